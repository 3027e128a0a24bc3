"""The ids of what the board shows and a click may name: spelt here and nowhere else."""

from rotonde.games.dice.actions import CompanyId, Face, LineEnd, Side, SiteKind, TileKind
from rotonde.games.dice.board import BOARD, Cell
from rotonde.games.dice.components import Position
from rotonde.kernel.law.ids import Seat, Thing

FACE_LETTERS: dict[Face, str] = {"straight": "S", "curve": "C", "share": "A", "joker": "J"}


def sheet(end: LineEnd) -> Thing:
    """The sheet of an end."""
    return Thing(f"sheet:{end}")


def cell(end: LineEnd, at: Cell) -> Thing:
    """A cell of a sheet, as `cell:A:d3`."""
    return Thing(f"cell:{end}:{BOARD.cell_names[at]}")


def out(end: LineEnd, at: Cell, side: Side) -> Thing:
    """One way out of a next cell, as `out:A:d3:E`."""
    return Thing(f"out:{end}:{BOARD.cell_names[at]}:{side}")


def site(end: LineEnd, at: Cell) -> Thing:
    """The house of a next cell, for stations."""
    return Thing(f"site:{end}:{BOARD.cell_names[at]}")


def rail(end: LineEnd, at: Cell) -> Thing:
    """A die on a sheet."""
    return Thing(f"rail:{end}:{BOARD.cell_names[at]}")


def station(number: int, company: CompanyId) -> Thing:
    """A station on a sheet, by the number of its tile."""
    return Thing(f"station:{number}:{company}")


def place(at: Position) -> Thing:
    """A place of the general map, as `place:2,0`."""
    return Thing(f"place:{at[0]},{at[1]}")


def mark(number: int, company: CompanyId) -> Thing:
    """A station on the general map."""
    return Thing(f"mark:{number}:{company}")


def chain(company: CompanyId) -> Thing:
    """The chain of a company on the general map."""
    return Thing(f"chain:{company}")


def tile(kind: TileKind, rotation: int) -> Thing:
    """An offered tile in its rotation, as `tile:mountain2:1`."""
    return Thing(f"tile:{kind}:{rotation}")


def die(face: Face) -> Thing:
    """Dice of the own tray by face: `die:S`, `die:C`, `die:A`, `die:J`."""
    return Thing(f"die:{FACE_LETTERS[face]}")


def hidden(seat: Seat) -> Thing:
    """The dice behind the screen of a seat."""
    return Thing(f"hidden:{seat}")


def front(seat: Seat) -> Thing:
    """The dice in front of the screen of a seat."""
    return Thing(f"front:{seat}")


def company(of: CompanyId) -> Thing:
    """The row of a company."""
    return Thing(f"company:{of}")


def bank(of: CompanyId) -> Thing:
    """The shares of a company in the bank."""
    return Thing(f"bank:{of}")


def director(of: CompanyId) -> Thing:
    """The director of a company, who may have to sell."""
    return Thing(f"director:{of}")


RESERVE = Thing("reserve")
"""The box of dice."""


def supply(kind: TileKind) -> Thing:
    """The small tiles of a kind that are left."""
    return Thing(f"supply:{kind}")


def seat(number: Seat) -> Thing:
    """A seat."""
    return Thing(f"seat:{number}")


def kind(name: SiteKind) -> Thing:
    """A kind of station, where a cell takes several."""
    return Thing(f"kind:{name}")


def pay(jokers: int) -> Thing:
    """So many jokers of a surcharge, where hidden dice could pay as well."""
    return Thing(f"pay:{jokers}")
