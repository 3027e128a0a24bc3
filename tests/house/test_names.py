"""A name means one thing: no two types of one floor share it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.support.house import ROOT

HOUSE = ROOT / "src" / "rotonde"
VARIABLE = "TypeVar"
FLOORS = [("kernel",), ("bots",), ("server", "store"), ("cli",)]


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


@pytest.mark.parametrize("floor", FLOORS)
def test_no_two_types_of_one_floor_share_a_name(floor: tuple[str, ...]) -> None:
    """Server and store speak of the same tables, so that they are one floor here."""
    files = (path for room in floor for path in (HOUSE / room).rglob("*.py"))

    assert shared(files) == {}


def test_no_two_types_of_the_benches_share_a_name() -> None:
    assert shared((ROOT / "bench").glob("*.py")) == {}


def test_the_ids_of_things_are_spelt_in_one_file_of_a_room() -> None:
    """A board, a menu and an answer to a click name the same thing in the same way."""
    files = (path for path in (HOUSE / "games").rglob("*.py") if path.stem != "things")
    spelt = [path.name for path in files if re.search(r'\bThing\(f?"', path.read_text("utf-8"))]

    assert spelt == []
