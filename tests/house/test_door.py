"""The library's door: what it offers is what is written down, and all of it is there."""

import re
import subprocess
import sys

import pytest

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


@pytest.mark.parametrize(("asked", "loaded"), [("", set()), ("rotonde.game('dice')", {"dice"})])
def test_a_room_is_loaded_when_its_game_is_asked_for(asked: str, loaded: set[str]) -> None:
    """Importing the library loads no game; asking for one loads no other."""
    told = "print(*(name for name in sys.modules if name.startswith('rotonde.games.')))"
    code = f"import sys, rotonde; {asked}\n{told}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert {name.split(".")[2] for name in done.stdout.split()} == loaded


def test_the_catalogue_answers_like_a_mapping() -> None:
    """In the order of the stalls; a name that no game has is a KeyError there."""
    assert list(rotonde.GAMES) == ["rocket", "tycoon", "dice", "revolution", "tiles"]
    assert [rules.id for rules in rotonde.GAMES.values()] == list(rotonde.GAMES)
    assert [desk.rules for desk in rotonde.DESKS.values()] == list(rotonde.GAMES.values())
    assert "chess" not in rotonde.GAMES
    with pytest.raises(KeyError):
        rotonde.GAMES[rotonde.GameId("chess")]
