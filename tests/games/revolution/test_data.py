"""The tables: their shape, what is fixed about them, and errors that name table, row and field."""

from collections import Counter
from typing import get_args

import pytest

from rotonde.games.revolution.board import BOARD, load
from rotonde.games.revolution.components.ops import AnyOp
from rotonde.games.revolution.rules.effects import AT_ONCE, STEPS
from rotonde.games.revolution.rules.parts import TRANSLATED
from rotonde.kernel.tools.datafile import DataError
from tests.support import rule
from tests.support.house import ROOT

ROOM = ROOT / "src" / "rotonde" / "games" / "revolution"
TEXT = (ROOM / "data" / "revolution.toml").read_text(encoding="utf-8")


def test_every_op_has_its_function() -> None:
    """One small function for each, and none for what is not in the vocabulary."""
    known = [*AT_ONCE, *STEPS, *TRANSLATED]

    assert set(known) == set(get_args(AnyOp))
    assert len(known) == len(set(known))


@rule("REV-2")
def test_a_player_board() -> None:
    """Twelve buildings and fifteen rails in eight sections, two pieces right of the logo."""
    rows = BOARD.tables.player_board_section

    assert (sum(r.buildings for r in rows), sum(r.rails for r in rows)) == (12, 15)
    assert BOARD.right_of_logo == (1, 1)
    assert BOARD.building_fields[12] == BOARD.rail_fields[15] == 1
    assert list(BOARD.building_fields[1:]) == sorted(BOARD.building_fields[1:], reverse=True)


def test_the_map_holds_together() -> None:
    """Forty spaces reach all fifteen cities, and every link runs from city to city."""
    reached = 0
    for cities in BOARD.reaches:
        reached |= cities
    assert reached.bit_count() == len(BOARD.cities) == 15
    links = Counter(space.link for space in BOARD.tables.rail_space)
    assert (len(BOARD.spaces), len(links)) == (40, 26)


def test_every_table_says_how_sure_it_is() -> None:
    """Each of the tables with figures has a line of its own, or its columns have."""
    known = {name.split(".")[0] for name in BOARD.tables.provenance}

    assert {"city", "rail_space", "city_tile", "market_tile", "milestone", "train_tile"} <= known


WRONG = [
    ("players_min = 2", 'players_min = "2"', "meta", None, "players_min"),
    ('["telegraph", "stations",', '["stations", "telegraph",', "meta", None, "tracks"),
    ("market_tiles = 9", "market_tiles = 8", "components", None, "market_tiles"),
    ("milestone_tiles = 38", "milestone_tiles = 40", "components", None, "milestone_tiles"),
    ("train_tiles = 24", "train_tiles = 25", "components", None, "train_tiles"),
    ('id = "charlotte"', 'id = "washington"', "city", 1, "id"),
    ('neighbours = ["S01", "ch', 'neighbours = ["S05", "ch', "rail_space", 1, "neighbours"),
    ('id = "S02"\nlink', 'id = "S01"\nlink', "rail_space", 2, "id"),
    ('start_rail = "S00"', 'start_rail = "S77"', "start_kit", None, "start_rail"),
    ("between = [2, 3]", "between = [2, 4]", "telegraph_link", 1, "between"),
    ("buildings_on_board = 12", "buildings_on_board = 13", "player_board_section", None,
     "buildings"),
    ("rails_per_colour = 17", "rails_per_colour = 18", "start_kit", None, "setup_rail"),
    ("money = 400\nbuildings", "money = 900\nbuildings", "player_board_section", None, "money"),
    ("setup_tiles = 3\nwhite", "setup_tiles = 4\nwhite", "player_count", 1, "setup_tiles"),
    ("white_workers_used = 8", "white_workers_used = 9", "player_count", 0, "white_workers_used"),
    ('["san_francisco", "bismarck", "houston"]', '["paris"]', "player_count", 1,
     "neutral_first_stations"),
    ("neutral_first_offices = [2, 5]", "neutral_first_offices = [9]", "player_count", 1,
     "neutral_first_offices"),
    ('id = "B-1"\npile = "B"', 'id = "B-1"\npile = "C"', "milestone", 8, "pile"),
    ("level = 2, at_least = 3 }", "at_least = 3 }", "milestone", 3, "conditions"),
    ("vp = [0, 1, 2, 3, 4, 5, 6, 7]", "vp = [0, 1, 3, 2, 4, 5, 6, 7]", "performance_track", 0,
     "vp"),
    ('worker = "turquoise"\naction = "trade"', 'worker = "grey"\naction = "trade"',
     "worker_ability", None, "action"),
    ('{ op = "take_train" }', '{ op = "take_trane" }', "city_tile", 11, "first_bonus[0]"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "table", "row", "field"), WRONG)
def test_a_wrong_table_is_refused(
    right: str, wrong: str, table: str, row: int | None, field: str
) -> None:
    """The error names table, row and field."""
    assert right in TEXT

    with pytest.raises(DataError) as error:
        load(TEXT.replace(right, wrong, 1))

    assert (error.value.table, error.value.row) == (table, row)
    assert field in error.value.field
