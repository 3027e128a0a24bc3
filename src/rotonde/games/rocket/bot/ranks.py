"""Ranks as they may end: the part of a first prize that each seat may expect. Pure."""

import math
from functools import lru_cache


@lru_cache(maxsize=1 << 16)
def ranks(counts: tuple[int, ...], doubt: float) -> tuple[float, ...]:
    """The part of the first prize that each seat may expect; second place is worth half of it."""
    if not any(counts):
        return (0.0,) * len(counts)
    seats = range(len(counts))
    return tuple(rank(counts, doubt, seat, [s for s in seats if s != seat]) for seat in seats)


def rank(counts: tuple[int, ...], doubt: float, seat: int, others: list[int]) -> float:
    """The chance of first place and half that of second place; who has nothing, hopes little."""
    ahead = [beats(counts[seat] - counts[other], doubt) for other in others]
    first = math.prod(ahead)
    second = sum(
        (1 - one) * math.prod(rest for at, rest in enumerate(ahead) if at != behind)
        for behind, one in enumerate(ahead)
    )
    part = first + second / 2
    return part if counts[seat] else part * min(1.0, doubt / 4)


def beats(lead: int, doubt: float) -> float:
    """The chance that a lead stays one, or that an arrear becomes one."""
    if doubt <= 0:
        return 0.5 if lead == 0 else float(lead > 0)
    return 1 / (1 + math.exp(-max(-30.0, min(30.0, lead / doubt))))
