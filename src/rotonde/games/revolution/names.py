"""Names and sums as the facts of a sentence: cities, workers, trains, parts, dollars.

Pure. The words themselves stand in locale/.
"""

from rotonde.games.revolution.components import ids
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named, Seated, Text


def text_of(name: Named) -> Text:
    """A name that stands for itself."""
    return Text(name.id)


def city(city_id: ids.CityId) -> Named:
    """The name of a city."""
    return Named(f"city-{city_id}")


def seat_name(seat: Seat) -> Seated:
    """The name of whoever sits there."""
    return Seated(seat)


def worker(colour: ids.Colour) -> Named:
    """A worker of a colour, as it stands inside a sentence: `a purple worker`."""
    return Named(f"worker-{colour}")


def hue(colour: ids.Colour) -> Named:
    """A colour alone: `purple`."""
    return Named(f"colour-{colour}")


def where(place: ids.Where) -> Named:
    """The place of an available worker."""
    return Named(f"where-{place}")


def action(space: ids.ActionSpace) -> Named:
    """One of the four actions."""
    return Named(f"action-{space}")


def part(name: str) -> Named:
    """A part of an action."""
    return Named(f"part-{name}")


def unused_part(which: str) -> Named:
    """A part that is still open, as a sentence names it."""
    return Named(f"unused-{which}")


def piece(kind: ids.PieceKind) -> Named:
    """A building or a rail."""
    return Named(f"piece-{kind}")


def track(name: ids.Track) -> Named:
    """A performance track."""
    return Named(f"track-{name}")


def train(kind: ids.TrainKind) -> Named:
    """A kind of train, by its bonus."""
    return Named(f"train-{kind}")


def bonus(kind: ids.TrainKind) -> Named:
    """The bonus of a kind of train, in words."""
    return Named(f"bonus-{kind}")


def brings(kind: ids.TrainKind) -> Named:
    """The bonus of a kind of train, as short as a button has it."""
    return Named(f"brings-{kind}")


def dollars(amount: int) -> Text:
    """A sum, as `$600`."""
    return Text("dollars", {"amount": amount})


def dollars_plus(amount: int) -> Text:
    """A sum that is added or taken away, as `+$200` or `−$200`."""
    if amount < 0:
        return Text("dollars-minus", {"amount": -amount})
    return Text("dollars-plus", {"amount": amount})


def points_plus(count: int) -> Text:
    """Points that are gained or lost, as `+8 VP` or `−8 VP`."""
    if count < 0:
        return Text("points-minus", {"count": -count})
    return Text("points-plus", {"count": count})
