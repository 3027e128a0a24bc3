"""Every way to be refused in Railroad Tycoon; the sentences stand in locale/."""

from rotonde.kernel.law.refusal import Reason

NO_SUCH_HEX = Reason("no-such-hex", "TYC-9")
NO_SUCH_CITY = Reason("no-such-city", "TYC-12")
NO_SUCH_COLOUR = Reason("no-such-colour", "TYC-2")
BEGINNERS_GAME = Reason("beginners-game", "TYC-91")

# Auction
BID_TOO_LOW = Reason("bid-too-low", "TYC-21")
BID_TOO_HIGH = Reason("bid-too-high", "TYC-21")

# Choosing an action
SHARES_ENOUGH = Reason("shares-enough", "TYC-16")
NOTHING_TO_BUILD = Reason("nothing-to-build", "TYC-26")
NOTHING_TO_DELIVER = Reason("nothing-to-deliver", "TYC-55")
NO_CARD_TO_TAKE = Reason("no-card-to-take", "TYC-59")
ENGINE_AT_TOP = Reason("engine-at-top", "TYC-46")
NO_GRAY_CITY = Reason("no-gray-city", "TYC-45")
NO_NEW_CITY = Reason("no-new-city", "TYC-45")

# Building: where the tile lies
HEX_IS_CITY = Reason("hex-is-city", "TYC-9")
HEX_IS_WESTERN = Reason("hex-is-western", "TYC-9")
HEX_CLOSED = Reason("hex-closed", "TYC-9")
SIDES_WRONG = Reason("sides-wrong", "TYC-10")
HEX_FULL = Reason("hex-full", "TYC-11")
SIDE_USED = Reason("side-used", "TYC-11")

# Building: where its ends lead
END_OFF_LAND = Reason("end-off-land", "TYC-30")
END_AT_WESTERN = Reason("end-at-western", "TYC-30")
END_AT_FULL_HEX = Reason("end-at-full-hex", "TYC-30")
END_AT_FOREIGN = Reason("end-at-foreign", "TYC-30")
NOT_AT_EXIT = Reason("not-at-exit", "TYC-29")
NOT_AT_LOOSE_END = Reason("not-at-loose-end", "TYC-29")
LINK_TO_ITSELF = Reason("link-to-itself", "TYC-33")
LINK_TWICE = Reason("link-twice", "TYC-34")
NO_LOCOMOTIVE = Reason("no-locomotive", "TYC-36")
STOP_TOO_EARLY = Reason("stop-too-early", "TYC-28")
NO_GRANT = Reason("no-grant", "TYC-66")
GRANT_TOO_LATE = Reason("grant-too-late", "TYC-66")
GRANT_PLAYED = Reason("grant-played", "TYC-66")

# Urbanizing
CITY_NOT_GRAY = Reason("city-not-gray", "TYC-43")
NEW_CITY_SPENT = Reason("new-city-spent", "TYC-43")
NEW_CITY_NEVER = Reason("new-city-never", "TYC-45")

# Delivering
NO_SUCH_CUBE = Reason("no-such-cube", "TYC-48")
NO_SUCH_LINK = Reason("no-such-link", "TYC-48")
ROUTE_EMPTY = Reason("route-empty", "TYC-50")
FIRST_LINK_FOREIGN = Reason("first-link-foreign", "TYC-49")
ROUTE_TOO_LONG = Reason("route-too-long", "TYC-50")
ROUTE_BROKEN = Reason("route-broken", "TYC-48")
CITY_TWICE = Reason("city-twice", "TYC-51")
STOPS_BEFORE = Reason("stops-before", "TYC-52")
NOT_ACCEPTED = Reason("not-accepted", "TYC-52")
OTHER_ROUTE = Reason("other-route", "TYC-58")
NO_CHAIN = Reason("no-chain", "TYC-48")
NO_CHAIN_TO = Reason("no-chain-to", "TYC-48")
CUBE_STAYS = Reason("cube-stays", "TYC-52")

# Cards
NO_SUCH_CARD = Reason("no-such-card", "TYC-59")
CARD_NOT_UP = Reason("card-not-up", "TYC-59")
CARD_IS_OBJECTIVE = Reason("card-is-objective", "TYC-60")
CARD_USELESS = Reason("card-useless", "TYC-64")

# The West
NOT_WESTERN = Reason("not-western", "TYC-70")
WEST_TAKEN = Reason("west-taken", "TYC-70")
WEST_UNLINKED = Reason("west-unlinked", "TYC-70")

# A click on what is not offered
ANOTHER_ACTION = Reason("another-action", "TYC-26")
EXIT_USED = Reason("exit-used", "TYC-12")
EXIT_CLOSED = Reason("exit-closed", "TYC-12")
FINISH_LINK = Reason("finish-link", "TYC-29")
IS_LINK = Reason("is-link", "TYC-13")
IS_UNFINISHED = Reason("is-unfinished", "TYC-41")
IS_SPACE = Reason("is-space", "TYC-18")
IS_SEAT = Reason("is-seat", "TYC-17")
IS_STOP = Reason("is-stop", "TYC-19")
IS_OFFERED = Reason("is-offered", "TYC-26")
