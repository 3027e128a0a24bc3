"""What is pictured of Railroad Revolution."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from playwright.sync_api import expect

from rotonde.kernel.record import Record
from tests.browser.player import Player
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    chooses_a_worker,
    is_asked_in_the_market,
    lays_the_second_rail,
    revolution_records,
    revolution_until,
)

NAME: Final = "Golden spike"


class Staged(Protocol):
    """A person in front of the house, who can be given a table."""

    player: Player

    def table(self, record: Record, name: str = ...) -> str: ...


def at_table(stage: Staged, record: Record) -> RevolutionPlayer:
    railer = RevolutionPlayer.at(stage.player)
    railer.visit(stage.table(record, NAME))
    railer.decides()
    return railer


def table(stage: Staged) -> None:
    """The second rail of an action under the pointer: ghost, waybill, tickets."""
    railer = at_table(stage, revolution_until(lays_the_second_rail, 4, round=8))
    railer.pick_or_point(railer.in_reach("space:")[0])


def choose(stage: Staged) -> None:
    """A worker under the pointer: what it adds to each action."""
    railer = at_table(stage, revolution_until(chooses_a_worker, 4, round=8))
    railer.pick_or_point(railer.in_reach("worker:")[-1])


def market(stage: Staged) -> None:
    at_table(stage, revolution_until(is_asked_in_the_market, 4, round=5))


def end(stage: Staged) -> None:
    stage.player.visit(f"{stage.table(revolution_records(4)[0], NAME)}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(4)
    stage.player.click(stage.player.part("source-telegraph").locator("summary"))


SCENES: Final[Mapping[str, Callable[[Staged], None]]] = {
    "revolution-table": table,
    "revolution-choose": choose,
    "revolution-market": market,
    "revolution-end": end,
}
