"""What a seat of Railroad Tycoon may choose, for people: prompts, labels, picks.

Pure. Offers exactly the legal actions; the sentences stand in locale/. A kind of action is opened
together with its first decision, so that a click on a cube, an exit or a card is enough.
"""

from rotonde.games.tycoon.desk.menu.asking import over, pace, prompt, within
from rotonde.games.tycoon.desk.menu.choices import choices_of, closed_kinds, tiles_of
from rotonde.games.tycoon.desk.menu.groups import GROUPS
from rotonde.games.tycoon.desk.menu.picks import dials_of, picks_of
from rotonde.games.tycoon.state import State
from rotonde.kernel.desk.menu import Menu, groups_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import asked

__all__ = ["menu"]


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    tiles, others = tiles_of(state, step), tuple(choices_of(state, step))
    dials = tuple(dials_of(step))
    closed = tuple(closed_kinds(state, step))
    return Menu(
        prompt=prompt(step),
        groups=groups_of((*tiles[:1], *others, *dials, *closed), GROUPS),
        choices=(*tiles, *others),
        dials=dials,
        closed=closed,
        picks=picks_of(state, seat, others),
        within=within(step),
        over=over(state, step),
        pace=pace(state, step),
    )
