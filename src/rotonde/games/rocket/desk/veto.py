"""The veto at the desk: bids, the hex that a bid buys, and the mover's last word."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.rocket import actions, names, things
from rotonde.games.rocket import events as past
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.desk import choices
from rotonde.games.rocket.desk.extension import ends_game, hex_choice
from rotonde.games.rocket.desk.foresight import hex_rows, remarks, rows_of, step_card
from rotonde.games.rocket.reasons import VETO_OPEN
from rotonde.games.rocket.rules.foresight import Foreseen, consequence, foreseen, hex_by_hex
from rotonde.games.rocket.rules.outlook import Outlook
from rotonde.games.rocket.rules.veto import CONCEDE, MATCH, legal_bids, legal_placings
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import InVeto, Veto, VetoAnswering, VetoBidding, VetoPlacing
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Seated, Text
from rotonde.railway.hexes import HexName


def veto_open(_state: State, step: InVeto) -> Refusal:
    """The veto is answered first."""
    return VETO_OPEN(company=names.company(step.veto.company))


def most(look: Outlook, step: InVeto, order: actions.AnyAction, places: tuple[HexName, ...]) -> int:
    """The most that a seat earns by an order in a veto that leads to one of some hexes.

    What towns pay is seen at once; where shares count as well, it is played out.
    """
    number = BOARD.companies.number[step.veto.company]
    sure = [look.surely_pays(step.seat, number, BOARD.cells[place]) for place in places]
    known = [amount for amount in sure if amount is not None]
    if len(known) == len(sure):
        return max(known)
    return max(future.earnings[step.seat] for future in futures(look.state, order))


def futures(state: State, order: actions.AnyAction) -> list[Foreseen]:
    """The futures of an order in a veto; a bid leads to several hexes."""
    if isinstance(order, actions.VetoBid):
        return [*hex_by_hex(state, consequence(state, order)).values()]
    return [foreseen(state, order)]


# --- bids -----------------------------------------------------------------------------------------


def ask_bid(_state: State, step: VetoBidding) -> Asked:
    """A bidder sees at once what the other hexes would pay: the cards follow the menu."""
    veto, only = step.veto, len(step.veto.hexes) == 1
    facts: dict[str, Fact] = {"company": names.company(veto.company), "hex": veto.hex}
    prompt = Text("prompt-veto-only" if only else "prompt-veto", facts)
    return Asked(prompt, Text("over-veto"), bidding_hint(veto, only=only), ahead=True)


def bidding_hint(veto: Veto, *, only: bool) -> Text:
    """The seat that sent the engine, the hex, and the bid."""
    if veto.top_seat is not None:
        return Text("hint-veto-raise", top_bid(veto))
    message = "hint-veto-only" if only else "hint-veto"
    return Text(message, {"seat": Seated(veto.mover), "hex": veto.hex})


def top_bid(veto: Veto) -> dict[str, Fact]:
    """The highest bid so far, and what it is for."""
    assert veto.top_seat is not None
    return {"top": Seated(veto.top_seat), "amount": veto.top_bid, "hex": veto.hex}


def offer_bids(state: State, step: VetoBidding) -> Offer:
    """Pass, then every bid with the most that one of its hexes pays."""
    look, veto = Outlook(state), step.veto
    return Offer(
        tuple(
            bid_choice(order, most(look, step, order, veto.hexes))
            if isinstance(order, actions.VetoBid)
            else answer_choice(look, step, order, Text("label-pass"), veto.hex)
            for order in legal_bids(state, step)
        )
    )


@lru_cache(maxsize=1024)
def bid_choice(order: actions.VetoBid, mine: int) -> Choice:
    """A number of shares to spend."""
    label = Text("label-bid", {"amount": order.amount})
    return choices.offer(order, choices.VETO, label, detail=choices.at_most(mine))


def bid_card(pointed: Pointed[State, actions.VetoBid]) -> Preview:
    """The payments of each hex, the cost of the bid, and the seats that may still outdo it."""
    by_hex = hex_by_hex(pointed.before, pointed.turn)
    future = next(iter(by_hex.values()))
    return Preview(
        title=Text("label-bid", {"amount": pointed.action.amount}),
        note=Text("preview-bid-note"),
        rows=(*hex_rows(by_hex, pointed.seat), *rows_of(future, past.VetoPaid)),
        remarks=(*remarks(future), *unbeatable(future)),
    )


def unbeatable(future: Foreseen) -> Iterator[Text]:
    """The bid that nobody can raise or match (ROC-41)."""
    if not future.asked:
        yield Text("remark-bid-wins")


# --- the hex that a bid buys ----------------------------------------------------------------------


def ask_place(_state: State, step: VetoPlacing) -> Asked:
    prompt = Text("prompt-place", {"company": names.company(step.veto.company)})
    hint = Text("hint-place", {"amount": step.veto.top_bid})
    return Asked(prompt, Text("over-veto"), hint, within=1)


def offer_places(state: State, step: VetoPlacing) -> Offer:
    """Every legal hex, with what it pays the bidder."""
    look, number = Outlook(state), BOARD.companies.number[step.veto.company]
    return Offer(
        tuple(
            hex_choice(
                order,
                order.hex,
                most(look, step, order, (order.hex,)),
                ends_game(look, number, order, order.hex),
            )
            for order in legal_placings(state, step)
        )
    )


# --- the last word --------------------------------------------------------------------------------


def ask_answer(_state: State, step: VetoAnswering) -> Asked:
    """The hint says what a match brings back, where the bid has sent it elsewhere (ROC-39)."""
    veto, bid = step.veto, top_bid(step.veto)
    amount: dict[str, Fact] = {"amount": veto.top_bid, "hex": veto.hex}
    if stays(veto):
        prompt, hint = Text("prompt-answer-same", amount), Text("hint-answer-same", bid)
    else:
        prompt = Text("prompt-answer", amount)
        hint = Text("hint-answer", {**bid, "first": veto.first_hex})
    return Asked(prompt, Text("over-answer"), hint)


def stays(veto: Veto) -> bool:
    """Whether the engine stands where the mover sent it."""
    return veto.hex == veto.first_hex


def offer_answers(state: State, step: VetoAnswering) -> Offer:
    """Concede, then match."""
    look, veto = Outlook(state), step.veto
    matched: dict[str, Fact] = {"amount": veto.top_bid, "hex": veto.first_hex}
    concede = Text("label-concede-same" if stays(veto) else "label-concede", {"hex": veto.hex})
    match = Text("label-match-same" if stays(veto) else "label-match", matched)
    return Offer(
        (
            answer_choice(look, step, CONCEDE, concede, veto.hex),
            answer_choice(look, step, MATCH, match, veto.first_hex),
        )
    )


def answer_choice(
    look: Outlook,
    step: VetoBidding | VetoAnswering,
    order: actions.VetoPass | actions.VetoConcede | actions.VetoMatch,
    label: Text,
    place: HexName,
) -> Choice:
    """A word that leaves the engine on one hex if nobody says more (ROC-35, ROC-38)."""
    shown = not isinstance(order, actions.VetoPass) and not stays(step.veto)
    return choices.offer(
        order,
        choices.VETO,
        label,
        *((things.hexagon(place),) if shown else ()),
        detail=Text("money-plus", {"amount": most(look, step, order, (place,))}),
    )


# --- lines of the log -----------------------------------------------------------------------------


def veto_passed(event: past.VetoPassed) -> LogLine:
    """Quieter than a bid: most vetoes are not used."""
    text = Text("log-veto-passed", {"seat": Seated(event.seat)})
    return LogLine(text, event.seat, depth=1, things=(things.company(event.company),))


def veto_offered(event: past.VetoOffered) -> LogLine:
    company = names.company(event.company)
    at = (things.company(event.company),)
    return did(event.seat, "log-veto-bid", at=at, company=company, amount=event.amount)


def engine_placed(event: past.EnginePlaced) -> LogLine:
    facts: dict[str, Fact] = {"company": names.company(event.company), "hex": event.hex}
    at = (things.company(event.company), things.hexagon(event.hex))
    return LogLine(Text("log-veto-placed", facts), event.seat, depth=1, things=at)


def veto_answered(event: past.VetoAnswered) -> LogLine:
    answer = "log-veto-matched" if event.matched else "log-veto-conceded"
    return did(event.seat, answer, at=(things.company(event.company),))


CHAPTER: Final = DeskChapter(
    questions=(
        Question(VetoBidding, ask_bid, offer_bids, first=veto_open),
        Question(VetoPlacing, ask_place, offer_places, first=veto_open),
        Question(VetoAnswering, ask_answer, offer_answers, first=veto_open),
    ),
    cards={
        actions.VetoPass: step_card,
        actions.VetoBid: bid_card,
        actions.VetoPlace: step_card,
        actions.VetoMatch: step_card,
        actions.VetoConcede: step_card,
    },
    lines={
        past.VetoPassed: veto_passed,
        past.VetoOffered: veto_offered,
        past.EnginePlaced: engine_placed,
        past.VetoAnswered: veto_answered,
    },
)
