"""The tables of the rules pages are copies of the data, and no copy is trusted."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.house import ROOT

LANGUAGES = pytest.mark.parametrize("language", ["en", "fr"])
Table = list[list[str]]


def data_of(game: str) -> dict[str, Any]:
    """The tables that a game is played with, as they are written."""
    path = ROOT / "src" / "rotonde" / "games" / game / "data" / f"{game}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def page_of(game: str, language: str) -> str:
    return (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")


def tables_of(page: str) -> Iterator[Table]:
    """The rows of each table, without the line under its head; in examples too."""
    for found in re.finditer(r"(?:^(?:> )?\|.*\|\n)+", page, re.MULTILINE):
        lines = found[0].replace("> |", "|").splitlines()
        yield [
            [cell.strip() for cell in line.split("|")[1:-1]] for line in lines if "---" not in line
        ]


def table_with(page: str, first: str) -> Table:
    """The one table that has a row which begins with this cell."""
    found = [table for table in tables_of(page) if any(row[0] == first for row in table)]
    assert len(found) == 1
    return found[0]


def figures(text: str) -> list[int]:
    """The numbers of a text, thousands written as either language does."""
    return [int(re.sub(r"\D", "", n)) for n in re.findall(r"\d+(?:[,\u202f]\d{3})*", text)]


@LANGUAGES
def test_the_stations_of_dice_are_those_of_the_data(language: str) -> None:
    """Cheap ones, dear ones, by kind of site and in all."""
    companies = data_of("dice")["company"]
    rows = table_with(page_of("dice", language), "Eisberg Tours")[1:]

    assert [row[0] for row in rows] == [company["name"] for company in companies]
    for company, row in zip(companies, rows, strict=True):
        kinds = [company["stations"][kind] for kind in ("mountain", "lake", "country")]
        built = [n for kind in kinds if any(kind) for n in kind]
        assert figures(" ".join(row[1:])) == [*built, company["stations_total"]]


@LANGUAGES
def test_the_tiles_of_dice_are_drawn_as_the_data_has_them(language: str) -> None:
    """Four tiles side by side, row by row; before them how many small ones there are."""
    tiles = data_of("dice")["tile"]
    drawing = page_of("dice", language).split("```")[1]
    grids = [
        " ".join(tile["grid"][row]).translate(str.maketrans("CWM", ".~^"))
        for row in range(7)
        for tile in tiles
    ]

    assert grids == re.findall(r"[.~^](?: [.~^]){6}", drawing)
    assert [tile["supply"] for tile in tiles] == [int(n) for n in re.findall(r": (\d+)", drawing)]
