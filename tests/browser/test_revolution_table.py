"""Railroad Revolution at the table: what is shown before the click, and how decisions are made."""

import re
from typing import Final

from playwright.sync_api import expect

from rotonde.kernel.law.record import Record
from rotonde.store import SeatRow
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    MARKET_OPENS,
    advances,
    builds_a_station,
    chooses_a_worker,
    could_promote_either,
    eventful_game,
    has_every_part_open,
    is_asked_in_the_market,
    keeps_a_milestone,
    lays_the_second_rail,
    picks_a_tile,
    revolution_until,
    sells_with_many_in_stock,
    up_to,
)
from tests.browser.shelf import me, set_up

WATCH_TRAVELS: Final = """() => {
  const layer = document.querySelector('[data-testid="travels"]');
  const watcher = new MutationObserver(() => (window.travelled ||= layer.childElementCount > 0));
  watcher.observe(layer, { childList: true });
}"""
"""Remembers whether any piece was ever on its way."""
FIRST_CLASSES: Final = "(all) => all.map((each) => each.classList[0])"
APART: Final = """(desk) => {
  const top = desk.querySelector(".slip").getBoundingClientRect().top;
  const deals = [...desk.querySelectorAll('[data-thing^="deal:"]')];
  return deals.every((deal) => deal.getBoundingClientRect().bottom <= top + 1);
}"""
"""Whether the line under the deals begins where they end."""
FITS: Final = "(row) => row.scrollWidth <= row.clientWidth"


def sit(player: Player, record: Record) -> RevolutionPlayer:
    one = RevolutionPlayer.at(player)
    one.visit(one.bring(text_of(record)))
    one.decides()
    return one


def test_a_worker_says_what_it_adds_to_each_action(ada: Player) -> None:
    """Pointing at a specialised worker fills all four rows; a click narrows, a row plays."""
    one = sit(ada, revolution_until(chooses_a_worker, round=2))
    special = [each for each in one.in_reach("worker:") if "white" not in each]
    moves = one.moves

    one.thing(special[0]).first.hover()
    expect(one.desk.locator("li .ability:not(:empty)")).to_have_count(4)
    one.click(one.thing(special[0]).first)
    one.click(one.thing(one.in_reach("action:")[0]).first)

    one.sees_more_than(moves)
    one.desk.locator("footer").wait_for()


def test_a_worker_that_the_mouse_only_passed_over_is_not_sent(ada: Player) -> None:
    """On the way to a row it is meant; once the mouse has left the desk a row asks whom."""
    one = sit(ada, revolution_until(chooses_a_worker, round=2))
    worker, row = one.in_reach("worker:")[0], one.in_reach("action:")[0]
    moves = one.moves

    one.thing(worker).first.hover()
    one.page.mouse.move(*one.middle("city:denver"))
    one.click(one.thing(row).first)
    one.rests()
    assert one.moves == moves
    assert not one.has_pinned

    one.thing(worker).first.hover()
    one.click(one.thing(row).first)
    one.sees_more_than(moves)


def test_a_worker_is_dragged_to_its_action(ada: Player) -> None:
    """What it would do is shown on the way; let go anywhere else, nothing happens."""
    one = sit(ada, revolution_until(chooses_a_worker, round=2))
    worker, row = one.in_reach("worker:")[0], one.in_reach("action:")[0]
    before, mouse = one.moves, one.page.mouse

    one.thing(worker).first.hover()
    mouse.down()
    mouse.move(*one.middle("city:denver"), steps=4)
    expect(one.part("dragged")).to_have_count(1)
    mouse.up()
    expect(one.part("dragged")).to_have_count(0)
    assert one.moves == before

    one.thing(worker).first.hover()
    mouse.down()
    mouse.move(*one.middle(row), steps=4)
    mouse.up()
    one.sees_more_than(before)
    one.desk.locator("footer").wait_for()


def test_pieces_travel_unless_they_are_to_stand_still(people: People) -> None:
    """A worker walks to its row; a click brings everybody home; nothing moves for those who ask."""
    record = revolution_until(chooses_a_worker, round=2)
    for motion, seen in (("no-preference", True), ("reduce", False)):
        one = sit(people.come(reduced_motion=motion), record)
        one.page.evaluate(WATCH_TRAVELS)
        moves = one.moves
        assert all(each.startswith("worker:") for each in one.choices if each.startswith("worker"))
        for thing in (one.in_reach("worker:")[0], one.in_reach("action:")[0]):
            one.click(one.thing(thing).first)
        one.sees_more_than(moves)
        assert bool(one.page.evaluate("window.travelled")) is seen


def test_a_market_may_be_passed_on_before_it_asks(house: House, people: People) -> None:
    """Set while another seat thinks; played by itself when the question comes."""
    record = up_to(eventful_game(), MARKET_OPENS + 1)
    ada, bernadette = people.come(), RevolutionPlayer.at(people.come())
    seats = [
        SeatRow(0, "person", "Ada", me(ada).id),
        SeatRow(1, "person", "Bernadette", me(bernadette).id),
        SeatRow(2, "bot", "Christian", None, "random"),
    ]
    address = set_up(house, me(ada), record, seats, "Golden spike")
    bernadette.visit(address)
    expect(bernadette.desk).to_contain_text("one seat before you")
    bernadette.click(bernadette.part("pass-ahead"))

    one = RevolutionPlayer.at(ada)
    one.visit(address)
    one.decides()
    one.click(one.button("pass").first)

    expect(bernadette.part("log")).to_contain_text(re.compile(r"passes\..*passes\.", re.S))
    expect(bernadette.part("pass-ahead")).to_have_count(0)


def test_a_rail_space_shows_its_ghost_and_the_bill(ada: Player) -> None:
    """The space under the pointer: a rail in the own lane, the line of the waybill, the due.

    Once it lies, its line of the log lights it up, and a seat that is pointed at comes forward.
    """
    one = sit(ada, revolution_until(lays_the_second_rail, round=3))
    space = one.in_reach("space:")[0]
    before = one.moves

    one.page.mouse.move(*one.middle_of(space))

    expect(one.page.locator(".board .rail.ghost")).to_have_count(1)
    expect(one.desk.locator("li.pointed")).to_contain_text(space.removeprefix("space:"))
    one.pick(space)
    one.sees_more_than(before)
    expect(one.page.locator(".board .rail.ghost")).to_have_count(0)
    expect(one.desk.locator("li.done")).to_have_count(2)

    lit = one.page.locator(".board [data-lit]")
    one.part("log").get_by_text("lays a rail on").last.hover()
    lit.first.wait_for()
    one.page.mouse.move(5, 5)
    expect(lit).to_have_count(0)

    faded = one.page.locator(".board .rail.faded")
    for part in ("header", ".ticket"):
        one.part("seat-panel-1").locator(part).first.hover()
        faded.first.wait_for()
        one.page.mouse.move(5, 5)
        expect(faded).to_have_count(0)


def test_parts_are_taken_from_the_waybill_in_any_order(ada: Player) -> None:
    """What is sold lies on the own board; many workers in stock keep to their field.

    Four wordy choices stand beside each other all the same.
    """
    one = sit(ada, revolution_until(sells_with_many_in_stock, 4))
    moves = one.moves
    assert keeps_to_its_field(one)
    one.click(one.thing("piece:building").or_(one.thing("piece:rail")).first)
    one.sees_more_than(moves)

    one = sit(ada, revolution_until(has_every_part_open, 2))
    parts, moves = one.in_reach("part:"), one.moves
    assert len(parts) == 4
    assert one.part("prompt").locator(".row").evaluate(FITS)

    one.click(one.thing(parts[-1]).first)

    one.sees_more_than(moves)
    one.desk.locator("li.choice, li.now, li.done").first.wait_for()


def keeps_to_its_field(one: RevolutionPlayer) -> bool:
    """Whether the workers in stock end before the waybill begins."""
    stock, waybill = one.desk.locator(".stock .thing").last, one.desk.locator(".form").nth(1)
    last, form = stock.bounding_box(), waybill.bounding_box()
    assert last is not None
    assert form is not None
    return last["x"] + last["width"] <= form["x"]


def test_a_step_on_a_track_is_clicked_on_the_track(ada: Player) -> None:
    one = sit(ada, revolution_until(advances, round=2))
    step, moves = one.in_reach("step:")[0], one.moves
    _, track, space = step.split(":")

    one.click(one.thing(step))

    one.sees_more_than(moves)
    expect(one.part("log")).to_contain_text(re.compile(track, re.I))
    assert int(space) >= 1


def test_the_market_comes_to_the_desk_over_its_line_of_stops(ada: Player) -> None:
    """What a deal would change stands under both of them, and is not written over them."""
    one = sit(ada, revolution_until(is_asked_in_the_market, 4, round=5))

    expect(one.desk.locator("li.asked")).to_have_count(1)
    expect(one.desk.locator('[data-thing^="deal:"]')).to_have_count(2)
    deal, moves = one.in_reach("deal:")[0], one.moves
    one.desk.locator(f'[data-thing="{deal}"]').hover()
    expect(one.desk.locator(".slip")).to_contain_text("→")
    assert one.desk.evaluate(APART)
    one.page.keyboard.press(deal.removeprefix("deal:"))
    one.sees_more_than(moves)


def test_a_milestone_is_kept_from_those_looked_at(ada: Player) -> None:
    one = sit(ada, revolution_until(keeps_a_milestone))
    tickets = one.in_reach("keep:")
    assert len(tickets) > 1

    one.click(one.thing(tickets[0]))

    expect(one.thing(tickets[0])).to_have_count(0)
    expect(one.part("log")).to_contain_text(tickets[0].removeprefix("keep:"))


def test_set_up_tiles_lie_on_the_desk_in_the_order_of_picking(ada: Player) -> None:
    one = sit(ada, revolution_until(picks_a_tile))
    tiles, moves = one.in_reach("setup:"), one.moves

    expect(one.desk.locator("li.asked")).to_have_count(1)
    one.click(one.thing(tiles[0]).first)
    one.sees_more_than(moves)


def test_what_cannot_be_chosen_says_why(ada: Player) -> None:
    """A city that the own rails do not reach is asked about."""
    one = sit(ada, revolution_until(builds_a_station, round=2))
    open_cities = set(one.in_reach("city:"))
    far = next(f"city:{each}" for each in ("seattle", "san_diego") if each not in open_cities)

    one.pick(far)

    expect(one.part("why-not")).to_contain_text("reach")


def test_sell_and_hire_have_keys_and_a_place(ada: Player) -> None:
    """They and the end of an action have names; what was sold before it stays sold."""
    one = sit(ada, revolution_until(chooses_a_worker, round=2))
    moves, shares = one.moves, one.part("seat-panel-0").locator(".figures li").nth(1)
    before = int(shares.locator("b").inner_text())
    assert before > 0

    one.page.keyboard.press("s")

    one.sees_more_than(moves)
    expect(shares.locator("b")).to_have_text(str(before - 1))
    for thing in ("hire", "sell"):
        one.thing(thing).wait_for()
    for thing in (one.in_reach("worker:")[0], "action:telegraph"):
        one.click(one.thing(thing).last)
        one.rests()
    one.thing("finish").wait_for()
    one.click(one.thing(one.in_reach("section:")[0]))
    expect(one.part("prompt")).to_have_attribute("data-moves", str(moves + 3))
    one.click(one.part("undo-turn"))
    one.click(one.part("undo-action"))
    expect(one.part("prompt")).to_have_attribute("data-moves", str(moves + 1))


def test_every_thing_explains_itself(ada: Player) -> None:
    """On hover after a moment, on X for the focus; K opens all signs; Escape closes.

    Read aloud, the question comes first, then the desk, the map, the tracks, the seats, and the
    log last. The board of a seat is opened by keyboard as well.
    """
    one = sit(ada, revolution_until(lays_the_second_rail, round=3))
    read = ["prompt", "desk", "map", "tracks", "figures", "beside"]
    parts = one.page.locator(",".join(f".{each}:not(.body)" for each in read)).evaluate_all(
        FIRST_CLASSES
    )
    assert list(dict.fromkeys(parts)) == read

    one.page.locator(".figures button.board").first.focus()
    one.page.keyboard.press("Enter")
    one.part("peek").wait_for()
    one.page.keyboard.press("Escape")
    expect(one.part("peek")).to_have_count(0)

    one.page.mouse.move(*one.middle_of("city:denver"))
    expect(one.explanation()).to_contain_text("Denver")
    expect(one.explanation()).to_contain_text("Reward")
    one.page.mouse.move(5, 5)
    expect(one.explanation()).to_have_count(0)

    one.thing(one.in_reach("space:")[0]).first.focus()
    one.page.keyboard.press("x")
    expect(one.explanation()).to_contain_text("Ground")
    expect(one.explanation().get_by_role("link")).to_have_attribute("href", re.compile("#REV-76"))
    first = one.explanation().inner_text()
    one.page.keyboard.press("ArrowUp")
    expect(one.explanation()).not_to_have_text(first)
    one.page.keyboard.press("Escape")
    expect(one.explanation()).to_have_count(0)

    one.page.keyboard.press("k")
    expect(one.part("signs")).to_contain_text("Exchange a worker")
    one.page.keyboard.press("Escape")
    one.click(one.part("menu"))
    one.click(one.part("page-board-signs"))
    expect(one.part("signs")).to_contain_text("Exchange a worker")


def test_a_slot_that_is_held_asks_which_of_two_workers(ada: Player) -> None:
    """A click takes the one in stock; held down it offers both, and nothing else.

    Where the desk has no room for the workers they stand on the own seat, to be clicked there.
    """
    one = sit(ada, revolution_until(could_promote_either))
    from_board = next(each for each in one.choices if re.match("promote .* board", each))
    _, colour, _, tile = from_board.split()
    moves = one.moves

    one.thing(f"slot:{tile}:{colour}").first.hover()
    one.page.mouse.down()
    one.rests()
    one.page.mouse.up()

    expect(one.button("stop")).to_have_count(0)
    one.button(from_board).wait_for()
    assert one.moves == moves

    one.stands_at({"width": 1280, "height": 800})
    worker = one.part("seat-panel-0").locator(f'[data-thing="worker:{colour}:board"]')
    one.click(worker.last)
    one.sees_more_than(moves)
