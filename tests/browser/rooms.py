"""Rooms for those who come to the house: a browser's context each, swept and used again."""

from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext

KEPT: Final = 4
"""Empty rooms that wait for the next comer."""
REMEMBER: Final = """(memory) => {
  localStorage.clear();
  for (const { name, value } of memory) localStorage.setItem(name, value);
}"""
TOGETHER: Final = "--process-per-site"
"""Pages of one room in one process."""


class Room:
    """A context whose quiet page keeps its process: the next page there finds scripts and letters
    read already."""

    def __init__(self, context: BrowserContext, wishes: dict[str, Any]) -> None:
        self.context = context
        self.wishes = wishes
        self.quiet = context.new_page()
        self.quiet.goto("/icon.svg")

    def remember(self, memory: list[dict[str, str]]) -> None:
        """What the browser keeps of earlier visits: this, and nothing else."""
        self.quiet.evaluate(REMEMBER, memory)

    def sweep(self) -> None:
        for page in self.context.pages:
            if page is not self.quiet:
                page.close()
        self.context.clear_cookies()


class Rooms:
    """All rooms of a browser: who wishes the same comes where somebody left."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.empty: list[Room] = []

    def enter(self, wishes: dict[str, Any]) -> Room:
        for room in self.empty:
            if room.wishes == wishes:
                self.empty.remove(room)
                return room
        return Room(self.browser.new_context(base_url=self.url, **wishes), wishes)

    def leave(self, room: Room) -> None:
        room.sweep()
        self.empty.append(room)
        if len(self.empty) > KEPT:
            self.empty.pop(0).context.close()

    def close(self) -> None:
        for room in self.empty:
            room.context.close()
        self.empty = []
