"""Starting tiles and columns as people meet them: questions, choices, cards, clicks, the log."""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Final

from rotonde.games.tiles import events as past
from rotonde.games.tiles import names, reasons, things
from rotonde.games.tiles.actions import ChooseColumn, ChooseStartTile
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.desk.choices import offer
from rotonde.games.tiles.desk.outlook import Change, discard_remarks
from rotonde.games.tiles.rules import columns as law
from rotonde.games.tiles.rules import rounds
from rotonde.games.tiles.state import ROUNDS, PlayArea, State, open_step
from rotonde.games.tiles.steps import ChoosingColumn, ChoosingStartTile, Laying
from rotonde.games.tiles.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed, no_card
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import LogLine, Text

LONGEST: Final = 40
"""Letters of a word that are said again: a number of thousands of digits could not be said."""

# --- starting tiles -------------------------------------------------------------------------------


def ask_start(state: State, _step: ChoosingStartTile) -> Asked:
    """The question for the tile on which the map begins (TIL-34)."""
    return Asked(
        Text("prompt-start" if len(state.start_pool) > 1 else "prompt-start-last"),
        context=Text("over-start"),
        hint=Text("hint-start", {"cell": BOARD.names[BOARD.middle]}),
    )


def offer_starts(state: State, step: ChoosingStartTile) -> Offer:
    """The starting tiles that are left."""
    return Offer(tuple(map(start_choice, law.legal_starts(state, step))))


@cache
def start_choice(action: ChooseStartTile) -> Choice:
    """A starting tile."""
    label = Text("label-start", {"tile": names.tile(action.tile)})
    return offer(action, "start", label, things.start(action.tile))


def start_meant(_state: State, _step: object, words: Words) -> Meant:
    """A tile among those to start with."""
    return ChooseStartTile(TileId(words[0])) if words else None


# --- columns --------------------------------------------------------------------------------------


def ask_column(state: State, step: ChoosingColumn) -> Asked:
    """The question for a column, and what its place means (TIL-63, TIL-88, TIL-111)."""
    if state.alone:
        return Asked(
            Text("prompt-column-alone"),
            context=Text("over-column-alone", {"round": state.round, "rounds": ROUNDS}),
            hint=Text("hint-column-alone"),
        )
    return Asked(
        Text("prompt-column"),
        context=Text("over-column", {"platform": state.platforms.index(step.seat) + 1}),
        hint=Text("hint-column" if state.round < ROUNDS else "hint-column-last"),
    )


def offer_columns(state: State, step: ChoosingColumn) -> Offer:
    """The columns that nobody took."""
    return Offer(tuple([column_choice(state, each) for each in law.legal_columns(state, step)]))


def column_choice(state: State, action: ChooseColumn) -> Choice:
    """A column that nobody took."""
    column, bonus = state.columns[action.column - 1], law.bonus_of(state, action.column)
    return column_with(action, len(column.tiles), column.stars + bonus.stars, bonus.points)


@cache
def column_with(action: ChooseColumn, tiles: int, stars: int, points: int) -> Choice:
    """A column that has so many tiles and stars, and brings so many points."""
    label = Text("label-column", {"column": action.column})
    detail = Text("detail-column", {"tiles": tiles, "stars": stars, "points": points})
    return offer(action, "columns", label, things.column(action.column), detail=detail)


def column_meant(state: State, _step: object, words: Words) -> Meant:
    """A column, by its number."""
    if not words:
        return None
    number = things.number(words[0])
    if number is None:
        return reasons.NO_SUCH_COLUMN(column=words[0][:LONGEST], columns=len(state.columns))
    return ChooseColumn(number)


# --- the card of a column -------------------------------------------------------------------------


def column_card(pointed: Pointed[State, ChooseColumn]) -> Preview:
    """The fit of its tiles, its stars and points, and the platform it leads to."""
    change, before, number = Change(pointed), pointed.before, pointed.action.column
    return Preview(
        title=Text("preview-column", {"column": number}),
        rows=(
            *tile_rows(change.before, before.columns[number - 1].tiles),
            *star_rows(change),
            *platform_rows(before, number),
        ),
        totals=change.totals if change.total else (),
        remarks=(*due(change), *discard_remarks(change.events)),
    )


def tile_rows(area: PlayArea, tiles: Iterable[TileId]) -> Iterator[PreviewRow]:
    """Each tile, and in how many ways it fits the map as it is."""
    needs = area.map.layout.frontier.values()
    for tile in tiles:
        turns = BOARD.ways[BOARD.numbers[tile]]
        ways = sum(len(turns.get(need, ())) for need in needs)
        label = Text("preview-tile", {"tile": names.tile(tile)})
        yield PreviewRow(label, Text("preview-fits", {"ways": ways}))


def star_rows(change: Change) -> Iterator[PreviewRow]:
    """The stars and the points of a column, those of the solo game included (TIL-40, TIL-111)."""
    stars = change.area.stars - change.before.stars
    if stars:
        yield PreviewRow(Text("preview-stars"), gains=names.point_gains(change.seat, stars))
    if change.total:
        yield change.row("preview-bonus", None, "solo")


def platform_rows(state: State, number: int) -> Iterator[PreviewRow]:
    """The platform of the next round, as far as it is known (TIL-63)."""
    if state.alone or state.round == ROUNDS:
        return
    free = rounds.unchosen(state)
    left, right = [n for n in free if n < number], [n for n in free if n > number]
    others = sum(isinstance(step, ChoosingColumn) for step in state.steps) - 1
    ahead = 1 + (number - 1 - len(left))
    first, last = ahead + max(0, others - len(right)), ahead + min(others, len(left))
    note = "preview-platform-one" if first == last else "preview-platform-between"
    yield PreviewRow(Text("preview-platform"), Text(note, {"first": first, "second": last}))


def due(change: Change) -> Iterator[Text]:
    """An objective tile that must be laid in this round (TIL-72)."""
    step = open_step(change.state, change.seat)
    if isinstance(step, Laying) and step.objective_due:
        yield Text("remark-objective-due")


# --- the log --------------------------------------------------------------------------------------


def line_of_start(event: past.StartTileChosen) -> LogLine:
    at = (things.laid(event.seat, event.cell),)
    return did(event.seat, "log-start", at=at, tile=names.tile_drawing(event.tile, "-a"))


def line_of_column(event: past.ColumnTaken) -> LogLine:
    """A star of the solo game counts like those on the column (TIL-111)."""
    return did(
        event.seat,
        "log-column",
        names.point_gains(event.seat, event.bonus_points),
        at=(things.column(event.column), things.seat(event.seat)),
        column=event.column,
        tiles=len(event.tiles),
        stars=event.stars + event.bonus_stars,
    )


def line_of_clearing(event: past.ColumnsCleared) -> LogLine:
    at = tuple(map(things.column, event.columns))
    return consequence("log-cleared", at=at, tiles=len(event.tiles))


def about_column(view: View, number: str) -> About | None:
    """A column: its tiles, its stars, and who took it (TIL-40)."""
    found = item_named(view.columns, number, "number")
    if found is None:
        return None
    taken = [] if found.taken_by is None else [seat_named(found.taken_by)]
    tiles = (names.text_of(names.tile(tile)) for tile in found.tiles)
    bonus = [Text("about-points", {"points": found.bonus_points})] if found.bonus_points else []
    stars = found.stars + found.bonus_stars
    lines = rows(
        row("about-row-tiles", *tiles),
        row("about-row-stars", *([Text("about-number", {"number": stars})] if stars else [])),
        row("about-row-worth", *bonus),
        row("about-row-taken", *taken),
    )
    return About(Text("board-column", {"column": found.number}), "TIL-40", lines)


def about_seat(view: View, seat: str) -> About | None:
    """The points of a map, as the final count would have them now (TIL-80)."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    figures = found.figures
    rectangle = 0 if figures.rectangle is None else figures.rectangle.points
    parts = {
        "board-pieces": figures.pieces,
        "board-cities": figures.cities_points,
        "board-rectangle-short": rectangle,
        "board-dead-ends": figures.penalty,
        "board-objectives": figures.objectives_points,
        "board-columns": figures.solo,
    }
    left = {"number": found.rejections_left}
    lines = rows(
        *(
            row(label, Text("board-purse", {"figure": names.figure(n)}))
            for label, n in parts.items()
        ),
        row("about-row-stars", Text("about-number", {"number": found.stars})),
        row("about-row-rejections", Text("about-number", left)),
    )
    return About(
        seat_named(found.seat), "TIL-80", lines, Text("about-points", {"points": figures.total})
    )


CHAPTER: Final = DeskChapter(
    questions=(
        Question(
            ChoosingStartTile, ask_start, offer_starts, first=lambda *_: reasons.START_FIRST()
        ),
        Question(
            ChoosingColumn, ask_column, offer_columns, first=lambda *_: reasons.COLUMN_FIRST()
        ),
    ),
    cards={ChooseStartTile: no_card, ChooseColumn: column_card},
    clicks={"start": start_meant, "column": column_meant},
    about={things.column: about_column, things.seat: about_seat},
    lines={
        past.StartTileChosen: line_of_start,
        past.ColumnTaken: line_of_column,
        past.ColumnsCleared: line_of_clearing,
    },
)
