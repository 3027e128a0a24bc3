"""The component tables of `data/tiles.toml`: typed on load, and held to their own counts.

Reads text, knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Literal, NewType

from rotonde.kernel.tools.datafile import (
    DataError,
    ProvenanceRow,
    Row,
    SourceRow,
    demand,
    distinct,
    read_typed,
)

TileId = NewType("TileId", str)
"""A distinguishable track tile, as in `V24`; copies share their id."""
ArchetypeId = NewType("ArchetypeId", str)
ObjectiveId = NewType("ObjectiveId", str)
TokenId = NewType("TokenId", str)
ChallengeId = NewType("ChallengeId", str)

PieceKind = Literal["train", "car", "traveller"]
Background = Literal["country", "urban"]
On = Literal["rail", "road", "station"]
"""The track of a slot; `station` is both tracks of its tile (TIL-13)."""

SIDES = "NESW"
KINDS = "RH"
"""Rail and road (highway)."""
ORIENTATIONS = 8


class Meta(Row, frozen=True):
    """The game, its number of players, and the order of its kinds of pieces."""

    slug: str
    title: str
    designers: tuple[str, ...]
    players_min: int
    players_max: int
    rounds: int
    side_order: Literal["NESW"]
    piece_kinds: tuple[PieceKind, ...]
    backgrounds: tuple[Background, ...]


class Components(Row, frozen=True):
    """The number of everything in the box."""

    track_tiles: int
    objective_tiles: int
    objective_kinds: int
    objective_copies: int
    pieces: Mapping[PieceKind, int]
    stars: int
    player_pawns: int
    placement_tokens: int
    two_player_coins: int
    prestige_tokens: tuple[tuple[int, int], ...]


class Constants(Row, frozen=True):
    """Points, and limits for each seat."""

    piece_points_base: int
    piece_points_per_connected: int
    piece_points_max: int
    city_min_tiles: int
    city_points: int
    rectangle_points_per_tile: int
    dead_ends_free: int
    dead_end_penalty: int
    objectives_per_player: int
    objective_points: int
    rejections_per_player: int
    start_stars: int
    stars_per_round_on_unchosen_column: int
    pieces_per_player_max: int
    map_tiles_max: int


class PlayerCountRow(Row, frozen=True):
    """The columns in use with so many players (TIL-24)."""

    players: int
    columns: tuple[int, ...]
    start_tiles: int
    unchosen: int
    tiles_drawn_max: int


class TokenRow(Row, frozen=True):
    """A placement token: what it lets a seat place, and whether it carries a flag."""

    id: TokenId
    kinds: tuple[PieceKind, ...]
    flag: bool


class TimelineRow(Row, frozen=True):
    """The place of a token in a round (TIL-31)."""

    round: int
    waiting_room: str
    hall_left: str
    hall_right: str
    active: tuple[str, ...]


class SegmentRow(Row, frozen=True):
    """Sides of one kind that are joined inside a tile."""

    kind: Literal["R", "H"]
    sides: str


class SlotRow(Row, frozen=True):
    """A place for a piece, and the track it is attached to."""

    kind: PieceKind
    on: On


class ArchetypeRow(Row, frozen=True):
    """A drawing that several tiles share."""

    id: ArchetypeId
    name: str
    sides: str
    segments: tuple[SegmentRow, ...]
    station: bool
    copies: int
    orientations: tuple[int, ...]


class TrackTileRow(Row, frozen=True):
    """A distinguishable track tile, and how many copies of it there are."""

    id: TileId
    archetype: ArchetypeId
    background: Background
    count: int
    slots: tuple[SlotRow, ...]


class ObjectiveRow(Row, frozen=True):
    """An objective tile, and the condition it sets (TIL-90 to TIL-96)."""

    id: ObjectiveId
    name_fr: str
    name_en: str
    sides: str
    segments: tuple[SegmentRow, ...]
    station: bool
    background: Background
    orientations: tuple[int, ...]
    check: str
    value: int


class ChallengeRow(Row, frozen=True):
    """A solo challenge: what must hold, and the totals for one, two and three stars."""

    number: int
    id: ChallengeId
    name_fr: str
    name_en: str
    type: Literal["mission", "constraint", "scoring"]
    check: str
    value: int
    thresholds: tuple[int, int, int]


class BonusRow(Row, frozen=True):
    """The bonus of a column in the solo game (TIL-111)."""

    stars: int
    points: int


class Solo(Row, frozen=True):
    """The differences of the solo game (TIL-110)."""

    column_bonus: tuple[BonusRow, ...]
    start_tile: bool
    objectives_allowed: bool


class Tables(Row, frozen=True):
    """The whole file."""

    meta: Meta
    components: Components
    constants: Constants
    player_count: tuple[PlayerCountRow, ...]
    printed_columns: tuple[int, ...]
    placement_token: tuple[TokenRow, ...]
    timeline: tuple[TimelineRow, ...]
    archetype: tuple[ArchetypeRow, ...]
    track_tile: tuple[TrackTileRow, ...]
    objective: tuple[ObjectiveRow, ...]
    challenge: tuple[ChallengeRow, ...]
    solo: Solo
    source: tuple[SourceRow, ...]
    provenance: Mapping[str, ProvenanceRow]


def read(text: str) -> Tables:
    """The tables that `text` spells. Raises `DataError`."""
    tables = read_typed(text, Tables)
    check_counts(tables)
    check_drawings(tables)
    check_tiles(tables)
    check_slots(tables)
    check_seats(tables)
    check_tokens(tables)
    return tables


def check_counts(tables: Tables) -> None:
    """The tables have as many rows as `[components]` says, each with its own id."""
    components = tables.components
    demand(components.objective_kinds, len(tables.objective), "components", "objective_kinds")
    tokens = len(tables.placement_token)
    demand(components.placement_tokens, tokens, "components", "placement_tokens")
    tiles = components.objective_kinds * components.objective_copies
    demand(components.objective_tiles, tiles, "components", "objective_tiles")
    for table in ("archetype", "track_tile", "objective", "placement_token", "challenge"):
        distinct(table, "id", [row.id for row in getattr(tables, table)])
    distinct(
        "objective", "id", [*(t.id for t in tables.track_tile), *(o.id for o in tables.objective)]
    )


def check_drawings(tables: Tables) -> None:
    """Segments and sides tell the same drawing, in each of its distinct orientations once."""
    for table in ("archetype", "objective"):
        for row, drawing in enumerate(getattr(tables, table)):
            demand(drawing.sides, sides_of(drawing.segments), table, "sides", row)
            kinds = [segment.kind for segment in drawing.segments]
            distinct(table, "segments", kinds)  # TIL-140: at most one segment of a kind
            demand(
                distinct_turns(drawing.segments), drawing.orientations, table, "orientations", row
            )
            if drawing.station:
                demand(set(KINDS), set(kinds), table, "station", row)


def sides_of(segments: Sequence[SegmentRow]) -> str:
    """The kind of each side, as the segments have it."""
    kinds = {letter: segment.kind for segment in segments for letter in segment.sides}
    return "".join(kinds.get(letter, "-") for letter in SIDES)


def distinct_turns(segments: Sequence[SegmentRow]) -> tuple[int, ...]:
    """The lowest orientation of each distinct result (TIL-4)."""
    first: dict[frozenset[tuple[str, frozenset[int]]], int] = {}
    for orientation in range(ORIENTATIONS):
        turned = frozenset(
            (
                segment.kind,
                frozenset(turned_side(SIDES.index(s), orientation) for s in segment.sides),
            )
            for segment in segments
        )
        first.setdefault(turned, orientation)
    return tuple(first.values())


def turned_side(side: int, orientation: int) -> int:
    """The side to which a side of the drawing points: mirrored, then turned clockwise (TIL-3)."""
    mirrored, turns = divmod(orientation, len(SIDES))
    return ((-side if mirrored else side) + turns) % len(SIDES)


def check_tiles(tables: Tables) -> None:
    """Every drawing has its copies, and all of them make the bag."""
    copies = Counter({row.archetype: 0 for row in tables.track_tile})
    for tile in tables.track_tile:
        copies[tile.archetype] += tile.count
    demand({row.id for row in tables.archetype}, set(copies), "track_tile", "archetype")
    for row, drawing in enumerate(tables.archetype):
        demand(drawing.copies, copies[drawing.id], "archetype", "copies", row)
    demand(tables.components.track_tiles, copies.total(), "components", "track_tiles")


def check_slots(tables: Tables) -> None:
    """A slot is attached to a track that its tile has, a train's to rail and a car's to road."""
    drawings = {row.id: row for row in tables.archetype}
    for row, tile in enumerate(tables.track_tile):
        drawing = drawings[tile.archetype]
        for slot in tile.slots:
            if slot.on not in tracks_of(drawing):
                raise DataError("track_tile", row, "slots", f"there is no {slot.on} on it")
            track = {"train": "rail", "car": "road"}.get(slot.kind, slot.on)
            demand(track, slot.on, "track_tile", "slots", row)  # TIL-13


def tracks_of(drawing: ArchetypeRow) -> set[str]:
    """The tracks that a slot on this drawing can be attached to."""
    names = {"R": "rail", "H": "road"}
    tracks = {names[segment.kind] for segment in drawing.segments}
    return tracks | {"station"} if drawing.station else tracks


def check_seats(tables: Tables) -> None:
    """Every number of players has its columns, and one more column than it takes."""
    meta = tables.meta
    players = tuple(range(meta.players_min, meta.players_max + 1))
    demand(players, tuple(row.players for row in tables.player_count), "player_count", "players")
    for number, row in enumerate(tables.player_count):
        demand(row.players + row.unchosen, len(row.columns), "player_count", "columns", number)
        if row.tiles_drawn_max > tables.components.track_tiles:
            problem = f"{row.tiles_drawn_max} are more than there are"
            raise DataError("player_count", number, "tiles_drawn_max", problem)
    alone = tables.player_count[0].columns
    demand(len(alone), len(tables.solo.column_bonus), "solo", "column_bonus")


def check_tokens(tables: Tables) -> None:
    """The tokens pass through waiting room and halls one after another (TIL-31)."""
    tokens = ["", *(f"T{n + 1}" for n in range(len(tables.placement_token))), "", ""]
    demand(tables.meta.rounds, len(tables.timeline), "timeline", "round")
    for number, row in enumerate(tables.timeline):
        places = [tokens[number + 1], tokens[number], tokens[number - 1] if number else ""]
        found = [row.waiting_room, row.hall_left, row.hall_right]
        demand(places, found, "timeline", "waiting_room", number)
        demand(tuple(filter(None, places[1:])), row.active, "timeline", "active", number)
    for number, token in enumerate(tables.placement_token):
        if not token.kinds or not set(token.kinds) <= set(tables.meta.piece_kinds):
            raise DataError("placement_token", number, "kinds", f"{token.kinds} are no pieces")
