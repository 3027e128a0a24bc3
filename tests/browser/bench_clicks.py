"""From a click to the painted move: a game of Rocket at one screen, beside an empty page.

The page itself takes the times: from the event of the click to the frame that shows the move.
"""

from typing import Final

from tests.browser.people import People
from tests.browser.player import Player

WATCH: Final = """
(selector) => {
  window.painted = [];
  let clicked = 0;
  addEventListener("click", (event) => (clicked = event.timeStamp), true);
  const watched = document.querySelector(selector);
  new MutationObserver(() => {
    const from = clicked;
    if (!from) return;
    clicked = 0;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => window.painted.push(performance.now() - from);
      port2.postMessage(null);
    });
  }).observe(watched, { attributes: true, attributeFilter: ["data-moves"] });
}
"""
EMPTY: Final = """<!doctype html><title>Empty</title><button data-moves="0"
  onclick="this.dataset.moves = Number(this.dataset.moves) + 1">Play</button>"""
PAINTED: Final = "(number) => window.painted.length > number"
"""Whether more clicks than these have been painted."""


def clicks_of_an_empty_page(people: People, times: int) -> list[float]:
    page = people.come().page
    page.route("**/empty", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
    page.goto("/empty")
    page.evaluate(WATCH, "button")
    for number in range(times):
        page.locator("button").click()
        page.wait_for_function(PAINTED, arg=number)
    return list(page.evaluate("window.painted"))


def clicks_of_a_table(people: People, times: int) -> list[float]:
    """Two people at one screen, with motion on: each choice is played by one click."""
    player = people.come(reduced_motion="no-preference")
    player.visit(player.open_table("Ada", "Hugo"))
    player.decides()
    player.page.evaluate(WATCH, '[data-testid="prompt"]')
    painted: list[float] = []
    while len(painted) < times:
        play_one(player)
        player.rests()
        painted = player.page.evaluate("window.painted")
    return painted


def play_one(player: Player) -> None:
    """Another choice each time, whatever is asked; who comes to the screen opens the curtain."""
    if player.part("curtain-open").count():
        player.click(player.part("curtain-open"))
    player.decides()
    if not player.choices:
        player.click(player.page.locator("[data-group]:not(:disabled)").first)
    player.button(player.choices[player.moves % len(player.choices)]).click()
