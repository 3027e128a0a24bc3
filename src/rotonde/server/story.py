"""What happened in a game, move by move: told to newcomers, and small while nobody asks.

A chapter that was kept in the store is packed: of a whole game some 10 kB stay in memory, not 38.
"""

import zlib
from collections.abc import Iterable, Iterator

SEPARATOR = b"\n"
"""No JSON of ours holds one."""


class Story:
    """The events of each move, encoded: decoded only for who asks."""

    def __init__(self, chapters: Iterable[Iterable[bytes]] = ()) -> None:
        self.packed: list[bytes] = []
        self.kept = 0
        """Moves in the chapters that are packed."""
        self.open: list[bytes] = []
        """The moves since then."""
        for chapter in chapters:
            self.open += chapter
            self.close_chapter()

    def __len__(self) -> int:
        return self.kept + len(self.open)

    def __iter__(self) -> Iterator[bytes]:
        for chapter in self.packed:
            yield from zlib.decompress(chapter).split(SEPARATOR)
        yield from self.open

    @property
    def last(self) -> bytes | None:
        """The latest move; None where nothing happened yet."""
        if self.open or not self.packed:
            return self.open[-1] if self.open else None
        return zlib.decompress(self.packed[-1]).split(SEPARATOR)[-1]

    def add(self, move: bytes) -> None:
        self.open.append(move)

    def close_chapter(self) -> None:
        """Pack what was told since the last chapter."""
        if self.open:
            self.packed.append(zlib.compress(SEPARATOR.join(self.open), 1))
            self.kept, self.open = len(self), []
