"""Names and sums as the facts of a sentence: cities, colours, cards, dollars.

Pure. The words themselves stand in locale/.
"""

from collections.abc import Sequence

from rotonde.games.tycoon.board import BOARD, TrackTile
from rotonde.games.tycoon.components import CardId, CityId, Colour, TycoonId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Named, Seated, Text


def city(city_id: CityId) -> Named:
    """The name of a city."""
    return Named(f"city-{city_id}")


def dollars(amount: int) -> Text:
    """A sum in thousands."""
    return Text("money", {"amount": amount})


def loss_of(amount: int) -> Text:
    """A sum that is paid."""
    return Text("money-minus", {"amount": amount})


def text_of(name: Named) -> Text:
    """A name that stands for itself."""
    return Text(name.id)


def city_by_number(number: int) -> Named:
    """The name of a city by its number."""
    return city(BOARD.cities.ids[number])


def colour(name: Colour) -> Named:
    """The name of a colour, as it stands inside a sentence."""
    return Named(f"colour-{name}")


def card(card_id: CardId) -> Named:
    """The name of an operations card."""
    return Named(f"card-{card_id}")


def tycoon(card_id: TycoonId) -> Named:
    """The name of a tycoon."""
    return Named(f"tycoon-{card_id}")


def tile(track: TrackTile) -> dict[str, Fact]:
    """`W5 SE-NW`, with the sides in the reader's letters."""
    one, other = track.sides
    return {"hex": track.hex, "one": side(one), "other": side(other)}


def side(number: int) -> Named:
    """The name of a side in very few letters."""
    return Named(f"side-{BOARD.tables.meta.sides[number]}")


def drawn_cubes(cubes: Sequence[Colour]) -> dict[str, Fact]:
    """Cubes that came out of the bag, each by its colour, for `drawn-cubes`."""
    facts: dict[str, Fact] = {"cubes": len(cubes)}
    return facts | {f"cube{n}": colour(each) for n, each in enumerate(cubes, start=1)}


def points(earned: Sequence[int]) -> tuple[Gain, ...]:
    """The points of each seat, without zeros."""
    return tuple(point_gains(Seat(seat), amount) for seat, amount in enumerate(earned) if amount)


def paid_to(earned: Sequence[int], first: Seat) -> Text:
    """The points of each seat, in very few words: `first` before the others."""
    rest = (Seat(seat) for seat in range(len(earned)) if seat != first)
    paid = [seat for seat in (first, *rest) if earned[seat]]
    facts: dict[str, Fact] = {}
    for number, seat in enumerate(paid, start=1):
        facts |= {f"seat{number}": Seated(seat), f"points{number}": earned[seat]}
    return Text(f"badge-points-{len(paid)}", facts)


def point_gains(seat: Seat, amount: int) -> Gain:
    """Points of one seat."""
    return Gain(seat, amount, Text("points-plus", {"points": amount}))
