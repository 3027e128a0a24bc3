"""The things on the board and in the panels, and how their ids are spelt.

A board marks what it draws with them; menus, cards and answers to clicks name them.
"""

from typing import Final

from rotonde.kernel.law.thing import ThingKind


def face(face_up: bool) -> str:
    """How a train lies."""
    return "up" if face_up else "down"


# --- on the map and the telegraph line ------------------------------------------------------------

city: Final = ThingKind("city", city=str)
station: Final = ThingKind("station", city=str, seat=str)
space: Final = ThingKind("space", space=str)
rail: Final = ThingKind("rail", space=str, seat=str)
section: Final = ThingKind("section", section=str)
office: Final = ThingKind("office", section=str, seat=str)
link: Final = ThingKind("link", left=str, right=str)

# --- before a seat --------------------------------------------------------------------------------

seat: Final = ThingKind("seat", seat=str)
worker: Final = ThingKind("worker", colour=str, where=str)
action: Final = ThingKind("action", space=str)
action_for: Final = ThingKind("action", space=str, colour=str)
part: Final = ThingKind("part", part=str)
field: Final = ThingKind("field", field=str)
piece: Final = ThingKind("piece", kind=str)
train: Final = ThingKind("train", kind=str, face=face)
milestone: Final = ThingKind("milestone", milestone=str)
slot: Final = ThingKind("slot", milestone=str, wanted=str)
keep: Final = ThingKind("keep", milestone=str)

# --- figures of a seat ----------------------------------------------------------------------------

money: Final = ThingKind("money", seat=str)
shares: Final = ThingKind("shares", seat=str)
crew: Final = ThingKind("crew", seat=str)
completed: Final = ThingKind("completed", seat=str)
tracks: Final = ThingKind("tracks", seat=str)

# --- beside the board -----------------------------------------------------------------------------

step: Final = ThingKind("step", track=str, space=str)
pile: Final = ThingKind("pile", kind=str)
supply: Final = ThingKind("supply", colour=str)
setup: Final = ThingKind("setup", tile=str)
market: Final = ThingKind("market")
race: Final = ThingKind("race")
piles: Final = ThingKind("piles")
deal: Final = ThingKind("deal", deal=str)

# --- orders and sums without a place of their own -------------------------------------------------

sell: Final = ThingKind("sell")
hire: Final = ThingKind("hire")
hired: Final = ThingKind("hire", colour=str)
finish: Final = ThingKind("finish")
stop: Final = ThingKind("stop")
skip: Final = ThingKind("pass")
due: Final = ThingKind("due")
paid: Final = ThingKind("paid")
