"""Every way to be refused in Stephenson's Rocket; the sentences stand in locale/."""

from rotonde.kernel.law.refusal import Reason

NO_SUCH_HEX = Reason("no-such-hex", "ROC-2")

# Action A
NO_SUCH_MARKER = Reason("no-such-marker", "ROC-20")
MARKER_GONE = Reason("marker-gone", "ROC-21")

# Action B
STATION_ON_TOWN = Reason("station-on-town", "ROC-22")
STATION_ON_TILE = Reason("station-on-tile", "ROC-22")
STATION_ON_ENGINE = Reason("station-on-engine", "ROC-22")
STATION_ON_STATION = Reason("station-on-station", "ROC-22")
STATION_NEXT_TO_ENGINE = Reason("station-next-to-engine", "ROC-22")
STATION_NEXT_TO_STATION = Reason("station-next-to-station", "ROC-22")
RESERVE_EMPTY = Reason("reserve-empty", "ROC-26")
NOT_YOUR_STATION = Reason("not-your-station", "ROC-24")
STATION_STAYS_ON_TRACK = Reason("station-stays-on-track", "ROC-85")
STATION_HAS_NO_PLACE = Reason("station-has-no-place", "ROC-24")
STATION_SAME_HEX = Reason("station-same-hex", "ROC-24")

# Action C
NO_SUCH_COMPANY = Reason("no-such-company", "ROC-27")
COMPANY_ABSORBED = Reason("company-absorbed", "ROC-27")
COMPANY_MOVED_ALREADY = Reason("company-moved-already", "ROC-16")
COMPANY_STUCK = Reason("company-stuck", "ROC-27")
HEX_TOO_FAR = Reason("hex-too-far", "ROC-28")
HEX_BEHIND = Reason("hex-behind", "ROC-28")
HEX_IS_TOWN = Reason("hex-is-town", "ROC-29")
HEX_OCCUPIED = Reason("hex-occupied", "ROC-29")
HEX_TOUCHES_TWO_LINES = Reason("hex-touches-two-lines", "ROC-30")

# Veto
BID_TOO_LOW = Reason("bid-too-low", "ROC-36")
BID_TOO_HIGH = Reason("bid-too-high", "ROC-36")

# A click on what is not offered
CITY = Reason("told-city", "ROC-54", tells=True)
RAILWAY_TOWN = Reason("told-railway-town", "ROC-55", tells=True)
STARTING_TOWN = Reason("told-starting-town", "ROC-57", tells=True)
STATION_IN_HAND = Reason("station-in-hand", "ROC-24")
LINE_CHOSEN = Reason("line-chosen", "ROC-32")
TURNS_TOO_FAR = Reason("turns-too-far", "ROC-28")
VETO_OPEN = Reason("veto-open", "ROC-36")
BID_FIRST = Reason("bid-first", "ROC-36")
IS_OFFERED = Reason("is-offered", "ROC-15")
