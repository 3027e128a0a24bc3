"""Makes what is planned and not yet on the shelf: `python -m tests.recordings.make`.

A plan says who plays how, and what must happen; seeds are tried until it does. A new recording is a
new plan at the end of the list; an old one is never made again, only replayed.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

import msgspec

from rotonde.bots.bot import never
from rotonde.bots.greedy import GreedyBot
from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.events import LineAbsorbed, LineIsolated, PassengerTaken, VetoAnswered
from rotonde.games.rocket.state import RocketOptions, State
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.play import play
from rotonde.kernel.record import Record, opening, record_of
from rotonde.kernel.refusal import Refusal
from rotonde.kernel.rng import Rng, below, pick
from tests.recordings.shelf import SHELF, started
from tests.recordings.transcript import put

Policy = Callable[[State, Seat, Rng], Any]

LIVELY: Final = {"SelectLine": 80, "TakeMarker": 30, "PlaceStation": 20, "PickStation": 3}
BIDDING: Final = {"SelectLine": 90, "PickStation": 1, "VetoBid": 40, "VetoMatch": 20}
WANDERING: Final = {"SelectLine": 2, "TakeMarker": 3, "PickStation": 200}
ORDINARY: Final = 10
"""The weight of a kind of action that a policy does not name."""

STRICT: Final = RocketOptions(station_may_leave_track=False, money_visible=True)
LIVELY_GAME: Final = (LineAbsorbed, LineIsolated, PassengerTaken, VetoAnswered)


class Plan(msgspec.Struct, frozen=True):
    """One recording: who plays how, and what must happen."""

    seats: int
    policy: Policy
    reason: str
    options: RocketOptions = RocketOptions()
    wanted: tuple[type[Event], ...] = LIVELY_GAME


def weighted(weights: Mapping[str, int]) -> Policy:
    """A policy that prefers some kinds of action."""

    def choose(state: State, seat: Seat, rng: Rng) -> Any:
        kinds: dict[str, list[Any]] = {}
        for action in ROCKET.legal(state, seat):
            kinds.setdefault(type(action).__name__, []).append(action)
        urn = [kind for kind in kinds for _ in range(weights.get(kind, ORDINARY))]
        kind, rng = pick(rng, urn)
        return pick(rng, kinds[kind])[0]

    return choose


def greedy(state: State, seat: Seat, rng: Rng) -> Any:
    """What the greedy bot does."""
    bot = GreedyBot(ROCKET, seat)
    return bot.choose(ROCKET.view(state, seat), ROCKET.legal(state, seat), rng, never)


def limited(rounds: int, options: RocketOptions = RocketOptions()) -> RocketOptions:  # noqa: B008
    """Options with a short patience for stalling."""
    return msgspec.structs.replace(options, stall_limit_rounds=rounds)


PLANS: Final[Sequence[Plan]] = (
    Plan(2, weighted(LIVELY), "shares"),
    Plan(3, weighted(LIVELY), "shares"),
    Plan(4, weighted(LIVELY), "shares"),
    Plan(2, weighted(BIDDING), "shares", STRICT),
    Plan(3, weighted(BIDDING), "shares", STRICT),
    Plan(4, weighted(BIDDING), "shares", STRICT),
    Plan(2, weighted(BIDDING), "tiles", wanted=(VetoAnswered,)),
    Plan(3, weighted(BIDDING), "tiles", wanted=(VetoAnswered, LineAbsorbed)),
    Plan(4, weighted(BIDDING), "tiles", STRICT, wanted=(VetoAnswered,)),
    Plan(2, weighted(WANDERING), "stall", limited(3), wanted=()),
    Plan(3, weighted(WANDERING), "stall", limited(4), wanted=()),
    Plan(4, weighted(WANDERING), "stall", limited(3, STRICT), wanted=()),
    Plan(2, greedy, "shares", wanted=()),
    Plan(3, greedy, "shares", wanted=()),
    Plan(4, greedy, "shares", wanted=()),
)


def attempt(plan: Plan, seed: str) -> Record | None:
    """The game of one seed, if it is what the plan wants."""
    record = opening(ROCKET, plan.seats, plan.options, seed)
    state, rng = started(ROCKET, record), Rng(f"play {seed}")
    moves, events = [], set()
    while actors := ROCKET.actors(state):
        seat = min(actors)
        draw, rng = below(rng, 2**32)
        action = plan.policy(state, seat, Rng(str(draw)))
        turn = play(ROCKET, state, seat, action)
        assert not isinstance(turn, Refusal)
        moves.append((seat, action))
        events |= {type(event) for event in turn.events}
        state = turn.state
    if state.end_reason != plan.reason or not events >= set(plan.wanted):
        return None
    return record_of(ROCKET, started(ROCKET, record), record, moves)


def make(number: int, plan: Plan) -> Record:
    """The first seed that gives what the plan wants."""
    for trial in range(2_000):
        if (record := attempt(plan, f"rocket {number:04} {trial}")) is not None:
            return record
    raise ValueError(f"plan {number} wants what does not happen")


def main() -> None:
    """Make what is missing."""
    for number, plan in enumerate(PLANS, start=1):
        path = SHELF / "rocket" / f"{number:04}.json"
        if not path.exists():
            record = make(number, plan)
            put(path, record)
            print(f"{path.name}: {len(record.moves)} moves, seed {record.seed!r}")


if __name__ == "__main__":
    main()
