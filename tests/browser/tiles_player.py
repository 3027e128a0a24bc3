"""Somebody at a table of Railroad Tiles: columns, tiles in the hand, cells, slots."""

import re
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import READY, Player

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
        return self.open_table(*seats, game="tiles", name=name, **options)

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
        self.rests()
        found = self.page.locator(f'.board svg [data-thing^="{kind}:"][role=button]')
        return list(found.evaluate_all(IN_REACH))

    def unfit(self) -> list[str]:
        """Empty cells within reach beside the map on which the tile in hand does not fit."""
        self.rests()
        found = self.page.locator('.board svg rect[data-thing^="cell:"]')
        return list(found.evaluate_all(IN_REACH))

    @property
    def is_asked(self) -> bool:
        """Whether this player decides now, as a page at rest shows it."""
        self.rests()
        return self.page.locator(READY).count() > 0 and self.part("see-end").count() == 0

    @property
    def ghost(self) -> Locator:
        return self.page.locator(".board .ghost")

    def handle(self, name: str) -> Locator:
        """One of the two handles of a tile that is held fast."""
        return self.page.locator(".board").get_by_role("button", name=name)

    @property
    def way(self) -> str:
        """How the tile over the map would be laid: `lay V15 M12 0`."""
        return self.ghost.get_attribute("data-way") or ""

    def ways_on(self, cell: str) -> int:
        """In how many ways the tile in hand fits a cell, as its dots say."""
        return self.thing(cell).locator(".way").count()

    def loose(self) -> str:
        """A cell in reach on which a tile of the hand fits, in several ways if there is one."""
        for tile in self.held.all():
            self.pick_up(tile)
            for cell in self.in_reach("cell"):
                if self.ways_on(cell) > 1:
                    return cell
        return self.in_reach("cell")[0]

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
        self.confirm_touch()
        self.offers_no_more(notation)

    def hold(self, cell: str) -> None:
        """Hold the tile in hand over a cell: fast, where it fits in several ways."""
        if self.touch or self.ways_on(cell) > 1:
            self.click(self.thing(cell))
        else:
            self.page.mouse.move(*self.middle_of(cell))
        expect(self.ghost).to_have_attribute("data-way", re.compile(f" {cell[5:]} "))

    def pick_up(self, tile: Locator) -> None:
        """Take a tile of the hand; the map comes to rest when it shows where the tile fits."""
        self.click(tile)
        expect(tile).to_have_attribute("aria-pressed", "true")
        self.rests()

    def turn(self, name: str = "Turn (R)") -> None:
        """By its handle, where the tile fits in more than one way."""
        before, handle = self.way, self.handle(name)
        if handle.count():
            self.click(handle)
            expect(self.ghost).not_to_have_attribute("data-way", before)

    def lay(self, number: int = 0) -> None:
        """Pick up a tile of the hand, hold it over a cell, turn it, lay it."""
        self.pick_up(self.held.nth(number % self.held.count()))
        cells = self.in_reach("cell")
        self.hold(cells[number % len(cells)])
        if number % 2:
            self.turn()
        self.put_down()

    def put_down(self) -> None:
        """Lay the tile as it is held, by its button."""
        notation, made = self.way, self.own_moves
        if self.part("play-pinned").count():
            self.click(self.part("play-pinned"))
        else:
            self.click(self.button(notation))
            self.play_what_is_shown(made)
        self.made_more_than(made)

    def play_what_is_shown(self, made: int) -> None:
        """A first touch shows and the second plays; a lone button, which shows nothing new, plays
        at once, as a mouse does but where it is asked again."""
        pinned = self.part("play-pinned")
        answered = self.page.locator(f'[data-testid=prompt]:not([data-made="{made}"])')
        pinned.or_(answered).first.wait_for(state="attached")
        if pinned.count():
            self.click(pinned)

    def place(self) -> None:
        """A piece on a slot; where both tokens could fill it, the prompt asks for one of them."""
        made = self.own_moves
        slot = self.thing(self.in_reach("slot")[0])
        several = self.marks_several(slot)
        self.click(slot)
        if several:
            self.click(self.part("prompt").locator('[data-choice^="piece "]').first)
        self.play_what_is_shown(made)
        self.made_more_than(made)

    def marks_several(self, thing: Locator) -> bool:
        """Whether a thing stands for more than one choice."""
        return int(thing.get_attribute("data-count") or 1) > 1

    def confirm(self, notation: str) -> None:
        """By its button in the prompt."""
        made = self.own_moves
        self.click(self.button(notation))
        self.play_what_is_shown(made)
        self.made_more_than(made)


def decide(player: Player, number: int) -> None:
    """Whatever is asked, on the station board, on the map and in the prompt."""
    assert isinstance(player, TilesPlayer)
    kinds = {choice.split()[0] for choice in player.choices}
    if kinds & {"start", "column"}:
        player.take(player.choices[number % len(player.choices)])
    elif player.hand:
        player.lay(number)
    elif player.in_reach("slot"):
        player.place()
    else:
        player.confirm(player.choices[0])
