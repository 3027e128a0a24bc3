"""The groups in which choices stand, the maker of choices, and offers put together.

Pure. A choice is made once for all that it says: offered again, it is the same object.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from rotonde.games.dice.notation import NOTATION
from rotonde.kernel.desk.menu import GROUP, Choice, Group, Pick
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.text import Text

INCOME, ROLL, SHARES, RAILS, STATIONS, END = "income", "roll", "shares", "rails", "stations", "end"
TILE, BACK, LAST_ROLL = "tile", "back", "last-roll"
GROUPS: Final = (RAILS, INCOME, ROLL, STATIONS, SHARES, TILE, BACK, END, LAST_ROLL)
"""All groups, in the order of the prompt: the buttons stand from the right, and the first of them
makes room for the rail that is pointed at."""
COUNTED: Final = (STATIONS, SHARES)
"""The groups that are told by how many they hold, and that ask a question of their own."""
KEPT: Final = 1 << 11
"""The number of choices that are kept of each kind: those that tables in play were offered last."""

offer: Final = offering(NOTATION)
"""Makes a choice of an order."""


def together(*offers: Offer) -> Offer:
    """Several offers as one."""
    return Offer(
        choices=tuple([one for offer in offers for one in offer.choices]),
        dials=tuple([one for offer in offers for one in offer.dials]),
        closed=tuple([one for offer in offers for one in offer.closed]),
        picks=tuple([one for offer in offers for one in offer.picks]),
    )


def picks(choices: Sequence[Choice], words: Callable[[Thing], Pick]) -> tuple[Pick, ...]:
    """The words of the things that stand for several choices."""
    wide = [one.things[0] for one in choices]
    if len(set(wide)) == len(wide):
        return ()
    return tuple([words(thing) for thing, count in Counter(wide).items() if count > 1])


def groups(offer: Offer) -> tuple[Group, ...]:
    """The groups in use; what ends the game is never the first of them."""
    held = [*map(GROUP, offer.choices)]
    used = {*held, *map(GROUP, offer.dials), *map(GROUP, offer.closed)}
    last = {one.group for one in offer.choices if one.warns}
    order = [id for id in GROUPS if id in used and id not in last]
    order += [id for id in GROUPS if id in last]
    return tuple([group(id, held.count(id)) for id in order])


@lru_cache(maxsize=KEPT)
def group(id: str, held: int) -> Group:
    """A group by its name: of those that hold several things of a kind, in one or in many."""
    if id not in COUNTED:
        return Group(id, Text(f"group-{id}"))
    return Group(id, Text(f"group-{id}", {"count": held}), prompt=Text(f"asked-{id}"))
