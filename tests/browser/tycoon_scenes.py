"""The pictures of a table of Railroad Tycoon: each sets up a position and points at something."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from playwright.sync_api import expect

from rotonde.kernel.law.record import Record
from tests.browser.tycoon_player import TycoonPlayer
from tests.browser.tycoon_positions import (
    ALL_PASS,
    BRIDGED,
    best_cube,
    my_go,
    played,
    recorded_with,
)


def at_tycoon(stage: Any, record: Record) -> TycoonPlayer:
    player = TycoonPlayer.at(stage.player)
    player.visit(stage.table(record, "Night mail"))
    player.decides()
    return player


def table(stage: Any) -> None:
    """A cube in hand, its best city with its card."""
    record = my_go(seats=3, turn=10, deliveries=20)
    player = at_tycoon(stage, record)
    player.hold(best_cube(record))
    player.part("preview").wait_for()


def action(stage: Any) -> None:
    """The beginning of a go: kinds of actions."""
    at_tycoon(stage, my_go(seats=4, turn=4))


def auction(stage: Any) -> None:
    """Somebody has bid: three sums, a field, the pass."""
    player = at_tycoon(stage, played(("bid 3",)))
    player.button("bid 4").wait_for()


def build(stage: Any) -> None:
    """The next tile of a link over a ridge, with three ghosts and their prices."""
    player = at_tycoon(stage, played((*ALL_PASS, "build, lay R22 E-W")))
    player.page.locator('[data-thing^="tile:"]').first.wait_for()


def helper(stage: Any) -> None:
    """The way to a city that is pointed at, with the prices of the ground."""
    player = at_tycoon(stage, played((*ALL_PASS, "build, lay R22 E-W")))
    player.page.keyboard.press("v")
    player.go_to("city:columbia")
    if player.touch:
        player.pick("city:columbia")
    else:
        player.point_at("city:columbia")
    expect(player.page.locator("path.plan")).not_to_have_count(0)


def unfinished(stage: Any) -> None:
    """Links that are begun, mine to be continued."""
    at_tycoon(stage, played(BRIDGED))


def deliveries(stage: Any) -> None:
    """All of them as a list."""
    player = at_tycoon(stage, my_go(seats=3, turn=10, deliveries=20))
    player.page.keyboard.press("d")
    player.part("deliveries").wait_for()


def far(stage: Any) -> None:
    """The whole map, late in a game of six."""
    player = at_tycoon(stage, my_go(seats=6, turn=6))
    player.page.keyboard.press("o")
    expect(player.map).to_have_attribute("data-zoom", "far")


def cards(stage: Any) -> None:
    """The sheet of a phone; a wide page shows it beside the board."""
    player = at_tycoon(stage, my_go(seats=4, turn=6))
    if player.touch:
        player.click(player.part("sheet-cards"))


def end(stage: Any) -> None:
    stage.player.visit(f"{stage.table(recorded_with(4))}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(4)
    stage.player.click(stage.player.part("source-tycoon").locator("summary"))


SCENES: Final[Mapping[str, Callable[[Any], None]]] = {
    "tycoon-table": table,
    "tycoon-action": action,
    "tycoon-auction": auction,
    "tycoon-build": build,
    "tycoon-helper": helper,
    "tycoon-unfinished": unfinished,
    "tycoon-deliveries": deliveries,
    "tycoon-far": far,
    "tycoon-cards": cards,
    "tycoon-end": end,
}
