"""How a game was dealt, and what proves that nobody chose its seed. Pure: text and hashes.

The server seals a secret before the seats are taken: it shows the hash of the secret at once, and
the secret at the end. Each person who sits down brings a share of chance. The seed is the hash of
all of them together: one who knows a part of it still knows nothing.
"""

import hashlib
from collections.abc import Sequence
from typing import Annotated, Literal, TypeVar

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Rules

S = TypeVar("S")
A = TypeVar("A", bound=Action)
V = TypeVar("V")

SeedSource = Literal["committed", "given", "day", "lesson", "imported", "server"]
"""The source of a seed: a sealed secret and the shares of the seats; set by hand; the date; a
lesson; the record of another table; or drawn by the server alone, as it was done at first."""
Flaw = Literal["commitment", "shares", "seed"]
Seed = Annotated[str, msgspec.Meta(max_length=200, pattern=r"^[^\x00]*$")]
"""It is part of every state, and hashed with it at every move; PostgreSQL keeps no NUL."""


class Deal(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How one seed came about; what stands in it beside the kind only a committed deal has."""

    kind: SeedSource
    table: str = ""
    """The table that it was made for."""
    commitment: str = ""
    """SHA-256 of the secret, in hex: shown from the opening of the table on."""
    secret: str = ""
    shares: tuple[str, ...] = ()
    """The share of each seat; empty where a bot sat."""


class Redraw(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game was played on from here at another table: what nobody knew is left to chance anew."""

    move: int
    """After so many moves."""
    seed: Seed
    deal: Deal


def commitment_of(secret: str) -> str:
    """The hash that seals a secret: it gives nothing away, and fits no other secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def seed_of(deal: Deal) -> str:
    """The seed that follows from a committed deal."""
    parts = (deal.secret, deal.table, *deal.shares)
    return hashlib.sha256(":".join(parts).encode()).hexdigest()


def flaw(deal: Deal, seed: str, seats: int) -> Flaw | None:
    """The flaw of a committed deal; None where all fits, or nothing was promised."""
    if deal.kind != "committed":
        return None
    if commitment_of(deal.secret) != deal.commitment:
        return "commitment"
    if len(deal.shares) != seats:
        return "shares"
    return None if seed_of(deal) == seed else "seed"


def redrawn(rules: Rules[S, A, V], state: S, redraws: Sequence[Redraw], moves: int) -> S:
    """The state after so many moves, with what is drawn anew just then."""
    for redraw in redraws:
        if redraw.move == moves:
            state = rules.redraw(state, Rng(redraw.seed))
    return state
