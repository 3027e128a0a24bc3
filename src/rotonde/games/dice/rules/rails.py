"""Rails: one die at a time, with all that it begins (DIC-38 to DIC-42, DIC-52 to DIC-58)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, reasons
from rotonde.games.dice.actions import LayRail, RailDie
from rotonde.games.dice.board import BOARD, Cell, Place
from rotonde.games.dice.components import SIDES, LineEnd
from rotonde.games.dice.events import RailLaid
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS, Laid, with_die
from rotonde.games.dice.maps.ways import Keep, Way
from rotonde.games.dice.rules import crossing
from rotonde.games.dice.rules.ending import with_last_year
from rotonde.games.dice.rules.finishing import can_lay, can_lay_anyhow
from rotonde.games.dice.rules.obstacles import why_misplaced, why_unfinished
from rotonde.games.dice.rules.track import Planned, after, railhead, ways
from rotonde.games.dice.state import FIGURES, Hand, State, Tray, with_tray
from rotonde.games.dice.steps import AnyStep, Bridging, ChoosingTile, Entering, Main
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.railway.squares import OPPOSITE

DICE: Final[tuple[RailDie, ...]] = ("rail", "joker")
DEAREST: Final = max(FIGURES.mountain_cost, FIGURES.bridge_cost)
MOST: Final = DEAREST + 1
"""More jokers than that give no further choice: one is laid, the others pay."""
RAILS: Final = {
    (end, cell, out, joker, paid): LayRail(end, at, SIDES[out], DICE[joker], paid)
    for end in END_NUMBERS
    for cell, at in enumerate(BOARD.positions)
    for out in range(len(SIDES))
    for joker in (False, True)
    for paid in range(DEAREST + 1)
}
"""Every order for a rail, made once."""
FREE_RAILS: Final = tuple(
    [
        ((), (real,), (joker,), (real, joker))
        for cell in range(len(BOARD.positions))
        for out in range(len(SIDES))
        for real, joker in [(RAILS[end, cell, out, False, 0], RAILS[end, cell, out, True, 0])]
    ]
    for end in ENDS
)
"""For each end and index of a way, those without a surcharge: with a real die, a joker, both."""

LayingStep = Main | Entering | Bridging
"""The steps at which a rail may be laid."""

# --- may it be laid? ------------------------------------------------------------------------------


def check_rail(state: State, _step: LayingStep, action: LayRail) -> Refusal | None:
    """May the seat lay this rail, and finish what it begins?"""
    number, tray = END_NUMBERS[action.end], state.trays[state.seat]
    cell, out = BOARD.cells.get(action.cell), BOARD.side_numbers[action.out]
    if cell is None:  # DIC-5
        return reasons.NOT_A_NEXT_CELL(cell=str(action.cell))
    rail = known_way(state, number, cell, out)
    if rail is None:  # DIC-5, DIC-6, DIC-39, DIC-43
        return off_track(state, number, cell, out)
    cost = track_cost(state, number, rail)
    refusal = dice_refusal(tray, rail, action, cost)
    if refusal is not None:
        return refusal
    asked = rail_as_ordered(rail, cost, action)
    if can_lay(state, number, asked):
        return None
    at = railhead(state, number)
    return why_unfinished(at, rail, after(at, asked))  # DIC-38, DIC-41


def known_way(state: State, number: int, cell: Cell, out: int) -> Way | None:
    """The rail that may lie there and lead out so; None where none may."""
    index = cell * len(SIDES) + out
    if isinstance(state.steps[-1], Main):
        tracks: Sequence[Way] = state.line.tracks(number)
    else:
        tracks = ways(railhead(state, number))
    return next((rail for rail in tracks if rail.index == index), None)


def off_track(state: State, number: int, cell: Cell, out: int) -> Refusal:
    """Why no rail may lie there: something lies in its way, or it would wall the line in."""
    at = railhead(state, number)
    for rail in ways(at):
        if rail.cell == cell and rail.out == out:  # DIC-38
            return reasons.LAST_WAY_OUT() if at.keep == "other" else reasons.NO_WAY_OUT()
    return why_misplaced(state, at, cell, out)


def track_cost(state: State, number: int, rail: Way) -> int:
    """The dice that the ground of a rail costs more (DIC-52, DIC-55)."""
    if not rail.mountain:
        return rail.toll
    general_map = state.line.general_map
    massif = general_map.massif(place_of(state, number), rail.cell)
    return 0 if general_map.is_paid(massif, state.paid) else FIGURES.mountain_cost


def place_of(state: State, number: int) -> Place:
    """The tile on which the next rail of an end lies; an entry rail lies beyond the border."""
    head = state.line.ends[number]
    return head.beyond if isinstance(state.steps[-1], Entering) else head.place


def dice_refusal(tray: Tray, rail: Way, action: LayRail, cost: int) -> Refusal | None:
    """Why the die, or the surcharge, is not as the order names it (DIC-39, DIC-54, DIC-58)."""
    shown = tray.straight if rail.straight else tray.curve
    if not (tray.joker if action.die == "joker" else shown):
        return no_die(tray, rail, action)
    if not cost and not action.jokers_paid:
        return None
    jokers = tray.joker - (action.die == "joker")
    if tray.hidden + jokers < cost:
        return reasons.SURCHARGE_TOO_DEAR(cost=cost, dice=tray.hidden + jokers)
    if not max(0, cost - tray.hidden) <= action.jokers_paid <= min(cost, jokers):
        return reasons.SURCHARGE_OTHERWISE(cost=cost, hidden=tray.hidden, jokers=jokers)
    return None


def no_die(tray: Tray, rail: Way, action: LayRail) -> Refusal:
    """The die that is not in front (DIC-39)."""
    shape = names.face("straight" if rail.straight else "curve")
    if not tray.joker and not (tray.straight if rail.straight else tray.curve):
        return reasons.NO_RAIL_DIE(face=shape)
    return (
        reasons.NO_JOKER_IN_FRONT()
        if action.die == "joker"
        else reasons.NO_SHAPE_IN_FRONT(face=shape)
    )


# --- all that may be laid -------------------------------------------------------------------------


def legal_rails(state: State) -> list[LayRail]:
    """By end, cell and way out; a real die before a joker, hidden dice before jokers."""
    tray = state.trays[state.seat]
    orders: list[LayRail] = []
    if not (tray.straight or tray.curve or tray.joker):
        return orders
    hand = choice_of(tray)
    for number, ahead in enumerate(state.line.prospects):
        if ahead.plain:
            first = ahead.onward[0]
            cost = track_cost(state, number, first) if first.mountain else 0
            orders += plain_orders(number, ahead.onward, hand, cost)
        else:
            for rail in state.line.tracks(number):
                if rail.begins == "nothing":  # there is nothing to be thought over
                    cost = track_cost(state, number, rail) if rail.mountain else 0
                    orders += orders_of(number, rail, hand, cost)
                else:
                    orders += thought_over(state, number, rail, hand)
    return orders


def plain_orders(number: int, rails: Sequence[Way], hand: Hand, cost: int) -> list[LayRail]:
    """The orders for rails over one cell that begin nothing."""
    if cost:
        return [order for rail in rails for order in orders_of(number, rail, hand, cost)]
    free, joker = FREE_RAILS[number], 2 * (hand.joker > 0)
    straight, curve = hand.straight + joker, hand.curve + joker
    orders: list[LayRail] = []
    for rail in rails:
        orders += free[rail.index][straight if rail.straight else curve]
    return orders


def legal_obliged(state: State, step: Entering | Bridging) -> list[LayRail]:
    """The rails that go on with what was begun at an end."""
    number, hand = END_NUMBERS[step.end], choice_of(state.trays[state.seat])
    rails = ways(railhead(state, number))
    return [order for rail in rails for order in thought_over(state, number, rail, hand)]


def choice_of(tray: Tray) -> Hand:
    """The dice of a tray, as far as more of them give more to choose from for one rail."""
    return Hand(tray.straight > 0, tray.curve > 0, min(tray.joker, MOST), min(tray.hidden, DEAREST))


def orders_of(number: int, rail: Way, hand: Hand, cost: int) -> tuple[LayRail, ...]:
    """The orders for a rail, with each of the dice that can be used."""
    shown = hand.showing(rail.straight)
    if not cost:
        return FREE_RAILS[number][rail.index][bool(shown) + 2 * bool(hand.joker)]
    return paid_rails(number, rail.index, shown, hand.joker, hand.hidden, cost)


@lru_cache(maxsize=1 << 14)
def paid_rails(
    number: int, index: int, shown: int, jokers: int, hidden: int, cost: int
) -> tuple[LayRail, ...]:
    """The orders for a rail with a surcharge, with each way to pay it (DIC-54)."""
    cell, out = divmod(index, len(SIDES))
    return tuple(
        RAILS[ENDS[number], cell, out, joker, paid]
        for joker in (False, True)
        if (jokers if joker else shown)
        for paid in range(max(0, cost - hidden), min(cost, jokers - joker) + 1)
    )


def thought_over(state: State, number: int, rail: Way, hand: Hand) -> Sequence[LayRail]:
    """The orders for a rail with which it, and what it begins, can be finished (DIC-41)."""
    cost = track_cost(state, number, rail) if rail.mountain else rail.toll
    orders = orders_of(number, rail, hand, cost)
    if not orders or can_lay_anyhow(state, number, rail, cost):
        return orders
    allowed: list[LayRail] = []
    for order in orders:
        if can_lay(state, number, rail_as_ordered(rail, cost, order)):
            allowed.append(order)
        elif not allowed:
            break  # what the best dice cannot do, no others can
    return allowed


def rail_as_ordered(rail: Way, cost: int, order: LayRail) -> Planned:
    """A rail with the dice that an order names."""
    return Planned(rail, order.die == "joker", cost, order.jokers_paid)


# --- laying ---------------------------------------------------------------------------------------


def lay(state: State, step: LayingStep, action: LayRail) -> Turn[State]:
    """The rail lies, and the last year is announced if it is the reason for one (DIC-80)."""
    return with_last_year(lay_rail(state, step, action))


def lay_rail(state: State, step: LayingStep, action: LayRail) -> Turn[State]:
    """The rail lies; it may oblige to more (DIC-40)."""
    number, cell = END_NUMBERS[action.end], BOARD.cells[action.cell]
    rail = known_way(state, number, cell, BOARD.side_numbers[action.out])
    assert rail is not None
    cost, place, paid = track_cost(state, number, rail), place_of(state, number), state.paid
    tray = state.trays[state.seat]
    if rail.mountain:
        paid |= 1 << state.general_map.massif(place, cell)
    die = Laid(action.end, cell, OPPOSITE[rail.came], rail.out)
    entering = isinstance(step, Entering)
    after_rail = replace(
        state,
        trays=with_tray(state, state.seat, tray_without(tray, rail_as_ordered(rail, cost, action))),
        reserve=state.reserve + cost,
        line=state.line if entering else with_die(state.line, number, die),
        paid=paid,
        built=True,
        steps=(step_after(state, action.end, rail),),
    )
    event = laid_event(state, place, rail, action, cost)
    if entering:
        return crossing.enter(after_rail, number, die, event)
    return Turn(after_rail, (event,))


def tray_without(tray: Tray, rail: Planned) -> Tray:
    """A tray after a rail and its surcharge."""
    left = rail.left_of(tray.hand)
    return Tray(left.hidden, left.straight, left.curve, tray.share, left.joker)


def step_after(state: State, end: LineEnd, rail: Way) -> AnyStep:
    """The decision after a rail."""
    if rail.begins == "crossing":
        return ChoosingTile(state.seat, end)
    if rail.begins == "bridge":
        return Bridging(state.seat, end, keep_of(state, END_NUMBERS[end]))
    return Main(state.seat)


def keep_of(state: State, number: int) -> Keep:
    """The ends that must have a way out when the bridge is over (DIC-38)."""
    step = state.steps[-1]
    return step.keep if isinstance(step, Bridging) else state.line.keep(number)


def laid_event(state: State, place: Place, rail: Way, action: LayRail, cost: int) -> Event:
    """The rail as everybody sees it."""
    number = state.general_map.layout.at[place]
    ground = BOARD.grounds[state.general_map.grounds[number]]
    return RailLaid(
        seat=state.seat,
        end=action.end,
        tile=number + 1,
        place=BOARD.places[place],
        cell=action.cell,
        entered=SIDES[OPPOSITE[rail.came]],
        out=action.out,
        shape="straight" if rail.straight else "curve",
        die=action.die,
        water=bool(ground.water >> rail.cell & 1),
        surcharge=cost,
        jokers_paid=action.jokers_paid,
        reserve=state.reserve + cost,
    )


ORDERS: Final = (Order(LayRail, lay, check_rail),)
"""The order that lays a rail in the turn."""
