"""The worth of a map in counts to come: its objectives, its next pieces, the challenge.

Pure. Points of the ground stand on the card already: they are what a tile changes at once.
"""

from collections.abc import Iterator

from rotonde.games.tiles import names
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import ObjectiveId, PieceKind
from rotonde.games.tiles.scoring.objectives import holds
from rotonde.games.tiles.scoring.points import best_worths
from rotonde.games.tiles.scoring.totals import challenge_now
from rotonde.games.tiles.state import CONSTANTS, PlayArea, State, empty_slots
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text


def prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    """Objectives and the challenge as the end would find them, and the next piece of each kind."""
    area = state.areas[seat]
    for kind in state.objectives:
        yield judged_objective(area, kind)
    best = best_worths(area, empty_slots(area), state.challenge)
    for name in BOARD.kinds:
        if name in best:  # a slot that comes or goes stands on the card itself
            yield next_piece(name, best[name])
    if state.challenge is not None:
        yield from judged_challenge(state)


def judged_objective(area: PlayArea, kind: ObjectiveId) -> Prospect:
    """An objective tile: laid or not, its condition met or not (TIL-86)."""
    met, laid = holds(area, kind), kind in area.map.objectives
    standing = "met" if met else "open" if laid else "away"
    text = Text("later-objective", {"objective": names.objective(kind), "standing": standing})
    amount = CONSTANTS.objective_points * met
    return Prospect(
        f"objective {kind}", amount, (laid, met), text, points(amount), "TIL-86", "objectives"
    )


def next_piece(kind: PieceKind, worth: int) -> Prospect:
    """The points of one more piece of a kind on the best empty slot (TIL-56)."""
    text = Text("later-piece", {"piece": names.piece(kind), "points": worth})
    return Prospect(f"piece {kind}", worth, (), text, points(worth), "TIL-56")


def judged_challenge(state: State) -> Iterator[Prospect]:
    """The progress of the solo challenge, and the stars of the total (TIL-114)."""
    result = challenge_now(state)
    assert result is not None
    assert state.challenge is not None
    row = BOARD.challenges[state.challenge]
    facts: dict[str, Fact] = {
        "challenge": names.challenge(row.id),
        "value": result.value,
        "target": row.value,
        "bound": "most" if row.check.endswith("at_most") else "least",
        "kept": "yes" if result.kept else "no",
    }
    figure = Text("later-stars", {"stars": result.rating})
    text = Text("later-challenge", facts)
    yield Prospect("challenge", result.rating, (result.value,), text, figure, "TIL-114")


def points(amount: int) -> Text:
    """A figure in points."""
    return Text("later-points", {"points": amount})
