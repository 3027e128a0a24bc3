"""The tables of the rules pages are copies of the data, and no copy is trusted."""

import re
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from rotonde.kernel.law.text import Text
from rotonde.words import Language
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
    fences = re.findall(
        r"^```(.*?)\n(.+?)^```$", page_of("dice", language), re.MULTILINE | re.DOTALL
    )
    drawing = next(text for kind, text in fences if kind == "")
    grids = [
        " ".join(tile["grid"][row]).translate(str.maketrans("CWM", ".~^"))
        for row in range(7)
        for tile in tiles
    ]

    assert grids == re.findall(r"[.~^](?: [.~^]){6}", drawing)
    assert [tile["supply"] for tile in tiles] == [int(n) for n in re.findall(r": (\d+)", drawing)]


COLOURS = ("red", "blue", "yellow", "black", "purple", "gray")
"""Of cities, in the order of the page."""


@LANGUAGES
def test_the_cities_of_tycoon_are_those_of_the_board(language: str) -> None:
    """Name as on the map in that language, hex and printed cubes, colour by colour."""
    cities = [
        {**city, "name": Language(language, "tycoon").say(Text(f"city-{name}"))}
        for name, city in data_of("tycoon")["cities"].items()
    ]
    page = page_of("tycoon", language)
    rows = next(table for table in tables_of(page) if "Chicago H14" in table[1][1])[1:]

    assert [row[1] for row in rows] == [
        ", ".join(f"{c['name']} {c['hex']} {c['goods']}" for c in cities if c["colour"] == colour)
        for colour in COLOURS
    ]


@LANGUAGES
def test_the_income_of_tycoon_is_that_of_the_track(language: str) -> None:
    """Every space from 14 to 100; before that it is one more for each point."""
    spaces = data_of("tycoon")["income"]["spaces"]
    table = next(t for t in tables_of(page_of("tycoon", language)) if t[-1][-2:] == ["98–100", "9"])
    told = {
        space: int(income)
        for row in table
        for spaces_told, income in zip(row[::2], row[1::2], strict=True)
        if re.fullmatch(r"\d+(–\d+)?", spaces_told)
        for space in range(figures(spaces_told)[0], figures(spaces_told)[-1] + 1)
    }

    assert told == {space: spaces[space] for space in (0, *range(14, 101))}
    assert spaces[1:14] == [space + 2 for space in range(1, 14)]


@LANGUAGES
def test_the_operations_cards_of_tycoon_are_those_of_the_data(language: str) -> None:
    """As many of each kind, and the points that they bring."""
    cards = data_of("tycoon")["operations_card"]
    table = next(t for t in tables_of(page_of("tycoon", language)) if len(t) == 22)
    copies = [figures(row[2])[0] * (row[0].count(",") + 1) for row in table[1:]]
    points = [
        figures(row[3])[-1]
        for row in table[1:]
        for _ in range(row[0].count(",") + 1)
        if "point" in row[3]
    ]

    assert sum(copies) == sum(card["copies"] for card in cards)
    assert sorted(points) == sorted(card["points"] for card in cards if "points" in card)


CONDITION = ("at_least", "level", "triangles")
"""The figures of a condition, in the order in which it is told; plains have no figure."""


@LANGUAGES
def test_the_milestones_of_revolution_are_those_of_the_data(language: str) -> None:
    """Points, how many managers, and each condition's figures."""
    milestones = data_of("revolution")["milestone"]
    rows = table_with(page_of("revolution", language), "A1-1")[1:]

    assert [row[0] for row in rows] == [milestone["id"] for milestone in milestones]
    for milestone, row in zip(milestones, rows, strict=True):
        expected = [
            condition[name]
            for condition in milestone["conditions"]
            for name in CONDITION
            if condition.get(name)
        ]
        assert [int(row[1]), *figures(row[3])] == [milestone["vp"], *expected]
        assert 1 + ("," in row[2] or row[2].startswith(("two", "deux"))) == len(
            milestone["managers"]
        )


@LANGUAGES
def test_the_rail_spaces_of_revolution_are_those_of_the_data(language: str) -> None:
    """Terrain and Market of each space, link by link."""
    rows = next(t for t in tables_of(page_of("revolution", language)) if t[1][1].startswith("S00"))
    told = [space for row in rows[1:] for space in row[1].split(", ")]
    spaces = data_of("revolution")["rail_space"]

    assert [space.split()[0] for space in told] == [space["id"] for space in spaces]
    assert [space.split()[1:] for space in told[1:]] == [
        [str(space["terrain"]), *(["M"] if space["market"] else [])] for space in spaces[1:]
    ]


@LANGUAGES
def test_the_market_and_city_tiles_of_revolution_are_those_of_the_data(language: str) -> None:
    """What a deal or a bonus costs and brings, in figures."""
    tables = data_of("revolution")
    page = page_of("revolution", language)
    deals = [row for row in table_with(page, "9") if row[0].isdigit()]
    tiles = table_with(page, "2a")[1:]

    assert [figures(" ".join(row[1:])) for row in deals] == [
        [n for deal in (tile["deal_1"], tile["deal_2"]) for n in deal_figures(deal)]
        for tile in tables["market_tile"]
    ]
    assert [figures(" ".join(row[2:])) for row in tiles] == [
        [
            *effect_figures(tile["reward"]),
            *([tile["first_bonus_price"]] if tile["first_bonus_price"] else []),
            *effect_figures(tile["first_bonus"]),
        ]
        for tile in tables["city_tile"]
    ]


def deal_figures(deal: dict[str, Any]) -> list[int]:
    """Shares, money if there is any, and what the effects say."""
    prices = [deal["shares"], *([deal["money"]] if deal["money"] else [])]
    return [*prices, *effect_figures(deal["effects"])]


def effect_figures(effects: list[dict[str, Any]]) -> list[int]:
    """The figures told of effects: how much, up to how many, at what price each."""
    names = ("amount", "up_to", "money_each")
    return [effect[name] for effect in effects for name in names if name in effect]


@LANGUAGES
def test_the_boards_and_tracks_of_revolution_are_those_of_the_data(language: str) -> None:
    """Player board, telegraph line, performance tracks."""
    tables = data_of("revolution")
    page = page_of("revolution", language)
    board = table_with(page, "rails")[1:]
    line = table_with(page, {"en": "shares", "fr": "parts"}[language])[1:]
    tracks = table_with(page, {"en": "network", "fr": "Réseau"}[language])[1:]

    assert [[figures(cell)[0] for cell in row[1:]] for row in board] == [
        [section[name] for section in tables["player_board_section"]]
        for name in ("buildings", "rails", "money")
    ]
    assert [[int(cell) for cell in row[1:]] for row in line[:2]] == [
        [section[name] for section in tables["telegraph_section"]]
        for name in ("shares", "first_office_shares")
    ]
    assert figures(" ".join(line[3][1:])) == [link["vp"] for link in tables["telegraph_link"]]
    for track, row in zip(tables["performance_track"], tracks, strict=True):
        gates = {gate["entering"]: [gate["amount"]] for gate in track["gates"]}
        told = [figures(cell) for cell in row[2:]]
        assert told == [[vp, *gates.get(space, [])] for space, vp in enumerate(track["vp"])]
