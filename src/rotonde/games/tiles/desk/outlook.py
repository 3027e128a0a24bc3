"""A seat before it chooses, and what a choice changes: the common parts of menus and cards."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from rotonde.games.tiles import names
from rotonde.games.tiles.actions import Lay, LayTile
from rotonde.games.tiles.areas import Rectangle
from rotonde.games.tiles.board import BOARD, Face
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.events import TilesDiscarded
from rotonde.games.tiles.maps import Slot, dead_ends_after, rectangle_after
from rotonde.games.tiles.rules import laying
from rotonde.games.tiles.scoring import challenges, ground, points, totals
from rotonde.games.tiles.scoring.objectives import objective_points
from rotonde.games.tiles.state import PlayArea, State
from rotonde.kernel.desk.menu import PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Text
from rotonde.kernel.tools.derived import derived
from rotonde.kernel.tools.identity_cache import cached_by_identity
from rotonde.railway.squares import Square


class Outlook:
    """A seat before it chooses; what its many choices have in common is worked out once."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state = state
        self.area = state.areas[seat]
        self.rectangles: dict[Square, Rectangle | None] = {}
        self.gains: dict[tuple[CellName, int, bool], int] = {}

    @derived
    def sources(self) -> Mapping[str, int]:
        """The points of the area now, by source."""
        return totals.sources(self.state, self.area)

    @derived
    def constraint_holds(self) -> bool:
        """Whether a constraint of the solo game holds so far (TIL-113)."""
        return is_constraint(self.state) and challenge_with(self.state, self.area).kept

    @derived
    def cities(self) -> int:
        """The points of its cities now."""
        return ground.city_points(self.area.map)

    @derived
    def ground(self) -> int:
        """The points of the map now, without pieces and objectives."""
        return ground.ground_points(self.area.map)

    @derived
    def objectives(self) -> int:
        """The points of its objectives now."""
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
        """The points that a tile would change in cities, rectangle and dead ends."""
        layout, cell = self.area.map.layout, BOARD.cells[name]
        cities = ground.cities_after(layout, cell) if urban else self.cities
        return (
            cities
            + ground.points_for(self.rectangle(cell))
            - ground.penalty_for(dead_ends_after(layout, cell, tracks))
            - self.ground
        )

    def objective_gain(self, action: Lay) -> int:
        """The points that it would change in objectives, tried out where one lies (TIL-86)."""
        if isinstance(action, LayTile) and not self.area.map.objectives:
            return 0
        after = laying.with_tile(self.area, action)
        return objective_points(after, self.state.objectives) - self.objectives

    def piece_worth(self, slot: Slot) -> int:
        """The points of a piece on this slot."""
        return points.worth_on(self.area, slot, self.state.challenge)

    def rectangle(self, cell: Square) -> Rectangle | None:
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
    return BOARD.faces[BOARD.face_numbers[action.tile, action.orientation]]


# --- what a choice changes ------------------------------------------------------------------------


class Change:
    """A choice carried out, held against the area before it."""

    def __init__(self, pointed: Pointed[State, Any]) -> None:
        self.seat = pointed.seat
        self.look = outlook_of(pointed.before, pointed.seat)
        self.before = self.look.area
        self.state = pointed.after
        self.area = pointed.after.areas[pointed.seat]
        self.events = pointed.turn.events
        now = totals.sources(self.state, self.area)
        self.by_source = {name: now[name] - was for name, was in self.look.sources.items()}

    @property
    def total(self) -> int:
        """By how much the total of the seat changes."""
        return sum(self.by_source.values())

    def row(self, label: str, note: Text | None, source: str) -> PreviewRow:
        """One source of points, whether it changes or not."""
        amount = self.by_source[source]
        gains = (Gain(self.seat, amount, names.signed_points(amount)),)
        return PreviewRow(Text(label), note, gains, source=source)

    @property
    def totals(self) -> tuple[Gain, ...]:
        """The total of the seat before and after."""
        old = sum(self.look.sources.values())
        return (Gain(self.seat, self.total, names.from_to(old, old + self.total)),)

    def objective_rows(self) -> Iterator[PreviewRow]:
        """Objectives that are now fulfilled, or no longer (TIL-86)."""
        if self.by_source.get("objectives"):
            yield self.row("preview-objectives", None, "objectives")

    def broken_constraints(self) -> Iterator[Text]:
        """A constraint that held until now and would not any more (TIL-113)."""
        if not self.look.constraint_holds or self.state.challenge is None:
            return
        result = challenge_with(self.state, self.area)
        if not result.kept:
            row = BOARD.challenges[self.state.challenge]
            facts: dict[str, Fact] = {"value": result.value, "target": row.value}
            yield Text("remark-breaks", {"challenge": names.challenge(row.id), **facts})


def is_constraint(state: State) -> bool:
    """Whether the solo challenge is one that must never be broken."""
    return state.challenge is not None and BOARD.challenges[state.challenge].type == "constraint"


def challenge_with(state: State, area: PlayArea) -> challenges.Judged:
    """The solo challenge, judged with this area."""
    assert state.challenge is not None
    return challenges.judge_challenge(area, BOARD.challenges[state.challenge], 0)


def discard_remarks(events: Iterable[Event]) -> Iterator[Text]:
    """Tiles of the hand that would have no place any more (TIL-43)."""
    for event in events:
        if isinstance(event, TilesDiscarded):
            tiles = names.list_facts(names.tile_drawing(each, "-the") for each in event.tiles)
            yield Text(f"remark-discarded-{len(event.tiles)}", tiles)
