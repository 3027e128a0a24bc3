"""The tables: their shape, what is fixed about them, and errors that name table, row and field."""

import re

import pytest

from rotonde.games.dice.board import BOARD, load
from rotonde.games.dice.components import turned
from rotonde.kernel.tools.datafile import DataError
from tests.support import rule
from tests.support.house import ROOT

TEXT = (ROOT / "src/rotonde/games/dice/data/dice.toml").read_text(encoding="utf-8")


@rule("DIC-3")
def test_borders_meet_cell_by_cell() -> None:
    """No border cell is water, and sides of one kind look the same from both sides."""
    patterns = BOARD.tables.terrain.side_patterns

    assert all(pattern == pattern[::-1] for pattern in patterns.values())
    for ground in BOARD.grounds:
        assert not ground.water & BOARD.exits[-1]
        north = patterns[ground.sides[0]]
        assert ground.grid[0] == north


@rule("DIC-2")
def test_four_quarter_turns_are_none() -> None:
    """Clockwise: the north row becomes the east column."""
    grid = BOARD.kinds[3].grid

    assert turned(grid, 4) == grid
    assert "".join(line[-1] for line in turned(grid, 1)) == grid[0]


@rule("DIC-64")
def test_each_company_has_its_stations() -> None:
    """Forty-four in all, at three and at five dice."""
    prices = [price for row in BOARD.prices for kind in row.values() for price in kind]

    assert len(prices) == 44
    assert set(prices) == {3, 5}
    assert [row.stations_total for row in BOARD.companies] == [8, 8, 8, 10, 10]


BROKEN = [
    ("small_tiles = 35", "small_tiles = 36", "components", "small_tiles"),
    ("large_tiles = 8", "large_tiles = 9", "components", "large_tiles"),
    ("company_cards = 5", "company_cards = 6", "components", "company_cards"),
    ("station_dice = 44", "station_dice = 45", "components", "station_dice"),
    ('"curve", "share", "joker"]\n\n', '"share", "curve", "joker"]\n\n', "die", "face_order"),
    ("default_dice_total = 40", "default_dice_total = 50", "options", "default_dice_total"),
    ("dice_total = [40, 60]", "dice_total = [60, 40]", "options", "dice_total"),
    ('sides = { N = "M", E = "C"', 'sides = { N = "C", E = "C"', "tile", "sides.N"),
    ('"CMMMMMC",\n  "CCMMMMC"', '"CMMXMMC",\n  "CCMMMMC"', "tile", "grid"),
    ("rotations = [0, 1]\n", "rotations = [0, 2]\n", "tile", "rotations"),
    ("lake = 8, country = 12", "lake = 9, country = 12", "tile", "sites.lake"),
    ("stations_total = 10", "stations_total = 9", "components", "station_dice"),
    ('id = "weiden"', 'id = "insel"', "company", "id"),
    ('start_tile = "country"', 'start_tile = "desert"', "setup", "start_tile"),
    ("start_cell = [3, 3]", "start_cell = [3, 9]", "setup", "start_cell"),
    ('M = "CCMMMCC"', 'M = "CCMMMMC"', "terrain", "side_patterns.M"),
    ("income_base = 4", 'income_base = "four"', "rules", "income_base"),
    ("idle_years = 3", "", "safeguard", "idle_years"),
]


@pytest.mark.parametrize(("found", "instead", "table", "field"), BROKEN)
def test_a_broken_table_names_its_field(found: str, instead: str, table: str, field: str) -> None:
    """Whoever changes a figure is told where it no longer fits."""
    assert re.search(re.escape(found), TEXT)

    with pytest.raises(DataError) as caught:
        load(TEXT.replace(found, instead, 1))

    assert (caught.value.table, caught.value.field) == (table, field)
