"""The sale of a piece of the player board (REV-90)."""

from collections.abc import Mapping
from typing import Final, get_args

from msgspec.structs import replace

from rotonde.games.revolution.actions import SellPiece
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import Field, PieceKind
from rotonde.games.revolution.events import PieceSold
from rotonde.games.revolution.reasons import PIECE_NOT_THERE
from rotonde.games.revolution.rules.changes import with_action
from rotonde.games.revolution.rules.chapter import Look, Rule, Why
from rotonde.games.revolution.rules.pieces import why_piece
from rotonde.games.revolution.state import Company, State
from rotonde.games.revolution.steps import ResolveAction
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

SALES: Final[Mapping[PieceKind, SellPiece]] = {
    kind: SellPiece(kind) for kind in get_args(PieceKind)
}


def sellable(company: Company) -> tuple[PieceKind, ...]:
    """The kinds of pieces in the leftmost section that holds any (REV-90)."""
    field = company.selling_field
    kinds: list[PieceKind] = []
    if company.buildings and BOARD.building_fields[company.buildings] == field:
        kinds.append("building")
    if company.rails and BOARD.rail_fields[company.rails] == field:
        kinds.append("rail")
    return tuple(kinds)


def candidates(state: State, step: ResolveAction) -> list[SellPiece]:
    """The kinds of pieces that can be sold."""
    return [SALES[kind] for kind in sellable(state.companies[step.seat])]


def why(state: State, step: ResolveAction, action: SellPiece, _look: Look) -> Why:
    """Is such a piece in the leftmost section that holds any?"""
    wrong, company = why_piece(step, "sale"), state.companies[step.seat]
    if wrong is None and action.kind not in sellable(company):  # REV-90
        piece = Named(f"piece-{action.kind}")
        return PIECE_NOT_THERE(kind=piece, field=company.selling_field)
    return wrong


def sell(state: State, step: ResolveAction, action: SellPiece) -> Turn[State]:
    """A piece of the leftmost section that holds any leaves the game."""
    company = state.companies[step.seat]
    field = Field(company.selling_field)
    money = BOARD.sales[field]
    if action.kind == "building":
        after = replace(company, buildings=company.buildings - 1, cash=company.cash + money)
    else:
        after = replace(company, rails=company.rails - 1, cash=company.cash + money)
    sold = with_action(state.with_company(step.seat, after), pieces=0, sold=money)
    return Turn(sold, (PieceSold(step.seat, action.kind, field, money),))


RULE: Final = Rule(SellPiece, sell, why)
