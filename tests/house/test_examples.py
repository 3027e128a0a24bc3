"""The drawn examples of the rules pages: each is played by the rules, and each page draws all."""

import re

import pytest

from rotonde.catalogue import GAMES, desk, game
from rotonde.codegen.examples import drawings
from rotonde.kernel.desk.example import scenes
from rotonde.kernel.tools.datafile import DataError
from tests.support.house import ROOT

FENCE = re.compile(r"^```drawn (\S+)([^\n]*)\n(.+?)^```$", re.MULTILINE | re.DOTALL)
CHAPTER = re.compile(r"^## (.+)$", re.MULTILINE)
UNDRAWN = "Words"
"""The glossary is a table of words: each of them is drawn where its rule stands."""
EVERY_GAME = pytest.mark.parametrize("name", GAMES)


def drawn_in(game: str, language: str) -> list[tuple[str, str, str]]:
    """Name, lit things and caption of each example of a page, in order."""
    page = (ROOT / f"docs/rules/{game}.{language}.md").read_text(encoding="utf-8")
    return FENCE.findall(page)


@EVERY_GAME
def test_every_example_is_played_by_the_rules_and_shown_in_both_languages(name: str) -> None:
    examples = drawings(desk(name))
    english, french = drawn_in(name, "en"), drawn_in(name, "fr")

    assert {each for each, _, _ in english} == set(examples)
    assert [each[:2] for each in english] == [each[:2] for each in french]
    assert not {words for _, _, words in english} & {words for _, _, words in french}


@EVERY_GAME
def test_every_chapter_draws_an_example(name: str) -> None:
    page = (ROOT / f"docs/rules/{name}.en.md").read_text(encoding="utf-8")
    _, *parts = CHAPTER.split(page)
    chapters = zip(parts[::2], parts[1::2], strict=True)

    assert [title for title, text in chapters if not FENCE.search(text)] == [UNDRAWN]


@pytest.mark.parametrize(
    ("wrong", "problem"),
    [
        ("[a]\nseats = 9", "9"),
        ('[a]\nseats = 2\nmoves = "fly"', "fly"),
        ('[a]\nseats = 2\npoint = "marker Hull steel"', "spectator"),
        ("[a]\nseat = 2", "seat"),
        ("[a", "file"),
    ],
)
def test_an_example_that_cannot_be_shown_says_where_and_why(wrong: str, problem: str) -> None:
    with pytest.raises(DataError, match=problem):
        scenes(game("rocket"), wrong)


def test_a_file_without_examples_draws_none() -> None:
    assert scenes(game("rocket"), "") == {}
