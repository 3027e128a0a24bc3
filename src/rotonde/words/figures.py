"""Figures as a language writes them, and its plurals: `locale/<language>/figures.toml`."""

import re
import tomllib
from collections.abc import Mapping
from decimal import MAX_PREC, Decimal, localcontext
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

OTHER: Final = "other"
"""The plural of every number for which the language has no rule."""
RELATION: Final = re.compile(r"([niv])(?: % (\d+))? (!?=) (\d+(?:(?:\.\.|,)\d+)*)")


class Figure(msgspec.Struct, frozen=True):
    """A number, and the form in which a message wants it."""

    number: int | float | Decimal
    percent: bool = False
    least_places: int = 0
    most_places: int = 3


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table of one language."""

    group: str
    """The sign between thousands."""
    point: str
    """The sign before places."""
    percent: str
    """The form of per cent: `#` stands for the figure."""
    plurals: Mapping[str, str]
    """The rule of each plural but `other`, in the words of Unicode's CLDR: `i = 1 and v = 0`."""

    def write(self, written: Figure) -> str:
        """The number with all its digits; places are rounded, half to even."""
        figure = plain(written).replace(",", "\0").replace(".", self.point)
        figure = figure.replace("\0", self.group)
        return self.percent.replace("#", figure) if written.percent else figure

    def plural(self, written: Figure) -> str:
        """The plural that the number asks for."""
        whole, _, places = plain(written).lstrip("-").replace(",", "").partition(".")
        known = {"n": Decimal(f"{whole}.{places}"), "i": Decimal(whole), "v": Decimal(len(places))}
        found = (name for name, rule in self.plurals.items() if holds(rule, known))
        return next(found, OTHER)


def plain(written: Figure) -> str:
    """The figure as Python groups it: `-12,000.5`."""
    with localcontext(prec=MAX_PREC):  # a number of any length keeps all its digits
        number = Decimal(
            str(written.number) if isinstance(written.number, float) else written.number
        )
        if written.percent:
            number *= 100
        figure = f"{round(number, written.most_places):,f}"
    whole, _, places = figure.partition(".")
    kept = places.rstrip("0").ljust(written.least_places, "0")
    return f"{whole}.{kept}" if kept else whole


def holds(rule: str, known: Mapping[str, Decimal]) -> bool:
    """Whether a rule of plurals is true of a number."""
    return any(
        all(is_true(relation, known) for relation in part.split(" and "))
        for part in rule.split(" or ")
    )


def is_true(relation: str, known: Mapping[str, Decimal]) -> bool:
    """Whether one relation holds, such as `n % 100 = 3..10,20`."""
    found = RELATION.fullmatch(relation)
    if found is None:
        raise ValueError(f"no rule of plurals: {relation!r}; write it as in `n % 10 = 2..4`")
    name, divisor, sign, ranges = found.groups()
    value = known[name] % int(divisor) if divisor else known[name]
    among = value == int(value) and any(
        int(first) <= value <= int(last or first)
        for first, _, last in (each.partition("..") for each in ranges.split(","))
    )
    return among is (sign == "=")


@lru_cache(maxsize=8)
def figures_of(lang: str) -> Figures:
    """The table of a language, read once."""
    table = files("rotonde") / "locale" / lang / "figures.toml"
    return msgspec.convert(tomllib.loads(table.read_text(encoding="utf-8")), Figures)
