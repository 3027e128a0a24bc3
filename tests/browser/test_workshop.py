"""Every part of a menu, in a game that has no board: by mouse, by touch and by keyboard."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.people import People
from tests.browser.player import Player, seat_for
from tests.server.serving import serving
from tests.support.workshop import WORKSHOP, WORKSHOP_DESK

CLIENT = Path("src/rotonde/web")


@pytest.fixture(scope="module")
def workshop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that has this one game."""
    folder = tmp_path_factory.mktemp("workshop")
    with serving(folder, games={WORKSHOP.id: WORKSHOP_DESK}, client=CLIENT) as running:
        yield running.url


@pytest.fixture
def visitors(browser: Browser, workshop: str) -> Iterator[People]:
    coming = People(browser, workshop)
    yield coming
    coming.leave()


def sit(player: Player, *others: str) -> Player:
    """At a table of one's own, or with others, with a question."""
    seats = [seat_for(who) for who in ("me", *others)]
    wanted = {"game": "workshop", "seats": seats, "name": "Bench", "options": {}}
    player.visit(player.post("/api/tables", wanted))
    player.decides()
    return player


def group(player: Player, name: str) -> Locator:
    return player.page.locator(f'[data-group="{name}"]')


def did(player: Player, order: str) -> None:
    """Wait until the log tells it."""
    expect(player.part("log")).to_contain_text(f"did {order}")


def deliveries(player: Player) -> list[str]:
    return [choice for choice in player.choices if choice.startswith("deliver")]


# --- by mouse -----------------------------------------------------------------------------------


def test_three_clicks_narrow_to_one_choice_in_any_order(visitors: People) -> None:
    """Cube, city, way; the question follows, and one way back leads out again."""
    ada = sit(visitors.come())
    ada.click(ada.thing("cube:red"))
    expect(ada.part("prompt")).to_contain_text("where to?")
    ada.click(ada.thing("city:york"))
    expect(ada.thing("plot:1")).to_have_count(0)
    assert deliveries(ada) == ["deliver red york north", "deliver red york south"]
    ada.click(ada.part("prompt-back"))
    assert len(deliveries(ada)) == 4
    ada.page.keyboard.press("Escape")
    group(ada, "bid").wait_for()

    ada.click(ada.thing("way:south"))
    ada.click(ada.thing("city:hull"))
    ada.click(ada.thing("cube:black"))

    did(ada, "deliver black hull south")


def test_a_dial_is_turned_and_says_what_it_brings(visitors: People) -> None:
    ada = sit(visitors.come())
    ada.click(group(ada, "bid"))
    dial = ada.part("dial")
    expect(dial.get_by_role("textbox")).to_have_value("3")

    ada.click(dial.get_by_role("button", name="More"))
    expect(ada.button("bid 4")).to_contain_text("do bid 4")
    dial.get_by_role("textbox").fill("10")
    ada.click(ada.button("bid 10"))

    did(ada, "bid 10")


def test_two_numbers_are_turned_on_the_board_and_what_does_not_fit_says_why(
    visitors: People,
) -> None:
    ada = sit(visitors.come())
    ada.click(ada.thing("die:hidden"))
    for value in ("2", "3"):
        ada.click(ada.thing("die:hidden"))
        expect(ada.part("dial").get_by_label("hidden")).to_have_value(value)
    ada.part("dial").get_by_label("jokers").fill("6")
    expect(ada.part("dial").locator(".go")).to_have_attribute("aria-disabled", "true")

    ada.part("dial").locator(".go").click(force=True)
    expect(ada.part("why-not")).to_contain_text("too many dice")
    ada.part("dial").get_by_label("jokers").fill("2")
    ada.click(ada.button("roll 3+2"))

    did(ada, "roll 3+2")


def test_what_is_closed_stands_quiet_with_its_reason(visitors: People) -> None:
    ada = sit(visitors.come())

    group(ada, "upgrade").click(force=True)
    expect(ada.part("why-not")).to_contain_text("closed now")
    ada.page.keyboard.press("Escape")
    expect(ada.part("why-not")).to_have_count(0)
    ada.click(ada.thing("engine"))

    expect(ada.part("why-not")).to_contain_text("closed now")
    assert ada.moves == 0


def test_groups_stand_beside_whatever_is_asked(visitors: People) -> None:
    """At the same place while something else is picked; one choice is one click."""
    ada = sit(visitors.come())
    place = group(ada, "sell").bounding_box()
    ada.click(ada.thing("cube:red"))
    assert group(ada, "sell").bounding_box() == place
    ada.click(group(ada, "sell"))
    did(ada, "sell")

    ada.click(group(ada, "hire"))
    ada.click(ada.button("hire grey"))

    did(ada, "hire grey")


def test_a_checklist_tells_what_is_done_and_leads_to_what_is_due(visitors: People) -> None:
    ada = sit(visitors.come())
    checklist = ada.part("checklist")
    expect(checklist.locator(".due")).to_have_count(2)

    ada.click(checklist.locator('[data-thing="part:reward"]'))

    did(ada, "tick reward")
    expect(checklist.locator(".done")).to_have_count(1)


def test_a_faint_thing_of_seven_hundred_is_shown_first(visitors: People) -> None:
    ada = sit(visitors.come())
    ada.click(ada.thing("plot:7"))
    expect(ada.part("play-pinned")).to_contain_text("stake 7")
    assert ada.moves == 0

    ada.click(ada.part("play-pinned"))

    did(ada, "stake 7")


def test_what_ends_the_turn_is_held_fast(visitors: People) -> None:
    """The first click shows what it ends, the second of a double click does nothing."""
    ada = sit(visitors.come(asks=True), "Hugo")
    group(ada, "end").dblclick()
    ada.part("pinned").wait_for()
    assert ada.moves == 0
    ada.rests()
    ada.click(ada.button("end"))

    ada.part("curtain-open").wait_for()


# --- by touch and by keyboard -------------------------------------------------------------------


def test_every_part_under_a_thumb(visitors: People) -> None:
    """At 390 px the first tap shows, and targets are large enough."""
    thumb = sit(visitors.come_with_a_phone())
    for name in ("cube:red", "city:hull", "way:north"):
        thumb.click(thumb.thing(name))
    thumb.click(thumb.part("play-pinned"))
    expect(thumb.part("prompt")).to_have_attribute("data-moves", "1")
    thumb.click(group(thumb, "bid"))
    low = (
        thumb.part("dial")
        .get_by_role("button")
        .evaluate_all(
            "(all) => all.filter((each) => each.getBoundingClientRect().height < 44).length"
        )
    )
    assert low == 0
    thumb.click(thumb.part("dial").get_by_role("button", name="More"))
    thumb.play_by(thumb.button("bid 4"))
    expect(thumb.part("prompt")).to_have_attribute("data-moves", "2")

    thumb.play_by(group(thumb, "sell"))

    expect(thumb.part("prompt")).to_have_attribute("data-moves", "3")


def test_every_part_by_keyboard_alone(visitors: People) -> None:
    """Digits open, arrows walk and turn, Enter plays, the line takes short forms, Ctrl+Y redoes."""
    ada = sit(visitors.come())
    keys = ada.page.keyboard
    keys.press("2")
    expect(ada.part("dial").get_by_role("textbox")).to_be_focused()
    keys.press("ArrowRight")
    keys.press("Enter")
    did(ada, "bid 4")
    keys.press("1")
    ada.button("cube:red").wait_for()
    keys.press("1")
    keys.press("1")
    did(ada, "deliver")
    ada.type("blue york north, sell, bid 12")
    did(ada, "bid 12")
    keys.press("Escape")
    keys.press("Control+z")
    expect(ada.part("prompt")).to_have_attribute("data-moves", "4")
    keys.press("Control+y")

    expect(ada.part("prompt")).to_have_attribute("data-moves", "5")
