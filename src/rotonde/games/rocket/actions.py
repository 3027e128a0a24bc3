"""Orders of a seat in Stephenson's Rocket: one small one for each click."""

from typing import Annotated

import msgspec

from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.kernel.law.action import Action
from rotonde.railway.hexes import HexName

ShareCount = Annotated[int, msgspec.Meta(ge=1, le=99)]


class TakeMarker(Action, frozen=True):
    """Action A: take one marker that still lies in a city (ROC-20)."""

    city: TownId
    good: Good


class PlaceStation(Action, frozen=True):
    """Action B: put a station of the reserve on the board (ROC-22)."""

    hex: HexName


class PickStation(Action, frozen=True):
    """Action B: lift an own station, to be put down elsewhere (ROC-24)."""

    hex: HexName


class DropStation(Action, frozen=True):
    """Put the lifted station down (ROC-24)."""

    hex: HexName


class SelectLine(Action, frozen=True):
    """Action C: choose the company whose engine will step (ROC-27)."""

    company: CompanyId


class Advance(Action, frozen=True):
    """Choose the hex for the engine of the selected company (ROC-32)."""

    hex: HexName


class VetoPass(Action, frozen=True):
    """Let the engine stand where it stands (ROC-36)."""


class VetoBid(Action, frozen=True):
    """Offer shares to place the engine (ROC-36)."""

    amount: ShareCount


class VetoPlace(Action, frozen=True):
    """Say where the engine goes for the shares just offered (ROC-36)."""

    hex: HexName


class VetoMatch(Action, frozen=True):
    """Give as many shares as the highest bid to have the first hex back (ROC-38)."""


class VetoConcede(Action, frozen=True):
    """Leave the engine to the highest bidder (ROC-38)."""


AnyAction = (
    TakeMarker
    | PlaceStation
    | PickStation
    | DropStation
    | SelectLine
    | Advance
    | VetoPass
    | VetoBid
    | VetoPlace
    | VetoMatch
    | VetoConcede
)
