"""A seat before it chooses, and what a choice changes: carried out by the rules themselves.

Pure. What the cards of a menu have in common is worked out once.
"""

from collections.abc import Iterable, Iterator, Mapping

from rotonde.games.tiles.actions import (
    AnyAction,
    Hall,
    LayObjective,
    LayTile,
)
from rotonde.games.tiles.areas import Rectangle
from rotonde.games.tiles.board import BOARD, Cell, CellName, Face
from rotonde.games.tiles.components import PieceKind
from rotonde.games.tiles.events import TilesDiscarded
from rotonde.games.tiles.maps import Slot, dead_ends_after, rectangle_after
from rotonde.games.tiles.names import (
    challenge,
    drawing,
    listed,
    signed,
)
from rotonde.games.tiles.rules import flow, laying, pieces
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.scoring import challenges, points, totals
from rotonde.games.tiles.scoring.ground import (
    cities_after,
    city_points,
    ground_points,
    penalty_for,
    points_for,
)
from rotonde.games.tiles.scoring.objectives import objective_points
from rotonde.games.tiles.state import PlayArea, State, empty_slots
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.derived import derived
from rotonde.kernel.tools.identity_cache import cached_by_identity

Lay = LayTile | LayObjective


def consequence(state: State, seat: Seat, action: AnyAction) -> Turn[State]:
    """A legal action carried out, up to the next decision."""
    return flow.settle(DECISIONS.apply(state, seat, action))


class Outlook:
    """A seat before it chooses, and what its many choices have in common."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        self.area = state.areas[seat]
        self.rectangles: dict[Cell, Rectangle | None] = {}
        self.gains: dict[tuple[CellName, int, bool], int] = {}

    @derived
    def sources(self) -> Mapping[str, int]:
        """What the area is worth now."""
        return totals.sources(self.state, self.area)

    @derived
    def constrained(self) -> bool:
        """Whether a constraint of the solo game holds so far (TIL-113)."""
        return is_constraint(self.state) and kept(self.state, self.area).kept

    @derived
    def cities(self) -> int:
        """What the cities of the map are worth now."""
        return city_points(self.area.map)

    @derived
    def ground(self) -> int:
        """What the map is worth now."""
        return ground_points(self.area.map)

    @derived
    def objectives(self) -> int:
        """What the objectives of the seat are worth now."""
        return objective_points(self.area, self.state.objectives)

    def worth_of(self, action: Lay) -> int:
        """By how much a tile on a cell would change the total of the seat.

        Pieces keep what they scored; to the ground, tiles that fit are alike but for these two.
        """
        face = face_of(action)
        key = (action.cell, len(face.ends), face.urban)
        if key not in self.gains:
            self.gains[key] = self.gain(*key)
        found = self.gains[key]
        return found + self.objective_gain(action) if self.state.objectives else found

    def gain(self, name: CellName, tracks: int, urban: bool) -> int:
        """What a tile with so many rails and roads changes in cities, rectangle and dead ends."""
        layout, cell = self.area.map.layout, BOARD.cells[name]
        cities = cities_after(layout, cell) if urban else self.cities
        return (
            cities
            + points_for(self.rectangle(cell))
            - penalty_for(dead_ends_after(layout, cell, tracks))
            - self.ground
        )

    def objective_gain(self, action: Lay) -> int:
        """What it changes in objectives: the tile is laid to look, if one lies then (TIL-86)."""
        if isinstance(action, LayTile) and not self.area.map.objectives:
            return 0
        after = laying.with_tile(self.area, action)
        return objective_points(after, self.state.objectives) - self.objectives

    def piece_worth(self, slot: Slot) -> int:
        """What a piece would score on a slot."""
        return points.worth(points.connected(self.area, slot, self.state.challenge))

    def rectangle(self, cell: Cell) -> Rectangle | None:
        """The largest rectangle after a tile on this cell: the same for every tile that fits."""
        if cell not in self.rectangles:
            self.rectangles[cell] = rectangle_after(self.area.map.layout, cell)
        return self.rectangles[cell]


@cached_by_identity
def outlook_of(state: State, seat: Seat) -> Outlook:
    """The outlook of a seat, the same one for a menu and its cards."""
    return Outlook(state, seat)


def face_of(action: Lay) -> Face:
    """The side of a tile that would lie up, turned as it would lie."""
    tile = action.tile if isinstance(action, LayTile) else action.kind
    return BOARD.faces[BOARD.face_numbers[tile, action.orientation]]


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
        gains = (Gain(self.look.seat, amount, signed(amount)),)
        return PreviewRow(Text(label), note, gains, source=source)

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


def left_to_score(state: State, step: PlacingPieces) -> dict[Hall, int]:
    """What the token of each unused hall could still score without a star, at best."""
    area = state.areas[step.seat]
    best = best_worths(state, area, pieces.supplied(state, empty_slots(area)))
    return {
        hall: max((best.get(kind, 0) for kind in pieces.shown(state, hall)), default=0)
        for hall in step.halls
    }
