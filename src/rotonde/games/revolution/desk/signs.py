"""The signs that a card puts on the board of Railroad Revolution."""

from rotonde.games.revolution.components.ids import PieceKind, Track
from rotonde.kernel.desk.menu import Sign
from rotonde.kernel.law.text import Text


class ReachedSign(Sign, frozen=True, tag_field="sign", tag="reached"):
    """A city that a rail would reach."""


class WireSign(Sign, frozen=True, tag_field="sign", tag="wire"):
    """Two neighbouring offices that an office would complete."""


class LeavesSign(Sign, frozen=True, tag_field="sign", tag="leaves"):
    """A section of the player board that a piece would leave."""

    piece: PieceKind


class SellsSign(Sign, frozen=True, tag_field="sign", tag="sells"):
    """The section of the player board from which a piece would be sold."""


class ConditionSign(Sign, frozen=True, tag_field="sign", tag="condition"):
    """A condition of a milestone that would come nearer, or farther away."""

    number: int
    """Counted from 1."""
    met: bool
    text: Text


class CompleteSign(Sign, frozen=True, tag_field="sign", tag="complete"):
    """A milestone that would be complete at the end of the turn."""

    text: Text


class GainSign(Sign, frozen=True, tag_field="sign", tag="gain"):
    """A space of a track that would be worth more, or less."""

    track: Track
    text: Text


class MarketSign(Sign, frozen=True, tag_field="sign", tag="market"):
    """The Market that would open, with the deals that could still be paid."""

    text: Text


AnySign = (
    ReachedSign
    | WireSign
    | LeavesSign
    | SellsSign
    | ConditionSign
    | CompleteSign
    | GainSign
    | MarketSign
)
