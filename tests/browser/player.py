"""A person at a table, as tests tell of it: looks, clicks, types; waits for what can be seen."""

import re
from collections.abc import Callable
from typing import Final

from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.rest import AT_REST, await_rest
from tests.browser.thumb import SPOT, Thumb

READY: Final = (
    f'{AT_REST} [data-testid="prompt"]:not([data-asking])'
    ' :is([data-walk]:not(:disabled), [data-testid="see-end"])'
)
"""What is to be seen when this player decides, or when the game is over, on a page at rest."""
NOTHING_LATE: Final = """{{
  const soon = window.setTimeout;
  window.late = [];
  window.setTimeout = (run, wait, ...given) =>
    wait >= {} ? (window.late.push(() => run(...given)), 0) : soon(run, wait, ...given);
}}"""
"""No timer of a page runs that is set to so many milliseconds or more: it is kept for later."""
NEWS_STAY: Final = 4000
"""Milliseconds for which short news stands at the edge of a page, and in the bar of a table."""
LATER: Final = "() => window.late.splice(0).forEach((run) => run())"
BESIDE: Final = """([thing, ...spots]) => spots.find(([x, y]) =>
  document.elementFromPoint(x, y)?.closest("[data-thing]")?.dataset.thing === thing)"""
"""The first of some spots where a tap meets a thing."""
ON_BOARD: Final = "([x, y]) => document.elementFromPoint(x, y)?.closest('.board svg') != null"
GROUPS: Final = {"extend": "lines", "marker": "markers", "station": "stations", "lift": "lift"}
"""The kind of choice that the first word of a notation belongs to."""


class Player:
    """One browser, and what its person does with it."""

    def __init__(self, page: Page, *, touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.thumb = Thumb(page)

    # --- going somewhere ------------------------------------------------------------------------

    def does_nothing_after(self, milliseconds: int) -> None:
        """What a page does by itself so late stays away, however slow the machine is."""
        self.page.add_init_script(NOTHING_LATE.format(milliseconds))

    def lets_time_pass(self) -> None:
        """Now the page does what stayed away."""
        self.page.evaluate(LATER)

    def stands_at(self, size: ViewportSize) -> None:
        """The window of another size, with all that the page changes for it."""
        self.page.set_viewport_size(size)
        self.page.evaluate("() => new Promise(requestAnimationFrame)")  # by then it has heard of it
        self.rests()

    def visit(self, address: str) -> None:
        self.page.goto(address)

    def play_the_bots(self) -> None:
        """From the home page to a table, by its one button."""
        self.visit("/")
        self.click(self.part("play-rocket"))
        self.decides()

    def open_table(
        self, *seats: str, game: str = "rocket", name: str = "Engine shed", **options: object
    ) -> str:
        """A new table, by request; says its address. Seats: me, open, random, greedy, or a name."""
        wanted = {"game": game, "seats": [seat_for(seat) for seat in seats]}
        return self.post("/api/tables", {**wanted, "name": name, "options": options})

    def bring(self, record: str) -> str:
        """A table that goes on where a record ends, by request; says its address."""
        return self.post("/api/records", record)

    def post(self, path: str, body: object) -> str:
        self.page.request.get("/api/me")
        answer = self.page.request.post(
            path, data=body, headers={"Content-Type": "application/json"}
        )
        assert answer.ok, answer.text()
        return f"/t/{answer.json()['id']}"

    # --- looking --------------------------------------------------------------------------------

    def part(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def thing(self, name: str) -> Locator:
        """A thing on the board, such as `hex:E13`."""
        return self.page.locator(f'[data-thing="{name}"]')

    def button(self, notation: str) -> Locator:
        """The choice of that notation in the prompt."""
        return self.part("prompt").locator(f'[data-choice="{notation}"]')

    def rests(self) -> None:
        """Wait until all that was asked for has come, and nothing moves any more."""
        await_rest(self.page)

    def decides(self) -> bool:
        """Wait for a decision, on a page at rest; False when the game is over instead."""
        self.page.locator(READY).first.wait_for()
        return self.part("see-end").count() == 0

    @property
    def asked(self) -> str:
        """The question of the prompt."""
        return self.part("prompt").locator("h2").inner_text()

    @property
    def groups(self) -> list[str]:
        """The kinds of choices that are offered."""
        return self.names("[data-group]:not(:disabled)", "group")

    @property
    def choices(self) -> list[str]:
        """The notations that stand as buttons in the prompt."""
        return self.names('[data-testid="prompt"] [data-choice]:not(:disabled)', "choice")

    @property
    def glowing(self) -> list[str]:
        """The things on the board that can be chosen."""
        return self.names("svg [data-thing][role=button][tabindex]", "thing")

    def names(self, selector: str, key: str) -> list[str]:
        """What the elements of a page at rest are called."""
        self.rests()
        found = self.page.locator(selector)
        return list(found.evaluate_all("(all, key) => all.map((each) => each.dataset[key])", key))

    @property
    def log(self) -> list[str]:
        """The log as it reads, on a page at rest."""
        self.rests()
        return [plain(line) for line in self.part("log").locator("li").all_inner_texts()]

    @property
    def moves(self) -> int:
        """How many decisions led here."""
        return int(self.part("prompt").get_attribute("data-moves") or 0)

    @property
    def own_moves(self) -> int:
        """How many of them this seat made; where seats decide at once, others move meanwhile.

        The page counts them once it has fetched the course of the game.
        """
        self.rests()
        return int(self.part("prompt").get_attribute("data-made") or 0)

    def made_more_than(self, own_moves: int) -> None:
        """Wait until a move of this seat has been played."""
        expect(self.part("prompt")).not_to_have_attribute("data-made", str(own_moves))

    def purse(self, seat: int) -> Locator:
        return self.part(f"seat-panel-{seat}").locator(".purse")

    # --- deciding -------------------------------------------------------------------------------

    def click(self, target: Locator) -> None:
        if self.touch:
            self.rests()
            self.thumb.tap_on(target)
        else:
            target.click()

    def open(self, group: str) -> None:
        """Open a kind of choices, where there are several."""
        chip = self.page.locator(f'[data-group="{group}"]')
        if chip.get_attribute("aria-pressed") == "false":
            self.click(chip)

    def choose(self, notation: str) -> None:
        """By the buttons of the prompt: a filled one plays by a tap, another is shown first."""
        self.decides()
        group = GROUPS.get(notation.split(maxsplit=1)[0])
        if group and self.button(notation).count() == 0:
            self.open(group)
        self.play_by(self.button(notation))

    def play_by(self, button: Locator) -> None:
        """A button of the prompt, until it has played.

        Under a finger a filled button plays; another is shown first, and where it only took a
        piece into the hand, shown by the second touch.
        """
        if not self.touch:
            return button.click()
        self.rests()
        plays = is_filled(button)
        self.click(button)
        if plays:
            return None
        self.rests()
        if self.part("play-pinned").count() == 0:
            self.click(button)
        return self.confirm_touch()

    def confirm_touch(self) -> None:
        """Under a finger the first touch shows, and the button that is filled then plays."""
        if self.touch:
            self.rests()
            self.click(self.part("play-pinned"))

    def pick(self, thing: str) -> None:
        """By a click on the board, whatever stands on the thing."""
        x, y = self.middle_of(thing)
        if self.touch:
            self.thumb.tap(*self.beside_the_last_tap(thing, x, y))
        else:
            self.page.mouse.click(x, y)

    def beside_the_last_tap(self, thing: str, x: float, y: float) -> tuple[float, float]:
        """The middle of a thing, or another spot of it where the last tap was on its middle."""
        if not self.thumb.is_at(x, y):
            return x, y
        spots = self.page.evaluate(BESIDE, [thing, *around(x, y)])
        return tuple(spots) if spots else (x, y)

    def middle_of(self, thing: str) -> tuple[float, float]:
        """The place of a thing at rest; nothing but the board may lie over it."""
        self.rests()
        box = self.thing(thing).first.bounding_box()
        assert box is not None, f"{thing} is not on the board"
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        assert self.page.evaluate(ON_BOARD, [x, y]), f"{thing} is covered or out of sight"
        return x, y

    def type(self, orders: str) -> None:
        """Into the move line, by keys alone."""
        self.decides()
        self.reach_the_line()
        self.page.keyboard.type(orders)
        self.page.keyboard.press("Enter")

    def reach_the_line(self) -> None:
        if not has_focus(self.part("move-line")):
            self.page.keyboard.press("/")
        expect(self.part("move-line")).to_be_focused()

    def play_on(self, decide: Callable[["Player", int], None]) -> int:
        """Decide until the game is over; says how often."""
        for number in range(500):
            if not self.decides():
                return number
            decide(self, number)
        raise AssertionError("the game does not end")


def around(x: float, y: float) -> list[tuple[float, float]]:
    """The spots next to a spot, where a tap is not the second half of a double tap."""
    far = SPOT + 1
    return [(x - far, y), (x + far, y), (x, y - far), (x, y + far)]


def is_filled(button: Locator) -> bool:
    """Whether the next press on it plays it."""
    return "primary" in (button.get_attribute("class") or "").split()


def has_focus(target: Locator) -> bool:
    """Whether it is there, and keys go to it."""
    return target.and_(target.page.locator(":focus")).count() > 0


def seat_for(wanted: str) -> dict[str, str]:
    """`me`, `open`, the level of a bot, or the name of a friend at the same screen."""
    if wanted in ("me", "open"):
        return {"kind": wanted}
    if wanted in ("random", "greedy"):
        return {"kind": "bot", "level": wanted}
    return {"kind": "hotseat", "name": wanted}


def plain(words: str) -> str:
    """One line with single spaces, whatever the layout made of it."""
    return re.sub(r"\s+", " ", words.replace("\u2060", "")).strip()


def amount(words: str) -> int:
    """The money in some words, in either language; nothing said is nothing paid."""
    digits = re.sub(r"[^\d]", "", words)
    return int(digits) if digits else 0
