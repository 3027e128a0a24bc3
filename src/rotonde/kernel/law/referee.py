"""The referee plays one legal action and holds the game to its word."""

from typing import TypeVar

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import Rules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decoder, encode

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")


class Violation(AssertionError):
    """A promise of the contract that a game broke: our bug, never a player's."""


def hold(promise: bool, words: str) -> None:
    """Raise `Violation` where a promise is broken."""
    if not promise:
        raise Violation(words)


def referee(rules: Rules[S, A, V], before: S, seat: Seat, action: A) -> Turn[S]:
    """Play one legal action; raise `Violation` if any promise of the contract is broken."""
    frozen = encode(before)
    turn = play(rules, before, seat, action)
    if isinstance(turn, Refusal):
        raise Violation(f"legal() offered what check() refuses: {turn.code}")
    hold(encode(before) == frozen, "apply() changed its input")
    hold(turn == play(rules, before, seat, action), "same move, two results")
    thawed = decoder(rules.state_type).decode(encode(turn.state))
    hold(thawed == turn.state, "the state does not survive JSON")
    over = rules.outcome(turn.state) is not None
    hold(bool(rules.actors(turn.state)) != over, "nobody can move and nobody won, or both")
    hold(rules.read(rules.write(action)) == action, "the notation does not read back")
    referee_views(rules, turn.state)
    return turn


def referee_views(rules: Rules[S, A, V], state: S) -> None:
    """Hold every view to what can be imagined from it, and every actor to a choice."""
    from rotonde.kernel.law.rng import Rng

    for seat in sorted(rules.actors(state)):
        hold(bool(rules.legal(state, seat)), f"seat {seat} must decide and has no choice")
        seen = rules.view(state, seat)
        imagined = rules.imagine(seen, Rng("referee"))
        hold(rules.view(imagined, seat) == seen, "imagine() does not fit its view")
