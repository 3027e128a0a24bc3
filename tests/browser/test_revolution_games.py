"""Railroad Revolution to its end: by mouse, by keyboard, by taps, in French."""

from typing import Final

from playwright.sync_api import expect

from rotonde.games.revolution.events import DealTaken, EndSet, MilestonesLooked
from rotonde.kernel.menu import Choice
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import READY, Player, has_focus
from tests.browser.positions import text_of
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    MARKET_OPENS,
    chooses_a_worker,
    deeds_after,
    eventful_game,
    is_asked_in_the_market,
    lays_the_second_rail,
    picks_a_tile,
    revolution_records,
    revolution_until,
    up_to,
)
from tests.browser.shelf import at_one_screen, me, set_up
from tests.browser.sizes import scrolls_sideways, small_texts
from tests.browser.test_access import nameless
from tests.browser.test_keyboard import POINTERS, reaches_the_end_untouched

SOURCES: Final = ("trains", "milestones", "telegraph", "stations", "network", "links")
SHOWN: Final = 4
"""Deals of the Market: its opener takes both, the others one each."""
CHRISTIAN: Final = 2
"""Whose milestone is completed, on the turn of the first seat."""
OWN_KEYS: Final = {"finish": "f", "sell": "s", "pass": "p", "stop": "."}
MANY: Final = 30


def seat_three(house: House, player: Player) -> RevolutionPlayer:
    """Three friends at one screen, where the eventful game comes to its last Market."""
    one, owner = RevolutionPlayer.at(player), me(player)
    record = up_to(eventful_game(), MARKET_OPENS)
    friends = at_one_screen(owner, "Ada", "Bernadette", "Christian")
    one.visit(set_up(house, owner, record, friends, "Golden spike"))
    return one


def test_three_seats_to_the_end_by_mouse(house: House, ada: Player) -> None:
    """All three take a deal of one Market; a milestone is completed on another's turn; the end."""
    one, told = seat_three(house, ada), []
    for seat, choice, events in deeds_after(eventful_game(), MARKET_OPENS):
        one.unveil()
        one.do(choice)
        told += [event for event in events if isinstance(event, DealTaken)]
        if any(isinstance(event, MilestonesLooked) for event in events):
            assert len(told) == SHOWN
            assert {event.seat for event in told} == {0, 1, 2}
            one.unveil()
            expect(one.part("log")).to_contain_text("Christian completes B-10")
            expect(one.thing("keep:C-10")).to_be_visible()
            assert seat == CHRISTIAN

    one.click(one.part("see-end"))
    for source in SOURCES:
        one.click(one.part(f"source-{source}").locator("summary"))
    expect(one.part("rematch")).to_be_visible()


def test_three_seats_to_the_end_by_keyboard_alone(house: House, ada: Player) -> None:
    """Arrows, digits, the move line and the table's own keys in turn; no pointer was ever seen."""
    ada.page.add_init_script(POINTERS)
    one = seat_three(house, ada)
    for number, (_, choice, _) in enumerate(deeds_after(eventful_game(), MARKET_OPENS)):
        by_keys(one, choice, number)

    reaches_the_end_untouched(one)


def by_keys(one: RevolutionPlayer, choice: Choice, number: int) -> None:
    one.page.locator(f'{READY}, [data-testid="curtain-open"]:focus').first.wait_for()
    if one.part("curtain-open").count():
        one.page.keyboard.press("Enter")
        one.decides()
    moves, own = one.moves, OWN_KEYS.get(choice.things[0])
    if own is not None:
        leave_the_line(one)
        one.page.keyboard.press(own)
    elif number % 2 or not one.button(choice.notation).count():
        one.type(choice.notation)
    else:
        walk_to(one, choice.notation)
    one.calm(moves)
    if one.moves == moves and one.has_pinned:
        one.page.keyboard.press(own or "Enter")
    one.sees_more_than(moves)


def leave_the_line(one: RevolutionPlayer) -> None:
    if has_focus(one.part("move-line")):
        one.page.keyboard.press("Escape")


def walk_to(one: RevolutionPlayer, notation: str) -> None:
    """By arrows through the prompt, then Enter."""
    leave_the_line(one)
    for _ in range(MANY):
        one.page.keyboard.press("ArrowRight")
        if one.page.locator(f'[data-choice="{notation}"]:focus').count():
            one.page.keyboard.press("Enter")
            return
    raise AssertionError(f"arrows never reach {notation}")


def test_a_market_of_three_by_taps_in_french(house: House, people: People) -> None:
    """At 390 px: the first tap shows, the second plays; no sideways scroll, all can be read."""
    one = seat_three(house, people.come_with_a_phone(locale="fr-FR"))
    for _, choice, events in deeds_after(eventful_game(), MARKET_OPENS):
        one.unveil()
        assert not scrolls_sideways(one.page)
        assert small_texts(one.page) == []
        one.do(choice)
        if any(isinstance(event, EndSet) for event in events):
            break

    one.unveil()
    expect(one.part("prompt")).to_contain_text("dernier tour")
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
