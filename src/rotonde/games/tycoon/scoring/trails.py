"""The longest line of a seat: the longest trail over its links, exact and fast (TYC-88).

Pure. A set of links is the bits of one int. A trail is a connected set of links with at most two
odd cities; where there are more, one of any three of them must lose a link. That bound is loose
where there are few loops, as in a tree: there all trails are few, and are walked.
"""

from collections.abc import Sequence
from typing import Final

from rotonde.railway.bitset import members

LinkSet = int
"""A set of links, one bit for each."""
LinkEnds = Sequence[tuple[int, int]]
"""The two cities of each link."""
FEW_LOOPS: Final = 5


def longest_trail(ends: LinkEnds) -> int:
    """The largest number of links in one continuous run, each link once."""
    whole = parts(ends, (1 << len(ends)) - 1)
    sparse = [part for part in whole if loops(ends, part) <= FEW_LOOPS]
    best = max((longest_by_walking(ends, part) for part in sparse), default=0)
    return longest_of_parts(ends, [part for part in whole if part not in sparse], best)


def loops(ends: LinkEnds, part: LinkSet) -> int:
    """How many links a connected part has beyond those that hold it together."""
    cities = {city for link in members(part) for city in ends[link]}
    return part.bit_count() - len(cities) + 1


def longest_by_walking(ends: LinkEnds, part: LinkSet) -> int:
    """The longest trail of a part, by walking them all."""
    at: dict[int, list[tuple[LinkSet, int]]] = {}
    for link in members(part):
        a, b = ends[link]
        at.setdefault(a, []).append((1 << link, b))
        at.setdefault(b, []).append((1 << link, a))

    def on(city: int, left: LinkSet) -> int:
        return max((1 + on(to, left ^ link) for link, to in at[city] if left & link), default=0)

    return max(on(city, part) for city in at)


def longest_of_parts(ends: LinkEnds, waiting: list[LinkSet], best: int) -> int:
    """The longest trail of some parts, or `best` where none is longer."""
    seen = set[LinkSet]()
    while waiting:
        part = waiting.pop()
        odd = odd_cities(ends, part)
        if limit(part, odd) <= best or part in seen:
            continue
        seen.add(part)
        if len(odd) <= 2:
            best = part.bit_count()
        else:
            waiting += parts_after_cut(ends, part, odd[:3])
    return best


def limit(part: LinkSet, odd: Sequence[int]) -> int:
    """No trail of a connected part is longer than this."""
    return part.bit_count() - max(0, len(odd) // 2 - 1)


def parts_after_cut(ends: LinkEnds, part: LinkSet, odd: Sequence[int]) -> list[LinkSet]:
    """The parts that are left when one of these cities loses a link."""
    found: list[LinkSet] = []
    for link in members(part):
        if ends[link][0] in odd or ends[link][1] in odd:
            found += parts(ends, part & ~(1 << link))
    return found


def odd_cities(ends: LinkEnds, part: LinkSet) -> list[int]:
    """The cities where an odd number of links of a part end, in order."""
    cities = 0
    for link in members(part):
        cities ^= 1 << ends[link][0] ^ 1 << ends[link][1]
    return list(members(cities))


def parts(ends: LinkEnds, links: LinkSet) -> list[LinkSet]:
    """The connected parts of a set of links."""
    found: list[tuple[int, LinkSet]] = []
    for link in members(links):
        cities, joined = 1 << ends[link][0] | 1 << ends[link][1], 1 << link
        apart = []
        for other, part in found:
            if other & cities:
                cities, joined = cities | other, joined | part
            else:
                apart.append((other, part))
        found = [*apart, (cities, joined)]
    return [part for _, part in found]
