"""The six screens on which every scene must lie well, and what a target needs on each."""

from typing import Final

import msgspec
from playwright.sync_api import ViewportSize

FINGER_LEAST: Final = 44
POINTER_LEAST: Final = 24


class Screen(msgspec.Struct, frozen=True):
    """One window, and the hand in front of it."""

    width: int
    height: int
    touched: bool
    phone: bool

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}"

    @property
    def viewport(self) -> ViewportSize:
        return ViewportSize(width=self.width, height=self.height)

    @property
    def target(self) -> int:
        """Pixels that a target has at least."""
        return FINGER_LEAST if self.phone else POINTER_LEAST


SCREENS: Final = {
    screen.name: screen
    for screen in (
        Screen(360, 640, touched=True, phone=True),
        Screen(390, 844, touched=True, phone=True),
        Screen(844, 390, touched=True, phone=True),
        Screen(820, 1180, touched=True, phone=False),
        Screen(1280, 720, touched=False, phone=False),
        Screen(1440, 900, touched=False, phone=False),
    )
}
