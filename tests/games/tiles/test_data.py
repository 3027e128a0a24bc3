"""The tables: their shape, what is fixed about them, and errors that name table, row and field."""

from collections import Counter

import pytest

from rotonde.games.tiles.board import BOARD, load
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.scoring.challenges import MEASURES
from rotonde.games.tiles.scoring.objectives import CONDITIONS
from rotonde.kernel.tools.datafile import DataError
from tests.support import rule
from tests.support.house import ROOT
from tests.support.tiles_box import (
    CHALLENGES,
    COPIES,
    DRAWINGS,
    KINDS,
    OBJECTIVES,
    TABLE,
    TOKENS,
    TRACK,
)

TEXT = (ROOT / "src/rotonde/games/tiles/data/tiles.toml").read_text(encoding="utf-8")


@rule("TIL-20")
def test_the_bag_has_its_tiles() -> None:
    """106 in 64 variants of 17 drawings; 42 urban, 64 country, 28 stations, 52 without a slot."""
    rows = [(TRACK[tile], COPIES[tile]) for tile in TRACK]

    assert (len(TRACK), len(DRAWINGS), len(BOARD.bag)) == (64, 17, 106)
    assert sum(count for row, count in rows if row.urban) == 42
    assert sum(count for row, count in rows if not row.urban) == 64
    assert sum(count for row, count in rows if row.station) == 28
    assert sum(count for row, count in rows if not row.slots) == 52
    assert Counter(BOARD.bag) == COPIES


@rule("TIL-20", "TIL-71")
def test_the_tokens_show_three_pairs_and_one_of_two_kinds() -> None:
    """One of each pair has a flag; train or car has none."""
    shown = Counter((tuple(row["kinds"]), row["flag"]) for row in TABLE["placement_token"])

    assert len(TOKENS) == 7
    assert shown.pop((("train", "car"), False)) == 1
    assert shown == {((kind,), flag): 1 for kind in KINDS for flag in (False, True)}


@rule("TIL-24")
def test_nobody_needs_more_columns_than_are_printed() -> None:
    """Two and three players leave the leftmost, one takes one of each size."""
    printed = TABLE["printed_columns"]
    used = {row["players"]: row["columns"] for row in TABLE["player_count"]}

    assert printed == used[4] == [2, 2, 3, 3, 4]
    assert used[2] == used[3] == printed[1:]
    assert used[1] == sorted(set(printed))


@rule("TIL-31")
def test_the_timeline_is_the_way_of_the_tokens() -> None:
    """Seven tokens through waiting room, left hall and right hall in eight rounds."""
    for row in TABLE["timeline"]:
        names = {n: f"T{row['round'] - n}" if 1 <= row["round"] - n <= 7 else "" for n in range(3)}
        assert [row["waiting_room"], row["hall_left"], row["hall_right"]] == list(names.values())


@rule("TIL-114")
def test_every_challenge_has_a_measure_and_rising_thresholds() -> None:
    """Fifteen, numbered from 1."""
    assert [row["number"] for row in CHALLENGES.values()] == list(range(1, 16))
    assert {row["check"] for row in CHALLENGES.values()} == set(MEASURES)
    for row in CHALLENGES.values():
        assert row["thresholds"] == sorted(set(row["thresholds"]))


@rule("TIL-70")
def test_every_objective_has_a_condition() -> None:
    """Seven kinds, four copies each."""
    assert {row["check"] for row in TABLE["objective"]} == set(CONDITIONS)
    assert len(OBJECTIVES) * TABLE["components"]["objective_copies"] == 28


def test_every_table_says_where_it_comes_from() -> None:
    """Rulebook, derived, source, reconstructed or a mix, and how sure it is."""
    for row in TABLE["provenance"].values():
        assert row["status"] in {"rulebook", "derived", "source", "reconstructed", "mixed"}
        assert row["confidence"]


def test_the_board_has_the_tiles_of_the_tables() -> None:
    """Backgrounds, stations and slots, variant by variant."""
    for tile in BOARD.tiles[: len(TRACK)]:
        row = TRACK[TileId(tile.id)]
        assert (tile.urban, tile.station, tile.archetype) == (row.urban, row.station, row.archetype)
        assert tuple((slot.kind, slot.on) for slot in tile.slots) == row.slots


WRONG = [
    ("rounds = 8", 'rounds = "8"', "meta", None, "rounds"),
    ("track_tiles = 106", "track_tiles = 105", "components", None, "track_tiles"),
    ("objective_kinds = 7", "objective_kinds = 6", "components", None, "objective_kinds"),
    ("objective_tiles = 28", "objective_tiles = 27", "components", None, "objective_tiles"),
    ("placement_tokens = 7", "placement_tokens = 8", "components", None, "placement_tokens"),
    ("city_points = 5", "city_point = 5", "constants", None, "city_point"),
    ('id = "V02"', 'id = "V01"', "track_tile", 1, "id"),
    ('id = "rail_curve"', 'id = "rail_bend"', "track_tile", None, "archetype"),
    ('sides = "RR--"', 'sides = "RRR-"', "archetype", 1, "sides"),
    ("copies = 10, orientations = [0, 1] }", "copies = 9, orientations = [0, 1] }", "archetype", 0,
     "copies"),
    ("copies = 10, orientations = [0, 1] }", "copies = 10, orientations = [0] }", "archetype", 0,
     "orientations"),
    ('background = "urban",   count = 1', 'background = "rural",   count = 1', "track_tile", 1,
     "background"),
    ('slots = [{ kind = "train", on = "rail" }]', 'slots = [{ kind = "train", on = "road" }]',
     "track_tile", 0, "slots"),
    ('slots = [{ kind = "car", on = "road" }]', 'slots = [{ kind = "train", on = "road" }]',
     "track_tile", 20, "slots"),
    ("columns = [2, 3, 4]", "columns = [2, 3]", "player_count", 0, "columns"),
    ("tiles_drawn_max = 102", "tiles_drawn_max = 107", "player_count", 3, "tiles_drawn_max"),
    ('waiting_room = "T2"', 'waiting_room = "T3"', "timeline", 1, "waiting_room"),
    ('kinds = ["train", "car"]', "kinds = []", "placement_token", 6, "kinds"),
    ('check = "city_of_at_least"', "check = 5", "objective", 1, "check"),
    ("thresholds = [30, 40, 50] },", "thresholds = [30, 40] },", "challenge", 0, "thresholds"),
    ("[meta]", "[meta", "file", None, "-"),
]  # fmt: skip


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
