"""Whether what a rail or a tile begins can be finished with the dice at hand (DIC-41).

Pure. The one place that knows: it looks ahead with the cheapest dice, and asks first what needs no
search. Verdicts are kept on the line for which they hold.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

import msgspec

from rotonde.games.dice.board import BOARD, Cell, Ground, Place
from rotonde.games.dice.maps.general import GeneralMap, Layout, SideSet
from rotonde.games.dice.maps.line import Line
from rotonde.games.dice.maps.ways import Keep, Way, entry_ways, has_way_out, rails_ashore
from rotonde.games.dice.rules.track import (
    Planned,
    Railhead,
    after,
    cheapest,
    end_on_tile,
    obligation_of,
    offers,
    railhead,
    ways,
)
from rotonde.games.dice.state import FIGURES, Hand, State
from rotonde.games.dice.steps import Bridging, Entering, Main
from rotonde.kernel.tools.derived import kept

# --- the search -----------------------------------------------------------------------------------


def can_finish(at: Railhead) -> bool:
    """Whether some way leads from here to an end that obliges to nothing."""
    if at.ran_dry:  # DIC-88: the game is over, and so is every obligation
        return True
    begun = obligation_of(at)
    if begun == "nothing":
        return keeps_way_out(at)
    if not at.hand.rails:
        return False
    if begun == "bridge":
        return any(can_finish(further) for further in onward(at))
    return enters_simply(at) or any(can_finish(end_on_tile(at, tile)) for tile in offers(at))


def is_finished(at: Railhead) -> bool:
    """Whether nothing is left to be finished."""
    return at.ran_dry or (obligation_of(at) == "nothing" and keeps_way_out(at))


def keeps_way_out(at: Railhead) -> bool:
    """Whether an end without obligation leaves the way out that there must be (DIC-38)."""
    if at.keep == "nothing":
        return True
    sides = at.general_map.open_sides(at.place)
    if at.keep == "other":
        assert at.other is not None
        return has_way_out(at.dice, at.other.cell, at.other.out, sides)
    if at.keep == "tile" and not sides:
        return True
    return has_way_out(at.dice, at.head.cell, at.head.out, sides)


def onward(at: Railhead) -> Iterator[Railhead]:
    """The end one rail farther, for each rail that the dice allow."""
    for rail in ways(at):
        planned = cheapest(at, rail)
        if planned is not None:
            yield after(at, planned)


# --- tiles beyond a border ------------------------------------------------------------------------


class Entries(msgspec.Struct, frozen=True):
    """The entry rails that begin nothing more, by what they take."""

    straight: bool = False
    curve: bool = False
    mountain_straight: bool = False
    mountain_curve: bool = False

    @property
    def take_any_rail(self) -> bool:
        """Whether every die that can be a rail serves, and no other: nothing better can come."""
        return self.straight and self.curve


NO_ENTRIES: Final = Entries()


def is_enough(entries: Entries, hand: Hand) -> bool:
    """Whether one of these entry rails can be laid and paid for; a joker lays no mountain here."""
    if hand.joker and (entries.straight or entries.curve):
        return True
    if (hand.straight and entries.straight) or (hand.curve and entries.curve):
        return True
    mountain = (hand.straight and entries.mountain_straight) or (
        hand.curve and entries.mountain_curve
    )
    return bool(mountain) and hand.hidden + hand.joker >= FIGURES.mountain_cost


def can_enter(at: Railhead, ground: Ground) -> bool:
    """Whether a tile can be entered, and all that its entry begins be finished."""
    head = at.head
    assert head.out is not None
    sides = at.general_map.sides_beyond(head.beyond, ground)
    if is_enough(tile_entries(ground.number, head.cell, head.out, sides), at.hand):
        return True
    return can_finish(end_on_tile(at, ground))


def enters_simply(at: Railhead) -> bool:
    """Whether the dice are enough for an entry rail that begins nothing more."""
    assert at.head.out is not None
    entries = entries_beyond(at.general_map, at.head.place, at.head.cell, at.head.out)
    return is_enough(entries, at.hand)


def entries_beyond(general_map: GeneralMap, place: Place, cell: Cell, out: int) -> Entries:
    """The entry rails beyond the border of a tile, whichever tile is chosen there."""
    return found_entries(general_map.layout, general_map, place, cell, out)


@kept
def found_entries(
    _layout: Layout, general_map: GeneralMap, place: Place, cell: Cell, out: int
) -> Entries:
    """The entries, looked for once for each layout."""
    beyond, found = Place(place + BOARD.steps[out]), NO_ENTRIES
    for ground in general_map.offers(beyond):
        sides = general_map.sides_beyond(beyond, ground)
        found = together(found, tile_entries(ground.number, cell, out, sides))
        if found.take_any_rail:
            break
    return found


def together(some: Entries, others: Entries) -> Entries:
    """The entry rails of one tile or another."""
    return Entries(
        some.straight or others.straight,
        some.curve or others.curve,
        some.mountain_straight or others.mountain_straight,
        some.mountain_curve or others.mountain_curve,
    )


@lru_cache(maxsize=1 << 12)
def tile_entries(ground: int, cell: Cell, out: int, sides: SideSet) -> Entries:
    """The entry rails of a tile with these open sides, beyond a border cell."""
    rails = entry_ways(ground, BOARD.entry(cell, out), out)
    found = {(rail.mountain, rail.straight) for rail in rails if ends_there(rail, sides)}
    return Entries(
        straight=(False, True) in found,
        curve=(False, False) in found,
        mountain_straight=(True, True) in found,
        mountain_curve=(True, False) in found,
    )


def ends_there(rail: Way, sides: SideSet) -> bool:
    """Whether an entry rail begins nothing and has a way out of its tile, if that has any."""
    if rail.begins != "nothing":
        return False
    return not sides or has_way_out(1 << rail.cell, rail.cell, rail.out, sides)


# --- a rail that is asked for ---------------------------------------------------------------------


def can_lay(state: State, end: int, planned: Planned) -> bool:
    """Whether a rail, and what it begins, can be finished; what was found out once is known."""
    rail, step = planned.rail, state.steps[-1]
    if rail.begins == "nothing" and isinstance(step, Main):
        return True
    left, entering = planned.left_of(state.trays[state.seat].hand), isinstance(step, Entering)
    if entering and reward_falls_short(state, planned.surcharge):
        return True  # the game is over with this rail, and so is what it begins (DIC-88)
    if not (rail.begins == "nothing" or left.rails or entering):
        return False  # one more rail is needed, and only an entry rail brings dice (DIC-49)
    if rail.begins == "nothing" and entering:
        return ends_there(rail, state.general_map.open_sides(state.line.ends[end].beyond))
    if rail.begins == "bridge" and not reaches_ashore(state, end, rail, left):
        return False
    if is_enough(entries_behind(state, end, rail), left):
        return True
    verdicts = verdicts_on(state, end, rail)
    verdict = verdicts.on(left)
    if verdict is None:
        verdict = verdicts.note(left, can_finish(after(railhead(state, end), planned)))
    return verdict


def can_lay_anyhow(state: State, end: int, rail: Way, cost: int) -> bool:
    """Whether it needs no look ahead to say that a rail can be finished, however it is paid for."""
    if rail.begins == "nothing":
        return isinstance(state.steps[-1], Main)
    if rail.begins == "bridge":
        return False
    tray = state.trays[state.seat]
    if tray.straight + tray.curve + tray.joker < 1 + cost + 1:
        return False  # else a rail is left, whatever jokers pay
    return entries_behind(state, end, rail).take_any_rail


def reward_falls_short(state: State, cost: int = 0) -> bool:
    """Whether the reserve cannot give the reward of an entry rail that costs so much (DIC-49)."""
    if len(state.line.sheets) > 1 or state.is_last_year:
        return False  # a complete tile brings back more than the reward takes
    return state.reserve + cost < FIGURES.discovery_reward


def entries_behind(state: State, end: int, rail: Way) -> Entries:
    """The entry rails that would finish a crossing at once; none for other rails."""
    if rail.begins != "crossing":
        return NO_ENTRIES
    line = state.line
    return entries_beyond(line.general_map, line.ends[end].place, rail.cell, rail.out)


def reaches_ashore(state: State, end: int, rail: Way, hand: Hand) -> bool:
    """Whether there are dice enough for the shortest bridge, wherever other dice lie (DIC-55)."""
    head, entering = state.line.ends[end], isinstance(state.steps[-1], Entering)
    ground = state.general_map.ground(head.beyond if entering else head.place)
    toll = 0 if ground.water >> rail.cell & 1 else FIGURES.bridge_cost
    rails = hand.rails - max(0, toll - hand.hidden)
    if entering:
        rails += FIGURES.discovery_reward  # which an entry rail brings (DIC-49)
    return rails >= rails_ashore(ground.number, rail.cell, rail.out)


# --- what was found out ---------------------------------------------------------------------------


class Verdicts:
    """With which dice a move could be finished: more of them can do no less."""

    def __init__(self) -> None:
        self.enough: list[Hand] = []
        self.short: list[Hand] = []

    def on(self, hand: Hand) -> bool | None:
        """The verdict on these dice; None where it must be found out."""
        if any(hand.covers(known) for known in self.enough):
            return True
        if any(known.covers(hand) for known in self.short):
            return False
        return None

    def note(self, hand: Hand, verdict: bool) -> bool:
        """Remember what was found out."""
        (self.enough if verdict else self.short).append(hand)
        return verdict


def verdicts_on(state: State, end: int, rail: Way) -> Verdicts:
    """The verdicts on a rail of this line, with these ranges paid and this reserve."""
    reserve = min(state.reserve, FIGURES.discovery_reward)  # a larger one never falls short
    step = state.steps[-1]
    keep = step.keep if isinstance(step, Bridging) else None
    return verdicts_of(state.line, (end, rail.index), state.paid, reserve, keep, state.is_last_year)


@kept
def verdicts_of(
    _line: Line,
    _rail: tuple[int, int],
    _paid: int,
    _reserve: int,
    _keep: Keep | None,
    _last_year: bool,
) -> Verdicts:
    """A place for what is found out."""
    return Verdicts()
