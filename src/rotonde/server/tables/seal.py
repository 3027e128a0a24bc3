"""A running digest of a table's log: two logs with the same seal have the same entries.

A snapshot keeps the seal of the log that led to it. So an opening that begins at a snapshot sees,
without replaying them, whether the entries behind it are still those that were verified.
"""

import hashlib
from collections.abc import Iterable
from typing import Final

from rotonde.kernel.tools.codec import encode
from rotonde.store import Entry, TableRow

SEAL_BYTES: Final = 16


class Seal:
    """The digest of how a game began and of its log so far; it grows with each entry."""

    def __init__(self, row: TableRow, entries: Iterable[Entry] = ()) -> None:
        self.version = 0
        began = encode((row.game, row.edition, row.options, row.seed, row.deal, len(row.seats)))
        self.running = hashlib.blake2b(began, digest_size=SEAL_BYTES)
        for entry in entries:
            self.add(entry)

    def add(self, entry: Entry) -> None:
        """Take in the next entry of the log; when it was written decides nothing."""
        told = (entry.version, entry.kind, entry.seat, entry.body, entry.hash)
        self.running.update(encode(told))
        self.version = entry.version

    @property
    def text(self) -> str:
        """The digest of all entries so far."""
        return self.running.hexdigest()


def seals(row: TableRow, entries: Iterable[Entry]) -> list[str]:
    """The seal of a log at each of its versions, 0 included."""
    seal = Seal(row)
    found = [seal.text]
    for entry in entries:
        seal.add(entry)
        found.append(seal.text)
    return found
