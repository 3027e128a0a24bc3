"""Names and figures as the facts of a sentence: companies, tiles, faces, passengers.

Pure. The words themselves stand in locale/.
"""

from collections import Counter
from collections.abc import Iterable

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import FACES, CompanyId, Face, Position, Side, SiteKind, TileKind
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Named, Text

CELL_NAMES = dict(zip(BOARD.positions, BOARD.cell_names, strict=True))


def company(of: CompanyId) -> Named:
    """The name of a company."""
    return Named(f"company-{of}")


def company_text(of: CompanyId) -> Text:
    """The name of a company, standing for itself."""
    return Text(company(of).id)


def face_text(of: Face) -> Text:
    """A face, standing for itself."""
    return Text(face(of).id)


def short(of: CompanyId) -> Named:
    """The name of a company on a button."""
    return Named(f"company-{of}-short")


def tile(kind: TileKind) -> Named:
    """A kind of tile, as it stands alone."""
    return Named(f"tile-{kind}")


def a_tile(kind: TileKind) -> Named:
    """A kind of tile with its article."""
    return Named(f"tile-{kind}-a")


def face(of: Face) -> Named:
    """The face of a die."""
    return Named(f"face-{of}")


def site(kind: SiteKind) -> Named:
    """A kind of station."""
    return Named(f"site-{kind}")


def side(of: Side) -> Named:
    """A side, as `north`."""
    return Named(f"side-{of}")


def cell(at: Position) -> str:
    """A cell, as `d3`."""
    return CELL_NAMES[at]


def way(at: Position, out: Side) -> dict[str, Fact]:
    """A cell, and the side by which a rail leaves it."""
    return {"cell": cell(at), "out": side(out)}


def dice_drawn(of: Face, count: int = 1) -> Named:
    """Dice of a face as a board draws one; their word where nothing is drawn."""
    return Named(f"die-{of}" if count == 1 else f"die-{of}-several")


def payment_text(dice: int, jokers: int) -> Text:
    """Dice that pay, so many of them jokers and the others hidden, with one of each drawn."""
    name = "paid-hidden" if not jokers else "paid-jokers" if jokers == dice else "paid-both"
    facts: dict[str, Fact] = {"hidden": dice - jokers, "blank": Named("die-blank")}
    return Text(name, {**facts, "jokers": jokers, "joker": dice_drawn("joker")})


def fallen(faces: Iterable[Face]) -> dict[str, Fact]:
    """The faces of a roll as counts, `n1` of `d1` first; missing faces are padded with 0 and an
    empty name."""
    counts = Counter(faces)
    found = [(counts[face], dice_drawn(face, counts[face])) for face in FACES if counts[face]]
    facts: dict[str, Fact] = {}
    for number in range(1, len(FACES) + 1):
        count, die = found[number - 1] if number <= len(found) else (0, "")
        facts |= {f"n{number}": count, f"d{number}": die}
    return facts


def passenger_gains(gains: Iterable[int]) -> tuple[Gain, ...]:
    """The passengers that each seat gets, without those that get none."""
    return tuple([gain(Seat(seat), amount) for seat, amount in enumerate(gains) if amount])


def gain(seat: Seat, passengers: int) -> Gain:
    """The passengers that one seat gets."""
    return Gain(seat, passengers, Text("count-plus", {"count": passengers}))


def from_to(old: int, new: int) -> Text:
    """A figure before and after."""
    return Text("from-to", {"old": old, "new": new})


def figure(number: int) -> Text:
    """A figure alone."""
    return Text("count", {"count": number})


def jokers(dice: int) -> Text:
    """Jokers that are gained, with one of them drawn."""
    return Text("dice-gained", {"count": dice, "die": dice_drawn("joker")})
