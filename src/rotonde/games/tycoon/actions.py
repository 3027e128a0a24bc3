"""Orders of a seat in Railroad Tycoon: ids and choices only."""

from typing import Annotated, Final, Literal, get_args

import msgspec

from rotonde.games.tycoon.components import CardId, CityId, Colour
from rotonde.kernel.law.action import Action
from rotonde.railway.hexes import SIDES, HexName

Kind = Literal["build", "urbanize", "upgrade", "deliver", "card", "western_link", "pass"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
"""The kinds of action, in the order in which they are offered (TYC-26)."""

Side = Annotated[int, msgspec.Meta(ge=0, lt=SIDES)]
"""A side of a hex: 0 for NE, then clockwise."""


LinkNumber = Annotated[int, msgspec.Meta(ge=0)]


class Bid(Action, frozen=True):
    """Offer this much for the first seat (TYC-21)."""

    amount: int


class PassBid(Action, frozen=True):
    """Leave the auction (TYC-21)."""


class ChooseAction(Action, frozen=True):
    """Open an action; upgrading and passing are done with it (TYC-26)."""

    kind: Kind


class IssueShare(Action, frozen=True):
    """Issue a share that nothing asks for (TYC-16)."""


class LayTile(Action, frozen=True):
    """Lay one track; the smaller side stands first (TYC-28)."""

    hex: HexName
    sides: tuple[Side, Side]


class PlayLandGrant(Action, frozen=True):
    """Play a land grant before the first tile (TYC-66)."""


class StopBuilding(Action, frozen=True):
    """End the build action after a tile (TYC-32)."""


class Urbanize(Action, frozen=True):
    """Give a gray city a colour (TYC-43, TYC-64)."""

    city: CityId
    colour: Colour


class Deliver(Action, frozen=True):
    """Send a cube over links, named in the order of travel (TYC-48)."""

    origin: CityId
    colour: Colour
    route: tuple[LinkNumber, ...]


class TakeCard(Action, frozen=True):
    """Take a card that lies face up (TYC-59)."""

    card_id: CardId


class GrowCity(Action, frozen=True):
    """Say which city the cubes of City Growth go to (TYC-64)."""

    city: CityId


class BuildWesternLink(Action, frozen=True):
    """Build the western link of this city (TYC-70)."""

    city: CityId


AnyAction = (
    Bid
    | PassBid
    | ChooseAction
    | IssueShare
    | LayTile
    | PlayLandGrant
    | StopBuilding
    | Urbanize
    | Deliver
    | TakeCard
    | GrowCity
    | BuildWesternLink
)
