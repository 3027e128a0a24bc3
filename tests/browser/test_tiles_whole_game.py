"""Railroad Tiles by mouse: a whole game of three against bots, to the end page."""

import re

from playwright.sync_api import Locator, expect

from tests.browser.player import Player
from tests.browser.tiles_player import TilesPlayer

ROUNDS = 8
MOST = 5
OWN_TEXT = """(all) => all.map((each) =>
  [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(""))"""


def decide(player: Player, number: int) -> None:
    """Whatever is asked, by clicks on the station board, the map and the prompt."""
    assert isinstance(player, TilesPlayer)
    kinds = {choice.split()[0] for choice in player.choices}
    if kinds & {"start", "column"}:
        player.take(player.choices[number % len(player.choices)])
    elif player.hand:
        player.lay(number)
    elif "piece" in kinds:
        player.place()
    else:
        player.confirm(player.choices[0])


def test_a_whole_game_of_three_by_mouse(ada: Player) -> None:
    """Starting tile, columns, tiles, pieces, the end of each round; the sums hold at the end."""
    tiler = TilesPlayer.at(ada)
    tiler.visit(tiler.open_tiles("me", "random", "random"))

    tiler.play_on(decide)
    log, laid = tiler.log, tiler.laid
    tiler.click(tiler.part("see-end"))

    the_log_tells_the_game(log, laid)
    totals_are_sums_of_their_sources(tiler, log)


def the_log_tells_the_game(log: list[str], laid: list[str]) -> None:
    headings = [line for line in log if re.fullmatch(r"Round \d", line)]
    columns = [line for line in log if "takes column" in line]
    assert headings == [f"Round {number}" for number in range(1, ROUNDS + 1)]
    assert len(columns) == 3 * ROUNDS
    print(len(laid), [l for l in log if 'Final' in l], log[-8:])


def totals_are_sums_of_their_sources(player: TilesPlayer, log) -> None:
    ranks = player.page.locator('[data-testid^="rank-"]')
    expect(ranks).to_have_count(3)
    totals = [points(total) for total in ranks.locator(".sum").all_inner_texts()]
    rows = {
        (row.get_attribute("data-testid") or ""): opened_source(row) for row in player.page.locator('[data-testid^="source-"]').all()
    }
    print(totals, rows)
    assert totals == [sum(column) for column in zip(*rows.values(), strict=True)]
    assert totals == sorted(totals, reverse=True)


def opened_source(row: Locator) -> list[int]:
    """The totals of one source; its lines, once opened, add up to them."""
    row.locator("summary").click()
    totals = [points(cell) for cell in row.locator("summary .cell").all_inner_texts()]
    lines = row.locator(".inside .line")
    expect(row.locator(".inside")).to_be_visible()
    paid = [
        [points(cell) for cell in line.locator(":scope > .num").evaluate_all(OWN_TEXT)]
        for line in lines.all()
    ]
    assert totals == [sum(column) for column in zip([0] * len(totals), *paid, strict=True)]
    return totals


def points(words: str) -> int:
    """Points with a true minus; a dash stands for none."""
    found = re.search(r"−?\d+", words)
    return int(found[0].replace("−", "-")) if found else 0
