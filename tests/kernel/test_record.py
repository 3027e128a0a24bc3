"""Records: play again, prove it, and name the first divergence."""

from collections.abc import Sequence
from itertools import permutations

import msgspec
import pytest

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Move, Record, begin, opening, record_of, verify
from rotonde.kernel.law.refusal import NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.rules import Options
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decode, digest, encode
from tests.support.toy import Add, AnyToyAction, Roll, Toy, ToyState, fresh

MOVES: Sequence[tuple[Seat, AnyToyAction]] = (
    (Seat(0), Add(2)),
    (Seat(1), Roll()),
    (Seat(0), Add(1)),
)


def good() -> Record:
    """A record of three moves."""
    toy, start = fresh("seed")
    return record_of(toy, start, opening(toy, 2, Options(), "seed"), MOVES)


def tampered(index: int, **changes: object) -> Record:
    """The record with one move changed."""
    moves = list(good().moves)
    moves[index] = msgspec.structs.replace(moves[index], **changes)
    return msgspec.structs.replace(good(), moves=tuple(moves))


def divergence(record: Record) -> Divergence:
    """Where this record parts from the rules."""
    toy, _ = fresh()
    found = verify(toy, record)
    assert isinstance(found, Divergence)
    return found


def test_a_good_record_gives_every_state() -> None:
    """One more state than moves, each as it was hashed."""
    toy, start = fresh("seed")
    states = verify(toy, good())

    assert not isinstance(states, Divergence)
    assert start == states[0]
    assert [move.hash for move in good().moves] == [digest(state) for state in states[1:]]


def test_a_record_survives_json() -> None:
    """Export and import give the same record, actions included."""
    again = decode(encode(good()), Record)

    assert encode(good()) == encode(again)
    toy, _ = fresh()
    assert not isinstance(verify(toy, again), Divergence)


def test_another_edition_is_named() -> None:
    """A record of other rules is not replayed at all."""
    other = msgspec.structs.replace(good(), edition=2)

    assert Divergence(-1, "edition", "recorded 2, rules are 1") == divergence(other)


def test_an_impossible_setup_is_named() -> None:
    """Wrong seats and unknown options are told before the first move."""
    seats = divergence(msgspec.structs.replace(good(), seats=7))
    options = divergence(msgspec.structs.replace(good(), options={"speed": 1}))

    assert (seats.move, seats.problem) == (-1, "setup")
    assert (options.move, options.problem) == (-1, "setup")
    assert "speed" in options.detail


def test_unreadable_bytes_are_named() -> None:
    """A move that is no action of the game."""
    found = divergence(tampered(1, action=msgspec.Raw(b'{"do":"fly"}')))

    assert (found.move, found.problem) == (1, "action")


def test_a_refused_move_is_named_with_its_reason() -> None:
    """The code of the refusal says what the rules object to."""
    assert Divergence(2, "refused", "not-your-decision") == divergence(tampered(2, seat=Seat(1)))


def test_another_legal_move_breaks_the_hash() -> None:
    """A changed move is found at that very move, not later."""
    found = divergence(tampered(0, action=msgspec.Raw(encode(Add(3)))))

    assert (found.move, found.problem) == (0, "hash")


def test_another_seed_breaks_the_first_hash() -> None:
    """The dice are part of what is proved."""
    found = divergence(msgspec.structs.replace(good(), seed="other"))

    assert (found.move, found.problem) == (0, "hash")


def test_recording_an_illegal_move_is_our_bug() -> None:
    """A record is made of moves that were played."""
    toy, start = fresh("seed")
    wrong: Sequence[tuple[Seat, AnyToyAction]] = [(Seat(1), Add(1))]

    with pytest.raises(ValueError, match="move 0 is refused: not-your-decision"):
        record_of(toy, start, opening(toy, 2, Options(), "seed"), wrong)


class Together(Toy):
    """Seats add at the same time, each until it has five."""

    def actors(self, state: ToyState) -> frozenset[Seat]:
        return frozenset(Seat(seat) for seat, sum_ in enumerate(state.added) if sum_ < 5)

    def check(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Refusal | None:
        return None if seat in self.actors(state) else NOT_YOUR_DECISION()

    def settle(self, turn: Turn[ToyState]) -> Turn[ToyState]:
        return turn


@pytest.mark.parametrize("order", sorted(set(permutations((0, 0, 0, 1, 1)))))
def test_what_is_decided_at_the_same_time_has_one_record(order: tuple[int, ...]) -> None:
    """Whoever came first: the record writes the seats in the order that the game gives."""
    _, start = fresh("seed")
    amounts = {0: [1, 2, 3], 1: [2, 3]}
    moves = [(Seat(seat), Add(amounts[seat].pop(0))) for seat in order]

    record = record_of(Together(), start, opening(Together(), 2, Options(), "seed"), moves)

    assert [move.seat for move in record.moves] == [0, 0, 0, 1, 1]
    assert [decode(move.action, Add).amount for move in record.moves] == [1, 2, 3, 2, 3]


def test_a_record_mends_no_wrong_order() -> None:
    """Only what was decided at the same time changes places."""
    toy, start = fresh("seed")
    wrong: Sequence[tuple[Seat, AnyToyAction]] = [(Seat(1), Add(1)), (Seat(0), Add(1))]

    with pytest.raises(ValueError, match="move 0 is refused: not-your-decision"):
        record_of(toy, start, opening(toy, 2, Options(), "seed"), wrong)


def test_a_record_begins_where_the_game_began() -> None:
    """The seed decides the first state."""
    toy, start = fresh("seed")

    assert start == begin(toy, good())
    assert isinstance(start, ToyState)
    assert isinstance(good().moves[0], Move)
