"""`rotonde rules`: prints the rules of a game, or one of them."""

import re
from importlib.resources import files
from typing import Annotated

from cyclopts import Parameter
from rich.markdown import Markdown

from rotonde.cli.arguments import the_game
from rotonde.cli.checkout import ROOT
from rotonde.cli.reader import language
from rotonde.cli.terminal import OUT, GameName, Lang, Stop

RULE = re.compile(r"\*\*([A-Z]{3}-\d+)\*\*")
"""The bold number that a rule begins with."""


def rules(
    game: GameName,
    rule: Annotated[str | None, Parameter(help="Only this rule, as `ROC-31` or `31`.")] = None,
    /,
    *,
    lang: Lang = None,
) -> None:
    """Read the rules of a game, or one of them.

    Example: `rotonde rules rocket ROC-31 --lang fr`
    """
    slug = the_game(game).id
    page = page_of(slug, language(lang))
    OUT.print(Markdown(page if rule is None else one_rule(page, slug, rule)))


def page_of(game: str, lang: str) -> str:
    """The rules page of a game: inside the installed package, or in the docs of a checkout."""
    name = f"{game}.{lang}.md"
    for folder in (files("rotonde") / "rulepages", ROOT / "docs" / "rules"):
        if (page := folder / name).is_file():
            return page.read_text(encoding="utf-8")
    raise Stop("cli-no-rules", game=game, file=name)


def one_rule(page: str, game: str, asked: str) -> str:
    """The text of one rule, by its whole name or by its number."""
    found = sections(page)
    wanted = asked.upper()
    for name, text in found.items():
        if wanted in (name, name.split("-")[1]):
            return text
    first, last = next(iter(found), "-"), next(reversed(found), "-")
    raise Stop("cli-unknown-rule", rule=asked, game=game, first=first, last=last)


def sections(page: str) -> dict[str, str]:
    """Each rule of a page with its text: from its bold number to the next one or heading."""
    found: dict[str, list[str]] = {}
    current: str | None = None
    for line in page.splitlines():
        if starts := RULE.match(line.lstrip("- ")):
            current = starts[1]
            found[current] = []
        elif line.startswith("#"):
            current = None
        if current is not None:
            found[current].append(line)
    return {name: "\n".join(lines).strip() for name, lines in found.items()}
