"""A person at a table of Railroad Tycoon."""

from typing import Final

from playwright.sync_api import Locator, expect

from rotonde.kernel.law.record import Record
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
IS_THERE: Final = """
([thing, x, y]) => document.elementFromPoint(x, y)?.closest("[data-thing]")?.dataset.thing === thing
"""
"""Whether a click on a place means a thing."""
LIES_OPEN: Final = """
(thing) => {
  const box = document.querySelector(`[data-thing="${thing}"]`)?.getBoundingClientRect();
  if (!box) return false;
  const found = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return found?.closest("[data-thing]")?.dataset.thing === thing;
}
"""
"""Whether nothing lies over the middle of a thing."""
MOVED: Final = """
(before) => {
  const prompt = document.querySelector('[data-testid="prompt"]');
  return prompt === null || Number(prompt.dataset.moves) !== before;
}
"""
MOVED_OR_ASKED: Final = f"""
(before) => ({MOVED})(before) || document.querySelector('[data-testid="play-pinned"]') !== null
"""


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
        self.rests()
        if thing.startswith("tile:"):
            return self.middle_of_pill(thing)
        field = self.thing(thing).first.locator(".field, .disc, .dot")
        if field.count() == 0:
            return super().middle_of(thing)
        box = field.bounding_box()
        assert box is not None, f"{thing} is not on the board"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def middle_of_pill(self, tile: str) -> tuple[float, float]:
        """Of a ghost its price: the three tracks of a hex lie over each other."""
        box = self.page.locator(f'.hit[data-thing="{tile}"] rect').bounding_box()
        assert box is not None, f"{tile} has no price"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def movable(self) -> list[str]:
        """The cubes that can be delivered, as they stand on the map."""
        return [thing for thing in self.glowing if thing.startswith("cube:")]

    def hold(self, cube: str) -> None:
        """Take a cube into the hand."""
        self.press(cube)
        expect(self.page.locator(".cube.held")).to_have_count(1)

    def deliver(self, cube: str) -> None:
        """A cube into the hand, then the first city that lights up; by the board alone."""
        self.hold(cube)
        start = cube.split(":")[1]
        cities = [each for each in self.glowing if each.startswith("city:")]
        city = next(each for each in cities if each != f"city:{start}")
        self.press(city)
        if self.touch:
            self.touch_again(city)

    def touch_again(self, city: str) -> None:
        """Where several ways lead to a city, the first touch narrows to them, then one is shown."""
        self.rests()
        if not self.part("play-pinned").count():
            self.pick(city)
        self.click(self.part("play-pinned"))

    @property
    def open_groups(self) -> list[str]:
        """The kinds of action that have a way."""
        return self.names('[data-group]:not([aria-disabled="true"])', "group")

    def choose_group(self, group: str) -> None:
        """A kind of one choice, by its chip."""
        chip = self.page.locator(f'[data-group="{group}"]')
        self.play_by(chip)

    def goes_on_by_key(self, before: int) -> None:
        """The same, answered with Enter."""
        self.page.wait_for_function(MOVED_OR_ASKED, arg=before)
        if self.moves == before and self.part("play-pinned").count():
            self.part("play-pinned").focus()
            self.page.keyboard.press("Enter")
            self.page.wait_for_function(MOVED, arg=before)

    def goes_on(self, before: int) -> None:
        """Wait until the table has moved on; what asks once more is answered with yes."""
        self.page.wait_for_function(MOVED_OR_ASKED, arg=before)
        if self.moves == before and self.part("play-pinned").count():
            self.click(self.part("play-pinned"))
            self.page.wait_for_function(MOVED, arg=before)

    def go_to(self, thing: str) -> None:
        """Bring a thing into the middle of the map, by a click on the index sheet."""
        self.thing(thing).first.wait_for(state="attached")
        if self.touch:
            self.click(self.part("index-open"))
        self.rests()
        x, y = self.page.evaluate(ON_INDEX, thing)
        if self.touch:
            self.thumb.tap(x, y)
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
        self.rests()
        return self.page.locator(".pill text").all_text_contents()
