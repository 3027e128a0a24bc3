"""The coach of a first game against bots: a line for each kind of decision, off with a click."""

from playwright.sync_api import expect

from rotonde.words import Words
from tests.browser.people import People

WORDS = Words("en", "rocket")


def test_a_first_game_has_a_coach_who_goes_when_told(people: People) -> None:
    """What a kind of decision is for is said once; the menu brings the coach back."""
    ada = people.come(coach=True)
    ada.play_the_bots()
    line = ada.part("coach").locator("p")
    expect(line).to_have_text(WORDS.message("coach-action"))
    expect(ada.part("minute")).to_have_text(WORDS.message("minute"))

    ada.choose("extend GWR")
    expect(line).to_have_text(WORDS.message("coach-hex"))
    ada.part("minute").wait_for()
    ada.choose("to D13")
    expect(ada.part("coach")).to_have_count(0)
    expect(ada.part("minute")).to_have_count(0)

    ada.click(ada.part("menu"))
    ada.click(ada.part("setting-coach"))
    ada.click(ada.part("setting-coach"))
    expect(line).to_have_text(WORDS.message("coach-action"))
    ada.click(ada.part("coach-off"))
    expect(ada.part("coach")).to_have_count(0)
    ada.page.reload()
    ada.decides()
    expect(ada.part("coach")).to_have_count(0)
    expect(ada.part("setting-coach")).to_have_count(0)
    ada.click(ada.part("menu"))
    expect(ada.part("setting-coach")).not_to_be_checked()


def test_on_a_phone_the_coach_covers_no_choice_and_can_be_put_away(people: People) -> None:
    phone = people.come_with_a_phone(coach=True)
    phone.play_the_bots()
    coach, prompt = phone.part("coach"), phone.part("prompt")
    coach.locator("p").wait_for()
    above, below = coach.bounding_box(), prompt.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] + above["height"] < below["y"]

    phone.click(phone.part("coach-fold"))
    expect(coach.locator("p")).to_be_hidden()
    phone.click(phone.part("coach-fold"))
    phone.click(phone.part("coach-hide"))

    expect(coach).to_have_count(0)


def test_among_friends_there_is_no_coach(people: People) -> None:
    ada = people.come(coach=True)
    ada.visit(ada.open_table("me", "Hugo"))
    ada.decides()

    ada.part("minute").wait_for()
    expect(ada.part("coach")).to_have_count(0)
