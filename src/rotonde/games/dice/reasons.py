"""Every way to be refused in Railroad Dice; the sentences stand in locale/."""

from rotonde.kernel.law.refusal import Reason

# Turn
INCOME_FIRST = Reason("income-first", "DIC-23")
FINISH_FIRST = Reason("finish-first", "DIC-42")
DISCARD_FIRST = Reason("discard-first", "DIC-69")

# Income
NO_INCOME_YET = Reason("no-income-yet", "DIC-25")
INCOME_TAKEN = Reason("income-taken", "DIC-25")
NO_INCOME_IN_LAST_YEAR = Reason("no-income-in-last-year", "DIC-84")

# Roll
ROLLED_ALREADY = Reason("rolled-already", "DIC-22")
NOTHING_TO_ROLL = Reason("nothing-to-roll", "DIC-30")
TOO_FEW_HIDDEN = Reason("too-few-hidden", "DIC-30")
TOO_FEW_JOKERS = Reason("too-few-jokers", "DIC-30")
ROLL_BEYOND_RESERVE = Reason("roll-beyond-reserve", "DIC-32")

# Shares
NO_SUCH_COMPANY = Reason("no-such-company", "DIC-34")
NO_DIE_FOR_SHARE = Reason("no-die-for-share", "DIC-33")
DIE_NOT_IN_FRONT = Reason("die-not-in-front", "DIC-33")
BANK_SOLD_OUT = Reason("bank-sold-out", "DIC-34")
MARKET_CLOSED = Reason("market-closed", "DIC-36")
NO_DIRECTOR = Reason("no-director", "DIC-35")
OWN_COMPANY = Reason("own-company", "DIC-37")
DIRECTOR_WITHOUT_SHARE = Reason("director-without-share", "DIC-35")

# Rails
NOT_A_NEXT_CELL = Reason("not-a-next-cell", "DIC-5")
CELL_TAKEN = Reason("cell-taken", "DIC-6")
CELL_TOUCHES = Reason("cell-touches", "DIC-6")
OUT_IS_ENTRY = Reason("out-is-entry", "DIC-39")
NO_RAIL_DIE = Reason("no-rail-die", "DIC-39")
NO_SHAPE_IN_FRONT = Reason("no-shape-in-front", "DIC-39")
NO_JOKER_IN_FRONT = Reason("no-joker-in-front", "DIC-39")
NO_WAY_OUT = Reason("no-way-out", "DIC-38")
LAST_WAY_OUT = Reason("last-way-out", "DIC-38")
OTHER_END = Reason("other-end", "DIC-42")

# Borders and tiles
TOO_FEW_DICE_TO_LEAVE = Reason("too-few-dice-to-leave", "DIC-43")
TILE_LIES_THERE = Reason("tile-lies-there", "DIC-43")
PLACE_AHEAD = Reason("place-ahead", "DIC-43")
NO_TILE_FITS = Reason("no-tile-fits", "DIC-51")
CROSSING_TOO_DEAR = Reason("crossing-too-dear", "DIC-41")
TILE_DOES_NOT_FIT = Reason("tile-does-not-fit", "DIC-44")
TILE_NONE_LEFT = Reason("tile-none-left", "DIC-44")
TILE_NO_SUCH = Reason("tile-no-such", "DIC-2")
TILE_TOO_DEAR = Reason("tile-too-dear", "DIC-41")

# Surcharges and bridges
SURCHARGE_TOO_DEAR = Reason("surcharge-too-dear", "DIC-54")
SURCHARGE_OTHERWISE = Reason("surcharge-otherwise", "DIC-58")
BRIDGE_TOO_DEAR = Reason("bridge-too-dear", "DIC-41")

# Stations
NO_OFFICE = Reason("no-office", "DIC-59")
NOT_THE_DIRECTOR = Reason("not-the-director", "DIC-59")
HEAD_IS_STATION = Reason("head-is-station", "DIC-60")
STATION_ON_BORDER = Reason("station-on-border", "DIC-61")
STATION_ON_WATER = Reason("station-on-water", "DIC-62")
STATION_WRONG_GROUND = Reason("station-wrong-ground", "DIC-62")
TOO_FEW_AROUND = Reason("too-few-around", "DIC-62")
STATIONS_BUILT = Reason("stations-built", "DIC-63")
STATION_ON_TILE = Reason("station-on-tile", "DIC-63")
STATION_TOO_DEAR = Reason("station-too-dear", "DIC-65")
JOKER_NOT_NEEDED = Reason("joker-not-needed", "DIC-66")

# Discarding
FACE_NOT_IN_FRONT = Reason("face-not-in-front", "DIC-69")

# A click on what is not offered
IS_OFFERED = Reason("is-offered", "DIC-22")
