"""Somebody at a table of Railroad Tiles: columns, tiles in the hand, cells, slots."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import READY, Player, seat_for

IN_REACH: Final = """(all) => all.filter((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return document.elementFromPoint(x, y)?.closest("[data-thing]") === each;
}).map((each) => each.dataset.thing)"""
"""The things whose middle a pointer would hit."""


class TilesPlayer(Player):
    """One browser at a table of Railroad Tiles."""

    @classmethod
    def at(cls, player: Player) -> "TilesPlayer":
        return cls(player.page, touch=player.touch)

    def open_tiles(self, *seats: str, name: str = "Lunch hour", **options: object) -> str:
        """A new table, by request; says its address."""
        wanted = {"game": "tiles", "seats": [seat_for(seat) for seat in seats]}
        return self.post("/api/tables", {**wanted, "name": name, "options": options})

    # --- looking --------------------------------------------------------------------------------

    @property
    def held(self) -> Locator:
        """The tiles of the hand that fit somewhere, in the prompt."""
        return self.part("prompt").locator("[data-tray] [data-thing]:not(.stuck)")

    @property
    def hand(self) -> list[str]:
        return self.names('[data-testid="prompt"] [data-tray] [data-thing]', "thing")

    @property
    def laid(self) -> list[str]:
        """The cells of the own map that have a tile."""
        return self.names('.board svg [data-thing^="cell:"][role=img]', "thing")

    def in_reach(self, kind: str) -> list[str]:
        """What can be chosen on the map of that kind, and is not hidden behind anything."""
        found = self.page.locator(f'.board svg [data-thing^="{kind}:"][role=button]')
        return list(found.evaluate_all(IN_REACH))

    def unfit(self) -> list[str]:
        """Empty cells within reach beside the map on which the tile in hand does not fit."""
        found = self.page.locator('.board svg rect[data-thing^="cell:"]')
        return list(found.evaluate_all(IN_REACH))

    @property
    def is_asked(self) -> bool:
        """Whether this player decides now; does not wait."""
        return self.page.locator(READY).count() > 0 and self.part("see-end").count() == 0

    @property
    def ghost(self) -> Locator:
        return self.page.locator(".board .ghost")

    def handle(self, name: str) -> Locator:
        """One of the two handles of a tile that is held fast."""
        return self.page.locator(".board").get_by_role("button", name=name)

    @property
    def lay_button(self) -> Locator:
        """Lays the tile as it is held."""
        return self.part("prompt").locator(
            ':is([data-choice^="lay "], [data-choice^="objective "])'
        )

    @property
    def way(self) -> str:
        """How the tile in hand would be laid: `lay V15 M12 0`."""
        return self.lay_button.get_attribute("data-choice") or ""

    def name_of(self, seat: int) -> str:
        return self.part(f"seat-panel-{seat}").locator("h3").inner_text()

    # --- deciding -------------------------------------------------------------------------------

    def play_the_bots(self) -> None:
        """From the home page to a table, by its one button."""
        self.visit("/")
        self.click(self.part("play-tiles"))
        self.decides()

    def offers_no_more(self, notation: str) -> None:
        """Wait until a choice that was made has been played."""
        expect(self.button(notation)).to_have_count(0)

    def take(self, notation: str) -> None:
        """A starting tile or a column, on the station board; a first touch shows what it brings."""
        thing = self.thing(notation.replace(" ", ":"))
        self.click(thing)
        if self.touch and notation.startswith("column"):
            expect(self.part("preview")).to_be_visible()
            self.click(thing)
        self.offers_no_more(notation)

    def hold(self, cell: str) -> None:
        """Hold the tile in hand fast over a cell."""
        self.click(self.thing(cell))
        expect(self.lay_button).to_have_attribute("data-choice", re.compile(f" {cell[5:]} "))

    def turn(self, name: str = "Turn (R)") -> None:
        """By its handle, where the tile fits in more than one way."""
        before, handle = self.way, self.handle(name)
        if handle.count():
            self.click(handle)
            expect(self.lay_button).not_to_have_attribute("data-choice", before)

    def lay(self, number: int = 0) -> None:
        """Pick up a tile of the hand, hold it over a cell, turn it, lay it."""
        self.click(self.held.nth(number % self.held.count()))
        cells = self.in_reach("cell")
        self.hold(cells[number % len(cells)])
        if number % 2:
            self.turn()
        notation = self.way
        self.click(self.lay_button)
        self.offers_no_more(notation)

    def place(self) -> None:
        """A piece on a slot; where both tokens could fill it, the prompt asks for one of them."""
        slot = self.in_reach("slot")[0]
        ways = self.ways_to_fill(slot)
        self.click(self.thing(slot))
        if len(ways) > 1:
            self.click(self.button(ways[0]))
        elif self.touch:
            expect(self.part("preview")).to_be_visible()
            self.click(self.thing(slot))
        self.offers_no_more(ways[0])

    def ways_to_fill(self, slot: str) -> list[str]:
        """The choices of the prompt that place a piece there."""
        return [choice for choice in self.choices if choice.endswith(slot[4:].replace(":", " "))]

    def confirm(self, notation: str) -> None:
        """By its button in the prompt."""
        self.click(self.button(notation))
        self.offers_no_more(notation)


def decide(player: Player, number: int) -> None:
    """Whatever is asked, on the station board, on the map and in the prompt."""
    assert isinstance(player, TilesPlayer)
    kinds = {choice.split()[0] for choice in player.choices}
    if kinds & {"start", "column"}:
        player.take(player.choices[number % len(player.choices)])
    elif player.hand:
        player.lay(number)
    elif "piece" in kinds:
        player.place()
    else:
        player.confirm(player.choices[0])
