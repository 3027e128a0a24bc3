"""What a bot knows of Railroad Tiles: what is to come, what it may be worth, and what to leave."""

from typing import Any

import msgspec
import pytest

from rotonde.bots import Bot, Foreseen, bot_at, never, plan_from_view
from rotonde.bots.arena import Match, play_match, schedule
from rotonde.games.tiles.actions import AnyAction, FinishPieces, PlacePiece
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot import EVALUATOR
from rotonde.games.tiles.bot.evaluator import TilesEvaluator
from rotonde.games.tiles.bot.goals import PACES, chance, likely
from rotonde.games.tiles.bot.ground import rectangle
from rotonde.games.tiles.bot.groups import Groups
from rotonde.games.tiles.bot.income import best, income
from rotonde.games.tiles.bot.prospects import Uses, prospect
from rotonde.games.tiles.bot.reading import Reading, read
from rotonde.games.tiles.bot.rings import least_lack
from rotonde.games.tiles.bot.tracks import at_stations, levels, rail_links, road_links, walks
from rotonde.games.tiles.components import ChallengeId
from rotonde.games.tiles.game import Tiles
from rotonde.games.tiles.graph import distance
from rotonde.games.tiles.scoring.challenges import MEASURES
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import decoder, encode
from tests.support.depth import depth
from tests.support.tiles import TILES, position

ROAD = "V24(0,0)o1 V21(1,0)o1 V21(2,0)o1"
"""A road from west to east with two slots for cars."""
ROUND_5 = "seats 2 | round 5 | tokens train car traveller"


def value(text: str) -> float:
    """How the first seat stands in a drawn position."""
    return EVALUATOR.value(position(text), Seat(0))


def reading(text: str) -> Reading:
    """A drawn position as the evaluation reads it."""
    state = position(text)
    return read(state.areas[0], prospect(state, 0), state.challenge)


def chosen(state: State, seat: int = 0) -> AnyAction:
    """What the greedy bot does."""
    bot: Bot[Any, AnyAction] = bot_at("greedy", TILES, Seat(seat))
    at = Seat(seat)
    return bot.choose(TILES.view(state, at), TILES.legal(state, at), Rng("bot"), never)


# --- what is to come ------------------------------------------------------------------------------


def test_tokens_are_counted_by_the_rounds_in_which_they_will_be_active() -> None:
    """Round 7: the left hall stays for one more round, the last token comes for one round only."""
    state = position("seats 2 | round 7 | tokens car train traveller | hand 0 V01")
    train, car, traveller = prospect(state, 0).plans[0]

    assert (train.now, train.later) == (1, 1)
    assert (car.now, car.later) == (0, 1)
    assert (traveller.now, traveller.later) == (1, 0)


def test_hidden_tokens_are_taken_at_their_average() -> None:
    """Thirteen uses in a game, whatever lies where (TIL-50)."""
    state = TILES.setup(2, TILES.options(), Rng("uses"))

    for plan in prospect(state, 0).plans:
        assert sum(uses.all for uses in plan) == pytest.approx(13)
    assert len(prospect(state, 0).plans) == 2


# --- pieces ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("groups", "uses", "points"),
    [
        (((0, 3),), 3, 1 + 2 + 3),
        (((2, 1), (0, 2)), 2, 3 + 1),
        (((2, 1), (0, 5)), 5, 1 + 2 + 3 + 4 + 5),
        (((4, 9),), 3, 5 + 5 + 5),
        (((0, 1),), 4, 1),
    ],
)
def test_pieces_go_where_they_score_most(
    groups: tuple[tuple[int, int], ...], uses: int, points: int
) -> None:
    """One after another, each worth one more than the last in its network, five at most."""
    assert best(groups, uses) == points


def test_slots_to_come_are_a_hope_and_no_more() -> None:
    """Worth something where tokens would be left over, less than a slot that is there."""
    uses = Uses(later=4.0)
    now, hoped, there = (
        income(Groups((2, empty), ()), uses, coming, 0.6, None)
        for empty, coming in ((1, 0.0), (1, 1.0), (2, 0.0))
    )

    assert now < hoped < there


def test_under_traffic_control_a_network_is_full_with_two() -> None:
    """Slots to come count in networks of their own."""
    free, limited = (
        income(Groups((0, 2), ()), Uses(later=6.0), 4.0, 1.0, crowd) for crowd in (None, 2)
    )

    assert free == 1 + 2 + 3 + 4 + 5 + 5
    assert limited == 3 * (1 + 2)


# --- the map --------------------------------------------------------------------------------------


def cells(*rows: str) -> frozenset[int]:
    """Occupied cells as they are drawn."""
    middle = BOARD.middle
    return frozenset(
        middle + y * BOARD.squares.width + x
        for y, row in enumerate(rows)
        for x, mark in enumerate(row)
        if mark == "#"
    )


def test_at_the_end_only_a_full_rectangle_counts() -> None:
    """A hole costs what lies around it."""
    full, holed = cells("###", "###", "###"), cells("###", "#.#", "###")

    assert rectangle(full, (0.0, 0.55, 0.15), None) == pytest.approx(9, abs=0.1)
    assert rectangle(holed, (0.0, 0.55, 0.15), None) == pytest.approx(3, abs=0.1)


def test_compact_maps_promise_larger_rectangles() -> None:
    """Nine tiles in a block, and nine that sprawl."""
    hopes = (12.0, 0.55, 0.15)
    block, sprawl = cells("###", "###", "###"), cells("#...#", "##..#", ".####")

    assert rectangle(block, hopes, None) > rectangle(sprawl, hopes, None)


@pytest.mark.parametrize(
    ("drawn", "holes", "size", "lacks"),
    [
        (("###", "#.#", "###"), 1, 1, 0),
        (("###", "#.#", "##."), 1, 1, 1),
        (("#####", "#.#.#", "#####"), 2, 1, 0),
        (("####", "#..#", "#..#", "####"), 1, 2, 0),
        (("####", "#..#", "#...", "##.#"), 1, 2, 2),
    ],
)
def test_rings_around_holes_are_counted_by_what_they_lack(
    drawn: tuple[str, ...], holes: int, size: int, lacks: int
) -> None:
    """Corners included (TIL-142, TIL-143)."""
    assert least_lack(cells(*drawn), frozenset(), holes, size) == lacks


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_quick_links_are_those_of_the_map(seed: str) -> None:
    """On maps of random games; travellers find the ways that the challenge measures."""
    state = TILES.setup(1, TILES.options(), Rng(seed))
    for number in range(50):
        legal = TILES.legal(state, Seat(0))
        turn = play(TILES, state, Seat(0), legal[number * 7 % len(legal)])
        assert not isinstance(turn, Refusal)
        state = turn.state
    ground = state.areas[0].map

    both = [r | h for r, h in zip(rail_links(ground), road_links(ground), strict=True)]
    assert tuple(both) == ground.links
    nodes = range(len(both))
    for here, there in ((n, n * 5 % len(both)) for n in nodes):
        start, goal = (at_stations(1 << node, ground.layout.stations) for node in (here, there))
        steps = [n for n, level in enumerate(levels(walks(ground), start)) if level & goal]
        way = distance(ground.links, ground.transfers, 1 << here, 1 << there, -1)

        assert steps == ([] if way is None else [way])


@pytest.mark.parametrize(
    "better",
    [
        f"map 0 {ROAD} V04(0,1)o1 V04(1,1)o1",  # a second row
        f"map 0 {ROAD} V39(3,0)o3",  # one dead end less
        f"map 0 {ROAD} V21(3,0)o1",  # one slot more
        f"map 0 {ROAD} | stars 2 1",
        f"map 0 {ROAD} | pieces 0 (1,0)=3",
    ],
)
def test_each_thing_that_pays_is_worth_something(better: str) -> None:
    """Against the bare road, everything else being equal."""
    bare = value(f"{ROUND_5} | map 0 {ROAD} | map 1 V25(0,0)o1")

    assert value(f"{ROUND_5} | {better} | map 1 V25(0,0)o1") > bare


def test_a_seat_stands_as_far_ahead_as_its_best_rival_behind() -> None:
    """With two seats what one has more the other has less."""
    state = position(f"{ROUND_5} | map 0 {ROAD} | map 1 V24(0,0)o1")
    first, second = EVALUATOR.values(state)

    assert first == pytest.approx(-second)
    assert first > 0


def test_when_the_game_is_over_only_totals_count() -> None:
    """Nothing is hoped for any more."""
    state = position(f"seats 2 | map 0 {ROAD} | map 1 V24(0,0)o1 | stars 3 0 | over")
    totals = TILES.scores(state)

    assert EVALUATOR.values(state) == [totals[0] - totals[1], totals[1] - totals[0]]


# --- challenges -----------------------------------------------------------------------------------


def test_every_mission_has_a_chance_and_none_is_certain_at_the_start() -> None:
    """Constraints are kept as long as they are not broken."""
    for id_, row in BOARD.challenges.items():
        found = chance(reading(f"seats 1 | round 1 | challenge {id_} | hand 0 V01"), row)

        assert 0 < found <= 1, id_
        assert (found == 1) == (row.type != "mission"), id_


@pytest.mark.parametrize(
    ("challenge", "worse", "better"),
    [
        ("megalopole", "V25(0,0)o1 V24(1,0)o1", "V25(0,0)o1 V25(1,0)o1"),
        ("intercommunality", "V25(0,0)o1 V24(1,0)o1", "V25(0,0)o1 V25(1,0)o1"),
        ("route_66", "V24(0,0)o1 V24(0,1)o1", "V24(0,0)o1 V24(1,0)o1"),
        ("trans_europe_express", "V04(0,0)o1 V04(0,1)o1", "V04(0,0)o1 V04(1,0)o1"),
        ("perfection", "V24(0,0)o1 V34(1,0)o1", "V24(0,0)o1 V39(1,0)o3"),
        ("station_mayhem", "V49(0,0)o1 V24(-1,0)o1", "V49(0,0)o1 V49(-1,0)o3"),
        ("car_paradise", "V21(0,0)o1 V24(1,0)o1", "V21(0,0)o1 V21(1,0)o1"),
        ("far_friends", "V23(0,0)o1 V24(0,1)o1", "V23(0,0)o1 V24(1,0)o1"),
    ],
)
def test_what_a_mission_wants_raises_its_chance(challenge: str, worse: str, better: str) -> None:
    """One tile nearer to the goal."""
    row = BOARD.challenges[ChallengeId(challenge)]
    drawn = (
        "seats 1 | round 4 | tokens car car+flag traveller | challenge {} | map 0 {} | hand 0 V17"
    )
    low, high = (chance(reading(drawn.format(challenge, tiles)), row) for tiles in (worse, better))

    assert low < high


def test_a_mission_that_is_reached_lacks_nothing() -> None:
    """The figures of the guess are those of the judge."""
    loop = "V29(0,0)o1 V24(1,0)o1 V29(2,0)o2 V24(2,1)o0 V30(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"
    found = reading(f"seats 1 | round 8 | map 0 {loop}")

    for check in ("enclosed_1x1_holes_at_least", "dead_ends_at_most", "city_size_at_least"):
        now = MEASURES[check][0](found.area)

        assert PACES[check][0](found, now) <= 0, check


def test_chances_fall_with_what_is_missing_and_rise_with_what_comes() -> None:
    """And without tiles to come they are all or nothing."""
    assert likely(2, 0.3, 10) > likely(3, 0.3, 10) > likely(3, 0.3, 5)
    assert likely(0, 0.3, 0) > 0.99
    assert likely(1, 0.3, 0) < 0.01


# --- what is worth a look -------------------------------------------------------------------------


def looked_at(text: str) -> list[AnyAction]:
    """What the evaluator would look at in a drawn position."""
    state = position(text)
    return list(EVALUATOR.candidates(state, Seat(0), TILES.legal(state, Seat(0))))


def test_tokens_are_given_up_only_where_a_piece_would_break_the_challenge() -> None:
    """A third car in one network fails traffic control; otherwise it is placed."""
    drawn = (
        "seats 1 | round 8 | tokens - car - | stars 0 | challenge {} | placing 0"
        " | map 0 V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 | pieces 0 (0,0) (1,0)=2"
    )

    assert looked_at(drawn.format("traffic_control")) == [FinishPieces()]
    placed = looked_at(drawn.format("perfection"))
    assert [type(action) for action in placed] == [PlacePiece]


def test_a_star_is_spent_when_it_brings_more_than_it_may_bring_later() -> None:
    """In the last round there is no later."""
    state = position(
        "seats 1 | round 8 | tokens - train - | stars 1 | challenge lazy_travellers | placing 0"
        " | map 0 V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 | pieces 0 (0,0) (1,0)=2"
    )

    action = chosen(state)

    assert isinstance(action, PlacePiece)
    assert action.by == "star"


def test_laying_is_one_decision_and_its_order_makes_no_difference() -> None:
    """Settled when the hand is empty; two orders have one position_key."""
    hand = f"seats 1 | round 2 | map 0 {ROAD} | hand 0 V24 V39"
    one = position(f"seats 1 | round 2 | map 0 {ROAD} V24(3,0)o1 V39(-1,0)o1 | hand 0 V17")
    two = position(f"seats 1 | round 2 | map 0 {ROAD} V39(-1,0)o1 V24(3,0)o1 | hand 0 V17")

    assert not EVALUATOR.decision_complete(position(hand), Seat(0))
    assert EVALUATOR.decision_complete(position(f"seats 1 | round 2 | map 0 {ROAD}"), Seat(0))
    assert EVALUATOR.position_key(one, Seat(0)) == EVALUATOR.position_key(two, Seat(0))
    assert EVALUATOR.position_key(one, Seat(0)) != EVALUATOR.position_key(position(hand), Seat(0))


class TileByTile(TilesEvaluator):
    """The same judgement without a plan: each tile is a decision of its own."""

    def decision_complete(self, state: State, seat: Seat) -> bool:
        return True


class Unplanned(Tiles):
    """The game with that evaluator."""

    evaluator = TileByTile()


def laid_out(rules: Tiles, state: State) -> float:
    """How the seat stands when the greedy bot has laid its hand."""
    while len(legal := TILES.legal(state, Seat(0))) > 1:
        action = bot_at("greedy", rules, Seat(0)).choose(
            TILES.view(state, Seat(0)), legal, Rng("lay"), never
        )
        turn = play(TILES, state, Seat(0), action)
        assert not isinstance(turn, Refusal)
        state = turn.state
    return EVALUATOR.value(state, Seat(0))


def test_the_tiles_of_a_column_are_planned_together() -> None:
    """Better than tile by tile on the whole, on a map of twelve tiles with three hands of four."""
    ground = (
        "V05(0,0)o0 V38(-1,0)o3 V28(-2,0)o0 V54(-2,-1)o7 V26(-1,-1)o0 V05(0,1)o0 V54(0,-1)o2"
        " V31(-1,-2)o1 V12(-3,-1)o3 V42(-3,-2)o1 V56(-3,0)o2 V25(-2,-2)o1"
    )
    drawn = "seats 1 | round 6 | tokens car train traveller | challenge lazy_travellers"
    hands = ("V01 V09 V24 V60", "V10 V35 V48 V15", "V21 V29 V06 V49")
    states = [position(f"{drawn} | map 0 {ground} | hand 0 {hand}") for hand in hands]

    planned, unplanned = (
        [laid_out(rules, state) for state in states] for rules in (TILES, Unplanned())
    )

    assert sum(planned) > sum(unplanned) + 1
    assert all(a >= b - 0.1 for a, b in zip(planned, unplanned, strict=True))


# --- in play --------------------------------------------------------------------------------------

DUELS = schedule(TILES.id, ("greedy", "random"), depth(2, 20), "duel")
CONSTRAINTS = ("social_distance", "traffic_control", "flat_earth")


@pytest.mark.deep
@pytest.mark.slow
@pytest.mark.parametrize("match", DUELS, ids=[f"{m.seed}-{m.levels[0]}" for m in DUELS])
def test_greedy_beats_random(match: Match) -> None:
    """Two fixed games, one in each seat: won by far."""
    played = play_match(match)
    seat = match.levels.index("greedy")

    assert played.wins[seat] == 1
    assert played.scores[seat] > played.scores[1 - seat] + 20


@pytest.mark.slow
@pytest.mark.deep
@pytest.mark.parametrize("challenge", CONSTRAINTS[: depth(sample=1, whole=len(CONSTRAINTS))])
def test_greedy_never_breaks_a_constraint(challenge: str) -> None:
    """And scores well beside it."""
    (match,) = schedule(TILES.id, ("greedy",), 1, "alone", ({"challenge": challenge},))
    played = play_match(match)

    assert played.reason == "challenge-kept"
    assert played.scores[0] >= 35


@pytest.mark.parametrize(
    "options", [TilesOptions(objectives="random"), TilesOptions(parallel=True)]
)
def test_greedy_answers_through_the_door_with_every_option(options: TilesOptions) -> None:
    """The first column, its tiles, and the end of laying, by each of two seats."""
    state = TILES.setup(2, options, Rng("door"))
    for number in range(10):
        seat = min(TILES.actors(state))
        raw = plan_from_view("tiles", "greedy", encode(TILES.view(state, seat)), seat, f"{number}")
        (click,) = msgspec.json.decode(raw, type=tuple[Foreseen, ...])
        turn = play(TILES, state, seat, decoder(TILES.action_type).decode(click.action))
        assert not isinstance(turn, Refusal)
        state = turn.state

    assert any(len(area.map.cells) > 2 for area in state.areas)
