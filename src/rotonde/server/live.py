"""A game as it is played at a table: its state, and what the next position needs of its past.

Asks the rules, never opens a state. What was stored of it is read in `history`.
"""

import zlib
from collections.abc import Iterable
from types import GenericAlias
from typing import Any

import msgspec

from rotonde.kernel.codec import decode, decoder, encode
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.play import play
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rng import Rng
from rotonde.kernel.rules import AnyRules, Turn
from rotonde.kernel.text import LogLine
from rotonde.kernel.undo import Trace, reversible, trace
from rotonde.store import Entry, Snapshot, TableRow

CHAPTER = 32
"""Moves between two snapshots."""


class Diverged(Exception):
    """The stored game and the rules part: it must not be played on."""

    def __init__(self, move: int, detail: str) -> None:
        super().__init__(move, detail)
        self.move = move
        self.detail = detail


class Saved(msgspec.Struct, frozen=True):
    """The body of a snapshot: the game so far, and the story since the snapshot before it."""

    state: msgspec.Raw
    traces: tuple[Trace, ...]
    told: tuple[int, ...]
    """How many log lines a spectator has, then each seat."""
    story: tuple[msgspec.Raw, ...]
    since: int
    """Version of the snapshot before it; 0 when the story is whole."""


class LiveGame:
    """A game as it stands at a table: the state, and what the next position needs of the past."""

    def __init__(self, rules: AnyRules, row: TableRow) -> None:
        options = decode(row.options, rules.options)
        self.rules = rules
        self.version = 0
        self.state = rules.setup(len(row.seats), options, Rng(row.seed))
        self.traces: tuple[Trace, ...] = ()
        """The decisions since the last one that is final."""
        self.story: list[bytes] = []
        """The events of each move, encoded: small, and decoded only for a newcomer."""
        self.skipped = 0
        """Moves before the first of `story`, where only a position is wanted."""
        self.prelude = rules.prelude(self.state)
        told = (lines_for(rules, self.prelude, eyes) for eyes in eyes_of(len(row.seats)))
        self.lines = tuple(map(len, told))
        """How many log lines a spectator has, then each seat."""
        self.saved_version = 0
        self.saved_moves = 0
        self.retold_at = 0
        """The version up to which the past was told anew; every version since is one move."""

    @property
    def moves(self) -> int:
        """How many decisions led here."""
        return self.skipped + len(self.story)

    def add(self, seat: Seat, turn: Turn[Any], version: int) -> None:
        """Go on to what a decision led to."""
        decision = trace(self.rules, self.state, seat, turn)
        self.traces = () if decision.final else (*self.traces, decision)
        self.story.append(encode(turn.events))
        told = (lines_for(self.rules, turn.events, eyes) for eyes in eyes_of(len(self.lines) - 1))
        self.lines = tuple(n + len(more) for n, more in zip(self.lines, told, strict=True))
        self.state = turn.state
        self.version = version

    def follow(self, entry: Entry) -> tuple[Event, ...]:
        """Replay one move of the log, every rule checked. Raises `Diverged`."""
        turn = replayed(self.rules, self.state, entry, self.moves)
        self.add(Seat(entry.seat), turn, entry.version)
        return turn.events

    def takes_back(self, seat: Seat) -> tuple[int, ...]:
        """Indexes of the moves that `seat` may take back, latest first."""
        first = self.moves - len(self.traces)
        return tuple(first + index for index in reversible(self.traces, seat))

    def is_open_since(self, version: int, seat: Seat) -> bool:
        """Whether all that happened since is what seats did that decide at the same time."""
        missed = self.version - version
        if missed == 0:
            return True
        if version < self.retold_at or not 0 < missed <= len(self.traces):
            return False
        return all(
            decision.seat != seat and seat not in decision.opened
            for decision in self.traces[-missed:]
        )

    def lines_until_now(self, eyes: Seat | None) -> int:
        """How many log lines these eyes have seen."""
        return self.lines[0 if eyes is None else eyes + 1]

    def snapshot(self) -> Snapshot:
        """What is worth keeping of this moment."""
        chapter = self.story[self.saved_moves :]
        saved = Saved(
            state=msgspec.Raw(encode(self.state)),
            traces=self.traces,
            told=self.lines,
            story=tuple(map(msgspec.Raw, chapter)),
            since=self.saved_version,
        )
        return Snapshot(self.version, self.moves, zlib.compress(encode(saved), 1))


def eyes_of(seats: int) -> Iterable[Seat | None]:
    """Everybody who can look at a table: a spectator, then each seat."""
    return (None, *map(Seat, range(seats)))


def lines_for(rules: AnyRules, events: Iterable[Event], eyes: Seat | None) -> tuple[LogLine, ...]:
    """The events in words, as far as these eyes may know of them."""
    seen = (rules.seen_by(event, eyes) for event in events)
    told = (rules.tell(event) for event in seen if event is not None)
    return tuple(line for line in told if line is not None)


def events_of(rules: AnyRules, raw: bytes) -> tuple[Event, ...]:
    """The events of one move of a story."""
    kind = GenericAlias(tuple, (rules.event_type, ...))
    found: tuple[Event, ...] = decoder(kind).decode(raw)
    return found


def replayed(rules: AnyRules, state: Any, entry: Entry, move: int) -> Turn[Any]:
    """What a logged decision led to. Raises `Diverged`."""
    try:
        action = decoder(rules.action_type).decode(entry.body)
    except msgspec.ValidationError as error:
        raise Diverged(move, str(error)) from error
    turn = play(rules, state, Seat(entry.seat), action)
    if isinstance(turn, Refusal):
        raise Diverged(move, turn.code)
    return turn
