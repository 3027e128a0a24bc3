"""Replays of tables from their rows: work of a process, given and returned by value.

A worker knows a game by its class, so that it can make the rules once and keep what they found.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from rotonde.bots.review import Draft, carried_on
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.tools.codec import decoder, encode
from rotonde.server.tables import positions
from rotonde.server.tables.history import game_at, game_at_start, restore
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.records import Imported, Onward, bring, played_on, record_of_table
from rotonde.server.tables.timeline import course_of
from rotonde.store import Entry, Snapshot, TableRow, User

GameType = Callable[[], AnyDesk]


@cache
def desk_of(kind: GameType) -> AnyDesk:
    """The desk of a game, made once in each worker."""
    return kind()


def position(
    kind: GameType,
    row: TableRow,
    entries: Sequence[Entry],
    snapshots: Sequence[Snapshot],
    move: int,
    eyes: Seat | None,
) -> bytes:
    """The position after so many moves, as it is sent. Raises `Diverged`."""
    game = game_at(desk_of(kind), row, entries, snapshots, move)
    return msgspec.json.encode(positions.earlier(game, eyes, row.version))


def course(kind: GameType, row: TableRow, entries: Sequence[Entry], eyes: Seat | None) -> bytes:
    """The course of a game, as it is sent. Raises `Diverged`."""
    return msgspec.json.encode(course_of(desk_of(kind), row, entries, eyes))


def record(kind: GameType, row: TableRow, entries: Sequence[Entry]) -> bytes:
    """The record of a game, as it is sent. Raises `Diverged`."""
    restore(desk_of(kind), row, entries, ())
    return encode(record_of_table(desk_of(kind), row, entries))


def import_of(kinds: Mapping[GameId, GameType], user: User, raw: bytes) -> Imported:
    """The table of a record that somebody brings. Raises `RequestRefused`."""
    return bring({game: desk_of(kind) for game, kind in kinds.items()}, user, raw)


def continuation(
    kind: GameType, row: TableRow, entries: Sequence[Entry], user: User, onward: Onward
) -> Imported:
    """The table that goes on after some moves of another.

    Raises `Diverged` or `RequestRefused`.
    """
    restore(desk_of(kind), row, entries, ())
    return played_on(desk_of(kind), row, entries, user, onward)


def review(
    kind: GameType, row: TableRow, entries: Sequence[Entry], draft: Draft, seconds: float
) -> Draft:
    """A review with so many more seconds of work in it. Raises `Diverged`."""
    game, log = game_at_start(desk_of(kind), row), PlayedLog(entries)
    read = decoder(game.rules.action_type).decode
    states, moves = [game.state], []
    for entry in log.moves:
        game.follow(entry)
        states.append(game.state)
        moves.append((Seat(entry.seat), read(entry.body)))
    late = time.monotonic() + seconds
    return carried_on(game.desk, states, moves, draft, lambda: time.monotonic() > late)
