"""The deal of a table: a secret that is sealed when it is opened, and a share from each seat.

Nothing is dealt while a seat is free. When the last one is taken, the seed follows from the secret
and the shares: nobody who sits there could know the secret, and the server could not know the
shares. `kernel/law/deal.py` says how, and what proves it afterwards.
"""

import secrets
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from rotonde.kernel.law.deal import Deal, Flaw, Redraw, SeedSource, commitment_of, flaw, seed_of
from rotonde.kernel.tools.codec import UNREADABLE, decoder, encode
from rotonde.server.wire.messages import DealInfo
from rotonde.store import SeatRow, TableRow

SECRET_BYTES: Final = 32
SHARE_BYTES: Final = 16
KNOWN: Final[frozenset[SeedSource]] = frozenset({"given", "day", "lesson", "imported"})
"""Seeds that somebody knew beforehand: they hide nothing while the game runs."""


class Chances(msgspec.Struct, frozen=True, omit_defaults=True):
    """The deal of a table as its row keeps it, and those that its record brought along."""

    deal: Deal
    """The source of the row's seed."""
    redraws: tuple[Redraw, ...] = ()

    @property
    def own(self) -> Deal:
        """The deal that was made for this very table: the last one."""
        return self.redraws[-1].deal if self.redraws else self.deal


BEFORE: Final = Chances(Deal("server"))
"""Tables that were opened before deals were committed to."""


def chances_of(row: TableRow) -> Chances:
    """How a table was dealt, or will be."""
    found: Chances = decoder(Chances).decode(row.deal) if row.deal else BEFORE
    return found


def encode_deals(deal: Deal, *redraws: Redraw) -> str:
    """As a table's row keeps it."""
    return encode(Chances(deal, redraws)).decode()


def new_deal(table: str) -> Deal:
    """A new secret for a table, with the hash that may be shown."""
    secret = secrets.token_hex(SECRET_BYTES)
    return Deal("committed", table, commitment_of(secret), secret)


def new_share() -> str:
    """The share of somebody who brings none."""
    return secrets.token_hex(SHARE_BYTES)


def shares_of(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """The share of chance of each seat; bots bring none."""
    return tuple(seat.share for seat in seats)


def deal_row(row: TableRow) -> TableRow:
    """The table with its seed, now that all its seats are taken; one that has a seed keeps it."""
    if row.seed:
        return row
    deal = replace(chances_of(row).deal, shares=shares_of(row.seats))
    return replace(row, seed=seed_of(deal), deal=encode_deals(deal))


def redraw_for(table: str, seats: Sequence[SeatRow], move: int, seed: str) -> Redraw:
    """The chance of a table at which a game is played on: its own, or by the seed set by hand."""
    if seed:
        return Redraw(move, seed, Deal("given"))
    deal = replace(new_deal(table), shares=shares_of(seats))
    return Redraw(move, seed_of(deal), deal)


def is_over(row: TableRow) -> bool:
    """Whether nothing can be played here any more, whatever rules come."""
    return row.standing.status in ("finished", "closed")


def is_told(row: TableRow) -> bool:
    """Whether the seed gives nothing away: the game is over, or somebody knew it beforehand."""
    return is_over(row) or chances_of(row).own.kind in KNOWN


def flaws(row: TableRow) -> list[Flaw]:
    """The flaws of a table's deals against what was promised; none before it is dealt."""
    chances = chances_of(row)
    deals = [(chances.deal, row.seed), *((each.deal, each.seed) for each in chances.redraws)]
    found = [flaw(deal, seed, len(row.seats)) for deal, seed in deals if seed]
    return [each for each in found if each is not None]


def deal_info(row: TableRow) -> DealInfo:
    """The public part of a table's deal: secret and shares only once it is over.

    Nothing where the row is damaged: one such row must not spoil a whole list.
    """
    try:
        own = chances_of(row).own
    except UNREADABLE:
        return DealInfo("server")
    if is_over(row):
        return DealInfo(own.kind, own.commitment, own.secret, own.shares)
    return DealInfo(own.kind, own.commitment)
