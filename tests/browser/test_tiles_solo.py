"""Railroad Tiles alone on a phone: a challenge by taps, always in sight, and its result."""

import re

import pytest
from playwright.sync_api import Locator, expect

from rotonde.kernel.desk.menu import Choice
from tests.browser.house import House
from tests.browser.people import PHONE, People
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.shelf import me, set_up, with_bots
from tests.browser.sizes import low_buttons, scrolls_sideways, small_texts
from tests.browser.tiles_player import TilesPlayer, decide
from tests.browser.tiles_positions import (
    FAILED,
    KEPT,
    PERFECTION,
    STRICT,
    breaking,
    is_asked,
    lays_several,
    tiles_recorded,
    tiles_state,
    tiles_until,
)
from tests.support.depth import depth

THUMB = 44
TARGETS = ".station button, [data-testid=prompt] :is(.offer, .strip) button"


def fits(player: Player) -> None:
    """Nothing sideways, nothing too small to read or to hit."""
    assert not scrolls_sideways(player.page)
    assert small_texts(player.page) == []
    assert low_buttons(player.page, TARGETS, THUMB) == []


def challenge_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name="Challenge")


def look_and_decide(player: Player, number: int) -> None:
    expect(challenge_of(player)).to_be_in_viewport(ratio=1)
    if number % 6 == 0:
        fits(player)
    decide(player, number)


@pytest.mark.deep
def test_a_challenge_by_taps_alone(house: House, phone: Player) -> None:
    """Every column, tile and piece under the thumb; then the result in words."""
    tiler, owner = TilesPlayer.at(phone), me(phone)
    begun = tiles_until(is_asked, PERFECTION, round=depth(sample=7, whole=0))
    tiler.visit(set_up(house, owner, begun, with_bots(owner), "Evening train"))

    tiler.play_on(look_and_decide)
    kept = "met" in challenge_of(tiler).inner_text()
    fits(tiler)
    tiler.click(tiler.part("see-end"))

    title = tiler.part("end").get_by_role("heading", level=1)
    expect(title).to_contain_text("of 3" if kept else "Perfection: failed")
    expect(tiler.part("end")).to_contain_text(f"the challenge is {'met' if kept else 'not met'}")
    fits(tiler)


def test_a_challenge_is_chosen_in_the_form_and_its_mission_read_on_a_phone(phone: Player) -> None:
    """Tiles, nobody else, one of the fifteen; two short lines, a tap opens the whole sentence."""
    tiler = TilesPlayer.at(phone)
    choose_a_challenge(tiler, "Distant Friends")
    challenge, sentence = challenge_of(tiler), "Connect 2 travellers at least 12 tiles apart"
    board = tiler.page.locator(".board .map")
    before = board.bounding_box()

    expect(challenge).to_contain_text("0 / 12")
    expect(tiler.part("seat-panel-1")).to_have_count(0)
    tiler.click(challenge.get_by_role("button", name="Distant Friends"))
    expect(challenge).to_contain_text(sentence)
    assert board.bounding_box() == before
    fits(tiler)
    tiler.click(challenge.get_by_role("button", name="Distant Friends"))
    expect(challenge).not_to_contain_text(sentence)
    tiler.click(tiler.part("sheet-seats"))
    expect(tiler.part("seat-panel-0")).to_contain_text(sentence)


def choose_a_challenge(tiler: TilesPlayer, name: str) -> None:
    """By the form of a new table, alone."""
    tiler.visit("/tables?tab=new")
    tiler.click(tiler.page.get_by_role("radio", name="Railroad Tiles"))
    fewer = tiler.page.get_by_role("button", name="Remove the last seat")
    while fewer.count():
        tiler.click(fewer)
    tiler.part("option-challenge").select_option(label=name)
    tiler.click(tiler.part("open-table"))
    tiler.decides()


def test_a_phone_leaves_the_map_a_third_and_cuts_no_button(people: People) -> None:
    """Three tiles in the hand, one held with its card and its handles, the challenge above, the
    tokens in sight; a tile is taken up from its column as well."""
    for locale, turn, mirror in (
        ("en-GB", "Turn (R)", "Mirror (F)"),
        ("fr-FR", "Tourner (R)", "Retourner en miroir (F)"),
    ):
        tiler = TilesPlayer.at(people.come_with_a_phone(locale=locale))
        tiler.visit(tiler.bring(text_of(tiles_until(lays_several, KEPT, round=5))))
        tiler.decides()
        tiler.hold(tiler.loose())

        tiler.part("preview").wait_for()
        assert height_of(tiler.page.locator(".board .map")) > PHONE["height"] / 3
        assert height_of(tiler.page.locator(".board section.narrow")) <= 56
        hand = tiler.part("prompt").locator("[data-tray]")
        assert not hand.evaluate("row => row.scrollWidth > row.clientWidth")
        ways = tiler.part("prompt").locator('[data-choice^="lay "]')
        expect(ways.locator("svg.thumb")).to_have_count(ways.count())
        expect(ways.nth(1)).to_be_in_viewport(ratio=0.9)
        assert min(height_of(tiler.handle(name)) for name in (turn, mirror)) >= THUMB

        expect(tiler.page.locator(".station .tokens")).to_be_visible()
        taken = tiler.page.locator(".station [data-hand]").last
        thing = taken.get_attribute("data-hand")
        assert thing is not None
        tiler.click(taken)
        expect(hand.locator("[aria-pressed=true]")).to_have_attribute("data-thing", thing)


def test_another_map_opened_from_its_sheet_is_seen(phone: Player) -> None:
    """The sheet goes away, the map lies over the board, and its button closes it."""
    tiler = TilesPlayer.at(phone)
    tiler.visit(tiler.bring(text_of(tiles_until(lays_several, round=4))))
    tiler.decides()
    tiler.click(tiler.part("sheet-maps"))

    tiler.click(tiler.page.get_by_role("button", name=re.compile("Enlarge the map of")).first)

    peek = tiler.part("peek")
    expect(tiler.part("sheet")).to_have_count(0)
    expect(peek.get_by_role("heading")).to_be_in_viewport()
    tiler.click(peek.get_by_role("button", name="Close"))
    expect(peek).to_have_count(0)


def height_of(part: Locator) -> float:
    box = part.bounding_box()
    assert box is not None
    return box["height"]


def test_a_piece_that_breaks_the_challenge_asks_once(ada: Player) -> None:
    """It is allowed, but nobody does it by mistake."""
    record = tiles_until(lambda state: breaking(state) is not None, STRICT)
    tempting = breaking(tiles_state(record))
    assert tempting is not None
    tiler = TilesPlayer.at(ada)
    tiler.visit(tiler.bring(text_of(record)))
    tiler.decides()
    doubt = tiler.part("pinned")

    be_tempted(tiler, tempting)
    expect(doubt).to_contain_text("This breaks the challenge")
    tiler.click(doubt.get_by_role("button", name="Cancel"))
    expect(challenge_of(tiler)).to_contain_text("met")
    be_tempted(tiler, tempting)
    tiler.click(tiler.part("play-pinned"))

    expect(doubt).to_have_count(0)
    expect(challenge_of(tiler)).to_contain_text("broken")


def be_tempted(tiler: TilesPlayer, choice: Choice) -> None:
    """Click on the slot, and in the prompt where that is not enough."""
    slot = tiler.thing(choice.things[0])
    several = tiler.marks_several(slot)
    tiler.click(slot)
    if several:
        tiler.click(tiler.button(choice.notation))


def test_the_end_says_how_the_challenge_went(phone: Player) -> None:
    for number, title, note in (
        (KEPT, "Lazy Travellers: 50 points, 2 stars of 3", "★ 40, ★★ 50, ★★★ 60 points"),
        (FAILED, "Holes: failed", "0 instead of 3"),
    ):
        phone.visit(phone.bring(text_of(tiles_recorded(number))))
        expect(phone.part("prompt")).to_contain_text(title)

        phone.click(phone.part("see-end"))

        expect(phone.part("end").get_by_role("heading", level=1)).to_have_text(title)
        expect(phone.part("end")).to_contain_text(note)
        assert "wins" not in phone.part("end").inner_text()
        assert "lead" not in phone.part("end").inner_text()
