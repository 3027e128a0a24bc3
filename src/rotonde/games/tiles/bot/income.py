"""The gain of pieces: the best use of tokens, given networks, empty slots and slots to come."""

from functools import lru_cache

from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.bot.groups import Groups, PieceNetwork
from rotonde.games.tiles.bot.prospects import Uses
from rotonde.games.tiles.bot.reading import Reading
from rotonde.games.tiles.bot.weights import Weights
from rotonde.games.tiles.scoring.points import worth


@lru_cache(maxsize=1 << 16)
def best(found: tuple[PieceNetwork, ...], uses: int) -> int:
    """The most points that so many pieces can score in the empty slots of these networks."""
    if not found or not uses:
        return 0
    (placed, empty), rest = found[0], found[1:]
    return max(
        ladder(placed, count) + best(rest, uses - count) for count in range(min(empty, uses) + 1)
    )


@lru_cache(maxsize=1 << 10)
def ladder(placed: int, count: int) -> int:
    """The scores of so many pieces, one after another, in a network with some pieces (TIL-56)."""
    return sum(worth(placed + more) for more in range(count))


def average(found: tuple[PieceNetwork, ...], uses: float) -> float:
    """The score for a number of uses that is an average."""
    low = int(uses)
    less = best(found, low)
    return less + (uses - low) * (best(found, low + 1) - less)


@lru_cache(maxsize=1 << 16)
def income(found: Groups, uses: Uses, coming: float, luck: float, crowd: int | None) -> float:
    """The gain of the uses of a kind, with so many slots to come."""
    count = min(uses.now, found.empty) + uses.later
    sure = average((found.main, *found.others), count)
    whole = int(coming)
    less = average(with_slots_to_come(found, whole, crowd), count)
    more = average(with_slots_to_come(found, whole + 1, crowd), count)
    hoped = less + (coming - whole) * (more - less)
    return sure + luck * (hoped - sure)


def with_slots_to_come(found: Groups, coming: int, crowd: int | None) -> tuple[PieceNetwork, ...]:
    """The networks with slots to come: in the main one, or in new ones where none may be full."""
    placed, empty = found.main
    if crowd is None:
        return ((placed, empty + coming), *found.others)
    full, rest = divmod(coming, crowd)
    return ((0, crowd),) * full + ((0, rest), found.main, *found.others)


def piece_income(reading: Reading, weights: Weights) -> float:
    """The gain of all pieces to come; tokens with a choice go where they bring most."""
    found, crowd = reading.groups, reading.terms.crowd
    coming = weights.slots_a_round * reading.ahead.rounds
    return max(
        sum(
            [
                income(found[kind], uses, coming, weights.luck, crowd)
                for kind, uses in zip(BOARD.kinds, plan, strict=True)
            ]
        )
        for plan in reading.ahead.plans
    )
