"""Pieces of the player board: which part of an action they are, and how they leave it (REV-60)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import ACTION_SPACES, Field
from rotonde.games.revolution.reasons import PART_NOT_HERE, PIECES_PLACED
from rotonde.games.revolution.rules.chapter import Why
from rotonde.games.revolution.state import Company
from rotonde.games.revolution.steps import EffectPlace, ResolveAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import NOT_NOW
from rotonde.kernel.law.text import Named

Placing = ResolveAction | EffectPlace
"""The steps at which a piece may be placed."""
MAINS: Final = dict(zip(ACTION_SPACES, ("station", "rail", "office", "sale"), strict=True))
"""The piece that each action must place, or sell."""


def why_piece(step: Placing, piece: str) -> Why:
    """Can a piece of this kind be placed at this step at all (REV-60)?"""
    if isinstance(step, EffectPlace):
        return None if step.piece == piece else NOT_NOW()
    if MAINS[step.space] != piece:  # REV-60
        return PART_NOT_HERE(part=Named(f"part-{piece}"))
    return None if step.pieces else PIECES_PLACED()


def is_aside(step: Placing) -> bool:
    """Whether the piece lay beside the board since set-up (REV-15)."""
    return isinstance(step, EffectPlace) and step.source == "setup"


def off_board(company: Company, step: Placing) -> tuple[Company, Field | None]:
    """The company that one building has left, and from which section (REV-23)."""
    if is_aside(step):
        return company, None
    field = Field(BOARD.building_fields[company.buildings])
    return replace(company, buildings=company.buildings - 1), field


def take_slot(slots: tuple[int | None, ...], place: int, seat: Seat) -> tuple[int | None, ...]:
    """First slots with one taken, if it was free (REV-43, REV-70, REV-80)."""
    if slots[place] is not None:
        return slots
    return (*slots[:place], seat, *slots[place + 1 :])
