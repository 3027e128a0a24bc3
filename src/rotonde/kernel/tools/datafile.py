"""Component tables of a game: read from TOML, typed on load, and held to what they say.

Knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""

import re
import tomllib
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class DataError(ValueError):
    """A table that cannot be played with."""

    def __init__(self, table: str, row: int | str | None, field: str, problem: str) -> None:
        place = f"[{table}]" if row is None else f"[{table}] row {row}"
        super().__init__(f"{place}, field {field}: {problem}")
        self.table, self.row, self.field = table, row, field


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table, or one row of a table with rows."""


class SourceRow(Row, frozen=True):
    """The source of some figures."""

    id: str
    ref: str
    used_for: str


class ProvenanceRow(Row, frozen=True):
    """How sure a table is."""

    status: str
    confidence: str
    note: str


def read_typed(text: str, kind: type[T]) -> T:
    """The tables that `text` spells, by their types alone. Raises `DataError`."""
    try:
        return msgspec.convert(tomllib.loads(text), kind)
    except tomllib.TOMLDecodeError as error:
        raise DataError("file", None, "-", str(error)) from error
    except msgspec.ValidationError as error:
        raise locate_error(str(error)) from error


def locate_error(message: str) -> DataError:
    """The table, row and field in a message such as ``... - at `$.town[3].hex` ``."""
    problem, _, path = message.partition(" - at ")
    found = re.match(r"`\$\.?(\w*)(?:\[(\d+)\])?\.?(.*)`", path)
    table, row, field = found.groups() if found else ("", None, "")
    absent = re.search(r"field `(\w+)`", problem)
    field = field or (absent[1] if absent else "")
    return DataError(table or "file", None if row is None else int(row), field or "-", problem)


def demand(expected: Any, found: Any, table: str, field: str, row: int | str | None = None) -> None:
    """Raise where a table does not say what the others say."""
    if expected != found:
        raise DataError(table, row, field, f"expected {expected}, found {found}")


def distinct(table: str, field: str, values: Sequence[str]) -> None:
    """Raise at the first row that repeats an earlier one."""
    for row, value in enumerate(values):
        if value in values[:row]:
            raise DataError(table, row, field, f"{value} stands there twice")
