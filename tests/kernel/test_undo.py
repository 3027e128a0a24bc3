"""How far a seat may take back: derived from what happened."""

from rotonde.kernel.ids import Seat
from rotonde.kernel.play import play
from rotonde.kernel.rules import Turn
from rotonde.kernel.undo import Trace, drew_dice, is_final, reversible, trace
from tests.support.toy import Add, AnyToyAction, Brag, Peek, Roll, Toy, ToyState, fresh

ADA, BERNADETTE = Seat(0), Seat(1)
ALONE = frozenset({ADA})
BOTH = frozenset({ADA, BERNADETTE})


def finality(action: AnyToyAction) -> bool:
    """Whether this first action of a game is final."""
    toy, state = fresh()
    return is_final(toy, state, ADA, played(toy, state, action))


def played(toy: Toy, state: ToyState, action: AnyToyAction) -> Turn[ToyState]:
    """The turn of seat 0."""
    turn = play(toy, state, ADA, action)
    assert isinstance(turn, Turn)
    return turn


def test_a_step_that_keeps_the_turn_can_be_taken_back() -> None:
    """Nobody else has seen anything yet."""
    assert not finality(Brag())


def test_a_reveal_is_final() -> None:
    """What was seen cannot be unseen."""
    assert finality(Peek())


def test_dice_are_final() -> None:
    """A second roll would be a better one."""
    toy, state = fresh()
    turn = played(toy, state, Roll())

    assert drew_dice(state, turn.state)
    assert finality(Roll())


def test_handing_the_turn_on_is_final() -> None:
    """The next seat may already be thinking."""
    toy, state = fresh()

    assert not drew_dice(state, played(toy, state, Add(1)).state)
    assert finality(Add(1))


def test_a_game_may_take_back_a_handover_until_somebody_acts() -> None:
    """A game that says so leaves the door open."""

    class Lenient(Toy):
        takes_back_handover = True

    _, state = fresh()
    turn = played(Lenient(), state, Add(1))

    assert not is_final(Lenient(), state, ADA, turn)
    assert Trace(ADA, ALONE, final=False) == trace(Lenient(), state, ADA, turn)


def test_own_decisions_are_taken_back_latest_first() -> None:
    """One after another, up to the barrier."""
    traces = [Trace(ADA, ALONE, final=True), *[Trace(ADA, ALONE, final=False)] * 2]

    assert reversible(traces, ADA) == (2, 1)


def test_nobody_takes_back_past_a_final_decision() -> None:
    """Neither the seat that made it nor another one."""
    traces = [Trace(ADA, ALONE, final=False), Trace(ADA, ALONE, final=True)]

    assert reversible(traces, ADA) == ()
    assert reversible(traces, BERNADETTE) == ()


def test_an_answer_of_another_seat_closes_the_way_back() -> None:
    """She could not decide when he did: she answered him."""
    traces = [
        Trace(ADA, ALONE, final=False),
        Trace(BERNADETTE, frozenset({BERNADETTE}), final=False),
    ]

    assert reversible(traces, ADA) == ()
    assert reversible(traces, BERNADETTE) == (1,)


def test_simultaneous_seats_do_not_close_each_others_way_back() -> None:
    """She could decide already when he did: her decision is no answer to his."""
    traces = [Trace(ADA, BOTH, final=False), Trace(BERNADETTE, BOTH, final=False)]

    assert reversible(traces, ADA) == (0,)
    assert reversible(traces, BERNADETTE) == (1,)


def test_nothing_played_leaves_nothing_to_take_back() -> None:
    """The set-up is nobody's decision."""
    assert reversible([], ADA) == ()
