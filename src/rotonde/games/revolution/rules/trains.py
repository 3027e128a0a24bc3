"""Trains: taken from a pile, and flipped for their bonus (REV-40, REV-41)."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import FlipTrain, TakeTrain
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRAINS
from rotonde.games.revolution.events import TrainTaken, TrainUsed
from rotonde.games.revolution.reasons import BONUS_NOT_POSSIBLE, NO_SUCH_TRAIN, PILE_EMPTY
from rotonde.games.revolution.rules.changes import pay, with_last_step
from rotonde.games.revolution.rules.chapter import Chapter, Help, Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import close, resolve, surely_start, turn_over, unwind
from rotonde.games.revolution.rules.funding import (
    CASH_TRAINS,
    RAIL_TRAINS,
    main_is_open,
    station_is_open,
)
from rotonde.games.revolution.rules.stopping import STOP, STOP_RULE
from rotonde.games.revolution.state import TRAIN_NUMBERS, State, with_count
from rotonde.games.revolution.steps import EffectFlip, EffectTakeTrain
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

TAKES: Final = tuple(map(TakeTrain, TRAINS))
FLIPS: Final = tuple((FlipTrain(kind, True), FlipTrain(kind, False)) for kind in TRAINS)

# --- taking -------------------------------------------------------------------------------------


def takes(state: State, _step: EffectTakeTrain) -> list[TakeTrain]:
    """Piles that are not empty."""
    return [take for take, count in zip(TAKES, state.train_piles, strict=True) if count]


def why_take(state: State, _step: EffectTakeTrain, action: TakeTrain, _look: Look) -> Why:
    """Is there a train of this kind (REV-40)?"""
    if state.train_piles[TRAIN_NUMBERS[action.kind]]:
        return None
    return PILE_EMPTY(train=Named(f"train-{action.kind}"))


def take(state: State, step: EffectTakeTrain, action: TakeTrain) -> Turn[State]:
    """A train comes from its pile, face up."""
    company, number = state.companies[step.seat], TRAIN_NUMBERS[action.kind]
    company = replace(company, trains_up=with_count(company.trains_up, number, 1))
    after = replace(
        state,
        companies=state.companies_with(step.seat, company),
        train_piles=with_count(state.train_piles, number, -1),
    )
    return Turn(after, (TrainTaken(step.seat, action.kind),)).then(close)


def helpful_takes(state: State, step: EffectTakeTrain) -> Iterator[Help]:
    """Trains of money and shares; where there are none, the first kind there is (REV-66)."""
    options = list(takes(state, step))
    for option in [each for each in options if each.kind in CASH_TRAINS] or options[:1]:
        yield Help(option)


# --- flipping -----------------------------------------------------------------------------------


def flips(state: State, step: EffectFlip) -> list[FlipTrain]:
    """Every train with its face, face up first."""
    company = state.companies[step.seat]
    held = zip(FLIPS, company.trains_up, company.trains_down, strict=True)
    return [
        flip
        for (down, up), face_up, face_down in held
        for flip, count in ((down, face_up), (up, face_down))
        if count
    ]


def why_flip(state: State, step: EffectFlip, action: FlipTrain, look: Look) -> Why:
    """Is there such a train, and if it is face up, can its bonus be started (REV-41)?"""
    if (action.kind, action.face_up) not in state.companies[step.seat].trains():
        return NO_SUCH_TRAIN(train=Named(f"train-{action.kind}"))
    return why_bonus(state, step, action, look)


def why_bonus(state: State, step: EffectFlip, action: FlipTrain, look: Look) -> Why:
    """Can the bonus of a train that is face up be paid, and does it do something?"""
    if not action.face_up:
        return None
    row, cash = BOARD.trains[action.kind], state.companies[step.seat].cash
    if cash >= row.bonus_price:
        if surely_start(state, step.seat, row.bonus):  # the price changes nothing of it
            return None
        started = begin_bonus(state, step, action)
        if look.tries(started, row.bonus):
            return None
        if (corner := look.corner(started, row.bonus)) is not None:
            return corner
    train = Named(f"train-{action.kind}")
    return BONUS_NOT_POSSIBLE(train=train, price=row.bonus_price, money=cash)


def begin_bonus(state: State, step: EffectFlip, action: FlipTrain) -> State:
    """The bonus of a face-up train is paid for and under way."""
    using = with_last_step(state, replace(step, left=step.left - 1, turning=action.kind))
    return pay(using, step.seat, BOARD.trains[action.kind].bonus_price)


def toll(state: State, _step: EffectFlip, action: FlipTrain) -> Toll | None:
    """The price of a bonus; before the main piece a paid one may use up what that needs."""
    if not action.face_up:
        return Toll()
    price = BOARD.trains[action.kind].bonus_price
    return None if price and main_is_open(state.action) else Toll(price)


def flip(state: State, step: EffectFlip, action: FlipTrain) -> Turn[State]:
    """Face up: its bonus for its price, then it is turned down. Face down: turned up."""
    if not action.face_up:
        turned = turn_over(state, step.seat, action.kind, face_up=False)
        after = with_last_step(turned.state, replace(step, left=step.left - 1))
        return Turn(after, turned.events).then(unwind)
    row, using = BOARD.trains[action.kind], begin_bonus(state, step, action)
    event = TrainUsed(step.seat, action.kind, row.bonus_price)
    turn = Turn(using, (event,)).then(lambda used: resolve(used, step.seat, row.bonus))
    return turn if len(turn.state.steps) > len(using.steps) else turn.then(unwind)


def helpful_flips(state: State, seat: Seat) -> Iterator[Help]:
    """Trains of money and shares, and a rail to a city while the station is to be placed."""
    company = state.companies[seat]
    reaches = station_is_open(state.action) and company.rails > 0
    for kind, face_up in company.trains():
        price = BOARD.trains[kind].bonus_price if face_up else 0
        rail = kind in RAIL_TRAINS and face_up and reaches and company.liquid >= price
        if kind in CASH_TRAINS or rail:
            yield Help(FlipTrain(kind, face_up), price)


def helps(state: State, step: EffectFlip) -> Iterator[Help]:
    """Flips that can help, then the end."""
    yield from helpful_flips(state, step.seat)
    yield Help(STOP)


CHAPTERS: Final = (
    Chapter(EffectTakeTrain, (Rule(TakeTrain, take, why_take),), takes, helpful_takes),
    Chapter(
        EffectFlip,
        (Rule(FlipTrain, flip, why_flip, toll, why_bonus), STOP_RULE),
        flips,
        helps,
        STOP,
    ),
)
