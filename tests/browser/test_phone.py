"""A phone of 390 pixels under a finger: played by taps, nothing too small, nothing sideways."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize, expect

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.state import State
from tests.browser import tiles_player
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import is_asked_for_a_veto, last_state, recorded, text_of, until
from tests.browser.sizes import low_buttons, scrolls_sideways, small_texts
from tests.support.depth import depth

TURNS: Final = depth(sample=12, whole=24)
LYING: Final = ViewportSize(width=844, height=390)
"""A phone on its side."""
SMALLEST: Final = ViewportSize(width=360, height=640)


def fits(player: Player) -> None:
    assert not scrolls_sideways(player.page)
    assert small_texts(player.page) == []


def can_be_hit(player: Player) -> None:
    """What is decided under the thumb is large enough for it."""
    buttons = '[data-testid="prompt"] :is(.offer, .strip) button'
    assert low_buttons(player.page, buttons, 44) == []


def is_cut(player: Player, thing: str) -> bool:
    """Whether a thing lies under the edge of the board, or under the card that is docked there."""
    box, board = (part.bounding_box() for part in (player.thing(thing).first, player.part("board")))
    assert box is not None
    assert board is not None
    return (
        box["x"] < board["x"]
        or box["y"] < board["y"]
        or box["x"] + box["width"] > board["x"] + board["width"]
        or box["y"] + box["height"] > board["y"] + board["height"]
    )


def seats_on_lines(state: State) -> int:
    """Seats with a station on a line that is left, line by line."""
    return sum(
        1 for number in state.surviving for stations in state.connected_stations(number) if stations
    )


def decide(player: Player, number: int) -> None:
    """By taps: kinds of choices, then one of them; the first touch shows, the second plays."""
    can_be_hit(player)
    if player.choices:
        player.choose(player.choices[number % len(player.choices)])
    else:
        player.open(player.groups[number % len(player.groups)])


@pytest.mark.deep
def test_several_turns_by_taps(phone: Player) -> None:
    phone.play_the_bots()
    fits(phone)

    for number in range(TURNS):
        phone.decides()
        decide(phone, number)

    phone.decides()
    fits(phone)
    news = phone.part("sheet-log").locator("b")
    while news.count() == 0:  # in the middle of a turn nobody else has done anything
        decide(phone, TURNS)
        phone.decides()
    expect(news).to_have_text(re.compile("[1-9]"))
    phone.click(phone.part("sheet-log"))
    expect(news).to_have_count(0)
    assert len([line for line in phone.log if "takes" in line or "moves" in line]) > TURNS // 3


@pytest.mark.deep
@pytest.mark.parametrize("size", [SMALLEST, LYING], ids=["smallest", "lying"])
@pytest.mark.parametrize(("game", "decides"), [("rocket", decide), ("tiles", tiles_player.decide)])
def test_a_small_screen_is_played_on(
    people: People, game: str, decides: Callable[[Player, int], None], size: ViewportSize
) -> None:
    """Every decision of some turns is reached by taps, and nothing is too small or sideways."""
    coming = people.come(viewport=size, has_touch=True, is_mobile=True)
    phone = coming if game == "rocket" else tiles_player.TilesPlayer.at(coming)
    phone.visit(phone.open_table("me", "random", game=game))

    for number in range(depth(sample=7, whole=48)):
        if not phone.decides():
            break
        decides(phone, number)

    phone.decides()
    fits(phone)
    assert phone.own_moves >= depth(sample=3, whole=20)


def test_a_city_asks_which_of_its_markers_is_taken(phone: Player) -> None:
    """Their signs are smaller than a finger: the city stands for them."""
    phone.visit(phone.open_table("me", "random"))
    phone.decides()

    phone.pick("town:london")
    phone.button("marker london brewery").wait_for()
    assert all(each.startswith("marker london ") for each in phone.choices)
    phone.choose("marker london brewery")

    expect(phone.part("prompt")).to_contain_text("second of two actions")


def test_the_first_touch_shows_and_the_second_plays(phone: Player) -> None:
    phone.visit(phone.open_table("me", "random"))
    phone.decides()
    assert not any(is_cut(phone, f"company:{row.id}") for row in BOARD.tables.company)
    phone.pick("company:GWR")
    expect(phone.part("preview")).to_contain_text("GWR from C14")
    phone.page.locator('[data-prospect="D14"]').wait_for()
    phone.rests()
    phone.pick("hex:D14")  # where the engine could go: it is taken up, and this hex is shown first

    phone.button("to D13").wait_for()
    expect(phone.part("preview")).to_contain_text("C14 → D14")
    phone.rests()
    assert not any(is_cut(phone, thing) for thing in ("company:GWR", "hex:D13", "hex:D14"))
    phone.pick("hex:D14")
    phone.button("to D13").wait_for()
    expect(phone.part("prompt")).to_contain_text("first of two actions")
    expect(phone.page.locator(".btn.primary")).to_have_attribute("data-choice", "to D14")
    expect(phone.page.locator(".btn.primary")).to_contain_text("Go to D14")
    phone.rests()
    phone.pick("hex:D14")

    expect(phone.part("prompt")).to_contain_text("second of two actions")


def test_a_tap_on_what_cannot_be_chosen_says_why(phone: Player) -> None:
    phone.visit(phone.open_table("me", "random"))
    phone.decides()
    phone.pick("town:guildford")
    expect(phone.part("why-not")).to_contain_text("Guildford, railway town on no line yet")
    phone.choose("extend GWR")
    phone.button("to D13").wait_for()
    phone.rests()

    phone.pick("hex:E14")

    expect(phone.part("why-not")).to_contain_text("E14")
    phone.part("why-not").get_by_role("link", name="Rule").wait_for()


def test_sheets_open_over_the_map_and_close_again(phone: Player) -> None:
    record = until(is_asked_for_a_veto, after=60)
    phone.visit(phone.bring(text_of(record)))
    phone.decides()
    sheet = phone.part("sheet")

    for name in ("seats", "companies", "log"):
        phone.click(phone.part(f"sheet-{name}"))
        sheet.wait_for()
        fits(phone)
        if name == "companies":
            expect(sheet.locator(".house")).to_have_count(seats_on_lines(last_state(record)))
        assert sheet.evaluate("(each) => each.contains(document.activeElement)")
    phone.click(sheet.get_by_role("button", name="Close"))

    expect(sheet).to_have_count(0)
    expect(phone.part("sheet-log")).to_be_focused()


def test_back_closes_a_sheet_before_it_leaves_the_table(phone: Player) -> None:
    address = phone.open_table("me", "random")
    phone.visit("/tables")
    phone.visit(address)
    phone.decides()
    table = phone.page.url
    phone.click(phone.part("sheet-companies"))
    phone.part("sheet").wait_for()

    phone.page.go_back()
    expect(phone.part("sheet")).to_have_count(0)
    assert phone.page.url == table

    phone.click(phone.part("sheet-companies"))
    phone.click(phone.part("sheet").get_by_role("button", name="Close"))
    expect(phone.part("sheet")).to_have_count(0)
    phone.rests()
    phone.page.go_back()
    phone.page.wait_for_url("**/tables")


def test_a_veto_is_answered_under_the_thumb(phone: Player) -> None:
    phone.visit(phone.bring(text_of(until(is_asked_for_a_veto, after=60))))
    phone.decides()
    expect(phone.part("prompt")).to_contain_text("Veto: you pay your bid only if it wins")

    fits(phone)
    can_be_hit(phone)


@pytest.mark.parametrize("address", ["/", "/tables", "/tables?tab=new", "/rules/rocket", "/no"])
def test_every_page_fits_a_phone(phone: Player, address: str) -> None:
    phone.visit(address)

    fits(phone)


def test_the_end_fits_a_phone(phone: Player) -> None:
    phone.visit(f"{phone.bring(text_of(recorded()))}/end")
    expect(phone.page.locator(".curve")).to_have_count(3)

    fits(phone)


@pytest.mark.parametrize("game", ["rocket", "tiles"])
def test_a_phone_on_its_side_keeps_the_map(people: People, game: str) -> None:
    """Prompt and sheets stand beside the board, nothing is cut, sheets open over the map."""
    phone = people.come(viewport=LYING, has_touch=True, is_mobile=True)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    phone.visit(phone.post("/api/tables", {"game": game, "seats": seats}))
    phone.decides()

    board, prompt = (phone.part(part).bounding_box() for part in ("board", "prompt"))
    assert board is not None
    assert prompt is not None
    assert board["height"] > LYING["height"] / 2
    assert board["width"] > LYING["width"] / 2
    assert board["x"] + board["width"] <= prompt["x"] + 1
    assert prompt["x"] + prompt["width"] <= LYING["width"]
    assert prompt["y"] + prompt["height"] < LYING["height"]
    phone.click(phone.part("sheet-log"))
    expect(phone.part("sheet")).to_be_in_viewport(ratio=1)
