"""`python -m tests.browser.oracle`: every scene, screen and language, and a table of faults.

Each scene is set up twice, under a finger and under a mouse; the page is then brought to the sizes
and languages where it stands, as a person turns a phone or chooses another language.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium, open_house
from tests.browser.oracle.looking import LANGUAGES, Sight, sights
from tests.browser.oracle.screens import SCREENS, Screen
from tests.browser.people import People
from tests.browser.screenshots import SCENES, Stage, chosen

HEADS: Final = ("scene", "screen", "language", "fault", "element", "figures")


def seen(
    house: House, browser: Browser, scenes: Iterable[str], screens: Sequence[Screen]
) -> tuple[list[Sight], list[str]]:
    """The faults of scenes under one kind of hand, and which scenes could not be set up."""
    touched = screens[0].touched
    people = People(browser, house.url)
    first = next((each for each in screens if each.name == "390x844"), screens[-1])
    finger = {"has_touch": True, "is_mobile": True} if touched else {}
    stage = Stage(house, people.come(viewport=first.viewport, **finger))
    found: list[Sight] = []
    missed: list[str] = []
    for scene in scenes:
        stage.starts_anew(first.viewport)
        try:
            SCENES[scene](stage)
            found += sights(stage.player, scene, list(screens), LANGUAGES)
        except (AssertionError, PlaywrightError) as trouble:
            missed.append(f"{scene}, {first.name}: {str(trouble).splitlines()[0]}")
        print(".", end="", file=sys.stderr, flush=True)
    people.leave()
    return found, missed


def table(rows: Sequence[tuple[str, ...]]) -> str:
    """Columns under each other."""
    wide = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(cell.ljust(w) for cell, w in zip(row, wide, strict=True)).rstrip() for row in rows
    )


def told(found: Sequence[Sight]) -> str:
    """The table of faults, and how many there are of each kind and scene."""
    kinds = Counter(sight.fault.kind for sight in found)
    scenes = Counter(sight.scene for sight in found)
    counts = [
        (f"{number}", name) for each in (kinds, scenes) for name, number in each.most_common()
    ]
    faults = table([HEADS, *(sight.row for sight in sorted(found))])
    return "\n".join((faults, *([table(counts)] if counts else []), f"{len(found)} faults"))


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--only", default=",".join(SCENES), help="scenes, with commas between them")
    asked.add_argument("--screens", default=",".join(SCREENS), help="such as 360x640, with commas")
    asked.add_argument("--out", type=Path, help="a file for the table, instead of the terminal")
    given = asked.parse_args()
    wanted = chosen(asked, given.only, SCENES)
    scenes = [name for name in SCENES if name in wanted]
    on = chosen(asked, given.screens, SCREENS)
    hands = [[s for n, s in SCREENS.items() if n in on and s.touched is t] for t in (True, False)]
    found: list[Sight] = []
    missed: list[str] = []
    with open_house() as house, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS)
        )
        for screens in filter(None, hands):
            more, lost = seen(house, browser, scenes, screens)
            found, missed = found + more, missed + lost
        browser.close()
    words = told(found)
    if given.out:
        given.out.write_text(words + "\n")
    else:
        print(words)
    if missed:
        sys.exit("\n".join(("not shown:", *missed)))
    if found:
        sys.exit(1)


if __name__ == "__main__":
    main()
