"""The vocabulary of effects: one frozen op for each thing that a tile, train or worker can do.

Data only; `rules/effects.py` says what each op does.
"""

import msgspec

from rotonde.games.revolution.components.ids import CityId, Colour, Section


class Op(msgspec.Struct, frozen=True, gc=False, tag_field="op", forbid_unknown_fields=True):
    """One effect of a list (REV-36)."""


class GainMoney(Op, frozen=True, tag="gain_money"):
    """Dollars for the seat."""

    amount: int


class GainShares(Op, frozen=True, tag="gain_shares"):
    """Telegraph shares for the seat."""

    amount: int


class GainWorkers(Op, frozen=True, tag="gain_worker"):
    """One worker of some colours, one of each, or one of any colour (REV-33)."""

    one_of: tuple[Colour, ...] = ()
    all_of: tuple[Colour, ...] = ()
    any_colour: bool = False


class AdvanceTracks(Op, frozen=True, tag="advance"):
    """Steps on the performance tracks (REV-38)."""

    up_to: int


class PromoteWorkers(Op, frozen=True, tag="promote"):
    """Workers become managers, perhaps for money each (REV-37)."""

    up_to: int
    money_each: int = 0


class ExchangeWorker(Op, frozen=True, tag="exchange_worker"):
    """A worker for another (REV-39)."""


class TakeAnyTrain(Op, frozen=True, tag="take_train"):
    """A train of any pile (REV-40)."""


class FlipTrains(Op, frozen=True, tag="flip_train"):
    """Single flips of own trains (REV-41)."""

    times: int


class PlaceRailFree(Op, frozen=True, tag="place_rail_free"):
    """A rail that costs nothing (REV-42)."""


class PlaceStationFree(Op, frozen=True, tag="place_station_free"):
    """A station that costs and brings nothing (REV-43)."""


class PlaceOfficeFree(Op, frozen=True, tag="place_office_free"):
    """An office that brings nothing (REV-43)."""


class SetupRail(Op, frozen=True, tag="setup_rail"):
    """The rail that lay aside (REV-15)."""


class SetupStation(Op, frozen=True, tag="setup_station"):
    """The building that lay aside, as first station of one of these cities (REV-15)."""

    cities: tuple[CityId, ...]


class SetupOffice(Op, frozen=True, tag="setup_office"):
    """The building that lay aside, as first office of one of these sections (REV-15)."""

    sections: tuple[Section, ...]


class WaiveCityCost(Op, frozen=True, tag="waive_city_cost"):
    """A station that costs nothing (REV-73)."""


class RepeatFirstStationBonus(Op, frozen=True, tag="repeat_first_station_bonus"):
    """The first bonus of the city, its price included (REV-73)."""


class RepeatCityReward(Op, frozen=True, tag="repeat_city_reward"):
    """The reward of the city (REV-73)."""


class ExtraRail(Op, frozen=True, tag="extra_rail"):
    """Further rails, paid by the triangle (REV-77)."""

    rails: int


class GainMoneyPerTriangle(Op, frozen=True, tag="gain_money_base_and_per_triangle"):
    """Money for the rails of this action (REV-77)."""

    base: int
    per_triangle: int


class RepeatFirstOfficeBonus(Op, frozen=True, tag="repeat_first_office_bonus"):
    """The first-office shares of the section (REV-83)."""


class GainMoneyPerShareTaken(Op, frozen=True, tag="gain_money_per_share_taken"):
    """Money for the shares that the office brought (REV-83)."""

    amount: int


class UseTelegraphTile(Op, frozen=True, tag="use_telegraph_tile"):
    """The bonus of the section's tile (REV-83)."""


class SoloDeal(Op, frozen=True, tag="solo_deal"):
    """A deal of the open Market tile for this seat alone (REV-93)."""

    gain_shares: int


class GainMoneyPerTrain(Op, frozen=True, tag="gain_money_per_train"):
    """Money for every train owned (REV-93)."""

    amount: int


BonusOp = (
    GainMoney
    | GainShares
    | GainWorkers
    | AdvanceTracks
    | PromoteWorkers
    | ExchangeWorker
    | TakeAnyTrain
    | FlipTrains
    | PlaceRailFree
    | PlaceStationFree
    | PlaceOfficeFree
)
"""The ops of tiles, trains and deals."""

SetupOp = SetupRail | SetupStation | SetupOffice
"""The ops of set-up tiles alone."""

AbilityOp = (
    WaiveCityCost
    | RepeatFirstStationBonus
    | RepeatCityReward
    | ExtraRail
    | GainMoneyPerTriangle
    | RepeatFirstOfficeBonus
    | GainMoneyPerShareTaken
    | UseTelegraphTile
    | SoloDeal
    | GainMoneyPerTrain
)
"""The ops of workers alone."""

AnyOp = BonusOp | SetupOp | AbilityOp
Effects = tuple[AnyOp, ...]
Bonus = tuple[BonusOp, ...]
