"""The signs that a card puts on the board of Railroad Tiles."""

from rotonde.kernel.desk.menu import Sign


class CitySign(Sign, frozen=True, tag_field="sign", tag="city"):
    """A cell of the city that a tile would make or enlarge (TIL-81)."""


AnySign = CitySign
