"""Small screens: parts that are left out, shorter words, and touches that do nothing."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.oracle.judging import Kind
from tests.browser.oracle.looking import faults_of, speak
from tests.browser.oracle.screens import SCREENS
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import recorded, text_of

KEYS: Final = "Keys"


def test_the_menu_of_a_phone_lists_no_keys(phone: Player, ada: Player) -> None:
    for player, keys in ((phone, 0), (ada, 1)):
        player.visit(player.open_table("me", "random"))
        player.decides()
        player.click(player.part("menu"))
        player.part("setting-doubt").wait_for()
        expect(player.page.get_by_role("button", name=KEYS)).to_have_count(keys)


def test_who_only_looks_on_has_no_line_to_type_in(ada: Player, people: People) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    ada.reach_the_line()
    other = people.come()
    other.visit(ada.page.url)
    other.part("prompt").wait_for()
    other.page.mouse.move(5, 5)
    other.part("timeline").wait_for()

    expect(other.part("move-line")).to_have_count(0)


def test_after_the_end_there_is_no_line_to_type_in(ada: Player) -> None:
    ada.visit(ada.bring(text_of(recorded())))
    ada.part("see-end").wait_for()
    ada.page.mouse.move(5, 5)
    ada.part("timeline").wait_for()

    expect(ada.part("move-line")).to_have_count(0)


def test_two_fingers_enlarge_no_page_around_a_sheet_of_dice(phone: Player) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    phone.visit(phone.post("/api/tables", {"game": "dice", "seats": seats}))
    phone.decides()
    sheet = phone.page.locator(".board svg:has([data-thing^='cell:'])").first

    assert sheet.evaluate("(each) => getComputedStyle(each).touchAction") in ("pan-x pan-y", "none")


def test_another_language_leaves_the_coach_where_it_is(people: People) -> None:
    ada = people.come(coach=True)
    ada.play_the_bots()
    expect(ada.part("coach")).to_be_visible()
    ada.page.evaluate("localStorage.clear()")  # what was noted meanwhile is not read again

    speak(ada, "fr")

    expect(ada.part("coach")).to_be_visible()


def test_names_in_the_strip_of_seats_are_whole_or_letters(people: People) -> None:
    small = SCREENS["360x640"]
    phone = people.come(viewport=small.viewport, has_touch=True, is_mobile=True)
    phone.visit(phone.open_table("me", "Bernadette", "Bernardine", "Christian"))
    phone.decides()
    strip = phone.page.locator("button.strip")

    expect(strip.locator(".name")).to_have_text(["You", "Bernad", "Bernar", "C"])
    cut = [each for each in faults_of(phone.page, small.target) if each.kind is Kind.TEXT_CUT_WIDE]
    assert cut == []
