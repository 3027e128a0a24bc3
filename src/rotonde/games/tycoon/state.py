"""The state, which decides the future of a game of Railroad Tycoon, and questions about it.

Frozen. Cities, colours and tracks are numbers of the board; names stand in actions, steps, events
and views. What follows from other fields is never stored beside them, but asked here.
"""

from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rotonde.games.tycoon.actions import Kind
from rotonde.games.tycoon.board import BOARD, TrackTile
from rotonde.games.tycoon.components import CardId, CityId, Colour, Effect, TycoonId
from rotonde.games.tycoon.events import EndReason, IncomeRow, Payment
from rotonde.games.tycoon.maps import Network
from rotonde.games.tycoon.steps import AnyStep
from rotonde.kernel.law.clockwise import clockwise
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options

COSTS: Final = BOARD.tables.costs
LIMITS: Final = BOARD.tables.limits
ENGINES: Final = BOARD.tables.engines
SPACES: Final = BOARD.tables.income.spaces
TOP_SPACE: Final = len(SPACES) - 1
LOCOMOTIVES: Final = BOARD.tables.supply.locomotives_per_seat - 1
"""One of them marks the score (TYC-4)."""
UPGRADE_COST: Final = {int(level): cost for level, cost in ENGINES.upgrade_cost.items()}
MARKERS_NEEDED: Final = {int(n): count for n, count in BOARD.tables.end_of_game.markers.items()}

HOTELS: Final = {
    card.id: card.city
    for card in BOARD.cards.values()
    if card.effect == "hotel" and card.city is not None
}
"""The city of each hotel."""

Cubes = tuple[int, ...]
"""How many cubes of each colour."""
NO_CUBES: Final[Cubes] = (0,) * len(BOARD.colours)


class TycoonOptions(Options, frozen=True):
    """The options of a table (TYC-91)."""

    beginner: bool = False


class Railroad(msgspec.Struct, frozen=True, gc=False):
    """The belongings of one seat beside its links."""

    cash: int = 0
    shares: int = 0
    score: int = 0
    engine_level: int = ENGINES.start_level
    cards: tuple[CardId, ...] = ()
    """Cards in front of the seat, in the order of taking."""
    used_per_turn: tuple[CardId, ...] = ()
    """Cards of the kind "once a turn" that were used in this one, copy by copy."""
    voluntary_shares: int = 0
    """Issued in this turn (TYC-16)."""
    tycoon_card: TycoonId | None = None
    hotel_points: int = 0
    """A part of `score`, as are its objectives; the rest is for links."""
    objectives: tuple[CardId, ...] = ()
    """The objectives that it met, in that order (TYC-60)."""


class Deed(msgspec.Struct, frozen=True, gc=False):
    """An action of a seat in this turn, as the turn line tells it."""

    action_round: int
    seat: Seat
    kind: Kind
    city: CityId | None = None
    """The city urbanized, grown, linked with the West, or where a cube came from."""
    destination: CityId | None = None
    colour: Colour | None = None
    links: tuple[int, ...] = ()
    """The route, or the link completed."""
    tiles: tuple[TrackTile, ...] = ()
    card: CardId | None = None
    level: int | None = None
    paid: int = 0


class State(msgspec.Struct, frozen=True, gc=False):
    """The facts that decide the future of a game."""

    seats: int
    options: TycoonOptions
    railroads: tuple[Railroad, ...]
    cubes: tuple[Cubes, ...]
    """By city."""
    bag: Cubes
    rng: Rng
    first_player: Seat
    """Of this turn; while its auction runs, of the turn before (TYC-5, TYC-20)."""
    network: Network = Network()
    deck: tuple[CardId, ...] = ()
    """The next card first."""
    face_up: tuple[CardId, ...] = ()
    """In the order of turning up."""
    cards_out: tuple[CardId, ...] = ()
    """Cards that left the game, in that order."""
    new_city_tiles: Cubes = ()
    """Tiles left, by colour."""
    western_links: tuple[Seat | None, ...] = (None,) * len(BOARD.western)
    """The builder of the western link of each city that can have one."""
    turn: int = 0
    action_round: int = 0
    """0 while the auction runs."""
    acting_seat: Seat = Seat(0)
    actions_left: int = 0
    winning_bid: int = 0
    """The sum that the first seat of this turn paid for its place."""
    first_to_level_6: Seat | None = None
    """The seat that first had the engine that a tycoon card asks for (TYC-47)."""
    final_turn: int | None = None
    all_passed_this_turn: bool = True
    deeds: tuple[Deed, ...] = ()
    """The deeds of this turn; in an auction, of the turn before."""
    incomes: tuple[IncomeRow, ...] = ()
    """The last income and dividends."""
    end_reason: EndReason | None = None
    steps: tuple[AnyStep, ...] = ()
    """The open decisions, innermost last; empty when the game is over."""


# --- questions ----------------------------------------------------------------------------------


def track_space(score: int) -> int:
    """The space of the marker of a score; beyond the last it starts again at 1 (TYC-18)."""
    return score if score <= TOP_SPACE else (score - 1) % TOP_SPACE + 1


def income_of(score: int) -> int:
    """The income of a score in a turn (TYC-75)."""
    return SPACES[track_space(score)]


def next_rise(score: int) -> tuple[int, int]:
    """How many points more bring another income, and which (TYC-75)."""
    points = 1
    while income_of(score + points) == income_of(score):
        points += 1
    return points, income_of(score + points)


def turn_order(state: State) -> tuple[Seat, ...]:
    """All seats clockwise from the first player (TYC-25)."""
    return clockwise(state.first_player, state.seats)


def link_count(state: State, seat: Seat) -> int:
    """How many completed links a seat has."""
    return state.network.railways.counts.get(seat, 0)


def locomotives_left(state: State, seat: Seat) -> int:
    """Locomotives that mark no link of any kind (TYC-36)."""
    begun = state.network.begun.get(seat, 0)
    return LOCOMOTIVES - link_count(state, seat) - begun - state.western_links.count(seat)


def empty_markers(state: State) -> int:
    """How many cities hold no cube, and so a marker (TYC-80, TYC-81)."""
    return state.cubes.count(NO_CUBES)


def is_final_turn(state: State) -> bool:
    """Whether no turn follows the one being played for sure (TYC-83, TYC-84)."""
    return state.turn == state.final_turn or state.turn >= LIMITS.turns_max


def western_builder(state: State, city: int) -> Seat | None:
    """The builder of the western link of a city."""
    return state.western_links[BOARD.western.index(city)] if city in BOARD.western else None


def hotel_owner(state: State, city: CityId) -> tuple[Seat, CardId] | None:
    """The owner of the hotel of a city, and its card (TYC-68)."""
    return next((hotel[1:] for hotel in hotels(state) if hotel[0] == city), None)


def hotels(state: State) -> list[tuple[CityId, Seat, CardId]]:
    """The hotels that seats hold: where they stand, whose, and by which card (TYC-68)."""
    return [
        (HOTELS[card], Seat(seat), card)
        for seat, railroad in enumerate(state.railroads)
        for card in railroad.cards
        if card in HOTELS
    ]


def objective_points(railroad: Railroad) -> int:
    """The points from its objectives (TYC-60)."""
    return sum([BOARD.cards[card].points for card in railroad.objectives])


def cards_with(state: State, seat: Seat, effect: Effect) -> tuple[CardId, ...]:
    """The cards of a seat that have this effect."""
    return tuple(c for c in state.railroads[seat].cards if BOARD.cards[c].effect == effect)


def build_limit(state: State, seat: Seat) -> int:
    """How many tiles a seat may lay in one action now (TYC-32, TYC-67)."""
    return max(
        [LIMITS.tiles_per_build, *(BOARD.cards[c].tiles for c in unused_engineering(state, seat))]
    )


def unused_engineering(state: State, seat: Seat) -> tuple[CardId, ...]:
    """The cards for a further tile that a seat has not used in this turn (TYC-67)."""
    left = list(cards_with(state, seat, "build_limit"))
    for used in state.railroads[seat].used_per_turn:
        left.remove(used)
    return tuple(left)


def is_revealed(state: State, seat: Seat) -> bool:
    """Whether the tycoon card of a seat lies face up (TYC-47, TYC-89)."""
    card = state.railroads[seat].tycoon_card
    if card is None or state.end_reason is not None:
        return card is not None
    return (
        BOARD.tycoons[card].objective == "first_to_engine_level" and state.first_to_level_6 == seat
    )


# --- changes that many rules share --------------------------------------------------------------


def with_railroad(state: State, seat: Seat, **changes: Any) -> State:
    """The state with changes to what one seat has."""
    railroad = replace(state.railroads[seat], **changes)
    railroads = (*state.railroads[:seat], railroad, *state.railroads[seat + 1 :])
    return replace(state, railroads=railroads)


def without(cards: tuple[CardId, ...], card: CardId) -> tuple[CardId, ...]:
    """The cards after the first of this id is gone."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])


def bill(railroad: Railroad, amount: int) -> Payment:
    """The shares that a payment forces, and the cash it leaves: as few as cover it (TYC-15)."""
    value = COSTS.share_value
    issued = max(0, -((railroad.cash - amount) // value))
    cash = railroad.cash + issued * value - amount
    return Payment(amount, issued, cash, railroad.shares + issued)


def dividends_of(railroad: Railroad) -> int:
    """The cost of a seat's shares in a turn (TYC-76)."""
    return railroad.shares * COSTS.dividend_per_share


def income_paid(railroad: Railroad) -> Payment:
    """The payment of the dividends, out of cash and income (TYC-75 to TYC-77)."""
    flush = replace(railroad, cash=railroad.cash + income_of(railroad.score))
    return bill(flush, dividends_of(railroad))


def charge(state: State, seat: Seat, amount: int) -> tuple[State, Payment]:
    """The state after a seat paid, and what it paid."""
    payment = bill(state.railroads[seat], amount)
    return with_railroad(state, seat, cash=payment.cash, shares=payment.shares), payment
