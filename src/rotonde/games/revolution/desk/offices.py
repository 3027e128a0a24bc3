"""Telegraph offices (REV-80 to REV-83)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PlaceOffice
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.desk.cards import Given, card, leaves, told
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicked import spells
from rotonde.games.revolution.desk.signs import AnySign, WireSign
from rotonde.games.revolution.desk.telling import shares, then
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, EffectPlace
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.law.text import LogLine, Text


def office(state: State, step: AnyStep, action: PlaceOffice) -> Choice:
    row = BOARD.tables.telegraph_section[action.section - 1]
    first = row.first_office_shares if state.first_offices[action.section] is None else 0
    free = isinstance(step, EffectPlace)
    brings = names.dollars(0) if free else Text("shares-plus", {"count": row.shares + first})
    label, thing = (
        Text("label-section", {"section": action.section}),
        things.section(action.section),
    )
    return offer(action, CHOICES, label, thing, detail=brings, badge=brings)


def office_card(given: Given) -> Preview:
    """The wires that the office lights, and the section that the building leaves."""
    drawn: list[AnySign] = []
    for event in told(given, past.OfficePlaced):
        pairs = (sorted((event.section, other)) for other in event.links)
        drawn += [WireSign(things.link(*pair)) for pair in pairs]
        drawn += leaves(event.field, "building")
    return card(given, *drawn)


def office_placed(event: past.OfficePlaced) -> LogLine:
    message = "log-office-first" if event.first else "log-office"
    gains = (shares(event.seat, event.shares),) if event.shares else ()
    at = (things.section(event.section), things.office(event.section, event.seat))
    return then(event.seat, message, *gains, at=at, section=event.section)


MAKERS: Final[Makers] = {PlaceOffice: office}
CARDS: Final = {PlaceOffice: office_card}
CLICKS: Final = {"section": spells(PlaceOffice), "office": spells(PlaceOffice)}
LINES: Final = {past.OfficePlaced: office_placed}
