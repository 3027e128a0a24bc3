"""Makes what is planned and not yet on the shelf: `python -m tests.recordings.make`.

Seeds are tried until what the plan wants happens. An old recording is never made again, only
replayed.
"""

from collections.abc import Iterator
from typing import Any, Final

import rotonde
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Record, opening, record_of
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from tests.recordings.plans import Plan, plans_of
from tests.recordings.shelf import SHELF, started
from tests.recordings.transcript import put

TRIALS: Final = 2_000


def played(rules: AnyRules, plan: Plan, state: Any, rng: Rng) -> Iterator[tuple[Seat, Any, Any]]:
    """The game as the policy of a plan plays it: seat, action, turn."""
    while actors := rules.actors(state):
        seat = min(actors)
        draw, rng = below(rng, 2**32)
        action = plan.policy(rules, state, seat, Rng(str(draw)))
        turn = play(rules, state, seat, action)
        assert not isinstance(turn, Refusal), f"{action}: {turn}"
        yield seat, action, turn
        state = turn.state


def attempt(rules: AnyRules, plan: Plan, seed: str) -> Record | None:
    """The game of one seed, if it is what the plan wants."""
    record = opening(rules, plan.seats, plan.options, seed)
    start = started(rules, record)
    game = list(played(rules, plan, start, Rng(f"play {seed}")))
    last: Turn[Any] = game[-1][2]
    outcome = rules.outcome(last.state)
    happened = {type(event) for _, _, turn in game for event in turn.events}
    if not happened >= set(plan.wanted) or not is_planned(plan, outcome):
        return None
    return record_of(rules, start, record, [(seat, action) for seat, action, _ in game])


def is_planned(plan: Plan, outcome: Outcome | None) -> bool:
    """Whether a game ended as the plan wants it to."""
    if outcome is None or outcome.reason != plan.reason:
        return False
    return plan.least is None or outcome.standings[0].score >= plan.least


def make(rules: AnyRules, number: int, plan: Plan) -> Record:
    """The first seed that gives what the plan wants."""
    for trial in range(TRIALS):
        record = attempt(rules, plan, f"{rules.id} {number:04} {trial}")
        if record is not None:
            return record
    raise ValueError(f"plan {number} wants what does not happen")


def main() -> None:
    """Make what is missing."""
    for game, rules in rotonde.GAMES.items():
        for number, plan in enumerate(plans_of(game), start=1):
            path = SHELF / game / f"{number:04}.json"
            if not path.exists():
                record = make(rules, number, plan)
                put(path, record)
                print(f"{game}/{path.name}: {len(record.moves)} moves, seed {record.seed!r}")


if __name__ == "__main__":
    main()
