"""What a store may let go of: tables at which one person practised, and guests who never sat down.

Also whose bots have to be thought for. Statements alone; the store runs them.
"""

from typing import Any

from sqlalchemy import Delete, Select, delete, distinct, exists, func, select

from rotonde.store.schema import SEATS, TABLES, USERS


def bot_tables(owner: str) -> Select[Any]:
    """How many running tables with bots a user opened."""
    bots = exists().where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "bot")
    wanted = select(func.count()).select_from(TABLES)
    return wanted.where(TABLES.c.owner == owner, TABLES.c.status == "playing", bots)


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
