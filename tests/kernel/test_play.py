"""The one door forward."""

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play, replay
from rotonde.kernel.law.refusal import GAME_OVER, NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import encode
from tests.support.toy import TOO_MUCH, Add, Added, AnyToyAction, Brag, fresh


def test_a_legal_action_is_applied_and_settled() -> None:
    """The new state is after what nobody decides: here the passing of the turn."""
    toy, state = fresh()

    turn = play(toy, state, Seat(0), Add(3))

    assert isinstance(turn, Turn)
    assert turn.state.added == (3, 0)
    assert turn.state.turn == 1
    assert (Added(Seat(0), 3),) == turn.events


def test_a_refused_action_changes_nothing() -> None:
    """A refusal is a value, and the state is the one it was."""
    toy, state = fresh()
    before = encode(state)

    assert TOO_MUCH(amount=9) == play(toy, state, Seat(0), Add(9))
    assert NOT_YOUR_DECISION() == play(toy, state, Seat(1), Add(1))
    assert before == encode(state)


def test_replay_plays_every_move() -> None:
    """Each move is checked like a new one."""
    toy, state = fresh()

    moves: list[tuple[Seat, AnyToyAction]] = [
        (Seat(0), Brag()),
        (Seat(0), Add(1)),
        (Seat(1), Add(2)),
    ]
    after = replay(toy, state, moves)

    assert not isinstance(after, Refusal)
    assert after.added == (1, 2)


def test_replay_ends_at_the_first_refusal() -> None:
    """Nothing is skipped and nothing is trusted."""
    toy, state = fresh()

    assert NOT_YOUR_DECISION() == replay(toy, state, [(Seat(0), Add(1)), (Seat(0), Add(1))])


def test_a_finished_game_takes_no_action() -> None:
    """When nobody is to act, everybody is refused."""
    toy, state = fresh()
    end = replay(toy, state, [(Seat(n % 2), Add(3)) for n in range(4)])

    assert not isinstance(end, Refusal)
    assert frozenset() == toy.actors(end)
    assert GAME_OVER() == play(toy, end, Seat(0), Add(1))
