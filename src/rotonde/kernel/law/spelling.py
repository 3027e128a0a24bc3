"""How the value of one field stands in a move line: written as a word, and read back the same.

Every type that a field of an action may have is spelt by itself: numbers, texts, choices, yes and
no, rows of these, and nothing at all. A game says so where its own spelling is shorter:

    {"hex": str.upper}                                       # `to e13` means E13
    {"die": named({"share": "!", "joker": "?"})}             # a word for each value
    {"sides": joined(named({0: "N", 3: "S"}), "-")}          # N-S
    {"cell": Spelling(name_of_cell, cell_of_name, "d3")}     # any two functions that fit together
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

NOTHING: Final = "-"
"""Stands for an optional field without a value."""
MOST_DIGITS: Final = 18
"""Longer numbers are no number of a game, and not every reader of JSON keeps them exact."""
ANSWERS: Final = {False: "no", True: "yes"}


class Spelling(msgspec.Struct, frozen=True):
    """Two functions that undo each other. `read` raises `ValueError` for what is no value."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    fits: str = ""
    """The words that fit, for a player who wrote another; empty where all do."""


Spelt = Spelling | Callable[[str], str]
"""A bare function such as `str.upper` only tidies what was typed; it is written as it is."""


def spelling(how: Spelt) -> Spelling:
    """The whole spelling where only its reading half is given."""
    return how if isinstance(how, Spelling) else Spelling(str, how)


def words_for(names: Mapping[Any, str]) -> Spelling:
    """Each value by its own word, in any case: `{"joker": "?"}` writes a joker as `?`."""
    values = {word.lower(): value for value, word in names.items()}
    if len(values) < len(names):
        raise ValueError(f"two values share a word: {', '.join(names.values())}")

    def read(word: str) -> Any:
        if word.lower() not in values:
            raise ValueError(word)
        return values[word.lower()]

    return Spelling(names.__getitem__, read, ", ".join(names.values()))


def row_of(item: Spelt, by: str = "-") -> Spelling:
    """A row of any length in one word; `by` stands between its items and in none of them."""
    each = spelling(item)
    return Spelling(
        lambda values: by.join(map(each.write, values)) or NOTHING,
        lambda word: [] if word == NOTHING else list(map(each.read, word.split(by))),
        each.fits and f"{each.fits} {by} …",
    )


def optional(spelt: Spelling) -> Spelling:
    """A spelling in which `-` stands for nothing."""
    return Spelling(
        lambda value: NOTHING if value is None else spelt.write(value),
        lambda word: None if word == NOTHING else spelt.read(word),
        spelt.fits and f"{spelt.fits}, {NOTHING}",
    )


# --- by type --------------------------------------------------------------------------------------


def spelling_of(kind: Any, spelt: Spelt | None = None) -> Spelling:
    """How the values of a type are spelt, by the word of a game or else by the type.

    A game need not speak of nothing: `-` stands for it wherever the type has it.
    """
    info = inspect.type_info(kind)
    if spelt is None:
        return of_type(info)
    return optional(spelling(spelt)) if may_be_nothing(info) else spelling(spelt)


def may_be_nothing(kind: inspect.Type) -> bool:
    """Whether a value may be left open."""
    return isinstance(kind, inspect.UnionType) and kind.includes_none


def of_type(kind: inspect.Type) -> Spelling:
    """The spelling of a type as msgspec knows it."""
    match kind:
        case inspect.StrType():
            return Spelling(str, str)
        case inspect.IntType():
            return Spelling(str, number, span(kind))
        case inspect.VarTupleType(item_type=item):
            return row_of(of_type(item))
        case inspect.TupleType(item_types=items):
            return row(tuple(map(of_type, items)))
        case inspect.UnionType(types=(one, inspect.NoneType()) | (inspect.NoneType(), one)):
            return optional(of_type(one))
        case _:
            return words_for(choices_of(kind))


def choices_of(kind: inspect.Type) -> Mapping[Any, str]:
    """The few values of a type, each with its word."""
    match kind:
        case inspect.BoolType():
            return ANSWERS
        case inspect.LiteralType(values=values):
            return {value: str(value) for value in values}
        case inspect.EnumType(cls=choices):
            return {choice: str(choice.value) for choice in choices}
        case _:
            raise TypeError(f"say how {kind} is spelt")


def row(items: tuple[Spelling, ...], by: str = "-") -> Spelling:
    """A row of as many items as there are spellings, each with its own."""

    def write(values: tuple[Any, ...]) -> str:
        return by.join(one.write(value) for one, value in zip(items, values, strict=True))

    def read(word: str) -> list[Any]:
        return [one.read(part) for one, part in zip(items, word.split(by), strict=True)]

    return Spelling(write, read, by.join(one.fits or "…" for one in items))


def number(word: str) -> int:
    """A whole number in plain digits, as many as fit into 64 bits."""
    digits = word.removeprefix("-")
    if not (word.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS):
        raise ValueError(word)
    return int(word)


def span(kind: inspect.IntType) -> str:
    """`1…99`, as far as the type says."""
    low, high = (("" if end is None else str(end)) for end in (kind.ge, kind.le))
    return f"{low}…{high}"
