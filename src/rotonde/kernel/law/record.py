"""A record: all that is needed to play a game again, with a state hash per move to prove it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.deal import Deal, Redraw, Seed, redrawn
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.tools.codec import UNREADABLE, decoder, digest, encode

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Move(msgspec.Struct, frozen=True):
    """One decision of a record, and the hash of the state it led to."""

    seat: Seat
    action: msgspec.Raw
    hash: str


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game from its first state on; the seed and the actions decide all of it."""

    game: GameId
    edition: int
    seats: int
    options: Mapping[str, Any]
    seed: str
    moves: tuple[Move, ...] = ()
    names: tuple[str, ...] = ()
    """The names of the seats, where they are known; they decide nothing."""
    deal: Deal | None = None
    """How the seed came about, where it is known."""
    redraws: tuple[Redraw, ...] = ()
    """Points where the game was played on at another table, whose chance is its own; in order."""


class Divergence(msgspec.Struct, frozen=True):
    """The point where a record and the rules part; nothing after `move` can be trusted."""

    move: int
    """Index of the first move that differs; -1 for the set-up."""
    problem: str
    """One of edition, setup, action, refused, hash."""
    detail: str


def record_of(
    rules: Rules[S, A, V], start: S, opening: Record, moves: Iterable[tuple[Seat, A]]
) -> Record:
    """The record of a game that began as `opening` says and went on with `moves`.

    What seats decided at the same time is written in one order, whichever came first.
    """
    state, pending = start, list(moves)
    written: list[Move] = []
    while pending:
        known = pending[: stretch(opening.redraws, len(written))]
        seat, action = pending.pop(first_written(rules.record_order(state), known))
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            raise ValueError(f"move {len(written)} is refused: {turn.code}")
        state = redrawn(rules, turn.state, opening.redraws, len(written) + 1)
        written.append(Move(seat, msgspec.Raw(encode(action)), digest(state)))
    return msgspec.structs.replace(opening, moves=tuple(written))


def stretch(redraws: Sequence[Redraw], moves: int) -> int | None:
    """How many more moves come before something is drawn anew: no later one is written earlier."""
    return next((redraw.move - moves for redraw in redraws if redraw.move > moves), None)


def first_written(order: Sequence[Seat], pending: Sequence[tuple[Seat, A]]) -> int:
    """Index of the decision that a record writes next, `order` being the seats that may decide."""
    seats = [seat for seat, _ in pending]
    if seats[0] not in order:
        return 0
    return next(seats.index(seat) for seat in order if seat in seats)


def opening(rules: Rules[S, A, V], seats: int, options: Any, seed: str) -> Record:
    """A record with no move yet."""
    return Record(rules.id, rules.edition, seats, msgspec.to_builtins(options), seed)


def begin(rules: Rules[S, A, V], record: Record) -> S | Divergence:
    """The first state of a recorded game."""
    if record.edition != rules.edition:
        return Divergence(-1, "edition", f"recorded {record.edition}, rules are {rules.edition}")
    try:
        options = msgspec.convert(record.options, rules.options)
        start = rules.setup(record.seats, options, Rng(record.seed))
    except ValueError as error:
        return Divergence(-1, "setup", str(error))
    return redrawn(rules, start, record.redraws, 0)


def verify(rules: Rules[S, A, V], record: Record) -> Sequence[S] | Divergence:
    """Every state of a recorded game, the first one included, or where it parts from the rules."""
    state = begin(rules, record)
    if isinstance(state, Divergence):
        return state
    states = [state]
    for index in range(len(record.moves)):
        after = follow(rules, states[-1], record, index)
        if isinstance(after, Divergence):
            return after
        states.append(after)
    return states


def follow(rules: Rules[S, A, V], state: S, record: Record, index: int) -> S | Divergence:
    """The state after one recorded move, held to its hash."""
    move = record.moves[index]
    try:
        action = decoder(rules.action_type).decode(move.action)
    except UNREADABLE as error:
        return Divergence(index, "action", str(error))
    turn = play(rules, state, move.seat, action)
    if isinstance(turn, Refusal):
        return Divergence(index, "refused", turn.code)
    after = redrawn(rules, turn.state, record.redraws, index + 1)
    if digest(after) != move.hash:
        return Divergence(index, "hash", f"recorded {move.hash}, played {digest(after)}")
    return after


def deals(record: Record) -> Sequence[tuple[int, Deal, Seed]]:
    """Each deal that a record tells of: after how many moves, and for which seed."""
    first = [] if record.deal is None else [(0, record.deal, record.seed)]
    return [*first, *((each.move, each.deal, each.seed) for each in record.redraws)]
