"""Somebody at a table of Railroad Revolution: workers, the waybill, tickets, the Market."""

from typing import Final

from playwright.sync_api import CDPSession, Locator, expect

from rotonde.kernel.desk.menu import Choice
from tests.browser.player import READY, Player

SPOTS: Final = """(all) => all.flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y)?.closest("[data-thing]");
  return hit === each ? [[each.dataset.thing, x, y]] : [];
})"""
"""The things whose middle a pointer would hit, and where that is."""


class RevolutionPlayer(Player):
    """One browser at a table of Railroad Revolution."""

    @classmethod
    def at(cls, player: Player) -> "RevolutionPlayer":
        return cls(player.page, touch=player.touch)

    def open_revolution(self, *seats: str, name: str = "Golden spike", **options: object) -> str:
        """A new table, by request; says its address."""
        return self.open_table(*seats, game="revolution", name=name, **options)

    # --- looking --------------------------------------------------------------------------------

    @property
    def desk(self) -> Locator:
        return self.page.locator(".board .desk")

    def in_reach(self, kind: str = "") -> list[str]:
        """What can be chosen anywhere at the table and is not hidden behind anything."""
        return list(dict.fromkeys(thing for thing, _, _ in self.spots(kind)))

    def spots(self, kind: str = "") -> list[tuple[str, float, float]]:
        """The same with the places to press, where nothing moves."""
        self.rests()
        found = self.page.locator(f'[data-thing^="{kind}"][role=button]')
        return [(thing, x, y) for thing, x, y in found.evaluate_all(SPOTS)]

    def middle(self, thing: str) -> tuple[float, float]:
        """The middle of a thing anywhere on the page, where nothing moves."""
        self.rests()
        box = self.thing(thing).first.bounding_box()
        assert box is not None, f"{thing} is not to be seen"
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    @property
    def focused(self) -> str:
        """The choice that has the focus in the prompt."""
        return str(self.page.evaluate("document.activeElement?.dataset.choice ?? ''"))

    def explanation(self) -> Locator:
        return self.part("explanation")

    def pick_or_point(self, thing: str) -> None:
        """Show what a thing would bring: under the pointer, or by a first touch."""
        if self.touch:
            self.press(*self.middle(thing))
        else:
            self.thing(thing).first.hover()
        self.rests()

    def hold(self, thing: str) -> CDPSession:
        """Rest a finger on a thing; it stays there until it is lifted by the same hand."""
        x, y = self.middle_of(thing)
        hand = self.page.context.new_cdp_session(self.page)
        hand.send(
            "Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
        )
        return hand

    # --- deciding -------------------------------------------------------------------------------

    def sees_more_than(self, moves: int) -> None:
        expect(self.part("prompt")).not_to_have_attribute("data-moves", str(moves))

    def unveil(self) -> bool:
        """Wait for a decision of anybody here; says whether a curtain had to be lifted for it."""
        self.page.locator(f'{READY}, [data-testid="curtain-open"]').first.wait_for()
        if not self.part("curtain-open").count():
            return False
        self.click(self.part("curtain-open"))
        self.decides()
        return True

    def do(self, choice: Choice) -> None:
        """This choice and no other: by its things where they are in reach, else by the prompt."""
        moves, button = self.moves, self.button(choice.notation)
        for thing in choice.things:
            spot = next((each for each in self.spots(thing) if each[0] == thing), None)
            if spot is not None and self.is_open(moves):
                self.press(*spot[1:])
                self.rests()
        if self.moves == moves and self.pinned != choice.notation:
            self.open_beside(choice)
            self.click(button.first)
            self.rests()
        if self.moves == moves and self.has_pinned:
            self.confirm(button)
        self.sees_more_than(moves)

    def open_beside(self, choice: Choice) -> None:
        """Open what stands beside the question, or list its places: the choice may be there."""
        if not self.button(choice.notation).count() and self.part("choices-places").count():
            self.click(self.part("choices-places"))
        if not self.button(choice.notation).count():
            self.click(self.part("prompt").locator(f'[data-group="{choice.group}"]'))

    def is_open(self, moves: int) -> bool:
        """Whether the decision is still to be made, and nothing is held fast."""
        return self.moves == moves and not self.has_pinned

    @property
    def has_pinned(self) -> bool:
        """Whether a choice is held fast: a second click plays it."""
        return bool(self.part("play-pinned").count() or self.pinned)

    @property
    def pinned(self) -> str | None:
        """The choice that is held fast."""
        return self.part("prompt").get_attribute("data-pinned")

    def confirm(self, button: Locator) -> None:
        """What is held fast is played by the button that says so, or by its own."""
        line = self.part("play-pinned")
        self.click(line if line.count() else button.first)

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.thumb.tap(x, y)
        else:
            self.page.mouse.click(x, y)
