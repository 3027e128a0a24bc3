"""Weights that were found by play; `data/bot.toml` says how each was found."""

from importlib.resources import files
from typing import Final

import msgspec

from rotonde.kernel.tools.datafile import read_typed


class OfficeWeights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How likely a seat directs a company in years to come."""

    race: float
    """How much likelier one more share makes it."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    offices: OfficeWeights


WEIGHTS: Final = read_typed(
    files("rotonde.games.dice").joinpath("data/bot.toml").read_text(encoding="utf-8"), Weights
)
