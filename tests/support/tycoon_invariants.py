"""What is true of every position of Tycoon, said as plainly as possible."""

from collections import Counter

from rotonde.games.tycoon.state import State
from rotonde.games.tycoon.view import View
from tests.support.tycoon import TYCOON
from tests.support.tycoon_map import CARDS, CITIES, CITY_AT, EXITS, neighbour, parse, terrain


def hold_everything(state: State) -> None:
    """All invariants of one position."""
    view = TYCOON.view(state, None)
    hold_cubes(view)
    hold_figures(view)
    hold_track(view)
    hold_links(view)
    hold_cards(state, view)
    hold_cities(view)


def hold_cubes(view: View) -> None:
    """25 of each colour, and a marker exactly where no cube is."""
    for number in range(5):
        assert sum(city.cubes[number] for city in view.cities) + view.bag[number] == 25
    assert all(city.empty == (not any(city.cubes)) for city in view.cities)


def hold_figures(view: View) -> None:
    """No debt, a level there is, and points that add up."""
    for seat in view.seats:
        assert seat.cash >= 0
        assert 1 <= seat.engine_level <= 8
        assert seat.score == seat.link_points + seat.hotel_points + seat.objective_points
        begun = sum(link.owner == seat.seat for link in view.unfinished)
        west = sum(city.western_link == seat.seat for city in view.cities)
        assert seat.locomotives_left + seat.links + begun + west == 24 >= seat.links
        assert seat.locomotives_left >= 0


def hold_track(view: View) -> None:
    """A side carries one track, a hex two, and only open ground and hills carry any."""
    tiles = [tile for link in view.links for tile in link.tiles]
    tiles += [tile for begun in view.unfinished for tile in begun.tiles]
    sides = Counter((tile.hex, side) for tile in tiles for side in tile.sides)
    hexes = Counter(tile.hex for tile in tiles)
    assert max(sides.values(), default=0) <= 1
    assert max(hexes.values(), default=0) <= 2
    assert all(terrain(parse(tile.hex)) in "oh" for tile in tiles)
    crossings = sorted((name for name, count in hexes.items() if count == 2), key=parse)
    assert list(view.crossings) == crossings


def hold_links(view: View) -> None:
    """A link is a chain of tiles from one city to another; no seat joins two cities twice."""
    assert [link.id for link in view.links] == list(range(1, len(view.links) + 1))
    pairs = [(link.owner, link.city_a, link.city_b) for link in view.links]
    assert len(set(pairs)) == len(pairs)
    names = list(CITIES)
    for link in view.links:
        assert names.index(link.city_a) < names.index(link.city_b)
        assert walked(link.city_a, [(t.hex, t.sides) for t in link.tiles]) == link.city_b
    for begun in view.unfinished:
        end = walked(begun.city, [(t.hex, t.sides) for t in begun.tiles])
        assert end == (begun.loose_end.hex, begun.loose_end.side)


def walked(city: str, tiles: list[tuple[str, tuple[int, int]]]) -> str | tuple[str, int]:
    """Where a chain of tiles from a city leads: a city, or a loose end."""
    beside = parse(CITIES[city]["hex"])
    for name, (a, b) in tiles:
        place = parse(name)
        entry = a if neighbour(place, a) == beside else b
        assert neighbour(place, entry) == beside
        out = b if entry == a else a
        beside, last = place, (name, out)
        ahead = neighbour(place, out)
    if ahead in CITY_AT and (out + 3) % 6 in EXITS[CITY_AT[ahead]]:
        return CITY_AT[ahead]
    return last


def hold_cards(state: State, view: View) -> None:
    """Every card is somewhere, and no objective is held."""
    held = [card for seat in view.seats for card in seat.cards]
    there = Counter((*state.deck, *view.cards.lying, *held, *view.cards.cards_out))
    expected = Counter({card: row["copies"] for card, row in CARDS.items()})
    assert there == (Counter() if view.beginner else expected)
    assert not any(CARDS[card]["class"] == "objective" for card in held)


def hold_cities(view: View) -> None:
    """Twelve new cities in all; none becomes red."""
    urbanized = [city for city in view.cities if city.urbanized]
    assert sum(view.new_city_tiles) + len(urbanized) == 12
    assert not any(city.colour == "red" for city in urbanized)
    assert all(CITIES[city.id]["colour"] == "gray" for city in urbanized)
