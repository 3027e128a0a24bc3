"""`python -m tests.browser.oracle`: every scene, screen and language, and a table of faults.

Each scene is set up twice, under a finger and under a mouse; the page is then brought to the sizes
and languages where it stands, as a person turns a phone or chooses another language.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from typing import Final

import msgspec
from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium, open_house
from tests.browser.oracle.looking import LANGUAGES, Sight, sights
from tests.browser.oracle.screens import SCREENS, Screen
from tests.browser.people import People
from tests.browser.screenshots import SCENES, Stage, chosen

HEADS: Final = ("scene", "screen", "language", "fault", "element", "figures")
WIDE: Final = (24, 9, 8, 22, 60, 0)
"""Letters of each column of the table."""


class Missed(msgspec.Struct, frozen=True):
    """A scene that could not be set up, and why."""

    scene: str
    trouble: str


def seen(
    house: House, browser: Browser, scenes: Sequence[str], screens: Sequence[Screen]
) -> Iterator[Sight | Missed]:
    """The faults of scenes under one kind of hand, scene by scene."""
    people = People(browser, house.url)
    first = next((each for each in screens if each.name == "390x844"), screens[-1])
    finger = {"has_touch": True, "is_mobile": True} if first.touched else {}
    stage = Stage(house, people.come(viewport=first.viewport, **finger))
    for scene in scenes:
        stage.starts_anew(first.viewport)
        try:
            SCENES[scene](stage)
            yield from sights(stage.player, scene, screens, LANGUAGES)
        except (AssertionError, PlaywrightError) as trouble:
            yield Missed(f"{scene}, {first.name}", str(trouble).splitlines()[0])
    people.leave()


def everything(scenes: Sequence[str], screens: Collection[str]) -> Iterator[Sight | Missed]:
    """The faults of scenes under a finger, then under a mouse."""
    wanted = [screen for name, screen in SCREENS.items() if name in screens]
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        )
        for touched in (True, False):
            if hand := [screen for screen in wanted if screen.touched is touched]:
                yield from seen(house, browser, scenes, hand)
        browser.close()


def line(row: Sequence[str]) -> str:
    return "  ".join(cell.ljust(wide) for cell, wide in zip(row, WIDE, strict=True)).rstrip()


def counted(found: Sequence[Sight]) -> Iterator[str]:
    """How many faults there are of each kind and in each scene."""
    kinds = Counter(str(sight.fault.kind) for sight in found)
    scenes = Counter(sight.scene for sight in found)
    for name, number in (*kinds.most_common(), *scenes.most_common()):
        yield f"{number:5}  {name}"
    yield f"{len(found):5}  faults"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default=",".join(SCENES), help="scenes, with commas between them")
    asked.add_argument("--screens", default=",".join(SCREENS), help="such as 360x640, with commas")
    given = asked.parse_args()
    wanted = chosen(asked, given.only, SCENES)
    screens = chosen(asked, given.screens, SCREENS)
    print(line(HEADS))
    found: list[Sight] = []
    missed: list[Missed] = []
    for each in everything([name for name in SCENES if name in wanted], screens):
        if isinstance(each, Missed):
            missed.append(each)
        else:
            found.append(each)
            print(line(each.row), flush=True)
    print("", *counted(found), *(f"not shown: {m.scene}: {m.trouble}" for m in missed), sep="\n")
    sys.exit(1 if found or missed else 0)


if __name__ == "__main__":
    main()
