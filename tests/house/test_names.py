"""A name means one thing: no two types share it where both can be met."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.support.house import ROOT

HOUSE = ROOT / "src" / "rotonde"
VARIABLE = "TypeVar"
GAMES = sorted(path.name for path in (HOUSE / "games").iterdir() if (path / "game.py").exists())
SCOPES = [
    ("kernel", "railway", "bots", "store", "server", "cli", "codegen"),
    *(("kernel", "railway", f"games/{game}") for game in GAMES),
]
"""Rooms whose names a reader meets together: the house, and each game on what it is built of."""


def types_in(path: Path) -> Iterator[str]:
    """The classes and aliases that a file defines, without type variables."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name, made = node.targets[0].id, ast.unparse(node.value)
            if name[0].isupper() and not name.isupper() and not made.startswith(VARIABLE):
                yield name


def shared(files: Iterable[Path]) -> dict[str, list[str]]:
    """The names that several files give to a type of their own."""
    found = defaultdict(list)
    for path in files:
        for name in types_in(path):
            found[name].append(str(path.relative_to(ROOT)))
    return {name: paths for name, paths in found.items() if len(paths) > 1}


@pytest.mark.parametrize("scope", SCOPES)
def test_no_two_types_that_meet_share_a_name(scope: tuple[str, ...]) -> None:
    """Two games never meet, so that each may have its `State`."""
    files = (path for room in scope for path in (HOUSE / room).rglob("*.py"))

    assert shared(files) == {}


def test_the_ids_of_things_are_spelt_in_one_file_of_a_room() -> None:
    """A board, a menu and an answer to a click name the same thing in the same way."""
    files = (path for path in (HOUSE / "games").rglob("*.py") if path.stem != "things")
    spelt = [path.name for path in files if re.search(r'\bThing\(f?"', path.read_text("utf-8"))]

    assert spelt == []
