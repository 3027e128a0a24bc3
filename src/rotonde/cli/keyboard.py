"""The line a person types: edited, kept in a history, and completed by Tab where a terminal can."""

from collections.abc import Callable, Iterable

Known = Callable[[], Iterable[str]]
"""What can be typed now."""


def attend(known: Known) -> None:
    """Let `input` edit its line; a system without readline leaves it as it is."""
    try:
        import readline
    except ImportError:
        return
    readline.set_completer_delims("")
    readline.set_completer(completer(known))
    readline.parse_and_bind("tab: complete")


def completer(known: Known) -> Callable[[str, int], str | None]:
    """What readline asks: the first, second, … way to go on from what is typed, None after them."""

    def complete(typed: str, index: int) -> str | None:
        ways = completions(typed, known())
        return ways[index] if index < len(ways) else None

    return complete


def completions(typed: str, known: Iterable[str]) -> list[str]:
    """All that begins like what is typed; the last order of a line is the one that goes on."""
    before, comma, last = typed.rpartition(",")
    begun = last.lstrip()
    head = f"{before}{comma}{last[: len(last) - len(begun)]}"
    fitting = (text for text in known if text.lower().startswith(begun.lower()))
    return [f"{head}{text}" for text in dict.fromkeys(fitting)]
