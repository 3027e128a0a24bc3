"""From the log to the game that it leads to.

Pure: reads entries and snapshots, never opens a state. Every move that is replayed is held to its
rules and to its hash. A snapshot saves the replay of what is behind it only where its seal is that
of the log (`seal.py`), its state has the hash of its entry, and no later take-back reaches behind
it; else the game begins at an earlier one, or at its start. A log that does not fit raises
`Diverged`.
"""

import zlib
from collections.abc import Iterable, Mapping, Sequence
from itertools import takewhile

import msgspec

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.tools.codec import UNREADABLE, decode, decoder, digest
from rotonde.server.tables.closed_tables import Diverged
from rotonde.server.tables.live import LiveGame, Saved
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.seal import seals
from rotonde.store import Entry, Snapshot, TableRow


def restore(
    desk: AnyDesk,
    row: TableRow,
    entries: Sequence[Entry],
    snapshots: Iterable[Snapshot],
    *,
    proven: int | None = None,
) -> LiveGame:
    """The game that the log tells, as it stands now. Raises `Diverged`.

    With `proven`, only so many entries of the log have their hash yet.
    """
    complete(row, entries)
    log = PlayedLog(entries)
    game = game_at_snapshot(desk, row, entries, log.still_true(snapshots))
    follow(game, log.moves[game.moves :], log.hashes(proven))
    game.version = game.retold_at = len(entries)
    return game


def complete(row: TableRow, entries: Sequence[Entry]) -> None:
    """Every version is there, up to that of the table's row. Raises `Diverged`."""
    for version, entry in enumerate(entries, start=1):
        if entry.version != version:
            raise Diverged(version - 1, "missing")
    if len(entries) < row.version:
        raise Diverged(len(entries), "missing")


def game_at(
    desk: AnyDesk,
    row: TableRow,
    entries: Sequence[Entry],
    snapshots: Iterable[Snapshot],
    move: int,
) -> LiveGame:
    """The game as it stood after `move` decisions. Raises `Diverged`."""
    log = PlayedLog(entries)
    before = takewhile(lambda kept: kept.moves < move, log.still_true(snapshots))
    game = game_at_snapshot(desk, row, entries, list(before))
    follow(game, log.moves[game.moves : move], log.hashes())
    return game


def follow(game: LiveGame, moves: Iterable[Entry], proofs: Mapping[int, Sequence[str]]) -> None:
    """Play moves of the log, each held to its rules and its hash. Raises `Diverged`."""
    hold(game, proofs)
    for entry in moves:
        game.follow(entry)
        hold(game, proofs)


def hold(game: LiveGame, proofs: Mapping[int, Sequence[str]]) -> None:
    """The state has the hashes that the log names for it. Raises `Diverged`."""
    named = proofs.get(game.moves, ())
    if named and set(named) != {digest(game.state)}:
        raise Diverged(game.moves, "hash")


def game_at_snapshot(
    desk: AnyDesk, row: TableRow, entries: Sequence[Entry], snapshots: Sequence[Snapshot]
) -> LiveGame:
    """The game at the last snapshot that fits the log; at its start where none does."""
    known = seals(row, entries) if snapshots else []
    for snapshot in reversed(snapshots):
        game, saved = game_at_start(desk, row), read_snapshot(snapshot)
        wanted = (known[snapshot.version], entries[snapshot.version - 1].hash)
        if saved and (saved.seal, digest(saved.state)) == wanted and resume(game, snapshot, saved):
            return game
    return game_at_start(desk, row)


def game_at_start(desk: AnyDesk, row: TableRow) -> LiveGame:
    """The game at its start. Raises `Diverged`."""
    try:
        return LiveGame(desk, row)
    except (*UNREADABLE, ValueError, LookupError) as error:
        raise Diverged(0, str(error)) from error


def story_until(snapshots: Iterable[Snapshot], version: int) -> list[bytes] | None:
    """The events of each move up to a snapshot; None where one that it builds on is missing."""
    kept = {snapshot.version: snapshot for snapshot in snapshots}
    chapters: list[Sequence[msgspec.Raw]] = []
    while version:
        saved = read_snapshot(kept[version]) if version in kept else None
        if saved is None or saved.since >= version:
            return None
        chapters.append(saved.story)
        version = saved.since
    return [bytes(move) for chapter in reversed(chapters) for move in chapter]


def story_again(desk: AnyDesk, row: TableRow, entries: Sequence[Entry], moves: int) -> list[bytes]:
    """The events of so many moves, by playing them once more. Raises `Diverged`."""
    return game_at(desk, row, entries, (), moves).story


def read_snapshot(snapshot: Snapshot) -> Saved | None:
    """The content of a snapshot; None where it cannot be read."""
    try:
        return decode(zlib.decompress(snapshot.body), Saved)
    except (zlib.error, *UNREADABLE):
        return None


def resume(game: LiveGame, snapshot: Snapshot, saved: Saved) -> bool:
    """Put a fresh game where a snapshot was taken; False where its state cannot be read."""
    try:
        game.state = decoder(game.rules.state_type).decode(saved.state)
    except UNREADABLE:
        return False
    game.traces, game.lines, game.barrier = saved.traces, saved.told, saved.barrier
    game.version = game.saved_version = snapshot.version
    game.saved_moves = snapshot.moves
    return True
