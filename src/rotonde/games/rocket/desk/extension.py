"""Action C at the desk: a company to extend, and the hex its engine steps to."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.rocket import names, things
from rotonde.games.rocket.actions import Advance, AnyAction, SelectLine
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.desk import choices, flow
from rotonde.games.rocket.desk.foresight import hex_rows, remarks, step_card
from rotonde.games.rocket.events import GameEnded, LineAnnounced, LineSelected
from rotonde.games.rocket.reasons import LINE_CHOSEN
from rotonde.games.rocket.rules import extension
from rotonde.games.rocket.rules.foresight import foreseen, hex_by_hex
from rotonde.games.rocket.rules.outlook import Outlook
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import ChooseHex
from rotonde.games.rocket.view import View, shapes
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did, silent
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Seated, Text
from rotonde.railway.hexes import HexName

THOUSAND: Final = 1000


def line_choices(state: State, seat: Seat) -> Iterator[Choice]:
    """The companies to extend, each with the most that the seat can earn by it."""
    look = Outlook(state)
    for order in extension.legal_selects(state):
        number = BOARD.companies.number[order.company]
        engine = BOARD.names[state.network.lines[number].engine]
        yield line_choice(order, engine, look.best_step(seat, number))


@lru_cache(maxsize=4096)
def line_choice(order: SelectLine, engine: HexName, most: int) -> Choice:
    """A company to extend; a click on its engine means it too."""
    return choices.offer(
        order,
        choices.LINES,
        Text("label-company", {"company": names.company(order.company)}),
        things.company(order.company),
        also=(things.hexagon(engine),),
        detail=choices.at_most(most),
    )


def ask_hex(state: State, step: ChooseHex) -> Asked:
    """The hint says whether the seat takes a share first (ROC-32)."""
    company = {"company": names.company(step.company)}
    stack = state.shares[BOARD.companies.number[step.company]].stack
    hint = Text("hint-hex" if stack else "hint-hex-no-share", company)
    return flow.in_turn(state, Text("prompt-hex", company), hint, within=1)


def offer_hexes(state: State, step: ChooseHex) -> Offer:
    """Every hex ahead, with what it pays the seat."""
    look, number = Outlook(state), BOARD.companies.number[step.company]
    return Offer(
        tuple(
            hex_choice(
                order,
                order.hex,
                look.pays(step.seat, number, BOARD.cells[order.hex]),
                ends_game(look, number, order, order.hex),
            )
            for order in extension.legal_advances(state, step)
        )
    )


@lru_cache(maxsize=4096)
def hex_choice(order: AnyAction, place: HexName, mine: int, ends: bool) -> Choice:
    """A hex for the engine, with what it pays; the final count is no income of a step."""
    thousands = Text("thousands-plus", {"thousands": mine // THOUSAND})
    return choices.offer(
        order,
        choices.HEXES,
        choices.hex_label(place),
        things.hexagon(place),
        detail=Text("detail-ends" if ends else "money-plus", {"amount": mine}),
        badge=Text("badge-ends") if ends else thousands,
    )


def ends_game(look: Outlook, company: int, order: AnyAction, place: HexName) -> bool:
    """Whether the game ends with a step if nobody objects; played out where it may be."""
    if look.surely_pays(look.state.active_seat, company, BOARD.cells[place]) is not None:
        return False
    return foreseen(look.state, order).has(GameEnded)


def line_chosen(_state: State, step: ChooseHex) -> Refusal:
    """The hex comes first."""
    return LINE_CHOSEN(company=names.company(step.company))


def line_card(pointed: Pointed[State, SelectLine]) -> Preview:
    """The payments of each hex."""
    state, company = pointed.before, pointed.action.company
    number, futures = BOARD.companies.number[company], hex_by_hex(state, pointed.turn)
    engine = BOARD.names[state.network.lines[number].engine]
    return Preview(
        title=Text("preview-line", {"company": names.company(company), "hex": engine}),
        note=Text("preview-towns", {"towns": state.number_of_towns(number)}),
        rows=hex_rows(futures, pointed.seat),
        remarks=remarks(next(iter(futures.values()))),
    )


def company_meant(_state: State, _step: object, words: Words) -> SelectLine:
    """A click on a company extends its line."""
    return SelectLine(CompanyId(":".join(words)))


def line_announced(event: LineAnnounced) -> LogLine:
    at = (things.company(event.company), things.hexagon(event.hex))
    facts: dict[str, Fact] = {
        "company": names.company(event.company),
        "origin": event.origin,
        "hex": event.hex,
    }
    if event.share:
        return did(event.seat, "log-moves-for-share", at=at, stack=event.stack, **facts)
    return did(event.seat, "log-moves", at=at, **facts)


def about_company(view: View, company: str) -> About | None:
    """A company: its state, its shares, its stations, its towns (ROC-5)."""
    found = item_named(view.companies, company)
    if found is None:
        return None
    shares = enumerate(found.shares)
    stations = enumerate(found.stations)
    return About(
        Text(f"company-{found.id}-name"),
        "ROC-83" if found.status == "isolated" else "ROC-61" if found.absorbed_by else "ROC-32",
        rows(
            row("about-row-now", state_words(found)),
            row(
                "about-row-shares",
                *(share_count(Seat(seat), count) for seat, count in shares if count),
            ),
            row("about-row-stack", Text("about-number", {"number": found.stack})),
            row("about-row-stations", *(share_count(Seat(seat), n) for seat, n in stations if n)),
            row("about-row-towns", *(names.text_of(names.town(town)) for town in found.towns)),
        ),
        names.text_of(names.company(found.id)),
    )


def share_count(seat: Seat, count: int) -> Text:
    """How many a seat has."""
    return Text("about-held", {"seat": Seated(seat), "count": count})


def state_words(company: shapes.CompanyView) -> Text:
    """Whether a company moves, is isolated or was absorbed."""
    if company.absorbed_by is None:
        return Text(f"about-{company.status}")
    facts: dict[str, Fact] = {"by": names.company(company.absorbed_by)}
    return Text("panel-absorbed", {**facts, "round": company.absorbed_in or 0})


CHAPTER: Final = DeskChapter(
    questions=(Question(ChooseHex, ask_hex, offer_hexes, first=line_chosen),),
    cards={SelectLine: line_card, Advance: step_card},
    clicks={"company": company_meant},
    about={things.company: about_company},
    lines={LineSelected: silent, LineAnnounced: line_announced},
)
