"""Setup: cubes, the opening seat, secret cards and the first cards up (TYC-1 to TYC-8)."""

from collections.abc import Iterable

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CardRow, TycoonId
from rotonde.games.tycoon.rules.bag import draw_cubes
from rotonde.games.tycoon.state import Cubes, Railroad, State, TycoonOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, below, shuffle

REDUCTION = {int(n): less for n, less in BOARD.tables.setup.goods_reduction.items()}


def beginning(seats: int, options: TycoonOptions, rng: Rng) -> State:
    """Everything as set up, before the first turn."""
    cubes, bag, rng = fill_cities(seats, rng)  # TYC-2
    opener, rng = below(rng, seats)  # TYC-5
    tycoons, rng = deal_tycoons(seats, options, rng)  # TYC-6
    face_up, deck, rng = turned_up(seats, options, rng)  # TYC-7
    tiles = BOARD.tables.supply.new_city_tiles
    return State(
        seats=seats,
        options=options,
        railroads=tuple(Railroad(tycoon_card=card) for card in tycoons),  # TYC-4
        cubes=cubes,
        bag=bag,
        rng=rng,
        first_player=Seat(opener),
        deck=deck,
        face_up=face_up,
        new_city_tiles=tuple(tiles.get(colour, 0) for colour in BOARD.colours),  # TYC-8
    )


def fill_cities(seats: int, rng: Rng) -> tuple[tuple[Cubes, ...], Cubes, Rng]:
    """The cubes of each city, drawn in the order of the table (TYC-2, TYC-3)."""
    bag = (BOARD.tables.supply.cubes_per_colour,) * len(BOARD.colours)
    cities: list[Cubes] = []
    for city in BOARD.city_rows:
        cubes, bag, rng = draw_cubes(bag, max(1, city.goods - REDUCTION[seats]), rng)
        cities.append(cubes)
    return tuple(cities), bag, rng


def deal_tycoons(
    seats: int, options: TycoonOptions, rng: Rng
) -> tuple[tuple[TycoonId | None, ...], Rng]:
    """A tycoon card for each seat; beginners have none (TYC-6, TYC-91)."""
    if options.beginner:
        return (None,) * seats, rng
    cards, rng = shuffle(rng, tuple(BOARD.tycoons))
    return cards[:seats], rng


def turned_up(
    seats: int, options: TycoonOptions, rng: Rng
) -> tuple[tuple[CardId, ...], tuple[CardId, ...], Rng]:
    """The cards face up and the deck; beginners have neither (TYC-7, TYC-91)."""
    if options.beginner:
        return (), (), rng
    deck, rng = shuffle(rng, copies(card for card in BOARD.cards.values() if not card.start))
    up = BOARD.tables.setup.face_up_cards_per_player * seats
    start = copies(card for card in BOARD.cards.values() if card.start)
    return (*start, *deck[:up]), deck[up:], rng


def copies(cards: Iterable[CardRow]) -> tuple[CardId, ...]:
    """Each card as often as it is there."""
    return tuple(card.id for card in cards for _ in range(card.copies))
