"""The solo game: columns, bonuses, the challenge and its rating."""

import msgspec
import pytest

from rotonde.games.tiles.events import (
    ChallengeJudged,
    CoinTossed,
    ColumnsCleared,
    ColumnsFilled,
    ColumnTaken,
    StarAdded,
    StartTileChosen,
)
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from rotonde.words import Language
from tests.support import rule
from tests.support.speech import problems
from tests.support.tiles import TILES, perform, position
from tests.support.tiles_box import CHALLENGES
from tests.support.tiles_reading import actor, orders, seat_at, table, told
from tests.support.walks import walk

ALONE = "seats 1 | challenge {challenge}"
FOUR_CITIES = (
    "V05(0,0)o0 V05(1,0)o0 V05(2,0)o0 V04(3,0)o0 V25(4,0)o0 V25(5,0)o0 V25(6,0)o0 V24(7,0)o0"
    " V02(8,0)o0 V22(9,0)o0 V50(10,0)o0 V24(11,0)o0 V50(12,0)o0 V48(13,0)o0"
)
FOURTH = "V48(14,0)o0"


def ended(challenge: str, text: str) -> Turn[State]:
    """The last decision of a solo game."""
    last = "round 8 | tokens - train car | columns S0 / / | placing 0"
    return perform(position(f"{ALONE.format(challenge=challenge)} | {last} | {text}"), 0, "finish")


def judged(challenge: str, text: str) -> ChallengeJudged:
    """What was made of the challenge."""
    (event,) = told(ended(challenge, text), ChallengeJudged)
    return event


@rule("TIL-110")
def test_alone_there_is_no_start_tile_no_coin_and_no_star_on_a_column() -> None:
    """All other rules hold: one star, two rejections, eight rounds, the same tokens."""
    start = TILES.setup(1, TilesOptions(), Rng("solo"))
    assert (seat_at(start).stars, seat_at(start).rejections_left) == (1, 2)
    happened: list[Event] = []
    for played in walk(TILES, start, Rng("solo")):
        happened += played.turn.events

    kinds = {type(event) for event in happened}
    assert kinds.isdisjoint({StartTileChosen, CoinTossed, StarAdded})
    assert sum(isinstance(event, ColumnTaken) for event in happened) == 8
    assert table(start).objectives == ()


@pytest.mark.parametrize(
    ("column", "tiles", "stars", "points"), [(1, 2, 1, 0), (2, 3, 0, 1), (3, 4, 0, 0)]
)
@rule("TIL-111")
def test_a_column_brings_its_bonus(column: int, tiles: int, stars: int, points: int) -> None:
    """A star with two tiles, a point with three, nothing with four."""
    state = position(ALONE.format(challenge="holes"))

    turn = perform(state, 0, f"column {column}")

    (taken,) = told(turn, ColumnTaken)
    assert (len(taken.tiles), taken.bonus_stars, taken.bonus_points) == (tiles, stars, points)
    seen = seat_at(turn.state)
    assert (seen.stars, seen.prestige, seen.figures.solo) == (1 + stars, points, points)
    assert table(turn.state).star_supply == table(state).star_supply - stars


@rule("TIL-111")
def test_no_star_comes_from_an_empty_supply() -> None:
    """All ten are with the seat."""
    turn = perform(position(f"{ALONE.format(challenge='holes')} | stars 10"), 0, "column 1")

    assert [event.bonus_stars for event in told(turn, ColumnTaken)] == [0]
    assert seat_at(turn.state).stars == 10


@rule("TIL-111", "TIL-80")
def test_points_of_columns_count_in_the_total() -> None:
    """Beside those of pieces."""
    turn = ended("lazy_travellers", "bonus 5 | map 0 V21(0,0)o1 | pieces 0 (0,0)=3")
    outcome = TILES.outcome(turn.state)

    assert outcome is not None
    assert outcome.standings[0].breakdown == {
        "pieces": 3,
        "cities": 0,
        "rectangle": 1,
        "dead_ends": 0,
        "solo": 5,
        "challenge": 0,
    }
    assert outcome.standings[0].score == 9


@rule("TIL-112")
def test_the_other_columns_go_to_the_box_and_all_are_drawn_anew() -> None:
    """Nine tiles every round."""
    text = ALONE.format(challenge="holes")
    state = position(f"{text} | columns V21 V22 / V23 V24 V25 / V26 V27 V28 V29")

    turn = perform(state, 0, "column 1")
    (cleared,) = told(turn, ColumnsCleared)
    assert (cleared.columns, len(cleared.tiles)) == ((2, 3), 7)
    assert table(turn.state).box == ("V23", "V24", "V25", "V26", "V27", "V28", "V29")
    assert [len(column.tiles) for column in table(turn.state).columns] == [0, 0, 0]

    turn = perform(turn.state, 0, "lay V21(0,0)o1", "lay V22(1,0)o1", "done")
    (filled,) = told(turn, ColumnsFilled)
    assert [len(column.drawn) for column in filled.columns] == [2, 3, 4]
    assert table(turn.state).columns[0].taken_by is None


@rule("TIL-113")
def test_breaking_a_constraint_is_legal() -> None:
    """The fourth tile of a column may be laid; the challenge fails by it."""
    text = f"{ALONE.format(challenge='flat_earth')} | map 0 V24(0,0)o0 V25(0,1)o0 V25(0,2)o0"
    state = position(f"{text} | hand 0 V21")
    assert table(state).challenge is not None
    assert "lay V21(0,3)o0" in orders(state)

    after = table(perform(state, 0, "lay V21(0,3)o0").state).challenge

    assert after is not None
    assert (after.value, after.kept) == (4, False)


@rule("TIL-113")
def test_the_challenge_is_seen_from_the_start() -> None:
    """Its figures, its thresholds, and how it stands."""
    seen = table(position(ALONE.format(challenge="social_distance"))).challenge

    assert seen is not None
    assert (seen.id, seen.type, seen.target) == ("social_distance", "constraint", 1)
    assert seen.thresholds == (35, 45, 55)
    assert (seen.value, seen.kept, seen.rating, seen.score) == (0, True, 0, 0)


@rule("TIL-114")
def test_a_failed_challenge_scores_nothing() -> None:
    """The total is taken away; the breakdown says so."""
    turn = ended("intercommunality", f"map 0 {FOUR_CITIES}")
    (event,) = told(turn, ChallengeJudged)
    outcome = TILES.outcome(turn.state)

    assert (event.kept, event.value, event.target) == (False, 3, 4)
    assert (event.total > 0, event.score, event.rating) == (True, 0, 0)
    assert outcome is not None
    assert (outcome.reason, outcome.standings[0].score) == ("challenge-failed", 0)
    assert outcome.standings[0].breakdown["challenge"] == -event.total
    assert list(TILES.scores(turn.state)) == [0]


@rule("TIL-114")
@pytest.mark.parametrize(
    ("cities", "verdict"),
    [
        (FOUR_CITIES, ("Joint Authority: failed", "3\u00a0instead of\u00a04.")),
        (
            f"{FOUR_CITIES} {FOURTH}",
            (
                "Joint Authority: 10\u00a0points, no star of 3",
                "★\u00a040, ★★\u00a050, ★★★\u00a060 points",
            ),
        ),
    ],
)
def test_the_result_of_a_challenge_is_a_verdict(cities: str, verdict: tuple[str, str]) -> None:
    """What was missing, or points and stars; with others the ranking says it."""
    outcome = TILES.outcome(ended("intercommunality", f"map 0 {cities}").state)
    assert outcome is not None
    found = outcome.verdict

    assert found is not None
    assert found.won == (cities != FOUR_CITIES)
    words = Language("en", "tiles", strict=True)
    assert verdict == (words.say(found.title), words.say(found.note))
    assert problems("tiles", found.title) == problems("tiles", found.note) == []


@pytest.mark.parametrize(
    ("points", "rating"), [(29, 0), (30, 1), (39, 1), (40, 2), (49, 2), (50, 3), (99, 3)]
)
@rule("TIL-114")
def test_a_kept_challenge_is_rated_by_its_thresholds(points: int, rating: int) -> None:
    """40, 50 and 60: four cities and a row of fifteen, less dead ends, are worth 10."""
    event = judged("intercommunality", f"map 0 {FOUR_CITIES} {FOURTH} | pieces 0 (8,0)={points}")

    assert (event.kept, event.total, event.score) == (True, 10 + points, 10 + points)
    assert event.rating == rating


@rule("TIL-114")
def test_a_kept_mission_below_the_first_threshold_keeps_its_score() -> None:
    """Rating 0, and the score all the same."""
    event = judged("intercommunality", f"map 0 {FOUR_CITIES} {FOURTH}")

    assert (event.kept, event.score, event.rating) == (True, 10, 0)


@rule("TIL-115")
def test_a_mission_that_was_reached_can_be_lost_again() -> None:
    """Two cities grow together; a crossing opens new dead ends."""
    cities = f"{FOUR_CITIES} {FOURTH}".replace("V24(11,0)o0", "V40(11,0)o0")
    assert not judged("intercommunality", f"map 0 {cities}").kept

    state = position("seats 1 | challenge perfection | map 0 V24(0,0)o1 | hand 0 V37")
    seen = [table(state).challenge, table(perform(state, 0, "lay V37(1,0)o0").state).challenge]
    assert [challenge.kept for challenge in seen if challenge] == [True, False]


@pytest.mark.parametrize("constraint", ["flat_earth", "social_distance", "traffic_control"])
@rule("TIL-115")
def test_a_broken_constraint_stays_broken(constraint: str) -> None:
    """Tiles and pieces only accumulate, and networks only merge."""
    assert CHALLENGES[constraint]["type"] == "constraint"
    for seed in range(12):
        options = msgspec.convert({"challenge": constraint}, TilesOptions)
        start = TILES.setup(1, options, Rng(str(seed)))
        kept = [table(p.turn.state).challenge for p in walk(TILES, start, Rng(str(seed)))]
        course = [challenge.kept for challenge in kept if challenge is not None]
        assert course == sorted(course, reverse=True)


@rule("TIL-110", "TIL-100")
def test_the_one_seat_decides_everything() -> None:
    """In parallel play too."""
    for parallel in (False, True):
        start = TILES.setup(1, TilesOptions(parallel=parallel), Rng("one"))
        for played in walk(TILES, start, Rng("one")):
            assert actor(played.before) == 0
