"""The ids of everything that the board and its panels draw, spelt in this one place.

Pure. A thing is written `kind:name` or `kind:name:part`; `parts` takes it apart again.
"""

from collections.abc import Sequence
from typing import Final

from rotonde.games.tycoon.board import BOARD, LooseEnd, TrackTile
from rotonde.games.tycoon.components import CardId, CityId, Colour
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.railway.hexes import HexName

ENGINE: Final = Thing("engine")
SHARE: Final = Thing("share")
BID: Final = Thing("bid")
"""The field of the auction."""

SIDE_NAMES: Final = BOARD.tables.meta.sides


def city(city_id: CityId) -> Thing:
    """`city:new_york`"""
    return Thing(f"city:{city_id}")


def cube(city_id: CityId, colour: Colour) -> Thing:
    """`cube:new_york:P`"""
    return Thing(f"cube:{city_id}:{BOARD.letters[colour]}")


def exit_of(city_id: CityId, side: int) -> Thing:
    """`exit:new_york:W`"""
    return Thing(f"exit:{city_id}:{SIDE_NAMES[side]}")


def place(hex_name: HexName) -> Thing:
    """`hex:W5`"""
    return Thing(f"hex:{hex_name}")


def tile(track: TrackTile) -> Thing:
    """`tile:W5:SE-NW`"""
    return Thing(f"tile:{track.hex}:{sides(track.sides)}")


def sides(pair: Sequence[int]) -> str:
    """`SE-NW`"""
    return "-".join(SIDE_NAMES[side] for side in pair)


def loose(end: LooseEnd) -> Thing:
    """`loose:K14:NE`"""
    return Thing(f"loose:{end.hex}:{SIDE_NAMES[end.side]}")


def link(number: int) -> Thing:
    """`link:14`"""
    return Thing(f"link:{number}")


def route(links: Sequence[int]) -> Thing:
    """`route:5-2-14`: links in the order of travel."""
    return Thing("route:" + "-".join(map(str, links)))


def unfinished(hex_name: HexName) -> Thing:
    """`unfinished:K14`, by the hex of its loose end."""
    return Thing(f"unfinished:{hex_name}")


def western(city_id: CityId) -> Thing:
    """`western:des_moines`"""
    return Thing(f"western:{city_id}")


def card(card_id: CardId) -> Thing:
    """`card:bounty_toronto`"""
    return Thing(f"card:{card_id}")


def new_city(colour: Colour) -> Thing:
    """`newcity:P`"""
    return Thing(f"newcity:{BOARD.letters[colour]}")


def seat(number: Seat) -> Thing:
    """`seat:1`"""
    return Thing(f"seat:{number}")


def space(score: int) -> Thing:
    """`space:19`"""
    return Thing(f"space:{score}")


def stop(action_round: int, number: Seat) -> Thing:
    """`stop:2:0`: a go of the turn line, by round and seat."""
    return Thing(f"stop:{action_round}:{number}")


def bid(amount: int) -> Thing:
    """`bid:5`"""
    return Thing(f"bid:{amount}")


def parts(thing: Thing) -> tuple[str, str, str]:
    """Kind, name and part of a thing; empty where it has none."""
    kind, _, rest = thing.partition(":")
    named, _, part = rest.partition(":")
    return kind, named, part
