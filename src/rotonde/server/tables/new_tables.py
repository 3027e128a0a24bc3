"""New tables: a row as it was asked for, dealt at once where nobody is awaited."""

import secrets
import string
import time
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from rotonde.bots import LEVELS, USUAL
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.deal import Deal, SeedSource
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.refusal import SetupRefused
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.kernel.tools.codec import encode
from rotonde.server.tables.closed_tables import Games
from rotonde.server.tables.deals import deal_row, encode_deals, new_deal, new_share
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.summaries import SOLO, standing_of
from rotonde.server.visitors.names import bot_name, personal, readable
from rotonde.server.wire.messages import NewTable, SeatRequest
from rotonde.server.wire.problems import RequestRefused, detail_of, refused_setup
from rotonde.store import SeatRow, TableRow, TableRows, User

ID_SIGNS: Final = string.ascii_letters + string.digits


def desk_of(games: Games, game: str) -> AnyDesk:
    """The game of that name. Raises `RequestRefused`."""
    desk = games.get(GameId(game))
    if desk is None:
        raise RequestRefused(404, "unknown-game", game=game)
    return desk


async def open_table(
    rows: TableRows, games: Games, user: User, wanted: NewTable, seed: str = ""
) -> TableRow:
    """Make a table as it was asked for, dealt by chance or from a seed. Raises `RequestRefused`."""
    desk = desk_of(games, wanted.game)
    row = known_row(desk, user, wanted, seed, "given") if seed else sealed_row(desk, user, wanted)
    await rows.add_table(row)
    return row


def sealed_row(desk: AnyDesk, user: User, wanted: NewTable) -> TableRow:
    """A table with a sealed secret, dealt at once where nobody is awaited."""
    row = undealt_row(desk, user, wanted)
    row = replace(row, deal=encode_deals(new_deal(row.id)))
    return row if is_open(row.seats) else standing_dealt(desk, row)


def known_row(
    desk: AnyDesk, user: User, wanted: NewTable, seed: str, kind: SeedSource, task: str = ""
) -> TableRow:
    """A table whose seed is known beforehand."""
    row = undealt_row(desk, user, wanted)
    row = replace(row, seed=seed, deal=encode_deals(Deal(kind)), task=task or row.task)
    return standing_dealt(desk, row)


def standing_dealt(desk: AnyDesk, row: TableRow) -> TableRow:
    """A table that is dealt, and how it stands then."""
    row = deal_row(row)
    return replace(row, standing=standing_of(desk.rules, LiveGame(desk, row).state, row.seats))


def undealt_row(desk: AnyDesk, user: User, wanted: NewTable) -> TableRow:
    """A table as it was asked for, before anything is dealt. Raises `RequestRefused`.

    What lists show of it is that of a game with no seed, which is played nowhere.
    """
    options = read_options(desk, wanted)
    try:
        state = desk.rules.setup(len(wanted.seats), options, Rng(""))
    except SetupRefused as refused:
        raise refused_setup(refused.refusal) from refused
    seats = seat_rows(wanted, user)
    return TableRow(
        id=new_id(),
        name=readable(wanted.name) if wanted.name else user.name,
        game=desk.rules.id,
        edition=desk.rules.edition,
        options=encode(options).decode(),
        seed="",
        listed=wanted.listed,
        owner=user.id,
        created=time.time(),
        version=0,
        standing=standing_of(desk.rules, state, seats),
        seats=seats,
        task=SOLO if is_challenge(desk, wanted) else "",
        origin=user.origin,
        hints=wanted.hints,
    )


def is_challenge(desk: AnyDesk, wanted: NewTable) -> bool:
    """Whether the game sets a task to who plays here alone."""
    return bool(desk.challenges) and [seat.kind for seat in wanted.seats] == ["me"]


def new_id() -> str:
    """An id that nobody guesses: who has the link may watch, and sit down.

    No dash is in it: behind a command, one would begin an option.
    """
    return "".join(secrets.choice(ID_SIGNS) for _ in range(12))


def read_options(desk: AnyDesk, wanted: NewTable) -> Options:
    """The options of a new table, judged with its seats. Raises `RequestRefused`."""
    try:
        options = msgspec.convert(wanted.options, desk.rules.options)
    except msgspec.ValidationError as error:
        raise RequestRefused(400, "setup-options", problem=detail_of(error)) from error
    refusal = desk.rules.check_setup(len(wanted.seats), options)
    if refusal is not None:
        raise refused_setup(refusal)
    return options


def seat_rows(wanted: NewTable, user: User) -> tuple[SeatRow, ...]:
    """The seats with their sitters. Raises `RequestRefused` for a bot of no known level."""
    rows: list[SeatRow] = []
    for number, seat in enumerate(wanted.seats):
        row = seat_row(number, seat, user, [row.name for row in rows])
        rows.append(replace(row, share=wanted.share or new_share()) if row.user else row)
    return tuple(rows)


def seat_row(number: int, wanted: SeatRequest, user: User, taken: Sequence[str]) -> SeatRow:
    match wanted.kind:
        case "me":
            return SeatRow(number, "person", user.name, user.id)
        case "hotseat":
            name = personal(wanted.name) if wanted.name else user.name
            return SeatRow(number, "hotseat", name, user.id)
        case "open":
            return SeatRow(number, "open", "")
        case "bot":
            level = wanted.level or USUAL
            if level not in LEVELS:
                raise RequestRefused(400, "unknown-level", level=level)
            name = readable(wanted.name) if wanted.name else bot_name(taken)
            return SeatRow(number, "bot", name, None, level)


def is_open(seats: Sequence[SeatRow]) -> bool:
    """Whether somebody is awaited."""
    return any(seat.kind == "open" for seat in seats)
