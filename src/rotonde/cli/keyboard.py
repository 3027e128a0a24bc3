"""Line editing, history and completion by Tab, where the terminal can."""

from collections.abc import Callable, Iterable

Completions = Callable[[], Iterable[str]]
"""Gives the texts that can be typed now."""


def enable_line_editing(known: Completions) -> None:
    """Let `input` edit its line; does nothing on a system without readline."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.set_completer(completer(known))
    readline.parse_and_bind("tab: complete")


def completer(known: Completions) -> Callable[[str, int], str | None]:
    """A completer as readline wants it: gives the completion of an index, then None."""

    def complete(typed: str, index: int) -> str | None:
        ways = completions(typed, known())
        return ways[index] if index < len(ways) else None

    return complete


def completions(typed: str, known: Iterable[str]) -> list[str]:
    """The texts that begin like the last order of what is typed."""
    before, comma, last = typed.rpartition(",")
    begun = last.lstrip()
    head = f"{before}{comma}{last[: len(last) - len(begun)]}"
    fitting = (text for text in known if text.lower().startswith(begun.lower()))
    return [f"{head}{text}" for text in dict.fromkeys(fitting)]
