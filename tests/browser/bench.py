"""`python -m tests.browser.bench`: the client in Chromium, beside an empty page of the same run.

What a first table fetches and how long it takes, from a click to the painted move, and the frames
of a pan. Machines differ, and a busy one is slow: ratios to the empty page travel, times do not.
"""

import argparse
import json
import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from rotonde import GAMES
from tests.browser.bench_clicks import clicks_of_a_table, clicks_of_an_empty_page
from tests.browser.bench_first import empty_page, first_table
from tests.browser.bench_pan import frames_of_a_pan
from tests.browser.house import CHROMIUM_ARGUMENTS, chromium, open_house
from tests.browser.people import People

RESULTS: Final = Path(__file__).parents[2] / "bench" / "results" / "web.json"
SECONDS: Final = 5.0
CLICKS: Final = 40
LOADS: Final = 5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=SECONDS, help="of the pan")
    parser.add_argument("--clicks", type=int, default=CLICKS)
    parser.add_argument("--loads", type=int, default=LOADS)
    wanted = parser.parse_args()
    with visitors() as people:
        figures = {
            **told_loads(people, wanted.loads),
            **told_clicks(people, wanted.clicks),
            **told_frames(frames_of_a_pan(people, wanted.seconds)),
        }
    RESULTS.parent.mkdir(parents=True, exist_ok=True)
    RESULTS.write_text(json.dumps(figures, indent=2))
    for name, figure in figures.items():
        print(f"{name:32} {figure}")


@contextmanager
def visitors() -> Iterator[People]:
    """A house of its own, and a browser for whoever comes."""
    with open_house() as house, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=list(CHROMIUM_ARGUMENTS))
        people = People(browser, house.url)
        yield people
        people.leave()
        browser.close()


def told_loads(people: People, loads: int) -> dict[str, Any]:
    """Bytes of each kind in kB, and how many empty pages a first table takes."""
    empty = statistics.median(empty_page(people) for _ in range(loads))
    figures: dict[str, Any] = {"first_empty_ms": round(empty, 1)}
    for game in GAMES:
        taken = [first_table(people, game) for _ in range(loads)]
        ready = statistics.median(time for time, _ in taken)
        kinds = {kind: round(size / 1000, 1) for kind, size in taken[0][1].items()}
        figures[f"first_{game}"] = {
            **kinds,
            "ms": round(ready, 1),
            "ratio": round(ready / empty, 1),
        }
    return figures


def told_clicks(people: People, clicks: int) -> dict[str, Any]:
    """From a click to the painted move."""
    empty = spread(clicks_of_an_empty_page(people, clicks))
    table = spread(clicks_of_a_table(people, clicks))
    ratio = round(table["median_ms"] / empty["median_ms"], 1)
    return {"click_empty": empty, "click_rocket": {**table, "ratio": ratio}}


def spread(times: list[float]) -> dict[str, float]:
    return {
        "median_ms": round(statistics.median(times), 1),
        "p95_ms": round(statistics.quantiles(times, n=20)[-1], 1),
    }


def told_frames(frames: list[float]) -> dict[str, Any]:
    """The figures of a pan."""
    return {
        "pan_frames": len(frames),
        "pan": spread(frames),
        "pan_longest_ms": round(max(frames), 1),
        "pan_over_17_ms": sum(frame > 17.5 for frame in frames),
    }


if __name__ == "__main__":
    main()
