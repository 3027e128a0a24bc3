"""Reading the tables: typed on load, and held to their own counts. Knows no rule."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, PILES, TRACKS, TRAINS
from rotonde.games.revolution.components.rows import MilestoneRow, RailSpaceRow, Tables
from rotonde.kernel.tools.datafile import DataError, demand, distinct, read_typed

LEVELS = 5
ANSWERS = {"connect_level": "level", "stations_level": "level", "rails_terrain": "triangles"}
"""The field that each kind of condition needs beside its number."""


def read(text: str) -> Tables:
    """The tables that `text` spells. Raises `DataError`."""
    tables = read_typed(text, Tables)
    check_lists(tables)
    check_counts(tables)
    check_map(tables)
    check_telegraph(tables)
    check_boards(tables)
    check_seats(tables)
    check_milestones(tables)
    check_tracks(tables)
    check_abilities(tables)
    return tables


def check_lists(tables: Tables) -> None:
    """The closed lists stand in the order that options are offered in."""
    meta = tables.meta
    demand(COLOURS, meta.worker_colours, "meta", "worker_colours")
    demand(ACTION_SPACES, meta.action_spaces, "meta", "action_spaces")
    demand(TRACKS, meta.tracks, "meta", "tracks")
    demand(TRACKS, tuple(track.id for track in tables.performance_track), "meta", "tracks")
    demand(TRAINS, tuple(train.kind for train in tables.train_tile), "train_tile", "kind")
    demand(set(COLOURS), set(tables.components.workers), "components", "workers")


def check_counts(tables: Tables) -> None:
    """The tables have as many rows as `[components]` says, each with its own id."""
    box = tables.components
    loose = [tile for tile in tables.city_tile if tile.printed_on is None]
    demand(box.city_tiles, len(loose), "components", "city_tiles")
    demand(box.telegraph_tiles, len(tables.telegraph_tile), "components", "telegraph_tiles")
    demand(box.market_tiles, len(tables.market_tile), "components", "market_tiles")
    demand(box.setup_tiles, len(tables.setup_tile), "components", "setup_tiles")
    demand(box.milestone_tiles, len(tables.milestone), "components", "milestone_tiles")
    trains = sum(train.count for train in tables.train_tile)
    demand(box.train_tiles, trains, "components", "train_tiles")
    for table in ("city", "rail_space", "city_tile", "milestone"):
        distinct(table, "id", [row.id for row in getattr(tables, table)])
    for table in ("market_tile", "telegraph_tile", "setup_tile"):
        check_numbering(table, "id", [row.id for row in getattr(tables, table)])


def check_numbering(table: str, field: str, numbers: Sequence[int]) -> None:
    """The rows are numbered from 1."""
    for row, number in enumerate(numbers):
        demand(row + 1, number, table, field, row)


def check_map(tables: Tables) -> None:
    """Every space lies between two things that know it, and every city has its tile."""
    cities = {city.id for city in tables.city}
    spaces: dict[str, RailSpaceRow] = {space.id: space for space in tables.rail_space}
    for row, space in enumerate(tables.rail_space):
        for other in space.neighbours:
            if other not in cities and space.id not in getattr(spaces.get(other), "neighbours", ()):
                raise DataError("rail_space", row, "neighbours", f"{other} is not beside it")
    for row, city in enumerate(tables.city):
        printed = [tile.level for tile in tables.city_tile if tile.printed_on == city.id]
        demand([city.level] if city.printed_tile else [], printed, "city", "printed_tile", row)
    for level in range(1, LEVELS + 1):
        places = sum(city.level == level for city in tables.city)
        tiles = sum(tile.level == level for tile in tables.city_tile)
        demand(places, tiles, "city_tile", f"level ({level})")
    check_known(tables.start_kit.start_rail, spaces, "start_kit", "start_rail")


def check_known(name: str, among: Iterable[str], table: str, field: str) -> None:
    """Raise where a table names something that no other has."""
    if name not in among:
        raise DataError(table, None, field, f"{name} is not known")


def check_telegraph(tables: Tables) -> None:
    """Sections are numbered, joined one to the next, and those with a tile are as many as tiles."""
    sections = tables.telegraph_section
    check_numbering("telegraph_section", "index", [section.index for section in sections])
    tiles = sum(section.tile for section in sections)
    demand(len(tables.telegraph_tile), tiles, "telegraph_section", "tile")
    demand(len(sections) - 1, len(tables.telegraph_link), "telegraph_link", "between")
    for row, link in enumerate(tables.telegraph_link):
        demand((row + 1, row + 2), link.between, "telegraph_link", "between", row)


def check_boards(tables: Tables) -> None:
    """The sections of a player board hold what a seat begins with, less valuable ones first."""
    kit, fields = tables.start_kit, tables.player_board_section
    check_numbering("player_board_section", "index", [field.index for field in fields])
    buildings, rails = sum(f.buildings for f in fields), sum(f.rails for f in fields)
    demand(kit.buildings_on_board, buildings, "player_board_section", "buildings")
    demand(kit.rails_on_board, rails, "player_board_section", "rails")
    pieces = kit.buildings_on_board + kit.setup_building
    demand(tables.components.buildings_per_colour, pieces, "start_kit", "setup_building")
    pieces = kit.rails_on_board + kit.setup_rail + 1
    demand(tables.components.rails_per_colour, pieces, "start_kit", "setup_rail")
    money = [field.money for field in fields]
    demand(sorted(money), money, "player_board_section", "money")
    before = [field.left_of_logo for field in fields]
    demand(sorted(before, reverse=True), before, "player_board_section", "left_of_logo")


def check_seats(tables: Tables) -> None:
    """Every number of seats has its row; neutral buildings stand where there is a slot."""
    meta, cities = tables.meta, {city.id for city in tables.city}
    sections = {section.index for section in tables.telegraph_section}
    players = tuple(range(meta.players_min, meta.players_max + 1))
    demand(players, tuple(row.players for row in tables.player_count), "player_count", "players")
    for number, row in enumerate(tables.player_count):
        demand(row.players, row.setup_tiles, "player_count", "setup_tiles", number)
        white = row.players * tables.start_kit.white_workers
        demand(white, row.white_workers_used, "player_count", "white_workers_used", number)
        if not set(row.neutral_first_stations) <= cities:
            raise DataError("player_count", number, "neutral_first_stations", "no such city")
        if not set(row.neutral_first_offices) <= sections:
            raise DataError("player_count", number, "neutral_first_offices", "no such section")


def check_milestones(tables: Tables) -> None:
    """Each stands in its pile, asks for managers, and has conditions that can be read."""
    for row, tile in enumerate(tables.milestone):
        demand(tile.pile, tile.id.partition("-")[0], "milestone", "pile", row)
        if not tile.managers or not tile.conditions:
            raise DataError("milestone", row, "managers", "nothing to do for it")
        check_conditions(row, tile)
    piles = Counter(tile.pile for tile in tables.milestone)
    demand(set(PILES), set(piles), "milestone", "pile")
    for pile in tables.start_kit.milestones:
        if piles[pile] < tables.meta.players_max:
            raise DataError("milestone", None, "pile", f"too few of {pile} for all seats")


def check_conditions(row: int, tile: MilestoneRow) -> None:
    """A condition has the field of its kind, and no other."""
    for condition in tile.conditions:
        needed = ANSWERS.get(condition.kind)
        for field in ("level", "triangles"):
            if (getattr(condition, field) is not None) != (field == needed):
                raise DataError("milestone", row, "conditions", f"{condition.kind} and {field}")


def check_tracks(tables: Tables) -> None:
    """Values never fall, and gates stand before spaces of the track, money gates with both sums."""
    for row, track in enumerate(tables.performance_track):
        demand(tuple(sorted(track.vp)), track.vp, "performance_track", "vp", row)
        for gate in track.gates:
            if not 0 < gate.entering < len(track.vp):
                problem = f"there is no space {gate.entering}"
                raise DataError("performance_track", row, "gates", problem)
            if (gate.hard_amount is not None) != (gate.kind == "money"):
                problem = "a second amount is for money alone"
                raise DataError("performance_track", row, "gates", problem)


def check_abilities(tables: Tables) -> None:
    """White has one ability for all spaces, each other colour one for each."""
    found = [(row.worker, row.action) for row in tables.worker_ability]
    wanted = {(colour, space) for colour in COLOURS[1:] for space in ACTION_SPACES}
    demand(wanted | {("white", "any")}, set(found), "worker_ability", "action")
    distinct("worker_ability", "worker", [f"{worker} {action}" for worker, action in found])
