"""The unchanging parts of Railroad Tiles: cells, tiles in every orientation, tokens, columns.

Built once from the tables; never part of a state, a view or a log.
"""

from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Final

import msgspec

from rotonde.games.tiles import cells, components
from rotonde.games.tiles.cells import CellName
from rotonde.kernel.tools.derived import derived
from rotonde.railway.squares import OPPOSITE, STEPS, Square, Squares

MIDDLE: Final = 12
"""The first tile of every map lies on M13."""

EMPTY, RAIL, ROAD = 1, 2, 3
CODES: Final = {"-": EMPTY, "R": RAIL, "H": ROAD}

Need = int
"""The track asked for on each side of a cell, two bits a side, north lowest; 0 asks for nothing."""


class Face(msgspec.Struct, frozen=True):
    """A tile in one orientation, as it lies on a map; its number stands for it in a state."""

    number: int
    tile: int
    """The number of its tile."""
    orientation: int
    sides: tuple[int, int, int, int]
    """EMPTY, RAIL or ROAD on each side, north first."""
    marks: tuple[tuple[int, Need], ...]
    """For each side, the step to the cell behind it and what it asks of that cell."""
    rails: tuple[int, ...]
    """Steps over its rail sides."""
    roads: tuple[int, ...]
    """Steps over its road sides."""
    ends: tuple[tuple[int, int, bool], ...]
    """For each side with a track, its number, the step over it, and whether it is a rail."""
    station: bool
    urban: bool
    slots: tuple[components.SlotRow, ...]


class Tile(msgspec.Struct, frozen=True):
    """A track tile or an objective tile, whichever way it lies."""

    number: int
    id: components.TileId | components.ObjectiveId
    archetype: components.ArchetypeId | None
    """None for an objective tile."""
    segments: tuple[components.SegmentRow, ...]
    orientations: tuple[int, ...]
    station: bool
    urban: bool
    slots: tuple[components.SlotRow, ...] = ()


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that never changes. Tiles are numbered in data order, objectives after them."""

    tables: components.Tables

    # --- cells --------------------------------------------------------------------------------

    @derived
    def squares(self) -> Squares:
        """The grid that gives cells their numbers."""
        return Squares(self.tables.constants.map_tiles_max)

    @derived
    def middle(self) -> Square:
        """The cell of the first tile of a map."""
        return self.squares.cell(0, 0)

    @derived
    def names(self) -> Mapping[Square, CellName]:
        """The name of each cell by its number."""
        span = range(-self.squares.reach, self.squares.reach + 1)
        return {self.squares.cell(x, y): cell_name(x, y) for y in span for x in span}

    @derived
    def cells(self) -> Mapping[CellName, Square]:
        """The number of each cell by its name."""
        return {name: cell for cell, name in self.names.items()}

    @derived
    def steps(self) -> tuple[int, ...]:
        """The number that a step over each side adds to a cell, north first."""
        return tuple(self.squares.step(*step) for step in STEPS)

    @derived
    def around(self) -> tuple[int, ...]:
        """The number that a step to each of the eight neighbours adds to a cell."""
        return tuple(self.squares.step(*step) for step in AROUND)

    # --- tiles --------------------------------------------------------------------------------

    @derived
    def archetypes(self) -> Mapping[components.ArchetypeId, components.ArchetypeRow]:
        """The drawings of track tiles by id."""
        return {row.id: row for row in self.tables.archetype}

    @derived
    def tiles(self) -> tuple[Tile, ...]:
        """Every track tile, then every objective tile."""
        return (*self.track_tiles(), *self.objective_tiles())

    def track_tiles(self) -> Iterator[Tile]:
        """The track tiles in data order."""
        for number, row in enumerate(self.tables.track_tile):
            drawing = self.archetypes[row.archetype]
            yield Tile(
                number=number,
                id=row.id,
                archetype=row.archetype,
                segments=drawing.segments,
                orientations=drawing.orientations,
                station=drawing.station,
                urban=row.background == "urban",
                slots=row.slots,
            )

    def objective_tiles(self) -> Iterator[Tile]:
        """The objective tiles in data order; they have no slots (TIL-74)."""
        for number, row in enumerate(self.tables.objective, start=len(self.tables.track_tile)):
            yield Tile(
                number=number,
                id=row.id,
                archetype=None,
                segments=row.segments,
                orientations=row.orientations,
                station=row.station,
                urban=row.background == "urban",
            )

    @derived
    def numbers(self) -> Mapping[str, int]:
        """The number of each tile by its id."""
        return {tile.id: tile.number for tile in self.tiles}

    @derived
    def bag(self) -> tuple[components.TileId, ...]:
        """All track tiles, copies included, in data order (TIL-20)."""
        return tuple(row.id for row in self.tables.track_tile for _ in range(row.count))

    @derived
    def faces(self) -> tuple[Face, ...]:
        """Every tile in each of its distinct orientations (TIL-4)."""
        pairs = ((tile, o) for tile in self.tiles for o in tile.orientations)
        return tuple(self.face(number, tile, o) for number, (tile, o) in enumerate(pairs))

    def face(self, number: int, tile: Tile, orientation: int) -> Face:
        """A tile in one orientation (TIL-3)."""
        codes = [EMPTY] * len(components.SIDES)
        for segment in tile.segments:
            for letter in segment.sides:
                side = components.turned_side(components.SIDES.index(letter), orientation)
                codes[side] = CODES[segment.kind]
        asked = zip(self.steps, codes, OPPOSITE, strict=True)
        return Face(
            number=number,
            tile=tile.number,
            orientation=orientation,
            sides=(codes[0], codes[1], codes[2], codes[3]),
            marks=tuple((step, code << 2 * other) for step, code, other in asked),
            rails=tuple(s for s, code in zip(self.steps, codes, strict=True) if code == RAIL),
            roads=tuple(s for s, code in zip(self.steps, codes, strict=True) if code == ROAD),
            ends=tuple((n, self.steps[n], c == RAIL) for n, c in enumerate(codes) if c != EMPTY),
            station=tile.station,
            urban=tile.urban,
            slots=tile.slots,
        )

    @derived
    def face_numbers(self) -> Mapping[tuple[str, int], int]:
        """The number of a face by the id of its tile and its orientation."""
        return {(self.tiles[f.tile].id, f.orientation): f.number for f in self.faces}

    @derived
    def ways(self) -> tuple[Mapping[Need, tuple[int, ...]], ...]:
        """For each tile, the orientations that give a cell what it needs, lowest first (TIL-5)."""
        found: list[dict[Need, tuple[int, ...]]] = [{} for _ in self.tiles]
        for face in self.faces:
            ways = found[face.tile]
            for need in needs_met(face.sides):
                ways[need] = (*ways.get(need, ()), face.orientation)
        return tuple(found)

    # --- the rest -----------------------------------------------------------------------------

    @derived
    def tokens(self) -> Mapping[components.TokenId, components.TokenRow]:
        """The placement tokens by id."""
        return {row.id: row for row in self.tables.placement_token}

    @derived
    def objectives(self) -> Mapping[components.ObjectiveId, components.ObjectiveRow]:
        """The objective tiles by id."""
        return {row.id: row for row in self.tables.objective}

    @derived
    def challenges(self) -> Mapping[components.ChallengeId, components.ChallengeRow]:
        """The solo challenges by id."""
        return {row.id: row for row in self.tables.challenge}

    @derived
    def column_sizes(self) -> Mapping[int, tuple[int, ...]]:
        """The size of each column in tiles, by the number of seats (TIL-24)."""
        return {row.players: row.columns for row in self.tables.player_count}

    def bonus(self, seats: int, column: int) -> components.BonusRow:
        """The bonus of a column; only the solo game has any (TIL-111)."""
        return self.tables.solo.column_bonus[column - 1] if seats == 1 else NO_BONUS

    @derived
    def kinds(self) -> tuple[components.PieceKind, ...]:
        """The kinds of pieces in data order."""
        return self.tables.meta.piece_kinds


AROUND: Final = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)
"""The eight neighbours of a cell, those over the corners included, as (x step, y step)."""
NO_BONUS: Final = components.BonusRow(stars=0, points=0)


def needs_met(sides: tuple[int, ...]) -> Iterator[Need]:
    """Every need that these four sides meet (TIL-5)."""
    for asked in range(1 << len(sides)):
        yield sum(code << 2 * side for side, code in enumerate(sides) if asked >> side & 1)


def cell_name(x: int, y: int) -> CellName:
    """The name of a cell; `M13` is the first tile of every map."""
    return cells.name(x + MIDDLE, y + MIDDLE)


def load(text: str) -> Board:
    """The board that the tables in `text` describe. Raises `DataError`."""
    return Board(components.read(text))


BOARD: Final = load(files(__package__).joinpath("data/tiles.toml").read_text("utf-8"))
