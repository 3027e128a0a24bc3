"""The library's door: what it offers is what is written down, and all of it is there."""

import re

import rotonde
from tests.support.house import ROOT

PAGE = ROOT / "docs" / "library.md"


def test_every_name_of_the_door_exists_and_is_listed_once() -> None:
    """`from rotonde import *` gives exactly these."""
    assert sorted(set(rotonde.__all__)) == sorted(rotonde.__all__)
    assert [name for name in rotonde.__all__ if not hasattr(rotonde, name)] == []


def test_nothing_else_is_offered() -> None:
    """Public names of the package are its modules and the listed ones."""
    public = {name for name in vars(rotonde) if not name.startswith("_")}
    modules = {name for name in public if type(getattr(rotonde, name)).__name__ == "module"}

    assert public - modules == set(rotonde.__all__) - modules


def test_the_door_is_documented() -> None:
    """The table of names on the page of the library is the door, no more and no less."""
    table = PAGE.read_text(encoding="utf-8").split("## Every name of the door")[1]
    names = [
        name
        for row in table.splitlines()
        if row.startswith("| `")
        for name in re.findall(r"`(\w+)`", row.split("|")[1])
    ]

    assert sorted(names) == sorted(rotonde.__all__)
