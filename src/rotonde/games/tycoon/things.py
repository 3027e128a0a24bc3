"""The kinds of things on the board and its panels, and how their ids are spelt."""

from collections.abc import Sequence

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import Colour
from rotonde.kernel.law.thing import ThingKind


def letter(colour: Colour) -> str:
    """`P` for purple."""
    return BOARD.letters[colour]


def side(number: int) -> str:
    """`SE`"""
    return BOARD.tables.meta.sides[number]


def sides(pair: Sequence[int]) -> str:
    """`SE-NW`"""
    return "-".join(map(side, pair))


def numbers(links: Sequence[int]) -> str:
    """`5-2-14`: links in the order of travel."""
    return "-".join(map(str, links))


city = ThingKind("city", city=str)
cube = ThingKind("cube", city=str, colour=letter)
trip = ThingKind("trip", city=str, journey=str)
"""A held cube and the city where it is wanted: `trip:york:P-boston`."""
exit_of = ThingKind("exit", city=str, side=side)
place = ThingKind("hex", hex=str)
tile = ThingKind("tile", hex=str, sides=sides)
loose = ThingKind("loose", hex=str, side=side)
unfinished = ThingKind("unfinished", hex=str)
"""An unfinished link, by the hex of its loose end."""
link = ThingKind("link", number=str)
route = ThingKind("route", links=numbers)
western = ThingKind("western", city=str)
card = ThingKind("card", card=str)
new_city = ThingKind("newcity", colour=letter)
engine = ThingKind("engine")
share = ThingKind("share")
bidding = ThingKind("bid")
"""The field of the auction."""
bid = ThingKind("bid", amount=str)
seat = ThingKind("seat", number=str)
space = ThingKind("space", score=str)
stop = ThingKind("stop", round=str, seat=str)
"""A go of the turn line."""
