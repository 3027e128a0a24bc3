"""The nineteen worked examples, with all their figures. Seats: P0 first, P1 beside it."""

import pytest
from msgspec.structs import replace

from rotonde.games.dice import scoring
from rotonde.games.dice.actions import BuyShare, EndTurn, LayRail, Roll
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import Face
from rotonde.games.dice.events import GameEnded, LastYearAnnounced, TileCleared
from rotonde.games.dice.reasons import (
    BRIDGE_TOO_DEAR,
    LAST_WAY_OUT,
    NO_WAY_OUT,
    STATION_ON_BORDER,
    STATION_TOO_DEAR,
    TOO_FEW_DICE_TO_LEAVE,
)
from rotonde.games.dice.rules.rolling import with_faces
from rotonde.games.dice.state import Count, DiceOptions, State, Station, Tray
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.dice import DICE, company, legal, orders, perform, position, refused, told, tray


@rule("DIC-10", "DIC-11")
def test_example_1_setup() -> None:
    """Three seats, and the sixteen orders of the first of them."""
    state = DICE.setup(3, DiceOptions(), Rng("example"))

    assert state.reserve == 27
    assert [one.joker for one in state.trays] == [4, 4, 4]
    assert state.general_map.layout.supply == (10, 12, 6, 6)
    choices = legal(state)
    assert len(choices) == 16
    assert [c for c in choices if isinstance(c, Roll)] == [Roll(0, j) for j in range(1, 5)]
    shares = [c for c in choices if isinstance(c, BuyShare)]
    assert [(c.source, c.die) for c in shares] == [("bank", "joker")] * 5
    rails = [c for c in choices if isinstance(c, LayRail)]
    assert [(c.end, c.out) for c in rails] == [
        *(("A", out) for out in "NEW"),
        *(("B", out) for out in "ESW"),
    ]
    assert choices[-1] == EndTurn()


@rule("DIC-43")
def test_example_2_too_few_dice_for_the_border() -> None:
    """The fourth die on the tile may not leave it, the sides may be taken."""
    state = position("year 1 | front 0/0/0/4")
    state = perform(state, "rail A d3 N ?", "rail A d2 N ?").state

    refusal = refused(state, "rail A d1 N ?")

    assert refusal == TOO_FEW_DICE_TO_LEAVE(needed=5, dice=4)
    assert {"rail A d1 E ?", "rail A d1 W ?"} <= set(orders(state, "rail A"))
    assert (state.reserve, state.trays[0].joker) == (31, 2)


@rule("DIC-30", "DIC-34", "DIC-69")
def test_example_3_roll_purchase_discard() -> None:
    """Three jokers make six dice; a share, and one die too many."""
    state = DICE.setup(2, DiceOptions(), Rng("example 3"))
    seat = state.seat
    rolled = perform(state, "roll 0+3").state
    assert (rolled.reserve, rolled.trays[seat].total) == (28, 7)

    fell: tuple[Face, ...] = ("straight", "straight", "curve", "curve", "share", "joker")
    mine = with_faces(Tray(0, 0, 0, 0, 1), fell)
    trays = tuple(mine if s == seat else t for s, t in enumerate(rolled.trays))
    state = replace(rolled, trays=trays)
    assert tray(state, seat) == (2, 2, 1, 2, 0)

    state = perform(state, "buy weiden").state
    assert (state.reserve, tray(state, seat)) == (29, (2, 2, 0, 2, 0))
    state = perform(state, "end", "back straight").state
    assert (state.reserve, tray(state, seat)) == (30, (1, 2, 0, 2, 0))
    assert state.seat != seat


@rule("DIC-43", "DIC-44", "DIC-46", "DIC-48", "DIC-49")
def test_example_4_first_crossing() -> None:
    """The fifth die leaves; four tiles fit; the start tile stays; two jokers come."""
    state = position("year 1 | front 4/2/0/2 | reserve 27")

    state = perform(state, "rail A d3 W", "rail A c3 N", "rail A c2 N", "rail A c1 N").state

    assert orders(state) == [
        "tile country 0",
        "tile lake 0",
        "tile mountain2 1",
        "tile mountain3 3",
    ]
    state = perform(state, "tile lake 0", "rail A c7 N").state
    assert tray(state) == (1, 0, 0, 4, 0)
    assert state.reserve == 25
    assert [sheet.rails for sheet in state.line.sheets] == [1, 5]
    assert state.line == position("K").line


@rule("DIC-41", "DIC-47")
def test_example_5_the_start_tile_is_complete() -> None:
    """A lake that could not be finished is not offered; eight dice come back."""
    state = position("K | front 4/0/0/0 | hidden 1 | reserve 25")
    state = perform(state, "rail B d5 S", "rail B d6 S", "rail B d7 S").state

    assert orders(state) == ["tile country 0", "tile mountain2 1", "tile mountain3 1"]
    turn = perform(state, "tile mountain2 1", "rail B d1 S")

    (cleared,) = told(turn.events, TileCleared)
    assert (len(cleared.rails), cleared.reserve) == (8, 33)
    assert turn.state.reserve == 31
    assert tray(turn.state) == (0, 0, 0, 2, 1)


FIVE = "K | B d5S d6S d7S @mountain2:1 d1S"


@rule("DIC-44", "DIC-52")
def test_example_6_a_range_across_two_tiles() -> None:
    """One surcharge for a range, also where it goes on over the border."""
    state = position(f"{FIVE} | front 6/1/0/2 | hidden 1 | reserve 24")

    state = perform(state, "rail B d2 S").state
    assert (state.reserve, state.trays[0].hidden) == (25, 0)
    state = perform(state, "rail B d3 S", "rail B d4 E", "rail B e4 E", "rail B f4 E").state
    state = perform(state, "rail B g4 E").state

    tiles = ["tile mountain2 1", "tile mountain3 1", "tile mountain3 2", "tile mountain3 3"]
    assert orders(state) == tiles
    turn = perform(state, "tile mountain3 2", "rail B a4 E")
    (cleared,) = told(turn.events, TileCleared)
    assert (len(cleared.rails), cleared.reserve) == (7, 32)
    assert (turn.state.reserve, tray(turn.state)) == (30, (0, 0, 0, 4, 0))


BRIDGE = pytest.mark.parametrize(
    ("shown", "hidden", "may"),
    [
        ("2/1/0/0", 2, True),
        ("2/1/0/0", 1, False),
        ("1/1/0/1", 1, False),
        ("1/1/0/1", 2, True),
        ("5/0/0/0", 2, True),
        ("4/0/0/0", 2, False),
    ],
)


@BRIDGE
@rule("DIC-41", "DIC-55", "DIC-57")
def test_example_7_when_a_bridge_may_be_started(shown: str, hidden: int, may: bool) -> None:
    """Three rails and two dice at least, and each of them once."""
    state = position(f"K | front {shown} | hidden {hidden}")

    assert ("rail A c6 N" in orders(state)) == may
    if not may:
        assert refused(state, "rail A c6 N").code == BRIDGE_TOO_DEAR.code


@rule("DIC-55", "DIC-58")
def test_example_8_mixed_payment() -> None:
    """A hidden die and a joker pay the bridge."""
    state = position("K | front 2/1/0/1 | hidden 1 | reserve 25")

    state = perform(state, "rail A c6 N").state
    assert orders(state) == ["rail A c5 W . 1"]
    state = perform(state, "rail A c5 W . 1").state
    assert (state.reserve, state.trays[0].hidden) == (27, 0)
    assert orders(state) == ["rail A b5 W"]
    state = perform(state, "rail A b5 W").state
    assert tray(state) == (0, 0, 0, 0, 0)
    assert "end" in orders(state)


@rule("DIC-60", "DIC-62", "DIC-63", "DIC-65", "DIC-67")
def test_example_9_lake_station() -> None:
    """Both kinds are offered; hidden dice pay first; no second station on the tile."""
    state = position("K | nobody | directs 0 insel | front 0/0/0/2 | hidden 2 | reserve 26")

    assert orders(state, "station") == [
        "station A insel lake",
        "station A insel country",
        "station B insel country",
    ]
    state = perform(state, "station A insel lake").state
    assert (state.reserve, tray(state)) == (27, (0, 0, 0, 3, 0))
    assert orders(state, "station A") == []
    assert orders(state, "rail A") == ["rail A b6 N ?", "rail A b6 W ?"]
    assert refused(state, "rail A b6 S ?").code == NO_WAY_OUT.code
    assert refused(state, "rail A c5 N ? 2").code == BRIDGE_TOO_DEAR.code
    beside = perform(state, "rail A b6 W ?").state
    assert refused(beside, "station A insel country") == STATION_ON_BORDER(cell="a6")


@pytest.mark.parametrize(
    ("hidden", "offered"),
    [(4, ["", " 1"]), (3, [""]), (2, [])],
)
@rule("DIC-52", "DIC-66")
def test_example_10_mountain_station(hidden: int, offered: list[str]) -> None:
    """Price 3 + 1; a joker may pay the mountain only where hidden dice would do."""
    state = mountain_site(hidden)

    found = orders(state, "station A bergtal mountain")

    assert found == [f"station A bergtal mountain{more}" for more in offered]
    if not offered:
        refusal = refused(state, "station A bergtal mountain")
        assert refusal == STATION_TOO_DEAR(price=4, dice=3)


def mountain_site(hidden: int) -> State:
    """End A on mountain2 r1, its only rail leading north; B on a country tile."""
    line = "A d3N d2W c2W b2N b1N @mountain2:1 b7E c7E d7N"
    drawn = position(f"{line} | nobody | directs 0 bergtal | front 1/0/0/1 | hidden {hidden}")
    place = drawn.line.ends[0].place
    only = tuple(die for die in drawn.line.sheets[0].line if BOARD.cell_names[die.cell] == "d7")
    sheets = (replace(drawn.line.sheets[0], line=only), drawn.line.sheets[1])
    assert drawn.line.sheets[0].place == place
    line_now = replace(drawn.line, sheets=sheets)
    return replace(drawn, line=line_now, reserve=28)


@rule("DIC-52", "DIC-66", "DIC-67")
def test_example_10_both_payments() -> None:
    """With a joker for the mountain, and with hidden dice alone."""
    state = mountain_site(4)

    with_joker = perform(state, "station A bergtal mountain 1").state
    hidden_only = perform(state, "station A bergtal mountain").state

    assert (tray(with_joker), with_joker.reserve) == ((1, 0, 0, 2, 1), 30)
    assert (tray(hidden_only), hidden_only.reserve) == ((1, 0, 0, 3, 0), 30)
    assert "rail A d5 N" in orders(hidden_only)


@rule("DIC-26", "DIC-27")
def test_example_11_income_and_free_order() -> None:
    """A station built before the income counts for it."""
    state = position("K | nobody | directs 0 insel | hidden 3 | reserve 12 | due")
    four = tuple(Station("country", BOARD.squares.cell(9, n), 24, 3) for n in range(4))
    stations = tuple(four if n == company("weiden") else s for n, s in enumerate(state.stations))
    directors = tuple(
        Seat(0) if n == company("weiden") else d for n, d in enumerate(state.directors)
    )
    state = replace(state, stations=stations, directors=directors)

    first = perform(state, "station A insel lake").state
    assert (first.reserve, tray(first)) == (13, (0, 0, 0, 2, 0))
    then = perform(first, "income").state
    assert (then.reserve, then.trays[0].hidden) == (8, 5)
    other = perform(state, "income").state
    assert (other.reserve, other.trays[0].hidden) == (8, 7)
    other = perform(other, "station A insel lake").state
    assert (other.reserve, tray(other)) == (9, (0, 0, 0, 2, 4))


@rule("DIC-28")
def test_example_12_lost_office() -> None:
    """Jokers in the year after, hidden dice from the next one on."""
    drawn = "nobody | directs 1 eisberg | shares eisberg 2 1 | front 0/0/0/0 | tray 1 0/0/0/0 h2"
    state = perform(position(drawn), "end").state
    state = perform(state, "income", "end").state
    assert state.year == 3
    assert state.lost_office == (False, True)
    assert state.seat == 1

    hidden, reserve = state.trays[1].hidden, state.reserve
    state = perform(state, "income").state
    assert (state.trays[1].joker, state.trays[1].hidden) == (4, hidden)
    assert state.reserve == reserve - 4
    state = perform(state, "end", "income", "end").state
    assert state.year == 4
    state = perform(state, "income", "end").state
    assert state.seat == 1
    hidden = state.trays[1].hidden
    assert perform(state, "income").state.trays[1].hidden == hidden + 4


@rule("DIC-35", "DIC-36", "DIC-37")
def test_example_13_the_market_opens_within_the_turn() -> None:
    """The second company is sold out, and at once a director must sell."""
    drawn = "nobody | directs 1 eisberg | shares eisberg 0 10 | shares weiden 4 5 | front 0/0/1/1"
    state = position(drawn)
    assert "buy eisberg director ?" not in orders(state)

    after = perform(state, "buy weiden").state
    assert after.reserve == state.reserve + 1
    bought = perform(after, "buy eisberg director ?").state
    assert bought.reserve == after.reserve
    assert bought.trays[1].hidden == after.trays[1].hidden + 1
    assert bought.shares[company("eisberg")].held == (1, 9)
    assert bought.directors[company("eisberg")] == 1


def chains(places: dict[str, list[int]]) -> dict[str, int]:
    """The chains of companies with stations on tiles of one row."""
    state = position()
    stations = tuple(
        tuple(Station("country", BOARD.squares.cell(x, 0), 24, 3) for x in places.get(row.id, []))
        for row in BOARD.companies
    )
    state = replace(state, stations=stations)
    return {name: 1000 * scoring.chain(state, company(name)) for name in places}


@pytest.mark.parametrize(
    ("more", "passengers"),
    [([], 2000), ([2], 4000), ([-1], 3000), ([4], 2000), ([2, 4], 5000)],
)
@rule("DIC-72")
def test_example_14_chains(more: list[int], passengers: int) -> None:
    """Three stations in groups of two and one; one more may join them or not."""
    found = chains({"bergtal": [0, 1, 3, *more], "insel": [0, 1]})

    assert found == {"bergtal": passengers, "insel": 2000}


@pytest.mark.parametrize(
    ("held", "director", "first", "seat"),
    [((3, 1, 3, 3), 1, 0, 2), ((3, 3, 0, 0), 1, 0, 1), ((1, 0, 0, 1), None, 2, 3)],
)
@rule("DIC-74", "DIC-75")
def test_example_15_directors(
    held: tuple[int, ...], director: int | None, first: int, seat: int
) -> None:
    """Ties: the director stays, else the first to his left, else from the first player on."""
    old = None if director is None else Seat(director)
    office = scoring.office(held, old, Seat(first))

    assert office is not None
    assert office.seat == seat


@rule("DIC-80", "DIC-84", "DIC-85", "DIC-87")
def test_example_16_last_station() -> None:
    """The last station still brings its reward; then nobody gets dice any more."""
    state = position(
        "K | nobody | directs 0 weiden | hidden 5 | reserve 10 | tray 1 0/0/0/2 h1"
        " | shares weiden 1 9"
    )
    lake = state.line.ends[0].place
    seven = tuple(Station("country", lake, 24, 3 if n < 5 else 5) for n in range(7))
    stations = tuple(seven if n == company("weiden") else () for n in range(5))
    state = replace(state, stations=stations)

    turn = perform(state, "station B weiden country")
    assert turn.state.reserve == 13
    assert [e.reason for e in told(turn.events, LastYearAnnounced)] == ["a"]
    state = perform(turn.state, "end").state
    assert "income" not in orders(state)
    assert orders(state)[-1] == "end"
    rolled = perform(state, "roll 1+2").state
    assert rolled.reserve == 13
    assert rolled.trays[1].front == 3
    turn = perform(rolled, "end")
    assert [e.reason for e in told(turn.events, GameEnded)] == ["a"]
    assert turn.state.directors[company("weiden")] == 0
    assert DICE.outcome(turn.state) is not None


@rule("DIC-29", "DIC-88")
def test_example_17_empty_reserve() -> None:
    """An income that cannot be paid in full ends the game; a reserve of 0 does not."""
    state = position("front 0/0/1/0 | reserve 3 | due")

    over = perform(state, "income").state
    assert (over.trays[0].hidden, over.reserve, over.end_reason) == (3, 0, "d")
    assert DICE.actors(over) == frozenset()
    goes_on = perform(state, "buy insel", "income").state
    assert (goes_on.reserve, goes_on.trays[0].hidden) == (0, 4)
    assert goes_on.end_reason is None


@rule("DIC-38")
def test_example_18_no_walling_in() -> None:
    """An end keeps its way out; one without any leaves the other its own."""
    state = position("year 1 | front 1/3/0/0")
    state = perform(state, "rail A d3 E").state
    assert {"rail A e3 E", "rail A e3 N"} <= set(orders(state, "rail A"))
    assert refused(state, "rail A e3 S").code == NO_WAY_OUT.code

    later = walled()
    assert later.line.ways_out == (False, True)
    assert orders(later, "rail A") == []
    assert refused(later, "rail A f4 S") == LAST_WAY_OUT()


def walled() -> State:
    """Rails d4 d3 e3 f3, A leading south; d5 d6 e6 f6 g6 g5, B leading north."""
    return position("A d3E e3E f3S | B d5S d6E e6E f6E g6N g5N | front 5/5/0/5 | hidden 2")


@rule("DIC-91")
@pytest.mark.parametrize(("dice", "winners"), [((9, 8), (0,)), ((9, 9), (0, 1))])
def test_example_19_ties(dice: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Jokers, then all dice, then a shared victory."""
    state = position()
    trays = tuple(Tray(total - 2, 0, 0, 0, 2) for total in dice)
    counts = tuple(Count(2, n, Seat(n), 21) for n in (0, 1))
    over = replace(state, trays=trays, counts=counts, over=True, end_reason="d", steps=())

    outcome = DICE.outcome(over)

    assert outcome is not None
    assert outcome.winners == winners
