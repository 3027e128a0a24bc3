"""The log of a table, read once: which moves count, and which versions still stand.

Knows entries and snapshots, and no rules. A log that takes back what it never played raises
`Diverged`.
"""

from collections.abc import Iterable, Sequence

from rotonde.kernel.tools.codec import UNREADABLE, decode
from rotonde.server.tables.closed_tables import Diverged
from rotonde.store import Entry, Snapshot


class PlayedLog:
    """The moves of a log that count, and how many of them counted at its versions."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries
        self.moves: list[Entry] = []
        """The moves that count, oldest first: all that were played, less those taken back."""
        self.lengths = {0: 0}
        """How many moves counted at each version behind which no later take-back reaches: there
        the game stood as it is replayed now."""
        for entry in entries:
            self.read(entry)

    def read(self, entry: Entry) -> None:
        """Take in the next entry."""
        if entry.kind == "played":
            self.moves.append(entry)
        else:
            self.remove(moves_taken_back(entry, len(self.moves)))
        self.lengths[entry.version] = len(self.moves)

    def remove(self, indexes: Sequence[int]) -> None:
        """Take back moves, the latest first; no version from the earliest on stands any more."""
        earliest = self.moves[indexes[-1]].version
        while next(reversed(self.lengths)) >= earliest:
            self.lengths.popitem()
        for index in indexes:
            del self.moves[index]

    def still_true(self, snapshots: Iterable[Snapshot]) -> list[Snapshot]:
        """The snapshots of versions that still stand."""
        return [kept for kept in snapshots if kept.moves and self.stands(kept)]

    def stands(self, snapshot: Snapshot) -> bool:
        """Whether a snapshot was taken where the game stood as it is replayed now."""
        return self.lengths.get(snapshot.version) == snapshot.moves

    def hashes(self, proven: int | None = None) -> dict[int, list[str]]:
        """The hashes that the first entries, or all, name for the state after so many moves."""
        found: dict[int, list[str]] = {}
        for entry in self.entries[:proven]:
            if entry.version in self.lengths:
                found.setdefault(self.lengths[entry.version], []).append(entry.hash)
        return found


def moves_taken_back(entry: Entry, moves: int) -> list[int]:
    """Indexes of the moves that an entry takes back, latest first. Raises `Diverged`."""
    try:
        found = sorted(set(decode(entry.body, tuple[int, ...])), reverse=True)
    except UNREADABLE as error:
        raise Diverged(moves, str(error)) from error
    if entry.kind != "takenback" or not found or not 0 <= found[-1] <= found[0] < moves:
        raise Diverged(moves, "takenback")
    return found
