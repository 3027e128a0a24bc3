"""Railroad Revolution from the first pick to the end: by mouse, by keyboard, by taps, in French."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    chooses_a_worker,
    is_asked_in_the_market,
    lays_the_second_rail,
    picks_a_tile,
    revolution_records,
    revolution_until,
)
from tests.browser.sizes import scrolls_sideways, small_texts
from tests.browser.test_access import nameless
from tests.browser.test_keyboard import POINTERS, walk_and_enter


def test_many_turns_by_keyboard_alone(ada: Player) -> None:
    """Sixty decisions, and no pointer was ever seen."""
    one = RevolutionPlayer.at(ada)
    one.page.add_init_script(POINTERS)
    one.visit(one.open_revolution("me", "random"))

    for number in range(60):
        assert one.decides()
        by_keys(one, number)

    assert one.moves > 20
    assert one.page.evaluate("window.pointed") is None


def by_keys(player: Player, number: int) -> None:
    """By arrows through the prompt and Enter; finishing by its own key where it is offered."""
    moves = player.moves
    if "finish" in player.choices and number % 3:
        player.page.keyboard.press("f")
    else:
        walk_and_enter(player, steps=1 + number % 3)
    player.page.wait_for_timeout(30)
    if player.part("play-pinned").count() and player.moves == moves:
        player.page.keyboard.press("Enter")


def test_turns_by_taps_on_a_phone(phone: Player) -> None:
    """The first tap shows on the waybill, the second plays; the picture goes to the choices."""
    one = RevolutionPlayer.at(phone)
    one.visit(one.open_revolution("me", "random", "random"))

    for number in range(30):
        if not one.decides():
            break
        one.take(number)
        assert not scrolls_sideways(one.page)
        assert small_texts(one.page) == []

    one.click(one.part("sheet-market"))
    expect(one.part("sheet")).to_contain_text("Trains")


def test_a_finger_that_rests_explains_and_does_not_play(phone: Player) -> None:
    one = RevolutionPlayer.at(phone)
    one.visit(one.bring(text_of(revolution_until(lays_the_second_rail, round=3))))
    one.decides()
    space, moves = one.in_reach("space:")[0], one.moves
    x, y = one.middle_of(space)
    session = one.page.context.new_cdp_session(one.page)

    session.send(
        "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    )
    expect(one.explanation()).to_contain_text(space.removeprefix("space:"))
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(one.explanation()).to_have_count(0)
    assert one.moves == moves


def test_in_french_everything_is_french(people: People) -> None:
    """Desk, map and panels; nothing of the catalogue is left as its id."""
    one = RevolutionPlayer.at(people.come(locale="fr-FR"))
    for wanted in (picks_a_tile, chooses_a_worker, lays_the_second_rail, is_asked_in_the_market):
        one.visit(one.bring(text_of(revolution_until(wanted))))
        one.decides()
        said = one.page.locator("main").inner_text()
        assert "board" not in said
        assert "Marché" in said


def test_the_end_page_can_be_read(ada: Player) -> None:
    ada.visit(f"{ada.bring(text_of(revolution_records()[0]))}/end")
    expect(ada.part("rematch")).to_be_visible()
    for source in ada.page.locator('[data-testid^="source-"] summary').all():
        ada.click(source)
    assert small_texts(ada.page) == []
    assert nameless(ada) == []
