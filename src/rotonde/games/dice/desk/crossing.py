"""Crossing a border as people see it: tiles on offer, what each opens, the tile that is left."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.dice import names, reasons, things
from rotonde.games.dice.actions import AnyAction, ChooseTile
from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.components import SIDES, LineEnd, TileKind
from rotonde.games.dice.desk import cards, plans
from rotonde.games.dice.desk.choices import KEPT, TILE, offer
from rotonde.games.dice.desk.clicks import OFF_LINE, refusals_of, vagueness
from rotonde.games.dice.desk.rails import rails_on
from rotonde.games.dice.desk.signs import Neighbour
from rotonde.games.dice.events import TileCleared, TileDiscovered, TileEntered
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS
from rotonde.games.dice.maps.ways import LEAST
from rotonde.games.dice.rules.crossing import legal_tiles
from rotonde.games.dice.rules.plans import Leg
from rotonde.games.dice.state import State, directed_by
from rotonde.games.dice.steps import AnyStep, ChoosingTile
from rotonde.games.dice.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Text
from rotonde.kernel.law.thing import words_of

# --- the menu -------------------------------------------------------------------------------------


def offer_tiles(state: State, step: ChoosingTile) -> Offer:
    """Every tile that fits and can be entered."""
    return Offer(tuple(map(tile_choice, legal_tiles(state, step))))


@lru_cache(maxsize=KEPT)
def tile_choice(order: ChooseTile) -> Choice:
    """A tile in one rotation."""
    facts: dict[str, Fact] = {"kind": names.tile(order.kind), "rotation": order.rotation}
    thing = things.tile(order.kind, order.rotation)
    return offer(order, TILE, Text("label-tile", facts), thing)


# --- the card -------------------------------------------------------------------------------------


def tile_card(pointed: Pointed[State, ChooseTile]) -> Preview:
    """The sides that it opens, the tile that is left, and the dice by the shortest way."""
    before, seat, after = pointed.before, pointed.seat, pointed.after
    event = pointed.turn.events[0]
    assert isinstance(event, TileDiscovered)
    way = plans.way_to_finish(after, event.end)
    return cards.card(
        pointed,
        Text("card-tile", {"kind": names.tile(event.kind)}),
        (
            *tile_rows(before, after, seat),
            *left_rows(after, END_NUMBERS[event.end], way),
            *plans.dice_left(before, seat, way),
        ),
        signs=place_signs(after),
    )


def tile_rows(before: State, after: State, seat: Seat) -> Iterator[PreviewRow]:
    """The open sides of a tile that is chosen, the ranges it joins, own stations beside it."""
    place = after.general_map.places[-1]
    opens = after.general_map.open_sides(place).bit_count()
    yield cards.figure("row-opens", names.figure(opens))
    ranges = ranges_joined(before.general_map, after.general_map)
    if ranges:
        yield cards.figure("row-ranges", names.figure(ranges))
    around = {place + step for step in BOARD.steps}
    mine = [station for one in directed_by(after, seat) for station in after.stations[one]]
    beside = sum(station.place in around for station in mine)
    if beside:
        yield cards.figure("row-beside", names.figure(beside))


def ranges_joined(before: GeneralMap, after: GeneralMap) -> int:
    """How many ranges go on over the borders of the tile laid last (DIC-53)."""
    grown = [new for new in after.layout.ranges if new not in before.layout.ranges]
    return sum(any(old & new for new in grown) for old in before.layout.ranges)


def left_rows(state: State, end: int, way: Leg) -> Iterator[PreviewRow]:
    """The tile that the line leaves, and the reward of the discovery (DIC-47, DIC-49)."""
    reserve = state.reserve + sum(one.planned.surcharge for one in way.rails)
    if len(state.line.sheets) > 1:
        sheet = state.line.sheet(end)
        reserve += sheet.rails
        yield cards.cleared_row(state.general_map.layout.at[sheet.place] + 1, sheet.rails)
    reward = min(way.at.reward, reserve)
    if reward:
        yield cards.reward_row(reward)
    yield cards.figure(
        "row-reserve", names.from_to(state.reserve, reserve - reward), things.reserve()
    )


def place_signs(after: State) -> Iterator[Neighbour]:
    """The empty places that a chosen tile would open, and those for which nothing would fit."""
    place = after.general_map.places[-1]
    opens = after.general_map.open_sides(place)
    for number, step in enumerate(BOARD.steps):
        if place + step in after.general_map.layout.frontier:
            beside = BOARD.places[Place(place + step)]
            yield Neighbour(things.place(*beside), beside, opens=bool(opens >> number & 1))


# --- clicks ---------------------------------------------------------------------------------------

PLACES: Final = {words_of(things.place(*at)): place for place, at in BOARD.places.items()}


def tile_meant(_state: State, _step: AnyStep, words: Words) -> ChooseTile | None:
    """A tile in one of its rotations."""
    match words:
        case [kind, "0" | "1" | "2" | "3" as rotation]:
            return ChooseTile(TileKind(kind), int(rotation))
    return None


def place_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """A place of the general map: a tile lies there, no line leads there, or none does yet."""
    place, layout = PLACES.get(tuple(words)), state.general_map.layout
    if place is None:
        return None
    if place in layout.at:  # DIC-43
        return reasons.TILE_LIES_THERE(tile=layout.at[place] + 1)
    roads = list(roads_to(state, place))
    if not roads:
        return None
    if not state.general_map.offers(place):  # DIC-51
        return reasons.NO_TILE_FITS()
    refusals = refusals_of(state, [rail for road in roads for rail in rails_over(state, *road)])
    near = [one for one in refusals if one is not None and one.code not in OFF_LINE]
    if near and None not in refusals:
        return min(near, key=vagueness)
    return border_ahead(state, *roads[0])


def roads_to(state: State, place: Place) -> Iterator[tuple[LineEnd, int]]:
    """The ends beside a place, and over which side of their tile it lies."""
    for end, head in zip(ENDS, state.line.ends, strict=True):
        for side, step in enumerate(BOARD.steps):
            if head.place + step == place:
                yield end, side


def rails_over(state: State, end: LineEnd, side: int) -> Iterator[AnyAction]:
    """Every rail that would lead over a side of a tile."""
    for cell in BOARD.rims[side]:
        yield from rails_on(state, end, cell, SIDES[side])


def border_ahead(state: State, end: LineEnd, side: int) -> Refusal:
    """The steps that a line still needs to lead over the border."""
    sheet = state.line.sheet(END_NUMBERS[end])
    return reasons.PLACE_AHEAD(
        sheet=state.general_map.layout.at[sheet.place] + 1,
        side=names.side(SIDES[side]),
        needed=LEAST,
        dice=len(sheet.line),
    )


# --- the log --------------------------------------------------------------------------------------


def discovery_line(event: TileDiscovered) -> LogLine:
    """The tile that was chosen."""
    at = (things.place(*event.place),)
    return did(event.seat, "log-tile", at=at, kind=names.a_tile(event.kind), tile=event.tile)


def cleared_line(event: TileCleared) -> LogLine:
    """The dice that came back."""
    at = (things.place(*event.place),)
    return consequence("log-cleared", at=at, tile=event.tile, dice=len(event.rails))


def reward_line(event: TileEntered) -> LogLine | None:
    """The reward; nothing in the last year."""
    at = (things.hidden(event.seat),)
    return consequence("log-reward", at=at, dice=event.reward) if event.reward else None


def about_sheet(view: View, end: str) -> About | None:
    """The sheet of an end of the line: its dice, and those that it takes to leave (DIC-43)."""
    found = next((each for each in view.sheets if end in each.ends), None)
    if found is None:
        return None
    state = Text("board-may-leave")
    if found.count < found.needed:
        state = Text("board-to-leave", {"count": found.count, "needed": found.needed})
    dice = Text("about-dice", {"count": found.count})
    head = Text("board-sheet", {"number": found.number})
    lines = rows(
        row("about-row-ground", Text(f"board-ground-{found.kind}")),
        row("about-row-dice", dice),
        row("about-row-now", state),
    )
    return About(head, "DIC-43", lines, Text("about-end", {"end": end}))


def about_place(view: View, x: str, y: str) -> About | None:
    """A place of the general map: its sheet, or the sheets that would fit there (DIC-44)."""
    found = next((tile for tile in view.general_map if [x, y] == [*map(str, tile.place)]), None)
    if found is not None:
        owners = [names.company_text(company) for company in found.stations]
        head = Text("board-sheet", {"number": found.number})
        lines = rows(
            row("about-row-ground", Text(f"board-ground-{found.kind}")),
            row("about-row-stations", *owners),
        )
        return About(head, "DIC-47" if not found.ends else "DIC-43", lines)
    leads = [lead for lead in view.leads if [x, y] == [*map(str, lead.place)]]
    if not leads:
        return None
    fits = [Text(f"board-ground-{kind}") for kind in leads[0].kinds]
    return About(
        Text("about-empty"), "DIC-44", (row("about-row-fits", *(fits or [Text("about-none")])),)
    )


def about_tile(view: View, kind: str, *_rotation: str) -> About | None:
    """A kind of sheet: its sides, and how many are left (DIC-3)."""
    found = item_named(view.supply, kind, "kind")
    if found is None:
        return None
    left = Text("about-of", {"count": found.left, "of": found.of})
    lines = rows(
        row("about-row-sides", Text(f"board-sides-{found.kind}")),
        row("about-row-left", left),
        row("about-row-brings", names.jokers(BOARD.tables.rules.discovery_reward)),
    )
    return About(Text(f"board-ground-{found.kind}"), "DIC-44", lines)


CHAPTER: Final = DeskChapter(
    cards={ChooseTile: tile_card},
    clicks={"tile": tile_meant, "place": place_meant},
    about={
        things.sheet: about_sheet,
        things.place: about_place,
        things.tile: about_tile,
        things.supply: about_tile,
    },
    lines={
        TileDiscovered: discovery_line,
        TileCleared: cleared_line,
        TileEntered: reward_line,
    },
)
