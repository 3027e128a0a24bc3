"""The shortest way to finish what a rail begins, and where a bridge can land: advice for people."""

from collections.abc import Iterator

import msgspec

from rotonde.games.dice.board import Cell
from rotonde.games.dice.maps.ways import Begins, Way
from rotonde.games.dice.rules.track import (
    Position,
    after,
    entered,
    falls_short,
    keeps_way_out,
    offers,
    pending,
    surcharge,
    ways,
)


class Planned(msgspec.Struct, frozen=True):
    """One rail of a plan."""

    rail: Way
    ground: int
    """The ground of its tile."""
    joker: bool
    surcharge: int
    jokers_paid: int


class Plan(msgspec.Struct, frozen=True):
    """The shortest way to finish an obligation, with the dice at hand."""

    rails: tuple[Planned, ...]
    landings: tuple[Cell, ...]
    """The cells on which a bridge of this tile could come ashore."""
    tiles: tuple[int, ...]
    """The grounds that are chosen on the way."""


class Leg(msgspec.Struct, frozen=True):
    """How far a plan has come."""

    at: Position
    rails: tuple[Planned, ...] = ()
    tiles: tuple[int, ...] = ()


def is_over(at: Position) -> bool:
    """Whether nothing is left to be finished."""
    return falls_short(at) or (not at.entering and pending(at) == "nothing" and keeps_way_out(at))


def plan(at: Position) -> Plan | None:
    """The shortest way to finish what this position obliges to; None where there is none."""
    shortest = shortest_way(at)
    if shortest is None:
        return None
    ashore = {leg.at.head for leg in on_this_tile(Leg(at)) if leg.rails}
    return Plan(shortest.rails, tuple(sorted(ashore)), shortest.tiles)


def shortest_way(at: Position) -> Leg | None:
    """The first way to be found that leaves nothing to be finished, looking rail by rail."""
    legs, seen = [Leg(at)], {key(at)}
    while legs:
        further: list[Leg] = []
        for leg in legs:
            if is_over(leg.at):
                return leg
            for one in extended(leg):
                if key(one.at) not in seen:
                    seen.add(key(one.at))
                    further.append(one)
        legs = further
    return None


def on_this_tile(leg: Leg) -> Iterator[Leg]:
    """Every way of a bridge that is over on this tile."""
    if is_over(leg.at):
        yield leg
    elif not leg.at.entering and pending(leg.at) == "bridge":
        for further in extended(leg):
            yield from on_this_tile(further)


def key(at: Position) -> tuple[object, ...]:
    """What tells positions of one plan apart."""
    tile = at.general_map.grounds[-1], len(at.general_map.grounds), at.entering
    return at.dice, at.head, at.out, at.straight, at.curve, at.joker, at.hidden, tile


def extended(leg: Leg) -> Iterator[Leg]:
    """The legs one rail, or one tile, farther."""
    begins: Begins = "bridge" if leg.at.entering else pending(leg.at)
    if begins == "nothing":
        return
    if begins == "crossing":
        for ground in offers(leg.at):
            yield Leg(entered(leg.at, ground), leg.rails, (*leg.tiles, ground.number))
        return
    for rail in ways(leg.at):
        planned = cheapest(leg.at, rail)
        if planned is not None:
            yield Leg(laid(leg.at, planned), (*leg.rails, planned), leg.tiles)


def cheapest(at: Position, rail: Way) -> Planned | None:
    """A rail with the dice that leave the most useful ones; None where it is too dear."""
    joker = not (at.straight if rail.straight else at.curve)
    cost = surcharge(at, rail)
    jokers_paid = max(0, cost - at.hidden)
    if at.joker < joker + jokers_paid:
        return None
    return Planned(rail, at.ground.number, joker, cost, jokers_paid)


def laid(at: Position, planned: Planned) -> Position:
    """The position after a rail of a plan."""
    return after(at, planned.rail, planned.joker, planned.surcharge, planned.jokers_paid)
