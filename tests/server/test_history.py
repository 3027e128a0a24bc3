"""From the log to the game: take-backs, snapshots that can be trusted, and those that cannot."""

from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rotonde.catalogue import desk
from rotonde.games.rocket import ROCKET
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import digest, encode
from rotonde.server.tables.closed_tables import Diverged
from rotonde.server.tables.history import (
    game_at,
    game_at_snapshot,
    restore,
    story_again,
    story_until,
)
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.positions import NOTHING, DeltaFrames, Views, whole
from rotonde.server.tables.seal import Seal
from rotonde.server.tables.summaries import standing_of
from rotonde.server.tables.timeline import course_of
from rotonde.store import Entry, SeatRow, Snapshot, TableRow, TableStanding
from tests.server.toy_table import TOY, TOY_DESK
from tests.support.toy import Add, AnyToyAction, Brag, Peek


def table() -> TableRow:
    seats = tuple(SeatRow(n, "hotseat", "Ada", "ada") for n in range(2))
    unknown = TableStanding("playing", 0.0, "{}")
    blank = TableRow("t", "T", "toy", 1, "{}", "seed", False, "ada", 0.0, 0, unknown, seats)
    return replace(blank, standing=standing_of(TOY, LiveGame(TOY_DESK, blank).state, seats))


class Log:
    """A table's log, written as a server would write it, with a snapshot every few entries."""

    def __init__(self, every: int = 3) -> None:
        self.row = table()
        self.game = LiveGame(TOY_DESK, self.row)
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self.every = every

    def play(self, *actions: AnyToyAction) -> "Log":
        for action in actions:
            seat = min(TOY.actors(self.game.state))
            turn = play(TOY, self.game.state, seat, action)
            assert isinstance(turn, Turn)
            self.write("played", seat, action, turn.state)
            self.game.add(seat, turn, len(self.entries))
            self.keep()
        return self

    def take_back(self, *moves: int) -> "Log":
        self.write("takenback", Seat(0), moves, None)
        known = len(self.entries) - 1
        self.game = restore(TOY_DESK, self.row, self.entries, self.snapshots, proven=known)
        self.entries[-1] = replace(self.entries[-1], hash=digest(self.game.state))
        return self

    def write(self, kind: Any, seat: Seat, body: Any, state: Any) -> None:
        version = len(self.entries) + 1
        self.entries.append(Entry(version, kind, seat, encode(body).decode(), digest(state), 0.0))

    def keep(self) -> None:
        if self.game.moves - self.game.saved_moves >= self.every:
            self.snapshots.append(self.game.snapshot(Seal(self.row, self.entries).text))
            self.game.note_saved()


def same(one: LiveGame, other: LiveGame) -> bool:
    return all(
        getattr(one, part) == getattr(other, part)
        for part in ("version", "moves", "state", "traces", "lines")
    )


def test_take_backs_leave_the_moves_that_count() -> None:
    """A take-back may remove moves from the middle, where others decided at the same time."""
    log = Log().play(Brag(), Brag(), Add(1))
    taken = [*log.entries, Entry(4, "takenback", 0, "[0,1]", "", 0.0)]

    assert [entry.version for entry in PlayedLog(taken).moves] == [3]


def test_snapshots_behind_a_take_back_are_not_trusted() -> None:
    log = Log().play(*[Brag()] * 7)
    assert [kept.version for kept in log.snapshots] == [3, 6]

    log.take_back(5, 6).play(*[Brag()] * 4)

    trusted = [kept.version for kept in PlayedLog(log.entries).still_true(log.snapshots)]
    assert trusted[:1] == [3]
    assert 6 not in trusted
    assert same(log.game, restore(TOY_DESK, log.row, log.entries, log.snapshots))


def test_a_snapshot_saves_the_replay() -> None:
    """The game begins at the last snapshot, and nothing of what was told before is kept."""
    log = Log().play(Peek(), Brag(), Add(1), Brag(), Add(2), Brag(), Brag())

    game = game_at_snapshot(TOY_DESK, log.row, log.entries, log.snapshots)

    assert (game.moves, game.story) == (6, [])
    assert (log.game.moves, len(log.game.story)) == (7, 1)


def test_a_story_is_read_from_its_snapshots_or_played_once_more() -> None:
    log = Log().play(Peek(), Brag(), Add(1), Brag(), Add(2), Brag(), Brag())
    plain = story_again(TOY_DESK, log.row, log.entries, 6)

    assert len(plain) == 6
    assert story_until(log.snapshots, log.game.saved_version) == plain
    assert story_until(log.snapshots[1:], log.game.saved_version) is None
    assert story_until([replace(log.snapshots[0], body=b"rubbish")], 3) is None


@pytest.mark.parametrize("damage", ["missing", "bytes", "state"])
def test_a_damaged_snapshot_is_left_aside(damage: str) -> None:
    """They are a cache: without them, or with rubbish in them, the log tells the same game."""
    log = Log().play(*[Brag()] * 8)
    kept = {
        "missing": log.snapshots[1:],
        "bytes": [replace(snapshot, body=b"rubbish") for snapshot in log.snapshots],
        "state": [replace(snapshot, moves=99) for snapshot in log.snapshots],
    }[damage]

    assert same(log.game, restore(TOY_DESK, log.row, log.entries, kept))


def test_a_log_that_the_rules_refuse_is_not_played_on() -> None:
    log = Log().play(Brag(), Add(1))
    bad = replace(log.entries[1], body='{"do":"add","amount":9}')

    with pytest.raises(Diverged) as diverged:
        restore(TOY_DESK, log.row, [log.entries[0], bad], ())

    assert diverged.value.move == 1


def test_a_log_that_leads_elsewhere_is_not_played_on() -> None:
    """The rules changed without a new edition: the last hash tells."""
    log = Log().play(Brag(), Add(1))
    bad = replace(log.entries[1], hash="0" * 16)

    with pytest.raises(Diverged):
        restore(TOY_DESK, log.row, [log.entries[0], bad], ())


@given(steps=st.lists(st.integers(0, 4), max_size=40), every=st.integers(1, 6))
def test_whatever_happened_the_log_tells_it(steps: Sequence[int], every: int) -> None:
    """Random moves and take-backs: with and without snapshots, now and at every earlier move."""
    log = Log(every)
    for step in steps:
        possible = log.game.takes_back(Seat(0)) if step == 4 else ()
        if possible:
            log.take_back(*sorted(possible[:2]))
        elif TOY.actors(log.game.state):
            log.play((Brag(), Brag(), Add(1), Peek(), Brag())[step])

    assert same(log.game, restore(TOY_DESK, log.row, log.entries, log.snapshots))
    assert same(log.game, restore(TOY_DESK, log.row, log.entries, ()))
    for move in range(log.game.moves + 1):
        fast = game_at(TOY_DESK, log.row, log.entries, log.snapshots, move)
        plain = game_at(TOY_DESK, log.row, log.entries, (), move)
        assert (fast.moves, fast.state, fast.lines) == (move, plain.state, plain.lines)
        assert fast.story[-1:] == plain.story[-1:]
    told = story_until(log.snapshots, log.game.saved_version)
    assert told == story_again(TOY_DESK, log.row, log.entries, log.game.saved_moves)


def test_a_log_begins_before_the_first_move() -> None:
    """The first round has its title too, and every count of lines knows of it."""
    game = LiveGame(desk("rocket"), replace(table(), game="rocket"))
    start = Views(game)
    title = whole(game, (), start, None, playing=True).log
    turn = play(ROCKET, game.state, Seat(0), ROCKET.legal(game.state, Seat(0))[0])
    assert isinstance(turn, Turn)
    told = game.add(Seat(0), turn, 1)
    telling = DeltaFrames(game, start, Views(game), told)

    assert [(line.text.id, line.heading) for line in title] == [("log-round", True)]
    assert telling.delta(Seat(0), b"[]", NOTHING).log_from == 1
    assert whole(game, game.story, Views(game), Seat(0), playing=True).log[:1] == title
    order = encode(ROCKET.legal(start.state, Seat(0))[0]).decode()
    played = Entry(1, "played", 0, order, digest(turn.state), 0.0)
    assert course_of(desk("rocket"), replace(table(), game="rocket"), [played], Seat(0)).lines == (
        1,
    )
