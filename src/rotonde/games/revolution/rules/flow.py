"""What nobody decides: steps that close by themselves, the Market's line, the end of a turn."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.games.revolution.actions import GainWorker, KeepMilestone, PickSetupTile
from rotonde.games.revolution.rules import market, milestones, setup, turns
from rotonde.games.revolution.rules.changes import Told
from rotonde.games.revolution.rules.closing import STOP, endings, would_open
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.rules.foresight import Outlook
from rotonde.games.revolution.rules.offering import choices
from rotonde.games.revolution.rules.options import gain_colours
from rotonde.games.revolution.rules.workers import gain
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import (
    AnyEffect,
    EffectAdvance,
    EffectChooseDeal,
    EffectExchangeGive,
    EffectFlip,
    EffectGainWorker,
    EffectPromote,
    KeepingMilestone,
    MarketOffer,
    SetupEffect,
    SetupPick,
)
from rotonde.kernel.rules import Turn
from rotonde.kernel.step import Step

BOUND: Final = 1_000
"""More than everything that can follow from one decision: beyond it the fault is ours."""


def settle(turn: Turn[State]) -> Turn[State]:
    """Run what nobody decides, until somebody must or the game is over."""
    state, told = turn.state, list(turn.events)
    for _ in range(BOUND):
        after = proceed(state, told)
        if after is None:
            return Turn(state, tuple(told))
        state = after
    raise RuntimeError(f"nobody decides and nothing ends after {BOUND} steps")


def proceed(state: State, told: Told) -> State | None:
    """The next thing that nobody decides; None when a seat must, or the game is over."""
    if not state.steps:
        return None if state.over else end_of_turn(state, told)
    top = state.steps[-1]
    following = FOLLOWING.get(type(top))
    return None if following is None else following(state, top, told)


def end_of_turn(state: State, told: Told) -> State:
    """Milestones first, then the end check and the next turn (REV-55)."""
    after = milestones.complete_next(state, told)
    return turns.end_turn(state, told) if after is None else after


def after_stop(state: State, step: AnyEffect, told: Told) -> State | None:
    """An effect closes if nothing but Stop is offered and no sale or hire would change that."""
    if any(choices(state)):
        return None
    if STOP not in endings(state, Outlook(state, step.seat)) or would_open(state):
        return None
    return close(state, told)


def after_deal(state: State, step: EffectChooseDeal, told: Told) -> State | None:
    """The tile goes once the deal's effects are over (REV-93)."""
    if step.taken:
        return close(market.turn_tile(state, told), told)
    return after_stop(state, step, told)


def after_gain(state: State, step: EffectGainWorker, told: Told) -> State | None:
    """A worker is gained by itself where one colour is possible; with none there is none."""
    colours = gain_colours(state, step)
    if not colours:
        return close(state, told)
    return gain(state, step.seat, GainWorker(colours[0]), told) if len(colours) == 1 else None


def after_pick(state: State, step: SetupPick, told: Told) -> State | None:
    """The last tile is taken by itself (REV-13)."""
    if len(state.setup_tiles) > 1:
        return None
    return setup.pick_tile(state, step.seat, PickSetupTile(state.setup_tiles[0].tile), told)


def after_setup(state: State, step: SetupEffect, told: Told) -> State:
    """The face is resolved: the next seat picks, or the first turn begins (REV-14)."""
    if state.setup_tiles:
        return setup.next_pick(state, step.seat)
    return turns.begin_turn(state, state.first_player, 1, told)


def after_look(state: State, step: KeepingMilestone, told: Told) -> State | None:
    """A single milestone is kept by itself (REV-112)."""
    if len(step.tiles) > 1:
        return None
    return milestones.keep(state, step.seat, KeepMilestone(step.tiles[0]), told)


FOLLOWING: Final[Mapping[type[Step], Callable[[State, Any, Told], State | None]]] = {
    EffectPromote: after_stop,
    EffectAdvance: after_stop,
    EffectExchangeGive: after_stop,
    EffectFlip: after_stop,
    EffectChooseDeal: after_deal,
    EffectGainWorker: after_gain,
    MarketOffer: market.proceed,
    SetupPick: after_pick,
    SetupEffect: after_setup,
    KeepingMilestone: after_look,
}
