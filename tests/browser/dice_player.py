"""Somebody at a table of Railroad Dice: sheets, the tray, companies, the general map."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from rotonde.kernel.law.record import Record
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.shelf import at_one_screen, me, set_up

NAMES: Final = ("Ada", "Bernadette", "Christian", "Dorothea")
CUT_SUMS: Final = """(card) => {
  const { right } = card.getBoundingClientRect();
  const sums = [...card.querySelectorAll("td, li b")];
  return sums.filter((each) => each.getBoundingClientRect().right > right)
    .map((each) => each.innerText);
}"""
FIRST_WORDS: Final = {
    "income": "income",
    "roll": "roll",
    "buy": "shares",
    "rail": "rails",
    "station": "stations",
    "tile": "tile",
    "back": "back",
    "end": "end",
}


class DicePlayer(Player):
    """One browser at a table of Railroad Dice."""

    @classmethod
    def at(cls, player: Player) -> "DicePlayer":
        return cls(player.page, touch=player.touch)

    def open_dice(self, *seats: str, **options: object) -> str:
        """A new table, by request; says its address."""
        return self.open_table(*seats, game="dice", name="Wet Saturday", **options)

    def sit_down(self, house: House, record: Record) -> None:
        """At a table where a record ends, with everybody at this screen."""
        self.page.request.patch("/api/me", data={"name": NAMES[0]})
        owner = me(self)
        seats = at_one_screen(owner, *NAMES[: record.seats])
        self.visit(set_up(house, owner, record, seats, "Wet Saturday"))
        self.decides()

    # --- looking --------------------------------------------------------------------------------

    @property
    def sheets(self) -> Locator:
        return self.page.locator(".board svg[data-sheet]")

    @property
    def next_cells(self) -> list[str]:
        """The cells on which a rail may be laid, on the sheets that are shown."""
        return self.names('.board svg[data-sheet] .next[data-thing^="cell:"]', "thing")

    @property
    def numbers(self) -> list[str]:
        """The dice of the tray that the pointed choice would take, as they are marked."""
        self.rests()
        marks = self.page.locator("[data-tray] .front button i")
        return list(marks.all_inner_texts())

    @property
    def open_groups(self) -> list[str]:
        """The kinds of choices that have any now."""
        return self.names('[data-group]:not([aria-disabled="true"])', "group")

    @property
    def dice_in_front(self) -> int:
        words = self.page.locator("[data-tray] .front .cap").inner_text()
        return int(re.findall(r"\d+", words)[0])

    @property
    def reserve(self) -> int:
        return int(self.thing("reserve").locator(".head b").inner_text())

    @property
    def cut_sums(self) -> list[str]:
        """The figures of a counted year that stand beside its card."""
        self.rests()
        return list(self.part("year-end").evaluate(CUT_SUMS))

    def way(self, end: str, cell: str, out: str) -> Locator:
        """The quarter of a next cell that stands for a way, or the handle that lies over it."""
        return self.page.locator(f'[data-sheet] [data-thing="out:{end}:{cell}:{out}"]').last

    # --- deciding -------------------------------------------------------------------------------

    def play(self, notation: str) -> None:
        """By the prompt, whatever group the order stands in; waits until it is played."""
        before = self.moves
        group = FIRST_WORDS[notation.split(maxsplit=1)[0]]
        chip = self.page.locator(f'[data-group="{group}"]')
        if self.button(notation).count() == 0 and chip.count():
            self.click(chip)
        self.click(self.button(notation).first)
        self.confirm(before)

    def confirm(self, before: int) -> None:
        """What is final, or under a finger, is shown first and played by the second click."""
        played = f'[data-testid="prompt"]:not([data-moves="{before}"])'
        pinned = self.part("play-pinned")
        self.page.locator(played).or_(pinned).first.wait_for()
        if pinned.count():
            self.click(pinned)
        expect(self.part("prompt")).not_to_have_attribute("data-moves", str(before))

    def confirm_by_key(self, before: int) -> None:
        """The same without a pointer."""
        played = f'[data-testid="prompt"]:not([data-moves="{before}"])'
        pinned = self.part("play-pinned")
        self.page.locator(played).or_(pinned).first.wait_for()
        if pinned.count():
            pinned.press("Enter")
        expect(self.part("prompt")).not_to_have_attribute("data-moves", str(before))
