"""Why not? Every thing on the board and every nonsense gets an answer with its rule."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rotonde.games.tiles import DESK
from rotonde.games.tiles.board import BOARD, cell_name
from rotonde.games.tiles.reasons import (
    CELL_ASKS_FOR_OTHER,
    CELL_NOT_FIRST,
    CELL_OCCUPIED,
    CELL_TOUCHES_NOTHING,
    CELL_WITHOUT_SLOT,
    COLUMN_FIRST,
    COLUMN_TAKEN,
    IS_OFFERED,
    LAYING_FIRST,
    NO_START_TILE,
    NO_SUCH_CELL,
    NO_SUCH_COLUMN,
    NO_TOKEN_FOR_KIND,
    OBJECTIVE_FITS_NOWHERE,
    OBJECTIVE_NOT_DUE,
    OBJECTIVE_NOT_HELD,
    ORIENTATION_REPEATED,
    PIECES_NOW,
    SIDES_DIFFERENT,
    SLOT_TAKEN,
    START_FIRST,
    TILE_DOES_NOT_FIT,
    TILE_FITS_NOWHERE,
    TILE_NOT_IN_HAND,
    TOKEN_LIKE_LEFT,
    TOKEN_USED,
    TOKEN_WAITS,
    TOKEN_WITHOUT_SLOT,
    TOKENS_SPENT,
)
from rotonde.games.tiles.state import State
from rotonde.games.tiles.things import side
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.text import Named, Seated
from rotonde.kernel.tools.codec import encode
from rotonde.words import LANGUAGES, Language
from tests.support.tiles import perform, position
from tests.support.tiles_walks import TABLES, walk

NAMES = ("Ada", "Bernadette", "Christian", "Hugo")
FREE, EMPTY, RAIL, ROAD = (Named(f"asks-{code}") for code in range(4))
LEFT, RIGHT = Named("hall-left"), Named("hall-right")
CROSS, STUB = Named("archetype-rail_cross"), Named("archetype-road_end")
GARBAGE = [
    *(
        "",
        ":",
        "cell:",
        "cell::",
        "cell:Z",
        "cell:é",
        "cell:M13:",
        "cell:N13:V99",
        "cell:N13:V24:x",
    ),
    *("slot:", "slot:M13", "slot:M13:x", "slot:M13:", "token:", "token:middle", "hand:", "hand:é"),
    *("column:", "column:x", f"column:{'9' * 5000}", "column:-1", "objective:", "start:", "moon"),
    *("seat:1", "a:b", f"cell:N13:V24:{'7' * 5000}"),
]


def why(state: State, thing: str, seat: int | None = 0) -> Refusal:
    """The answer to a click in a drawn position."""
    return DESK.why_not(state, None if seat is None else Seat(seat), Thing(thing))


# --- one step after another ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("start:V24", IS_OFFERED()),
        ("start:V01", NO_START_TILE(tile="V01")),
        ("column:1", START_FIRST()),
        ("cell:M13", START_FIRST()),
        ("moon", NOT_NOW()),
    ],
)
def test_a_click_while_a_starting_tile_is_chosen(thing: str, refusal: Refusal) -> None:
    """Nothing else comes before it."""
    assert refusal == why(position("pool V24 V30"), thing, 1)


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("column:1", COLUMN_TAKEN(column=1, seat=Seated(Seat(0)))),
        ("column:2", IS_OFFERED()),
        ("column:7", NO_SUCH_COLUMN(column=7, columns=4)),
        ("column:x", NO_SUCH_COLUMN(column="x", columns=4)),
        ("hand:V24", COLUMN_FIRST()),
        ("cell:N13", COLUMN_FIRST()),
        ("slot:N13:0", COLUMN_FIRST()),
        ("objective:temple", COLUMN_FIRST()),
        ("token:left", COLUMN_FIRST()),
        ("token:waiting", TOKEN_WAITS()),
    ],
)
def test_a_click_while_a_column_is_chosen(thing: str, refusal: Refusal) -> None:
    """What another seat took is gone; what belongs to a later step is answered with this one."""
    state = position("columns S0 V01 V02 / V03 V04 / V05 V06 / V07 V08")

    assert refusal == why(state, thing, 1)


ROADS = "map 0 V24(0,0)o1 V29(1,0)o2 V04(0,1)o1"
"""A road from the west that turns south, and a rail under it: N14 asks for both."""


def beside_n14(refusal: Refusal) -> Refusal:
    """With what the two neighbours of N14 ask for, side by side."""
    return replace(refusal, obstacles=(side("N14", 0, "H"), side("N14", 3, "R")))


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("cell:L13", IS_OFFERED()),
        ("cell:M13", CELL_OCCUPIED(cell="M13")),
        ("cell:Q20", CELL_TOUCHES_NOTHING(cell="Q20")),
        ("cell:ZZ99", NO_SUCH_CELL(cell="ZZ99")),
        (
            "cell:N14",
            beside_n14(
                CELL_ASKS_FOR_OTHER(cell="N14", north=ROAD, east=FREE, south=FREE, west=RAIL)
            ),
        ),
        ("cell:O13:V39", IS_OFFERED()),
        (
            "cell:N14:V39",
            beside_n14(
                TILE_DOES_NOT_FIT(
                    tile=STUB, cell="N14", north=ROAD, east=FREE, south=FREE, west=RAIL
                )
            ),
        ),
        (
            "cell:N14:V39:0",
            beside_n14(
                SIDES_DIFFERENT(
                    cell="N14",
                    side=Named("side-3"),
                    asked=Named("track-2"),
                    shown=Named("track-1"),
                )
            ),
        ),
        ("cell:L13:V39:7", ORIENTATION_REPEATED(orientation=7)),
        ("cell:N13:V39", CELL_OCCUPIED(cell="N13")),
        ("cell:L13:V01", TILE_NOT_IN_HAND(tile="V01")),
        ("hand:V39", IS_OFFERED()),
        ("hand:V17", IS_OFFERED()),
        ("hand:V01", TILE_NOT_IN_HAND(tile="V01")),
        ("column:2", LAYING_FIRST(tiles=2)),
        ("slot:M13:0", LAYING_FIRST(tiles=2)),
        ("token:left", LAYING_FIRST(tiles=2)),
        ("objective:temple", OBJECTIVE_NOT_DUE()),
        ("nonsense", NOT_NOW()),
    ],
)
def test_a_click_with_tiles_in_the_hand(thing: str, refusal: Refusal) -> None:
    """Which side does not fit, and what the neighbours ask for."""
    state = position(f"{ROADS} | hand 0 V39 V17")

    assert refusal == why(state, thing)


def test_a_tile_that_fits_nowhere_says_so() -> None:
    """It may fit once another tile is laid; until then it cannot be chosen."""
    state = position("map 0 V24(0,0)o1 | hand 0 V17 V04")

    assert why(state, "hand:V17") == TILE_FITS_NOWHERE(tile=CROSS)
    asked = CELL_ASKS_FOR_OTHER(cell="N13", north=FREE, east=FREE, south=FREE, west=ROAD)
    assert why(state, "cell:N13") == replace(asked, obstacles=(side("N13", 3, "H"),))
    assert why(state, "cell:M12") == IS_OFFERED()


def test_the_first_tile_of_a_solo_game_has_its_cell() -> None:
    """It lies in the middle (TIL-6)."""
    state = position("seats 1 | challenge holes | hand 0 V24")

    assert why(state, "cell:N13") == CELL_NOT_FIRST(cell="N13", first="M13")
    assert why(state, "cell:M13") == IS_OFFERED()


def test_a_confirmed_map_is_all_that_is_left() -> None:
    """With an empty hand there is nothing to lay."""
    state = position("map 0 V24(0,0)o1 | hand 0")

    assert why(state, "cell:N13") == LAYING_FIRST(tiles=0)
    assert why(state, "hand:V24") == TILE_NOT_IN_HAND(tile="V24")


def test_a_click_on_objective_tiles() -> None:
    """Due or not, held or not, with a place or without."""
    game = (
        "tokens train+flag - - | objectives airport central_station stadium"
        " | held 0 airport central_station | due 0"
    )
    state = position(f"map 0 V24(0,0)o1 | {game} | hand 0 V04")

    assert why(state, "objective:airport") == IS_OFFERED()
    assert why(state, "objective:stadium") == OBJECTIVE_NOT_HELD(objective="stadium")
    assert why(state, "cell:N13:airport") == IS_OFFERED()
    rails = position(f"map 0 V17(0,0)o0 | {game} | hand 0 V04")
    assert why(rails, "objective:airport") == OBJECTIVE_FITS_NOWHERE(
        objective=Named("objective-airport")
    )
    given_up = position(f"map 0 V17(0,0)o0 | {game.replace('central_station |', '|')} | hand 0")
    assert why(given_up, "objective:airport") == IS_OFFERED()


PLACING = (
    "map 0 V21(0,0)o1 V21(1,0)o1 V48(2,0)o1 V24(-1,0)o1 | pieces 0 (1,0) | round 3 | placing 0"
)


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("slot:M13:0", IS_OFFERED()),
        ("slot:N13:0", SLOT_TAKEN(cell="N13")),
        ("slot:O13:0", NO_TOKEN_FOR_KIND(cell="O13", piece=Named("piece-traveller"))),
        ("slot:L13:0", CELL_WITHOUT_SLOT(cell="L13")),
        ("slot:M13:4", CELL_WITHOUT_SLOT(cell="M13")),
        ("slot:ZZ99:0", NO_SUCH_CELL(cell="ZZ99")),
        ("cell:L13", CELL_WITHOUT_SLOT(cell="L13")),
        ("cell:N13", SLOT_TAKEN(cell="N13")),
        ("token:left", IS_OFFERED()),
        ("token:right", TOKEN_WITHOUT_SLOT(hall=RIGHT)),
        ("token:waiting", TOKEN_WAITS()),
        ("hand:V24", PIECES_NOW()),
        ("column:1", PIECES_NOW()),
    ],
)
def test_a_click_while_pieces_are_placed(thing: str, refusal: Refusal) -> None:
    """A car may be placed; the train token has no slot, and there is no star."""
    state = position(f"{PLACING} | stars 0 1 | tokens traveller car train")

    assert refusal == why(state, thing)


def test_a_click_on_tokens_that_are_used_or_alike() -> None:
    """Each token once; of two equal ones the left one first (TIL-52)."""
    state = position(f"{PLACING} | tokens traveller car car+flag")

    assert why(state, "token:right") == TOKEN_LIKE_LEFT()
    after = perform(state, 0, "piece left token (0,0)").state
    assert why(after, "token:left") == TOKEN_USED(hall=LEFT)
    spent = perform(after, 0, "piece right star (2,0)").state
    assert why(spent, "slot:O13:0") == TOKENS_SPENT()


def test_a_click_of_somebody_else() -> None:
    """Only who is asked may choose; a spectator never."""
    state = position("platforms 1 0")

    assert why(state, "column:1", 0) == NOT_YOUR_DECISION(seat=Seated(Seat(1)))
    assert why(state, "column:1", None) == NOT_YOUR_DECISION(seat=Seated(Seat(1)))
    assert why(state, "column:1", 9) == NOT_YOUR_DECISION(seat=Seated(Seat(1)))


def test_a_click_after_the_end() -> None:
    """Nothing can be chosen any more."""
    assert why(position("over"), "column:1") == GAME_OVER()


# --- promises in every position -----------------------------------------------------------------


def things() -> Iterator[str]:
    """All that can be clicked, and more."""
    near = [cell_name(x, y) for x in range(-7, 8) for y in range(-7, 8)]
    yield from (f"cell:{name}" for name in near)
    yield from (f"slot:{name}:0" for name in near)
    yield from (f"hand:{row.id}" for row in BOARD.tables.track_tile)
    yield from (f"start:{row.id}" for row in BOARD.tables.track_tile)
    yield from (f"objective:{kind}" for kind in BOARD.objectives)
    yield from (f"column:{number}" for number in range(7))
    yield from ("token:left", "token:right", "token:waiting")
    yield from (f"cell:{name}:V54" for name in near[::9])
    yield from GARBAGE


@pytest.mark.parametrize("table", TABLES)
def test_every_thing_gets_an_answer_in_words(table: str) -> None:
    """Never an exception, never a change, and a sentence in both languages."""
    every = [Language(lang, "tiles", strict=True) for lang in LANGUAGES]
    asked: dict[bytes, Refusal] = {}
    for state, seat in list(walk(table))[::11]:
        before = encode(state)
        for thing in things():
            for who in (seat, None, Seat((seat + 1) % state.seats)):
                refusal = DESK.why_not(state, who, Thing(thing))
                asked.setdefault(encode(refusal), refusal)
        assert encode(state) == before
    assert all(words.refusal(refusal, NAMES) for words in every for refusal in asked.values())


@pytest.mark.parametrize("table", TABLES)
def test_exactly_what_is_offered_is_said_to_be(table: str) -> None:
    """A thing that no choice stands for is refused with a reason."""
    single = [thing for thing in things() if thing.count(":") == 1 or thing.startswith("slot")]
    for state, seat in list(walk(table))[::11]:
        menu = DESK.menu(state, seat)
        assert menu is not None
        offered = {thing for choice in menu.choices for thing in choice.things}
        known = {t for t in single if why(state, t, seat).code == IS_OFFERED.code}
        if any(thing.startswith("slot") for thing in offered):
            known = {thing for thing in known if not thing.startswith("cell")}
        assert known == offered & set(single)
