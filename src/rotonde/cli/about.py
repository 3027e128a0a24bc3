"""Answers `about THING`: a thing of the board in words, by its id or by a part of it."""

from collections.abc import Iterator, Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text as RichText

from rotonde.cli.local_game import LocalGame
from rotonde.kernel.desk.about import About
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.words import Language


def explanation_of(game: LocalGame, asked: str) -> About | Refusal:
    """The explanation of what was named; the refusal of the very words where nothing is."""
    view = game.rules.view(game.state, game.person)
    answers = (game.desk.about(view, Thing(thing)) for thing in spellings(game, asked))
    known = (answer for answer in answers if isinstance(answer, About))
    return next(known, game.desk.about(view, Thing(asked)))


def spellings(game: LocalGame, asked: str) -> Iterator[str]:
    """Ids that somebody may mean: `e13` for `hex:E13`, `worker purple stock` for its id."""
    words = ":".join(asked.split())
    for name in dict.fromkeys((words, words.upper(), words.lower())):
        yield name
        for kind in game.desk.chapters.explanations.names:
            yield f"{kind}:{name}"


def explanation(told: About, names: Sequence[str], words: Language) -> Group:
    """A thing in words: its head over its rows, its rule below."""
    head = words.say(told.head, names)
    if told.remark is not None:
        head = f"{head} ({words.say(told.remark, names)})"
    table = Table(box=None, show_header=False)
    table.add_column(style="dim")
    table.add_column()
    for line in told.rows:
        figures = ", ".join(words.say(figure, names) for figure in line.figures)
        table.add_row(RichText(words.say(line.label, names)), RichText(figures))
    table.add_row("", RichText(told.rule))
    return Group(RichText(head, style="bold"), table)
