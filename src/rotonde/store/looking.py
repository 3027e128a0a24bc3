"""Which tables have bots to think for, and what may be let go. Statements; the store runs them."""

from typing import Any, Final

from sqlalchemy import Delete, Select, and_, delete, distinct, exists, func, select

from rotonde.store.schema import LEASES, SEATS, TABLES, USERS

BOTS_PLAY: Final = and_(
    TABLES.c.status == "playing",
    exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "bot"),
)

EDITIONS: Final = select(TABLES.c.game, TABLES.c.edition, func.count().label("tables")).group_by(
    TABLES.c.game, TABLES.c.edition
)
"""How many tables there are of each game and edition."""


def awaiting_bots(before: float, after: str, limit: int) -> Select[Any]:
    """Tables at which a bot is to decide and did not since, by their ids, from behind `after` on.

    Those that a node thinks for are left out.
    """
    held = exists().where(LEASES.c.table_id == TABLES.c.id)
    due = (TABLES.c.awaits_bot, TABLES.c.changed < before, TABLES.c.id > after)
    return select(TABLES.c.id).where(*due, ~held).order_by(TABLES.c.id).limit(limit)


def bot_tables(owner: str) -> Select[Any]:
    """How many running tables with bots a user opened."""
    return select(func.count()).select_from(TABLES).where(BOTS_PLAY, TABLES.c.owner == owner)


def forgotten_tables(before: float, limit: int) -> Select[Any]:
    """Tables of one person and bots at which nothing happened since, longest first."""
    here = SEATS.c.table_id == TABLES.c.id
    people = select(func.count(distinct(SEATS.c.user_id))).where(here).scalar_subquery()
    waiting = exists().where(here, SEATS.c.kind == "open")
    alone = select(TABLES).where(TABLES.c.changed < before, people <= 1, ~waiting)
    return alone.order_by(TABLES.c.changed).limit(limit)


def idle_guests(before: float) -> Delete:
    """Users of earlier days who sit nowhere and opened nothing."""
    sits = exists().where(SEATS.c.user_id == USERS.c.id)
    owns = exists().where(TABLES.c.owner == USERS.c.id)
    return delete(USERS).where(USERS.c.created < before, ~sits, ~owns)
