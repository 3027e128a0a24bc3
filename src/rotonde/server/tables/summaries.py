"""Tables as lists and headers show them, without opening their games."""

import time
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final, TypeVar

import msgspec

from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import Reason, Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import UNREADABLE, decode, encode
from rotonde.server.tables.deals import deal_info
from rotonde.server.wire.messages import SeatInfo, TableInfo
from rotonde.store import SeatRow, Stage, TableRow, TableStanding

T = TypeVar("T")

SOLO: Final = "solo"
"""The task of a table at which any challenge is played."""
TAUGHT: Final = Reason("hint-lesson", "")
OF_DAY: Final = Reason("hint-day", "")
AMONG_PEOPLE: Final = Reason("hint-people", "")


class Summary(msgspec.Struct, frozen=True):
    """A game as lists show it; kept with the table, derived from its state."""

    actors: tuple[Seat, ...] = ()
    round: int | None = None
    outcome: Outcome | None = None


def standing_of(
    rules: AnyRules, state: Any, seats: Sequence[SeatRow], *, over: bool = False
) -> TableStanding:
    """How a table stands with this state; as long as a seat is open, nothing is played.

    With `over` nothing more is played here, whether the game is over or not.
    """
    outcome = rules.outcome(state)
    summary = Summary(tuple(sorted(rules.actors(state))), rules.round(state), outcome)
    running: Stage = "open" if any(seat.kind == "open" for seat in seats) else "playing"
    status: Stage = running if outcome is None and not over else "finished"
    return TableStanding(
        status=status,
        changed=time.time(),
        summary=encode(summary).decode(),
        awaits_bot=status == "playing" and bots_among(seats, summary.actors),
    )


def bots_among(seats: Sequence[SeatRow], actors: Iterable[Seat]) -> bool:
    """Whether a bot sits in one of these seats."""
    return any(seats[seat].kind == "bot" for seat in actors)


def summary_of(row: TableRow) -> Summary:
    """A table's game as lists show it; nothing where the row is damaged."""
    return readable(row.standing.summary, Summary) or Summary()


def readable(text: str, kind: type[T]) -> T | None:
    """A value of a row; None where it was damaged: one such row must not spoil a whole list."""
    try:
        return decode(text, kind)
    except UNREADABLE:
        return None


def table_info(
    row: TableRow,
    user: str | None,
    present: Collection[str] = (),
    *,
    closed: bool = False,
) -> TableInfo:
    """A table for one user: which seats are theirs, and who of the others is there."""
    summary = summary_of(row)
    status = "closed" if closed else row.standing.status
    return TableInfo(
        id=row.id,
        name=row.name,
        game=GameId(row.game),
        edition=row.edition,
        options=readable(row.options, dict[str, Any]) or {},
        seats=tuple(seat_info(seat, user, present) for seat in row.seats),
        status=status,
        version=row.version,
        actors=summary.actors if status == "playing" else (),
        listed=row.listed,
        changed=row.standing.changed,
        round=summary.round,
        outcome=summary.outcome,
        lesson=bool(row.lesson),
        host=host_of(row),
        rematch=row.rematch or None,
        task=row.task,
        deal=deal_info(row),
        hints=bool(seats_of(row, user)) and no_hints(row, user) is None,
    )


def seat_info(seat: SeatRow, user: str | None, present: Collection[str]) -> SeatInfo:
    return SeatInfo(
        seat=Seat(seat.seat),
        kind=seat.kind,
        name=seat.name,
        mine=is_of(seat, user),
        level=seat.level,
        present=seat.kind == "bot" or seat.there or seat.user in present,
    )


def is_of(seat: SeatRow, user: str | None) -> bool:
    """Whether this user plays the seat."""
    return user is not None and seat.user == user


def seats_of(row: TableRow, user: str | None) -> tuple[Seat, ...]:
    """The seats that this user plays."""
    return tuple(Seat(seat.seat) for seat in row.seats if is_of(seat, user))


def host_of(row: TableRow) -> Seat | None:
    """The owner's seat, or the first person's while the owner is not seated."""
    people = [seat for seat in row.seats if seat.user is not None]
    found = next((seat for seat in people if seat.user == row.owner), people[0] if people else None)
    return None if found is None else Seat(found.seat)


def is_alone(row: TableRow, user: str) -> bool:
    """Whether the table is this user's, and no other person sits there."""
    theirs = row.owner == user or any(is_of(seat, user) for seat in row.seats)
    return theirs and all(seat.user in (None, user) for seat in row.seats)


def is_practice(row: TableRow, user: str | None) -> bool:
    """Whether nobody but this user and bots sits here: then there is nothing to hide."""
    return all(seat.kind == "bot" or is_of(seat, user) for seat in row.seats)


def no_hints(row: TableRow, user: str | None) -> Refusal | None:
    """Why this user is given no hints here; None where they may ask."""
    if row.lesson:
        return TAUGHT()
    if row.task not in ("", SOLO):
        return OF_DAY()
    return None if row.hints or is_practice(row, user) else AMONG_PEOPLE()
