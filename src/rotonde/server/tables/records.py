"""Records of games: written from the log, read back and held to the rules before they are kept."""

import time
from collections.abc import Iterable, Sequence
from typing import Annotated, Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from rotonde.bots import USUAL
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.deal import Deal, Redraw, Seed
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.record import Divergence, Move, Record, record_of, verify
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import UNREADABLE, decode, decoder, digest, encode
from rotonde.server.tables.closed_tables import Games
from rotonde.server.tables.deals import chances_of, encode_deals, new_share, redraw_for
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.new_tables import desk_of, new_id
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.tables.seal import Seal
from rotonde.server.tables.summaries import seats_of, standing_of
from rotonde.server.visitors.letters import normal
from rotonde.server.visitors.names import BOTS, LONGEST, bot_name
from rotonde.server.wire.messages import Name
from rotonde.server.wire.problems import RequestRefused, detail_of
from rotonde.store import Entry, SeatRow, Snapshot, TableRow, User

LARGEST_RECORD: Final = 5 * 1024 * 1024
MOST_REDRAWS: Final = 100
IMPORTED: Final = Deal("imported")


class Brought(Record, frozen=True, kw_only=True):
    """A record from elsewhere: its seeds and its names are such that every database can keep."""

    names: tuple[Name, ...] = ()
    seed: Seed
    redraws: Annotated[tuple[Redraw, ...], msgspec.Meta(max_length=MOST_REDRAWS)] = ()


def record_of_table(desk: AnyDesk, row: TableRow, entries: Sequence[Entry]) -> Record:
    """The record of a table: its moves that count, each with the hash it leads to."""
    options = decode(row.options, desk.rules.options)
    chances = chances_of(row)
    blank = Record(
        game=GameId(row.game),
        edition=row.edition,
        seats=len(row.seats),
        options=msgspec.to_builtins(options),
        seed=row.seed,
        names=tuple(seat.name for seat in row.seats),
        deal=chances.deal,
        redraws=chances.redraws,
    )
    read = decoder(desk.rules.action_type).decode
    moves = [(Seat(entry.seat), read(entry.body)) for entry in PlayedLog(entries).moves]
    return record_of(desk.rules, LiveGame(desk, row).state, blank, moves)


class Imported(NamedTuple):
    """A table that goes on where a record ends, with all that was played there."""

    row: TableRow
    entries: Sequence[Entry]
    snapshots: Sequence[Snapshot]


def bring(games: Games, user: User, raw: bytes) -> Imported:
    """The table of a record, in the hands of who brought it.

    Raises `RequestRefused`, and names the first divergence.
    """
    record = readable(raw)
    desk = desk_of(games, record.game)
    states = verify(desk.rules, record)
    if isinstance(states, Divergence):
        raise diverges(states)
    return rows_of(desk, table_of(desk, user, with_known_seeds(record), states[-1]), record)


def with_known_seeds(record: Record) -> Record:
    """A record that somebody brings: its seeds are no secret, and its deals prove nothing here.

    What would be drawn anew later is left out: nobody plays on there.
    """
    past = (each for each in record.redraws if each.move <= len(record.moves))
    redraws = tuple(replace(each, deal=IMPORTED) for each in past)
    return replace(record, deal=IMPORTED, redraws=redraws)


def rows_of(desk: AnyDesk, row: TableRow, record: Record) -> Imported:
    """The rows of a table that goes on where a record ends."""
    entries = entries_of(desk, record.moves)
    return Imported(row, entries, snapshots_of(desk, row, entries))


class Onward(NamedTuple):
    """How a game is played on elsewhere."""

    moves: int
    """How many of the other table count."""
    share: str | None = None
    """The player's share of the deal."""
    seed: str = ""
    """Set by hand; else the chance is sealed as at any other table."""


def played_on(
    desk: AnyDesk,
    row: TableRow,
    entries: Sequence[Entry],
    user: User,
    onward: Onward,
) -> Imported:
    """A table that goes on after some moves of another, against bots.

    Whoever sat there keeps their seat; a stranger takes that of who decides. Bots keep theirs, and
    new ones sit where other people did. Nothing to come can be read from the record of the other
    table: the chance is this table's own.
    """
    record = first_moves(record_of_table(desk, row, entries), onward.moves)
    states = verify(desk.rules, record)
    if isinstance(states, Divergence):
        raise diverges(states)
    table = table_of(desk, user, record, states[-1])
    seats = seats_against_bots(desk, row, user, states[-1], onward.share or new_share())
    redraw = redraw_for(table.id, seats, onward.moves, onward.seed)
    record = with_redraw(desk, record, states[-1], redraw)
    deal = encode_deals(record.deal or IMPORTED, *record.redraws)
    return rows_of(desk, replace(table, name=row.name, seats=seats, deal=deal), record)


def first_moves(record: Record, moves: int) -> Record:
    """The first moves of a record, without the names of those who played them."""
    redraws = tuple(each for each in record.redraws if each.move <= moves)
    return replace(record, moves=record.moves[:moves], names=(), redraws=redraws)


def with_redraw(desk: AnyDesk, record: Record, last: Any, redraw: Redraw) -> Record:
    """A record after whose last move chance is drawn anew: its hash says so too."""
    after, moves = desk.rules.redraw(last, Rng(redraw.seed)), record.moves
    if moves:
        moves = (*moves[:-1], replace(moves[-1], hash=digest(after)))
    return replace(record, moves=moves, redraws=(*record.redraws, redraw))


def seats_against_bots(
    desk: AnyDesk, row: TableRow, user: User, last: Any, share: str
) -> tuple[SeatRow, ...]:
    """The seats of a table where somebody plays on alone."""
    mine = [*seats_of(row, user.id), *sorted(desk.rules.actors(last))][0]
    taken = [user.name, *(seat.name for seat in row.seats if seat.kind == "bot")]
    seats: list[SeatRow] = []
    for seat in row.seats:
        seats.append(seat_of(seat, user, seat.seat == mine, taken))
        taken.append(seats[-1].name)
    return tuple(replace(seat, share=share) if seat.user else seat for seat in seats)


def seat_of(seat: SeatRow, user: User, is_mine: bool, taken: Sequence[str]) -> SeatRow:
    if is_mine:
        return SeatRow(seat.seat, "person", user.name, user.id)
    if seat.kind == "bot":
        return seat
    return SeatRow(seat.seat, "bot", bot_name(taken), None, USUAL)


def readable(raw: bytes) -> Record:
    try:
        return decode(raw, Brought)
    except UNREADABLE as error:
        raise RequestRefused(400, "record-unreadable", detail=detail_of(error)) from error


def diverges(found: Divergence) -> RequestRefused:
    """The point where a record parts from the rules; moves count from 1, 0 is the set-up."""
    return RequestRefused(
        400,
        "record-diverges",
        move=found.move + 1,
        problem=found.problem,
        detail=found.detail,
    )


def table_of(desk: AnyDesk, user: User, record: Record, last: Any) -> TableRow:
    options = msgspec.convert(record.options, desk.rules.options)
    names = enumerate(seat_names(record))
    seats = tuple(SeatRow(number, "hotseat", name, user.id) for number, name in names)
    return TableRow(
        id=new_id(),
        name=user.name,
        game=record.game,
        edition=record.edition,
        options=encode(options).decode(),
        seed=record.seed,
        listed=False,
        owner=user.id,
        origin=user.origin,
        created=time.time(),
        version=len(record.moves),
        standing=standing_of(desk.rules, last, seats),
        seats=seats,
        deal=encode_deals(record.deal or IMPORTED, *record.redraws),
    )


def seat_names(record: Record) -> Sequence[str]:
    """The name in each seat; an engine's where the record says nothing that can be read."""
    engines = BOTS[: record.seats]
    known = [*record.names, *engines[len(record.names) :]][: record.seats]
    return [normal(name)[:LONGEST] or engine for name, engine in zip(known, engines, strict=True)]


def entries_of(desk: AnyDesk, moves: Sequence[Move]) -> list[Entry]:
    """The log of these moves, each action in our own spelling: a padded one would stay for ever."""
    now, read = time.time(), decoder(desk.rules.action_type).decode
    return [
        Entry(version, "played", move.seat, encode(read(move.action)).decode(), move.hash, now)
        for version, move in enumerate(moves, start=1)
    ]


def snapshots_of(desk: AnyDesk, row: TableRow, entries: Iterable[Entry]) -> list[Snapshot]:
    """The snapshots that would have been kept, had the game been played here."""
    kept: list[Snapshot] = []
    game, seal = LiveGame(desk, row), Seal(row)
    for entry in entries:
        game.follow(entry)
        seal.add(entry)
        if game.is_chapter:
            kept.append(game.snapshot(seal.text))
            game.note_saved()
    return kept


def file_name(row: TableRow) -> str:
    """The name of a downloaded record."""
    return f"{row.game}-{row.id}.json"
