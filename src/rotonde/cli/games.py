"""`rotonde games`: what can be played here."""

import msgspec
from rich.table import Table

from rotonde.bots import LEVELS
from rotonde.catalogue import GAMES
from rotonde.cli.reader import words_for
from rotonde.cli.terminal import OUT, PLAIN, Output, print_json
from rotonde.kernel.law.rules import AnyRules
from rotonde.words import Language


def games(*, output: Output = PLAIN) -> None:
    """List the games: seats, options, bots.

    Example: `rotonde games --lang fr`
    """
    if output.json:
        print_json([facts(rules) for rules in GAMES.values()])
    else:
        OUT.print(games_table(words_for(output.lang)))


def facts(rules: AnyRules) -> dict[str, object]:
    """A game as JSON."""
    return {
        "id": rules.id,
        "edition": rules.edition,
        "seats": list(rules.seats),
        "options": msgspec.to_builtins(rules.options()),
        "bots": LEVELS,
    }


def games_table(words: Language) -> Table:
    """All games, one a row."""
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "title", "seats", "options", "bots"):
        table.add_column(words.message(f"cli-column-{heading}"), overflow="fold")
    for rules in GAMES.values():
        table.add_row(*row(rules, words.lang))
    return table


def row(rules: AnyRules, lang: str) -> tuple[str, ...]:
    """One game: its id, name, seats, options with their defaults, and bots."""
    defaults = msgspec.to_builtins(rules.options())
    seats = f"{rules.seats.start}–{rules.seats.stop - 1}"
    options = "\n".join(f"{name}={json_of(value)}" for name, value in defaults.items())
    title = Language(lang, rules.id).message("game-title")
    return rules.id, title, seats, options, ", ".join(LEVELS)


def json_of(value: object) -> str:
    """The value as it stands in JSON."""
    return msgspec.json.encode(value).decode()
