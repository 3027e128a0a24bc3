"""The parts that all questions share: the line above, the waybill below, sale and hire beside."""

from collections.abc import Callable
from typing import Any, Final

from rotonde.games.revolution import names
from rotonde.games.revolution.desk import effects, trades
from rotonde.games.revolution.desk.checklist import checklist
from rotonde.games.revolution.desk.choices import Makers
from rotonde.games.revolution.reasons import EFFECT_FIRST
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, EffectStep, KeepingMilestone, MarketOffer
from rotonde.kernel.desk.menu import Closed, Pace, Pick
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Seated, Text

AT_ALL_TIMES: Final[Makers] = {**trades.MAKERS, **effects.MAKERS}
"""The choices that many steps offer beside their own."""


def ask(
    state: State, step: AnyStep, prompt: Text, hint: Text | None = None, pace: Pace | None = None
) -> Asked:
    """A question with the line above it, and the waybill of the action under way."""
    return Asked(
        prompt,
        context=context(state, step),
        hint=hint or hint_of_list(step),
        pace=pace,
        within=int(state.action is not None),
        checklist=checklist(state, step.seat),
    )


def context(state: State, step: AnyStep) -> Text:
    """The place of the question in the game."""
    action = state.action
    if any(isinstance(each, MarketOffer) for each in state.steps):
        return market_context(state, step.seat)
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


def market_context(state: State, seat: Seat) -> Text:
    """The Market that is open, and the seat that opened it."""
    own = "-own" if seat == state.active_seat else ""
    facts: dict[str, Fact] = {"seat": Seated(state.active_seat), "tile": state.market_tile}
    return Text(f"over-market{own}", facts)


def hint_of_list(step: AnyStep) -> Text | None:
    """How many effects of the same list still follow."""
    if isinstance(step, EffectStep) and step.then:
        return Text("hint-then", {"count": len(step.then)})
    return None


def offer_legal(
    state: State,
    step: AnyStep,
    makers: Makers,
    picks: tuple[Pick, ...] = (),
    closed: tuple[Closed, ...] = (),
) -> Offer:
    """The legal actions as choices, in their order; sale and hire stand beside them."""
    legal, makers = DECISIONS.legal(state, step.seat), {**AT_ALL_TIMES, **makers}
    return Offer(
        choices=tuple([makers[type(action)](state, step, action) for action in legal]),
        closed=(*closed, *trades.closed_trades(state, step, legal)),
        picks=(*picks, *trades.picks(legal)),
    )


def asks(message: str) -> Callable[[State, AnyStep], Asked]:
    """The words of a step that always asks the same."""

    def asked(state: State, step: AnyStep) -> Asked:
        return ask(state, step, Text(message))

    return asked


def offers(makers: Makers) -> Callable[[State, AnyStep], Offer]:
    """The choices of a step that offers no more than its legal actions."""

    def offer(state: State, step: AnyStep) -> Offer:
        return offer_legal(state, step, makers)

    return offer


def effect_first(_state: State, _step: AnyStep) -> Refusal:
    """An effect that is open comes before all else."""
    return EFFECT_FIRST()


def effect(step: type[EffectStep], message: str, makers: Makers) -> Question[State, Any]:
    """The question of an effect."""
    return Question(step, asks(message), offers(makers), effect_first)
