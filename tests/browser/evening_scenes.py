"""Pictures of a first evening: who comes, what is said and goes wrong, what is looked at again."""

from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Any, Final

import msgspec
from playwright.sync_api import expect

import rotonde
from rotonde import GAMES
from rotonde.catalogue import desk
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.server.lobby import solo
from rotonde.store import Result, SeatRow
from tests.browser.people import NO_COACH, People
from tests.browser.player import Player
from tests.browser.positions import last_state, recorded, refused_hex
from tests.browser.shelf import me, set_up
from tests.browser.test_solo_door import keep
from tests.recordings.shelf import SHELF, read

CUT_LINE: Final = """() => {
  const sockets = [];
  window.cutLine = () => { sockets.cut = true; sockets.forEach((each) => each.close()); };
  window.WebSocket = class extends WebSocket {
    constructor(url) {
      super(sockets.cut ? `ws://${location.host}/nowhere` : url);
      sockets.push(this);
    }
  };
}"""
"""A line that can be cut, and stays so until the page is loaded anew."""


@cache
def whole(game: str) -> Record:
    """The first game of the shelf that several played."""
    records = (read(path) for path in sorted((SHELF / game).glob("*.json")))
    return next(record for record in records if record.seats > 1)


@cache
def half(game: str) -> Record:
    """The same up to a decision of the first seat in its middle."""
    record, rules = whole(game), rotonde.game(game)
    states = verify(rules, record)
    assert not isinstance(states, Divergence), states
    middle = range(len(states) // 2, len(states))
    moves = next(count for count in middle if desk(rules.id).menu(states[count], Seat(0)))
    return msgspec.structs.replace(record, moves=record.moves[:moves])


def friend(stage: Any) -> Player:
    """Somebody in a browser of their own, who stays as long as it does."""
    page = stage.player.page
    coming = People(page.context.browser, stage.house.url).come()
    coming.page.request.patch("/api/me", data={"name": "Bernadette"})
    return coming


# --- doors ----------------------------------------------------------------------------------------


def company(stage: Any) -> None:
    """The waiting room when the first friend has come."""
    stage.player.visit("/")
    stage.player.click(stage.player.part("invite-rocket"))
    stage.player.part("copy-link").wait_for()
    coming = friend(stage)
    coming.visit(stage.player.page.url)
    coming.click(coming.part("sit-down"))
    expect(stage.player.part("waiting-seat-1")).to_contain_text("Bernadette")


def rematch(stage: Any) -> None:
    """A rematch waits for the other who played."""
    other = me(friend(stage))
    seats = [
        SeatRow(0, "person", stage.owner.name, stage.owner.id),
        SeatRow(1, "person", other.name, other.id),
        SeatRow(2, "bot", "Christian", None, "greedy"),
    ]
    stage.player.visit(f"{set_up(stage.house, stage.owner, recorded(), seats, 'Again')}/end")
    stage.player.click(stage.player.part("rematch"))
    stage.player.part("waiting-room").wait_for()


def solo_day(stage: Any) -> None:
    """The challenge of the day with a result, and others that were kept."""
    reached = {"holes": (2, 42), solo.today().isoformat(): (3, 61)}
    results = (
        Result(stage.owner.id, "tiles", task, True, stars, points, 0.0)
        for task, (stars, points) in reached.items()
    )
    keep(stage.house, *results)
    stage.player.visit("/tiles/solo")
    stage.player.part("share-day").wait_for()


def rename(stage: Any) -> None:
    stage.player.visit("/")
    stage.player.click(stage.player.part("guest"))
    stage.player.page.get_by_role("dialog").wait_for()


def nowhere(stage: Any, address: str) -> None:
    stage.player.visit(address)
    stage.player.part("nowhere").wait_for()


# --- at the table ---------------------------------------------------------------------------------


def coach(stage: Any, game: str) -> None:
    """The coach in the middle of a game."""
    forget = f"localStorage.removeItem('rotonde.coach.{game}')"
    stage.player.visit("/")
    stage.player.page.evaluate(forget)
    stage.player.visit(stage.table(half(game)))
    stage.player.decides()
    expect(stage.player.part("coach")).to_be_visible()
    for each in NO_COACH:
        stage.player.page.evaluate("({ name, value }) => localStorage.setItem(name, value)", each)


def at_rocket(stage: Any) -> Player:
    stage.player.visit(stage.table(half("rocket")))
    stage.player.decides()
    player: Player = stage.player
    return player


def word(stage: Any) -> None:
    """What a word of the question means."""
    player = at_rocket(stage)
    meant = player.part("prompt").locator("[data-word]").first
    if player.touch:
        player.click(meant)
    else:
        meant.focus()
    player.part("explained").wait_for()


def move_line(stage: Any) -> None:
    """Typed orders with what they can go on to; a phone has none."""
    player = at_rocket(stage)
    if not player.touch:
        player.reach_the_line()
        player.page.keyboard.type("mar")
        player.page.get_by_role("option").first.wait_for()


def undo(stage: Any) -> None:
    player: Player = stage.player
    player.visit(player.open_table("me", "random"))
    player.choose("marker gloucester steel")
    player.choose("extend GWR")
    player.button("to D13").wait_for()
    player.click(player.part("undo-turn"))
    player.part("undo-dialog").wait_for()


def keys(stage: Any) -> None:
    at_rocket(stage).page.keyboard.press("?")
    stage.player.part("keys-dialog").wait_for()


def menu(stage: Any) -> None:
    player = at_rocket(stage)
    player.click(player.part("menu"))
    player.part("setting-doubt").wait_for()


def lost(stage: Any) -> None:
    """A line that was lost, with a move that waits."""
    stage.player.page.add_init_script(f"({CUT_LINE})()")
    player = at_rocket(stage)
    player.page.evaluate("window.cutLine()")
    player.part("banner").get_by_role("button").wait_for()
    player.choose("marker hull textile")


def aside(stage: Any) -> None:
    """The rule that a refusal leads to, beside the board; a phone opens a page of its own."""
    player: Player = stage.player
    player.visit(stage.table(stage.extending))
    player.decides()
    player.pick(refused_hex(last_state(stage.extending)))
    link = player.part("why-not").get_by_role("link")
    if player.touch:
        with player.page.expect_popup() as opened:
            player.click(link)
        expect(opened.value.locator(".sought")).to_be_in_viewport()
        opened.value.close()
    else:
        player.click(link)
        expect(player.page.locator(".sought")).to_be_in_viewport()


# --- afterwards -----------------------------------------------------------------------------------


def replay(stage: Any, game: str, *, back: bool = False) -> None:
    """A move on the way of a finished game, after it or before it."""
    record = whole(game)
    stage.player.visit(f"{stage.table(record)}?moves={len(record.moves) // 2}")
    stage.player.part("before-after").wait_for()
    if back:
        stage.player.click(stage.player.part("before-after"))
        expect(stage.player.part("before-after")).to_have_attribute("aria-pressed", "true")


def played_on(stage: Any) -> None:
    """A position of a finished game at a table of its own."""
    replay(stage, "rocket")
    stage.player.click(stage.player.part("play-on"))
    expect(stage.player.part("before-after")).to_have_count(0)
    stage.player.decides()


def drawn_rules(stage: Any, game: str) -> None:
    """The rules at their first drawn example."""
    stage.player.visit(f"/rules/{game}")
    drawing = stage.player.part("drawing").first
    drawing.scroll_into_view_if_needed()
    drawing.locator("svg").first.wait_for()


def contents(stage: Any) -> None:
    """The chapters; a phone opens them."""
    stage.player.visit("/rules/tycoon#TYC-40")
    opener = stage.player.part("rules-contents")
    if opener.is_visible():
        stage.player.click(opener)


SCENES: Final[Mapping[str, Callable[[Any], None]]] = {
    "company": company,
    "rematch": rematch,
    "solo-day": solo_day,
    "rename": rename,
    "no-page": partial(nowhere, address="/nowhere"),
    "no-table": partial(nowhere, address="/t/nowhere"),
    **{f"coach-mid-{game}": partial(coach, game=game) for game in GAMES},
    "word": word,
    "move-line": move_line,
    "undo": undo,
    "keys": keys,
    "menu": menu,
    "lost": lost,
    "aside": aside,
    **{f"replay-{game}": partial(replay, game=game) for game in GAMES},
    "replay-before": partial(replay, game="rocket", back=True),
    "played-on": played_on,
    **{f"rules-{game}": partial(drawn_rules, game=game) for game in GAMES},
    "rules-contents": contents,
}
