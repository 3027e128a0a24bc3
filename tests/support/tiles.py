"""Positions of Railroad Tiles are drawn: `position("map 0 V24(0,0)o1 | hand 0 V17 V04")`.

A position is a list of clauses between `|`. `V24(0,0)o1` is variant V24 on cell (0, 0) in
orientation 1; tiles stand in a legal order of laying. What is not named is as at set-up, less what
the named things use up.

    seats 3  |  round 4  |  platforms 2 0 1        who sits there (2), and in which order
    map 0 V24(0,0)o1 gas_station(1,0)o1            the map of a seat
    pieces 0 (1,0) (2,0)=3                         its pieces, and what they scored (1)
    stars 1 0  |  bonus 3                          of each seat
    rejected 0 V01 V02  |  discarded 1 V17         beside the maps
    columns V01 V02 * / S1 V03 V04 / V05           left to right: tiles and stars, or who took what
    tokens train car+flag train-or-car             waiting room, left hall, right hall; - for none
    objectives airport temple stadium              the kinds in play
    held 0 temple  |  due 0                        those a seat has still to lay; one must be laid
    bag V01 V02                                    all that is left in it; the rest is in the box
    challenge holes  |  option parallel true       an option
    seed 7                                         the dice to come

Whose decision it is:

    pool V24 V30                                   starting tiles are chosen
    hand 0 V17 V04                                 a seat lays; later platforms have still to choose
    placing 0 1                                    these seats place pieces
    over                                           nobody's: the game has ended
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from rotonde.games.tiles import TILES
from rotonde.games.tiles.actions import AnyAction, LayObjective, LayTile, PlacePiece
from rotonde.games.tiles.board import BOARD, cell_name
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId, TokenId
from rotonde.games.tiles.maps import PlayerMap, map_with
from rotonde.games.tiles.rules.laying import place_refusal
from rotonde.games.tiles.state import Column, Phase, Piece, PlayArea, State, active_halls
from rotonde.games.tiles.steps import (
    AnyStep,
    ChoosingColumn,
    ChoosingStartTile,
    Laying,
    PlacingPieces,
)
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.squares import Square
from tests.support.scripts import Scripts
from tests.support.tiles_box import COLUMNS, COPIES, OBJECTIVES, TOKENS, TRACK

__all__ = [
    "TILES",
    "action_of",
    "at",
    "map_of",
    "perform",
    "played",
    "position",
    "refused",
    "spelt",
]

LAID: Final = re.compile(r"(\w+)\((-?\d+),(-?\d+)\)o(\d)")
PLACE: Final = re.compile(r"\((-?\d+),(-?\d+)\)(?:=(\d+))?")
ABOARD: Final = 3
"""Tokens on the board at once: waiting room and both halls."""


class Drawing(msgspec.Struct):
    """A position on the way from its clauses to a state."""

    seats: int = 2
    round: int = 0
    platforms: tuple[Seat, ...] = ()
    maps: dict[int, PlayerMap] = {}
    pieces: dict[int, tuple[Piece, ...]] = {}
    stars: tuple[int, ...] = ()
    bonus: int = 0
    rejected: dict[int, tuple[TileId, ...]] = {}
    discarded: dict[int, tuple[TileId, ...]] = {}
    columns: tuple[Column, ...] | None = None
    tokens: tuple[TokenId | None, ...] | None = None
    objectives: tuple[ObjectiveId, ...] = ()
    held: dict[int, tuple[ObjectiveId, ...]] = {}
    due: tuple[Seat, ...] = ()
    bag: tuple[TileId, ...] | None = None
    options: dict[str, Any] = {}
    seed: str = "position"
    pool: tuple[TileId, ...] = ()
    hands: dict[int, tuple[TileId, ...]] = {}
    placing: tuple[Seat, ...] | None = None
    over: bool = False


def at(x: int, y: int) -> str:
    """The name of a cell."""
    return cell_name(x, y)


# --- reading clauses ------------------------------------------------------------------------------


def position(text: str) -> State:
    """The state that the clauses of `text` draw."""
    drawing = Drawing()
    for clause in filter(str.strip, text.split("|")):
        word, *rest = clause.split()
        READERS[word](drawing, word, rest)
    return state_of(drawing)


def map_of(text: str) -> PlayerMap:
    """The map that `V24(0,0)o1 V39(1,0)o3` draws; every tile must fit when it is laid."""
    drawn = PlayerMap()
    for word in text.split():
        found = LAID.fullmatch(word)
        assert found, f"{word} is no laid tile"
        tile, place, turn = found[1], cell_name(int(found[2]), int(found[3])), int(found[4])
        refusal = place_refusal(drawn, tile, place, turn)
        assert refusal is None, f"{word}: {refusal}"
        drawn = map_with(drawn, BOARD.cells[place], BOARD.face_numbers[tile, turn])
    return drawn


def read_map(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`map 0 V24(0,0)o1`"""
    drawing.maps[int(rest[0])] = map_of(" ".join(rest[1:]))


def read_pieces(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`pieces 0 (1,0) (2,0)=3`"""
    places = [found for word in rest[1:] if (found := PLACE.fullmatch(word))]
    assert len(places) == len(rest) - 1, rest
    drawing.pieces[int(rest[0])] = tuple(
        Piece(Square(BOARD.cells[cell_name(int(x), int(y))]), 0, int(points or 1), 2)
        for x, y, points in (found.groups() for found in places)
    )


def read_number(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`round 3`"""
    setattr(drawing, word, int(rest[0]))


def read_numbers(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`stars 1 0`"""
    setattr(drawing, word, tuple(map(int, rest)))


def read_words(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`bag V01 V02`"""
    setattr(drawing, word, tuple(rest))


def read_of_seat(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`hand 0 V17 V04`"""
    getattr(drawing, {"hand": "hands"}.get(word, word))[int(rest[0])] = tuple(rest[1:])


def read_columns(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`columns V01 V02 * / S1 V03 / V04`"""
    drawing.columns = tuple(column_of(part.split()) for part in " ".join(rest).split("/"))


def column_of(words: list[str]) -> Column:
    """A column with its tiles and stars, or with the seat that took it."""
    tiles = tuple(TileId(word) for word in words if word[0] == "V")
    if words and words[0][0] == "S":
        return Column(taken_by=Seat(int(words[0][1:])), taken=tiles)
    return Column(tiles, words.count("*"))


def read_tokens(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`tokens train car+flag -`"""
    drawing.tokens = tuple(None if word == "-" else token(word) for word in rest)


def token(word: str) -> TokenId:
    """`car+flag` is a token with a flag."""
    kinds, _, flag = word.replace("-", "_").partition("+")
    found = TokenId(f"{kinds}_{flag or 'plain'}")
    assert found in TOKENS, word
    return found


def read_option(drawing: Drawing, word: str, rest: list[str]) -> None:
    """`option parallel true`, `challenge holes`"""
    if word == "challenge":
        drawing.options["challenge"] = rest[0]
    else:
        drawing.options[rest[0]] = msgspec.json.decode(rest[1])


def read_objectives(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`objectives airport temple stadium`"""
    kinds = tuple(kind for kind in OBJECTIVES if kind in rest)
    drawing.objectives = kinds
    drawing.options |= {"objectives": "chosen"}
    names = ("first_objective", "second_objective", "third_objective")
    drawing.options |= dict(zip(names, kinds, strict=True))


def read_seed(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`seed 7`"""
    drawing.seed = rest[0]


def read_over(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`over`"""
    drawing.over = True


READERS: Final[Mapping[str, Callable[[Drawing, str, list[str]], None]]] = {
    **dict.fromkeys(("seats", "round", "bonus"), read_number),
    **dict.fromkeys(("platforms", "stars", "due", "placing"), read_numbers),
    **dict.fromkeys(("bag", "pool"), read_words),
    **dict.fromkeys(("hand", "rejected", "discarded", "held"), read_of_seat),
    **dict.fromkeys(("option", "challenge"), read_option),
    "map": read_map,
    "pieces": read_pieces,
    "columns": read_columns,
    "tokens": read_tokens,
    "objectives": read_objectives,
    "seed": read_seed,
    "over": read_over,
}


# --- from a drawing to a state --------------------------------------------------------------------


def state_of(drawing: Drawing) -> State:
    """The drawing as a state: what is not named comes from the bag."""
    left = unnamed_tiles(drawing)
    fill_maps(drawing, left)
    columns = drawing.columns if drawing.columns is not None else default_columns(drawing, left)
    bag = drawing.bag if drawing.bag is not None else tuple(left)
    tokens = tokens_of(drawing)
    aboard = [token for token in tokens if token is not None]
    hidden = [token for token in TOKENS if token not in aboard]
    state = State(
        seats=drawing.seats,
        options=msgspec.convert(drawing.options, TILES.options),
        areas=tuple(area_of(drawing, seat) for seat in range(drawing.seats)),
        platforms=platforms_of(drawing),
        columns=columns,
        bag=bag,
        stack=tuple(hidden[: max(0, len(TOKENS) - round_of(drawing))]),
        rng=Rng(drawing.seed),
        start_pool=drawing.pool,
        waiting_room=tokens[0],
        hall_left=tokens[1],
        hall_right=tokens[2],
        box=less(left, bag),
        objectives=drawing.objectives,
        challenge=drawing.options.get("challenge"),
        round=round_of(drawing),
        phase=phase_of(drawing),
    )
    return msgspec.structs.replace(state, steps=steps_of(drawing, state))


def unnamed_tiles(drawing: Drawing) -> list[TileId]:
    """The tiles that no clause names, in data order; no tile may be named too often."""
    left = [tile for tile in TRACK for _ in range(COPIES[tile])]
    for drawn in drawing.maps.values():
        faces = (BOARD.tiles[BOARD.faces[face].tile].id for face in drawn.faces)
        left = list(less(left, tuple(TileId(tile) for tile in faces if tile in TRACK)))
    for column in drawing.columns or ():
        left = list(less(left, column.tiles))
    for held in (drawing.hands, drawing.rejected, drawing.discarded):
        for tiles in held.values():
            left = list(less(left, tiles))
    return list(less(left, drawing.pool))


def less(tiles: list[TileId], gone: tuple[TileId, ...]) -> tuple[TileId, ...]:
    """Tiles without some of them, all of which must be there."""
    left = list(tiles)
    for tile in gone:
        left.remove(tile)
    return tuple(left)


def fill_maps(drawing: Drawing, left: list[TileId]) -> None:
    """Seats whose map is not drawn have a starting tile of their own, the solo seat none."""
    if drawing.seats == 1 or drawing.pool:
        return
    for seat in range(drawing.seats):
        if seat not in drawing.maps:
            tile = left.pop(next(n for n, tile in enumerate(left) if tile in ("V55", "V56", "V62")))
            drawing.maps[seat] = map_of(f"{tile}(0,0)o0")


def default_columns(drawing: Drawing, left: list[TileId]) -> tuple[Column, ...]:
    """Who has chosen took the columns from the left on; the others are full."""
    chosen = chosen_seats(drawing)
    columns = [Column(taken_by=seat) for seat in chosen]
    for size in COLUMNS[drawing.seats][len(chosen) :]:
        columns.append(Column(tuple(left[:size])))
        del left[:size]
    return tuple(columns)


def platforms_of(drawing: Drawing) -> tuple[Seat, ...]:
    """Seat 0 first, unless another order is drawn."""
    return drawing.platforms or tuple(map(Seat, range(drawing.seats)))


def chosen_seats(drawing: Drawing) -> tuple[Seat, ...]:
    """The seats that took a column in this round, in the order of the platforms."""
    platforms = platforms_of(drawing)
    if drawing.columns is not None:
        taken = {column.taken_by for column in drawing.columns}
        return tuple(seat for seat in platforms if seat in taken | drawing.hands.keys())
    if drawing.placing is not None or drawing.over:
        return platforms
    laying = [n for n, seat in enumerate(platforms) if seat in drawing.hands]
    return platforms[: laying[-1] + 1] if laying else ()


def tokens_of(drawing: Drawing) -> tuple[TokenId | None, ...]:
    """The tokens as drawn, or as the first ones of the tables come up (TIL-31)."""
    if drawing.tokens is not None:
        return drawing.tokens
    shown = round_of(drawing)
    places = range(shown - 1, shown - 1 - ABOARD, -1)
    return tuple(TOKENS[place] if 0 <= place < len(TOKENS) else None for place in places)


def round_of(drawing: Drawing) -> int:
    """The round that is drawn, or the first one in which so many tokens lie on the board."""
    if drawing.round:
        return drawing.round
    tokens = drawing.tokens or ()
    return max((n for n, token in enumerate(tokens, start=1) if token is not None), default=1)


def area_of(drawing: Drawing, seat: int) -> PlayArea:
    """What lies before a seat."""
    return PlayArea(
        stars=drawing.stars[seat] if drawing.stars else 1,
        map=drawing.maps.get(seat, PlayerMap()),
        pieces=drawing.pieces.get(seat, ()),
        rejected=drawing.rejected.get(seat, ()),
        discarded=drawing.discarded.get(seat, ()),
        objectives=drawing.held.get(seat, ()),
        bonus=drawing.bonus,
    )


def phase_of(drawing: Drawing) -> Phase:
    """The phase by what is being decided."""
    if drawing.pool:
        return "start"
    if drawing.over:
        return "over"
    return "tiles" if drawing.placing is None else "pieces"


def steps_of(drawing: Drawing, state: State) -> tuple[AnyStep, ...]:
    """What is still to be decided, the first platform last."""
    match state.phase:
        case "start":
            return tuple(map(ChoosingStartTile, state.platforms[: len(drawing.pool)]))
        case "pieces":
            placing = [seat for seat in state.platforms if seat in (drawing.placing or ())]
            return tuple(PlacingPieces(seat, active_halls(state)) for seat in placing[::-1])
        case "tiles":
            found = (laying_of(drawing, seat) for seat in state.platforms[::-1])
            return tuple(step for step in found if step is not None)
    return ()


def laying_of(drawing: Drawing, seat: Seat) -> AnyStep | None:
    """What a seat has still to do in the tile selection."""
    if seat in drawing.hands:
        return Laying(seat, drawing.hands[seat], seat in drawing.due)
    return None if seat in chosen_seats(drawing) else ChoosingColumn(seat)


# --- playing --------------------------------------------------------------------------------------


def spelled(order: str) -> str:
    """The notation of orders with cells by numbers: `lay V24(1,0)o1`, `piece left star (0,0)`."""
    order = LAID.sub(lambda m: f"{m[1]} {at(int(m[2]), int(m[3]))} {m[4]}", order)
    return PLACE.sub(lambda m: f"{at(int(m[1]), int(m[2]))} 0", order)


SCRIPTS: Final = Scripts(TILES, spelled)
perform, played, refused, action_of = (
    SCRIPTS.perform,
    SCRIPTS.played,
    SCRIPTS.refused,
    SCRIPTS.action_of,
)


def spelt(action: AnyAction) -> str:
    """The order that `action_of` reads back."""
    match action:
        case LayTile(tile=tile, cell=cell, orientation=turn):
            return f"lay {tile}{place_of(cell)}o{turn}"
        case LayObjective(kind=kind, cell=cell, orientation=turn):
            return f"objective {kind}{place_of(cell)}o{turn}"
        case PlacePiece(hall=hall, by=by, cell=cell):
            return f"piece {hall} {by} {place_of(cell)}"
    return TILES.write(action)


def place_of(name: CellName) -> str:
    """`(1,0)` for a cell by its name."""
    x, y = BOARD.squares.position(BOARD.cells[name])
    return f"({x},{y})"
