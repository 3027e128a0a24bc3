"""Taps as a person makes them: two on one spot are not in a hurry."""

import math
import time
from typing import Final

from playwright.sync_api import Locator, Page

DOUBLE_TAP: Final = 0.5
"""Seconds within which a second tap on the same spot does nothing."""
SPOT: Final = 24
"""Pixels within which two taps are on one spot."""


class Thumb:
    """The thumb of one person at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = (-math.inf, -math.inf)
        self.time = 0.0

    def tap(self, x: float, y: float) -> None:
        self.come_to(x, y)
        self.page.touchscreen.tap(x, y)
        self.rest_at(x, y)

    def tap_on(self, target: Locator) -> None:
        target.scroll_into_view_if_needed()
        box = target.bounding_box() or {"x": -math.inf, "y": -math.inf, "width": 0, "height": 0}
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.come_to(*spot)
        target.tap()
        self.rest_at(*spot)

    def come_to(self, x: float, y: float) -> None:
        """Over the spot that was tapped last it waits as long as a double tap would take."""
        ready = self.time + DOUBLE_TAP
        if math.dist(self.place, (x, y)) < SPOT and time.monotonic() < ready:
            self.page.wait_for_timeout(1000 * (ready - time.monotonic()))

    def rest_at(self, x: float, y: float) -> None:
        self.place, self.time = (x, y), time.monotonic()
