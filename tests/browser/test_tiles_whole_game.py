"""Railroad Tiles by mouse: a game of three against bots to its end, and what its end page counts.

A recorded game is joined in its seventh round; with `ROTONDE_DEEP=1` at its first tile.
"""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.shelf import me, set_up, with_bots
from tests.browser.tiles_player import TilesPlayer, decide
from tests.browser.tiles_positions import is_asked, tiles_until
from tests.support.depth import depth

ROUNDS = 8
MOST = 5
"""A piece never scores more."""
OWN_TEXT = """(all) => all.map((each) =>
  [...each.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join(""))"""


@pytest.mark.deep
def test_a_whole_game_of_three_by_mouse(house: House, ada: Player) -> None:
    """Starting tile, columns, tiles, pieces, the end of each round; the sums hold at the end."""
    tiler, owner = TilesPlayer.at(ada), me(ada)
    begun = tiles_until(is_asked, round=depth(sample=7, whole=0))
    seats = with_bots(owner, "Bernadette", "Christian", level="random")
    tiler.visit(set_up(house, owner, begun, seats, "Evening train"))

    tiler.play_on(decide)
    log, laid, name = tiler.log, tiler.laid, tiler.name_of(0)
    tiler.click(tiler.part("see-end"))

    the_log_tells_the_game(log)
    assert len(laid) == 1 + len([line for line in log if line.startswith(f"{name} lays")])
    sources = totals_are_sums_of_their_sources(tiler)
    rank = [each.endswith("-0") for each in tiler.names('[data-testid^="rank-"]', "testid")]
    assert sources["source-pieces"][rank.index(True)] == scored(log, name)


def the_log_tells_the_game(log: list[str]) -> None:
    """Every round has its heading, the first one before anybody decides."""
    headings = [line for line in log if re.fullmatch(r"Round \d", line)]
    columns = [line for line in log if "takes column" in line]
    assert headings == [f"Round {number}" for number in range(1, ROUNDS + 1)]
    assert len(columns) == 3 * ROUNDS
    assert log[-4] == "Final count"


def scored(log: list[str], name: str) -> int:
    """What the log says that somebody's pieces scored."""
    pieces = (line for line in log if re.match(f"{name} (places|pays a star)", line))
    return sum(min(MOST, 1 + int(re.findall(r"\(1 \+ (\d+)", line)[0])) for line in pieces)


def totals_are_sums_of_their_sources(player: TilesPlayer) -> dict[str, list[int]]:
    ranks = player.page.locator('[data-testid^="rank-"]')
    expect(ranks).to_have_count(3)
    totals = [points(total) for total in ranks.locator(".sum").all_inner_texts()]
    rows = player.page.locator('[data-testid^="source-"]')
    names = player.names('[data-testid^="source-"]', "testid")
    sources = dict(zip(names, map(opened_source, rows.all()), strict=True))
    assert totals == [sum(column) for column in zip(*sources.values(), strict=True)]
    assert totals == sorted(totals, reverse=True)
    return sources


def opened_source(row: Locator) -> list[int]:
    """The totals of one source; its lines, once opened, add up to them."""
    row.locator("summary").click()
    totals = [points(cell) for cell in row.locator("summary .cell").all_inner_texts()]
    lines = row.locator(".inside .line")
    if any(totals):
        lines.first.wait_for()
    paid = [[points(cell) for cell in figures_of(line)] for line in lines.all()]
    assert totals == [sum(column) for column in zip([0] * len(totals), *paid, strict=True)]
    return totals


def figures_of(line: Locator) -> list[str]:
    """The points of each seat, without the remarks beside them."""
    return list(line.locator(":scope > .num").evaluate_all(OWN_TEXT))


def points(words: str) -> int:
    """Points with a true minus; a dash stands for none."""
    found = re.search(r"−?\d+", words)
    return int(found[0].replace("−", "-")) if found else 0
