"""The worth of majorities in Rocket, worked out anew each time: the twin of what the bot caches."""

from collections.abc import Iterator

from rotonde.games.rocket.bot.majorities import CITIES, GOODS, FirstPrize, linked_markers
from rotonde.games.rocket.bot.ranks import ranks
from rotonde.games.rocket.bot.reading import INCOME, Reading, station_worth
from rotonde.games.rocket.bot.ways import HOPE, ways
from rotonde.railway.shares import with_change


def station_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Stations on lines, and those that an engine may still come to."""
    state, doubt = reading.state, round(0.1 + 0.7 * reading.pace, 1)
    for _, line, future in reading.lines:
        counts = tuple((own & line.hexes).bit_count() for own in state.stations)
        worth, now = station_worth(reading, line, future), ranks(counts, doubt)
        yield worth, now
        for cell, chance in ways(line.engine, line.heading).hexes.items():
            for seat, own in enumerate(state.stations):
                if own & state.network.free & 1 << cell and chance * reading.pace > HOPE:
                    more = ranks(with_change(counts, seat, 1), doubt)
                    gain = tuple(new - old for new, old in zip(more, now, strict=True))
                    yield worth * chance * reading.pace, gain


def good_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Goods of linked cities in full, of others as long as there is hope for them."""
    linked, hope = linked_markers(reading.lines), reading.pace > 0.4
    for good in GOODS:
        counts = tuple(
            2 * (own & good & linked).bit_count() + hope * (own & good & ~linked).bit_count()
            for own in reading.state.markers
        )
        yield INCOME.category_first, ranks(counts, round(0.4 + 2 * reading.pace, 1))


def city_parts(reading: Reading) -> Iterator[FirstPrize]:
    """Cities that lines may yet reach, each line anew."""
    for town, markers in CITIES:
        counts = tuple((own & markers).bit_count() for own in reading.state.markers)
        visits = sum(
            ways(line.engine, line.heading).towns[town]
            for _, line, _ in reading.lines
            if line.status == "active" and not line.towns >> town & 1
        )
        yield INCOME.city_first * visits * reading.pace, ranks(counts, 0.4)


def summed(seats: int, found: Iterator[FirstPrize]) -> list[float]:
    """The pounds that parts bring each seat."""
    pounds = [0.0] * seats
    for prize, expected in found:
        for seat in range(seats):
            pounds[seat] += prize * expected[seat]
    return pounds
