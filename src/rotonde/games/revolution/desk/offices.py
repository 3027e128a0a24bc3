"""Telegraph offices (REV-80 to REV-83)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PlaceOffice
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import Section
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card, events_to_tell, leaves
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line, shares
from rotonde.games.revolution.desk.signs import AnySign, WireSign
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, EffectPlace
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seats_named
from rotonde.kernel.desk.chapter import DeskChapter
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
    for event in events_to_tell(given, past.OfficePlaced):
        pairs = (sorted((event.section, other)) for other in event.links)
        drawn += [WireSign(things.link(*pair)) for pair in pairs]
        drawn += leaves(event.field, "building")
    return card(given, *drawn)


def office_placed(event: past.OfficePlaced) -> LogLine:
    message = "log-office-first" if event.first else "log-office"
    gains = (shares(event.seat, event.shares),) if event.shares else ()
    at = (things.section(event.section), things.office(event.section, event.seat))
    return effect_line(event.seat, message, *gains, at=at, section=event.section)


def about_section(view: View, section: str, *_: str) -> About | None:
    """A telegraph section: its shares, its tile or Market, and who is there."""
    found = item_named(view.sections, section, "index")
    if found is None:
        return None
    tile = () if found.market else (Text("about-give-up"), *wording.does(found.bonus))
    market = (Text("board-market-office"),) if found.market else ()
    return About(
        Text("board-section", {"number": found.index}),
        "REV-80",
        rows(
            row("about-row-office", wording.shares(found.shares)),
            row("about-row-first-office", wording.shares(found.first_shares)),
            row("about-row-first-slot", wording.bonus_left(found.first, found.neutral)),
            row("about-row-tile", *tile),
            row("about-row-market", *market),
            row("about-row-offices", *seats_named(found.offices)),
            row("about-row-neighbours", *neighbours(view, found.index)),
        ),
    )


def neighbours(view: View, section: Section) -> tuple[Text, ...]:
    """The points for offices in this section and the next one (REV-123)."""
    return tuple(
        Text("board-neighbours", {"left": left, "right": right, "points": pole.vp})
        for pole in view.links
        for left, right in (pole.between,)
        if section in (left, right)
    )


def about_link(view: View, left: str, right: str) -> About | None:
    """The pole between two sections, and who scores it."""
    found = next((pole for pole in view.links if [left, right] == [*map(str, pole.between)]), None)
    if found is None:
        return None
    facts = {"left": found.between[0], "right": found.between[1]}
    scored = row("about-row-scored", *seats_named(found.seats))
    return About(Text("board-pair", facts), "REV-123", (scored,), wording.points(found.vp))


MAKERS: Final[Makers] = {PlaceOffice: office}

CHAPTER: Final = DeskChapter(
    cards={PlaceOffice: office_card},
    clicks={"section": spells(PlaceOffice), "office": spells(PlaceOffice)},
    about={
        things.section: about_section,
        things.office: about_section,
        things.link: about_link,
    },
    lines={past.OfficePlaced: office_placed},
)
