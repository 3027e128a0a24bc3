"""`python -m tests.browser.bench`: how long the longest frame takes while the map is panned.

The largest map of the house, late in a game of six seats: dragged to and fro for five seconds in a
Chromium without a graphics card. Frames are counted by the page itself.
"""

import argparse
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from rotonde.kernel.record import Record
from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.tycoon_positions import late_game

RESULTS: Final = Path(__file__).parents[2] / "bench" / "results" / "web.json"
SECONDS: Final = 5.0
STEP: Final = 12
"""Pixels that the pointer moves at a time."""
WARM: Final = 2000
"""Milliseconds after which the map is drawn to its last line."""
WATCH: Final = """
() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.watching = requestAnimationFrame(next);
  };
  window.watching = requestAnimationFrame(next);
}
"""
STOP: Final = "() => { cancelAnimationFrame(window.watching); return window.frames_seen.slice(1); }"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.start()
        frames = measured(house, late_game(), wanted.seconds)
        house.stop()
    figures = told(frames)
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2))
    for name, figure in figures.items():
        print(f"{name:24} {figure}")


def measured(house: House, record: Record, seconds: float) -> list[float]:
    """The frames of a pan, in milliseconds."""
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS))
        people = People(browser, house.url)
        player = people.come()
        player.visit(player.bring(text_of(record)))
        player.page.locator(".map").wait_for()
        player.page.wait_for_timeout(WARM)
        frames = panned(player, seconds)
        people.leave()
        browser.close()
    return frames


def panned(player: Player, seconds: float) -> list[float]:
    """Drag the map to and fro; says how long each frame took."""
    page = player.page
    box = page.locator(".map").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    moves = player.moves
    page.mouse.move(x, y)
    page.mouse.down()
    page.evaluate(WATCH)
    swing(page, x, y, seconds)
    frames: list[float] = page.evaluate(STOP)
    page.mouse.up()
    assert player.moves == moves, "a pan played a move"
    return frames


def swing(page: Page, x: float, y: float, seconds: float) -> None:
    """The pointer goes round in a large square until the time is over."""
    began = page.evaluate("performance.now()")
    sides = ((1, 0), (0, 1), (-1, 0), (0, -1))
    reach = 16
    turn = 0
    while page.evaluate("performance.now()") - began < 1000 * seconds:
        dx, dy = sides[turn % len(sides)]
        for _ in range(reach):
            x, y = x + STEP * dx, y + STEP * dy
            page.mouse.move(x, y)
        turn += 1


def told(frames: list[float]) -> dict[str, Any]:
    """The figures of a pan."""
    return {
        "frames": len(frames),
        "median_ms": round(statistics.median(frames), 1),
        "p95_ms": round(statistics.quantiles(frames, n=20)[-1], 1),
        "longest_ms": round(max(frames), 1),
        "over_17_ms": sum(frame > 17.5 for frame in frames),
    }


if __name__ == "__main__":
    main()
