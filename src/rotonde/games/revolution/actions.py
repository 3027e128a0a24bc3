"""Orders of a seat in Railroad Revolution: one small one for each click."""

from typing import Annotated, Literal

import msgspec

from rotonde.games.revolution.components import ids
from rotonde.kernel.law.action import Action

DealNumber = Literal[1, 2]


class PickSetupTile(Action, frozen=True):
    """Take a set-up tile with its worker (REV-13)."""

    tile_id: Annotated[ids.SetupTileId, msgspec.Meta(ge=0, le=99)]


class PlaceWorker(Action, frozen=True):
    """Move a worker from the stock to an action space (REV-52)."""

    colour: ids.Colour
    space: ids.ActionSpace


class PassTurn(Action, frozen=True):
    """Do nothing, since no piece is left (REV-54)."""


class PlaceStation(Action, frozen=True):
    """Put a building into a city (REV-70, REV-43, REV-15)."""

    city: ids.CityId


class PlaceRail(Action, frozen=True):
    """Put a rail on a rail space (REV-75, REV-42, REV-15)."""

    space: ids.SpaceId


class PlaceOffice(Action, frozen=True):
    """Put a building into a telegraph section (REV-80, REV-43, REV-15)."""

    section: Annotated[ids.Section, msgspec.Meta(ge=0, le=99)]


class SellPiece(Action, frozen=True):
    """Sell a building or a rail of the own board (REV-90)."""

    kind: ids.PieceKind


class ResolvePart(Action, frozen=True):
    """Start an open part of the action (REV-61)."""

    part: ids.Part


class FinishAction(Action, frozen=True):
    """Pay what is due and close the action (REV-61, REV-62)."""


class Promote(Action, frozen=True):
    """Make a worker a manager of a milestone (REV-37)."""

    colour: ids.Colour
    where: ids.Where
    milestone_id: ids.MilestoneId


class Advance(Action, frozen=True):
    """One step on a performance track (REV-38)."""

    track: ids.Track


class DiscardWorker(Action, frozen=True):
    """Give up a worker for a gate or a telegraph tile (REV-38, REV-81)."""

    colour: ids.Colour
    where: ids.Where


class ExchangeGive(Action, frozen=True):
    """Give a worker, to take another (REV-39)."""

    colour: ids.Colour
    where: ids.Where


class ExchangeTake(Action, frozen=True):
    """Take a worker for the one given (REV-39)."""

    colour: ids.Colour


class GainWorker(Action, frozen=True):
    """Choose the colour of a worker gained (REV-33)."""

    colour: ids.Colour


class TakeTrain(Action, frozen=True):
    """Take a train from a pile (REV-40)."""

    kind: ids.TrainKind


class FlipTrain(Action, frozen=True):
    """Flip an own train; `face_up` is its face before (REV-41)."""

    kind: ids.TrainKind
    face_up: bool


class ChooseDeal(Action, frozen=True):
    """Take a deal of the open Market tile alone (REV-93)."""

    deal: DealNumber


class StopEffect(Action, frozen=True):
    """Take no more of the effect that is open (REV-37 to REV-41)."""


class AcceptDeal(Action, frozen=True):
    """Take a deal in the Market (REV-101)."""

    deal: DealNumber


class PassMarket(Action, frozen=True):
    """Take no deal, or no more of them (REV-102)."""


class KeepMilestone(Action, frozen=True):
    """Keep one of the milestones looked at (REV-112)."""

    id: ids.MilestoneId


class SellShare(Action, frozen=True):
    """Discard a share for money (REV-30)."""


class HireWorker(Action, frozen=True):
    """Pay for a worker of the supply (REV-31)."""

    colour: ids.Colour


AnyAction = (
    PickSetupTile
    | PlaceWorker
    | PassTurn
    | PlaceStation
    | PlaceRail
    | PlaceOffice
    | SellPiece
    | ResolvePart
    | FinishAction
    | Promote
    | Advance
    | DiscardWorker
    | ExchangeGive
    | ExchangeTake
    | GainWorker
    | TakeTrain
    | FlipTrain
    | ChooseDeal
    | StopEffect
    | AcceptDeal
    | PassMarket
    | KeepMilestone
    | SellShare
    | HireWorker
)
