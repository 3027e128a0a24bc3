"""The action under way: its pieces, its optional parts, the finish (REV-60 to REV-63)."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction, FinishAction, ResolvePart
from rotonde.games.revolution.events import ActionFinished, MarketOpened
from rotonde.games.revolution.reasons import DUE_NOT_COVERED, PIECES_LEFT, TOO_FEW_WORKERS
from rotonde.games.revolution.rules import offices, parts, rails, sales, stations
from rotonde.games.revolution.rules.chapter import Chapter, Help, Look, Rule, Why
from rotonde.games.revolution.rules.completion import can_help
from rotonde.games.revolution.rules.pieces import MAINS
from rotonde.games.revolution.state import HIRE, MINIMUM, State
from rotonde.games.revolution.steps import MarketOffer, ResolveAction
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

FINISH: Final = FinishAction()
PIECES: Final[Mapping[str, Callable[[State, ResolveAction], Sequence[AnyAction]]]] = {
    "station": stations.candidates,
    "railroad": rails.candidates,
    "telegraph": offices.candidates,
    "trade": sales.candidates,
}
"""The places for the piece of each action, or what it may sell."""


def candidates(state: State, step: ResolveAction) -> Sequence[AnyAction]:
    """The main piece, then the optional parts."""
    if step.pieces:
        return [*PIECES[step.space](state, step), *parts.candidates(state, step)]
    return parts.candidates(state, step)


def why_finish(state: State, step: ResolveAction, _action: FinishAction, _look: Look) -> Why:
    """Is all done that must be, and cash there for what is due (REV-61)?"""
    if step.pieces:
        return PIECES_LEFT(part=Named(f"part-{MAINS[step.space]}"), left=step.pieces)
    company = state.companies[step.seat]
    if company.cash < step.due:
        return DUE_NOT_COVERED(due=step.due, money=company.cash)
    workers = company.crew.available
    if workers < MINIMUM and not step.market:  # REV-34: nothing brings workers back any more
        money = company.liquid - step.due
        return TOO_FEW_WORKERS(workers=workers, minimum=MINIMUM, price=HIRE, money=money)
    return None


def finish(state: State, step: ResolveAction, _action: FinishAction) -> Turn[State]:
    """Pay the bill; a flagged Market follows (REV-62, REV-100)."""
    company = state.companies[step.seat]
    after = state.with_company(step.seat, replace(company, cash=company.cash - step.due))
    finished = ActionFinished(step.seat, step.space, step.due)
    if not step.market:
        return Turn(replace(after, steps=()), (finished,))
    opened = MarketOpened(step.seat, state.market_tile)
    return Turn(replace(after, steps=(MarketOffer(step.seat),)), (finished, opened))


def helps(state: State, step: ResolveAction) -> Iterator[Help]:
    """The main piece, every part but the promotion, the finish (REV-66)."""
    if step.pieces:
        yield from piece_helps(state, step)
    company = state.companies[step.seat]
    for option in parts.candidates(state, step):
        if helpful_part(state, step, option):
            yield Help(option, parts.price_and_effects(state, step, option.part)[0])
    if not step.pieces and company.liquid >= step.due:
        yield Help(FINISH, step.due)


def piece_helps(state: State, step: ResolveAction) -> Iterator[Help]:
    """Stations and offices everywhere, sales of each kind, the cheapest rail."""
    if step.space == "railroad":
        yield from rails.cheapest_rail(state, step.seat, step.pieces)
    else:
        yield from map(Help, PIECES[step.space](state, step))


def helpful_part(state: State, step: ResolveAction, option: ResolvePart) -> bool:
    """Whether a part can be paid by selling shares, and helps."""
    if option.part == "promotion":
        return False
    price, effects = parts.price_and_effects(state, step, option.part)
    payable = state.companies[step.seat].liquid >= price
    return payable and can_help(state, step.seat, effects)


RULES: Final[tuple[Rule[ResolveAction, Any], ...]] = (
    stations.RULE,
    rails.RULE,
    offices.RULE,
    sales.RULE,
    parts.RULE,
    Rule(FinishAction, finish, why_finish),
)
CHAPTERS: Final = (Chapter(ResolveAction, RULES, candidates, helps, FINISH),)
