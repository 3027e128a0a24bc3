"""The shortest way to finish what a rail begins, and where a bridge can land: advice for people."""

from collections.abc import Iterable, Iterator

import msgspec

from rotonde.games.dice.board import Cell, Ground
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.rules.finishing import is_finished
from rotonde.games.dice.rules.track import (
    Planned,
    Railhead,
    after,
    apart,
    cheapest,
    end_on_tile,
    obligation_of,
    offers,
    on_map,
    ways,
)
from rotonde.kernel.tools.derived import kept


class RailAhead(msgspec.Struct, frozen=True):
    """One rail of a plan."""

    planned: Planned
    ground: int
    """The ground of its tile."""


class Leg(msgspec.Struct, frozen=True):
    """How far a plan has come."""

    at: Railhead
    rails: tuple[RailAhead, ...] = ()
    tiles: tuple[int, ...] = ()
    """The grounds that are chosen on the way."""
    ahead: Ground | None = None
    """The last of them, while its entry rail does not lie yet; `at` stands before it."""


class Plan(msgspec.Struct, frozen=True):
    """The shortest way to finish an obligation, with the dice at hand."""

    way: Leg
    landings: tuple[Cell, ...]
    """The cells on which a bridge of this tile could come ashore; none where a border is next."""


def plan(at: Railhead) -> Plan | None:
    """The shortest way to finish what an end obliges to; None where there is none."""
    shortest = shortest_way(at)
    if shortest is None:
        return None
    if obligation_of(at) == "crossing":
        return Plan(shortest, ())
    ashore = {leg.at.head.cell for leg in on_this_tile(Leg(at)) if leg.rails}
    return Plan(shortest, tuple(sorted(ashore)))


def shortest_way(at: Railhead) -> Leg | None:
    """The first way to be found that leaves nothing to be finished, looking rail by rail."""
    return found_way(at.general_map, apart(at))


@kept
def found_way(general_map: GeneralMap, at: Railhead) -> Leg | None:
    """The way, looked for once for a map and an end apart from it."""
    start = Leg(on_map(general_map, at))
    if is_finished(start.at):
        return start
    if not start.at.hand.rails:  # whatever is begun takes one more rail
        return None
    # The first of the tiles beyond a border is nearly always enough: the others wait.
    legs: Iterable[Leg] = legs_after(start) if obligation_of(start.at) == "crossing" else [start]
    seen = {key(start)}
    while legs:
        further: list[Leg] = []
        for leg in legs:
            for one in legs_after(leg):
                if one.ahead is None and is_finished(one.at):
                    return one
                known = key(one)
                if known not in seen:
                    seen.add(known)
                    further.append(one)
        legs = further
    return None


def on_this_tile(leg: Leg) -> Iterator[Leg]:
    """Every way of a bridge that is over on this tile."""
    if is_finished(leg.at):
        yield leg
    elif not leg.at.entering and obligation_of(leg.at) == "bridge":
        for further in legs_after(leg):
            yield from on_this_tile(further)


def key(leg: Leg) -> tuple[object, ...]:
    """The key by which the legs of one plan differ."""
    at = leg.at
    number, dice = len(at.general_map.grounds), at.dice
    tile = at.general_map.grounds[-1], number, at.entering
    if leg.ahead is not None:
        tile, dice = (leg.ahead.number, number + 1, True), 0
    return tile, dice, at.head.cell, at.head.out, at.hand


def legs_after(leg: Leg) -> Iterator[Leg]:
    """The legs one rail, or one tile, farther."""
    at = leg.at if leg.ahead is None else end_on_tile(leg.at, leg.ahead)
    begun = obligation_of(at)
    if begun == "crossing":
        for ground in offers(at):
            yield Leg(at, leg.rails, (*leg.tiles, ground.number), ground)
    elif begun == "bridge":
        number = at.ground.number
        for rail in ways(at):
            planned = cheapest(at, rail)
            if planned is not None:
                rails = (*leg.rails, RailAhead(planned, number))
                yield Leg(after(at, planned), rails, leg.tiles)
