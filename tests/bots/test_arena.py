"""The arena: fair seats, honest shares, the same games for the same seed."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rotonde.bots.arena import (
    Match,
    MatchResult,
    beginning_of,
    matches_played,
    play_match,
    schedule,
)
from rotonde.bots.openings import DRAWN, drawn_orders
from rotonde.bots.results_file import ResultFile
from rotonde.bots.sequential import ShareTest, judge, until_answered
from rotonde.bots.standings import endings, tally, wilson
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId

ROCKET = GameId("rocket")
TILES = GameId("tiles")


def result(entrants: tuple[int, ...], wins: tuple[float, ...], seed: str = "s") -> MatchResult:
    """A game of which only the winner matters."""
    match = Match(ROCKET, ("random",) * len(entrants), entrants, seed)
    nothing = (0,) * len(entrants)
    return MatchResult(match, (10, 20)[: len(entrants)], wins, (5, 5), nothing, "shares")


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (0, 10, 0.0, 0.2775),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
        (95, 100, 0.8882, 0.9785),
    ],
)
def test_wilson_intervals_are_those_of_the_tables(
    wins: int, games: int, low: float, high: float
) -> None:
    """Known values of the 95 % interval."""
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-4)


def test_without_games_nothing_is_known() -> None:
    """The interval is everything."""
    assert wilson(0, 0) == (0.0, 1.0)


def test_everybody_sits_everywhere_equally_often_with_the_same_seeds() -> None:
    """Six games of three: each entrant twice in each seat, each seed once in each rotation."""
    matches = schedule(ROCKET, ("greedy", "random", "random"), 6, "s")

    seats_of_greedy = [match.levels.index("greedy") for match in matches]

    assert sorted(seats_of_greedy) == [0, 0, 1, 1, 2, 2]
    assert [match.seed for match in matches] == ["s:0"] * 3 + ["s:1"] * 3
    assert all(match.levels[match.entrants.index(0)] == "greedy" for match in matches)


def test_ties_are_shared_and_wins_follow_the_entrant_not_the_seat() -> None:
    """Entrant 0 won once in each seat and tied once."""
    results = [
        result((0, 1), (1.0, 0.0)),
        result((1, 0), (0.0, 1.0)),
        result((0, 1), (0.5, 0.5)),
    ]

    first, second = tally(("greedy", "random"), results)

    assert (first.wins, second.wins) == (2.5, 0.5)
    assert first.share + second.share == pytest.approx(1)
    assert first.low < first.share < first.high
    assert first.mean_score == pytest.approx((10 + 20 + 10) / 3)


def test_the_same_match_is_played_the_same_way() -> None:
    """All chance comes from the seed."""
    match = schedule(ROCKET, ("random", "random", "random"), 1, "again")[0]

    one, two = play_match(match), play_match(match)

    assert one.scores == two.scores
    assert one.decisions == two.decisions
    assert sum(one.wins) == pytest.approx(1)


def test_several_options_are_played_by_in_turn_in_all_seats() -> None:
    """Two games of two seats with each, on the same seed."""
    two = ({"objectives": "off"}, {"objectives": "random"})
    matches = schedule(TILES, ("random", "random"), 6, "s", two)

    assert [match.options["objectives"] for match in matches] == (
        ["off", "off", "random", "random", "off", "off"]
    )


def test_a_bot_alone_has_scores_with_their_spread_and_their_sources() -> None:
    """Where a game can be played alone; sources sum to the score."""
    options = ({"challenge": "lazy_travellers"},)
    results = [play_match(m) for m in schedule(TILES, ("random",), 4, "alone", options)]

    (entry,) = tally(("random",), results)

    assert entry.games == 4
    assert entry.lowest <= entry.mean_score <= entry.highest
    assert 0 < entry.spread <= (entry.highest - entry.lowest) / 2
    assert sum(entry.sources.values()) == pytest.approx(entry.mean_score)
    assert endings(results) == {"challenge-kept": 4}


@pytest.mark.slow
def test_processes_play_the_same_games_as_one_alone() -> None:
    """Where a match is played makes no difference, and results come in order."""
    matches = schedule(ROCKET, ("random", "random"), 3, "spread")

    alone = [found.scores for found in matches_played(matches, 1)]

    assert [found.scores for found in matches_played(matches, 2)] == alone


# --- openings, leads, tests that stop, files ------------------------------------------------------


def test_openings_are_drawn_where_the_set_up_is_fixed_and_nowhere_else() -> None:
    """Rocket always begins alike; all others deal cards, tiles or dice."""
    drawn = {game: drawn_orders(rules, 2, rules.options()) for game, rules in GAMES.items()}

    assert drawn == {game: DRAWN if game == ROCKET else 0 for game in GAMES}


def test_an_opening_is_the_same_for_all_seats_and_another_for_another_seed() -> None:
    """No decision is half made when the bots take over."""
    matches = schedule(ROCKET, ("random", "random"), 4, "s", drawn=DRAWN)
    states = [beginning_of(match) for match in matches]
    rules = GAMES[ROCKET]

    assert states[0] == states[1] != states[2] == states[3]
    assert all(
        rules.evaluator.decision_complete(state, min(rules.actors(state))) for state in states
    )


def test_a_lead_is_doubted_by_openings_and_not_by_games() -> None:
    """In each pair the seat of the 20 wins: entrant 0 leads by 10 in one game, and is 10 behind."""
    pairs = [result(entrants, (0.0, 1.0), seed) for seed in "abc" for entrants in ((0, 1), (1, 0))]
    ahead = [*pairs, result((1, 0), (0.0, 1.0), "d")]

    assert [(entry.lead, entry.lead_doubt) for entry in tally(("x", "y"), pairs)] == [(0, 0)] * 2
    assert [entry.lead for entry in tally(("x", "y"), ahead)] == [2.5, -2.5]
    assert tally(("x", "y"), ahead)[0].lead_doubt == pytest.approx(1.96 * 2.5)


def games_won(wins: list[float]) -> Iterator[MatchResult]:
    """Games of two seats by turns, with these parts of a win for entrant 0."""
    for index, win in enumerate(wins):
        turned = index % 2 == 1
        yield result((1, 0) if turned else (0, 1), (1 - win, win) if turned else (win, 1 - win))


@pytest.mark.parametrize(
    ("wins", "played", "answer"),
    [
        ([1.0] * 40, 8, "high"),  # 2.94 / ln 1.5 = 7.3 wins
        ([0.0] * 40, 6, "low"),  # 2.94 / ln 2 = 4.2 losses, told after a whole opening
        ([1.0, 0.0] * 20, 22, "low"),  # each pair takes ln 4/3 = 0.29
        ([0.5] * 40, 22, "low"),
        ([1.0, 1.0, 0.0, 1.0], 4, None),
    ],
)
def test_a_test_stops_when_its_question_is_answered(
    wins: list[float], played: int, answer: str | None
) -> None:
    """Half of the games or three quarters, one answer in twenty wrong: worked out by hand."""
    question = ShareTest(0.5, 0.75)
    taken = list(until_answered(question, games_won(wins)))

    assert len(taken) == played
    assert judge(question, taken).answer == answer


def test_what_a_file_holds_is_not_played_again(tmp_path: Path) -> None:
    """Also after a line that was cut off; the results are those of one go."""
    path, matches = tmp_path / "results.jsonl", schedule(ROCKET, ("random", "random"), 4, "file")
    first = list(ResultFile(path).completed(matches[:2], 1))
    with path.open("ab") as file:
        file.write(b'{"match":{"ga')

    again = ResultFile(path)
    kept = dict(again.results)
    results = list(again.completed(matches, 1))

    assert len(kept) == 2
    assert results[:2] == first
    assert [found.match for found in results] == list(matches)
    assert len(path.read_bytes().splitlines()) == 4
