"""Railroad Dice by mouse: rails and bridges, sheets, stations, shares, the roll, the year end."""

from typing import Final

from playwright.sync_api import expect

from rotonde.games.dice.actions import BuildStation, BuyShare
from tests.browser.dice_player import DicePlayer
from tests.browser.dice_positions import (
    begins_a_bridge,
    builds,
    buys,
    chooses_a_sheet,
    dice_recorded,
    dice_state,
    dice_until,
    ends_the_year,
    gives_several_back,
    is_on_a_bridge,
    legal,
    rolls,
    seen,
)
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import Player

CUT: Final = """([parts, frame]) => {
  const edge = document.querySelector(frame).getBoundingClientRect();
  const isCut = ({ top, bottom, left, right }) =>
    Math.max(edge.top - top, bottom - edge.bottom, edge.left - left, right - edge.right) > 1;
  return [...document.querySelectorAll(parts)]
    .filter((part) => isCut(part.getBoundingClientRect())).length;
}"""
GAPS: Final = """(log) => [...log.querySelectorAll(".drawn .drawn svg")].flatMap((die) => {
  const words = document.createTreeWalker(die.closest("p, li, button"), NodeFilter.SHOW_TEXT);
  words.currentNode = die.parentElement.parentElement;
  const isPassed = (node) => !node.textContent || die.parentElement.contains(node);
  while (words.nextNode() && isPassed(words.currentNode));
  const at = words.currentNode.textContent.indexOf(",");
  if (at < 0 || at > 1) return [];
  const comma = document.createRange();
  comma.setStart(words.currentNode, at);
  comma.setEnd(words.currentNode, at + 1);
  return [comma.getBoundingClientRect().left - die.getBoundingClientRect().right];
})"""
"""How far commas stand from the dice before them, in px."""
WATCH_TUMBLING: Final = """() => {
  const tumbles = () => document.querySelector("[data-tray] .tumbles") !== null;
  new MutationObserver(() => (window.tumbled ||= tumbles())).observe(document.body, {
    subtree: true, childList: true, attributes: true, attributeFilter: ["class"],
  });
}"""
"""Remembers whether any die of the tray was ever in the air."""


def cut(player: DicePlayer, parts: str, frame: str) -> int:
    """How many of some parts are not wholly seen in what frames them, once nothing glides."""
    player.rests()
    return int(player.page.evaluate(CUT, [parts, frame]))


def test_a_pointed_rail_shows_how_its_bridge_can_be_finished(ada: Player, house: House) -> None:
    """The ghost is numbered on the sheet, the same dice are numbered in the tray."""
    player, record = DicePlayer.at(ada), dice_until(begins_a_bridge)
    player.sit_down(house, record)
    plan = next(p for p in seen(dice_state(record)).plans if p.begins == "bridge")

    player.way(plan.end, plan.cell, plan.out).hover()
    player.page.locator(
        "[data-tray] button.screen"
    ).hover()  # on the way to the dice it stays shown

    expect(player.part("preview")).to_contain_text("Bridge")
    ghosts = player.page.locator(".board .number text").all_text_contents()
    assert ghosts == [str(n + 1) for n in range(len(plan.rails))]
    assert sorted(mark for mark in player.numbers if mark.isdigit()) == ghosts


def test_a_click_begins_a_bridge_and_nothing_else_is_offered_until_it_lands(
    ada: Player, house: House
) -> None:
    player, record = DicePlayer.at(ada), dice_until(begins_a_bridge)
    player.sit_down(house, record)
    plan = next(p for p in seen(dice_state(record)).plans if p.begins == "bridge")

    player.click(player.way(plan.end, plan.cell, plan.out))
    expect(player.part("prompt")).to_contain_text("Bring the bridge ashore")
    assert {thing.split(":")[1] for thing in player.next_cells} == {plan.end}

    for rail in plan.rails[1:]:
        player.click(player.way(plan.end, rail.cell, rail.out))
        player.thing(f"rail:{plan.end}:{rail.cell}").wait_for()
    expect(player.part("prompt")).to_contain_text("Lay, build or buy")


def test_undo_takes_a_die_of_a_bridge_back(ada: Player, house: House) -> None:
    player, record = DicePlayer.at(ada), dice_until(begins_a_bridge)
    player.sit_down(house, record)
    plan = next(p for p in seen(dice_state(record)).plans if p.begins == "bridge")
    player.click(player.way(plan.end, plan.cell, plan.out))
    expect(player.part("prompt")).to_contain_text("Bring the bridge ashore")

    player.page.keyboard.press("Control+z")

    expect(player.part("prompt")).to_contain_text("Lay, build or buy")
    expect(player.thing(f"rail:{plan.end}:{plan.cell}")).to_have_count(0)


def test_a_sheet_is_chosen_large_and_then_entered(ada: Player, house: House) -> None:
    """The offered sheets stand in the room of the other sheet; the entry clears the old one."""
    player, record = DicePlayer.at(ada), dice_until(chooses_a_sheet, year=3)
    player.sit_down(house, record)
    offers = player.page.locator('.offers ul [data-thing^="tile:"]')
    assert offers.count() > 1
    sheets = player.page.locator('.survey [data-thing^="place:"][aria-label^="Sheet"]')
    known = sheets.count()
    offers.first.hover()
    expect(player.page.locator(".survey .tried")).to_be_visible()
    assert cut(player, ".survey .tried, .survey [data-thing^='place:']", ".survey > svg") == 0
    assert cut(player, ".offers li", ".offers") == 0

    player.click(offers.first)
    expect(player.part("prompt")).to_contain_text("Lay the entry rail")
    expect(player.sheets).to_have_count(2)
    expect(sheets).to_have_count(known + 1)
    player.click(player.page.locator(".board .next").first)

    expect(player.part("log")).to_contain_text("discovers")
    expect(player.sheets).to_have_count(2)


def test_the_move_line_says_what_waits_for_the_roll(people: People, house: House) -> None:
    """Whether a share can be bought hangs on the dice: it is judged when it is played."""
    player = DicePlayer.at(people.come())
    player.sit_down(house, dice_until(rolls, year=2))
    player.decides()
    player.reach_the_line()

    player.page.keyboard.type("roll 1+0")
    expect(player.part("move-line")).to_have_value("roll 1+0")
    expect(player.part("line-waits")).to_have_count(0)
    player.page.keyboard.type(", buy weiden")

    expect(player.part("line-waits")).to_have_text("The rest is checked when it is played.")


def test_dice_are_clicked_into_the_roll(people: People, house: House) -> None:
    """Tray and dial say the same; dice tumble and lie still; what fell is in the log in words."""
    player = DicePlayer.at(people.come(reduced_motion="no-preference"))
    record = dice_until(rolls, year=2)
    state = dice_state(record)
    tray = state.trays[state.seat]
    player.sit_down(house, record)
    player.click(player.page.locator('[data-group="roll"]'))
    expect(player.page.locator("#dial-hidden")).to_have_value(str(tray.hidden))

    player.click(player.page.locator("[data-tray] .hidden button").first)
    player.click(player.thing("die:joker").first)
    expect(player.page.locator("#dial-hidden")).to_have_value(str(tray.hidden - 1))
    expect(player.page.locator("#dial-jokers")).to_have_value(str(tray.joker - 1))
    before = player.moves
    player.page.evaluate(WATCH_TUMBLING)
    player.click(player.part("dial").locator(".go"))
    player.confirm(before)

    player.page.wait_for_function("window.tumbled")
    expect(player.page.locator("[data-tray] .tumbles")).to_have_count(0)
    expect(player.part("log")).to_contain_text(
        f"rolls {tray.hidden - 1} hidden dice and {tray.joker - 1} joker"
    )
    gaps = player.part("log").evaluate(GAPS)
    assert gaps
    assert max(gaps) < 1.5, "a comma follows a drawn die as it follows a letter"


def test_a_share_is_bought_at_the_figure_of_the_bank(ada: Player, house: House) -> None:
    player, record = DicePlayer.at(ada), dice_until(buys)
    state = dice_state(record)
    order = next(each for each in legal(state, BuyShare) if each.source == "bank")
    player.sit_down(house, record)
    bank = player.thing(f"bank:{order.company}")
    before = int(bank.inner_text())

    player.click(bank)

    expect(bank).to_have_text(str(before - 1))
    expect(player.part("log")).to_contain_text(f"({before - 1} left)")


def test_a_station_is_built_from_the_house_beside_its_cell(ada: Player, house: House) -> None:
    """With several offers the house asks which one; the map shows the station at once."""
    player, record = DicePlayer.at(ada), dice_until(builds)
    orders = legal(dice_state(record), BuildStation)
    player.sit_down(house, record)
    marks = player.page.locator('.survey [data-thing^="mark:"]')
    before = marks.count()
    handle, board = (
        player.page.locator('.handle[data-thing^="site:"]'),
        player.page.locator(".board"),
    )
    room = board.bounding_box()
    for language in ("fr", "en"):
        player.click(player.part(f"language-{language}"))
        handle.hover()
        player.part("lead").wait_for()
        assert board.bounding_box() == room, "what is pointed at must not move away"

    player.click(handle)
    expect(player.page.locator('[data-ghost="station"]')).to_have_count(1)
    expect(player.part("prompt").locator("[data-choice]")).to_have_count(len(orders))
    player.click(player.part("prompt").locator("[data-choice]").first)

    expect(marks).to_have_count(before + 1)
    expect(player.part("log")).to_contain_text("builds")


def test_a_cell_that_is_not_offered_says_why(ada: Player, house: House) -> None:
    """On the sheet in red, in the prompt in words, with the rule: nothing lies over the board."""
    player, record = DicePlayer.at(ada), dice_until(is_on_a_bridge)
    player.sit_down(house, record)
    end = seen(dice_state(record)).obligation.end

    player.click(player.page.locator(f'rect.cell[data-thing="cell:{end}:a7"]'))

    expect(player.part("why-not").get_by_role("link")).to_contain_text("Rule")
    expect(player.page.locator(".board .refused")).to_have_count(1)
    prompt, why = player.part("prompt").bounding_box(), player.part("why-not").bounding_box()
    assert prompt
    assert why
    assert why["y"] >= prompt["y"]

    player.page.keyboard.press("Control+z")
    expect(player.part("prompt")).to_contain_text("Lay, build or buy")
    player.click(player.page.locator('.survey [aria-label^="Empty place; fits"]').first)
    expect(player.part("why-not")).to_contain_text("with 5 dice on it")


def test_too_many_dice_are_marked_and_go_back_together(ada: Player, house: House) -> None:
    """The button waits for the right number; a marked die can be taken out again."""
    player, record = DicePlayer.at(ada), dice_until(gives_several_back)
    over = seen(dice_state(record)).turn.front_over
    player.sit_down(house, record)
    before, reserve = player.dice_in_front, player.reserve
    give, dice = player.part("give-back"), player.page.locator("[data-tray] .front button.can")

    for number in range(over):
        expect(give).to_have_attribute("aria-disabled", "true")
        player.click(dice.nth(number))
    expect(give).to_have_attribute("aria-disabled", "false")
    expect(player.part("preview")).to_contain_text(f"{before} → 5")
    player.click(dice.first)
    expect(give).to_have_attribute("aria-disabled", "true")
    player.click(dice.first)
    moves = player.moves
    player.click(give)
    player.confirm(moves)

    expect(player.thing("reserve").locator(".head b")).to_have_text(str(reserve + over))
    assert player.moves == moves + over


def test_the_year_end_is_told_in_the_place_of_the_card(ada: Player, house: House) -> None:
    player, record = DicePlayer.at(ada), dice_until(ends_the_year, year=12)
    year, gains = dice_state(record).year, seen(dice_state(record)).year_now.gains
    player.sit_down(house, record)

    player.play("end")

    told = player.part("year-end")
    expect(told).to_contain_text(f"Year {year} is counted")
    expect(told).to_contain_text(f"+{max(gains):,}")
    expect(player.page.locator("header .game")).to_contain_text(f"Year {year + 1}")
    player.stands_at({"width": 900, "height": 800})
    expect(player.page.get_by_role("tab", name="Seats")).to_be_visible()
    assert player.cut_sums == []
    player.click(told.get_by_role("button"))
    expect(told).to_have_count(0)


def test_the_end_page_opens_every_company_year_by_year(ada: Player, house: House) -> None:
    player, record = DicePlayer.at(ada), dice_recorded()
    player.sit_down(house, record)

    player.click(player.part("see-end"))

    source = player.page.locator('[data-testid^="source-"]').first
    player.click(source.locator("summary"))
    expect(source.locator(".inside .line").first).to_contain_text("chain of")
