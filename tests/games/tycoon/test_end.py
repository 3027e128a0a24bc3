"""Income and dividends, the end of a turn and of the game, the result (TYC-75 to TYC-90)."""

import pytest
from msgspec.structs import replace

from rotonde.games.tycoon import DESK
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import TycoonId
from rotonde.games.tycoon.events import (
    CardTurnedUp,
    CityEmptied,
    EndFixed,
    GameEnded,
    IncomePaid,
    TrackRemoved,
    TurnBegan,
    TycoonsShown,
)
from rotonde.games.tycoon.scoring.totals import breakdown, outcome
from rotonde.games.tycoon.scoring.tycoons import figures as tycoon_figures
from rotonde.games.tycoon.state import State, income_of
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.tycoon import TYCOON, perform, played, position
from tests.support.tycoon_map import CITIES, TABLES
from tests.support.tycoon_reading import actor, figures, seat_at, table, told

LAST_GO = "seats 2 | round 3 | acting 1"


def over(text: str) -> State:
    """A position in which the game has just ended."""
    return replace(position(text), end_reason="markers", steps=())


def bonuses(state: State) -> list[int]:
    """The tycoon bonus of each seat."""
    return [breakdown(state, Seat(seat))["tycoon"] for seat in range(state.seats)]


@rule("TYC-75")
def test_income_is_that_of_the_space() -> None:
    """As the table has it, up to 25 in the forties."""
    spaces = TABLES["income"]["spaces"]

    assert [income_of(score) for score in range(101)] == spaces
    assert max(spaces) == 25
    turn = perform(position(f"{LAST_GO} | score 12 41"), 1, "upgrade")
    assert [row.income for row in told(turn, IncomePaid)[0].rows] == [14, 25]


@rule("TYC-76")
def test_dividends_are_one_a_share_after_income() -> None:
    """Shares issued for them pay nothing in this phase."""
    turn = perform(position(f"{LAST_GO} | shares 7 0 | cash 1 0"), 1, "upgrade")

    row = told(turn, IncomePaid)[0].rows[0]
    assert (row.dividends, row.issued, row.before, row.after) == (7, 2, 1, 4)
    assert seat_at(turn.state, 0).shares == 9


@rule("TYC-77")
def test_seats_are_paid_in_turn_order() -> None:
    """Nobody decides anything."""
    turn = perform(position("round 3 | first 2 | acting 1"), 1, "upgrade")

    assert [row.seat for row in told(turn, IncomePaid)[0].rows] == [2, 0, 1]


@rule("TYC-78")
def test_a_card_is_turned_up_and_counts_start_afresh() -> None:
    """Then the next auction opens."""
    state = perform(position(f"{LAST_GO} | deck land_grant hotel_boston"), 1, "share").state
    turn = perform(state, 1, "upgrade")

    assert told(turn, CardTurnedUp)[0].card == "land_grant"
    assert told(turn, CardTurnedUp)[0].deck == 1
    assert figures(turn.state, "voluntary_shares") == [0, 0]
    assert (table(turn.state).turn, table(turn.state).step) == (2, "auction")
    assert turn.state.face_up[-1] == "land_grant"


@rule("TYC-79", "TYC-92")
@pytest.mark.parametrize(("seats", "needed"), [(2, 10), (3, 12), (4, 14), (5, 16), (6, 18)])
def test_markers_needed(seats: int, needed: int) -> None:
    """By number of players."""
    assert table(position(f"seats {seats}")).end.markers_needed == needed


EMPTY = [name for name in CITIES if name not in ("new_york", "philadelphia")]


def emptying(count: int, more: str = "") -> State:
    """Seat 0 can empty New York; so many other cities are empty already."""
    gone = " | ".join(f"cubes {name} -" for name in EMPTY[:count])
    return position(
        f"seats 2 | turn 4 | nocubes | link 0 new_york philadelphia | cubes new_york B | {gone}"
        f" | up - {more}"
    )


@rule("TYC-80", "TYC-81", "TYC-82")
def test_the_last_turn_is_fixed_by_the_marker_that_completes_the_number() -> None:
    """Only markers now on the map count, and only a delivery places one."""
    nine, eight = emptying(9), emptying(8)

    turn = perform(nine, 0, "deliver", "deliver X6 B 1")
    early = perform(eight, 0, "deliver", "deliver X6 B 1")

    assert told(turn, CityEmptied)[0].markers == 10
    assert told(turn, EndFixed)[0].final_turn == 5
    assert table(turn.state).end.final_turn == 5
    assert told(early, EndFixed) == []
    assert table(early.state).end.final_turn is None


@rule("TYC-80")
def test_a_marker_that_went_does_not_count() -> None:
    """Nine are out, one goes with a new city, and the next delivery makes nine again."""
    gone = " | ".join(f"cubes {name} -" for name in ("toledo", *EMPTY[:8]))
    state = position(
        f"seats 2 | actions 2 | nocubes | link 0 new_york philadelphia | cubes new_york B | {gone}"
    )
    assert table(state).end.markers == 9

    turn = perform(state, 0, "urbanize", "urbanize toledo K", "deliver", "deliver X6 B 1")

    assert told(turn, CityEmptied)[0].markers == 9
    assert told(turn, EndFixed) == []


@rule("TYC-8")
def test_markers_never_run_out() -> None:
    """The box has 24 of them; here New York is the 41st empty city."""
    turn = perform(emptying(40, "| final 5"), 0, "deliver", "deliver X6 B 1")

    assert told(turn, CityEmptied)[0].markers == 41


@rule("TYC-82")
def test_the_last_turn_stands_once_it_is_fixed() -> None:
    """Neither another marker nor one that goes changes it."""
    state = emptying(12, "| final 4")
    turn = perform(state, 0, "deliver", "deliver X6 B 1")

    assert told(turn, EndFixed) == []
    assert table(turn.state).end.final_turn == 4


@rule("TYC-83")
def test_the_game_ends_after_the_last_turn() -> None:
    """Removal, income and dividends come first; no card is turned up."""
    state = position(
        f"{LAST_GO} | turn 5 | final 5 | begun 0 new_orleans M37 E-NW | score 3 0 | deck land_grant"
    )

    turn = perform(state, 1, "upgrade")

    assert told(turn, GameEnded)[0].reason == "markers"
    assert len(told(turn, TrackRemoved)) == len(told(turn, IncomePaid)) == 1
    assert told(turn, CardTurnedUp) == []
    assert told(turn, TurnBegan) == []
    assert actor(turn.state) is None
    assert seat_at(turn.state, 0).cash == 5


@rule("TYC-84")
@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("turn 3", "all_passed"),
        ("turn 40", "all_passed"),
        ("turn 3 | final 3", "markers"),
        ("turn 40 | final 40", "markers"),
    ],
)
def test_a_turn_of_nothing_but_passing_ends_the_game(text: str, reason: str) -> None:
    """The first reason that holds is given; shares of one's own will do not matter."""
    state = position(f"seats 2 | {text}")
    for seat in (0, 1, 0, 1, 0):
        state = perform(state, seat, "pass go").state
    state = perform(state, 1, "share").state

    assert told(perform(state, 1, "pass go"), GameEnded)[0].reason == reason


@rule("TYC-24", "TYC-84")
@pytest.mark.parametrize("bids", ["S0 bid 7 | S1 pass", "S0 pass | S1 pass"])
def test_what_the_first_place_costs_is_no_action(bids: str) -> None:
    """Where every go was a pass the game is over, whoever paid for being first."""
    state = played(position("seats 2 | auction 0"), bids).state
    for _ in range(5):
        state = perform(state, state.acting_seat, "pass go").state

    last = perform(state, state.acting_seat, "pass go")

    assert [event.reason for event in told(last, GameEnded)] == ["all_passed"]


@rule("TYC-84")
def test_turn_40_is_the_last() -> None:
    """Also where somebody acts in it."""
    state = replace(position(f"{LAST_GO} | turn 40"), all_passed_this_turn=False)

    assert told(perform(state, 1, "pass go"), GameEnded)[0].reason == "turns"
    earlier = replace(position(f"{LAST_GO} | turn 39"), all_passed_this_turn=False)
    assert told(perform(earlier, 1, "pass go"), TurnBegan)[0].last


@rule("TYC-83")
@pytest.mark.parametrize(("turn", "last"), [(3, False), (4, True)])
def test_the_last_turn_is_told_when_it_begins(turn: int, last: bool) -> None:
    """The markers said in turn 4 that turn 5 is the last."""
    state = replace(position(f"{LAST_GO} | turn {turn} | final 5"), all_passed_this_turn=False)

    assert told(perform(state, 1, "pass go"), TurnBegan)[0].last == last


@rule("TYC-85")
def test_final_points_may_be_negative() -> None:
    """Score less shares and the bonus."""
    state = over("seats 2 | score 3 20 | shares 9 4 | tycoon holliday holliday")

    result = outcome(state)

    assert result is not None
    assert [standing.score for standing in result.standings] == [16, -6]
    assert result.standings[0].breakdown == {
        "links": 20,
        "hotels": 0,
        "objectives": 0,
        "shares": -4,
        "tycoon": 0,
    }


@rule("TYC-91")
def test_a_beginners_result_lists_nothing_that_its_game_lacks() -> None:
    """Neither cards nor tycoons."""
    result = outcome(over("seats 2 | beginner | score 20 4 | shares 4 10"))

    assert result is not None
    assert result.standings[0].breakdown == {"links": 20, "shares": -4}


@rule("TYC-86")
@pytest.mark.parametrize("card", ["morgan", "gould", "hopkins", "judah", "fisk", "drew"])
def test_a_tie_achieves_nothing(card: str) -> None:
    """In every comparison."""
    assert bonuses(over(f"seats 2 | tycoon {card} farnam"))[0] == 0


@rule("TYC-87")
@pytest.mark.parametrize(
    ("text", "card", "points"),
    [
        ("link 0 chicago toledo | link 0 chicago detroit | link 1 chicago tulsa", "farnam", 4),
        ("west kansas_city 0", "holliday", 5),
        ("west kansas_city 1", "holliday", 0),
        ("link 0 new_york toledo | link 0 toledo chicago", "vanderbilt", 5),
        ("link 0 new_york toledo | link 1 toledo chicago", "vanderbilt", 0),
        ("shares 1 2", "gould", 7),
        ("shares 3 2", "hopkins", 0),
        ("cash 8 7", "fisk", 7),
        ("cash 6 7", "drew", 0),
        ("link 0 new_york toledo", "morgan", 6),
        ("link 1 new_york toledo", "morgan", 0),
    ],
)
def test_what_each_tycoon_is_worth(text: str, card: str, points: int) -> None:
    """Counted at the end."""
    assert bonuses(over(f"seats 2 | {text} | tycoon {card} pullman"))[0] == points


@rule("TYC-87", "TYC-47")
def test_pullman_belongs_to_the_first_at_level_6() -> None:
    """Six points."""
    state = position("seats 2 | level 5 1 | tycoon pullman farnam")
    first = perform(state, 0, "upgrade").state

    assert bonuses(replace(first, end_reason="markers", steps=())) == [6, 0]


@rule("TYC-88")
def test_the_longest_line_is_a_run_that_uses_each_link_once() -> None:
    """Cities may recur: a figure of eight counts whole, a star only two of its rays."""
    eight = "new_york toledo | toledo tulsa | tulsa new_york | new_york dover | dover albany"
    eight = " | ".join(f"link 0 {pair}" for pair in f"{eight} | albany new_york".split(" | "))
    star = " | ".join(f"link 1 chicago {name}" for name in ("boston", "tulsa", "dover", "toledo"))
    state = over(f"seats 2 | {eight} | {star} | tycoon judah morgan")

    assert tycoon_figures(state, BOARD.tycoons[TycoonId("judah")]) == (6, 2)
    assert bonuses(state)[0] == 8


@rule("TYC-89")
def test_tycoons_count_at_the_end_alone_and_are_shown_then() -> None:
    """They never move the marker."""
    state = position(f"{LAST_GO} | turn 5 | final 5 | cash 9 0 | tycoon fisk gould")
    assert list(TYCOON.scores(state)) == [0, 0]

    turn = perform(state, 1, "pass go")

    results = told(turn, TycoonsShown)[0].results
    assert [(result.card, result.points) for result in results] == [("fisk", 7), ("gould", 0)]
    assert figures(turn.state, "score") == [0, 0]
    assert list(TYCOON.scores(turn.state)) == [7, 0]
    assert [seat.tycoon_card for seat in table(turn.state).seats] == ["fisk", "gould"]


@rule("TYC-90")
@pytest.mark.parametrize(
    ("text", "ranks"),
    [
        ("score 5 4 3", [1, 2, 3]),
        ("score 5 5 3 | link 1 boston toledo", [2, 1, 3]),
        ("score 5 5 3 | cash 1 2 9", [2, 1, 3]),
        ("score 5 5 3", [1, 1, 3]),
        ("score 5 5 5 | link 0 boston toledo | link 2 boston tulsa | cash 1 9 2", [2, 3, 1]),
    ],
)
def test_ties_look_at_links_then_at_cash(text: str, ranks: list[int]) -> None:
    """Then they share the place."""
    result = outcome(over(f"{text} | tycoon holliday pullman farnam"))

    assert result is not None
    assert [s.rank for s in sorted(result.standings, key=lambda s: s.seat)] == ranks


def test_in_the_last_turn_no_card_speaks_of_income() -> None:
    """Money counts for nothing then; shares still do."""
    early, last = position("turn 4 | final 5"), position("turn 5 | final 5")

    assert [each.id for each in DESK.prospects(early, Seat(0))][:2] == ["income", "shares"]
    assert "income" not in [each.id for each in DESK.prospects(last, Seat(0))]
