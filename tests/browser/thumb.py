"""Taps as a person makes them: never twice on the very same spot, where the second would be half of
a double tap."""

import math
from typing import Final

from playwright.sync_api import FloatRect, Locator, Page

SPOT: Final = 21
"""Pixels within which two quick taps are a double tap: `web/src/table/pointer.svelte.ts`."""
SPOTS: Final = (
    (0.5, 0.5),
    *((x, 0.5) for x in (0.1, 0.9, 0.25, 0.75)),
    *((0.5, y) for y in (0.1, 0.9, 0.25, 0.75)),
    *((x, y) for x in (0.15, 0.85) for y in (0.15, 0.85)),
)
"""Where a button may be tapped, as parts of its width and height: in the middle if that will do."""


class Thumb:
    """The thumb of one person at one page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.place = (-math.inf, -math.inf)

    def is_at(self, x: float, y: float) -> bool:
        """Whether a tap there would be on the spot of the last one."""
        return math.dist(self.place, (x, y)) <= SPOT

    def tap(self, x: float, y: float) -> None:
        """Exactly there."""
        self.page.touchscreen.tap(x, y)
        self.place = (x, y)

    def tap_on(self, target: Locator) -> None:
        """A button, wherever it is by now; not where the last tap was."""
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        assert box is not None, f"{target} is not to be seen"
        x, y = self.spot_in(box)
        target.tap(position={"x": x - box["x"], "y": y - box["y"]})
        self.place = (x, y)

    def spot_in(self, box: FloatRect) -> tuple[float, float]:
        """The first spot of a box that is not the spot of the last tap."""
        spots = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in SPOTS]
        return next(
            (spot for spot in spots if not self.is_at(*spot)),
            max(spots, key=lambda spot: math.dist(self.place, spot)),
        )
