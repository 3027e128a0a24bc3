"""Prints the log of a game in words and its outcome as a table."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text as RichText

from rotonde.cli.terminal import OUT
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.text import LogLine
from rotonde.words import Language

SEAT_STYLES = ("blue", "red", "green", "magenta", "yellow", "cyan")
INDENT = 2


def print_events(
    desk: AnyDesk, events: Sequence[Event], names: Sequence[str], words: Language
) -> None:
    """Print the log lines of some events."""
    for event in events:
        line = desk.tell(event)
        if line is not None:
            print_line(line, names, words)


def print_line(line: LogLine, names: Sequence[str], words: Language) -> None:
    """Print one line of the log: a title, what a seat did, or what followed from it."""
    sentence = words.say(line.text, names)
    if line.heading:
        OUT.print(f"\n{sentence}", style="bold", markup=False)
        return
    said = RichText(" " * INDENT * line.depth + sentence)
    if line.seat is not None:
        said.highlight_words([names[line.seat]], SEAT_STYLES[line.seat])
    for gain in line.gains:
        told = f"  {names[gain.seat]} {words.say(gain.text, names)}"
        said.append(told, style=SEAT_STYLES[gain.seat])
    OUT.print(said, soft_wrap=True)


def outcome_table(outcome: Outcome, names: Sequence[str], words: Language) -> Table:
    """Ranks and scores, with what each source brought."""
    title = words.either(f"end-{outcome.reason}", outcome.reason)
    if outcome.verdict is not None:
        title = f"{words.say(outcome.verdict.title)}. {words.say(outcome.verdict.note)}"
    table = Table(title=title, title_justify="left", box=None, pad_edge=False)
    table.add_column(words.message("cli-column-rank"), justify="right")
    table.add_column(words.message("cli-column-name"))
    for source in outcome.standings[0].breakdown:
        table.add_column(words.either(f"source-{source}", source), justify="right")
    table.add_column(words.message("cli-column-score"), justify="right", style="bold")
    for standing in outcome.standings:
        parts = (words.number(part) for part in standing.breakdown.values())
        name = RichText(names[standing.seat], style=SEAT_STYLES[standing.seat])
        table.add_row(str(standing.rank), name, *parts, words.number(standing.score))
    return table
