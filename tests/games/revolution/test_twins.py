"""Fast and slow agree: the map, the cheapest rails, and whether an action can be completed."""

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from rotonde.games.revolution.actions import (
    AcceptDeal,
    ChooseDeal,
    DiscardWorker,
    FlipTrain,
    PassMarket,
    PlaceWorker,
    ResolvePart,
    SellShare,
)
from rotonde.games.revolution.board import BOARD, available, connected_cities
from rotonde.games.revolution.board import cheapest as fast_cheapest
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS, TRAINS
from rotonde.games.revolution.rules import flow, setup
from rotonde.games.revolution.rules.changes import with_step
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.rules.effects import STEPS, SURE, surely_start
from rotonde.games.revolution.rules.foresight import can_complete, has_options
from rotonde.games.revolution.state import RevolutionOptions, State
from rotonde.games.revolution.steps import ChooseWorker, KeepingMilestone
from rotonde.kernel.law.rng import Rng, below, pick
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.depth import depth
from tests.support.revolution import actor
from tests.support.revolution_forms import structural
from tests.support.revolution_map import city_ids, free_spaces, reached, space_ids
from tests.support.revolution_plain import (
    after,
    cheapest,
    exhaustively_completes,
    plainly_completes,
)

STARTING = (ResolvePart, FlipTrain, AcceptDeal, ChooseDeal, DiscardWorker)
"""Options that also need an effect that does something (REV-36)."""


def positions(seed: str, wanted: int, spread: int) -> Iterator[State]:
    """Positions inside actions and Markets of random games; shares are rarely sold."""
    rng, number = Rng(f"twins {seed}"), 0
    while wanted > 0:
        number += 1
        options = RevolutionOptions(hard_gates=bool(number & 1))
        start = setup.beginning(2 + number % 3, options, Rng(f"{seed} {number}"))
        state = flow.settle(Turn(start)).state
        while state.steps and wanted > 0:
            top = state.steps[-1]
            dice, rng = below(rng, spread)
            inside = not isinstance(top, ChooseWorker | KeepingMilestone)
            if state.round and inside and not dice:
                wanted -= 1
                yield state
            legal = DECISIONS.legal(state, actor(state))
            action, rng = pick(rng, legal)
            if isinstance(action, SellShare):
                action, rng = pick(rng, legal)
            state = flow.settle(DECISIONS.apply(state, actor(state), action)).state


def compare(seed: str, wanted: int, spread: int) -> Counter[str]:
    """How often foresight, the plain procedure and exhaustive search agree on an option."""
    found: Counter[str] = Counter()
    for state in positions(seed, wanted, spread):
        seat = actor(state)
        for number, option in enumerate(structural(state, seat, rich=False)):
            if isinstance(option, PassMarket):
                continue
            then = after(state, seat, option)
            fast = can_complete(then, seat)
            found["plain"] += fast == plainly_completes(then, seat)
            found["options"] += 1
            if not isinstance(option, STARTING):
                found["offered"] += (option in DECISIONS.legal(state, seat)) == fast
                found["plain options"] += 1
            if not fast or number % 16 == 0:
                slow = exhaustively_completes(then, seat, 2500)
                found["undecided" if slow is None else f"{fast} {slow}"] += 1
    return found


@rule("REV-64", "REV-65", "REV-66", "REV-67")
def test_foresight_agrees_with_the_procedure_and_with_trying_everything() -> None:
    """No offered option leads into a corner, and none is barred that leads out of one."""
    found = compare("few", 30, 9)

    assert found["plain"] == found["options"] > 0
    assert found["offered"] == found["plain options"] > 0
    assert found["True False"] == found["False True"] == 0
    assert found["True True"] > 5
    assert found["undecided"] < found["True True"]


@pytest.mark.slow
@pytest.mark.deep
@rule("REV-64", "REV-65")
def test_foresight_agrees_on_thousands_of_positions() -> None:
    """The same over many games."""
    wanted = depth(sample=400, whole=4000)
    found = compare("many", wanted, 7)

    assert found["plain"] == found["options"] > 2 * wanted
    assert found["offered"] == found["plain options"] > wanted
    assert found["True False"] == found["False True"] == 0
    assert found["False False"] > wanted // 20


@rule("REV-36")
def test_an_effect_that_surely_starts_has_an_option_to_take() -> None:
    """The answer without a look ahead, held against the options of the step that an op opens."""
    ops = {op for train in BOARD.trains.values() for op in train.bonus}
    ops |= {op for tile in BOARD.city_tiles.values() for op in (*tile.reward, *tile.first_bonus)}
    seen = Counter[bool]()
    for state in positions("sure", depth(sample=30, whole=300), 7):
        seat, supply = actor(state), (0,) * len(COLOURS)
        for here in (state, replace(state, supply=supply, train_piles=(0,) * len(TRAINS))):
            for op in ops:
                if type(op) in SURE:
                    step = STEPS[type(op)](here, seat, op, ())
                    found = step is not None and has_options(with_step(here, step))
                    assert surely_start(here, seat, (op,)) == found
                    seen[found] += 1
    assert seen[True] > 20
    assert seen[False] > 20


@rule("REV-53", "REV-64")
def test_workers_go_exactly_where_the_procedure_lets_them() -> None:
    """Every colour of the stock on every space, also for seats that are nearly out of money."""
    seen = Counter[bool]()
    for state in beginnings_of_turns("workers", depth(sample=6, whole=60)):
        seat = actor(state)
        poor = replace(state.companies[seat], cash=state.companies[seat].cash % 250, shares=0)
        companies = (*state.companies[:seat], poor, *state.companies[seat + 1 :])
        for each in (state, replace(state, companies=companies)):
            stock = each.companies[seat].crew.stock
            placings = [
                PlaceWorker(colour, space)
                for colour, count in zip(COLOURS, stock, strict=True)
                if count
                for space in ACTION_SPACES
            ]
            allowed = [p for p in placings if plainly_completes(after(each, seat, p), seat)]
            legal = DECISIONS.legal(each, seat)
            assert [action for action in legal if isinstance(action, PlaceWorker)] == allowed
            seen.update(placing in allowed for placing in placings)
    assert seen[False] > 5


def beginnings_of_turns(seed: str, wanted: int) -> Iterator[State]:
    """Positions in which a worker is to be placed."""
    rng, number = Rng(seed), 0
    while wanted > 0:
        number += 1
        start = setup.beginning(2 + number % 3, RevolutionOptions(), Rng(f"{seed} {number}"))
        state = flow.settle(Turn(start)).state
        while state.steps and wanted > 0:
            dice, rng = below(rng, 8)
            if isinstance(state.steps[-1], ChooseWorker) and not dice:
                wanted -= 1
                yield state
            action, rng = pick(rng, DECISIONS.legal(state, actor(state)))
            state = flow.settle(DECISIONS.apply(state, actor(state), action)).state


@rule("REV-20", "REV-21")
def test_the_map_in_bits_and_in_names() -> None:
    """Connected cities and available spaces of networks that grow at random."""
    rng = Rng("networks")
    for _ in range(40):
        network = BOARD.start
        for _ in range(12):
            rails = space_ids(network)
            assert city_ids(connected_cities(network)) == reached(rails)
            assert space_ids(available(network)) == free_spaces(rails)
            space, rng = pick(rng, sorted(free_spaces(rails)))
            network |= 1 << BOARD.spaces.number[space]


@rule("REV-65")
def test_the_cheapest_rails_in_bits_and_in_names() -> None:
    """Least triangles, lowest ids."""
    for state in positions("cheap", 12, 5):
        company = state.companies[actor(state)]
        for rails in (1, 2):
            names = tuple(BOARD.spaces.ids[n] for n in fast_cheapest(company.network, rails))
            assert names == cheapest(company, rails)
