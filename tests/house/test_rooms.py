"""The rooms of the house: each stands in a contract that says what it may touch."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from tests.support.house import ROOT

SOURCE = ROOT / "src" / "rotonde"
LINTER: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "tool"
]["importlinter"]
CONTRACTS: list[dict[str, Any]] = LINTER["contracts"]
PURE = ["rotonde.kernel", "rotonde.railway", "rotonde.games"]


def modules(folder: Path) -> set[str]:
    """The modules and packages of a folder, its own `__init__` left out."""
    packages = {path.parent.name for path in folder.glob("*/__init__.py")}
    return packages | {path.stem for path in folder.glob("*.py")} - {"__init__", "__main__"}


def layers_of(container: str) -> set[str]:
    """The rooms of the exhaustive layers contract over a package."""
    for contract in CONTRACTS:
        covered = any(fnmatch(container, pattern) for pattern in contract.get("containers", ()))
        if contract["type"] == "layers" and covered:
            assert contract["exhaustive"] is True
            rooms = " | ".join(contract["layers"]).replace(":", "|").split("|")
            return {room.strip(" ()") for room in rooms}
    return set()


def games() -> list[str]:
    """The rooms of the games."""
    return sorted(path.parent.name for path in (SOURCE / "games").glob("*/__init__.py"))


def test_every_room_of_the_house_has_its_floor() -> None:
    """A new room is put on a floor before it is used."""
    assert modules(SOURCE) <= layers_of("rotonde")


@pytest.mark.parametrize("game", games())
def test_every_module_of_a_game_has_its_floor(game: str) -> None:
    """Top to bottom, from the game's one object down to its board."""
    assert modules(SOURCE / "games" / game) <= layers_of(f"rotonde.games.{game}")


def test_games_never_see_each_other() -> None:
    """Independence is a contract over every game there is."""
    independent = [c["modules"] for c in CONTRACTS if c["type"] == "independence"]

    assert ["rotonde.games.*"] in independent


def test_the_rules_touch_no_clock_no_dice_and_no_wire() -> None:
    """What is pure is named, and so is what it may not import."""
    forbidden = [c for c in CONTRACTS if c["type"] == "forbidden" and c["source_modules"] == PURE]

    assert len(forbidden) == 1
    assert {"random", "time", "datetime", "asyncio", "os"} <= set(forbidden[0]["forbidden_modules"])
