"""Every lesson through the page: at a desk and on a phone, in both languages, from its button to
the whole game that follows it."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from rotonde import DESKS
from rotonde.words import Language
from tests.browser.lesson_player import LessonPlayer, Task, taught
from tests.browser.people import People

TAUGHT = [name for name, desk in DESKS.items() if desk.lesson is not None]
HIDDEN_NAMES = """() => {
  const arrows = [...document.querySelectorAll("[data-testid=lanterns] .arrow")];
  const boxes = arrows.map((each) => each.parentElement.getBoundingClientRect());
  const stands = (box, { left, right, top, bottom }) =>
    box.left < right && box.right > left && box.top + 6 < bottom && box.bottom - 6 > top;
  const names = [...document.querySelectorAll("[data-testid=board] text")]
    .filter((each) => /\\p{L}{3}/u.test(each.textContent));
  return names.filter((each) => boxes.some((box) => stands(box, each.getBoundingClientRect())))
    .map((each) => each.textContent);
}"""
"""Names of the map that an arrow of the lesson stands on; none once the map has come to rest."""
EVERY_LESSON = pytest.mark.parametrize("name", TAUGHT)


def names_at(learner: LessonPlayer) -> list[str]:
    """Who sits where, as the page says."""
    address = learner.page.url.replace("/t/", "/api/tables/")
    return [seat["name"] for seat in learner.page.request.get(address).json()["seats"]]


def all_tasks(learner: LessonPlayer, name: str) -> list[Task]:
    return learner.tasks(name, names_at(learner))


def speak(learner: LessonPlayer, language: str) -> None:
    """Change the language, in the head of the page or in its menu."""
    switch = learner.part(f"language-{language}")
    if not switch.first.is_visible():
        learner.click(learner.part("menu"))
    learner.click(switch.locator("visible=true").first)
    if learner.touch:
        learner.click(learner.part("menu"))


def take(learner: LessonPlayer, tasks: Sequence[Task], languages: tuple[str, str]) -> None:
    """These steps of a lesson, half of them in each language."""
    half = len(tasks) // 2
    for number, task in enumerate(tasks):
        learner.is_asked(task.moves)
        if number == half:
            speak(learner, languages[1])
        learner.reads(task.said[languages[number >= half]])
        if task.choice is not None and not task.choice.then:
            expect(learner.part("lanterns")).not_to_have_attribute("data-rings", "0")
            learner.page.wait_for_function(f"() => ({HIDDEN_NAMES})().length === 0")
        learner.gives(task)


@EVERY_LESSON
def test_a_lesson_is_taken_at_a_desk(people: People, name: str) -> None:
    """A wrong move is answered, what is meant is lit, the end says who won, and a game follows."""
    learner = LessonPlayer.at(people.come())
    learner.visit("/")
    learner.click(learner.part(f"learn-{name}"))
    learner.page.wait_for_url("**/t/*")
    first = all_tasks(learner, name)[0]
    learner.is_asked(first.moves)
    expect(learner.part("lanterns")).not_to_have_attribute("data-rings", "0")
    if first.others:
        learner.type(first.others[-1].notation)
        expect(learner.part("why-not").first).to_contain_text(answer_of(name))
        assert learner.moves == first.moves
        learner.page.reload()
        learner.is_asked(first.moves)

    take(learner, all_tasks(learner, name), ("en", "fr"))

    ends_well(learner)
    learner.click(learner.part("lesson-whole"))
    learner.decides()
    expect(learner.part("lesson-end")).to_have_count(0)


def ends_well(learner: LessonPlayer) -> None:
    """The end calls the learner as the seats do, is read whole, and nobody's turn is marked."""
    end = learner.part("lesson-end")
    expect(end).to_contain_text("Vous gagnez votre première partie")
    expect(end.locator("li.mine")).to_contain_text("Vous")
    expect(learner.page.locator(".seat.now")).to_have_count(0)
    learner.rests()
    cut = "each => each.scrollHeight > each.clientHeight"
    assert not learner.part("prompt").evaluate(cut)


def answer_of(name: str) -> str:
    """What is said at the first step to whoever tries something else."""
    step = taught(name)[1].script.step[0]
    words = Language("en", name)
    if step.not_yet:
        return words.message(step.not_yet)
    return words.message("lesson-not-yet", first=words.message(f"{step.say}-title"))


def with_a_phone(people: People, name: str) -> LessonPlayer:
    """Somebody who begins a lesson on a phone, from the page of all rules; the line folds."""
    learner = LessonPlayer.at(people.come_with_a_phone(locale="fr-FR"))
    learner.visit("/rules")
    learner.click(learner.part(f"learn-{name}"))
    learner.page.wait_for_url("**/t/*")
    learner.click(learner.part("coach-fold"))
    expect(learner.part("coach").locator("p")).to_be_hidden()
    learner.click(learner.part("coach-fold"))
    return learner


@EVERY_LESSON
def test_a_lesson_is_taken_on_a_phone(people: People, name: str) -> None:
    """In both languages, by nothing but taps; once more begins it anew."""
    learner = with_a_phone(people, name)
    tasks = all_tasks(learner, name)

    take(learner, tasks, ("fr", "en"))

    begins_anew(learner, tasks)


def begins_anew(learner: LessonPlayer, tasks: Sequence[Task]) -> None:
    expect(learner.part("lesson-end")).to_contain_text("You win your first game")
    before = learner.page.url
    learner.click(learner.part("lesson-again"))
    learner.page.wait_for_url(lambda url: url != before)
    learner.is_asked(tasks[0].moves)


def test_a_lesson_that_was_left_goes_on_from_the_home_page(people: People) -> None:
    learner = LessonPlayer.at(people.come())
    learner.visit("/rules/rocket")
    learner.click(learner.part("learn"))
    learner.page.wait_for_url("**/t/*")
    first = all_tasks(learner, "rocket")[0]
    learner.is_asked(first.moves)
    learner.gives(first)
    here = learner.page.url

    learner.visit("/")
    learner.click(learner.part("learn-rocket"))

    learner.page.wait_for_url(here)
    learner.is_asked(first.moves + 1)
