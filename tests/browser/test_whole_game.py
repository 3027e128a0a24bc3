"""A game against bots from the home page to the end page, by clicks.

A recorded game is joined late; with `ROTONDE_DEEP=1` it is played from its first move.
"""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import House
from tests.browser.player import Player, amount
from tests.browser.positions import step_of, until
from tests.browser.shelf import me, set_up, with_bots
from tests.support.depth import depth


def decide(player: Player, number: int) -> None:
    """In turn by a click on the board and by a button; every veto is answered."""
    if player.groups:
        begin_action(player, number)
    elif "pass" in player.choices:
        player.choose(player.choices[1] if number % 3 == 0 else "pass")
    elif number % 2 and player.choices[0].split()[0] in ("to", "place", "drop"):
        player.pick(f"hex:{player.choices[0].split()[1]}")
    else:
        player.choose(player.choices[0])


def begin_action(player: Player, number: int) -> None:
    engines = [thing for thing in player.glowing if thing.startswith("company:")]
    cities = [thing for thing in player.glowing if thing.startswith("town:")]
    if number % 4 == 0 and "stations" in player.groups:
        player.open("stations")
        player.choose(player.choices[0])
    elif engines and (number % 4 != 1 or not cities):
        player.pick(engines[number % len(engines)])
    elif cities:
        take_a_marker(player, cities[0])
    else:
        player.open(player.groups[0])
        player.choose(player.choices[0])


def take_a_marker(player: Player, city: str) -> None:
    """A city that has several markers asks which; the only one is taken at once."""
    player.pick(city)
    if markers := [each for each in player.choices if each.startswith("marker ")]:
        player.choose(markers[0])


@pytest.mark.deep
def test_a_whole_game_by_clicks_against_bots(house: House, ada: Player) -> None:
    """The button of the home page, every decision, the result, the list of games, the replay."""
    ada.play_the_bots()
    owner, begun = me(ada), until(step_of, after=depth(sample=120, whole=0))
    seats = with_bots(owner, "Bernadette", "Christian", level="random")
    ada.visit(set_up(house, owner, begun, seats, "Evening train"))
    address = ada.page.url

    decided = ada.play_on(decide)
    moves = ada.moves
    ada.click(ada.part("see-end"))

    assert decided > 5
    expect(ada.page).to_have_url(f"{address}/end")
    totals_are_sums_of_their_sources(ada.page)
    the_course_is_drawn(ada.page)
    the_replay_begins_at_the_beginning(ada, moves)
    the_game_is_among_the_finished(ada, address)


def totals_are_sums_of_their_sources(page: Page) -> None:
    ranks = page.locator('[data-testid^="rank-"]')
    expect(ranks).to_have_count(3)
    totals = [amount(total) for total in ranks.locator(".sum").all_inner_texts()]
    rows = [opened_source(row) for row in page.locator('[data-testid^="source-"]').all()]
    assert totals == [sum(column) for column in zip(*rows, strict=True)]
    assert totals == sorted(totals, reverse=True)
    assert totals[0] > 0


def opened_source(row: Locator) -> list[int]:
    """The totals of one source; its lines, once opened, add up to them."""
    row.locator("summary").click()
    totals = [amount(cell) for cell in row.locator("summary .cell").all_inner_texts()]
    lines = row.locator(".inside .line")
    if any(totals):
        lines.first.wait_for()
    paid = [[amount(cell) for cell in cells_of(line)] for line in lines.all()]
    assert totals == [sum(column) for column in zip([0] * len(totals), *paid, strict=True)]
    return totals


def cells_of(line: Locator) -> list[str]:
    return line.locator(":scope > .num").all_inner_texts()


def the_course_is_drawn(page: Page) -> None:
    """One curve for each seat."""
    chart = page.get_by_role("img", name="The score of each seat, move by move")
    expect(chart.locator(".curve")).to_have_count(3)


def the_replay_begins_at_the_beginning(ada: Player, moves: int) -> None:
    ada.click(ada.part("replay"))
    expect(ada.part("prompt")).to_contain_text(f"Move 0 of {moves}")
    ada.page.keyboard.press("]")
    expect(ada.part("prompt")).to_contain_text(f"Move 1 of {moves}")
    ada.click(ada.part("go-now"))
    ada.part("see-end").wait_for()


def the_game_is_among_the_finished(ada: Player, address: str) -> None:
    ada.visit("/tables")
    finished = ada.part("tables-finished").get_by_role("link")
    expect(finished).to_have_count(1)
    ada.click(finished)
    expect(ada.page).to_have_url(f"{address}/end")
