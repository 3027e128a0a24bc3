"""A person at a table of Railroad Tycoon."""

from typing import Final

from playwright.sync_api import Locator, expect

from rotonde.kernel.record import Record
from tests.browser.house import House
from tests.browser.player import Player
from tests.browser.shelf import me, set_up, with_bots

ON_INDEX: Final = """
(thing) => {
  const piece = document.querySelector(`[data-thing="${thing}"]`);
  const box = piece.getBoundingClientRect();
  const middle = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
  const place = middle.matrixTransform(piece.ownerSVGElement.getScreenCTM().inverse());
  const there = place.matrixTransform(document.querySelector(".index svg").getScreenCTM());
  return [there.x, there.y];
}
"""
"""Where a thing of the map lies on the index sheet."""


class TycoonPlayer(Player):
    """Looks at a map of levels, clicks cubes, exits and tiles."""

    @classmethod
    def at(cls, player: Player) -> "TycoonPlayer":
        return cls(player.page, touch=player.touch)

    def sit_down(self, house: House, record: Record, name: str = "Night mail") -> None:
        """At a table where a record ends, in the first seat, with bots in the others."""
        owner = me(self)
        seats = with_bots(
            owner, *("Bernadette", "Christian", "Dana", "Emil", "Fanny")[: record.seats - 1]
        )
        self.visit(set_up(house, owner, record, seats, name))
        self.decides()

    @property
    def map(self) -> Locator:
        return self.page.locator(".map")

    @property
    def level(self) -> str:
        """How much of the map is drawn: far, middle or close."""
        return self.map.get_attribute("data-zoom") or ""

    def middle_of(self, thing: str) -> tuple[float, float]:
        """Of a city its field: the name beside it is part of it too."""
        field = self.thing(thing).first.locator(".field, .disc, .dot")
        if field.count() == 0:
            return super().middle_of(thing)
        box = field.bounding_box()
        assert box is not None, f"{thing} is not on the board"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def go_to(self, thing: str) -> None:
        """Bring a thing into the middle of the map, by a click on the index sheet."""
        self.thing(thing).first.wait_for(state="attached")
        x, y = self.page.evaluate(ON_INDEX, thing)
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        expect(self.thing(thing).first).to_be_in_viewport()

    def press(self, thing: str) -> None:
        """A click on a thing that is brought into sight first."""
        self.go_to(thing)
        self.pick(thing)

    def point_at(self, thing: str) -> None:
        """The pointer over a thing that is in sight."""
        self.page.mouse.move(*self.middle_of(thing))

    def badges(self) -> list[str]:
        """The figures that stand on the map."""
        return self.page.locator(".pill text").all_text_contents()
