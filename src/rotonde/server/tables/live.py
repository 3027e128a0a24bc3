"""A game as it is played at a table: its state, and what the next position needs of its past.

Asks the rules, never opens a state. What was stored of it is read in `history`.
"""

import time
import zlib
from collections.abc import Iterable, Sequence
from itertools import chain, takewhile
from operator import is_
from types import GenericAlias
from typing import Any

import msgspec

from rotonde.kernel.desk.card import ANSWERED, finality
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.desk.teaching import Guidance
from rotonde.kernel.law.deal import redrawn
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules, Rules
from rotonde.kernel.law.text import LogLine, Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import Trace, reversible, trace
from rotonde.kernel.tools.codec import decode, decoder, digest, encode
from rotonde.server.tables.closed_tables import Diverged
from rotonde.server.tables.deals import chances_of
from rotonde.server.tables.guide import guide_of
from rotonde.store import Entry, EntryKind, Snapshot, TableRow

CHAPTER = 32
"""Moves between two snapshots."""


class Barrier(msgspec.Struct, frozen=True):
    """The last decision that nobody takes back."""

    seat: Seat
    why: Text


class Saved(msgspec.Struct, frozen=True):
    """The body of a snapshot: the game so far, and the story since the snapshot before it."""

    state: msgspec.Raw
    traces: tuple[Trace, ...]
    told: tuple[int, ...]
    """How many log lines a spectator has, then each seat."""
    story: tuple[msgspec.Raw, ...]
    since: int
    """Version of the snapshot before it; 0 when the story is whole."""
    barrier: Barrier | None = None
    seal: str = ""
    """The seal of the log that led here; snapshots of earlier versions have none."""


class SeenEvents(msgspec.Struct, frozen=True, gc=False):
    """A move as some eyes are told of it: the events that they may know of, and these in words."""

    events: tuple[Event, ...]
    lines: tuple[LogLine, ...]
    written: bytes = b""
    """The events as JSON, where that is known."""


ByViewer = tuple[SeenEvents, ...]
"""For a spectator, then for each seat; the same one for all who see the same."""


class LiveGame:
    """A game as it stands at a table: the state, and what the next position needs of the past."""

    def __init__(self, desk: AnyDesk, row: TableRow) -> None:
        options = decode(row.options, desk.rules.options)
        self.desk = desk
        self.rules = desk.rules
        self.guide = guide_of(desk, row)
        self.version = 0
        self.redraws = chances_of(row).redraws
        """Where it was played on from another table, and chance is its own."""
        start = desk.rules.setup(len(row.seats), options, Rng(row.seed))
        self.state = redrawn(desk.rules, start, self.redraws, 0)
        self.traces: tuple[Trace, ...] = ()
        """The decisions since the last one that is final."""
        self.barrier: Barrier | None = None
        self.story: list[bytes] = []
        """The events of each move since the last snapshot, encoded; those before it are in the
        store, and read when somebody asks (`history.story_until`)."""
        self.prelude = desk.rules.prelude(self.state)
        self.lines = tuple(
            len(account.lines) for account in seen_by_each(desk, self.prelude, len(row.seats))
        )
        """How many log lines a spectator has, then each seat."""
        self.saved_version = 0
        self.saved_moves = 0
        self.retold_at = 0
        """The version up to which the past was told anew; every version since is one move."""

    @property
    def moves(self) -> int:
        """How many decisions led here."""
        return self.saved_moves + len(self.story)

    @property
    def guidance(self) -> Guidance | None:
        """The guidance of a learner now; None at any other table."""
        return self.guide.guidance(self.state, self.moves)

    def entry(self, kind: EntryKind, seat: Seat, body: Any, state: Any, *, ahead: int = 1) -> Entry:
        """The next entry of the log, or one further ahead, which leads to a state."""
        return Entry(
            version=self.version + ahead,
            kind=kind,
            seat=seat,
            body=encode(body).decode(),
            hash=digest(state),
            at=time.time(),
        )

    def add(self, seat: Seat, turn: Turn[Any], version: int) -> ByViewer:
        """Go on to what a decision led to, and say what everybody is told of it."""
        decision = trace(self.rules, self.state, seat, turn)
        self.traces = () if decision.final else (*self.traces, decision)
        if decision.final and (why := finality(self.rules, self.state, seat, turn)):
            self.barrier = Barrier(seat, why)
        written = encode(turn.events)
        self.story.append(written)
        told = seen_by_each(self.desk, turn.events, len(self.lines) - 1, written)
        self.lines = tuple(n + len(more.lines) for n, more in zip(self.lines, told, strict=True))
        self.state = turn.state
        self.version = version
        return told

    def follow(self, entry: Entry) -> ByViewer:
        """Replay one move of the log, every rule checked. Raises `Diverged`."""
        turn = turn_of(self.rules, self.state, entry, self.moves)
        state = redrawn(self.rules, turn.state, self.redraws, self.moves + 1)
        turn = msgspec.structs.replace(turn, state=state)
        return self.add(Seat(entry.seat), turn, entry.version)

    def takes_back(self, seat: Seat) -> tuple[int, ...]:
        """Indexes of the moves that `seat` may take back, latest first."""
        if not self.traces:
            return ()
        first = self.moves - len(self.traces)
        back = (first + index for index in reversible(self.traces, seat))
        return tuple(takewhile(lambda move: not self.guide.repeats(move), back))

    def shut_for(self, seat: Seat) -> Text | None:
        """The reason why a seat can take back nothing; None where nothing happened."""
        if not self.moves:
            return None
        if self.traces or (self.barrier and self.barrier.seat != seat):
            return ANSWERED
        return None if self.barrier is None else self.barrier.why

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
        return self.lines[place_of(eyes)]

    @property
    def is_chapter(self) -> bool:
        """Whether enough was played since the last snapshot that another is worth keeping."""
        return self.moves - self.saved_moves >= CHAPTER

    def note_saved(self) -> None:
        """This moment was kept."""
        self.saved_version, self.saved_moves, self.story = self.version, self.moves, []

    def snapshot(self, seal: str) -> Snapshot:
        """The snapshot of this moment, with the seal of the log that led to it."""
        saved = Saved(
            state=msgspec.Raw(encode(self.state)),
            traces=self.traces,
            told=self.lines,
            story=tuple(map(msgspec.Raw, self.story)),
            since=self.saved_version,
            barrier=self.barrier,
            seal=seal,
        )
        return Snapshot(self.version, self.moves, zlib.compress(encode(saved), 1))


def place_of(eyes: Seat | None) -> int:
    """The index of these eyes among all: a spectator's come first, then each seat's."""
    return 0 if eyes is None else eyes + 1


def seen_by_each(
    desk: AnyDesk, events: tuple[Event, ...], seats: int, written: bytes = b""
) -> ByViewer:
    """The accounts of some events for all eyes; the part that a seat shares is made once."""
    if type(desk.rules).seen_by is Rules.seen_by:  # nothing that happens is hidden from anybody
        return (in_words(desk, events, written),) * (1 + seats)
    public = seen_through(desk, events, None)
    told = [public]
    for seat in map(Seat, range(seats)):
        seen = seen_by(desk.rules, events, seat)
        told.append(public if is_same(seen, public.events) else in_words(desk, seen))
    return tuple(told)


def join(told: Sequence[ByViewer]) -> ByViewer:
    """One account of several moves for everybody; those who are told the same share it."""
    if len(told) == 1:
        return told[0]
    each_viewer = [(tuple(map(id, parts)), parts) for parts in zip(*told, strict=True)]
    made = {same: in_one(parts) for same, parts in dict(each_viewer).items()}
    return tuple(made[same] for same, _ in each_viewer)


def in_one(parts: Iterable[SeenEvents]) -> SeenEvents:
    """The accounts of several moves as one."""
    events, lines = zip(*((part.events, part.lines) for part in parts), strict=True)
    return SeenEvents(tuple(chain.from_iterable(events)), tuple(chain.from_iterable(lines)))


def seen_through(desk: AnyDesk, events: Iterable[Event], eyes: Seat | None) -> SeenEvents:
    """The account of some events for these eyes."""
    return in_words(desk, seen_by(desk.rules, events, eyes))


def seen_by(rules: AnyRules, events: Iterable[Event], eyes: Seat | None) -> tuple[Event, ...]:
    """The events that these eyes may know of, as they may know them."""
    seen = [rules.seen_by(event, eyes) for event in events]
    return tuple([event for event in seen if event is not None])


def is_same(some: Sequence[Event], others: Sequence[Event]) -> bool:
    """Whether these are the very same events."""
    return len(some) == len(others) and all(map(is_, some, others))


def in_words(desk: AnyDesk, seen: tuple[Event, ...], written: bytes = b"") -> SeenEvents:
    lines = map(desk.tell, seen)
    return SeenEvents(seen, tuple([line for line in lines if line is not None]), written)


def events_of(rules: AnyRules, raw: bytes) -> tuple[Event, ...]:
    """The events of one move of a story."""
    kind = GenericAlias(tuple, (rules.event_type, ...))
    found: tuple[Event, ...] = decoder(kind).decode(raw)
    return found


def turn_of(rules: AnyRules, state: Any, entry: Entry, move: int) -> Turn[Any]:
    """The turn of a logged decision. Raises `Diverged`.

    A damaged entry may ask the rules for what they know nothing of: that is no bug of theirs.
    """
    try:
        action = decoder(rules.action_type).decode(entry.body)
        turn = play(rules, state, Seat(entry.seat), action)
    except Exception as error:
        raise Diverged(move, f"{type(error).__name__}: {error}") from error
    if isinstance(turn, Refusal):
        raise Diverged(move, turn.code)
    return turn
