"""The types of the tables of `data/revolution.toml`, one row class for each."""

from collections.abc import Mapping
from typing import Literal

from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.ops import AbilityOp, Bonus, BonusOp, SetupOp
from rotonde.kernel.tools.datafile import ProvenanceRow, Row, SourceRow


class Meta(Row, frozen=True):
    """The game on its box, and the order of its lists."""

    slug: str
    title: str
    designers: tuple[str, ...]
    players_min: int
    players_max: int
    worker_colours: tuple[ids.Colour, ...]
    action_spaces: tuple[ids.ActionSpace, ...]
    tracks: tuple[ids.Track, ...]


class Components(Row, frozen=True):
    """How many there are of everything."""

    workers: Mapping[ids.Colour, int]
    buildings_per_colour: int
    rails_per_colour: int
    colours: tuple[str, ...]
    performance_markers: int
    shares: int
    telegraph_tiles: int
    city_tiles: int
    train_tiles: int
    milestone_tiles: int
    market_tiles: int
    setup_tiles: int
    banknotes: tuple[tuple[int, int], ...]


class StartKit(Row, frozen=True):
    """The first belongings of a seat (REV-2 to REV-4)."""

    money: int
    white_workers: int
    specialised_workers_from_setup: int
    shares: int
    trains: tuple[ids.TrainKind, ...]
    milestones: tuple[ids.Pile, ...]
    buildings_on_board: int
    rails_on_board: int
    start_rail: ids.SpaceId
    setup_building: int
    setup_rail: int
    setup_pick_order: Literal["counterclockwise_from_right_of_first_player"]


class Constants(Row, frozen=True):
    """Prices, and figures that several rules ask for."""

    share_sale: int
    extra_hire: int
    min_workers_end_of_turn: int
    rail_action_base: int
    rail_action_rails: int
    triangle_cost: int
    train_vp: int
    milestone_draw: int
    milestones_open_per_seat: int
    rail_action_rails_turquoise: int
    train_pile_count: int


class PlayerCountRow(Row, frozen=True):
    """The figures that change with the number of seats (REV-6, REV-11, REV-12)."""

    players: int
    neutral_first_stations: tuple[ids.CityId, ...]
    neutral_first_offices: tuple[ids.Section, ...]
    trains_per_pile: int
    setup_tiles: int
    white_workers_used: int


class CityRow(Row, frozen=True):
    """A city: its level, what a station costs, and where it is drawn."""

    id: ids.CityId
    name: str
    level: int
    cost: int
    printed_tile: bool
    x: int
    y: int


class RailSpaceRow(Row, frozen=True):
    """A place for one rail of each seat, between two neighbours (REV-20, REV-21)."""

    id: ids.SpaceId
    link: str
    order: int
    terrain: Literal[-1, 0, 1, 2, 3]
    market: bool
    neighbours: tuple[str, str]
    x: int
    y: int


class TelegraphSectionRow(Row, frozen=True):
    """The gains of an office in a section (REV-80 to REV-82)."""

    index: ids.Section
    shares: int
    first_office_shares: int
    market: bool
    tile: bool


class TelegraphLinkRow(Row, frozen=True):
    """The score of two neighbouring offices (REV-123)."""

    between: tuple[ids.Section, ids.Section]
    vp: int


class PlayerBoardSectionRow(Row, frozen=True):
    """A section of a player board: its pieces, and what one of them sells for."""

    index: ids.Field
    money: int
    buildings: int
    rails: int
    left_of_logo: bool


class CityTileRow(Row, frozen=True):
    """A city's reward, and the bonus of its first station (REV-71, REV-72)."""

    id: ids.CityTileId
    level: int
    reward: Bonus
    first_bonus_price: int
    first_bonus: Bonus
    printed_on: ids.CityId | None = None


class SetupTileRow(Row, frozen=True):
    """Two faces, one of which is in play (REV-12, REV-15)."""

    id: ids.SetupTileId
    side_a: tuple[BonusOp | SetupOp, ...]
    side_b: tuple[BonusOp | SetupOp, ...]


class DealRow(Row, frozen=True):
    """The price and the gain of a deal (REV-102)."""

    shares: int
    money: int
    effects: Bonus


class MarketTileRow(Row, frozen=True):
    """Two deals (REV-101)."""

    id: ids.MarketTileId
    deal_1: DealRow
    deal_2: DealRow


class TrainTileRow(Row, frozen=True):
    """A kind of train: its bonus, and what using it costs (REV-41)."""

    kind: ids.TrainKind
    count: int
    start_tile: bool
    bonus_price: int
    bonus: Bonus


class TelegraphTileRow(Row, frozen=True):
    """The gain of a discarded worker (REV-81)."""

    id: ids.TelegraphTileId
    discard_workers: Literal[1]
    bonus: Bonus


ConditionKind = Literal["connect_level", "stations_level", "rails_market", "rails_terrain"]


class ConditionRow(Row, frozen=True):
    """A condition, and how often it must hold (REV-114)."""

    kind: ConditionKind
    at_least: int
    level: int | None = None
    triangles: int | None = None


class MilestoneRow(Row, frozen=True):
    """A milestone: its managers, conditions and worth."""

    id: ids.MilestoneId
    pile: ids.Pile
    vp: int
    managers: tuple[ids.Wanted, ...]
    conditions: tuple[ConditionRow, ...]


class GateRow(Row, frozen=True):
    """The price of the step into a space (REV-38, REV-130)."""

    entering: int
    kind: Literal["money", "shares", "worker"]
    amount: int
    hard_amount: int | None = None


class TrackRow(Row, frozen=True):
    """A performance track: the value of each space, and its gates."""

    id: ids.Track
    position: str
    multiplies: str
    vp: tuple[int, ...]
    gates: tuple[GateRow, ...]


class AbilityRow(Row, frozen=True):
    """The ability of a worker's colour on an action space (REV-60)."""

    worker: ids.Colour
    action: Literal["station", "railroad", "telegraph", "trade", "any"]
    price: int
    effects: tuple[BonusOp | AbilityOp, ...]


class Tables(Row, frozen=True):
    """The whole file."""

    meta: Meta
    components: Components
    start_kit: StartKit
    constants: Constants
    player_count: tuple[PlayerCountRow, ...]
    city: tuple[CityRow, ...]
    rail_space: tuple[RailSpaceRow, ...]
    telegraph_section: tuple[TelegraphSectionRow, ...]
    telegraph_link: tuple[TelegraphLinkRow, ...]
    player_board_section: tuple[PlayerBoardSectionRow, ...]
    city_tile: tuple[CityTileRow, ...]
    setup_tile: tuple[SetupTileRow, ...]
    market_tile: tuple[MarketTileRow, ...]
    train_tile: tuple[TrainTileRow, ...]
    telegraph_tile: tuple[TelegraphTileRow, ...]
    milestone: tuple[MilestoneRow, ...]
    performance_track: tuple[TrackRow, ...]
    worker_ability: tuple[AbilityRow, ...]
    source: tuple[SourceRow, ...]
    provenance: Mapping[str, ProvenanceRow]
