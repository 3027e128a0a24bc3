"""The answer to a click on what is not offered: what `check` says of the order it would be.

Pure. Asks the rules; of the orders that a click could mean, the one that comes nearest answers.
"""

from collections.abc import Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    CompanyId,
    Discard,
    EndTurn,
    LayRail,
    LineEnd,
    Roll,
    Side,
    Source,
    TakeIncome,
    TileKind,
)
from rotonde.games.dice.board import BOARD, NOWHERE, Place
from rotonde.games.dice.components import FACES, SIDES, SITE_KINDS
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS
from rotonde.games.dice.maps.ways import LEAST, touched
from rotonde.games.dice.reasons import (
    CELL_TAKEN,
    DIE_NOT_IN_FRONT,
    IS_OFFERED,
    JOKER_NOT_NEEDED,
    NO_JOKER_IN_FRONT,
    NO_SHAPE_IN_FRONT,
    NO_TILE_FITS,
    NO_WAY_OUT,
    NOT_A_NEXT_CELL,
    NOT_THE_DIRECTOR,
    OUT_IS_ENTRY,
    PLACE_AHEAD,
    STATION_TOO_DEAR,
    STATION_WRONG_GROUND,
    SURCHARGE_OTHERWISE,
    TILE_LIES_THERE,
)
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.state import State
from rotonde.games.dice.things import FACE_LETTERS
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.step import asked, not_asked
from rotonde.railway.bitset import members

VAGUE: Final = {
    reason.code
    for reason in (
        OUT_IS_ENTRY,
        NO_SHAPE_IN_FRONT,
        NO_JOKER_IN_FRONT,
        SURCHARGE_OTHERWISE,
        NOT_THE_DIRECTOR,
        STATION_WRONG_GROUND,
        DIE_NOT_IN_FRONT,
        JOKER_NOT_NEEDED,
    )
}
"""Refusals of one way to do something, which answer only where no other way says more."""
OFF_LINE: Final = {NOT_A_NEXT_CELL.code, CELL_TAKEN.code}
NEAREST: Final = {STATION_TOO_DEAR.code}
"""Where one kind of station lacks dice alone, the ground that another kind lacks is no answer."""
PLACES: Final = {things.place(at): place for place, at in BOARD.places.items()}


def why_not(state: State, seat: Seat | None, thing: Thing) -> Refusal:
    """Why `seat` cannot choose this thing now. Answers anything, and never raises."""
    step = asked(state.steps, seat)
    if step is None or seat is None:
        return not_asked(state.steps)
    place = PLACES.get(thing)
    if place is not None:
        return of_place(state, seat, place)
    refusals = [DECISIONS.check(state, seat, action) for action in meant(state, thing)]
    if not refusals:
        return NOT_NOW()
    if None in refusals:
        return IS_OFFERED()
    refusal = telling([refusal for refusal in refusals if refusal is not None])
    return replace(refusal, obstacles=tuple(obstacles(state, thing, refusal)))


def telling(refusals: Iterable[Refusal]) -> Refusal:
    """The refusal that says most: of a cell on the line rather than one beside it."""

    def rank(one: Refusal) -> tuple[bool, ...]:
        return one.code in OFF_LINE, one.code in VAGUE, one.code not in NEAREST

    return min(refusals, key=rank)


# --- places of the general map --------------------------------------------------------------------


def of_place(state: State, seat: Seat, place: Place) -> Refusal:
    """What a place is: a sheet, closed for good, or empty, and what it takes to lead there."""
    layout = state.general_map.layout
    if place in layout.at:  # DIC-43
        return TILE_LIES_THERE(tile=layout.at[place] + 1)
    roads = list(roads_to(state, place))
    if not roads:
        return NOT_NOW()
    if not state.general_map.offers(place):  # DIC-51
        return NO_TILE_FITS()
    refusals = [DECISIONS.check(state, seat, rail) for road in roads for rail in over(state, *road)]
    near = [one for one in refusals if one is not None and one.code not in OFF_LINE]
    return telling(near) if near and None not in refusals else ahead_of(state, *roads[0])


def roads_to(state: State, place: Place) -> Iterator[tuple[LineEnd, int]]:
    """The ends beside a place, and over which side of their tile it lies."""
    for end, head in zip(ENDS, state.line.ends, strict=True):
        for side, step in enumerate(BOARD.steps):
            if head.place + step == place:
                yield end, side


def over(state: State, end: LineEnd, side: int) -> Iterator[AnyAction]:
    """Every rail that would lead over a side of a tile."""
    for cell in BOARD.rims[side]:
        yield from rails(state, end, BOARD.positions[cell], SIDES[side])


def ahead_of(state: State, end: LineEnd, side: int) -> Refusal:
    """What a line that is not yet at the border needs to lead over it."""
    sheet = state.line.sheet(END_NUMBERS[end])
    return PLACE_AHEAD(
        sheet=state.general_map.layout.at[sheet.place] + 1,
        side=names.side(SIDES[side]),
        needed=LEAST,
        dice=len(sheet.line),
    )


# --- what stands in the way -----------------------------------------------------------------------


def obstacles(state: State, thing: Thing, refusal: Refusal) -> Iterator[Thing]:
    """What the board shows of a refusal: a die that is touched, a cell without a way on, a tile."""
    kind, *words = thing.split(":")
    if kind == "out" and refusal.code == NO_WAY_OUT.code:
        yield from ahead(state, *words[:3])
    die, tile = refusal.facts.get("die"), refusal.facts.get("tile")
    if isinstance(die, str):
        yield things.cell(line_end(words[0]), BOARD.cell_names.index(die))
    if isinstance(tile, int):
        yield things.place(BOARD.places[state.general_map.places[tile - 1]])


def ahead(state: State, end: str, name: str, side: str) -> Iterator[Thing]:
    """The cell that a way leads to, and the dice that it would touch (DIC-6)."""
    which, cell = line_end(end), BOARD.cell_names.index(name)
    further = BOARD.beside[cell][SIDES.index(side)]
    if further == NOWHERE:
        return
    yield things.cell(which, further)
    near = touched(1 << further) & state.line.sheet(END_NUMBERS[which]).dice
    yield from (things.cell(which, die) for die in members(near))


def line_end(name: str) -> LineEnd:
    """An end by its letter."""
    return ENDS[ENDS.index(name)]


# --- what a click would ask for -------------------------------------------------------------------


def meant(state: State, thing: Thing) -> Iterator[AnyAction]:
    """The orders that a click on the thing could mean; none for a thing that does not exist."""
    kind, _, name = thing.partition(":")
    words = name.split(":")
    match kind:
        case "cell" | "out" | "rail" | "site":
            yield from on_sheet(state, kind, words)
        case "bank" | "director" | "company":
            yield from for_share(kind, name)
        case "tile" if len(words) == 2 and words[1] in {"0", "1", "2", "3"}:
            yield ChooseTile(TileKind(words[0]), int(words[1]))
        case "die":
            yield from (Discard(f) for f in FACES if FACE_LETTERS[f] == name)
        case "reserve":
            yield TakeIncome()
        case "hidden":
            yield Roll(1, 0)
        case "front" | "seat":
            yield EndTurn()


def for_share(kind: str, name: str) -> Iterator[AnyAction]:
    """A share of the bank or of the director; the row of a company means both."""
    sources: tuple[Source, ...] = ("bank", "director")
    for source in sources:
        if kind in (source, "company"):
            yield BuyShare(CompanyId(name), source, "share")
            yield BuyShare(CompanyId(name), source, "joker")


def on_sheet(state: State, kind: str, words: list[str]) -> Iterator[AnyAction]:
    """A rail or a station on a cell of a sheet."""
    if len(words) < 2 or words[0] not in ENDS or words[1] not in BOARD.cell_names:
        return
    end = words[0]
    if kind == "site":
        yield from stations(end)
        return
    at = BOARD.positions[BOARD.cell_names.index(words[1])]
    ends = ENDS if len(state.line.sheets) == 1 else (end,)
    outs = words[2:3] if kind == "out" else SIDES
    for which in ends:
        for out in outs:
            if out in SIDES:
                yield from rails(state, which, at, out)


def rails(state: State, end: LineEnd, at: tuple[int, int], out: Side) -> Iterator[AnyAction]:
    """The ways to lay one rail, those that can be paid for first."""
    tray = state.trays[state.seat]
    for paid in sorted(range(3), key=lambda jokers: abs(jokers - max(0, 2 - tray.hidden))):
        yield LayRail(end, at, out, "rail", paid)
        yield LayRail(end, at, out, "joker", paid)


def stations(end: LineEnd) -> Iterator[AnyAction]:
    """Every station at an end."""
    for company in BOARD.companies:
        for kind in SITE_KINDS:
            yield BuildStation(end, company.id, kind, 0)
