"""Stopping an effect of which no more is wanted (REV-37 to REV-41, REV-93)."""

from collections.abc import Iterator
from typing import Final

from rotonde.games.revolution.actions import StopEffect
from rotonde.games.revolution.events import EffectStopped
from rotonde.games.revolution.rules.chapter import Help, Look, Rule, Why
from rotonde.games.revolution.rules.effects import close
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyEffect
from rotonde.kernel.law.turn import Turn

STOP: Final = StopEffect()


def why(_state: State, _step: AnyEffect, _action: StopEffect, _look: Look) -> Why:
    """Such an effect may be stopped at any time."""
    return None


def stop(state: State, step: AnyEffect, _action: StopEffect) -> Turn[State]:
    """No more of the effect that is open."""
    return Turn(state, (EffectStopped(step.seat),)).then(close)


def only_stop(_state: State, _step: AnyEffect) -> Iterator[Help]:
    """No choice of the effect can help."""
    yield Help(STOP)


STOP_RULE: Final = Rule(StopEffect, stop, why)
