"""The largest map of the house, late in a game of six seats, dragged to and fro.

Frames are counted by the page itself.
"""

from typing import Final

from playwright.sync_api import Page

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import text_of
from tests.browser.tycoon_positions import late_game

STEP: Final = 12
"""Pixels that the pointer moves at a time."""
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


def frames_of_a_pan(people: People, seconds: float) -> list[float]:
    """The frames of a pan, in milliseconds."""
    player = people.come()
    player.visit(player.bring(text_of(late_game())))
    player.page.locator(".map").wait_for()
    player.rests()
    return panned(player, seconds)


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
