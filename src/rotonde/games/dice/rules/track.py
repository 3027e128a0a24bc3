"""An end of the line while a seat prolongs it: the next rails, their cost, what they oblige to.

Pure. Rails are laid on a `Railhead` without touching the state: to look ahead, and to plan. A real
die is used before a joker, and hidden dice pay before jokers: what is left is then worth most.
"""

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from rotonde.games.dice.board import BOARD, NOWHERE, CellSet, Ground, Place
from rotonde.games.dice.maps.general import GeneralMap, MassifSet, with_tile
from rotonde.games.dice.maps.line import Head
from rotonde.games.dice.maps.ways import Begins, Keep, Way, entry_ways, onward_ways
from rotonde.games.dice.state import FIGURES, Hand, State
from rotonde.games.dice.steps import Bridging, Entering


class Railhead(msgspec.Struct, frozen=True, gc=False):
    """An end of the line while a seat prolongs it, and all that decides how it may go on."""

    general_map: GeneralMap
    head: Head
    """The last element; before a tile is entered, the one that leads over the border."""
    entering: bool
    """Whether the tile ahead was chosen and waits for its entry rail."""
    dice: CellSet
    """The dice on the tile on which the next rail lies."""
    hand: Hand
    paid: MassifSet
    keep: Keep
    other: Head | None
    """The other end, while both stand on one tile."""
    reserve: int
    """The dice of the reserve, as far as the reward of the first discovery may lack them."""
    reward: int
    """The reward of a discovery; nothing in the last year (DIC-84)."""

    @property
    def place(self) -> Place:
        """The tile on which the next rail lies."""
        return self.head.beyond if self.entering else self.head.place

    @property
    def ground(self) -> Ground:
        """The ground of that tile."""
        return self.general_map.ground(self.place)

    @property
    def ran_dry(self) -> bool:
        """Whether the reward just taken could not be given in full: the game is over (DIC-49)."""
        return self.reserve < 0


def railhead(state: State, end: int) -> Railhead:
    """An end as it stands."""
    line, step = state.line, state.steps[-1]
    head, other, entering = line.ends[end], line.ends[1 - end], isinstance(step, Entering)
    together, reward = head.place == other.place, reward_of(state)
    return Railhead(
        general_map=line.general_map,
        head=head,
        entering=entering,
        dice=0 if entering else line.sheet(end).dice,
        hand=state.trays[state.seat].hand,
        paid=state.paid,
        keep=step.keep if isinstance(step, Bridging) else line.keep(end),
        other=other if together else None,
        reserve=min(state.reserve, reward) if together else 0,
        reward=reward,
    )


NO_MAP: Final = GeneralMap((), ())


def apart(at: Railhead) -> Railhead:
    """An end without its map: what is found out about it is kept there, and no map holds itself."""
    return replace(at, general_map=NO_MAP)


def on_map(general_map: GeneralMap, at: Railhead) -> Railhead:
    """An end that was set apart, on its map again."""
    return replace(at, general_map=general_map)


def reward_of(state: State) -> int:
    """The jokers that a discovery brings (DIC-49, DIC-84)."""
    return 0 if state.is_last_year else FIGURES.discovery_reward


# --- next rails -----------------------------------------------------------------------------------


def ways(at: Railhead) -> Sequence[Way]:
    """The rails that could lie next, by cell, then by way out."""
    head, ground = at.head, at.ground.number
    if at.entering:
        assert head.out is not None
        return entry_ways(ground, BOARD.entry(head.cell, head.out), head.out)
    sides = at.general_map.open_sides(head.place)
    return onward_ways(ground, at.dice, head.cell, head.out, sides)


def surcharge(at: Railhead, rail: Way) -> int:
    """The dice that the ground of a cell costs more (DIC-52, DIC-55)."""
    if not rail.mountain:
        return rail.toll
    massif = at.general_map.massif(at.place, rail.cell)
    return 0 if at.general_map.is_paid(massif, at.paid) else FIGURES.mountain_cost


class Planned(msgspec.Struct, frozen=True, gc=False):
    """A rail that is to be laid, and the dice that it takes."""

    rail: Way
    joker: bool
    """Whether a joker lies there for its shape."""
    surcharge: int
    jokers_paid: int
    """How many dice of the surcharge are jokers."""

    def left_of(self, hand: Hand) -> Hand:
        """The dice that it leaves."""
        shown, straight = not self.joker, self.rail.straight
        return Hand(
            hand.straight - (straight and shown),
            hand.curve - (not straight and shown),
            hand.joker - self.joker - self.jokers_paid,
            hand.hidden - self.surcharge + self.jokers_paid,
        )


def cheapest(at: Railhead, rail: Way) -> Planned | None:
    """A rail with the dice that leave the most useful ones; None where it is too dear."""
    joker = not at.hand.showing(rail.straight)
    cost = surcharge(at, rail)
    jokers_paid = max(0, cost - at.hand.hidden)
    if at.hand.joker < joker + jokers_paid:
        return None
    return Planned(rail, joker, cost, jokers_paid)


def after(at: Railhead, planned: Planned) -> Railhead:
    """The end with one more rail; one that enters a tile has brought its reward (DIC-49)."""
    rail, place, hand, paid = planned.rail, at.place, planned.left_of(at.hand), at.paid
    if rail.mountain:
        paid |= 1 << at.general_map.massif(place, rail.cell)
    reserve = at.reserve + planned.surcharge
    if at.entering:
        # A complete tile brings back more than the reward takes: only the first can fall short.
        given = min(at.reward, reserve) if at.other else at.reward
        hand = Hand(hand.straight, hand.curve, hand.joker + given, hand.hidden)
        reserve -= at.reward if at.other else 0
    return Railhead(
        general_map=at.general_map,
        head=Head(place, rail.cell, rail.out),
        entering=False,
        dice=at.dice | 1 << rail.cell,
        hand=hand,
        paid=paid,
        keep="tile" if at.entering else at.keep,
        other=None if at.entering else at.other,
        reserve=reserve,
        reward=at.reward,
    )


def offers(at: Railhead) -> list[Ground]:
    """The tiles that fit where an end leads over a border (DIC-44)."""
    return at.general_map.offers(at.head.beyond)


def end_on_tile(at: Railhead, ground: Ground) -> Railhead:
    """The end with a tile chosen ahead of it (DIC-44)."""
    chosen = with_tile(at.general_map, at.head.beyond, ground.number)
    return replace(at, general_map=chosen, dice=0, entering=True)


def obligation_of(at: Railhead) -> Begins:
    """The obligation of an end; an entry rail still to be laid is as pressing as a bridge."""
    head = at.head
    if at.entering:
        return "bridge"
    if head.out is None:
        return "nothing"
    ahead = BOARD.beside[head.cell][head.out]
    if ahead == NOWHERE:
        return "crossing"
    return "bridge" if at.ground.water & (1 << head.cell | 1 << ahead) else "nothing"
