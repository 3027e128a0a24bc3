"""The roll: once a turn, jokers doubled from the reserve (DIC-30 to DIC-32)."""

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import reasons
from rotonde.games.dice.actions import Roll
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import Face
from rotonde.games.dice.events import DiceRolled
from rotonde.games.dice.rules.ending import run_dry
from rotonde.games.dice.state import FIGURES, State, Tray, with_tray
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.turn import Turn

DIE: Final = BOARD.tables.die.faces


def check_roll(state: State, _step: Main, action: Roll) -> Refusal | None:
    """May the seat roll so many dice?"""
    tray = state.trays[state.seat]
    if state.rolled:  # DIC-22
        return reasons.ROLLED_ALREADY()
    if action.hidden + action.jokers < 1 or min(action.hidden, action.jokers) < 0:  # DIC-30
        return reasons.NOTHING_TO_ROLL()
    if action.hidden > tray.hidden:  # DIC-30
        return reasons.TOO_FEW_HIDDEN(hidden=tray.hidden)
    if action.jokers > tray.joker:  # DIC-30
        return reasons.TOO_FEW_JOKERS(jokers=tray.joker)
    if ends_game(state, action) and action != Roll(0, state.reserve + 1):  # DIC-32
        return reasons.ROLL_BEYOND_RESERVE(reserve=state.reserve)
    return None


def ends_game(state: State, action: Roll) -> bool:
    """Whether the reserve cannot double so many jokers (DIC-32, DIC-84)."""
    return not state.is_last_year and action.jokers * FIGURES.joker_roll_bonus > state.reserve


def legal_rolls(state: State) -> tuple[Roll, ...]:
    """Every pair of dice, by hidden dice, then by jokers, and the one roll that ends the game."""
    if state.rolled:
        return ()
    tray, most = state.trays[state.seat], most_jokers(state)
    return rolls(tray.hidden, most, ending=most < tray.joker)


def most_jokers(state: State) -> int:
    """The jokers that can be rolled without ending the game (DIC-32)."""
    jokers = state.trays[state.seat].joker
    return jokers if state.is_last_year else min(jokers, state.reserve)


@lru_cache(maxsize=1 << 12)
def rolls(hidden: int, jokers: int, ending: bool) -> tuple[Roll, ...]:
    """All rolls of up to so many dice; the ending one takes a joker more and no hidden die."""
    return tuple(
        Roll(h, j)
        for h in range(hidden + 1)
        for j in range(jokers + 1 + (ending and not h))
        if h + j
    )


def roll(state: State, _step: Main, action: Roll) -> Turn[State]:
    """The dice fall in front of the screen; one that the reserve lacks ends the game (DIC-88)."""
    if ends_game(state, action):
        return run_dry(state, "roll")
    bonus = 0 if state.is_last_year else action.jokers * FIGURES.joker_roll_bonus
    faces, rng = throw(state.rng, action.hidden + action.jokers + bonus)
    tray, reserve = state.trays[state.seat], state.reserve - bonus
    kept = replace(tray, hidden=tray.hidden - action.hidden, joker=tray.joker - action.jokers)
    event = DiceRolled(state.seat, action.hidden, action.jokers, bonus, faces, reserve)
    after = replace(
        state,
        trays=with_tray(state, state.seat, with_faces(kept, faces)),
        reserve=reserve,
        rng=rng,
        rolled=True,
    )
    return Turn(after, (event,))


def throw(rng: Rng, dice: int) -> tuple[tuple[Face, ...], Rng]:
    """The faces of a throw, each as likely as its share of the die (DIC-31)."""
    faces: list[Face] = []
    for _ in range(dice):
        index, rng = below(rng, len(DIE))
        faces.append(DIE[index])
    return tuple(faces), rng


def with_faces(tray: Tray, faces: tuple[Face, ...]) -> Tray:
    """A tray with these faces in front of its screen as well."""
    return Tray(
        tray.hidden,
        tray.straight + faces.count("straight"),
        tray.curve + faces.count("curve"),
        tray.share + faces.count("share"),
        tray.joker + faces.count("joker"),
    )


ORDERS: Final = (Order(Roll, roll, check_roll),)
"""The order that rolls dice."""
