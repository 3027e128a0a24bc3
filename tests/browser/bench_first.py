"""What a first table takes: bytes over the wire, and the time until it can be played."""

from typing import Any, Final

from tests.browser.people import People
from tests.browser.player import Player, seat_for

KINDS: Final = {"script": ".js", "words": ".ftl", "fonts": ".woff2", "styles": ".css"}
FETCHED: Final = """() => performance.getEntriesByType("resource")
  .map(({ name, encodedBodySize }) => [name.split("/").at(-1), encodedBodySize])"""
"""Names and sizes as they come over the wire."""
WATCH: Final = """
window.ready_at = new Promise((tell) => {
  new MutationObserver((_, watch) => {
    if (!document.querySelector("[data-walk], [data-empty]")) return;
    watch.disconnect();
    requestAnimationFrame(() => tell(performance.now()));
  }).observe(document, { childList: true, subtree: true });
});
"""
EMPTY: Final = "<!doctype html><title>Empty</title><p data-empty>Empty</p>"


def first_table(people: People, game: str) -> tuple[float, dict[str, int]]:
    """How long it took, and the bytes of each kind, of somebody whose browser knows nothing."""
    player = people.come(coach=True)
    seats = [seat_for("me"), seat_for("greedy"), seat_for("greedy")]
    took = ready_after(player, player.post("/api/tables", {"game": game, "seats": seats}))
    player.rests()
    return took, weights(player.page.evaluate(FETCHED))


def empty_page(people: People) -> float:
    player = people.come()
    player.page.route("**/empty", lambda route: route.fulfill(body=EMPTY, content_type="text/html"))
    return ready_after(player, "/empty")


def ready_after(player: Player, address: str) -> float:
    """Milliseconds until there is something to choose, or the empty page is there."""
    player.page.add_init_script(WATCH)
    player.visit(address)
    return float(player.page.evaluate("window.ready_at"))


def weights(files: list[Any]) -> dict[str, int]:
    """Bytes of each kind."""
    return {kind: sum(size for name, size in files if kind_of(name) == kind) for kind in KINDS}


def kind_of(name: str) -> str | None:
    """What words of the rules mean comes as a part of the script; it is words all the same."""
    if name.startswith("words."):
        return "words"
    return next((kind for kind, ending in KINDS.items() if name.endswith(ending)), None)
