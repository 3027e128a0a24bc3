"""Reading the catalogues of words: which messages there are, and what stands in their gaps."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

from tests.support.house import ROOT

LANGUAGES = ("en", "fr")
COMMON = ROOT / "src" / "rotonde" / "locale"
GAMES = ROOT / "src" / "rotonde" / "games"


class Gaps(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogues(language: str) -> dict[str, Path]:
    """Every file of a language, by what it is about."""
    common = {path.stem: path for path in sorted((COMMON / language).glob("*.ftl"))}
    games = {path.parents[1].name: path for path in sorted(GAMES.glob(f"*/locale/{language}.ftl"))}
    return common | games | coaches(language)


def coaches(language: str) -> dict[str, Path]:
    """What the coach of each game says, by its game."""
    found = sorted(GAMES.glob(f"*/locale/coach.{language}.ftl"))
    return {f"{path.parents[1].name} coach": path for path in found}


def entries(path: Path) -> list[ast.EntryType]:
    """All that stands in a catalogue, comments left out."""
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    return [entry for entry in body if not isinstance(entry, comments)]


@cache
def gaps(path: Path) -> Mapping[str, frozenset[str]]:
    """The gaps of each message of a catalogue."""
    found: dict[str, frozenset[str]] = {}
    for entry in entries(path):
        if isinstance(entry, ast.Message | ast.Term):
            reader = Gaps()
            reader.visit(entry)
            found[entry.id.name] = frozenset(reader.names)
    return found


def messages_for(game: str, language: str) -> set[str]:
    """The messages that a game may use: its own and those common to all."""
    files = catalogues(language)
    return {
        message
        for subject, path in files.items()
        if subject in (game, f"{game} coach") or path.is_relative_to(COMMON)
        for message in gaps(path)
    }


class WrittenOnes(visitor.Visitor):
    """Collects what is said of one where the figure is written out, not filled in."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        said = {key_of(each): plain_text(each) for each in node.variants}
        if "0" not in said and re.search(r"\b1\b", said.get("one", "")):
            self.found.append(said["one"])
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


def plain_text(variant: ast.Variant) -> str:
    """The beginning of a variant, up to the first gap that is filled."""
    first = variant.value.elements[0]
    return first.value if isinstance(first, ast.TextElement) else ""


def written_ones(path: Path) -> list[str]:
    """Where a catalogue writes the figure 1 instead of filling it in, and says nothing of 0."""
    reader = WrittenOnes()
    for entry in entries(path):
        reader.visit(entry)
    return reader.found
