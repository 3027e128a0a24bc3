"""Railroad Revolution to its end: by mouse, by keyboard, by taps, in French.

The known game is joined at its last Market; with `ROTONDE_DEEP=1` it is played from its first move.
"""

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

import pytest
from playwright.sync_api import expect

from rotonde.games.revolution.actions import KeepMilestone
from rotonde.games.revolution.events import DealTaken, EndSet, MarketOpened, MilestoneCompleted
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.event import Event
from tests.browser.house import House
from tests.browser.oracle.judging import Kind
from tests.browser.oracle.looking import faults_of
from tests.browser.oracle.screens import SCREENS
from tests.browser.people import People
from tests.browser.player import READY, Player, has_focus
from tests.browser.positions import text_of
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    MARKET_OPENS,
    advances,
    chooses_a_worker,
    deeds_after,
    eventful_game,
    has_every_part_open,
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
from tests.support.depth import depth

SOURCES: Final = ("trains", "milestones", "telegraph", "stations", "network", "links")
SINCE: Final = depth(sample=MARKET_OPENS, whole=0)
"""How many moves of the known game are made before anybody sits down to it."""
LATE: Final = depth(sample=MARKET_OPENS + 20, whole=0)
"""The same for other hands than the mouse: the Market is over, the end is about to be set."""
OPENER: Final = 0
"""Who opens the Market of three."""
TICKET: Final = "B-10"
"""What Christian, the third seat, completes on that turn."""
OWN_KEYS: Final = {"finish": "f", "sell": "s", "pass": "p", "stop": "."}
MANY: Final = 30
SOME: Final = 12
LYING: Final = {Kind.CONTROL_COVERED, Kind.CONTROL_CUT, Kind.TEXT_COVERED, Kind.SMALL_TARGET}
"""Faults that keep a thumb from what it means; places that a low map has no room for stand in the
prompt as well."""
FITS: Final = "(row) => row.scrollWidth <= row.clientWidth"


def seat_three(house: House, player: Player, since: int) -> RevolutionPlayer:
    """Three friends at one screen, after so many moves of the known game."""
    one, owner = RevolutionPlayer.at(player), me(player)
    record = up_to(eventful_game(), since)
    friends = at_one_screen(owner, "Ada", "Bernadette", "Christian")
    one.visit(set_up(house, owner, record, friends, "Golden spike"))
    return one


@pytest.mark.deep
def test_three_seats_to_the_end_by_mouse(house: House, ada: Player) -> None:
    """All three take a deal of one Market; a milestone is completed on another's turn; the end.

    A curtain falls before milestones that are looked at, and before nothing else.
    """
    one, told = seat_three(house, ada, SINCE), list[Event]()
    for _, choice, events in deeds_after(eventful_game(), SINCE):
        assert one.unveil() == isinstance(choice.action, KeepMilestone)
        one.do(choice)
        told += events
        if is_completed(TICKET, events):
            opened, deals = last_market(told)
            assert opened.seat == OPENER
            assert {deal.seat for deal in deals} == {0, 1, 2}
            expect(one.part("log")).to_contain_text(f"Christian completes {TICKET}")

    assert is_completed(TICKET, told)
    one.click(one.part("see-end"))
    for source in SOURCES:
        one.click(one.part(f"source-{source}").locator("summary"))
    one.part("rematch").wait_for()


def is_completed(milestone: str, events: Iterable[Event]) -> bool:
    return any(
        isinstance(event, MilestoneCompleted) and event.milestone == milestone for event in events
    )


def last_market(told: Sequence[Event]) -> tuple[MarketOpened, list[DealTaken]]:
    """Who opened the last Market, and the deals that were taken in it."""
    at = max(n for n, event in enumerate(told) if isinstance(event, MarketOpened))
    opened = told[at]
    assert isinstance(opened, MarketOpened)
    return opened, [event for event in told[at:] if isinstance(event, DealTaken)]


@pytest.mark.deep
def test_three_seats_to_the_end_by_keyboard_alone(house: House, ada: Player) -> None:
    """Arrows, digits, the move line and the table's own keys in turn; no pointer was ever seen."""
    ada.page.add_init_script(POINTERS)
    one = seat_three(house, ada, LATE)
    for number, (_, choice, _) in enumerate(deeds_after(eventful_game(), LATE)):
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
    one.rests()
    if one.moves == moves and one.has_pinned:
        one.page.keyboard.press(own or "Enter")
    one.sees_more_than(moves)


def leave_the_line(one: RevolutionPlayer) -> None:
    if has_focus(one.part("move-line")):
        one.page.keyboard.press("Escape")


def walk_to(one: RevolutionPlayer, notation: str) -> None:
    """By arrows, then Enter: up and down lead from row to row where workers are sent to them."""
    leave_the_line(one)
    for number in range(MANY):
        at = one.focused
        if at == notation:
            one.page.keyboard.press("Enter")
            return
        beside = not notation.startswith("worker") or at.split()[-1:] == notation.split()[-1:]
        one.page.keyboard.press("ArrowRight" if beside or number % 5 == 4 else "ArrowDown")
    raise AssertionError(f"arrows never reach {notation}")


@pytest.mark.deep
def test_three_seats_to_the_end_by_taps_in_french(house: House, people: People) -> None:
    """At 390 px: the first tap shows, the second plays; no sideways scroll, all can be read."""
    one = seat_three(house, people.come_with_a_phone(locale="fr-FR"), LATE)
    for _, choice, events in deeds_after(eventful_game(), LATE):
        one.unveil()
        assert not scrolls_sideways(one.page)
        assert small_texts(one.page) == []
        one.do(choice)
        if any(isinstance(event, EndSet) for event in events):
            one.unveil()
            expect(one.part("prompt")).to_contain_text("dernier tour")
            one.click(one.part("sheet-market"))
            expect(one.part("sheet")).to_contain_text("Trains")
            one.click(one.part("sheet-map"))

    one.click(one.part("see-end"))
    one.part("rematch").wait_for()
    assert not scrolls_sideways(one.page)


@pytest.mark.parametrize("size", ["360x640", "844x390"])
def test_the_smallest_screens_play_by_thumb(house: House, people: People, size: str) -> None:
    """The last Market and the turn after it: nothing lies on a button, and each can be hit."""
    screen = SCREENS[size]
    thumb = people.come(viewport=screen.viewport, has_touch=True, is_mobile=True)
    one = seat_three(house, thumb, SINCE)
    for _, choice, _ in islice(deeds_after(eventful_game(), SINCE), SOME):
        one.unveil()
        lying = [each for each in faults_of(one.page, screen.target) if each.kind in LYING]
        assert lying == [], choice.notation
        one.do(choice)


def test_a_finger_that_rests_explains_and_does_not_play(phone: Player) -> None:
    """Three tracks and Stop stand beside each other under the thumb; none has to be looked for."""
    one = RevolutionPlayer.at(phone)
    one.visit(one.bring(text_of(revolution_until(advances, 4, round=4))))
    one.decides()
    assert one.part("prompt").locator(".row").evaluate(FITS)

    one.visit(one.bring(text_of(revolution_until(lays_the_second_rail, round=3))))
    one.decides()
    space, moves = one.in_reach("space:")[0], one.moves

    hand = one.hold(space)
    expect(one.explanation()).to_contain_text(space.removeprefix("space:"))
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    expect(one.explanation()).to_have_count(0)
    assert one.moves == moves


def test_in_french_everything_is_french(people: People) -> None:
    """Desk, map and panels; nothing of the catalogue is left as its id.

    Longer words have room where the window is narrow: four parts stand beside each other.
    """
    one = RevolutionPlayer.at(people.come(locale="fr-FR"))
    for wanted in (picks_a_tile, chooses_a_worker, lays_the_second_rail, is_asked_in_the_market):
        one.visit(one.bring(text_of(revolution_until(wanted))))
        one.decides()
        said = one.page.locator("main").inner_text()
        assert "board" not in said
        assert "Marché" in said

    one.stands_at({"width": 1280, "height": 800})
    one.visit(one.bring(text_of(revolution_until(has_every_part_open, 2))))
    one.decides()
    assert one.part("prompt").locator(".row").evaluate(FITS)


def test_the_end_page_can_be_read(ada: Player) -> None:
    ada.visit(f"{ada.bring(text_of(revolution_records()[0]))}/end")
    ada.part("rematch").wait_for()
    for source in ada.page.locator('[data-testid^="source-"] summary').all():
        ada.click(source)
    assert small_texts(ada.page) == []
    assert nameless(ada) == []
