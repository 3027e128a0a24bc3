"""`python -m tests.browser.screenshots`: every page in both widths, themes and languages.

Starts a house of its own, sets up tables at chosen positions, and looks at them with Chromium. A
scene that cannot be shown is named at the end, and the others are still drawn.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from functools import cached_property
from itertools import product
from pathlib import Path
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from rotonde.kernel.law.record import Record
from tests.browser import (
    door_scenes,
    evening_scenes,
    paying_scenes,
    revolution_scenes,
    teaching_scenes,
    tycoon_scenes,
)
from tests.browser.dice_scenes import DICE_SCENES
from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium, open_house
from tests.browser.people import DESK, PHONE, People
from tests.browser.player import Player
from tests.browser.positions import (
    hands_over,
    is_extending,
    is_pressed_for_a_veto,
    last_state,
    recorded,
    refused_hex,
    richest_hex,
    until,
)
from tests.browser.shelf import at_one_screen, me, set_up, with_bots
from tests.browser.tiles_player import TilesPlayer
from tests.browser.tiles_positions import (
    FAILED,
    KEPT,
    gains_of,
    lays_several,
    places_pieces,
    tiles_recorded,
    tiles_until,
)

WIDTHS: Final = {size["width"]: size for size in (DESK, PHONE)}
THEMES: Final = ("light", "dark")
LANGUAGES: Final = {"en": "en-GB", "fr": "fr-FR"}
NAMES: Final = ("Ada", "Bernadette", "Christian", "Dana", "Emil", "Fanny")
LATE: Final = 175
"""Decisions after which the map is well filled."""


class Look(msgspec.Struct, frozen=True):
    """One way to look at the house."""

    width: int
    theme: str
    language: str

    @property
    def name(self) -> str:
        return f"{self.width}-{self.theme}-{self.language}"

    @property
    def wishes(self) -> dict[str, Any]:
        finger = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
        return {
            "viewport": WIDTHS[self.width],
            "color_scheme": self.theme,
            "locale": LANGUAGES[self.language],
            **(finger if self.width == PHONE["width"] else {}),
        }


class Stage:
    """A person in front of the house, with tables of theirs in it."""

    def __init__(self, house: House, player: Player) -> None:
        self.house = house
        self.player = player
        player.page.request.patch("/api/me", data={"name": NAMES[0]})
        self.owner = me(player)
        self.ticket: Any = [
            {"name": each["name"], "value": each["value"], "url": house.url}
            for each in player.page.context.cookies()
        ]

    @cached_property
    def extending(self) -> Record:
        """Late in a game, asked where an engine goes."""
        return until(is_extending, after=LATE)

    @cached_property
    def pressed(self) -> Record:
        """Asked for a veto, with several bids to choose from."""
        return until(is_pressed_for_a_veto, after=LATE // 2)

    def starts_anew(self, size: ViewportSize) -> None:
        """Whatever the last scene did: it may have sent its person away, or let things move."""
        page = self.player.page
        page.context.clear_cookies()
        page.context.add_cookies(self.ticket)
        page.emulate_media(reduced_motion="reduce")
        page.set_viewport_size(size)

    def table(self, record: Record, name: str = "Sunday engine shed") -> str:
        seats = with_bots(self.owner, *NAMES[1 : record.seats])
        return set_up(self.house, self.owner, record, seats, name)

    def shared(self, record: Record) -> str:
        seats = at_one_screen(self.owner, *NAMES[: record.seats])
        return set_up(self.house, self.owner, record, seats, "Kitchen table")


def home(stage: Stage) -> None:
    stage.table(stage.pressed, "Rainhill by night")
    stage.table(stage.extending)
    stage.player.visit("/")
    expect(stage.player.part("play-rocket")).to_be_enabled()


def new_table(stage: Stage) -> None:
    stage.table(recorded())
    stage.player.visit("/tables?tab=new")
    stage.player.part("open-table").wait_for()
    stage.player.rests()


def new_solo(stage: Stage) -> None:
    """The form of a game alone: its challenge, and what it asks."""
    stage.player.visit("/tables?tab=new")
    stage.player.click(stage.player.page.locator("label:has(input[value=tiles])"))
    for _ in range(2):
        stage.player.click(stage.player.part("seat-remove"))
    stage.player.part("option-challenge").select_option("holes")


def invite(stage: Stage) -> None:
    stage.player.visit("/")
    stage.player.click(stage.player.part("invite"))
    stage.player.part("open-table").wait_for()


def part(stage: Stage) -> None:
    """Before a table is removed."""
    stage.player.visit("/tables")
    stage.player.click(stage.player.part("part").first)
    stage.player.part("part-dialog").wait_for()


def tables(stage: Stage) -> None:
    for record in (recorded(), tiles_recorded(KEPT), tiles_recorded(FAILED)):
        stage.table(record)
    stage.shared(recorded())
    for number in range(4):
        stage.table(stage.extending, f"Engine shed {number + 1}")
    stage.player.visit("/tables")
    stage.player.part("tables-finished").get_by_role("link").first.wait_for()


def table(stage: Stage) -> None:
    """The choice that pays most, under the pointer or the finger."""
    stage.player.visit(stage.table(stage.extending))
    stage.player.decides()
    point_at(stage.player, richest_hex(last_state(stage.extending)))


def point_at(player: Player, thing: str) -> None:
    x, y = player.middle_of(thing)
    if player.touch:
        player.page.touchscreen.tap(x, y)
    else:
        player.page.mouse.move(x, y)
    player.part("preview").wait_for()


def action(stage: Stage) -> None:
    """The beginning of a turn: kinds of choices."""
    stage.player.visit(stage.table(until(hands_over, after=LATE)))
    stage.player.decides()


def veto(stage: Stage) -> None:
    stage.player.visit(stage.table(stage.pressed))
    stage.player.decides()


def why_not(stage: Stage) -> None:
    stage.player.visit(stage.table(stage.extending))
    stage.player.decides()
    stage.player.pick(refused_hex(last_state(stage.extending)))
    stage.player.part("why-not").get_by_role("link").wait_for()


def end(stage: Stage) -> None:
    stage.player.visit(f"{stage.table(recorded())}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(3)
    stage.player.click(stage.player.part("source-mergers").locator("summary"))


def rules_index(stage: Stage) -> None:
    stage.player.visit("/rules")
    stage.player.part("rules-index").get_by_role("link").first.wait_for()


def rules(stage: Stage) -> None:
    stage.player.visit("/rules/rocket#ROC-28")
    expect(stage.player.page.locator('[id="ROC-28"]')).to_be_in_viewport()


def rules_sought(stage: Stage) -> None:
    """The rules of all games, searched."""
    stage.player.visit("/rules")
    stage.player.part("rules-search").fill("pass")
    stage.player.part("rules-hits").get_by_role("link").first.wait_for()


def rules_word(stage: Stage) -> None:
    """What a word means, beside it."""
    stage.player.visit("/rules/dice#DIC-72")
    word = stage.player.page.locator('[id="DIC-72"] [data-word]').first
    word.focus()
    stage.player.part("explained").wait_for()


def curtain(stage: Stage) -> None:
    stage.player.visit(stage.shared(until(hands_over, after=LATE)))
    stage.player.decides()
    stage.player.open("markers")
    stage.player.choose(stage.player.choices[0])
    stage.player.part("curtain").wait_for()


def sheet(stage: Stage) -> None:
    """What a phone keeps in sheets; a wide page shows it beside the board."""
    stage.player.visit(stage.table(stage.extending))
    stage.player.decides()
    if stage.player.touch:
        stage.player.click(stage.player.part("sheet-seats"))


def tiles_table(stage: Stage) -> None:
    """A tile held where it brings most, with its card."""
    hold_the_best(stage, tiles_until(lays_several, round=5))


def hold_the_best(stage: Stage, record: Record) -> None:
    tiler = TilesPlayer.at(stage.player)
    tiler.visit(stage.table(record, "Lunch hour"))
    tiler.decides()
    gains = gains_of(record, tiler.hand[0])
    tiler.hold(max(tiler.in_reach("cell"), key=lambda cell: gains.get(cell, 0)))
    tiler.part("preview").wait_for()


def tiles_pieces(stage: Stage) -> None:
    """Slots that may be filled, with what they score."""
    stage.player.visit(stage.table(tiles_until(places_pieces, round=6), "Lunch hour"))
    stage.player.decides()


def tiles_solo(stage: Stage) -> None:
    """A challenge on the way."""
    hold_the_best(stage, tiles_until(lays_several, KEPT, round=5))


def tiles_end(stage: Stage) -> None:
    stage.player.visit(f"{stage.table(tiles_recorded())}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(3)
    stage.player.click(stage.player.part("source-pieces").locator("summary"))


def tiles_solo_end(stage: Stage) -> None:
    stage.player.visit(f"{stage.table(tiles_recorded(KEPT))}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(1)


def tiles_failed_end(stage: Stage) -> None:
    """A challenge that was not kept: no rank, no star."""
    stage.player.visit(f"{stage.table(tiles_recorded(FAILED))}/end")
    expect(stage.player.page.locator(".curve")).to_have_count(1)


SCENES: Final[Mapping[str, Callable[[Stage], None]]] = {
    "home": home,
    "new-table": new_table,
    "new-solo": new_solo,
    "invite": invite,
    "tables": tables,
    "part": part,
    "rocket-table": table,
    "rocket-action": action,
    "rocket-veto": veto,
    "rocket-why-not": why_not,
    "rocket-sheet": sheet,
    "rocket-curtain": curtain,
    "rocket-end": end,
    "rules-index": rules_index,
    "rules": rules,
    "rules-sought": rules_sought,
    "rules-word": rules_word,
    "tiles-table": tiles_table,
    "tiles-pieces": tiles_pieces,
    "tiles-solo": tiles_solo,
    "tiles-end": tiles_end,
    "tiles-solo-end": tiles_solo_end,
    "tiles-failed-end": tiles_failed_end,
    **door_scenes.SCENES,
    **teaching_scenes.SCENES,
    **evening_scenes.SCENES,
    **paying_scenes.SCENES,
    **tycoon_scenes.SCENES,
    **revolution_scenes.SCENES,
    **DICE_SCENES,
}
LONG: Final = frozenset(
    {"home", "solo", "solo-day", "new-table", "new-solo", "invite", "tables", "rules-index"}
    | {"rocket-end", "tiles-end", "tiles-solo-end", "tiles-failed-end", "dice-end", "tycoon-end"}
    | {"revolution-end"}
)
"""Pages that are shown whole, however long they are."""


def shoot(house: House, browser: Browser, look: Look, wanted: set[str], out: Path) -> list[str]:
    """All wanted scenes, seen in one way; says which could not be shown, and why."""
    people = People(browser, house.url)
    stage = Stage(house, people.come(**look.wishes))
    missed = []
    for name in (each for each in SCENES if each in wanted):
        stage.starts_anew(WIDTHS[look.width])
        try:
            SCENES[name](stage)
            picture(stage.player.page, look, out / f"{name}-{look.name}.png", whole=name in LONG)
        except (AssertionError, PlaywrightError) as trouble:
            missed.append(f"{name}-{look.name}: {str(trouble).splitlines()[0]}")
    people.leave()
    return missed


def picture(page: Page, look: Look, path: Path, *, whole: bool) -> None:
    """One picture; a window as high as a whole page keeps bars at its foot where they belong."""
    if whole:
        stretch(page, look)
    page.evaluate("document.fonts.ready")
    if page.get_by_test_id("share-picture").count():
        page.get_by_test_id("finished-board").wait_for()
        stretch(page, look)
    page.screenshot(path=path)
    page.set_viewport_size(WIDTHS[look.width])


def stretch(page: Page, look: Look) -> None:
    """A window as high as its page; what comes into view then may make the page higher still."""
    height = page.evaluate("document.documentElement.scrollHeight")
    page.set_viewport_size(ViewportSize(width=look.width, height=height))


LOOKS: Final = {
    look.name: look for look in (Look(*each) for each in product(WIDTHS, THEMES, LANGUAGES))
}


def chosen(asked: argparse.ArgumentParser, named: str, known: Mapping[str, object]) -> set[str]:
    """What is named with commas between, each of them known."""
    wanted = set(named.split(","))
    if unknown := sorted(wanted - set(known)):
        asked.error(f"no {', '.join(unknown)}; there are {', '.join(known)}")
    return wanted


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--out", type=Path, default=Path("screenshots"))
    asked.add_argument("--only", default=",".join(SCENES), help="scenes, with commas between them")
    asked.add_argument("--looks", default=",".join(LOOKS), help="such as 390-dark-fr, with commas")
    given = asked.parse_args()
    scenes = chosen(asked, given.only, SCENES)
    looks = [LOOKS[name] for name in LOOKS if name in chosen(asked, given.looks, LOOKS)]
    given.out.mkdir(parents=True, exist_ok=True)
    missed = []
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        )
        for number, look in enumerate(looks, start=1):
            missed += shoot(house, browser, look, scenes, given.out)
            print(f"{number}/{len(looks)} {look.name}", flush=True)
        browser.close()
    if missed:
        sys.exit("\n".join(("not shown:", *missed)))


if __name__ == "__main__":
    main()
