"""Somebody at a table of Railroad Revolution: workers, the waybill, tickets, the Market."""

from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.player import Player, seat_for

SPOTS: Final = """(all) => all.flatMap((each) => {
  const box = each.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const hit = document.elementFromPoint(x, y)?.closest("[data-thing]");
  return hit === each ? [[each.dataset.thing, x, y]] : [];
})"""
"""The things whose middle a pointer would hit, and where that is."""
SELDOM: Final = ("sell", "hire", "stop", "finish", "pass")
"""What is chosen only where nothing else is offered."""
DOUBLE_CLICK: Final = 500
"""Milliseconds after which a second click is meant."""
CLOSED: Final = "closed-"
"""How the keys of what cannot be had begin."""


class RevolutionPlayer(Player):
    """One browser at a table of Railroad Revolution."""

    @classmethod
    def at(cls, player: Player) -> "RevolutionPlayer":
        return cls(player.page, touch=player.touch)

    def open_revolution(self, *seats: str, name: str = "Golden spike", **options: object) -> str:
        """A new table, by request; says its address."""
        wanted = {"game": "revolution", "seats": [seat_for(seat) for seat in seats]}
        return self.post("/api/tables", {**wanted, "name": name, "options": options})

    # --- looking --------------------------------------------------------------------------------

    @property
    def desk(self) -> Locator:
        return self.page.locator(".board .desk")

    def in_reach(self, kind: str = "") -> list[str]:
        """What can be chosen anywhere at the table and is not hidden behind anything."""
        return list(dict.fromkeys(thing for thing, _, _ in self.spots(kind)))

    def spots(self, kind: str = "") -> list[tuple[str, float, float]]:
        """The same with the places to press."""
        found = self.page.locator(f'[data-thing^="{kind}"][role=button]')
        return [(thing, x, y) for thing, x, y in found.evaluate_all(SPOTS)]

    def explanation(self) -> Locator:
        return self.part("explanation")

    def pick_or_point(self, thing: str) -> None:
        """Show what a thing would bring: under the pointer, or by a first touch."""
        if self.touch:
            self.pick(thing)
        else:
            self.thing(thing).first.hover()
        self.page.wait_for_timeout(300)

    # --- deciding -------------------------------------------------------------------------------

    def sees_more_than(self, moves: int) -> None:
        expect(self.part("prompt")).not_to_have_attribute("data-moves", str(moves))

    def take(self, number: int) -> None:
        """Something at the table itself where anything glows, else by the prompt; to the end."""
        moves = self.moves
        for step in range(6):
            if self.moves != moves:
                return
            self.narrow(number + step)
            self.page.wait_for_timeout(40)
        self.sees_more_than(moves)

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def narrow(self, number: int) -> None:
        """One click of a decision: what is held fast, a thing, or a button."""
        if self.part("play-pinned").count():
            self.page.wait_for_timeout(DOUBLE_CLICK)
            self.click(self.part("play-pinned"))
            return
        spots = [each for each in self.spots() if each[0] not in SELDOM]
        open_choices = [each for each in self.choices if not each.startswith(CLOSED)]
        wanted = [each for each in open_choices if not each.startswith(SELDOM)]
        if spots and number % 4:
            self.press(*spots[number % len(spots)][1:])
        elif offered := wanted or open_choices:
            self.click(self.button(offered[number % len(offered)]).first)
        else:
            self.click(
                self.part("prompt")
                .locator('[data-walk]:not(:disabled, [aria-disabled="true"])')
                .first
            )


def decide(player: Player, number: int) -> None:
    """Whatever is asked, at the table and in the prompt."""
    assert isinstance(player, RevolutionPlayer)
    player.take(number)
