"""Crossing a border: the tile beyond, its entry rail, the tile that is left (DIC-43 to DIC-51)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.dice import names, reasons
from rotonde.games.dice.actions import ChooseTile
from rotonde.games.dice.board import BOARD, Ground, Place
from rotonde.games.dice.events import TileCleared, TileDiscovered, TileEntered
from rotonde.games.dice.maps.general import with_tile
from rotonde.games.dice.maps.line import (
    END_NUMBERS,
    ENDS,
    Head,
    Laid,
    Line,
    Sheet,
    with_head,
)
from rotonde.games.dice.rules.ending import run_dry
from rotonde.games.dice.rules.finishing import can_enter
from rotonde.games.dice.rules.track import offers, railhead, reward_of
from rotonde.games.dice.state import State, Trail, with_tray
from rotonde.games.dice.steps import ChoosingTile, Entering
from rotonde.kernel.law.decision import Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn

# --- the tile beyond ------------------------------------------------------------------------------


def check_tile(state: State, step: ChoosingTile, action: ChooseTile) -> Refusal | None:
    """May the seat choose this tile in this rotation?"""
    number = BOARD.ground_numbers.get((action.kind, action.rotation))
    if number is None:  # DIC-2
        return reasons.TILE_NO_SUCH(kind=action.kind, rotation=action.rotation)
    ground, name = BOARD.grounds[number], names.tile(action.kind)
    layout, at = state.general_map.layout, railhead(state, END_NUMBERS[step.end])
    if not layout.supply[ground.kind]:  # DIC-44
        return reasons.TILE_NONE_LEFT(kind=name)
    if ground not in offers(at):  # DIC-44
        return reasons.TILE_DOES_NOT_FIT(kind=name)
    if not can_enter(at, ground):  # DIC-41
        return reasons.TILE_TOO_DEAR(kind=name)
    return None


def legal_tiles(state: State, step: ChoosingTile) -> list[ChooseTile]:
    """By kind and rotation, those that fit and can be entered with the dice at hand."""
    at = railhead(state, END_NUMBERS[step.end])
    return [
        ChooseTile(BOARD.kinds[ground.kind].id, ground.rotation)
        for ground in offers(at)
        if can_enter(at, ground)
    ]


def choose(state: State, step: ChoosingTile, action: ChooseTile) -> Turn[State]:
    """The small tile leaves the supply and lies on the general map (DIC-44)."""
    ground = BOARD.grounds[BOARD.ground_numbers[action.kind, action.rotation]]
    place = state.line.ends[END_NUMBERS[step.end]].beyond
    line = replace(state.line, general_map=with_tile(state.general_map, place, ground.number))
    event = discovered(state, step, ground, place)
    steps = (Entering(state.seat, step.end),)
    return Turn(replace(state, line=line, steps=steps), (event,))


def discovered(state: State, step: ChoosingTile, ground: Ground, place: Place) -> Event:
    """The new tile as everybody sees it."""
    return TileDiscovered(
        seat=state.seat,
        end=step.end,
        tile=len(state.general_map.places) + 1,
        place=BOARD.places[place],
        kind=BOARD.kinds[ground.kind].id,
        rotation=ground.rotation,
        left=state.general_map.layout.supply[ground.kind] - 1,
    )


# --- the entry rail -------------------------------------------------------------------------------


def enter(state: State, end: int, die: Laid, rail_laid: Event) -> Turn[State]:
    """The tile is attached: the one left is cleared if complete, then the reward is taken."""
    place = state.line.ends[end].beyond
    cleared = clear(state, end)
    state, events = cleared.state, (rail_laid, *cleared.events)
    due = reward_of(state)
    reward = min(due, state.reserve)
    tray, reserve = state.trays[state.seat], state.reserve - reward
    tile = state.general_map.layout.at[place] + 1
    event = TileEntered(state.seat, ENDS[end], tile, reward, reserve)
    after = replace(
        state,
        line=attached(state.line, end, place, die),
        trays=with_tray(state, state.seat, replace(tray, joker=tray.joker + reward)),
        reserve=reserve,
    )
    if reward < due:  # DIC-49
        return run_dry(after, "reward", *events, event)
    return Turn(after, (*events, event))


def attached(line: Line, end: int, place: Place, die: Laid) -> Line:
    """The line with an end on its new tile; the first time the start tile stays (DIC-48)."""
    new = Sheet(place, (die,))
    kept = line.sheets[0] if len(line.sheets) == 1 else line.sheets[1 - end]
    sheets = (new, kept) if end == 0 else (kept, new)
    return Line(line.general_map, sheets, with_head(line, end, Head(place, die.cell, die.out)))


def clear(state: State, end: int) -> Turn[State]:
    """A tile whose second side is reached gives its rails back; the start tile stays (DIC-47)."""
    if len(state.line.sheets) == 1:  # DIC-48
        return Turn(state)
    left = state.line.sheets[end]
    dice, reserve = left.in_order, state.reserve + left.rails
    event = TileCleared(
        tile=state.general_map.layout.at[left.place] + 1,
        place=BOARD.places[left.place],
        rails=tuple(BOARD.positions[die.cell] for die in dice if die.company is None),
        stations=tuple(BOARD.companies[d.company].id for d in dice if d.company is not None),
        reserve=reserve,
    )
    trail = Trail(left.place, tuple(die.cell for die in dice))
    return Turn(replace(state, reserve=reserve, trails=(*state.trails, trail)), (event,))


ORDERS: Final = (Order(ChooseTile, choose, check_tile),)
"""The order that chooses a tile."""
