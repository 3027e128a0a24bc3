"""Milestones, the end, the count and the variants (REV-110 to REV-132)."""

from msgspec.structs import replace

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import MilestoneId
from rotonde.games.revolution.components.rows import ConditionKind, ConditionRow
from rotonde.games.revolution.events import MilestoneCompleted, MilestoneOffered, MilestonesLooked
from rotonde.games.revolution.reasons import NOT_AT_THIS_STEP, NOT_LOOKED_AT
from rotonde.games.revolution.scoring import holds, progress_in, sources
from rotonde.games.revolution.state import RevolutionOptions
from rotonde.games.revolution.view import view
from tests.support import rule
from tests.support.revolution import actor, choices, play, position, refused, step, told

SALE = ("worker white trade", "sell rail", "finish")
READY = "milestones A2-4 A1-4 | manager A1-4 turquoise | manager A2-4 turquoise"
REACHED = "rails S05 S01 S02 S10 S11"


@rule("REV-30", "REV-110", "REV-112")
def test_two_milestones_complete_one_after_the_other() -> None:
    """A1 before A2 whatever their age; the replacement comes before the next completion."""
    state = position(f"{READY} | {REACHED}")
    state = play(state, "worker white trade", "sell rail")
    events = told(state, "finish")
    assert [e.milestone for e in events if isinstance(e, MilestoneCompleted)] == ["A1-4"]

    looking = play(state, "finish")
    assert refused(looking, "share") == refused(looking, "hire grey") == NOT_AT_THIS_STEP()
    state = play(looking, "keep B-2")
    assert choices(state, "keep") == ["B-4", "B-5", "B-6"]
    state = play(state, "keep B-5")

    assert state.companies[0].completed == ("A1-4", "A2-4")
    assert [tile.id for tile in state.companies[0].milestones] == ["B-2", "B-5"]
    assert (step(state), actor(state)) == ("ChooseWorker", 1)


@rule("REV-113")
def test_a_new_milestone_waits_for_its_managers() -> None:
    """Though its conditions hold already."""
    state = position("milestones A1-4 | manager A1-4 turquoise | rails S01 S02 S05 S08 S10 S11 S13")
    after = play(replace(state, piles=((MilestoneId("B-4"),), *state.piles[1:])), *SALE)
    (kept,) = after.companies[0].milestones

    assert all(holds(after.companies[0], each) for each in BOARD.milestones[kept.id].conditions)
    assert (kept.id, kept.managers, after.companies[0].completed) == ("B-4", (None,), ("A1-4",))
    assert after.piles[0] == ()


@rule("REV-110")
def test_of_one_letter_the_older_milestone_is_completed_first() -> None:
    """Whatever their numbers."""
    state = position(
        "milestones B-4 B-1 | manager B-4 turquoise | manager B-1 purple | stations houston "
        "| rails S01 S02 S05 S08 S10 S11 S13"
    )
    state = play(state, *SALE, "keep C-1")

    assert state.companies[0].completed == ("B-4", "B-1")
    assert [tile.id for tile in state.companies[0].milestones] == ["C-1"]


@rule("REV-110")
def test_seats_are_handled_from_the_active_one() -> None:
    """Clockwise."""
    one = f"1: {READY.replace(' | ', ' | 1: ')} | 1: {REACHED}"
    state = position(f"{READY} | {REACHED} | active 1 | {one}")
    state = play(state, *SALE)

    assert actor(state) == 1
    state = play(state, "keep B-1", "keep B-4")
    assert actor(state) == 0


@rule("REV-111", "REV-112")
def test_d_brings_none_and_an_empty_pile_brings_none() -> None:
    """The seat then has fewer open milestones."""
    state = position("milestones D-1 A2-4 | manager D-1 white grey | rails S37 | under B")
    after = play(state, *SALE)
    assert [tile.id for tile in after.companies[0].milestones] == ["A2-4"]
    empty = play(position(f"{READY} | {REACHED} | under B"), *SALE)
    assert empty.companies[0].milestones == ()


@rule("REV-112")
def test_fewer_are_looked_at_if_fewer_are_left() -> None:
    """Two to choose from; a single one is kept by itself; others are not to be had."""
    two = play(position(f"{READY} | {REACHED} | under B B-7 B-3"), *SALE)
    assert choices(two, "keep") == ["B-3", "B-7"]
    assert refused(two, "keep B-1") == NOT_LOOKED_AT()
    after = play(two, "keep B-3")
    assert [tile.id for tile in after.companies[0].milestones] == ["B-3", "B-7"]


@rule("REV-112")
def test_what_was_put_under_is_known_until_another_looks() -> None:
    """The two others lie at the bottom in the order drawn."""
    state = play(position(f"{READY} | {REACHED}"), *SALE, "keep B-2")

    assert state.piles[0][-2:] == ("B-1", "B-3")
    assert state.companies[0].sunk == ("B-1", "B-3")
    other = f"1: {READY.replace(' | ', ' | 1: ')} | 1: {REACHED} | active 1"
    looked = play(position(f"{other} | under B B-1 B-4 B-5 | sunk B-1 B-9"), *SALE)
    assert looked.companies[0].sunk == ("B-9",)
    again = f"{READY} | {REACHED} | under B B-1 B-3 B-4 | sunk B-1 B-3"
    assert play(position(again), *SALE, "keep B-1").companies[0].sunk == ("B-3", "B-4")


@rule("REV-114")
def test_conditions() -> None:
    """Exact values; the start space counts for no terrain."""
    company = position("rails S05 S06 S03 S04 | stations miami").companies[0]

    def have(kind: ConditionKind, **facts: int) -> int:
        return progress_in(company, ConditionRow(kind, 1, **facts))

    assert have("connect_level", level=1) == 2
    assert have("connect_level", level=2) == 2
    assert have("stations_level", level=2) == 1
    assert have("stations_level", level=1) == 0
    assert have("rails_market") == 1
    assert have("rails_terrain", triangles=0) == 2
    assert have("rails_terrain", triangles=1) == 1
    assert have("rails_terrain", triangles=3) == 1


@rule("REV-120")
def test_a_deal_may_set_the_end_for_an_answering_seat() -> None:
    """Any seat without pieces left of the logo sets it, once."""
    state = position("market 1 | 1: board 1 2 | 2: board 1 1 | final 9 | round 3")
    assert play(state, *SALE).final_round == 9
    fresh = position("market 1 | shares 0 | 1: board 1 2 | round 3")
    fresh = play(
        fresh, "worker white telegraph", "office 3", "finish", "pass", "deal 2", "rail S05"
    )
    while step(fresh) == "MarketOffer":
        fresh = play(fresh, "pass")

    assert fresh.final_round == 4


@rule("REV-121", "REV-122")
def test_after_the_very_last_turn_nothing_is_drawn() -> None:
    """Milestones still complete and score."""
    last = f"seats 2 | {READY} | {REACHED} | round 9 | final 9 | active 1"
    state = play(position(last), *SALE)

    assert state.over
    assert state.companies[0].completed == ("A1-4", "A2-4")
    assert state.companies[0].milestones == ()
    assert state.piles[0] == BOARD.pile("B")


@rule("REV-122")
def test_a_market_of_the_last_turn_is_for_all() -> None:
    """A seat that has had its last turn takes a deal and completes a milestone by it."""
    state = position(
        "seats 2 | round 9 | final 9 | active 1 | first 0 | market 4 | shares 1 "
        "| milestones A1-1 A2-2 | rails S01 S02 S05 | stations miami | stock 4 white 1 orange"
    )
    state = play(state, "worker white telegraph", "office 3", "finish", "pass")
    assert actor(state) == 0
    state = play(state, "deal 1", "promote orange stock A1-1")

    assert state.over
    assert state.companies[0].completed == ("A1-1",)
    assert sources(state.companies[0])["milestones"] == 18


@rule("REV-130")
def test_hard_gates() -> None:
    """500, 500 and 1000."""
    hard = position("option hard_gates")

    assert [hard.gate_price(track, 3) for track in range(3)] == [
        ("money", 500),
        ("money", 500),
        ("money", 1000),
    ]
    assert position().gate_price(2, 3) == ("money", 100)
    assert hard.gate_price(0, 5) == ("shares", 1)


@rule("REV-131")
def test_open_milestones() -> None:
    """The whole pile is offered, and shown to all."""
    state = position(f"option open_milestones | {READY} | {REACHED}")
    state = play(state, "worker white trade", "sell rail")
    events = told(state, "finish")
    assert any(isinstance(event, MilestoneOffered) for event in events)
    assert not any(isinstance(event, MilestonesLooked) for event in events)
    state = play(state, "finish")

    assert len(choices(state, "keep")) == 10
    assert view(state, None).piles[0].tiles == BOARD.pile("B")
    state = play(state, "keep B-7")
    assert len(choices(state, "keep")) == 9
    assert RevolutionOptions() == RevolutionOptions(hard_gates=False, open_milestones=False)
