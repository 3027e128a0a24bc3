"""Statements that find tables whose bots must think, and rows that may be deleted."""

from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Delete,
    Select,
    and_,
    case,
    delete,
    distinct,
    exists,
    func,
    or_,
    select,
)

from rotonde.store.schema import LEASES, LOG, SEATS, TABLES, USERS

LOOKED_THROUGH: Final = 5000
"""Listed tables among which the few of each origin are sought."""

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


def bot_tables(opened: ColumnElement[bool]) -> Select[Any]:
    """How many running tables with bots were opened by a user, or from an address."""
    return select(func.count()).select_from(TABLES).where(BOTS_PLAY, opened)


def latest(wanted: Select[Any]) -> Select[Any]:
    return wanted.order_by(TABLES.c.changed.desc())


def sits(user: str) -> ColumnElement[bool]:
    """Whether a user sits at a table."""
    return TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.user_id == user))


def untouched_tables(user: str, before: float, limit: int) -> Select[Any]:
    """Running tables of this user and bots at which the user never decided anything."""
    here = SEATS.c.table_id == TABLES.c.id
    others = exists().where(here, SEATS.c.kind != "bot", SEATS.c.user_id.is_distinct_from(user))
    decided = exists().where(
        here, SEATS.c.user_id == user, LOG.c.table_id == TABLES.c.id, LOG.c.seat == SEATS.c.seat
    )
    wanted = select(TABLES).where(sits(user), BOTS_PLAY, ~others, ~decided)
    return wanted.where(TABLES.c.changed < before).limit(limit)


def listed_tables(limit: int, few: int, origin: str) -> Select[Any]:
    """The latest that everybody may see, so few of each origin; of one of them all.

    Only as many are looked through as make a long list: older ones do not come to its front.
    """
    latest = select(TABLES.c.id, TABLES.c.origin, TABLES.c.changed).where(TABLES.c.listed)
    newest = latest.order_by(TABLES.c.changed.desc()).limit(LOOKED_THROUGH).subquery()
    household = case((newest.c.origin == "", newest.c.id), else_=newest.c.origin)
    place = func.row_number().over(partition_by=household, order_by=newest.c.changed.desc())
    placed = select(newest.c.id, newest.c.origin, place.label("place")).subquery()
    own = and_(placed.c.origin == origin, placed.c.origin != "")
    shown = select(placed.c.id).where(or_(placed.c.place <= few, own))
    return (
        select(TABLES).where(TABLES.c.id.in_(shown)).order_by(TABLES.c.changed.desc()).limit(limit)
    )


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
