"""Pictures of Railroad Dice: the table, a sheet to choose, a station, the roll, the end."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final

from playwright.sync_api import expect

from rotonde.kernel.law.record import Record
from tests.browser.dice_hands import beginning, by_mouse, by_thumb
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
    player.part("preview").wait_for()


def sheet(stage: "Stage") -> None:
    """Which sheet lies beyond the border."""
    sat_down(stage, dice_until(chooses_a_sheet, year=LATE))


def station(stage: "Stage") -> None:
    player = sat_down(stage, dice_until(builds, year=LATE))
    player.click(player.page.locator('.handle[data-thing^="site:"]:visible').first)


def roll(stage: "Stage") -> None:
    player = sat_down(stage, dice_until(rolls, year=2))
    player.click(player.page.locator('[data-group="roll"]'))
    player.part("dial").wait_for()


def bridge(stage: "Stage") -> None:
    """On a bridge: only this end glows, Undo stands among the choices."""
    sat_down(stage, dice_until(is_on_a_bridge))


def entry(stage: "Stage") -> None:
    """A new sheet in the room of the one that is left, which is seen beyond the border."""
    player = sat_down(stage, dice_until(chooses_a_sheet, year=LATE))
    player.play(player.choices[0])
    expect(player.page.locator(".next:visible")).to_have_count(1)


def back(stage: "Stage") -> None:
    """Two dice marked of those that go back."""
    player = sat_down(stage, dice_until(gives_several_back))
    dice = player.page.locator("[data-tray] .front button.can")
    for number in range(2):
        player.click(dice.nth(number))
    player.part("preview").wait_for()


def why_not(stage: "Stage") -> None:
    """A cell that cannot be chosen, and what stands in its way."""
    player = sat_down(stage, beginning())
    for order in ("roll 0+4", "rail A d3 W ?"):
        (by_thumb if player.touch else by_mouse)(player, order)
    player.click(
        player.way("A", "c3", "S") if not player.touch else player.thing("cell:A:c4").first
    )
    player.part("why-not").get_by_role("link").wait_for()


def year(stage: "Stage") -> None:
    """The year that was just counted."""
    player = sat_down(stage, dice_until(ends_the_year, year=3))
    player.play("end")
    player.part("year-end").wait_for()


def companies(stage: "Stage") -> None:
    """Where shares can be bought; on a phone the sheet leaves the tray in sight."""
    player = sat_down(stage, dice_until(buys))
    if player.touch:
        player.click(player.part("sheet-companies"))


def end(stage: "Stage") -> None:
    record = dice_recorded()
    stage.player.visit(f"{stage.table(record)}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(record.seats)


DICE_SCENES: Final[Mapping[str, Callable[["Stage"], None]]] = {
    "dice-table": table,
    "dice-sheet": sheet,
    "dice-station": station,
    "dice-roll": roll,
    "dice-bridge": bridge,
    "dice-entry": entry,
    "dice-back": back,
    "dice-why-not": why_not,
    "dice-year": year,
    "dice-companies": companies,
    "dice-end": end,
}
