"""The worth of a position: money, and what each majority is likely to bring each seat.

Pure. Shares, stations, goods and cities each have a doubt that shrinks towards the end. All sums
are pounds.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

from rotonde.games.rocket.board import BOARD, MarkerSet, TownSet
from rotonde.games.rocket.bot.ranks import ranks
from rotonde.games.rocket.bot.reading import (
    INCOME,
    LineFuture,
    Reading,
    final_towns,
    read,
    station_worth,
)
from rotonde.games.rocket.bot.ways import HOPE, Place, ways
from rotonde.games.rocket.field import HexCell, HexSet
from rotonde.games.rocket.state import Line, State
from rotonde.railway.bitset import members
from rotonde.railway.shares import with_change

GOODS: Final = tuple(BOARD.good_markers.values())
CITIES: Final = tuple(
    (BOARD.towns.number[city], markers) for city, markers in BOARD.city_markers.items()
)
MERGER: Final = 0.25
"""The gain of shares from a bonus, at full pace."""

FirstPrize = tuple[float, tuple[float, ...]]
"""A first prize, and the part of it that each seat may expect."""


def parts(reading: Reading) -> Iterator[FirstPrize]:
    """The gains of all majorities."""
    yield from share_parts(reading)
    yield from station_parts(reading)
    yield from good_parts(reading)
    yield from city_parts(reading)
    yield INCOME.category_first, ranks(reading.state.passengers, 0.3 + reading.pace)


def share_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Shares at the end or in a merger (ROC-61, ROC-83)."""
    for number, line, future in reading.lines:
        shares = reading.state.shares[number]
        towns = final_towns(reading, line, future)
        lively = reading.pace if line.status == "active" else 0.0
        doubt = round(0.2 + lively * min(1.5, 0.2 * shares.stack), 1)
        prize = INCOME.per_town_first * towns * (1 + MERGER * lively)
        yield prize, ranks(shares.held, doubt)


def station_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Stations on lines, and those that an engine may still come to."""
    stations, free = reading.state.stations, reading.state.network.free
    for _, line, future in reading.lines:
        place = line.engine, line.heading
        near = ways(*place).near & free
        counts = tuple([(own & line.hexes).bit_count() for own in stations])
        ahead = tuple([own & near for own in stations])
        part = station_ranks(counts, ahead, place, reading.pace)
        yield station_worth(reading, line, future), part


@lru_cache(maxsize=1 << 15)
def station_ranks(
    counts: tuple[int, ...], ahead: tuple[HexSet, ...], place: Place, pace: float
) -> tuple[float, ...]:
    """The part of the first prize that stations on a line bring, and those ahead of its engine."""
    doubt = round(0.1 + 0.7 * pace, 1)
    now = ranks(counts, doubt)
    part = list(now)
    for seat, chance in seats_hoping(ahead, place, pace):
        more = ranks(with_change(counts, seat, 1), doubt)
        for at, (new, old) in enumerate(zip(more, now, strict=True)):
            part[at] += chance * (new - old)
    return tuple(part)


def seats_hoping(
    ahead: tuple[HexSet, ...], place: Place, pace: float
) -> Iterator[tuple[int, float]]:
    """The seats whose stations an engine may come to, with the chance of each station."""
    chances = ways(*place).hexes
    for seat, own in enumerate(ahead):
        for cell in members(own):
            chance = chances[HexCell(cell)] * pace
            if chance > HOPE:
                yield seat, chance


def good_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Goods of linked cities in full, of others as long as there is hope for them (ROC-80, 81).

    Counts are doubled, so that a hope can be half a marker.
    """
    linked = linked_markers(reading.lines)
    for part in good_ranks(reading.state.markers, linked, reading.pace):
        yield INCOME.category_first, part


@lru_cache(maxsize=1 << 12)
def good_ranks(
    markers: tuple[MarkerSet, ...], linked: MarkerSet, pace: float
) -> tuple[tuple[float, ...], ...]:
    """The part of the prize of each good."""
    hope = pace > 0.4
    doubt = round(0.4 + 2 * pace, 1)
    return tuple(
        ranks(
            tuple(
                2 * (own & good & linked).bit_count() + hope * (own & good & ~linked).bit_count()
                for own in markers
            ),
            doubt,
        )
        for good in GOODS
    )


def linked_markers(lines: Iterable[tuple[int, Line, LineFuture]]) -> int:
    """The markers of all cities that a surviving line links."""
    towns = 0
    for _, line, _ in lines:
        towns |= line.towns
    return markers_of(towns)


@lru_cache(maxsize=1 << 12)
def markers_of(towns: TownSet) -> int:
    """The markers of all cities among these towns."""
    return sum(markers for town, markers in CITIES if towns >> town & 1)


def city_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Cities that lines may yet reach, each line anew (ROC-54)."""
    coming = [
        visits(line.engine, line.heading, line.towns)
        for _, line, _ in reading.lines
        if line.status == "active"
    ]
    for city, part in city_ranks(reading.state.markers):
        expected = sum([chances[city] for chances in coming])
        yield INCOME.city_first * expected * reading.pace, part


@lru_cache(maxsize=1 << 14)
def visits(engine: HexCell, heading: int | None, towns: TownSet) -> tuple[float, ...]:
    """The chance that an engine links each city anew."""
    chances = ways(engine, heading).towns
    return tuple(0.0 if towns >> town & 1 else chances[town] for town, _ in CITIES)


@lru_cache(maxsize=1 << 12)
def city_ranks(markers: tuple[MarkerSet, ...]) -> tuple[tuple[int, tuple[float, ...]], ...]:
    """The cities with markers, and the part of their prize that each seat may expect."""
    counts = (
        (city, tuple((own & beside).bit_count() for own in markers))
        for city, (_, beside) in enumerate(CITIES)
    )
    return tuple((city, ranks(have, 0.4)) for city, have in counts if any(have))


def worths(state: State) -> list[float]:
    """The fortune that each seat may expect at the end."""
    fortunes = [float(money) for money in state.money]
    if state.end_reason is not None:
        return fortunes
    for prize, expected in parts(read(state)):
        for seat, part in enumerate(expected):
            fortunes[seat] += prize * part
    return fortunes
