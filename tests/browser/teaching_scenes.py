"""Pictures of what teaches: the coach, lessons, wrong tries and ends, rules searched."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from playwright.sync_api import expect

from rotonde import GAMES
from tests.browser.lesson_player import LessonPlayer

HALF: Final = 3
"""Steps after which a lesson is under way."""
BOTS: Final = ["Ada", *["Hugo"] * 5]
"""Names for the coach's lines, which are not compared here."""


def coach(stage: Any, game: str) -> None:
    """The first decision of a first game against bots."""
    stage.player.visit("/")
    stage.player.page.evaluate(f"localStorage.removeItem('rotonde.coach.{game}')")
    stage.player.click(stage.player.part(f"play-{game}"))
    expect(stage.player.part("coach")).to_be_visible()
    stage.player.decides()


def begun(stage: Any, game: str) -> LessonPlayer:
    """Somebody at the beginning of a lesson."""
    learner = LessonPlayer.at(stage.player)
    answer = learner.page.request.post(f"/api/games/{game}/lesson", data={"anew": True})
    learner.visit(f"/t/{answer.json()['id']}")
    return learner


def lesson(stage: Any, game: str, steps: int | None) -> None:
    """A lesson after some steps, or after all of them."""
    learner = begun(stage, game)
    for task in learner.tasks(game, BOTS)[:steps]:
        learner.is_asked(task.moves)
        learner.gives(task)
    expect(learner.part("lesson-end" if steps is None else "coach")).to_be_visible()
    if steps is not None:
        learner.decides()
    learner.part("prompt").click(position={"x": 4, "y": 4})
    expect(learner.page.get_by_role("listbox")).to_be_hidden()


def wrong_try(stage: Any, game: str) -> None:
    """A move that the lesson does not mean, and what it says to that."""
    learner = begun(stage, game)
    for task in learner.tasks(game, BOTS):
        learner.is_asked(task.moves)
        if task.others:
            learner.tries(task, task.others[0])
            break
        learner.gives(task)


def rules_search(stage: Any) -> None:
    """One game's rules, with what is searched for marked."""
    stage.player.visit("/rules/rocket")
    stage.player.part("rules-search").wait_for()
    french = stage.player.page.evaluate("document.documentElement.lang") == "fr"
    stage.player.part("rules-search").fill("gare" if french else "station")
    expect(stage.player.page.locator("mark").first).to_be_visible()


SCENES: Final[Mapping[str, Callable[[Any], None]]] = {
    **{f"coach-{game}": partial(coach, game=game) for game in GAMES},
    **{f"lesson-{game}": partial(lesson, game=game, steps=HALF) for game in GAMES},
    **{f"lesson-end-{game}": partial(lesson, game=game, steps=None) for game in GAMES},
    **{f"lesson-wrong-{game}": partial(wrong_try, game=game) for game in GAMES},
    "rules-search": rules_search,
}
