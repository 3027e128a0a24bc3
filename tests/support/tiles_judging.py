"""Objectives and challenges of Railroad Tiles, word for word: right, never fast."""

from collections import Counter
from collections.abc import Callable, Mapping

from tests.support.tiles_box import AROUND, CHALLENGES, NEAR, TABLE, Place
from tests.support.tiles_plain import (
    PlainMap,
    Standing,
    cities_by_hand,
    dead_ends_by_hand,
    friends_by_hand,
    holes_by_hand,
    longest_by_hand,
    most_together_by_hand,
    networks_by_hand,
)

Pieces = list[Standing]


def around_by_hand(place: Place) -> set[Place]:
    """The eight cells around."""
    return {(place[0] + dx, place[1] + dy) for dx, dy in AROUND}


def stations_by_hand(laid: PlainMap) -> set[Place]:
    """The cells with a station."""
    return {place for place, tile in laid.items() if tile.printed.station}


# --- objectives (TIL-90 to TIL-96) ----------------------------------------------------------------


def city_hall(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """Two tiles in a row on each side."""
    return all(
        (place[0] + far * dx, place[1] + far * dy) in laid
        for dx, dy in NEAR.values()
        for far in (1, 2)
    )


def prefecture(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """In a city of five urban tiles, itself included."""
    return any(place in city and len(city) >= 5 for city in cities_by_hand(laid))


def central_station(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """Five other stations in its rail network."""
    (network,) = (group for group in networks_by_hand(laid, "R") if (place, "R") in group)
    return len({there for there, _ in network} & stations_by_hand(laid) - {place}) >= 5


def stadium(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """Three travellers around."""
    near = [piece for piece in pieces if piece.place in around_by_hand(place)]
    return sum(piece.kind == "traveller" for piece in near) >= 3


def airport(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """A tile of a city in its row or its column."""
    cells = [cell for city in cities_by_hand(laid) for cell in city]
    return any(x == place[0] or y == place[1] for x, y in cells)


def temple(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """No train slot and no car slot around."""
    kinds = {
        kind
        for near in around_by_hand(place)
        if near in laid
        for kind, _ in laid[near].printed.slots
    }
    return not kinds & {"train", "car"}


def gas_station(laid: PlainMap, pieces: Pieces, place: Place) -> bool:
    """On a simple road path of eight tiles."""
    return longest_by_hand(laid, "H", through=place) >= 8


CONDITIONS: Mapping[str, Callable[[PlainMap, Pieces, Place], bool]] = {
    "city_hall": city_hall,
    "prefecture": prefecture,
    "central_station": central_station,
    "stadium": stadium,
    "airport": airport,
    "temple": temple,
    "gas_station": gas_station,
}


# --- challenges (TIL-120 to TIL-134) --------------------------------------------------------------


def most_stations(laid: PlainMap) -> int:
    """The most stations that a full network touches."""
    stations = stations_by_hand(laid)
    groups = networks_by_hand(laid, "RH", transfers=True)
    return max((len({place for place, _ in group} & stations) for group in groups), default=0)


def busiest_row(pieces: Pieces) -> int:
    """The most pieces of a kind in one row."""
    return max(Counter((piece.kind, piece.place[1]) for piece in pieces).values(), default=0)


def highest_column(laid: PlainMap) -> int:
    """The most tiles in one column of the grid."""
    return max(Counter(x for x, _ in laid).values(), default=0)


def largest_city(laid: PlainMap) -> int:
    """The tiles of the largest city."""
    return max(map(len, cities_by_hand(laid)), default=0)


VALUES: Mapping[str, Callable[[PlainMap, Pieces], int]] = {
    "megalopole": lambda laid, _: largest_city(laid),
    "route_66": lambda laid, _: longest_by_hand(laid, "H"),
    "trans_europe_express": lambda laid, _: longest_by_hand(laid, "R"),
    "perfection": lambda laid, _: len(dead_ends_by_hand(laid)),
    "flat_earth": lambda laid, _: highest_column(laid),
    "volcano": lambda laid, _: holes_by_hand(laid, 2),
    "holes": lambda laid, _: holes_by_hand(laid, 1),
    "far_friends": friends_by_hand,
    "station_mayhem": lambda laid, _: most_stations(laid),
    "car_paradise": lambda laid, pieces: most_together_by_hand(laid, pieces, "car"),
    "train_paradise": lambda laid, pieces: most_together_by_hand(laid, pieces, "train"),
    "intercommunality": lambda laid, _: len(cities_by_hand(laid)),
    "social_distance": lambda _, pieces: busiest_row(pieces),
    "traffic_control": lambda laid, pieces: max(
        most_together_by_hand(laid, pieces, kind) for kind in TABLE["meta"]["piece_kinds"]
    ),
    "lazy_travellers": lambda _laid, _pieces: 0,
}
AT_MOST = ("perfection", "flat_earth", "social_distance", "traffic_control")
"""Challenges of which less is better; of the others more."""


def kept_by_hand(challenge: str, laid: PlainMap, pieces: Pieces) -> bool:
    """Whether a challenge is kept."""
    value, target = VALUES[challenge](laid, pieces), CHALLENGES[challenge]["value"]
    return bool(value <= target if challenge in AT_MOST else value >= target)
