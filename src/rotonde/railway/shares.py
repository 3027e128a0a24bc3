"""The shares of one company: those on its stack, in hands, and out of the game.

When a stack runs out, supplementary shares may stand for a company. In a hand they are shares like
any other; only their number is kept, and real ones are the first to come back.
"""

from collections.abc import Sequence

import msgspec


class Shares(msgspec.Struct, frozen=True, cache_hash=True):
    """The shares of a company: in its stack and in hands."""

    stack: int
    held: tuple[int, ...]
    """Shares of each seat, real and supplementary alike."""
    supplementary: int = 0
    """How many of those in hands are supplementary."""
    removed: int = 0
    """Real shares that left the game."""

    @property
    def real(self) -> int:
        """Real shares in all hands together."""
        return sum(self.held) - self.supplementary


def with_change(held: tuple[int, ...], seat: int, by: int) -> tuple[int, ...]:
    """The holdings after one seat got (or gave) some."""
    return (*held[:seat], held[seat] + by, *held[seat + 1 :])


def draw_share(shares: Shares, seat: int) -> Shares:
    """One share of the stack goes to a seat; an empty stack gives none."""
    if not shares.stack:
        return shares
    held = with_change(shares.held, seat, 1)
    return Shares(shares.stack - 1, held, shares.supplementary, shares.removed)


def give_up(shares: Shares, seat: int, amount: int, *, closed: bool) -> Shares:
    """A seat gives up shares, real ones first: to the stack, or out of the game if it is closed."""
    real = min(amount, shares.real)
    held = with_change(shares.held, seat, -amount)
    supplementary = shares.supplementary - (amount - real)
    if closed:
        return Shares(shares.stack, held, supplementary, shares.removed + real)
    return Shares(shares.stack + real, held, supplementary, shares.removed)


def withdrawn(shares: Shares) -> Shares:
    """The stack leaves the game; what is in hands stays."""
    return Shares(0, shares.held, shares.supplementary, shares.removed + shares.stack)


def dissolve(shares: Shares) -> Shares:
    """All real shares leave the game and the supplementary ones stand for nothing any more."""
    real = shares.stack + shares.real
    return Shares(0, (0,) * len(shares.held), 0, shares.removed + real)


def issue(shares: Shares, grants: Sequence[int]) -> Shares:
    """Each seat gets its grant, from the stack while it lasts, then in supplementary shares."""
    real = min(sum(grants), shares.stack)
    held = tuple(own + grant for own, grant in zip(shares.held, grants, strict=True))
    supplementary = shares.supplementary + sum(grants) - real
    return Shares(shares.stack - real, held, supplementary, shares.removed)


def serve(dues: Sequence[int], supply: int, first: int) -> tuple[int, ...]:
    """The part of its due that each seat gets in a short supply: from `first` on, each in full."""
    grants = [0] * len(dues)
    for seat in (*range(first, len(dues)), *range(first)):
        grants[seat] = min(dues[seat], supply)
        supply -= grants[seat]
    return tuple(grants)
