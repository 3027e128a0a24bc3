"""Every way to be refused in Railroad Tiles; the sentences stand in locale/."""

from rotonde.kernel.law.refusal import Reason

# Setup
OBJECTIVES_NEED_OTHERS = Reason("objectives-need-others", "TIL-110")
OBJECTIVES_NOT_DIFFERENT = Reason("objectives-not-different", "TIL-70")
CHALLENGE_IS_SOLO = Reason("challenge-is-solo", "TIL-26")

# Starting tiles and columns
NO_START_TILE = Reason("no-start-tile", "TIL-34")
NO_SUCH_COLUMN = Reason("no-such-column", "TIL-24")
COLUMN_TAKEN = Reason("column-taken", "TIL-40")

# Laying
TILE_NOT_IN_HAND = Reason("tile-not-in-hand", "TIL-41")
NO_SUCH_CELL = Reason("no-such-cell", "TIL-1")
CELL_OCCUPIED = Reason("cell-occupied", "TIL-5")
CELL_TOUCHES_NOTHING = Reason("cell-touches-nothing", "TIL-5")
CELL_NOT_FIRST = Reason("cell-not-first", "TIL-6")
ORIENTATION_REPEATED = Reason("orientation-repeated", "TIL-4")
SIDES_DIFFERENT = Reason("sides-different", "TIL-5")
REJECTIONS_USED = Reason("rejections-used", "TIL-42")
HAND_NOT_EMPTY = Reason("hand-not-empty", "TIL-46")

# Objective tiles
OBJECTIVE_NOT_HELD = Reason("objective-not-held", "TIL-70")
OBJECTIVE_NOT_DUE = Reason("objective-not-due", "TIL-72")
OBJECTIVE_AFTER_TILES = Reason("objective-after-tiles", "TIL-73")
OBJECTIVE_CAN_BE_LAID = Reason("objective-can-be-laid", "TIL-73")
OBJECTIVE_DUE = Reason("objective-due", "TIL-46")

# Pieces
TOKEN_USED = Reason("token-used", "TIL-52")
TOKEN_LIKE_LEFT = Reason("token-like-left", "TIL-52")
CELL_WITHOUT_SLOT = Reason("cell-without-slot", "TIL-51")
SLOT_TAKEN = Reason("slot-taken", "TIL-54")
SLOT_OF_OTHER_KIND = Reason("slot-of-other-kind", "TIL-51")
STARS_SPENT = Reason("stars-spent", "TIL-55")
STAR_NOT_NEEDED = Reason("star-not-needed", "TIL-55")
PIECES_SPENT = Reason("pieces-spent", "TIL-58")

# A click on what is not offered
IS_OFFERED = Reason("is-offered", "TIL-100")
START_FIRST = Reason("start-first", "TIL-34")
COLUMN_FIRST = Reason("column-first", "TIL-40")
LAYING_FIRST = Reason("laying-first", "TIL-41")
PIECES_NOW = Reason("pieces-now", "TIL-50")
TILE_FITS_NOWHERE = Reason("tile-fits-nowhere", "TIL-43")
OBJECTIVE_FITS_NOWHERE = Reason("objective-fits-nowhere", "TIL-73")
CELL_ASKS_FOR_OTHER = Reason("cell-asks-for-other", "TIL-5")
TILE_DOES_NOT_FIT = Reason("tile-does-not-fit", "TIL-5")
TOKEN_WAITS = Reason("token-waits", "TIL-50")
TOKENS_SPENT = Reason("tokens-spent", "TIL-52")
TOKEN_WITHOUT_SLOT = Reason("token-without-slot", "TIL-54")
NO_TOKEN_FOR_KIND = Reason("no-token-for-kind", "TIL-51")
