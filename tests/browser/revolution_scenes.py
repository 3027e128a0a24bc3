"""What is pictured of Railroad Revolution."""

from collections.abc import Callable, Mapping
from typing import Final, Protocol

from playwright.sync_api import expect

from rotonde.kernel.law.record import Record
from tests.browser.player import Player
from tests.browser.revolution_player import RevolutionPlayer
from tests.browser.revolution_positions import (
    advances,
    has_a_specialist,
    is_asked_in_the_market,
    keeps_a_milestone,
    lays_the_second_rail,
    opens_an_office,
    picks_a_tile,
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
    railer = at_table(stage, revolution_until(has_a_specialist, 4, round=4))
    railer.pick_or_point(railer.in_reach("worker:")[-1])


def market(stage: Staged) -> None:
    at_table(stage, revolution_until(is_asked_in_the_market, 4, round=5))


def pick(stage: Staged) -> None:
    """The set-up: tiles on the desk, the order of picking over them."""
    railer = at_table(stage, revolution_until(picks_a_tile))
    railer.pick_or_point(railer.in_reach("setup:")[0])


def office(stage: Staged) -> None:
    """A section of the telegraph line under the pointer: ghost, wire, pairs."""
    railer = at_table(stage, revolution_until(opens_an_office, 4, round=6))
    railer.pick_or_point(railer.in_reach("section:")[0])


def advance(stage: Staged) -> None:
    """Steps on the tracks, in the middle of an action."""
    railer = at_table(stage, revolution_until(advances, 4, round=4))
    railer.pick_or_point(railer.in_reach("step:")[0])


def keep(stage: Staged) -> None:
    """A milestone is complete: one of three is kept."""
    at_table(stage, revolution_until(keeps_a_milestone, 4))


def explained(stage: Staged) -> None:
    """What a city is, in words."""
    railer = at_table(stage, revolution_until(lays_the_second_rail, 4, round=8))
    if railer.touch:
        railer.hold("city:little_rock")
    else:
        railer.page.mouse.move(*railer.middle("city:denver"))
    railer.explanation().wait_for()


def rules(stage: Staged) -> None:
    """The pages of rules, with what the board draws for them."""
    stage.player.visit("/rules/revolution#REV-71")
    drawings = stage.player.part("drawing")
    drawings.first.wait_for()
    for number in range(drawings.count()):
        drawings.nth(number).scroll_into_view_if_needed()
        drawings.nth(number).locator(".board > *, .panels > *").first.wait_for()


def waiting(stage: Staged) -> None:
    """Somebody who only looks on."""
    record = revolution_until(lays_the_second_rail, 4, round=8)
    address = stage.table(record, NAME)
    stage.player.page.context.clear_cookies()
    stage.player.visit(address)
    stage.player.page.locator(".board .desk").wait_for()


def end(stage: Staged) -> None:
    stage.player.visit(f"{stage.table(revolution_records(4)[0], NAME)}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(4)
    stage.player.click(stage.player.part("source-telegraph").locator("summary"))


SCENES: Final[Mapping[str, Callable[[Staged], None]]] = {
    "revolution-table": table,
    "revolution-choose": choose,
    "revolution-market": market,
    "revolution-pick": pick,
    "revolution-office": office,
    "revolution-advance": advance,
    "revolution-keep": keep,
    "revolution-explained": explained,
    "revolution-end": end,
    "revolution-rules": rules,
    "revolution-looking-on": waiting,
}
