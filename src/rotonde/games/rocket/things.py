"""The ids of what the board shows and a click may name: spelt here and nowhere else.

A board marks what it draws with them; menus, previews and why-not name them.
"""

from rotonde.games.rocket.actions import CompanyId, Good, TownId
from rotonde.kernel.law.ids import Thing
from rotonde.railway.hexes import HexName


def hexagon(place: HexName) -> Thing:
    """A hex of the map."""
    return Thing(f"hex:{place}")


def station(place: HexName) -> Thing:
    """A station on the map."""
    return Thing(f"station:{place}")


def marker(city: TownId, good: Good) -> Thing:
    """A marker that lies in its city."""
    return Thing(f"marker:{city}:{good}")


def company(company_id: CompanyId) -> Thing:
    """The card of a company."""
    return Thing(f"company:{company_id}")


def spelt(thing: Thing) -> tuple[str, str]:
    """What kind of thing an id names, and which one; the name may be empty."""
    kind, _, name = thing.partition(":")
    return kind, name
