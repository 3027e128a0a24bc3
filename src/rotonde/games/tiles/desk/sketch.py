"""The board of Railroad Tiles in plain text, for a terminal: the same in every language.

Pure. Reads a view and the board. What matters most stands first: a small terminal shows no more of
the parts, which blank lines separate, than it has room for.

On a map `━╋━` is rail and `─┼─` road, as the tile lies; before it `•` is a station and `:` urban
ground, behind it `t`, `c`, `p` an empty slot for a train, a car, a traveller, `T`, `C`, `P` the
same with a piece, and `*` an objective tile. Seats count from 1.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from rotonde.games.tiles.board import BOARD, EMPTY, RAIL, ROAD, Face, cell_name
from rotonde.games.tiles.components import PieceKind, TileId
from rotonde.games.tiles.view import shapes

GLYPHS: Final = " ╴╸╷┐┑╻┒┓╶─╾┌┬┭┎┰┱╺╼━┍┮┯┏┲┳╵┘┙│┤┥╽┧┪└┴┵├┼┽┟╁╅┕┶┷┝┾┿┢╆╈╹┚┛╿┦┩┃┨┫┖┸┹┞╀╃┠╂╉┗┺┻┡╄╇┣╊╋"
"""A drawing for each way to have nothing, road or rail on the four sides, the west one fastest."""

ARMS: Final = (EMPTY, ROAD, RAIL)
DRAWN: Final = dict(zip(product(ARMS, repeat=4), GLYPHS, strict=True))
ARM: Final = dict(zip(ARMS, " ─━", strict=True))
LETTERS: Final[Mapping[PieceKind, str]] = {"train": "t", "car": "c", "traveller": "p"}
WIDTH: Final = 6


def sketch(view: shapes.View) -> str:
    """Station board, and the map and the figures of each seat, one's own first."""
    seats = sorted(view.seats, key=lambda seat: seat.seat != view.seat)
    parts = (station_lines(view), *(seat_lines(view, seat) for seat in seats))
    return "\n\n".join("\n".join(part) for part in parts)


# --- station board --------------------------------------------------------------------------------


def station_lines(view: shapes.View) -> Iterator[str]:
    """Tokens, tiles in the bag and free stars, and then each column with its tiles."""
    tokens = (view.waiting_room, view.hall_left, view.hall_right)
    marks = zip("○◐◑", map(token_mark, tokens), strict=True)
    shown = (f"{sign} {mark}" for sign, mark in marks)
    left = (f"▤ {view.bag}", f"☆ {view.star_supply}")
    yield "  ".join((f"{view.round}/{view.rounds}", *shown, *left))
    if view.start_pool:
        yield "   " + "  ".join(map(tile_mark, view.start_pool))
    yield from map(column_line, view.columns)


def token_mark(token: shapes.TokenView | None) -> str:
    """The kinds of a token, and `!` for its flag."""
    if token is None:
        return "-"
    return "/".join(LETTERS[kind].upper() for kind in token.kinds) + "!" * token.flag


def column_line(column: shapes.ColumnView) -> str:
    """A column, its stars, and who took it."""
    tiles = column.tiles if column.taken_by is None else column.taken
    owner = "" if column.taken_by is None else f"={column.taken_by + 1}"
    stars = "★" * (column.stars + column.bonus_stars)
    return f"{column.number}{owner:3}{stars} {'  '.join(map(tile_mark, tiles))}".rstrip()


def tile_mark(tile: TileId) -> str:
    """A tile that is not laid yet, by its name and as it is drawn, with its slot."""
    face = BOARD.faces[BOARD.face_numbers[tile, 0]]
    slots = "".join(LETTERS[slot.kind] for slot in face.slots)
    return f"{tile} {tile_text(face, slots)}".rstrip()


# --- maps -----------------------------------------------------------------------------------------


def seat_lines(view: shapes.View, seat: shapes.SeatView) -> Iterator[str]:
    """The figures of a seat, its hand, and its map with letters above and numbers beside it."""
    yield figures(view, seat)
    if seat.figures.objectives:
        yield "   " + "  ".join(map(objective_mark, seat.figures.objectives))
    if seat.hand:
        yield "   " + "  ".join(map(tile_mark, seat.hand))
    if seat.map:
        yield from map_lines(seat.map)


def figures(view: shapes.View, seat: shapes.SeatView) -> str:
    """Platform, stars, rejections, and the total with its parts."""
    own = seat.figures
    area = own.rectangle.points if own.rectangle else 0
    parts = [own.pieces, own.cities_points, area, own.penalty]
    parts += [own.objectives_points] if view.objectives else []
    parts += [own.solo] if view.challenge else []
    points = " ".join(f"{part:+d}" for part in parts)
    head = f"{seat.seat + 1}  #{seat.platform} ★{seat.stars} ×{len(seat.rejected)}"
    return f"{head}  {own.total} = {points}{challenge_mark(view)}"


def objective_mark(objective: shapes.ObjectiveView) -> str:
    """An objective: where it lies, or `x` once given up, and `+` while its condition holds."""
    where = "x" if objective.discarded else objective.cell or "?"
    return f"*{objective.kind}:{where}{'+' if objective.holds else '-'}"


def challenge_mark(view: shapes.View) -> str:
    """The solo challenge: its name, how it stands, and the totals it asks for."""
    now = view.challenge
    if now is None:
        return ""
    return f"  {now.id} {now.value}/{now.target} {'/'.join(map(str, now.thresholds))}"


def map_lines(laid: Sequence[shapes.LaidView]) -> Iterator[str]:
    """A map from its northernmost to its southernmost row."""
    at = {(each.x, each.y): each for each in laid}
    across = range(min(x for x, _ in at), max(x for x, _ in at) + 1)
    heads = (cell_name(x, 0).removesuffix(cell_name(0, 0)[1:]) for x in across)
    yield ("    " + "".join(head.center(WIDTH) for head in heads)).rstrip()
    for y in range(min(y for _, y in at), max(y for _, y in at) + 1):
        row = cell_name(0, y).removeprefix(cell_name(0, 0)[:1])
        cells = (cell_mark(at[x, y]) if (x, y) in at else " " * WIDTH for x in across)
        yield f"{row:>3} {''.join(cells)}".rstrip()


def cell_mark(laid: shapes.LaidView) -> str:
    """A laid tile in six signs."""
    name = laid.tile or laid.objective
    assert name is not None
    slots = (LETTERS[s.kind] if s.points is None else LETTERS[s.kind].upper() for s in laid.slots)
    sign = "*" if laid.objective else "".join(slots)[:1]
    return tile_text(BOARD.faces[BOARD.face_numbers[name, laid.orientation]], sign)


def tile_text(face: Face, sign: str) -> str:
    """The tracks of a tile, with its station and its ground before and a sign behind them."""
    west, east = ARM[face.sides[3]], ARM[face.sides[1]]
    station, ground = "•" if face.station else west, ":" if face.urban else west
    return f"{station}{ground}{west}{DRAWN[face.sides]}{east}{sign or east}"
