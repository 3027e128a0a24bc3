"""What a seat of Railroad Tiles may choose, for people: prompts, labels, effects.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from functools import cache, lru_cache
from typing import Final

from rotonde.games.tiles import things
from rotonde.games.tiles.actions import ObjectiveId, TileId
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.desk.menu.asking import hint, over, pace, prompt
from rotonde.games.tiles.desk.menu.choices import choice
from rotonde.games.tiles.desk.menu.groups import GROUPS
from rotonde.games.tiles.desk.preview import Lay, outlook_of
from rotonde.games.tiles.names import objective, tile
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.state import State, open_step
from rotonde.games.tiles.steps import AnyStep, Laying
from rotonde.kernel.desk.menu import Menu, Pick, groups_of
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Text

__all__ = ["menu"]

WAYS: Final = Text("pick-ways")
"""Said in the place of their number, which would read as a gain beside cells with one way."""


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = open_step(state, seat)
    if step is None:
        return None
    actions = DECISIONS.legal(state, seat)
    look = outlook_of(state, seat)
    choices = tuple([choice(look, action) for action in actions])
    kinds = frozenset(map(type, actions))
    lays = [each.things for each in choices if isinstance(each.action, Lay)]
    return Menu(
        prompt=prompt(state, step, kinds),
        groups=groups_of(choices, GROUPS),
        choices=choices,
        over=over(state, step),
        pace=pace(state, step),
        hint=hint(state, step, kinds),
        picks=(
            *map(tile_pick, dict.fromkeys([tile for tile, _, _ in lays])),
            *map(cell_pick, dict.fromkeys([cell for _, cell, _ in lays])),
        ),
        picked=picked(step, {tile for tile, _, _ in lays}),
    )


@cache
def tile_pick(thing: Thing) -> Pick:
    """A tile of the hand, which is taken up before it is laid, also where it fits in one way."""
    name = things.spelt(thing)[1]
    face = objective(ObjectiveId(name)) if name in BOARD.objectives else tile(TileId(name))
    return Pick(thing, Text("label-start", {"tile": face}), holds=True)


@lru_cache(maxsize=1 << 10)
def cell_pick(cell: Thing) -> Pick:
    """A cell that stands for all the ways in which tiles can lie on it."""
    return Pick(cell, Text("label-cell", {"cell": things.spelt(cell)[1]}), counted=WAYS)


def picked(step: AnyStep, fitting: set[Thing]) -> tuple[Thing, ...]:
    """The first tile of the hand that fits anywhere is picked up by itself."""
    if not isinstance(step, Laying):
        return ()
    wanted = [*map(things.in_hand, step.hand), *sorted(fitting)]
    return next(((thing,) for thing in wanted if thing in fitting), ())
