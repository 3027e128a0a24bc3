"""The arena: fair seats, honest shares, the same games for the same seed."""

import pytest

from rotonde.bots.arena import (
    Match,
    Result,
    endings,
    matches_played,
    play_match,
    schedule,
    tally,
    wilson,
)
from rotonde.kernel.law.ids import GameId

ROCKET = GameId("rocket")
TILES = GameId("tiles")


def result(entrants: tuple[int, ...], wins: tuple[float, ...]) -> Result:
    """A game of which only the winner matters."""
    match = Match(ROCKET, ("random",) * len(entrants), entrants, "s")
    nothing = (0,) * len(entrants)
    return Result(match, (10, 20)[: len(entrants)], wins, (5, 5), nothing, "shares")


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
