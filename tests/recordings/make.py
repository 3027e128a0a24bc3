"""Makes what is planned and not yet on the shelf: `python -m tests.recordings.make`.

Seeds are tried until what the plan wants happens. An old recording is never made again, only
replayed.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
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
TOLD_EVERY: Final = 100


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


def attempt(rules: AnyRules, plan: Plan, seed: str) -> Record | Sequence[str]:
    """The game of one seed; where it is not the planned one, what is missing."""
    record = opening(rules, plan.seats, plan.options, seed)
    start = started(rules, record)
    game = list(played(rules, plan, start, Rng(f"play {seed}")))
    last: Turn[Any] = game[-1][2]
    happened = {type(event) for _, _, turn in game for event in turn.events}
    unseen = [f"no {kind.__name__}" for kind in plan.wanted if kind not in happened]
    missing = [*unseen, *missed(plan, rules.outcome(last.state))]
    if missing:
        return missing
    return record_of(rules, start, record, [(seat, action) for seat, action, _ in game])


def missed(plan: Plan, outcome: Outcome | None) -> Iterator[str]:
    """In what a game ended otherwise than planned."""
    reason = None if outcome is None else outcome.reason
    if reason != plan.reason:
        yield f"ended by {reason}, not {plan.reason}"
    elif outcome and plan.least is not None and outcome.standings[0].score < plan.least:
        yield f"won with less than {plan.least}"


def make(rules: AnyRules, number: int, plan: Plan) -> Record:
    """The first seed that gives what the plan wants. Raises `ValueError` where none does."""
    missing: Counter[str] = Counter()
    for trial in range(1, TRIALS + 1):
        found = attempt(rules, plan, f"{rules.id} {number:04} {trial - 1}")
        if isinstance(found, Record):
            return found
        missing.update(found)
        if trial % TOLD_EVERY == 0:
            print(f"{rules.id}/{number:04}: {trial} seeds tried, {told(missing)}", flush=True)
    raise ValueError(f"no seed gives plan {number}: {told(missing)}")


def told(missing: Counter[str]) -> str:
    """What was missing, and how often."""
    return "; ".join(f"{what} ({times})" for what, times in missing.most_common())


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
