"""Dice are data: a seed and a counter in the state, hash-based and stable for ever."""

import hashlib
from collections.abc import Sequence
from typing import TypeVar

import msgspec

T = TypeVar("T")
S = TypeVar("S")
SPAN = 2**64


class Rng(msgspec.Struct, frozen=True):
    """A generator as a value: drawing gives the number and the generator after it."""

    seed: str
    drawn: int = 0


def below(rng: Rng, n: int) -> tuple[int, Rng]:
    """A fair number in 0..n-1, and the generator after it."""
    fair = SPAN - SPAN % n
    drawn = rng.drawn
    while True:
        digest = hashlib.blake2b(f"{rng.seed}:{drawn}".encode(), digest_size=8).digest()
        value, drawn = int.from_bytes(digest, "big"), drawn + 1
        if value < fair:
            return value % n, Rng(rng.seed, drawn)


def pick(rng: Rng, options: Sequence[T]) -> tuple[T, Rng]:
    """One of `options`, each as likely as the next, and the generator after it."""
    index, rng = below(rng, len(options))
    return options[index], rng


def shuffle(rng: Rng, cards: Sequence[T]) -> tuple[tuple[T, ...], Rng]:
    """All of `cards` in a fair order, and the generator after it."""
    left, out = list(cards), []
    while left:
        index, rng = below(rng, len(left))
        out.append(left.pop(index))
    return tuple(out), rng


def with_rng(state: S, rng: Rng) -> S:
    """A state with another generator; unchanged where a game has none."""
    if isinstance(state, msgspec.Struct) and hasattr(state, "rng"):
        return msgspec.structs.replace(state, rng=rng)
    return state
