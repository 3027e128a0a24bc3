"""Action C: the veto."""

from rotonde.games.rocket.events import EngineMoved, VetoAnswered, VetoOffered, VetoPaid
from rotonde.games.rocket.reasons import BID_TOO_HIGH, BID_TOO_LOW
from rotonde.kernel.law.refusal import NOT_NOW, NOT_YOUR_DECISION
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.rocket import perform, played, position, refused
from tests.support.rocket_reading import actor, choices, line, orders, table, told

FAN = "GWR C14 D14 shares {shares}"
"""GWR heads east: E13, E14, E15 lie open."""
GWR = Named("company-GWR")


def fan(shares: str, rest: str = "active 0") -> str:
    """The position with these holdings."""
    return f"{FAN.format(shares=shares)} | {rest}"


@rule("ROC-34")
def test_to_call_for_a_veto_is_to_bid() -> None:
    """An entitled seat is asked for pass or bid directly; nobody has to call first."""
    state = perform(position(fan("0 2 0")), 0, "extend GWR", "to E14").state

    assert actor(state) == 1
    assert orders(state) == ["pass", "bid 1", "bid 2"]


@rule("ROC-35")
def test_the_others_are_asked_once_clockwise() -> None:
    """From the mover's left: 3, then 0, then 1, each once."""
    state = position(fan("1 1 1 1", "seats 4 | active 2"))
    state = perform(state, 2, "extend GWR", "to E14").state
    asked = []
    while actor(state) != 2:
        asked.append(actor(state))
        state = perform(state, actor(state), "pass").state

    assert asked == [3, 0, 1]


@rule("ROC-35")
def test_a_seat_that_cannot_outbid_is_skipped() -> None:
    """Without shares, or with no more than the top bid."""
    state = position(fan("0 2 2 0", "seats 4"))

    state = perform(state, 0, "extend GWR", "to E14").state
    assert actor(state) == 1
    state = perform(state, 1, "bid 2", "place E13").state

    # Seat 2 holds no more than 2, seat 3 holds none, the mover holds 1: the engine has stepped.
    assert line(state, "GWR").engine == "E13"
    assert actor(state) == 0


@rule("ROC-36")
def test_a_bid_is_above_the_top_and_within_the_holding() -> None:
    """Whole numbers from one above the top bid to all shares held."""
    state = position(fan("0 1 4 0", "seats 4"))

    state = played(state, "S0 extend GWR, to E14 | S1 bid 1, place E13").state

    assert orders(state) == ["pass", "bid 2", "bid 3", "bid 4"]
    assert refused(state, 2, "bid 1") == BID_TOO_LOW(amount=1, top=1, company=GWR)
    assert refused(state, 2, "bid 5") == BID_TOO_HIGH(amount=5, held=4, company=GWR)


@rule("ROC-36")
def test_the_bidder_places_the_engine_on_any_legal_hex() -> None:
    """The present one included, to confirm it."""
    state = perform(position(fan("0 1 0")), 0, "extend GWR", "to E14").state

    turn = perform(state, 1, "bid 1")

    assert [event.amount for event in told(turn, VetoOffered)] == [1]
    assert orders(turn.state) == ["place E13", "place E14", "place E15"]
    assert actor(turn.state) == 1


@rule("ROC-37")
def test_a_seat_is_asked_even_with_one_legal_hex() -> None:
    """A confirming bid is possible, and there is nothing to place."""
    one = "GWR C14 D13 E13 shares 0 1 0 | LSWR G17 G16 G15 F14 E14 absorbed GWR"
    state = perform(position(one), 0, "extend GWR", "to E12").state
    assert (actor(state), orders(state)) == (1, ["pass", "bid 1"])

    state = perform(state, 1, "bid 1").state

    assert (actor(state), orders(state)) == (0, ["concede", "match"])


@rule("ROC-38")
def test_the_mover_answers_last() -> None:
    """Only after a bid, and only with at least as many shares."""
    rich = played(position(fan("1 2 0")), "S0 extend GWR, to E14 | S1 bid 2, place E13").state
    assert (actor(rich), orders(rich)) == (0, ["concede", "match"])

    poor = played(position(fan("0 2 0")), "S0 extend GWR, to E14 | S1 bid 2, place E13").state
    assert line(poor, "GWR").engine == "E13"
    assert table(poor).actions_left == 1


@rule("ROC-38")
def test_a_match_costs_exactly_the_top_bid() -> None:
    """However many shares the mover holds."""
    turn = played(position(fan("5 2 0")), "S0 extend GWR, to E14 | S1 bid 2, place E13 | S0 match")

    assert [(e.seat, e.amount) for e in told(turn, VetoPaid)] == [(0, 2)]
    assert line(turn.state, "GWR").shares == (4, 2, 0)


@rule("ROC-39")
def test_a_match_returns_to_the_first_hex() -> None:
    """Whatever the bidders did in between; also when the engine stands there already."""
    away = "S0 extend GWR, to E14 | S1 bid 1, place E13 | S2 bid 2, place E15 | S0 match"
    confirmed = "S0 extend GWR, to E14 | S1 bid 1, place E14 | S2 pass | S0 match"

    for script in (away, confirmed):
        turn = played(position(fan("3 1 2")), script)
        assert line(turn.state, "GWR").engine == "E14"
        assert [event.matched for event in told(turn, VetoAnswered)] == [True]


@rule("ROC-40")
def test_the_mover_never_bids_more_and_is_not_asked_without_a_bid() -> None:
    """Match or concede; and nothing at all when everybody passed."""
    answering = played(position(fan("5 1 0")), "S0 extend GWR, to E14 | S1 bid 1, place E13").state
    assert refused(answering, 0, "bid 2") == NOT_NOW()
    assert refused(answering, 0, "place E15") == NOT_NOW()

    quiet = played(position(fan("5 1 0")), "S0 extend GWR, to E14 | S1 pass")
    assert told(quiet, VetoAnswered) == []
    assert line(quiet.state, "GWR").engine == "E14"


@rule("ROC-41")
def test_only_the_winner_pays() -> None:
    """The last bidder when the mover concedes; earlier bidders keep their shares."""
    turn = played(
        position(fan("3 1 2")),
        "S0 extend GWR, to E14 | S1 bid 1, place E13 | S2 bid 2, place E15 | S0 concede",
    )

    assert [(e.seat, e.amount) for e in told(turn, VetoPaid)] == [(2, 2)]
    assert line(turn.state, "GWR").shares == (4, 1, 0)
    assert line(turn.state, "GWR").engine == "E15"


@rule("ROC-41")
def test_without_a_bid_nobody_pays() -> None:
    """The engine stays on the first hex."""
    turn = played(position(fan("3 1 2")), "S0 extend GWR, to E14 | S1 pass | S2 pass")

    assert told(turn, VetoPaid) == []
    assert line(turn.state, "GWR").shares == (4, 1, 2)
    assert line(turn.state, "GWR").engine == "E14"


@rule("ROC-42")
def test_shares_given_up_return_to_the_stack() -> None:
    """And are taken again by a later extension."""
    state = position(fan("8 8 0"))

    state = played(state, "S0 extend GWR, to E14 | S1 bid 3, place E13 | S0 concede").state
    assert (line(state, "GWR").shares, line(state, "GWR").stack) == ((8, 5, 0), 3)
    later = played(state, "S0 marker hull steel | S1 extend GWR, to E12 | S0 pass").state

    assert (line(later, "GWR").shares, line(later, "GWR").stack) == ((8, 6, 0), 2)


@rule("ROC-42")
def test_shares_of_an_isolated_company_leave_the_game() -> None:
    """Its stack is closed."""
    state = position("NER H1 H2 I3 J3 J2 shares 1 2 0 isolated")
    assert line(state, "NER").removed == 13

    state = played(state, "S0 extend NER, to J1 | S1 bid 1 | S0 concede").state

    ner = line(state, "NER")
    assert (ner.shares, ner.stack, ner.removed) == ((1, 1, 0), 0, 14)


@rule("ROC-43")
def test_real_shares_come_back_first() -> None:
    """Sixteen of eighteen are real; the sixteenth given up is the last real one."""
    state = position("GWR C14 D14 shares 0 18 0 stack 0 supplementary 2")
    assert table(state).supplementary_pile == 14

    few = played(state, "S0 extend GWR, to E14 | S1 bid 3, place E13").state
    assert (line(few, "GWR").stack, line(few, "GWR").supplementary) == (3, 2)
    assert table(few).supplementary_pile == 14

    many = played(state, "S0 extend GWR, to E14 | S1 bid 17, place E13").state
    assert (line(many, "GWR").stack, line(many, "GWR").supplementary) == (16, 1)
    assert (line(many, "GWR").shares, table(many).supplementary_pile) == ((0, 1, 0), 15)


@rule("ROC-43")
def test_supplementary_shares_count_and_bid_like_real_ones() -> None:
    """Eighteen held are eighteen to bid."""
    state = position("GWR C14 D14 shares 0 18 0 stack 0 supplementary 2")

    state = perform(state, 0, "extend GWR", "to E14").state

    assert orders(state)[-1] == "bid 18"


@rule("ROC-44")
def test_a_veto_never_cancels_the_move() -> None:
    """It stays the mover's action, and the company counts as moved."""
    turn = played(position(fan("0 2 0")), "S0 extend GWR, to E14 | S1 bid 2, place E13")

    assert [(event.seat, event.hex) for event in told(turn, EngineMoved)] == [(0, "E13")]
    assert table(turn.state).actions_left == 1
    assert "GWR" not in choices(turn.state, "extend")


@rule("ROC-35")
def test_nobody_answers_out_of_turn() -> None:
    """Only the asked seat decides."""
    state = perform(position(fan("0 1 1")), 0, "extend GWR", "to E14").state

    assert refused(state, 2, "bid 1").code == NOT_YOUR_DECISION.code
    assert refused(state, 0, "pass").code == NOT_YOUR_DECISION.code
    assert refused(state, 7, "pass").code == NOT_YOUR_DECISION.code
