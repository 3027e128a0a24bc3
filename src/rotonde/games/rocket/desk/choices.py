"""The groups in which choices stand, and the maker of choices."""

from typing import Final

from rotonde.games.rocket.notation import NOTATION
from rotonde.kernel.desk.menu import Group
from rotonde.kernel.desk.offering import offering
from rotonde.kernel.law.text import Text
from rotonde.railway.hexes import HexName

LINES, MARKERS, LIFT, STATIONS = "lines", "markers", "lift", "stations"
HEXES, VETO = "hexes", "veto"

GROUPS: Final = (
    *(
        Group(id, Text(f"group-{id}"), quiet=id == STATIONS, prompt=Text(f"group-{id}-asks"))
        for id in (LINES, MARKERS, LIFT, STATIONS)
    ),
    *(Group(id, Text(f"group-{id}")) for id in (HEXES, VETO)),
)
"""All groups, in the order of the prompt; station hexes are so many that they glow faintly."""

offer: Final = offering(NOTATION)
"""Makes a choice of an order."""


def hex_label(place: HexName) -> Text:
    """A hex on a button."""
    return Text("label-hex", {"hex": place})


def at_most(amount: int) -> Text | None:
    """The most that a seat can earn by a choice; nothing when it earns nothing."""
    return Text("detail-best", {"amount": amount}) if amount else None
