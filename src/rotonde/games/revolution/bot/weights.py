"""Weights that were found by play; `data/bot.toml` has them."""

from importlib.resources import files
from typing import Final

import msgspec

from rotonde.kernel.tools.datafile import read_typed


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for what does not score by itself."""

    pieces_a_turn: float
    """Pieces that leave the board of the quickest seat in a turn."""
    money: float
    """A dollar while there is time to use it."""
    spent_a_turn: int
    """Dollars that a turn to come can use; those beyond are worth a tenth."""
    enough: int
    """Dollars beyond which money only waits, however many turns there are."""
    worker: float
    """A worker beyond the minimum."""
    specialist: float
    """The worth of its colour."""
    wanted: float
    """A worker that an open slot asks for."""
    office_pace: float
    """Offices that a company opens in a turn to come, while sections are free."""
    station_pace: float
    """Stations that it builds in a turn to come, in cities within reach."""
    rail_pace: float
    """Rails that it lays in a turn to come."""
    step_pace: float
    """Steps that each of its markers takes in a turn to come."""
    foresight: float
    """How much the value counts that a track will have, against the one it has."""
    pairs: float
    """The score of an office to come with its neighbours."""
    lacking: float
    """The part of a milestone's points that each turn of work on it takes away."""
    ready: float
    """The part of its points that a milestone is worth when next to nothing is missing."""
    next_milestone: float
    """The worth of the milestone after a completed one while there is time for it."""
    city: float
    """A connected city without an own station."""
    rival: float
    """How much the strongest of the others counts."""


WEIGHTS: Final = read_typed(
    files("rotonde.games.revolution").joinpath("data/bot.toml").read_text(encoding="utf-8"), Weights
)
