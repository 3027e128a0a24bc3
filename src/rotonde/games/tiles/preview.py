"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. A choice is carried out as `apply` has it, and the card tells what changed on the map.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property

from rotonde.games.tiles.actions import AnyAction, ChooseColumn, Hall, LayObjective, LayTile
from rotonde.games.tiles.board import BOARD, Cell, Face
from rotonde.games.tiles.events import PiecePlaced, TilesDiscarded
from rotonde.games.tiles.maps import PlayerMap, Slot
from rotonde.games.tiles.names import (
    challenge,
    drawing,
    listed,
    objective,
    piece,
    scored,
    signed,
    tile,
)
from rotonde.games.tiles.rules import deciding, flow, pieces, rounds
from rotonde.games.tiles.scoring import challenges, points, totals
from rotonde.games.tiles.state import CONSTANTS, ROUNDS, PlayArea, State, empty_slots, open_step
from rotonde.games.tiles.steps import ChoosingColumn, Laying, PlacingPieces
from rotonde.games.tiles.tables import PieceKind, TileId
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Preview, PreviewRow
from rotonde.kernel.rules import Turn
from rotonde.kernel.text import Fact, Gain, Text
from rotonde.kernel.undo import reveals
from rotonde.railway.squares import Rectangle

Worths = Mapping[PieceKind, int]
"""What a piece would score on the best empty slot of each kind."""


def consequence(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """A legal action carried out, up to the next decision."""
    return flow.settle(deciding.apply(state, seat, action))


class Outlook:
    """A seat before it chooses, and what its many choices have in common."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.area = state.areas[seat]
        self.rectangles: dict[Cell, Rectangle | None] = {}

    @cached_property
    def sources(self) -> Mapping[str, int]:
        """What the area is worth now."""
        return totals.sources(self.state, self.area)

    @cached_property
    def slots(self) -> list[Slot]:
        """The empty slots of the map."""
        return empty_slots(self.area)

    @cached_property
    def worths(self) -> Worths:
        """What pieces would score on them now."""
        return best_worths(self.state, self.area, self.slots)

    @cached_property
    def constrained(self) -> bool:
        """Whether a constraint of the solo game holds so far (TIL-113)."""
        return is_constraint(self.state) and kept(self.state, self.area).kept

    def rectangle(self, cell: Cell, ground: PlayerMap) -> Rectangle | None:
        """The largest rectangle after a tile on this cell: the same for every tile that fits."""
        if cell not in self.rectangles:
            self.rectangles[cell] = ground.layout.rectangle
        # What `rectangle` would find again for each tile and each way to turn it.
        ground.layout.__dict__["rectangle"] = self.rectangles[cell]
        return self.rectangles[cell]


def best_worths(state: State, area: PlayArea, slots: Iterable[Slot]) -> dict[PieceKind, int]:
    """What a piece would score on the best of these slots, by kind."""
    best: dict[PieceKind, int] = {}
    for slot in slots:
        here = points.worth(points.connected(area, slot, state.challenge))
        best[slot.kind] = max(best.get(slot.kind, 0), here)
    return best


# --- what a choice changes ------------------------------------------------------------------------


class Change:
    """A choice carried out, held against the area before it."""

    def __init__(self, look: Outlook, turn: Turn[State]) -> None:
        self.look = look
        self.state = turn.state
        self.area = turn.state.areas[look.seat]
        self.events = turn.events
        now = totals.sources(turn.state, self.area)
        self.by_source = {name: now[name] - was for name, was in look.sources.items()}

    @property
    def total(self) -> int:
        """By how much the total of the seat changes."""
        return sum(self.by_source.values())

    def row(self, label: str, note: Text | None, source: str) -> PreviewRow:
        """One source of points, whether it changes or not."""
        amount = self.by_source[source]
        return PreviewRow(Text(label), note, (Gain(self.look.seat, amount, signed(amount)),))

    @property
    def totals(self) -> tuple[Gain, ...]:
        """The total of the seat before and after."""
        old = sum(self.look.sources.values())
        return (Gain(self.look.seat, self.total, from_to(old, old + self.total)),)


def from_to(old: int, new: int) -> Text:
    """A figure before and after."""
    return Text("preview-from-to", {"old": figure(old), "new": figure(new)})


def figure(points: int) -> str:
    """A figure with a true minus."""
    return f"\N{MINUS SIGN}{-points}" if points < 0 else f"{points}"


def objective_rows(change: Change) -> Iterator[PreviewRow]:
    """Objectives that are now fulfilled, or no longer (TIL-86)."""
    if change.by_source.get("objectives"):
        yield change.row("preview-objectives", None, "objectives")


def is_constraint(state: State) -> bool:
    """Whether the solo challenge is one that must never be broken."""
    return state.challenge is not None and BOARD.challenges[state.challenge].type == "constraint"


def kept(state: State, area: PlayArea) -> challenges.Judged:
    """How the solo challenge stands with this area."""
    assert state.challenge is not None
    return challenges.judged(area, BOARD.challenges[state.challenge], 0)


def broken(change: Change) -> Iterator[Text]:
    """A constraint that held until now and would not any more (TIL-113)."""
    if not change.look.constrained or change.state.challenge is None:
        return
    result = kept(change.state, change.area)
    if not result.kept:
        row = BOARD.challenges[change.state.challenge]
        facts: dict[str, Fact] = {"value": result.value, "target": row.value}
        yield Text("remark-breaks", {"challenge": challenge(row.id), **facts})


def discarded(events: Iterable[Event]) -> Iterator[Text]:
    """Tiles of the hand that would have no place any more (TIL-43)."""
    for event in events:
        if isinstance(event, TilesDiscarded):
            tiles = listed(drawing(each, "-the") for each in event.tiles)
            yield Text(f"remark-discarded-{len(event.tiles)}", tiles)


# --- laying ---------------------------------------------------------------------------------------


def laying(look: Outlook, action: LayTile | LayObjective) -> Change:
    """A tile laid, with the rectangle that all tiles on this cell share."""
    turn = consequence(look.state, look.seat, action)
    look.rectangle(BOARD.cells[action.cell], turn.state.areas[look.seat].map)
    return Change(look, turn)


def lay_card(change: Change, action: LayTile | LayObjective, ways: int) -> Preview:
    """The card of a tile on a cell, lying one of the `ways` in which it fits."""
    name = drawing(action.tile) if isinstance(action, LayTile) else objective(action.kind)
    return Preview(
        title=Text("preview-lay", {"tile": name, "cell": action.cell}),
        rows=(*ground_rows(change), *objective_rows(change), *slot_rows(change)),
        totals=change.totals,
        remarks=(
            *conditions(action),
            Text("remark-ways", {"ways": ways}),
            *discarded(change.events),
            *broken(change),
        ),
    )


def conditions(action: LayTile | LayObjective) -> Iterator[Text]:
    """What an objective tile asks for (TIL-90 to TIL-96)."""
    if isinstance(action, LayObjective):
        yield Text(f"objective-{action.kind}-condition")


def ground_rows(change: Change) -> Iterator[PreviewRow]:
    """Cities, rectangle and dead ends (TIL-81 to TIL-85)."""
    before, after = change.look.area.map.layout, change.area.map.layout
    if laid_face(change).urban:
        town = next(t for t in after.towns if t >> len(before.at) & 1).bit_count()
        yield change.row("preview-cities", Text("preview-together", {"tiles": town}), "cities")
    if after.rectangle is not None:
        size: dict[str, Fact] = {"width": after.rectangle.width, "height": after.rectangle.height}
        yield change.row("preview-rectangle", Text("preview-size", size), "rectangle")
    yield change.row("preview-dead-ends", from_to(before.dead_ends, after.dead_ends), "dead_ends")


def laid_face(change: Change) -> Face:
    """The tile that was laid, as it lies."""
    return BOARD.faces[change.area.map.faces[-1]]


def slot_rows(change: Change) -> Iterator[PreviewRow]:
    """What pieces could score: on the slots of the tile, and on those it connects."""
    state, area = change.state, change.area
    own = (s for s in area.map.layout.slots.values() if s.cell == area.map.cells[-1])
    for slot in own:
        here = points.worth(points.connected(area, slot, state.challenge))
        worth: dict[str, Fact] = {"piece": piece(slot.kind), "points": here}
        yield PreviewRow(Text("preview-slot"), Text("preview-slot-worth", worth))
    if joins(change):
        now = best_worths(state, area, change.look.slots)
        for kind, old in change.look.worths.items():
            if now[kind] > old:
                note = Text("preview-worth", {"old": old, "new": now[kind]})
                yield PreviewRow(Text(f"preview-worth-{kind}"), note)


def joins(change: Change) -> bool:
    """Whether networks came together: only then are other slots worth more."""
    before, after = change.look.area.map.layout, change.area.map.layout
    fewer = len(after.rails) < len(before.rails) or len(after.roads) < len(before.roads)
    return fewer or laid_face(change).station


# --- columns --------------------------------------------------------------------------------------


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


# --- pieces ---------------------------------------------------------------------------------------


def piece_card(change: Change, placed: PiecePlaced) -> Preview:
    """The card of a piece on a slot: whom it meets, and what it scores."""
    most = placed.points <= placed.connected
    return Preview(
        title=Text("preview-piece", {"piece": piece(placed.kind, "-title"), "cell": placed.cell}),
        rows=(network_row(change, placed), *paid_rows(change), *objective_rows(change)),
        totals=change.totals,
        remarks=(*limited(most), *broken(change)),
    )


def network_row(change: Change, placed: PiecePlaced) -> PreviewRow:
    """The others of its kind that it meets, and where they stand (TIL-56, TIL-134)."""
    lazy = placed.kind == "traveller" and change.state.challenge == points.LAZY
    label = Text(f"preview-network-{'lazy' if lazy else placed.kind}")
    slot = change.look.area.map.layout.slots[BOARD.cells[placed.cell], placed.slot]
    others = points.met(change.look.area, slot, change.state.challenge)
    cells = ", ".join(BOARD.names[cell] for cell in sorted(other.cell for other in others))
    note = Text("preview-connected", {"connected": placed.connected, "cells": cells})
    return PreviewRow(label, note, scored(placed.seat, placed.points))


def paid_rows(change: Change) -> Iterator[PreviewRow]:
    """The star that it costs (TIL-55)."""
    old, new = change.look.area.stars, change.area.stars
    if new < old:
        gain = Gain(change.look.seat, new - old, from_to(old, new))
        yield PreviewRow(Text("preview-star"), Text("preview-star-paid"), (gain,))


def limited(most: bool) -> Iterator[Text]:
    """The limit, where it takes something away (TIL-56)."""
    if most:
        yield Text("remark-most", {"most": CONSTANTS.piece_points_max})


def left_to_score(state: State, step: PlacingPieces) -> dict[Hall, int]:
    """What the token of each unused hall could still score without a star, at best."""
    area = state.areas[step.seat]
    best = best_worths(state, area, pieces.supplied(state, empty_slots(area)))
    return {
        hall: max((best.get(kind, 0) for kind in pieces.shown(state, hall)), default=0)
        for hall in step.halls
    }


# --- tiles put aside, and the end of a step -------------------------------------------------------


def reject_card(turn: Turn[State], tile_id: TileId) -> Preview | None:
    """The card of a rejection: what it makes impossible, if anything."""
    remarks = tuple(discarded(turn.events))
    title = Text("preview-reject", {"tile": tile(tile_id)})
    return Preview(title=title, remarks=remarks) if remarks else None


def finish_card(turn: Turn[State], label: Text, unused: Mapping[Hall, int]) -> Preview | None:
    """The card of the end of a step: what is given up and what ends with it, if anything."""
    rows, remarks = tuple(unused_rows(unused)), tuple(ends(turn))
    return Preview(title=label, rows=rows, remarks=remarks) if rows or remarks else None


def unused_rows(unused: Mapping[Hall, int]) -> Iterator[PreviewRow]:
    """The tokens that would not be used (TIL-53)."""
    for hall, most in unused.items():
        note = Text("preview-unused-points", {"points": most}) if most else Text("preview-unused")
        yield PreviewRow(Text(f"preview-unused-{hall}"), note)


def ends(turn: Turn[State]) -> Iterator[Text]:
    """What ends with it."""
    if not turn.state.steps:
        yield Text("remark-game-ends")
    elif reveals(turn.events):
        yield Text("remark-round-ends")
