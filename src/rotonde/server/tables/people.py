"""The names of people at the tables of this node: each name lives in one place.

Rows of tables in memory were read when a table was opened; the names of today are put in when
somebody is told who sits there. So a new name costs the same however many tables its owner has.
"""

from collections.abc import Iterable, Sequence
from typing import Any
from weakref import WeakSet, WeakValueDictionary

from msgspec.structs import replace

from rotonde.store import SeatRow, TableRow


class Person:
    """Somebody who sits at tables of this node."""

    def __init__(self, user: str, name: str) -> None:
        self.user = user
        self.name = name
        self.tables: WeakSet[Any] = WeakSet()
        """The tables in memory at which they sit."""


class People:
    """Everybody who sits at a table in memory; who sits at none is forgotten."""

    def __init__(self) -> None:
        self.known: WeakValueDictionary[str, Person] = WeakValueDictionary()

    def sit_at(self, table: object, row: TableRow, before: Iterable[Person]) -> Sequence[Person]:
        """The sitters of a table, whose row was just read; it keeps them known."""
        for person in before:
            person.tables.discard(table)
        return [self.sit(table, seat) for seat in row.seats if is_person(seat)]

    def sit(self, table: object, seat: SeatRow) -> Person:
        person = self.known.setdefault(str(seat.user), Person(str(seat.user), seat.name))
        person.tables.add(table)
        return person


def is_person(seat: SeatRow) -> bool:
    """Whether a seat is called as its user is."""
    return seat.kind == "person" and seat.user is not None


def with_names(row: TableRow, people: Iterable[Person]) -> TableRow:
    """A row with the names of today."""
    names = {person.user: person.name for person in people}
    if all(names.get(seat.user or "", seat.name) == seat.name for seat in row.seats):
        return row
    return replace(row, seats=tuple(with_name(seat, names) for seat in row.seats))


def with_name(seat: SeatRow, names: dict[str, str]) -> SeatRow:
    return replace(seat, name=names[str(seat.user)]) if is_person(seat) else seat
