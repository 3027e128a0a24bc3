"""The card of a column: how its tiles fit, what it gives, and where it leads."""

from collections.abc import Iterable, Iterator

from rotonde.games.tiles.actions import (
    ChooseColumn,
)
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.desk.preview.outlook import Change, Outlook, consequence, discarded
from rotonde.games.tiles.names import (
    scored,
    tile,
)
from rotonde.games.tiles.rules import rounds
from rotonde.games.tiles.state import ROUNDS, State, open_step
from rotonde.games.tiles.steps import ChoosingColumn, Laying
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.law.text import Text


def column_card(look: Outlook, action: ChooseColumn) -> Preview:
    """The card of a column: how its tiles fit, what it gives, and where it leads."""
    change = Change(look, consequence(look.state, look.seat, action))
    return Preview(
        title=Text("preview-column", {"column": action.column}),
        rows=(
            *tile_rows(look, look.state.columns[action.column - 1].tiles),
            *star_rows(change),
            *platform_rows(look.state, action.column),
        ),
        totals=change.totals if change.total else (),
        remarks=(*due(change), *discarded(change.events)),
    )


def tile_rows(look: Outlook, tiles: Iterable[TileId]) -> Iterator[PreviewRow]:
    """Each tile, and in how many ways it fits the map as it is."""
    needs = look.area.map.layout.frontier.values()
    for each in tiles:
        turns = BOARD.ways[BOARD.numbers[each]]
        ways = sum(len(turns.get(need, ())) for need in needs)
        yield PreviewRow(Text("preview-tile", {"tile": tile(each)}), fitting(ways))


def fitting(ways: int) -> Text:
    """In how many ways a tile fits, in words."""
    return Text("preview-fits", {"ways": ways})


def star_rows(change: Change) -> Iterator[PreviewRow]:
    """The stars of a column, those of the solo game included (TIL-40, TIL-111)."""
    stars = change.area.stars - change.look.area.stars
    if stars:
        yield PreviewRow(Text("preview-stars"), gains=scored(change.look.seat, stars))
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
    step = open_step(change.state, change.look.seat)
    if isinstance(step, Laying) and step.objective_due:
        yield Text("remark-objective-due")
