"""The action under way: its main pieces, its end (REV-60 to REV-63)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import FinishAction, ResolvePart
from rotonde.games.revolution.components.ids import ACTION_SPACES
from rotonde.games.revolution.desk import offices, parts, rails, sales, stations, wording
from rotonde.games.revolution.desk.cards import Given, card
from rotonde.games.revolution.desk.choices import CHOICES, FINISH, Makers, closed_choice, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line, money
from rotonde.games.revolution.desk.questions import ask, offer_legal
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, ResolveAction
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, among, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice, Pace, Preview
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, LogLine, Text

END: Final = FinishAction()


def ask_action(state: State, step: ResolveAction) -> Asked:
    """The piece to be placed; the hint says why the action cannot be ended yet."""
    prompt = Text(f"prompt-{step.space}") if step.pieces else ask_rest(state, step)
    refusal = DECISIONS.check(state, step.seat, END)
    hint = None if refusal is None else Text(refusal.code, refusal.facts)
    return ask(state, step, prompt, hint, pace(step))


def ask_rest(state: State, step: ResolveAction) -> Text:
    """The question once all that must be done is done: what more, or what the end still lacks."""
    legal = DECISIONS.legal(state, step.seat)
    if any(isinstance(action, ResolvePart) for action in legal):
        return Text("prompt-more")
    if END in legal:
        return Text("prompt-finish")
    short = state.companies[step.seat].cash < step.due
    return Text("prompt-pay", {"due": step.due}) if short else Text("prompt-hire")


def pace(step: ResolveAction) -> Pace | None:
    """The rails of an action, counted."""
    if step.space != "railroad" or not step.pieces:
        return None
    laid = len(step.rails)
    return Pace(laid + 1, laid + step.pieces)


def offer_action(state: State, step: ResolveAction) -> Offer:
    """Pieces and parts; the end stands aside with its reason until it is offered."""
    if END in DECISIONS.legal(state, step.seat):
        return offer_legal(state, step, MAKERS)
    closed = replace(closed_choice(state, step, END, finish(state, step, END)), group=FINISH)
    return offer_legal(state, step, MAKERS, closed=(closed,))


def finish(state: State, _step: AnyStep, action: FinishAction) -> Choice:
    due = state.due
    pays = Text("detail-pays", {"amount": due}) if due else None
    return offer(action, CHOICES, Text("label-finish"), things.finish(), detail=pays)


MAKERS: Final[Makers] = {
    **stations.MAKERS,
    **rails.MAKERS,
    **offices.MAKERS,
    **sales.MAKERS,
    **parts.MAKERS,
    FinishAction: finish,
}


def finish_card(given: Given) -> Preview:
    return card(given, doubt=doubt(given.before, given.seat))


def doubt(state: State, seat: Seat) -> Text | None:
    """Finishing gives up the parts that are still open: asked once, naming them."""
    legal = DECISIONS.legal(state, seat)
    still = [names.unused_part(order.part) for order in legal if isinstance(order, ResolvePart)]
    if not still:
        return None
    facts: dict[str, Fact] = {f"part{number}": part for number, part in enumerate(still, start=1)}
    return Text(f"doubt-finish-{len(still)}", facts)


def action_finished(event: past.ActionFinished) -> LogLine | None:
    return (
        effect_line(event.seat, "log-paid", money(event.seat, -event.paid)) if event.paid else None
    )


def about_action(view: View, space: str, *_: str) -> About | None:
    """One of the four actions, and the workers that stand there."""
    known = among(ACTION_SPACES, space)
    if known is None:
        return None
    crew = wording.desk_of(view).spaces[known]
    there = [
        wording.hue("board-so-many", colour, count=count) for colour, count in crew.items() if count
    ]
    lines = rows(row("about-row-does", Text(f"board-does-{space}")), row("about-row-used", *there))
    return About(Text(f"action-{space}"), ACTION_RULES[known], lines)


def about_finish(view: View) -> About:
    """The end of the action, and the sum that it pays."""
    due = 0 if view.waybill is None else view.waybill.due
    lines = rows(
        row("about-row-price", names.dollars(due)),
        row("about-row-does", Text("board-does-finish")),
    )
    return About(Text("board-thing-finish"), "REV-62", lines)


def about_due(view: View) -> About | None:
    """The bill of the action under way, and how it would be paid."""
    bill = view.waybill
    if bill is None:
        return None
    facts = {"cash": bill.cash, "shares": bill.shares_to_sell, "left": max(0, bill.left)}
    sold = {"count": bill.shares_to_sell, "money": bill.shares_money}
    lines = rows(
        row("about-row-now", Text("about-paid-with", facts)),
        row("about-row-sold", *([Text("board-shares-worth", sold)] if bill.shares_to_sell else [])),
    )
    return About(Text("board-due"), "REV-62", lines, names.dollars(bill.due))


ACTION_RULES: Final = {
    "station": "REV-70",
    "railroad": "REV-75",
    "telegraph": "REV-80",
    "trade": "REV-90",
}

CHAPTER: Final = DeskChapter(
    questions=(Question(ResolveAction, ask_action, offer_action),),
    cards={FinishAction: finish_card},
    clicks={"finish": spells(FinishAction)},
    about={
        things.action: about_action,
        things.action_for: about_action,
        things.finish: about_finish,
        things.due: about_due,
        things.paid: about_due,
    },
    lines={past.ActionFinished: action_finished},
)
