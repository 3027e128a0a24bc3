"""The end of the game and the final count in the log, and the remark that a choice ends it."""

from collections.abc import Iterable, Iterator
from typing import Final

from rotonde.games.tiles import events as past
from rotonde.games.tiles import names
from rotonde.games.tiles.state import State
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, heading
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, LogLine, Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import reveals


def end_remarks(turn: Turn[State]) -> Iterator[Text]:
    """The remark of a choice that ends the game, or the round."""
    if not turn.state.steps:
        yield Text("remark-game-ends")
    elif reveals(turn.events):
        yield Text("remark-round-ends")


# --- the log --------------------------------------------------------------------------------------


def line_of_end(_: past.GameEnded) -> LogLine:
    return heading("log-ended")


def gains_with_counts(counts: Iterable[int], points: Iterable[int]) -> tuple[Gain, ...]:
    """The points of each seat that took part, and how many things they are for."""
    return tuple(
        Gain(Seat(seat), amount, with_count(amount, count))
        for seat, (count, amount) in enumerate(zip(counts, points, strict=True))
        if count
    )


def with_count(points: int, count: int) -> Text:
    """Points, and how many things they are for."""
    message = "log-gain-lost" if points < 0 else "log-gain-count"
    return Text(message, {"points": abs(points), "count": count})


def line_of_cities(event: past.CitiesScored) -> LogLine:
    return consequence("log-cities", gains_with_counts(event.counts, event.points))


def line_of_rectangles(event: past.RectanglesScored) -> LogLine:
    gains = tuple(
        Gain(Seat(seat), points, with_size(points, *size))
        for seat, (size, points) in enumerate(zip(event.sizes, event.points, strict=True))
    )
    return consequence("log-rectangle", gains)


def with_size(points: int, width: int, height: int) -> Text:
    """Points, and the size of the rectangle that they are for."""
    return Text("log-gain-size", {"points": points, "width": width, "height": height})


def line_of_dead_ends(event: past.DeadEndsCounted) -> LogLine:
    return consequence("log-dead-ends", gains_with_counts(event.counts, event.points))


def line_of_objective(event: past.ObjectiveScored) -> LogLine | None:
    """The seats that laid an objective tile; silent where nobody did."""
    gains = tuple(
        Gain(Seat(seat), points, names.signed_points(points) if points else Text("log-gain-fails"))
        for seat, (laid, points) in enumerate(zip(event.laid, event.points, strict=True))
        if laid
    )
    objective = names.objective(event.kind)
    return consequence("log-objective", gains, objective=objective) if gains else None


def line_of_challenge(event: past.ChallengeJudged) -> LogLine:
    """A failed challenge takes every point (TIL-114)."""
    name = names.challenge(event.challenge)
    if event.kept:
        return consequence(
            "log-challenge-kept", challenge=name, score=event.score, rating=event.rating
        )
    lost = names.point_gains(event.seat, event.score - event.total)
    return consequence(
        "log-challenge-failed", lost, challenge=name, value=event.value, target=event.target
    )


CHAPTER: Final = DeskChapter(
    lines={
        past.GameEnded: line_of_end,
        past.CitiesScored: line_of_cities,
        past.RectanglesScored: line_of_rectangles,
        past.DeadEndsCounted: line_of_dead_ends,
        past.ObjectiveScored: line_of_objective,
        past.ChallengeJudged: line_of_challenge,
    },
)
