"""Pictures of Railroad Dice: the table, a sheet to choose, a station, the roll, the end."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from rotonde.kernel.record import Record
from tests.browser.dice_player import DicePlayer
from tests.browser.dice_positions import (
    begins_a_bridge,
    builds,
    chooses_a_sheet,
    dice_recorded,
    dice_state,
    dice_until,
    rolls,
    seen,
)

if TYPE_CHECKING:
    from tests.browser.screenshots import Stage

LATE: Final = 6
"""The year in which the map is well filled."""


def sat_down(stage: "Stage", record: Record) -> DicePlayer:
    player = DicePlayer.at(stage.player)
    player.sit_down(stage.house, record)
    return player


def table(stage: "Stage") -> None:
    """A rail that begins a bridge under the pointer, with its plan."""
    record = dice_until(begins_a_bridge, year=2)
    player = sat_down(stage, record)
    plan = next(p for p in seen(dice_state(record)).plans if p.begins == "bridge")
    if player.touch:
        player.click(player.thing(f"cell:{plan.end}:{plan.cell}").last)
    else:
        player.way(plan.end, plan.cell, plan.out).hover()
    expect(player.part("preview")).to_be_visible()


def sheet(stage: "Stage") -> None:
    """Which sheet lies beyond the border."""
    sat_down(stage, dice_until(chooses_a_sheet, year=LATE))


def station(stage: "Stage") -> None:
    player = sat_down(stage, dice_until(builds, year=LATE))
    player.click(player.page.locator('.handle[data-thing^="site:"]:visible').first)


def roll(stage: "Stage") -> None:
    player = sat_down(stage, dice_until(rolls, year=2))
    player.click(player.page.locator('[data-group="roll"]'))
    expect(player.part("dial")).to_be_visible()


def end(stage: "Stage") -> None:
    record = dice_recorded()
    stage.player.visit(f"{stage.table(record)}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(record.seats)


DICE_SCENES: Final[Mapping[str, Callable[["Stage"], None]]] = {
    "dice-table": table,
    "dice-sheet": sheet,
    "dice-station": station,
    "dice-roll": roll,
    "dice-end": end,
}
