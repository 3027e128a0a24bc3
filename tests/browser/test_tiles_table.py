"""Railroad Tiles at the table: why not, taking back, rejecting, stars, other maps, reload, drag."""

import pytest
from playwright.sync_api import expect

from rotonde.catalogue import desk
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.record import Record
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.shelf import me, set_up, with_bots
from tests.browser.test_french import is_all_french
from tests.browser.tiles_player import TilesPlayer
from tests.browser.tiles_positions import (
    FIRST,
    TILES,
    lays_several,
    places_for_a_star,
    places_pieces,
    takes_a_column,
    tiles_recorded,
    tiles_state,
    tiles_until,
)
from tests.support.depth import depth

LAYING = tiles_until(lays_several, round=4)
CHOOSING = tiles_until(takes_a_column, round=4)
STARRED = tiles_until(places_for_a_star)
PLACING = tiles_until(places_pieces, round=6)
ENDS = ("0012", "0001", "0005", "0009")
"""Three seats, challenges kept and failed, objectives."""


@pytest.fixture
def tiler(ada: Player) -> TilesPlayer:
    return TilesPlayer.at(ada)


def sit(tiler: TilesPlayer, house: House, record: Record) -> None:
    """At a table where a record ends, in the first seat; bots sit in the others."""
    owner = me(tiler)
    others = ("Bernadette", "Christian")[: record.seats - 1]
    tiler.visit(set_up(house, owner, record, with_bots(owner, *others), "Lunch hour"))
    tiler.decides()


def ask_about_a_misfit(tiler: TilesPlayer) -> str:
    """Pick up a tile and click on a cell beside the map on which it does not fit; says where."""
    state = tiles_state(LAYING)
    tile = tiler.hand[-1].split(":")[1]
    tiler.click(tiler.held.last)
    codes = {
        cell: desk("tiles").why_not(state, FIRST, Thing(f"{cell}:{tile}")).code
        for cell in tiler.unfit()
    }
    cell = next(cell for cell, code in codes.items() if code == "tile-does-not-fit")
    tiler.pick(cell)
    return cell[5:]


def test_what_cannot_be_says_why_not(tiler: TilesPlayer, house: House) -> None:
    """A misfit shows what its cell asks for, and its rule; a laid tile and a hall have words."""
    sit(tiler, house, LAYING)

    cell = ask_about_a_misfit(tiler)

    stubs = tiler.page.locator(".board .refused")
    stubs.wait_for()
    assert stubs.locator(".rail, .shut").count() > 0
    why = tiler.part("why-not").filter(has_text=f"does not fit {cell}")
    expect(why).to_contain_text("The cell asks for: north")
    tiler.click(why.get_by_role("link", name="Rule 5"))
    expect(tiler.page.locator('.sought[id="TIL-5"]')).to_be_in_viewport()
    tiler.page.keyboard.press("Escape")
    expect(stubs).to_have_count(0)
    tiler.pick(tiler.laid[0])
    expect(tiler.part("why-not")).to_contain_text("has a tile already")
    tiler.click(tiler.page.get_by_role("button", name="left hall"))
    expect(tiler.part("why-not")).to_contain_text("First lay the")


def test_lays_are_taken_back_to_the_choice_of_a_column(tiler: TilesPlayer, house: House) -> None:
    sit(tiler, house, CHOOSING)
    moves, columns = tiler.moves, tiler.choices
    tiler.take(columns[0])
    hand = tiler.hand
    tiler.lay()
    tiler.lay()
    assert tiler.hand != hand

    tiler.click(tiler.part("undo"))
    expect(tiler.part("timeline")).to_have_attribute("aria-valuemax", str(moves + 2))
    tiler.page.keyboard.press("Control+z")
    expect(tiler.part("timeline")).to_have_attribute("aria-valuemax", str(moves + 1))
    assert tiler.hand == hand
    tiler.page.keyboard.press("Control+z")

    tiler.button(columns[0]).wait_for()
    assert (tiler.moves, tiler.choices) == (moves, columns)
    tiler.take(columns[-1])
    tiler.lay()
    the_hand_is_whole_at_every_width(tiler)


def the_hand_is_whole_at_every_width(tiler: TilesPlayer) -> None:
    """Under the sentence and beside both ways to undo; French sentences are the longer ones."""
    tiler.click(tiler.part("language-fr"))
    for width in (1440, 1000, 800):
        tiler.stands_at({"width": width, "height": 800})
        tiler.part("undo-turn").wait_for()
        prompt = tiler.part("prompt")
        assert prompt.evaluate("(box) => box.scrollHeight - box.clientHeight") == 0, width


def test_between_phone_and_desk_the_card_is_one_line_that_never_moves_the_map(
    tiler: TilesPlayer, house: House
) -> None:
    """With a choice under the pointer or without, and the hint where there is none."""
    tiler.page.set_viewport_size({"width": 900, "height": 900})
    sit(tiler, house, LAYING)
    board = tiler.page.locator(".board")
    before, card = board.bounding_box(), tiler.part("preview")
    expect(card).to_have_count(0)
    tiler.page.get_by_text("You may still reject 2 tiles").wait_for()

    tiler.page.mouse.move(*tiler.middle_of(tiler.in_reach("cell")[0]))

    expect(card).to_contain_text("Fits")
    assert board.bounding_box() == before
    line = card.bounding_box()
    assert before is not None
    assert line is not None
    assert line["y"] == before["y"] + before["height"]
    assert line["height"] < 64


def test_a_reload_changes_nothing_and_two_tiles_are_rejected(
    tiler: TilesPlayer, house: House
) -> None:
    """A reload in mid hand; then each rejected tile says how many are left, until there is none."""
    sit(tiler, house, LAYING)
    tiler.lay()
    before = (tiler.asked, tiler.hand, tiler.laid, tiler.in_reach("cell"), tiler.log, tiler.moves)

    tiler.page.reload()
    tiler.decides()

    tiler.part("log").wait_for()
    after = (tiler.asked, tiler.hand, tiler.laid, tiler.in_reach("cell"), tiler.log, tiler.moves)
    assert before == after
    for _ in range(2):
        made = tiler.own_moves
        tiler.open("reject")
        tiler.click(tiler.part("prompt").locator('[data-choice^="reject "]').first)
        tiler.made_more_than(made)
    rejected = tiler.part("log").locator("li", has_text=f"{tiler.name_of(0)} rejects")
    expect(rejected.last).to_contain_text("(2 of 2)")
    expect(tiler.part("prompt").get_by_role("button", name="Reject")).to_have_count(0)
    expect(tiler.part("seat-panel-0")).to_contain_text("Rejected: 2 of 2")


def test_points_are_given_up_only_when_asked_twice_and_a_star_is_paid(
    tiler: TilesPlayer, house: House
) -> None:
    sit(tiler, house, STARRED)
    stars = tiler.part("seat-panel-0").get_by_text("Stars: ")
    had, made = int(stars.inner_text().removeprefix("Stars: ")), tiler.own_moves
    signed = tiler.page.locator(".board .slot.star:has(.price)")
    priced = tiler.page.locator('.board [role=button][aria-label*="for a star"]')
    assert 0 < signed.count() == priced.count() < len(tiler.in_reach("slot"))
    expect(tiler.page.locator(".board .map")).to_contain_text("for a star only")
    tiler.click(tiler.button("finish"))
    expect(tiler.part("pinned")).to_contain_text("you give that up")
    assert tiler.own_moves == made
    tiler.page.keyboard.press("Escape")
    switch = tiler.part("prompt").get_by_role("switch")

    tiler.click(switch)
    expect(switch).to_be_checked()
    tiler.place()

    expect(tiler.part("log")).to_contain_text("pays a star and places")
    expect(stars).to_have_text(f"Stars: {had - 1}")


def test_a_slot_lights_its_network_and_the_pieces_that_count(
    tiler: TilesPlayer, house: House
) -> None:
    """The figure explains itself: under the pointer, and for a choice of the prompt."""
    sit(tiler, house, PLACING)
    own = TILES.view(tiles_state(PLACING), FIRST).seats[FIRST]
    slots = {f"slot:{tile.cell}:0": tile.slots[0] for tile in own.map if tile.slots}
    best = max(tiler.in_reach("slot"), key=lambda thing: len(slots[thing].meets))
    others = slots[best].meets
    lit, met = tiler.page.locator(".board .network path"), tiler.page.locator(".board [data-met]")
    expect(lit).to_have_count(0)

    tiler.page.mouse.move(*tiler.middle_of(best))

    expect(met).to_have_count(len(others))
    sum_of_both = f"1 + {len(others)} = {1 + len(others)}"
    expect(tiler.page.locator(".board .counted")).to_contain_text(sum_of_both)
    network = own.networks[slots[best].network]
    expect(lit).to_have_count(len(network.rails) + len(network.roads))
    cells = ", ".join(thing.split(":")[1] for thing in others)
    expect(tiler.part("preview")).to_contain_text(f"{len(others)} others: {cells}")


def test_a_tile_is_dragged_turned_by_the_wheel_and_held_while_another_map_is_open(
    tiler: TilesPlayer, house: House
) -> None:
    """It is held where it is dropped; Escape closes the other map alone, a click lays it down."""
    sit(tiler, house, LAYING)
    cell = tiler.loose()
    mouse = tiler.page.mouse
    tiler.part("prompt").locator('[data-tray] [aria-pressed="true"]').hover()
    mouse.down()
    mouse.move(*tiler.middle_of(cell), steps=4)
    mouse.up()
    tiler.ghost.wait_for()
    dropped = tiler.way
    mouse.wheel(0, 120)
    expect(tiler.ghost).not_to_have_attribute("data-way", dropped)
    turned = tiler.way

    tiler.click(tiler.page.get_by_role("button", name="Enlarge the map of Bernadette"))
    tiler.part("peek").get_by_role("heading", name="Bernadette").wait_for()
    tiler.part("peek").get_by_role("img").wait_for()
    tiler.page.keyboard.press("Escape")
    expect(tiler.part("peek")).to_have_count(0)
    assert tiler.way == turned
    tiler.put_down()

    assert cell in tiler.laid


@pytest.mark.deep
def test_tiles_in_french(tiler: TilesPlayer, house: House) -> None:
    """Laying with a ghost and a refusal, then pieces, then the ends: every word, and no leak."""
    sit(tiler, house, LAYING)
    tiler.click(tiler.part("language-fr"))
    tiler.hold(tiler.loose())
    is_all_french(tiler)
    ask_about_a_misfit(tiler)
    tiler.part("why-not").get_by_role("link").wait_for()
    is_all_french(tiler)
    sit(tiler, house, STARRED)
    is_all_french(tiler)
    for number in ENDS[: depth(sample=2, whole=len(ENDS))]:
        open_the_end(tiler, house, tiles_recorded(number))
        is_all_french(tiler)


def open_the_end(tiler: TilesPlayer, house: House, record: Record) -> None:
    """Its page, with every source opened."""
    owner = me(tiler)
    seats = with_bots(owner, *("Bernadette", "Christian")[: record.seats - 1])
    tiler.visit(f"{set_up(house, owner, record, seats, 'Midi')}/end")
    tiler.part("rematch").wait_for()
    for source in tiler.page.locator('[data-testid^="source-"] summary').all():
        tiler.click(source)
