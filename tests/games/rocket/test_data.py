"""The tables: their shape, what is fixed about them, and errors that name table, row and field."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rotonde.games.rocket.board import BOARD, load
from rotonde.kernel.tools.datafile import DataError
from tests.support import rule
from tests.support.house import ROOT
from tests.support.rocket_map import CITIES, COMPANIES, GOODS, LAND, OPEN, START, TOWNS

ROOM = ROOT / "src" / "rotonde" / "games" / "rocket"
TEXT = (ROOM / "data" / "rocket.toml").read_text(encoding="utf-8")


@rule("ROC-1", "ROC-2")
def test_the_map_has_its_size() -> None:
    """188 land hexes on a grid of 15 by 18; 160 of them without a town."""
    assert (len(LAND), len(OPEN)) == (188, 160)
    assert BOARD.hexes == LAND
    assert BOARD.open.bit_count() == 160


@rule("ROC-10")
def test_each_company_has_a_starting_town_of_its_own() -> None:
    """Seven of each, in the fixed order of every loop over lines."""
    assert COMPANIES == ("LY", "NER", "GER", "SER", "LBSCR", "LSWR", "GWR")
    assert {TOWNS[town]["kind"] for town in START.values()} == {"start"}
    assert len(set(START.values())) == 7


@rule("ROC-11")
def test_each_city_has_three_different_goods() -> None:
    """Each of the four triples occurs three times, so nine markers of each good."""
    triples = Counter(frozenset(TOWNS[city]["markers"]) for city in CITIES)
    goods = Counter(good for city in CITIES for good in TOWNS[city]["markers"])

    assert set(triples.values()) == {3}
    assert len(triples) == 4
    assert goods == dict.fromkeys(["steel", "textile", "brewery", "leather"], 9)


def test_every_table_says_where_it_comes_from() -> None:
    """Rulebook, source, inferred or reconstructed."""
    words = ("rulebook", "source", "inferred", "reconstructed")

    for provenance in [row.provenance for row in BOARD.tables.company] + [
        row.provenance for row in BOARD.tables.town
    ]:
        assert any(word in provenance for word in words)


WRONG = [
    ("year = 1999", 'year = "1999"', "meta", None, "year"),
    ("companies = 7", "companies = 8", "numbers", None, "companies"),
    ("cities = 12", "cities = 13", "numbers", None, "cities"),
    ("track_tiles = 60", "track_tils = 60", "numbers", None, "track_tils"),
    ('"C-J",   # 1', '"C-Z",   # 1', "land", 0, "rows"),
    ("land_hexes = 188", "land_hexes = 187", "board", None, "land_hexes"),
    ("[[1, 0], [0, 1]", "[[2, 0], [0, 1]", "board", None, "neighbours_even_index"),
    ('start = "york"', 'start = "leeds"', "company", 1, "start"),
    ('id = "NER"', 'id = "LY"', "company", 1, "id"),
    ('hex = "H1"', 'hex = "A1"', "town", 1, "hex"),
    ('hex = "H1"', 'hex = "B4"', "town", 1, "hex"),
    ('hex = "H1"', "hex = 7", "town", 1, "hex"),
    ('kind = "railway"\nhex = "F2"', 'kind = "castle"\nhex = "F2"', "town", 19, "kind"),
    ('["steel", "textile", "brewery"]', '["steel", "textile"]', "town", 7, "markers"),
    ('["steel", "textile", "brewery"]', '["steel", "coal", "brewery"]', "town", 7, "markers"),
    ("[meta]", "[meta", "file", None, "-"),
]


@pytest.mark.parametrize(
    ("good", "wrong", "table", "row", "field"), WRONG, ids=[wrong for _, wrong, *_ in WRONG]
)
def test_a_wrong_table_is_named(
    good: str, wrong: str, table: str, row: int | None, field: str
) -> None:
    """The error says which table, which row and which field."""
    assert good in TEXT
    with pytest.raises(DataError) as found:
        load(TEXT.replace(good, wrong, 1))

    assert (found.value.table, found.value.row, found.value.field) == (table, row, field)
    assert table in str(found.value)


def test_every_good_has_its_nine_markers() -> None:
    """A surplus of one good is named."""
    wrong = TEXT.replace('["steel", "textile", "brewery"]', '["steel", "steel", "brewery"]', 1)

    with pytest.raises(DataError, match="markers_per_good"):
        load(wrong)


def one_good_a_city() -> str:
    """The tables with three equal markers in each city."""
    lines, goods = [], list(GOODS * 3)
    for line in TEXT.splitlines():
        if line.startswith("markers = "):
            good = goods.pop()
            line = f'markers = ["{good}", "{good}", "{good}"]'
        lines.append(line)
    return "\n".join(lines) + "\n"


EQUAL_MARKERS = """
import rotonde
game = rotonde.game("rocket")
state = game.setup(2, game.options(), rotonde.Rng("equal"))
for seat in (0, 0, 1, 1):
    markers = [order for order in map(game.write, game.legal(state, seat)) if "marker" in order]
    print(len(markers), sum("hull" in order for order in markers))
    order = next((order for order in markers if "hull" in order), markers[0])
    state = rotonde.play(game, state, seat, game.read(order)).state
"""


@rule("ROC-21")
def test_equal_markers_of_a_city_are_one_option(tmp_path: Path) -> None:
    """A distribution with one good a city is accepted; three equal markers are taken one by one."""
    source = tmp_path / "rotonde"
    leave_out = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "rotonde", source, ignore=leave_out)
    (source / "games/rocket/data/rocket.toml").write_text(one_good_a_city(), encoding="utf-8")

    result = subprocess.run(
        [sys.executable, "-c", EQUAL_MARKERS],
        env={"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )

    assert result.stdout.splitlines() == ["12 1", "12 1", "12 1", "11 0"]
