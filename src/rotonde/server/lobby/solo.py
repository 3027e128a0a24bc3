"""Playing alone: the challenges of a game, those who took them, and the challenge of the day."""

from collections.abc import Mapping
from datetime import UTC, date, datetime

from rotonde.kernel.desk.challenge import Challenge
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.server.house import House
from rotonde.server.lobby.table_start import start_table
from rotonde.server.tables.new_tables import desk_of, known_row
from rotonde.server.wire import messages as wire
from rotonde.server.wire.problems import RequestRefused
from rotonde.store import Result, TableRow, User


def today() -> date:
    """The day that it is everywhere at once."""
    return datetime.now(UTC).date()


def solo_game(house: House, game: str) -> AnyDesk:
    """A game that can be played alone. Raises `RequestRefused`."""
    desk = desk_of(house.games, game)
    if not desk.challenges:
        raise RequestRefused(404, "no-challenges", game=game)
    return desk


def of_day(desk: AnyDesk, day: date) -> Challenge:
    """The challenge of a day, the same for everybody: each in its turn."""
    return desk.challenges[day.toordinal() % len(desk.challenges)]


async def solo(house: House, game: str, visitor: User | None) -> wire.Solo:
    """The door of a game for one, as this visitor finds it. Raises `RequestRefused`."""
    desk, day = solo_game(house, game), today()
    results = await house.store.results(visitor.id, game) if visitor else ()
    kept = {result.task: result for result in results}
    begun = await begun_today(house, visitor, game, day) if visitor else None
    return wire.Solo(
        game=desk.rules.id,
        challenges=tuple(challenge_info(one, kept) for one in desk.challenges),
        daily=wire.Daily(
            day=day.isoformat(),
            challenge=of_day(desk, day).id,
            best=best(kept.get(day.isoformat())),
            begun=begun is not None,
        ),
    )


def challenge_info(challenge: Challenge, kept: Mapping[str, Result]) -> wire.ChallengeInfo:
    return wire.ChallengeInfo(
        id=challenge.id,
        name=challenge.name,
        mission=challenge.mission,
        thresholds=challenge.thresholds,
        best=best(kept.get(challenge.id)),
    )


def best(result: Result | None) -> wire.Best | None:
    return None if result is None else wire.Best(result.won, result.stars, result.score)


async def take(house: House, user: User, game: str, wanted: wire.Take) -> TableRow:
    """A table with a challenge, or with that of the day where none is named.

    Raises `RequestRefused`.
    """
    desk = solo_game(house, game)
    if wanted.challenge is None:
        return await take_of_day(house, user, desk, today())
    challenge = next((one for one in desk.challenges if one.id == wanted.challenge), None)
    if challenge is None:
        raise RequestRefused(404, "unknown-challenge", challenge=wanted.challenge)
    return await start_table(house, user, alone(desk, challenge, wanted.share))


async def take_of_day(house: House, user: User, desk: AnyDesk, day: date) -> TableRow:
    """The challenge of the day where this user left it, or from its start: the date is the seed."""
    begun = await begun_today(house, user, desk.rules.id, day)
    if begun is not None:
        return begun
    wanted, name = alone(desk, of_day(desk, day)), day.isoformat()
    row = known_row(desk, user, wanted, name, "day", name)
    await house.store.add_table(row)
    return row


async def begun_today(house: House, user: User, game: str, day: date) -> TableRow | None:
    """The table at which this user plays the challenge of the day."""
    return await house.store.task_of(user.id, game, day.isoformat())


def alone(desk: AnyDesk, challenge: Challenge, share: str | None = None) -> wire.NewTable:
    seats = (wire.SeatRequest("me"),)
    return wire.NewTable(game=desk.rules.id, seats=seats, options=challenge.options, share=share)
