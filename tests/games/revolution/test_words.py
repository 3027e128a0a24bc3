"""Sketch, log and views in words and figures."""

import pytest

from rotonde.games.revolution import DESK, REVOLUTION
from rotonde.games.revolution.events import EffectStopped, MilestonesLooked, WorkerGiven
from rotonde.games.revolution.state import RevolutionOptions
from rotonde.games.revolution.steps import KeepingMilestone
from rotonde.games.revolution.view import imagine, view
from rotonde.kernel.desk.log import silent
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, pick
from tests.support import rule
from tests.support.revolution import actor, open_step, play, position, step, told

READY = "milestones A2-4 A1-4 | manager A1-4 turquoise | rails S05 S01 S02 S10 S11"


def test_every_event_is_told_but_what_another_tells() -> None:
    """A stop and the first half of an exchange say nothing by themselves."""
    told_by_another = {kind for kind, line in DESK.chapters.lines.items() if line is silent}

    assert told_by_another == {EffectStopped, WorkerGiven}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_sketch_fits_a_terminal(seats: int) -> None:
    """80 columns and 24 lines, early and late."""
    state = REVOLUTION.setup(seats, RevolutionOptions(), Rng("sketch"))
    rng = Rng("sketch moves")
    moves = 0
    while REVOLUTION.actors(state):
        if moves % 40 == 0:
            lines = DESK.sketch(REVOLUTION.view(state, None)).split("\n")
            assert max(map(len, lines)) <= 80
            assert len(lines) <= 24
        action, rng = pick(rng, REVOLUTION.legal(state, actor(state)))
        turn = REVOLUTION.settle(REVOLUTION.apply(state, actor(state), action))
        state, moves = turn.state, moves + 1


@rule("REV-112")
def test_only_the_owner_sees_what_it_looks_at() -> None:
    """Others are told how many, and the view hides which."""
    before = play(position(READY), "worker white trade", "sell rail")
    looked = next(e for e in told(before, "finish") if isinstance(e, MilestonesLooked))
    state = play(before, "finish")

    assert REVOLUTION.seen_by(looked, Seat(0)) == looked
    hidden = REVOLUTION.seen_by(looked, Seat(1))
    assert isinstance(hidden, MilestonesLooked)
    assert (hidden.tiles, hidden.looked) == ((), 3)
    assert [tile.id for tile in view(state, Seat(0)).kept_from] == ["B-1", "B-2", "B-3"]
    assert view(state, Seat(1)).kept_from == ()
    assert open_step(view(state, None), KeepingMilestone).tiles == ()


@rule("REV-112")
def test_a_seat_remembers_what_it_put_under_a_pile() -> None:
    """With the depth; an imagined state has it there."""
    state = play(position(READY), "worker white trade", "sell rail", "finish", "keep B-2")
    mine = view(state, Seat(0)).piles[0]

    assert [(tile.id, tile.depth) for tile in mine.sunk] == [("B-1", 7), ("B-3", 8)]
    assert view(state, Seat(1)).piles[0].sunk == ()
    imagined = imagine(view(state, Seat(0)), Rng("some"))
    assert imagined.piles[0][7:] == ("B-1", "B-3")
    assert "B-2" not in imagined.piles[0]


def test_the_view_says_how_figures_come_about() -> None:
    """Products of tracks, pieces to the logo, the section that a sale is from."""
    state = position("offices 1 2 4 | tracks 5 0 0 | board 9 13 | cash 250")
    seat = view(state, None).seats[0]

    assert (seat.figures.telegraph.value, seat.figures.telegraph.count) == (5, 3)
    assert seat.figures.telegraph.points == 15
    assert seat.figures.links == 5
    assert (seat.to_logo, seat.selling_from, seat.sale) == (20, 2, 400)
    assert seat.figures.liquid == 700


def test_the_waybill_counts_the_shares_to_sell() -> None:
    """What is due, what is missing, what is left."""
    state = play(position("cash 100"), "worker white railroad", "rail S05", "rail S06")
    bill = view(state, None).waybill

    assert bill is not None
    assert (bill.due, bill.base, bill.shares_to_sell, bill.left) == (500, 400, 3, 50)
    assert [line.status for line in bill.lines] == ["done", "done", "open"]


def test_the_market_shows_who_is_asked() -> None:
    """Answered, asked, to come, skipped."""
    drawing = "market 3 | 1: shares 0 | 2: shares 1"
    state = play(position(drawing), "worker white telegraph", "office 3", "finish", "pass")

    assert step(state) == "MarketOffer"
    course = [(stop.seat, stop.status) for stop in view(state, None).market.course]
    assert course == [(0, "answered"), (1, "skipped"), (2, "asked"), (3, "to_come")]
    assert view(state, None).market.deals[0].payers == (0, 2, 3)


def test_the_end_is_told_as_turns_left() -> None:
    """Each seat's own."""
    state = position("round 5 | final 6 | active 2")

    assert [seat.turns_left for seat in view(state, None).seats] == [1, 1, 2, 2]
