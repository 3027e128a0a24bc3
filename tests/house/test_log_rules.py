"""A line of the log leads to its rule: its message names it, the same in both languages."""

import re

import pytest
from fluent.syntax import ast

from rotonde import GAMES
from tests.support.house import ROOT
from tests.support.messages import LANGUAGES, catalogues, entries

FIGURE = "log-gain"
"""Words of figures, which stand behind a line and are none themselves."""


def rules_named(game: str, language: str) -> dict[str, str | None]:
    """The rule that each message of a log names."""
    found: dict[str, str | None] = {}
    for entry in entries(catalogues(language)[game]):
        if isinstance(entry, ast.Message) and entry.id.name.startswith("log-"):
            named = [each for each in entry.attributes if each.id.name == "rule"]
            found[entry.id.name] = plain(named[0]) if named else None
    return found


def plain(attribute: ast.Attribute) -> str:
    """An attribute that is one piece of text."""
    (element,) = attribute.value.elements
    assert isinstance(element, ast.TextElement)
    return element.value


@pytest.mark.parametrize("game", GAMES)
def test_every_line_of_a_log_names_a_rule_of_its_game(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.en.md").read_text(encoding="utf-8")
    numbers = set(re.findall(r"^\*\*([A-Z]+-\d+)\*\*", page, re.MULTILINE))
    first, *others = (rules_named(game, language) for language in LANGUAGES)

    lines = {name: rule for name, rule in first.items() if not name.startswith(FIGURE)}
    assert set(lines.values()) <= numbers
    assert others == [first]
