"""What greedy seats did in Railroad Revolution, and where their points came from.

`python -m tests.games.revolution.strategies --games 100 [--seats 4] [--seed rotonde] [--workers 2]`
prints points by source and what was done, for winners and for all seats, and how seats fared by
what most of their points came from. The tables of this game are reconstructed: this is what they
are judged by.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from rotonde.bots.arena import asked
from rotonde.bots.levels import bot_at
from rotonde.bots.workers import spread
from rotonde.games.revolution import REVOLUTION
from rotonde.games.revolution.events import (
    DealTaken,
    MilestoneCompleted,
    OfficePlaced,
    PieceSold,
    RailPlaced,
    StationPlaced,
    TrackAdvanced,
    TrainTaken,
    WorkerHired,
    WorkerPlaced,
)
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng

DOINGS: Final[Mapping[type[Event], str]] = {
    OfficePlaced: "offices",
    RailPlaced: "rails",
    StationPlaced: "stations",
    DealTaken: "deals",
    MilestoneCompleted: "milestones",
    TrainTaken: "trains",
    WorkerHired: "hires",
    PieceSold: "sales",
}
LEANINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "the telegraph": ("telegraph", "links"),
    "rails and stations": ("stations", "network"),
    "milestones": ("milestones",),
    "trains": ("trains",),
}
"""What a seat may have lived on, and the sources that belong to it."""


class Task(NamedTuple):
    seats: int
    seed: str


class Seated(NamedTuple):
    """How one seat did."""

    won: bool
    points: Mapping[str, int]
    doings: Mapping[str, int]

    @property
    def score(self) -> int:
        return sum(self.points.values())

    @property
    def figures(self) -> Mapping[str, int]:
        """All that is told of it, by name."""
        points = {f"from {source}": points for source, points in self.points.items()}
        return {"points": self.score, **points, **self.doings}

    @property
    def leaning(self) -> str:
        """What most of its points came from."""
        return max(LEANINGS, key=lambda name: sum(self.points[part] for part in LEANINGS[name]))


def whole_game(task: Task) -> list[Seated]:
    """One game of greedy bots."""
    bots = [bot_at("greedy", REVOLUTION, Seat(seat)) for seat in range(task.seats)]
    state = REVOLUTION.setup(task.seats, REVOLUTION.options(), Rng(task.seed))
    counts, moves = [Counter[str]() for _ in bots], 0
    while actors := REVOLUTION.actors(state):
        seat, moves = min(actors), moves + 1
        action = asked(REVOLUTION, state, seat, bots[seat], Rng(f"{task.seed}:{moves}"))
        turn = play(REVOLUTION, state, seat, action)
        assert not isinstance(turn, Refusal)
        count(counts, turn.events)
        state = turn.state
    outcome = REVOLUTION.outcome(state)
    assert outcome is not None
    return [
        Seated(each.seat in outcome.winners, each.breakdown, counts[each.seat])
        for each in outcome.standings
    ]


def count(counts: Sequence[Counter[str]], events: Iterable[Event]) -> None:
    """Add what happened to the doings of the seats."""
    for event in events:
        match event:
            case WorkerPlaced(seat=seat, space=space):
                counts[seat][f"turns: {space}"] += 1
            case TrackAdvanced(seat=seat, track=track):
                counts[seat][f"steps: {track}"] += 1
            case (
                OfficePlaced(seat=seat)
                | RailPlaced(seat=seat)
                | StationPlaced(seat=seat)
                | DealTaken(seat=seat)
                | MilestoneCompleted(seat=seat)
                | TrainTaken(seat=seat)
                | WorkerHired(seat=seat)
                | PieceSold(seat=seat)
            ):
                counts[seat][DOINGS[type(event)]] += 1


# --- telling --------------------------------------------------------------------------------------


def report(seated: Sequence[Seated], games: int) -> str:
    """All figures are means of a seat and game."""
    parts = ([each.figures for each in seated if each.won], [each.figures for each in seated])
    done = sorted({name for each in seated for name in each.doings})
    lines = [f"{games} games, {len(seated)} seats", row("", ("winners", "all seats"))]
    for name in ("points", *(f"from {name}" for name in seated[0].points), *done):
        means = (fmean(each.get(name, 0) for each in part) for part in parts)
        lines.append(row(name, (f"{mean:.1f}" for mean in means)))
    lines += ["", row("most points from", ("seats", "won", "points"))]
    return "\n".join((*lines, *leanings(seated)))


def leanings(seated: Sequence[Seated]) -> Iterator[str]:
    """How seats fared by what they lived on."""
    for leaning in LEANINGS:
        alike = [each for each in seated if each.leaning == leaning]
        if alike:
            won, points = sum(each.won for each in alike), fmean(each.score for each in alike)
            yield row(leaning, (str(len(alike)), str(won), f"{points:.1f}"))


def row(name: str, cells: Iterable[str]) -> str:
    return f"{name:<22}" + "".join(f"{cell:>11}" for cell in cells)


def wanted() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    for name, default in (("games", 100), ("seats", 4), ("workers", 2)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--seed", default="rotonde")
    return parser.parse_args()


if __name__ == "__main__":
    asked_for = wanted()
    tasks = [Task(asked_for.seats, f"{asked_for.seed}:{n}") for n in range(asked_for.games)]
    seated: list[Seated] = []
    for game in spread(whole_game, tasks, asked_for.workers):
        seated += game
        print(*(each.score for each in game), file=sys.stderr, flush=True)
    print(report(seated, asked_for.games))
