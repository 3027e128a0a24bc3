"""The flow without decisions: steps that close by themselves, the Market's line, the turn's end."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution import steps
from rotonde.games.revolution.actions import GainWorker, KeepMilestone, PickSetupTile
from rotonde.games.revolution.rules import market, milestones, setup, turns
from rotonde.games.revolution.rules.changes import with_last_step
from rotonde.games.revolution.rules.deals import deals_left
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.foresight import has_options, offer
from rotonde.games.revolution.rules.openings import would_open
from rotonde.games.revolution.rules.workers import gain, gain_colours
from rotonde.games.revolution.state import MINIMUM, State
from rotonde.kernel.law.settling import run_until_asked
from rotonde.kernel.law.step import Step
from rotonde.kernel.law.turn import Turn

BOUND: Final = 1_000
"""More than everything that can follow from one decision: beyond it the fault is ours."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    return run_until_asked(turn, proceed, BOUND)


def proceed(state: State) -> Turn[State] | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    if not state.steps:
        return None if state.over else end_of_turn(state)
    top = state.steps[-1]
    following = FOLLOWING.get(type(top))
    return None if following is None else following(state, top)


def end_of_turn(state: State) -> Turn[State]:
    """Milestones first, then the end check and the next turn (REV-55)."""
    return milestones.complete_next(state) or turns.end_turn(state)


def after_stop(state: State, _step: steps.AnyEffect) -> Turn[State] | None:
    """An effect closes if nothing but Stop is offered and no sale or hire would change that."""
    now = offer(state)
    if now.options or not now.ends or would_open(state):
        return None
    return close(state)


def after_deal(state: State, step: steps.EffectChooseDeal) -> Turn[State] | None:
    """The tile goes once the deal's effects are over (REV-93)."""
    return market.turn_tile(state).then(close) if step.taken else after_stop(state, step)


def after_gain(state: State, step: steps.EffectGainWorker) -> Turn[State] | None:
    """A worker is gained by itself where one colour is possible; with none there is none."""
    colours = gain_colours(state, step)
    if not colours:
        return close(state)
    return gain(state, step, GainWorker(colours[0])) if len(colours) == 1 else None


def after_offer(state: State, step: steps.MarketOffer) -> Turn[State] | None:
    """The next seat, once this one can accept nothing more; None while it is asked (REV-103)."""
    few = state.companies[step.seat].crew.available < MINIMUM
    if few or may_accept(state, step):
        return None if step.asked else Turn(with_last_step(state, replace(step, asked=True)))
    return market.move_on(state, step)


def may_accept(state: State, step: steps.MarketOffer) -> bool:
    """Whether a deal is offered now, or after sales, or after sales and a hire (REV-102)."""
    return bool(deals_left(state, step)) and (has_options(state) or would_open(state))


def after_pick(state: State, step: steps.SetupPick) -> Turn[State] | None:
    """The last tile is taken by itself (REV-13)."""
    if len(state.setup_tiles) > 1:
        return None
    return setup.pick_tile(state, step, PickSetupTile(state.setup_tiles[0].tile))


def after_setup(state: State, step: steps.SetupEffect) -> Turn[State]:
    """The face is resolved: the next seat picks, or the first turn begins (REV-14)."""
    if state.setup_tiles:
        return Turn(setup.next_pick(state, step.seat))
    return turns.begin_turn(state, state.first_player, 1)


def after_look(state: State, step: steps.KeepingMilestone) -> Turn[State] | None:
    """A single milestone is kept by itself (REV-112)."""
    if len(step.tiles) > 1:
        return None
    return milestones.keep(state, step, KeepMilestone(step.tiles[0]))


FOLLOWING: Final[Mapping[type[Step], Callable[[State, Any], Turn[State] | None]]] = {
    steps.EffectPromote: after_stop,
    steps.EffectAdvance: after_stop,
    steps.EffectExchangeGive: after_stop,
    steps.EffectFlip: after_stop,
    steps.EffectChooseDeal: after_deal,
    steps.EffectGainWorker: after_gain,
    steps.MarketOffer: after_offer,
    steps.SetupPick: after_pick,
    steps.SetupEffect: after_setup,
    steps.KeepingMilestone: after_look,
}
