"""The signs that a card puts on the board of Railroad Tycoon, and on the track of the scores."""

from collections.abc import Iterable, Iterator

from rotonde.games.tycoon import things
from rotonde.games.tycoon.state import State, income_of, track_space
from rotonde.games.tycoon.view.shapes import WayView
from rotonde.kernel.desk.menu import PreviewRow, Sign
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Gain, Text


class TileSign(Sign, frozen=True, tag_field="sign", tag="tile"):
    """The tile that is pointed at, with its price."""

    text: Text


class WaySign(Sign, frozen=True, tag_field="sign", tag="way"):
    """Before a link is begun, the cheapest way to a city from an exit."""

    exit: Thing
    way: WayView


class WestSign(Sign, frozen=True, tag_field="sign", tag="west"):
    """The western link that is pointed at."""


class HeldSign(Sign, frozen=True, tag_field="sign", tag="held"):
    """The cube that would travel."""


class RouteSign(Sign, frozen=True, tag_field="sign", tag="route"):
    """A link that a cube would travel, in order, with what it pays."""

    text: Text


class PaysSign(Sign, frozen=True, tag_field="sign", tag="pays"):
    """The city that a cube would come to, with all that the delivery pays."""

    text: Text


class HotelSign(Sign, frozen=True, tag_field="sign", tag="hotel"):
    """The city where a hotel would stand."""


class ScoreSign(Sign, frozen=True, tag_field="sign", tag="score"):
    """The score of a seat after a choice."""

    seat: Seat
    score: int
    space: int
    income: int


AnySign = TileSign | WaySign | WestSign | HeldSign | RouteSign | PaysSign | HotelSign | ScoreSign


def scores(state: State, gains: Iterable[Gain]) -> Iterator[ScoreSign]:
    """The scores after these gains of points, of the seats that have any."""
    earned: dict[Seat, int] = {}
    for gain in gains:
        earned[gain.seat] = earned.get(gain.seat, 0) + gain.amount
    for seat, points in earned.items():
        score = state.railroads[seat].score + points
        space, income = track_space(score), income_of(score)
        yield ScoreSign(things.seat(seat), seat, score, space, income)


def scores_after(state: State, rows: Iterable[PreviewRow]) -> Iterator[ScoreSign]:
    """The scores after the objectives that a choice meets."""
    return scores(state, (gain for row in rows for gain in row.gains))
