"""Telegraph offices: a building goes into a section (REV-22, REV-43, REV-80 to REV-83)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import reasons
from rotonde.games.revolution.actions import PlaceOffice
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import Section
from rotonde.games.revolution.events import OfficePlaced
from rotonde.games.revolution.rules import pieces
from rotonde.games.revolution.rules.changes import with_action
from rotonde.games.revolution.rules.chapter import Look, Rule, Why
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import EffectPlace
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing

OFFICES: Final = Listing(
    {row.index: PlaceOffice(row.index) for row in BOARD.tables.telegraph_section}
)


def candidates(state: State, step: pieces.Placing) -> list[PlaceOffice]:
    """The sections available for an office, or the free ones of a set-up tile."""
    company = state.companies[step.seat]
    if isinstance(step, EffectPlace) and pieces.is_aside(step):  # REV-15
        return OFFICES.of(sum(1 << n for n in step.sections if state.first_offices[n] is None))
    return OFFICES.of(company.open_sections) if company.buildings else []


def why(state: State, step: pieces.Placing, action: PlaceOffice, _look: Look) -> Why:
    """May an office be opened there?"""
    wrong = pieces.why_piece(step, "office")
    if wrong is not None:
        return wrong
    if not 1 <= action.section <= len(BOARD.tables.telegraph_section):
        return reasons.NO_SUCH_SECTION(section=action.section)
    if isinstance(step, EffectPlace) and pieces.is_aside(step):  # REV-15
        if action.section not in step.sections:
            return reasons.SECTION_NOT_ON_TILE(section=action.section)
        return None if state.first_offices[action.section] is None else reasons.SLOT_TAKEN()
    company = state.companies[step.seat]
    if company.offices >> action.section & 1:  # REV-22
        return reasons.SECTION_HAS_YOUR_OFFICE(section=action.section)
    return None if company.buildings else reasons.NO_BUILDING_LEFT()


def place(state: State, step: pieces.Placing, action: PlaceOffice) -> Turn[State]:
    """A building goes into a telegraph section."""
    seat, section, by_effect = step.seat, action.section, isinstance(step, EffectPlace)
    first = state.first_offices[section] is None
    company, field = pieces.off_board(state.companies[seat], step)
    row = BOARD.tables.telegraph_section[section - 1]
    shares = 0 if by_effect else row.shares + (row.first_office_shares if first else 0)
    links = tuple(Section(n) for n in (section - 1, section + 1) if company.offices >> n & 1)
    company = replace(
        company, offices=company.offices | 1 << section, shares=company.shares + shares
    )
    market = not by_effect and row.market
    after = replace(
        state,
        companies=state.companies_with(seat, company),
        first_offices=pieces.take_slot(state.first_offices, section, seat),
    )
    turn = Turn(after, (OfficePlaced(seat, section, first, field, shares, links, market),))
    if by_effect:
        return turn.then(close)
    opened = with_action(
        after,
        pieces=0,
        section=section,
        first=first,
        shares_taken=shares,
        market=market,  # REV-82
        parts=("tile",) if row.tile else (),
    )
    return Turn(opened, turn.events)


RULE: Final = Rule(PlaceOffice, place, why)
