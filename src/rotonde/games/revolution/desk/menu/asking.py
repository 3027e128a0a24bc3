"""What a seat of Railroad Revolution may choose, for people: prompts, labels, the waybill.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import (
    AcceptDeal,
    AnyAction,
    ChooseDeal,
    FinishAction,
    HireWorker,
    PassTurn,
    PlaceWorker,
    Promote,
    ResolvePart,
    SellShare,
)
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS
from rotonde.games.revolution.desk.menu.choices import FINISH, GROUPS, HIRE, choice
from rotonde.games.revolution.desk.menu.offers import offers
from rotonde.games.revolution.desk.menu.waybill import checklist
from rotonde.games.revolution.reasons import NOT_AT_THIS_STEP
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.helping import DEALS
from rotonde.games.revolution.state import HIRE as HIRE_PRICE
from rotonde.games.revolution.state import SHARE, State, action_of
from rotonde.games.revolution.steps import (
    AnyStep,
    ChooseWorker,
    EffectChooseDeal,
    EffectPlace,
    EffectPromote,
    EffectStep,
    KeepingMilestone,
    MarketOffer,
    ResolveAction,
    SetupPick,
)
from rotonde.kernel.desk.menu import NO_BUTTON, Choice, Closed, Menu, Pace, Pick, groups_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import asked
from rotonde.kernel.law.text import Fact, Seated, Text

Legal = Sequence[AnyAction]

PROMPTS: Final = {
    "SetupPick": "prompt-pick",
    "ChooseWorker": "prompt-worker",
    "EffectPromote": "prompt-promote",
    "EffectAdvance": "prompt-advance",
    "EffectDiscard": "prompt-discard",
    "EffectExchangeGive": "prompt-give",
    "EffectExchangeTake": "prompt-take",
    "EffectGainWorker": "prompt-gain",
    "EffectTakeTrain": "prompt-train",
    "EffectFlip": "prompt-flip",
    "EffectChooseDeal": "prompt-alone",
    "MarketOffer": "prompt-market",
    "KeepingMilestone": "prompt-keep",
}
"""The question of each step that has one question."""


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    legal = DECISIONS.legal(state, seat)
    choices = tuple(choice(state, step, action) for action in legal)
    closed = tuple(all_closed(state, step, legal))
    return Menu(
        prompt=prompt(state, step, legal),
        groups=groups_of((*choices, *closed), GROUPS),
        choices=choices,
        closed=closed,
        picks=tuple(picks(state, step, choices)),
        checklist=checklist(state, legal),
        within=int(action_of(state) is not None),
        over=over(state, step),
        pace=pace(step),
        hint=hint(state, step, legal),
    )


# --- what is asked ------------------------------------------------------------------------------


def prompt(state: State, step: AnyStep, legal: Legal) -> Text:
    """The question in one sentence; where nothing can be done, that."""
    if PassTurn() in legal:
        return Text("prompt-skip")
    if isinstance(step, ResolveAction):
        return Text(f"prompt-{step.space}") if step.pieces else ending(state, step, legal)
    if isinstance(step, EffectPlace):
        return Text("prompt-extra" if step.source == "paid" else f"prompt-place-{step.piece}")
    return Text(PROMPTS[type(step).__name__])


def ending(state: State, step: ResolveAction, legal: Legal) -> Text:
    """What is asked once all that must be done is done: what more, or what the end still lacks."""
    if any(isinstance(action, ResolvePart) for action in legal):
        return Text("prompt-more")
    if FinishAction() in legal:
        return Text("prompt-finish")
    short = state.companies[step.seat].cash < step.due
    return Text("prompt-pay", {"due": step.due}) if short else Text("prompt-hire")


def over(state: State, step: AnyStep) -> Text:
    """Where in the game the question stands."""
    action = action_of(state)
    if any(isinstance(each, MarketOffer) for each in state.steps):
        return over_market(state, step.seat)
    if isinstance(step, KeepingMilestone):
        return Text("over-keep", {"pile": step.pile})
    if action is not None:
        facts = {"action": names.action(action.space), "colour": names.hue(action.colour)}
        return Text("over-action", facts)
    if not state.round:
        return Text("over-setup")
    if state.final_round is None:
        return Text("over-turn", {"round": state.round})
    if state.final_round == state.round:
        return Text("over-last-turn", {"round": state.round})
    return Text("over-end-set", {"round": state.final_round})


def over_market(state: State, seat: Seat) -> Text:
    """Which Market is open, and who opened it."""
    own = "-own" if seat == state.active_seat else ""
    facts: dict[str, Fact] = {"seat": Seated(state.active_seat), "tile": state.market_tile}
    return Text(f"over-market{own}", facts)


def pace(step: AnyStep) -> Pace | None:
    """The rails of an action, counted."""
    if not isinstance(step, ResolveAction) or step.space != "railroad" or not step.pieces:
        return None
    laid = len(step.rails)
    return Pace(laid + 1, laid + step.pieces)


def hint(state: State, step: AnyStep, legal: Legal) -> Text | None:
    """What follows, or why the step cannot be ended yet."""
    if isinstance(step, ResolveAction) and FinishAction() not in legal:
        refusal = DECISIONS.check(state, step.seat, FinishAction())
        return None if refusal is None else Text(refusal.code, refusal.facts)
    if isinstance(step, EffectPromote) and step.money_each:
        return Text("hint-promote-price", {"price": step.money_each})
    if isinstance(step, EffectStep) and step.then:
        return Text("hint-then", {"count": len(step.then)})
    if isinstance(step, SetupPick):
        return Text("hint-pick")
    return None


def picks(state: State, step: AnyStep, choices: tuple[Choice, ...]) -> Iterator[Pick]:
    """The words of workers, actions and of the hire, which stand for several choices."""
    used = {thing for each in choices for thing in each.things}
    if isinstance(step, EffectPromote):
        yield from promoted(choices)
    if things.HIRE in used:
        price = names.dollars(HIRE_PRICE)
        yield Pick(things.HIRE, Text("label-hire"), Text("prompt-hire"), price)
    if isinstance(step, ChooseWorker):
        yield from sent(choices)
        for space in ACTION_SPACES:
            if things.action(space) in used:
                label = Text("label-action", {"action": names.action(space)})
                detail = offers(state, step.seat, space)
                yield Pick(things.action(space), label, detail=detail)


def sent(choices: tuple[Choice, ...]) -> Iterator[Pick]:
    """The words of workers in stock, and how many actions each may take."""
    orders = [each.action for each in choices if isinstance(each.action, PlaceWorker)]
    for colour, count in Counter(order.colour for order in orders).items():
        facts = {"worker": names.worker(colour)}
        label, question = Text("label-colour", facts), Text("prompt-space", facts)
        counted = Text("pick-actions", {"count": count})
        yield Pick(things.worker(colour, "stock"), label, question, counted=counted)


def promoted(choices: tuple[Choice, ...]) -> Iterator[Pick]:
    """The words of workers that several milestones want."""
    orders = [each.action for each in choices if isinstance(each.action, Promote)]
    for (colour, where), count in Counter((each.colour, each.where) for each in orders).items():
        either = {order.where for order in orders if order.colour == colour} != {where}
        facts = {"worker": names.worker(colour), "where": names.where(where)}
        label = Text("label-own-worker" if either else "label-colour", facts)
        counted = Text("pick-milestones", {"count": count})
        yield Pick(things.worker(colour, where), label, counted=counted)


# --- what is expected and cannot be had ----------------------------------------------------------


def all_closed(state: State, step: AnyStep, legal: Legal) -> Iterator[Closed]:
    """Finish, actions, deals, sale and hire that are not offered now, each with its reason."""
    if isinstance(step, ResolveAction) and FinishAction() not in legal:
        yield replace(shut(state, step, FinishAction()), group=FINISH)
    if isinstance(step, ChooseWorker):
        yield from closed_actions(state, step, legal)
    if isinstance(step, MarketOffer | EffectChooseDeal):
        for deal in DEALS:
            kind = AcceptDeal if isinstance(step, MarketOffer) else ChooseDeal
            if kind(deal) not in legal:
                yield shut(state, step, kind(deal))
    if DECISIONS.check(state, step.seat, SellShare()) != NOT_AT_THIS_STEP():
        yield from closed_frees(state, step, legal)


def closed_actions(state: State, step: ChooseWorker, legal: Legal) -> Iterator[Closed]:
    """Actions that no worker of the stock can take, and those that are shut to some colours."""
    stock = state.companies[step.seat].crew.stock
    colours = [colour for colour, count in zip(COLOURS, stock, strict=True) if count]
    taken = {(a.colour, a.space) for a in legal if isinstance(a, PlaceWorker)}
    for space in ACTION_SPACES:
        barred = [colour for colour in colours if (colour, space) not in taken]
        if barred == colours:
            label = Text("label-action", {"action": names.action(space)})
            yield closed_action(state, step, PlaceWorker(colours[0], space), label)
        else:
            for colour in barred:
                like = shut(state, step, PlaceWorker(colour, space))
                row = (things.action_for(space, colour),)
                yield replace(like, group=NO_BUTTON, things=row, detail=None)


def closed_action(state: State, step: ChooseWorker, order: PlaceWorker, label: Text) -> Closed:
    """A row of the desk with why it cannot be taken."""
    refusal = DECISIONS.check(state, step.seat, order)
    assert refusal is not None
    return Closed(label, NO_BUTTON, refusal, (things.action(order.space),))


def closed_frees(state: State, step: AnyStep, legal: Legal) -> Iterator[Closed]:
    """The sale and the hire, always at the same place."""
    if SellShare() not in legal:
        yield shut(state, step, SellShare(), names.dollars_plus(SHARE))
    if not any(isinstance(action, HireWorker) for action in legal):
        there = (c for c, n in zip(COLOURS, state.supply, strict=True) if n)
        order = HireWorker(next(there, "white"))
        refusal = DECISIONS.check(state, step.seat, order)
        assert refusal is not None
        price = names.dollars(HIRE_PRICE)
        yield Closed(Text("label-hire"), HIRE, refusal, (things.HIRE,), price)


def shut(state: State, step: AnyStep, order: AnyAction, detail: Text | None = None) -> Closed:
    """An order as it would be offered, with why it is not."""
    refusal = DECISIONS.check(state, step.seat, order)
    assert refusal is not None
    like = choice(state, step, order)
    return Closed(like.label, like.group, refusal, like.things, detail or like.detail)
