"""Every way to be refused in Railroad Revolution; the sentences stand in locale/."""

from rotonde.kernel.law.refusal import Reason

# Set-up
SETUP_TILE_GONE = Reason("setup-tile-gone", "REV-13")
CITY_NOT_ON_TILE = Reason("city-not-on-tile", "REV-15")
SECTION_NOT_ON_TILE = Reason("section-not-on-tile", "REV-15")
SLOT_TAKEN = Reason("first-slot-taken", "REV-15")

# The turn
NOT_IN_STOCK = Reason("worker-not-in-stock", "REV-52")
NO_BUILDING_LEFT = Reason("no-building-left", "REV-53")
NO_RAIL_LEFT = Reason("no-rail-left", "REV-53")
NO_PIECE_LEFT = Reason("no-piece-left", "REV-53")
NO_CITY_OPEN = Reason("no-city-open", "REV-53")
NO_SECTION_OPEN = Reason("no-section-open", "REV-53")
ACTION_TOO_DEAR = Reason("action-too-dear", "REV-53")
PASS_NOT_NEEDED = Reason("pass-not-needed", "REV-54")

# Places
NO_SUCH_CITY = Reason("no-such-city", "REV-20")
CITY_NOT_REACHED = Reason("city-not-reached", "REV-20")
CITY_HAS_YOUR_STATION = Reason("city-has-your-station", "REV-22")
NO_SUCH_SPACE = Reason("no-such-space", "REV-21")
SPACE_HAS_YOUR_RAIL = Reason("space-has-your-rail", "REV-21")
SPACE_NOT_REACHED = Reason("space-not-reached", "REV-21")
NO_SUCH_SECTION = Reason("no-such-section", "REV-22")
SECTION_HAS_YOUR_OFFICE = Reason("section-has-your-office", "REV-22")

# Parts of the action
PART_NOT_HERE = Reason("part-not-here", "REV-60")
PART_USED = Reason("part-used", "REV-61")
PIECES_PLACED = Reason("pieces-placed", "REV-60")
PIECES_FIRST = Reason("pieces-first", "REV-60")
RAILS_FIRST = Reason("rails-first", "REV-77")
SLOT_SPENT = Reason("slot-spent", "REV-60")
NO_ABILITY = Reason("no-ability", "REV-60")
NOT_FIRST = Reason("not-first", "REV-72")
NO_TILE_HERE = Reason("no-tile-here", "REV-81")
PRICE_TOO_HIGH = Reason("price-too-high", "REV-35")
DOES_NOTHING = Reason("does-nothing", "REV-36")
PIECES_LEFT = Reason("pieces-left", "REV-61")
DUE_NOT_COVERED = Reason("due-not-covered", "REV-61")
PIECE_NOT_THERE = Reason("piece-not-there", "REV-90")

# What could not be finished
TOO_DEAR = Reason("too-dear", "REV-64")
TOO_FEW_WORKERS = Reason("too-few-workers", "REV-34")
NO_WAY_ON = Reason("no-way-on", "REV-64")

# Effects
NO_SUCH_WORKER = Reason("no-such-worker", "REV-25")
MILESTONE_NOT_OPEN = Reason("milestone-not-open", "REV-37")
NO_SLOT_FOR_COLOUR = Reason("no-slot-for-colour", "REV-37")
PROMOTION_TOO_DEAR = Reason("promotion-too-dear", "REV-37")
TRACK_AT_ITS_END = Reason("track-at-its-end", "REV-38")
GATE_NOT_COVERED = Reason("gate-not-covered", "REV-38")
NO_WORKER_FOR_GATE = Reason("no-worker-for-gate", "REV-38")
DISCARD_FOR_NOTHING = Reason("discard-for-nothing", "REV-81")
NOTHING_TO_TAKE = Reason("nothing-to-take", "REV-39")
SAME_COLOUR = Reason("same-colour", "REV-39")
NONE_TO_TAKE = Reason("none-to-take", "REV-39")
COLOUR_GONE = Reason("colour-gone", "REV-33")
COLOUR_NOT_OFFERED = Reason("colour-not-offered", "REV-33")
PILE_EMPTY = Reason("pile-empty", "REV-40")
NO_SUCH_TRAIN = Reason("no-such-train", "REV-41")
BONUS_NOT_POSSIBLE = Reason("bonus-not-possible", "REV-41")

# Market
DEAL_NEEDS_SHARES = Reason("deal-needs-shares", "REV-102")
DEAL_NEEDS_MONEY = Reason("deal-needs-money", "REV-102")
DEAL_TAKEN = Reason("deal-taken", "REV-101")
ENOUGH_DEALS = Reason("enough-deals", "REV-101")
PASS_BELOW_MINIMUM = Reason("pass-below-minimum", "REV-102")

# Milestones
NOT_LOOKED_AT = Reason("milestone-not-looked-at", "REV-112")

# At all times
NOT_AT_THIS_STEP = Reason("not-at-this-step", "REV-30")
NO_SHARES = Reason("no-shares", "REV-30")
HIRE_TOO_DEAR = Reason("hire-too-dear", "REV-31")
NONE_TO_HIRE = Reason("none-to-hire", "REV-31")

# A click on what is not offered
WORKER_FIRST = Reason("worker-first", "REV-52")
PICK_FIRST = Reason("pick-first", "REV-13")
EFFECT_FIRST = Reason("effect-first", "REV-61")
IS_OFFERED = Reason("is-offered", "REV-61")
