"""People who come to the house, each in a browser of their own; errors of their pages are kept."""

from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

from rotonde import GAMES
from tests.browser.player import Player
from tests.browser.rooms import Room, Rooms
from tests.support.patience import HAPPENS_WITHIN

PATIENCE: Final = 1000 * HAPPENS_WITHIN
"""Milliseconds after which something does not happen any more."""
DESK: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
ASKS_NOTHING: Final = {"name": "rotonde.settings", "value": '{"askBeforeFinal":false}'}
NO_COACH: Final = [
    {"name": f"rotonde.coach.{game}", "value": '{"on":false,"seen":[]}'} for game in GAMES
]
SHOWN: Final = """() => {
  const prompt = document.querySelector('[data-testid="prompt"]');
  const said = { ...document.documentElement.dataset, ...prompt?.dataset };
  return `${JSON.stringify(said)}\\n${(prompt ?? document.body).innerText}`;
}"""
"""Whether a page is at rest, and the words and orders of its prompt."""
LOST_LINE: Final = ("Failed to load resource", "WebSocket connection")
"""What the browser itself writes when a server is away or answers with an error."""


class People:
    """Opens browsers and closes them again. Rooms that others had may be used; without any, all
    who come have browsers that were never used."""

    def __init__(self, browser: Browser, url: str, rooms: Rooms | None = None) -> None:
        self.browser = browser
        self.rooms = rooms or Rooms(browser, url)
        self.own_rooms = rooms is None
        self.taken: list[Room] = []
        self.here: list[Player] = []
        self.errors: list[str] = []
        expect.set_options(timeout=PATIENCE)

    def come(self, *, asks: bool = False, coach: bool = False, **wishes: Any) -> Player:
        """A new person; reduced motion, so that nothing has to be waited for.

        Most of them have turned off that what is final asks once more: `asks` leaves it on. Nearly
        all have had their first game: `coach` comes for that.
        """
        settings = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", **wishes}
        room = self.rooms.enter(settings)
        self.taken.append(room)
        room.remember([*([] if asks else [ASKS_NOTHING]), *([] if coach else NO_COACH)])
        room.context.set_default_timeout(PATIENCE)
        room.context.on("page", self.watch)
        player = Player(room.context.new_page(), touch=bool(wishes.get("has_touch")))
        self.here.append(player)
        return player

    def come_with_a_phone(self, **wishes: Any) -> Player:
        return self.come(viewport=PHONE, has_touch=True, is_mobile=True, **wishes)

    def watch(self, page: Page) -> None:
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self.overhear)

    def overhear(self, message: ConsoleMessage) -> None:
        ours = not any(words in message.text for words in LOST_LINE)
        if message.type in ("error", "warning") and ours:
            self.errors.append(message.text)

    def tell(self) -> str:
        """What the pages show that are open: for the report of a test that failed."""
        pages = [page for room in self.taken for page in room.context.pages if page != room.quiet]
        return "\n\n".join(f"{page.url}\n{page.evaluate(SHOWN)}" for page in pages)

    def leave(self) -> None:
        """Everybody goes; no page may have failed."""
        for room in self.taken:
            room.context.remove_listener("page", self.watch)
            self.rooms.leave(room)
        if self.own_rooms:
            self.rooms.close()
        assert self.errors == [], f"a page failed: {self.errors}"
