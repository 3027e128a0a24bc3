"""The decisions that can be open in Railroad Revolution.

At the bottom of the stack lies the pick, the turn, the Market or the milestone; effects lie on top
of what brought them.
"""

from typing import Literal

import msgspec

from rotonde.games.revolution.actions import DealNumber
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.ops import AnyOp
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import SeatStep


class SetupPick(SeatStep, frozen=True):
    """A seat picks a set-up tile (REV-13)."""


class SetupEffect(SeatStep, frozen=True):
    """The face of the tile just picked is resolved (REV-14)."""

    tile: ids.SetupTileId


class ChooseWorker(SeatStep, frozen=True):
    """The active seat puts a worker on an action space (REV-52)."""


class ResolveAction(SeatStep, frozen=True):
    """The active seat resolves the parts of its action in any order (REV-60, REV-61)."""

    space: ids.ActionSpace
    colour: ids.Colour
    pieces: int
    """Mandatory parts still open: rails to lay, or the one station, office or sale."""
    due: int = 0
    """Money owed for the main action (REV-62)."""
    parts: tuple[ids.Part, ...] = ()
    """Optional parts that are open."""
    slot: bool = True
    """Whether the worker slot is still to be spent (REV-60)."""
    city: ids.CityId | None = None
    """The city of this action's station."""
    section: ids.Section | None = None
    """The section of its office."""
    rails: tuple[ids.SpaceId, ...] = ()
    """The spaces of its paid rails."""
    shares_taken: int = 0
    """Shares that its office brought (REV-80)."""
    first: bool = False
    """Whether its building took the first slot."""
    market: bool = False
    """Whether a Market follows (REV-100)."""
    used: tuple[ids.Part, ...] = ()
    """Parts started, in this order."""
    sold: int = 0
    """The proceeds of its sale."""


class EffectStep(SeatStep, frozen=True):
    """A choice inside an effect; when it closes, `then` is what its list still holds (REV-36)."""

    then: tuple[AnyOp, ...] = ()


class EffectPromote(EffectStep, frozen=True):
    """Up to `left` promotions, each for `money_each` (REV-37)."""

    left: int = 1
    money_each: int = 0


class EffectAdvance(EffectStep, frozen=True):
    """Up to `left` steps on the tracks (REV-38)."""

    left: int = 1


class EffectDiscard(EffectStep, frozen=True):
    """A worker is owed, for a gate or for a telegraph tile (REV-38, REV-81)."""

    cause: Literal["gate", "tile"] = "gate"


class EffectExchangeGive(EffectStep, frozen=True):
    """A worker may be given (REV-39)."""


class EffectExchangeTake(EffectStep, frozen=True):
    """A worker was given, and another is taken (REV-39)."""

    colour: ids.Colour = "white"
    """The colour given."""
    where: ids.Where = "stock"
    """The place from which it came."""


class EffectGainWorker(EffectStep, frozen=True):
    """A worker of one of these colours is gained; any colour where none is named (REV-33)."""

    colours: tuple[ids.Colour, ...] = ()


class EffectTakeTrain(EffectStep, frozen=True):
    """A train is taken (REV-40)."""


class EffectFlip(EffectStep, frozen=True):
    """`left` flips; `turning` is a train whose bonus is under way (REV-41)."""

    left: int = 1
    turning: ids.TrainKind | None = None


class EffectPlace(EffectStep, frozen=True):
    """A piece is placed by an effect (REV-15, REV-42, REV-43, REV-77)."""

    piece: Literal["rail", "station", "office"] = "rail"
    source: Literal["free", "setup", "paid"] = "free"
    """Off the board for nothing, from aside, or the turquoise rail, which is paid."""
    cities: tuple[ids.CityId, ...] = ()
    """The cities of a set-up tile."""
    sections: tuple[ids.Section, ...] = ()
    """The sections of a set-up tile."""


class EffectChooseDeal(EffectStep, frozen=True):
    """A deal of the open Market tile for the active seat alone (REV-93)."""

    gain_shares: int = 1
    taken: bool = False
    """Whether its effects are under way; the tile goes when they end."""


class MarketAnswer(msgspec.Struct, frozen=True, gc=False):
    """The answer of a seat in this Market."""

    seat: Seat
    asked: bool
    """False where it could accept nothing (REV-102)."""
    deals: tuple[DealNumber, ...] = ()


class MarketOffer(SeatStep, frozen=True):
    """A seat accepts deals or passes (REV-101 to REV-103)."""

    taken: tuple[DealNumber, ...] = ()
    answers: tuple[MarketAnswer, ...] = ()
    """The milestones before it."""
    asked: bool = False
    """Whether it has had the choice."""


class KeepingMilestone(SeatStep, frozen=True, tag="keepmilestone"):
    """The owner of a completed milestone keeps one of those looked at (REV-112)."""

    pile: ids.Pile
    looked: int
    """How many it looks at."""
    tiles: tuple[ids.MilestoneId, ...]
    """The milestones; in the views of others, none."""


AnyEffect = (
    EffectPromote
    | EffectAdvance
    | EffectDiscard
    | EffectExchangeGive
    | EffectExchangeTake
    | EffectGainWorker
    | EffectTakeTrain
    | EffectFlip
    | EffectPlace
    | EffectChooseDeal
)

AskedStep = SetupPick | ChooseWorker | ResolveAction | AnyEffect | MarketOffer | KeepingMilestone
"""The steps at which a seat decides."""

AnyStep = AskedStep | SetupEffect
