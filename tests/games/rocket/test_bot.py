"""What a bot knows of Rocket: expected ranks, the worth of a position, and what it looks at."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.actions import (
    AnyAction,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoPass,
    VetoPlace,
)
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.bot import EVALUATOR, majorities
from rotonde.games.rocket.bot.candidates import STATIONS_LOOKED_AT
from rotonde.games.rocket.bot.ranks import ranks
from rotonde.games.rocket.bot.reading import read
from rotonde.games.rocket.bot.ways import ways
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName
from tests.support import rocket_plain_worth as plain_worth
from tests.support.rocket import perform, played, position
from tests.support.rocket_walks import walk

COUNTS = st.lists(st.integers(0, 9), min_size=2, max_size=4)
DOUBTS = st.sampled_from([0.0, 0.4, 1.0, 2.0])


@pytest.mark.parametrize(
    ("counts", "expected"),
    [((2, 1), (1, 0.5)), ((2, 0), (1, 0)), ((0, 0), (0, 0)), ((3, 2, 1), (1, 0.5, 0))],
)
def test_without_doubt_ranks_are_the_prizes(
    counts: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    """First place in full, second place half, nothing for nothing."""
    assert ranks(counts, 0.0) == expected


@given(COUNTS, DOUBTS)
def test_one_more_never_lowers_the_own_rank(counts: list[int], doubt: float) -> None:
    """And never raises that of the others who have something."""
    before = ranks(tuple(counts), doubt)
    after = ranks((counts[0] + 1, *counts[1:]), doubt)

    assert after[0] >= before[0]
    others = zip(before[1:], after[1:], counts[1:], strict=True)
    assert all(new <= old + 1e-9 for old, new, count in others if count)


def test_at_the_start_all_seats_stand_alike() -> None:
    """Nobody has anything."""
    assert EVALUATOR.values(position("seats 4")) == (0, 0, 0, 0)


def test_each_thing_that_pays_is_worth_something() -> None:
    """Money, shares, a marker, a passenger, a station on a line and one before an engine."""
    bare = "seats 2 | GWR C14 D14 shares 0 0"
    better = [
        "seats 2 | GWR C14 D14 shares 0 0 | money 2000 0",
        "seats 2 | GWR C14 D14 shares 1 0",
        f"{bare} | marker 0 gloucester steel",
        f"{bare} | passengers 1 0",
        f"{bare} | station 0 D14",
        f"{bare} | station 0 E14",
    ]
    assert EVALUATOR.values(position(bare)) == (0, 0)
    for text in better:
        first, second = EVALUATOR.values(position(text))

        assert first > 0 > second, text
        assert first == pytest.approx(-second)


def test_a_station_before_an_engine_is_worth_more_than_one_behind_it() -> None:
    """GWR heads east from D14; it will not turn to C16."""
    ahead, behind = (
        EVALUATOR.value(position(f"seats 2 | GWR C14 D14 | station 0 {place}"), Seat(0))
        for place in ("E14", "C16")
    )
    assert ahead > behind


def test_when_the_game_is_over_only_money_counts() -> None:
    """The final count is in it."""
    state = position("seats 2 | tiles 1 | LSWR G17 G16 shares 3 1 | active 0")
    over = state
    while over.steps:
        seat = over.steps[-1].seat
        over = perform(over, seat, ROCKET.legal(over, seat)[-1]).state

    outcome = ROCKET.outcome(over)

    assert outcome is not None
    assert EVALUATOR.values(over) == (
        over.money[0] - over.money[1],
        over.money[1] - over.money[0],
    )


def test_engines_pass_near_hexes_more_likely_than_far_ones() -> None:
    """Each step takes its share of the chance; little is left for what lies behind."""
    chances = ways(BOARD.cells[HexName("D14")], 0).hexes
    at = {place: chances.get(BOARD.cells[HexName(place)], 0.0) for place in ("E14", "F14", "C15")}

    assert at["E14"] > at["F14"] > 0.1 > at["C15"]


def test_few_station_hexes_are_looked_at_and_everything_else() -> None:
    """Markers and lines all; of 134 hexes a dozen; no move of a station while some are left."""
    state = position("seats 2 | GWR C14 D14 | station 0 G12")
    legal = ROCKET.legal(state, Seat(0))
    looked_at = EVALUATOR.candidates(state, Seat(0), legal)

    def kinds(*kind: type) -> list[object]:
        return [action for action in looked_at if isinstance(action, kind)]

    assert len(kinds(PlaceStation)) == STATIONS_LOOKED_AT
    assert len(kinds(TakeMarker)) == 36
    assert len(kinds(SelectLine)) == len(BOARD.companies)
    assert kinds(PickStation) == []


def test_only_bids_that_can_make_a_difference_are_looked_at() -> None:
    """Pass, the lowest, and one more than the mover can match (the mover takes a share first)."""
    state = position("seats 2 | GWR C14 D14 shares 1 5 | active 0")
    asked = perform(state, 0, SelectLine(CompanyId("GWR")), "to E14").state
    legal = ROCKET.legal(asked, Seat(1))

    assert len(legal) == 6
    assert EVALUATOR.candidates(asked, Seat(1), legal) == [VetoPass(), VetoBid(1), VetoBid(3)]
    assert not EVALUATOR.decision_complete(asked, Seat(0))


def test_a_second_bid_begins_above_the_first_and_above_what_the_mover_can_match() -> None:
    """The mover holds two shares after its own; the first bid is three, so the next is four."""
    state = position("seats 3 | GWR C14 D14 shares 1 5 6 | active 0")
    asked = played(state, "S0 extend GWR, to E14 | S1 bid 3, place E13").state
    low = played(state, "S0 extend GWR, to E14 | S1 bid 1, place E13").state

    def looked_at(there: State) -> Sequence[AnyAction]:
        return EVALUATOR.candidates(there, Seat(2), ROCKET.legal(there, Seat(2)))

    assert looked_at(asked) == [VetoPass(), VetoBid(4)]
    assert looked_at(low) == [VetoPass(), VetoBid(3)]


def test_the_two_actions_of_a_turn_are_one_decision() -> None:
    """Between them the seat itself has not decided; the others have nothing to wait for."""
    state = position("seats 2 | active 0")
    between = perform(state, 0, "marker hull steel").state
    done = perform(between, 0, "marker hull textile").state

    assert [EVALUATOR.decision_complete(there, Seat(0)) for there in (state, between, done)] == [
        1,
        0,
        1,
    ]
    assert EVALUATOR.decision_complete(between, Seat(1))
    assert EVALUATOR.is_answered(between, Seat(0))


def looked_at(drawing: str, script: str, seat: int) -> Sequence[AnyAction]:
    """What a seat looks at after some orders."""
    there = played(position(drawing), script).state
    return EVALUATOR.candidates(there, Seat(seat), ROCKET.legal(there, Seat(seat)))


def test_no_share_is_bid_for_what_was_chosen_already() -> None:
    """A bid that leaves the engine where it stands is for nothing, unless a passenger waits."""
    line, script = "seats 2 | GWR C14 D14 shares 1 5 | active 0", "S0 extend GWR, to E14"

    placing = looked_at(line, f"{script} | S1 bid 1", 1)
    assert [VetoPlace(HexName(place)) for place in ("E13", "E15")] == list(placing)
    assert VetoPlace(HexName("E14")) in looked_at(
        f"{line} | station 1 E14", f"{script} | S1 bid 1", 1
    )


def test_a_bid_for_an_only_hex_keeps_the_mover_from_a_passenger_or_is_not_made() -> None:
    """Gloucester, Swindon and the sea leave GWR one hex."""
    line, script = "seats 2 | GWR C14 D14 E13 shares 1 2 | active 0", "S0 extend GWR, to E12"

    assert looked_at(line, script, 1) == [VetoPass()]
    assert VetoBid(1) in looked_at(f"{line} | station 1 E12", script, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_that_are_kept_are_worth_what_they_are_worth_anew(seats: int) -> None:
    """Stations, goods and cities at every position of a game, beside their plain twins."""
    for state, _ in walk(f"worth {seats}", seats):
        reading = read(state)
        for kept, plain in (
            (majorities.station_parts, plain_worth.station_parts),
            (majorities.good_parts, plain_worth.good_parts),
            (majorities.city_parts, plain_worth.city_parts),
        ):
            pounds = plain_worth.summed(seats, kept(reading))
            assert pounds == pytest.approx(plain_worth.summed(seats, plain(reading)), abs=1e-6)
