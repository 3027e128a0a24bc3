"""What a transcript must be told of each game, in `tests/support/<game>_notes.py`."""

from collections.abc import Iterable
from importlib import import_module
from typing import Any, Final, Protocol

from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import GameId

GOES_ON: Final = "…"
"""A note that begins with it stands on the line of the note before it."""


class Notes(Protocol):
    """What a transcript must be told of each game."""

    reasons: frozenset[str]
    """Every reason for which the game can end."""
    unseen: frozenset[type[Event]]
    """Events so rare that no recording shows them."""

    def standing(self, state: Any) -> str:
        """What the seats have, in one line."""
        ...

    def note(self, event: Event) -> str | None:
        """What happened, when it is of note."""
        ...


def notes_of(game: GameId) -> Notes:
    """What `tests/support/<game>_notes.py` says."""
    found: Notes = import_module(f"tests.support.{game}_notes").NOTES
    return found


def lines_of(notes: Iterable[str | None]) -> list[str]:
    """The notes as lines, those that go on joined to the line before."""
    lines: list[str] = []
    for words in filter(None, notes):
        if lines and words.startswith(GOES_ON):
            lines[-1] += words.removeprefix(GOES_ON)
        else:
            lines.append(words)
    return lines
