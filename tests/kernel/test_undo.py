"""How far a seat may take back: derived from what happened."""

from msgspec.structs import replace

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import Trace, drew_dice, is_final, reversible, trace
from tests.support.toy import Add, AnyToyAction, Brag, Peek, Roll, Toy, ToyState, fresh

ADA, BERNADETTE = Seat(0), Seat(1)
ADA_STAYS = Trace(ADA, final=False)
ADA_IS_DONE = Trace(ADA, final=False, done=True, opened=frozenset({BERNADETTE}))
ADA_LETS_HER_IN = Trace(ADA, final=False, opened=frozenset({BERNADETTE}))
ADA_FOR_GOOD = Trace(ADA, final=True)
BERNADETTE_STAYS = Trace(BERNADETTE, final=False)


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
    assert trace(Lenient(), state, ADA, turn) == ADA_IS_DONE


def test_the_end_of_the_game_is_final() -> None:
    """Nobody takes back a result, not even where a hand-over can be taken back."""

    class Lenient(Toy):
        takes_back_handover = True

    _, state = fresh()
    nearly = replace(state, added=(9, 0))

    assert is_final(Lenient(), nearly, ADA, played(Lenient(), nearly, Add(1)))


def test_own_decisions_are_taken_back_latest_first() -> None:
    """One after another, up to the barrier."""
    assert reversible([ADA_FOR_GOOD, ADA_STAYS, ADA_STAYS], ADA) == (2, 1)


def test_nobody_takes_back_past_a_final_decision() -> None:
    """Neither the seat that made it nor another one."""
    traces = [ADA_STAYS, ADA_FOR_GOOD]

    assert reversible(traces, ADA) == ()
    assert reversible(traces, BERNADETTE) == ()


def test_a_handover_is_open_until_somebody_acts() -> None:
    """Nobody has answered yet."""
    assert reversible([ADA_STAYS, ADA_IS_DONE], ADA) == (1, 0)


def test_an_answer_of_another_seat_closes_the_way_back() -> None:
    """She could not decide before he did: she answered him."""
    for handed_on in (ADA_IS_DONE, ADA_LETS_HER_IN):
        traces = [ADA_STAYS, handed_on, BERNADETTE_STAYS]

        assert reversible(traces, ADA) == ()
        assert reversible(traces, BERNADETTE) == (2,)


def test_simultaneous_seats_do_not_close_each_others_way_back() -> None:
    """She could decide already when he did: her decision is no answer to his."""
    traces = [ADA_STAYS, BERNADETTE_STAYS, ADA_STAYS, BERNADETTE_STAYS]

    assert reversible(traces, ADA) == (2, 0)
    assert reversible(traces, BERNADETTE) == (3, 1)


def test_a_seat_let_in_closes_the_way_back_behind_what_let_it_in_alone() -> None:
    """What he does beside her afterwards stays his own."""
    assert reversible([ADA_LETS_HER_IN, ADA_STAYS, BERNADETTE_STAYS], ADA) == (1,)


def test_a_third_seat_let_in_by_another_closes_nothing() -> None:
    """She let Christian in, not he: his own decision stands apart from both."""
    christian = Seat(2)
    lets_him_in = Trace(BERNADETTE, final=False, opened=frozenset({christian}))
    traces = [ADA_STAYS, lets_him_in, Trace(christian, final=False)]

    assert reversible(traces, ADA) == (0,)
    assert reversible(traces, BERNADETTE) == ()


def test_who_is_done_takes_nothing_back_once_another_acts() -> None:
    """What follows may hang on everybody being done, so the door closes with the first act."""
    done = Trace(ADA, final=False, done=True)

    assert reversible([ADA_STAYS, done], ADA) == (1, 0)
    assert reversible([ADA_STAYS, done, BERNADETTE_STAYS], ADA) == ()


def test_nothing_played_leaves_nothing_to_take_back() -> None:
    """The set-up is nobody's decision."""
    assert reversible([], ADA) == ()
