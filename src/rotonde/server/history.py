"""From the log to the game: which moves count, and the game that they lead to.

Pure: reads entries and snapshots, never opens a state. A snapshot is trusted only while no later
take-back reaches behind it; without any snapshot everything comes from the log.
"""

import zlib
from collections.abc import Iterable, Sequence
from itertools import accumulate, takewhile

import msgspec

from rotonde.kernel.codec import decode, decoder, digest
from rotonde.kernel.rules import AnyRules
from rotonde.server.live import Diverged, LiveGame, Saved
from rotonde.store import Entry, Snapshot, TableRow


def effective(entries: Iterable[Entry]) -> list[Entry]:
    """The moves that count, oldest first: all that were played, less those taken back."""
    moves: list[Entry] = []
    for entry in entries:
        if entry.kind == "played":
            moves.append(entry)
        else:
            for index in sorted(decode(entry.body, tuple[int, ...]), reverse=True):
                del moves[index]
    return moves


def reaches(entries: Iterable[Entry]) -> list[tuple[int, int]]:
    """For each take-back: the version of the earliest move it removed, and its own."""
    moves: list[int] = []
    found: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == "played":
            moves.append(entry.version)
            continue
        removed = sorted(decode(entry.body, tuple[int, ...]), reverse=True)
        found.append((moves[removed[-1]], entry.version))
        for index in removed:
            del moves[index]
    return found


def lengths(entries: Iterable[Entry]) -> list[int]:
    """How many moves counted at each version, 0 included."""
    grown = (
        1 if entry.kind == "played" else -len(decode(entry.body, tuple[int, ...]))
        for entry in entries
    )
    return [0, *accumulate(grown)]


def trusted(entries: Sequence[Entry], snapshots: Iterable[Snapshot]) -> list[Snapshot]:
    """The snapshots of this very log, behind which no later take-back reached."""
    undone, counted = reaches(entries), lengths(entries)
    return [
        snapshot
        for snapshot in snapshots
        if snapshot.version < len(counted)
        and snapshot.moves == counted[snapshot.version]
        and not any(first <= snapshot.version < version for first, version in undone)
    ]


def restored(
    rules: AnyRules, row: TableRow, entries: Sequence[Entry], snapshots: Iterable[Snapshot]
) -> LiveGame:
    """The game that the log tells, as it stands now. Raises `Diverged`."""
    game = retold(rules, row, entries, snapshots)
    if entries and digest(game.state) != entries[-1].hash:
        raise Diverged(game.moves, "hash")
    return game


def retold(
    rules: AnyRules, row: TableRow, entries: Sequence[Entry], snapshots: Iterable[Snapshot]
) -> LiveGame:
    """The same, whatever the last hash says: it may not be known yet. Raises `Diverged`."""
    game = from_snapshot(rules, row, trusted(entries, snapshots))
    for entry in effective(entries)[game.moves :]:
        game.follow(entry)
    game.version = game.retold_at = len(entries)
    return game


def game_at(
    rules: AnyRules,
    row: TableRow,
    entries: Sequence[Entry],
    snapshots: Iterable[Snapshot],
    move: int,
) -> LiveGame:
    """The game as it stood after `move` decisions."""
    before = takewhile(lambda kept: kept.moves < move, trusted(entries, snapshots))
    game = from_snapshot(rules, row, list(before))
    for entry in effective(entries)[game.moves : move]:
        game.follow(entry)
    return game


def from_snapshot(rules: AnyRules, row: TableRow, snapshots: Sequence[Snapshot]) -> LiveGame:
    """The game at its last snapshot; at its start where that cannot be read."""
    game = LiveGame(rules, row)
    try:
        if snapshots:
            resume(game, snapshots[-1], opened(snapshots[-1]))
    except (zlib.error, msgspec.MsgspecError):
        return LiveGame(rules, row)
    return game


def story_until(snapshots: Iterable[Snapshot], version: int) -> list[bytes] | None:
    """The events of each move up to a snapshot; None where one that it builds on is missing."""
    kept = {snapshot.version: snapshot for snapshot in snapshots}
    chapters: list[Sequence[msgspec.Raw]] = []
    try:
        while version:
            saved = opened(kept[version])
            chapters.append(saved.story)
            version = saved.since
    except (KeyError, zlib.error, msgspec.MsgspecError):
        return None
    return [bytes(move) for chapter in reversed(chapters) for move in chapter]


def story_again(
    rules: AnyRules, row: TableRow, entries: Sequence[Entry], moves: int
) -> list[bytes]:
    """The events of so many moves, by playing them once more. Raises `Diverged`."""
    return game_at(rules, row, entries, (), moves).story


def opened(snapshot: Snapshot) -> Saved:
    return decode(zlib.decompress(snapshot.body), Saved)


def resume(game: LiveGame, snapshot: Snapshot, saved: Saved) -> None:
    """Put a fresh game where a snapshot was taken."""
    game.state = decoder(game.rules.state_type).decode(saved.state)
    game.traces, game.lines, game.barrier = saved.traces, saved.told, saved.barrier
    game.version = game.saved_version = snapshot.version
    game.saved_moves = snapshot.moves
