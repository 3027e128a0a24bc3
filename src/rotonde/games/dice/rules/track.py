"""Where an end can go: next rails, and whether what one begins can be finished (DIC-38 to DIC-58).

A `Position` is an end of the line while a seat prolongs it, with all that decides how it may go on;
the search lays rails in it without touching the state. Inside the search a real die is used before
a joker and hidden dice pay before jokers: what is left is then worth most (DIC-41).
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from rotonde.games.dice.board import BOARD, NOWHERE, Cell, CellSet, Ground, Place
from rotonde.games.dice.maps.general import GeneralMap, MassifSet, SideSet, laid
from rotonde.games.dice.maps.line import Dice, Head
from rotonde.games.dice.maps.ways import (
    Begins,
    Keep,
    Way,
    entry_ways,
    has_way_out,
    onward_ways,
)
from rotonde.games.dice.state import FIGURES, State
from rotonde.games.dice.steps import Bridging, Entering


class Position(msgspec.Struct, frozen=True, gc=False):
    """An end of the line while a seat prolongs it, and the dice it may use."""

    general_map: GeneralMap
    place: Place
    dice: CellSet
    """The dice on its tile."""
    head: Cell
    out: int | None
    entering: bool
    """Whether the tile ahead was chosen and waits for its entry rail; `head` lies before it."""
    straight: int
    curve: int
    joker: int
    hidden: int
    paid: MassifSet
    keep: Keep
    other: Head | None
    """The other end, while both stand on this tile."""
    reserve: int
    reward: int
    """What a discovery brings; nothing in the last year (DIC-84)."""

    @property
    def ground(self) -> Ground:
        """The tile on which it stands."""
        return self.general_map.ground(self.place)


def position(state: State, end: int) -> Position:
    """An end as it stands."""
    line, tray, step = state.line, state.trays[state.seat], state.steps[-1]
    head, other = line.ends[end], line.ends[1 - end]
    place, entering = head.place, isinstance(step, Entering)
    if entering and head.out is not None:
        place = Place(place + BOARD.steps[head.out])
    return Position(
        line.general_map,
        place,
        0 if entering else line.sheet(end).dice,
        head.cell,
        head.out,
        entering,
        tray.straight,
        tray.curve,
        tray.joker,
        tray.hidden,
        state.paid,
        step.keep if isinstance(step, Bridging) else line.keep(end),
        other if other.place == head.place else None,
        state.reserve,
        0 if state.is_last_year else FIGURES.discovery_reward,
    )


# --- next rails -----------------------------------------------------------------------------------


def ways(at: Position) -> Sequence[Way]:
    """The rails that could lie next, by cell, then by way out."""
    ground = at.ground.number
    if at.entering:
        assert at.out is not None
        return entry_ways(ground, BOARD.entry(at.head, at.out), at.out)
    sides = at.general_map.open_sides(at.place)
    return onward_ways(ground, at.dice, at.head, at.out, sides)


# --- laying ---------------------------------------------------------------------------------------


def surcharge(at: Position, rail: Way) -> int:
    """The dice that the ground of a cell costs more (DIC-52, DIC-55)."""
    if not rail.mountain:
        return rail.toll
    massif = at.general_map.massif(at.place, rail.cell)
    return 0 if at.general_map.is_paid(massif, at.paid) else FIGURES.mountain_cost


def after(at: Position, rail: Way, joker: bool, cost: int, jokers_paid: int) -> Position:
    """The position with one more rail; one that enters a tile has brought its reward (DIC-49)."""
    paid = at.paid
    if rail.mountain:
        paid |= 1 << at.general_map.massif(at.place, rail.cell)
    reward = at.reward if at.entering else 0
    # A complete tile brings back more than the reward takes: only the first can fall short.
    given = min(reward, at.reserve + cost) if at.other else reward
    return Position(
        at.general_map,
        at.place,
        at.dice | 1 << rail.cell,
        rail.cell,
        rail.out,
        False,
        at.straight - (rail.straight and not joker),
        at.curve - (not rail.straight and not joker),
        at.joker - joker - jokers_paid + given,
        at.hidden - (cost - jokers_paid),
        paid,
        "tile" if at.entering else at.keep,
        None if at.entering else at.other,
        at.reserve + cost - (reward if at.other else 0),
        at.reward,
    )


def cheapest(at: Position, rail: Way) -> Position | None:
    """The position after a rail that leaves the most useful dice; None where it is too dear."""
    joker = not (at.straight if rail.straight else at.curve)
    cost = surcharge(at, rail)
    jokers_paid = max(0, cost - at.hidden)
    if at.joker < joker + jokers_paid:
        return None
    return after(at, rail, joker, cost, jokers_paid)


def entered(at: Position, ground: Ground) -> Position:
    """The position with a tile chosen ahead of it (DIC-44)."""
    assert at.out is not None
    place = Place(at.place + BOARD.steps[at.out])
    chosen = laid(at.general_map, place, ground)
    return replace(at, general_map=chosen, place=place, dice=0, entering=True)


# --- finishing ------------------------------------------------------------------------------------


def pending(at: Position) -> Begins:
    """What the head of a position obliges to."""
    if at.out is None:
        return "nothing"
    ahead = BOARD.beside[at.head][at.out]
    if ahead == NOWHERE:
        return "crossing"
    return "bridge" if at.ground.water & (1 << at.head | 1 << ahead) else "nothing"


def keeps_way_out(at: Position) -> bool:
    """Whether a position without obligation has what it must have (DIC-38)."""
    if at.keep == "nothing":
        return True
    sides = at.general_map.open_sides(at.place)
    if at.keep == "other":
        other = at.other
        return other is None or has_way_out(at.dice, other.cell, other.out, sides)
    if at.keep == "tile" and not sides:
        return True
    return has_way_out(at.dice, at.head, at.out, sides)


def falls_short(at: Position) -> bool:
    """Whether the reward of a discovery just made could not be taken in full (DIC-49)."""
    return at.reserve < 0


def can_finish(at: Position) -> bool:
    """Whether some way leads from here to a position without obligation (DIC-41)."""
    if falls_short(at):  # DIC-88: the game is over, and so is every obligation
        return True
    begun: Begins = "bridge" if at.entering else pending(at)
    if begun == "nothing":
        return keeps_way_out(at)
    if not (at.straight or at.curve or at.joker):
        return False
    if begun == "bridge":
        return any(can_finish(further) for further in onward(at))
    return enters_simply(at) or any(can_finish(entered(at, tile)) for tile in offers(at))


STRAIGHT, CURVE = 1, 2
ANY_RAIL = STRAIGHT | CURVE
"""Entry rails that finish a crossing, on country; on mountains they stand two bits higher."""


def enters_simply(at: Position) -> bool:
    """Whether the dice are enough for an entry rail that begins nothing more."""
    assert at.out is not None
    entries = simple_entries(at.general_map, at.place, at.head, at.out)
    return is_enough(entries, (at.straight, at.curve, at.joker, at.hidden))


def is_enough(entries: int, dice: Dice) -> bool:
    """Whether one of these entry rails can be laid and paid for; a joker lays no mountain here."""
    straight, curve, joker, hidden = dice
    if joker and entries & ANY_RAIL:
        return True
    shapes = (STRAIGHT if straight else 0) | (CURVE if curve else 0)
    if entries & shapes:
        return True
    return bool(entries & shapes << 2) and hidden + joker >= FIGURES.mountain_cost


def simple_entries(general_map: GeneralMap, place: Place, cell: Cell, out: int) -> int:
    """The entry rails beyond a border after which nothing is left to be finished."""
    known, key = general_map.layout.known_entries, (place, cell, out)
    if key not in known:
        beyond = Place(place + BOARD.steps[out])
        known[key] = 0
        for ground in general_map.offers(beyond):
            known[key] |= entries_of(general_map, beyond, ground, (cell, out))
            if known[key] & ANY_RAIL == ANY_RAIL:  # nothing better can come
                break
    return known[key]


def entries_of(
    general_map: GeneralMap, place: Place, ground: Ground, border: tuple[Cell, int]
) -> int:
    """The same for one tile; `border` is the cell before it and the direction of travel."""
    return entries_with(ground.number, *border, general_map.sides_beyond(place, ground))


@lru_cache(maxsize=1 << 12)
def entries_with(ground: int, cell: Cell, out: int, sides: SideSet) -> int:
    """The same for a tile with these open sides."""
    entries = 0
    for rail in entry_ways(ground, BOARD.entry(cell, out), out):
        if ends_there(rail, sides):
            entries |= (STRAIGHT if rail.straight else CURVE) << 2 * rail.mountain
    return entries


def can_enter(at: Position, ground: Ground) -> bool:
    """Whether a tile can be entered, and all that its entry begins be finished (DIC-41)."""
    assert at.out is not None
    beyond = Place(at.place + BOARD.steps[at.out])
    entries = entries_of(at.general_map, beyond, ground, (at.head, at.out))
    dice = at.straight, at.curve, at.joker, at.hidden
    return is_enough(entries, dice) or can_finish(entered(at, ground))


def ends_there(rail: Way, sides: SideSet) -> bool:
    """Whether an entry rail begins nothing and has a way out of its tile, if that has any."""
    if rail.begins != "nothing":
        return False
    return not sides or has_way_out(1 << rail.cell, rail.cell, rail.out, sides)


def offers(at: Position) -> list[Ground]:
    """The tiles that fit where a position leads over a border (DIC-44)."""
    assert at.out is not None
    return at.general_map.offers(Place(at.place + BOARD.steps[at.out]))


def onward(at: Position) -> Iterator[Position]:
    """The positions one rail farther that the dice allow."""
    for rail in ways(at):
        further = cheapest(at, rail)
        if further is not None:
            yield further
