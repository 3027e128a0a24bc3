"""The decisions that can be open in Stephenson's Rocket."""

from rotonde.games.rocket.components import CompanyId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import SeatStep, Step
from rotonde.railway.hexes import HexName


class ChooseAction(SeatStep, frozen=True):
    """The active seat picks a marker, a station or a line (ROC-14)."""


class PutDown(SeatStep, frozen=True):
    """The active seat holds a lifted station (ROC-24)."""

    origin: HexName


class ChooseHex(SeatStep, frozen=True):
    """The active seat says where the engine goes (ROC-28 to ROC-31)."""

    company: CompanyId
    hexes: tuple[HexName, ...]


class Veto(Step, frozen=True):
    """The facts of a veto that its steps share (ROC-34 to ROC-44)."""

    mover: Seat
    company: CompanyId
    hexes: tuple[HexName, ...]
    """The legal hexes, computed once (ROC-31)."""
    first_hex: HexName
    hex: HexName
    """The hex of the engine for now."""
    top_bid: int = 0
    top_seat: Seat | None = None
    asked: tuple[Seat, ...] = ()
    """The seats that have answered already, in order."""
    bids: tuple[int, ...] = ()
    """The bid of each of `asked`; 0 for a pass."""


class VetoBidding(SeatStep, frozen=True):
    """One entitled seat passes or bids (ROC-35, ROC-36)."""

    veto: Veto


class VetoPlacing(SeatStep, frozen=True):
    """The bidder says where the engine goes (ROC-36)."""

    veto: Veto


class VetoAnswering(SeatStep, frozen=True):
    """The active seat matches or concedes (ROC-38)."""

    veto: Veto


InVeto = VetoBidding | VetoPlacing | VetoAnswering
AnyStep = ChooseAction | PutDown | ChooseHex | InVeto
