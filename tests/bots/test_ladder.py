"""Ratings out of games, and the page that tells them."""

import math
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

from rotonde.bots.arena import Match, MatchResult
from rotonde.bots.ladder import ladder_page, ratings_by_game
from rotonde.bots.ladder_plot import ladder_plot
from rotonde.bots.ratings import ELO, PRIOR, Rating, ratings
from rotonde.kernel.law.ids import GameId

ROCKET, DICE = GameId("rocket"), GameId("dice")


def game(order: str, game: GameId = ROCKET, seed: str = "s:0") -> MatchResult:
    """A game whose bots came in like this, the winner first; with a `=` all share it."""
    names = order.replace("=", " ").split()
    scores = tuple(10 if "=" in order else 10 - place for place in range(len(names)))
    winners = scores.count(10)
    return MatchResult(
        match=Match(game, tuple(names), tuple(range(len(names))), seed),
        scores=scores,
        wins=tuple((score == 10) / winners for score in scores),
        decisions=(10,) * len(names),
        seconds=(0.05,) * len(names),
        reason="shares",
        slowest=(0.02,) * len(names),
    )


def points(results: Sequence[MatchResult]) -> dict[str, float]:
    """The ratings by name."""
    return {rating.level: rating.points for rating in ratings(results)}


def test_odds_of_ten_to_one_are_four_hundred_points() -> None:
    """But for the drawn game that each has with the average, which many games outweigh."""
    found = points([*[game("club greedy")] * 1000, *[game("greedy club")] * 100])

    assert found["greedy"] == 1000
    assert found["club"] == pytest.approx(1400, abs=2)


def test_a_fit_explains_all_wins() -> None:
    """Each bot is expected to win what it won: that is what the best fit means."""
    rounds = [game(order) for order in ("a b", "a b", "b a", "b c", "b c", "c b", "a c", "a=c")]
    found = {name: math.exp(value / ELO) for name, value in points(rounds * 100).items()}

    def wins(one: str, other: str, games: float) -> float:
        """The wins of one bot that its strength explains."""
        return games * found[one] / (found[one] + found[other])

    assert wins("a", "b", 300) + wins("a", "c", 200) == pytest.approx(350, abs=PRIOR)
    assert wins("b", "a", 300) + wins("b", "c", 300) == pytest.approx(300, abs=PRIOR)


def test_who_always_wins_is_rated_and_doubted() -> None:
    """Without end only in the limit; more games make it surer."""
    few, many = (ratings([game("club greedy")] * number)[0] for number in (3, 30))

    assert isinstance(few, Rating)
    assert few.level == many.level == "club"
    assert math.isfinite(few.points)
    assert few.points < many.points


def test_who_never_met_the_others_is_not_rated() -> None:
    """Club and novice played each other alone: nothing tells how far they are from greedy."""
    results = [game("expert greedy"), game("club novice"), game("club novice")]

    assert set(points(results)) == {"expert", "greedy"}
    assert "| novice | never met greedy, nor who did |" in ladder_page(results)
    assert set(points([*results, game("expert club")])) == {"expert", "greedy", "club", "novice"}


def test_the_order_of_games_is_nothing() -> None:
    """Bots do not learn."""
    results = [game("a b"), game("b a"), game("b a"), game("b c"), game("c a")]

    assert points(results) == pytest.approx(points(results[::-1]))


def test_a_game_of_three_counts_every_pair() -> None:
    """The last of three is behind both others."""
    found = points([game("a b c"), game("a b c"), game("b a c")])

    assert found["a"] > found["b"] > found["c"]


def test_the_page_tells_each_game_with_its_matches_and_seats() -> None:
    """Shares are those of the first bot of a match."""
    page = ladder_page(
        [
            *[game("expert greedy", seed=f"fresh:{n}") for n in range(3)],
            game("club greedy", DICE, "other:7"),
        ]
    )
    dice, rocket = page.split("## ")[1:]

    assert dice.startswith("Dice")
    assert rocket.startswith("Rocket")
    assert (
        "| expert, greedy | 3 | 3 = 100% | 44% – 100% | 1 ± 0 | 5 / 5 | 20 / 20 | fresh |" in rocket
    )
    assert "| 2 | 3 | 100%, 0% |" in rocket
    assert "fresh" not in dice


def test_the_picture_has_a_dot_for_each_bot_from_weak_to_strong() -> None:
    """The stronger bot lies farther right, and every dot inside the picture."""
    results = [*[game("club greedy")] * 5, *[game("greedy novice", DICE)] * 5]
    svg = ElementTree.fromstring(ladder_plot(ratings_by_game(results)))
    width = float(svg.attrib["viewBox"].split()[2])
    dots = [float(each.attrib["cx"]) for each in svg.iterfind("{*}circle")]
    names = [each.text for each in svg.iterfind("{*}text") if each.text]

    assert [name for name in names if name.islower()] == ["greedy", "novice", "club", "greedy"]
    assert dots[0] > dots[1]
    assert dots[2] > dots[3]
    assert all(0 < dot < width for dot in dots)
