"""Lessons: a guided first game is a table like any other, whose other seats follow a script."""

from msgspec.structs import replace

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.desk.lesson import Lesson
from rotonde.kernel.desk.teaching import OffScript
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.server.house import House
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.new_tables import desk_of, known_row
from rotonde.server.tables.summaries import standing_of
from rotonde.server.wire.messages import NewTable, SeatRequest
from rotonde.server.wire.problems import RequestRefused
from rotonde.store import Entry, TableRow, User


async def learn(house: House, user: User, game: str, *, anew: bool) -> TableRow:
    """The lesson of a game where this user left it, or from its start. Raises `RequestRefused`."""
    desk = desk_of(house.games, game)
    if desk.lesson is None:
        raise RequestRefused(404, "no-lesson", game=game)
    earlier = await house.store.lessons_of(user.id, game)
    going_on = [row for row in earlier if goes_on(row, desk.lesson)]
    if going_on and not anew:
        return going_on[0]
    for row in earlier:
        await house.tables.remove(row)
    return await open_lesson(house, user, desk, desk.lesson)


def goes_on(row: TableRow, lesson: Lesson) -> bool:
    """Whether this lesson was left in the middle, and is still the same."""
    return row.lesson == lesson.mark and row.standing.status == "playing"


async def open_lesson(house: House, user: User, desk: AnyDesk, lesson: Lesson) -> TableRow:
    """A table at which the lesson is given, with what is played before the learner comes."""
    row = known_row(desk, user, lesson_table(desk, lesson), lesson.script.seed, "lesson")
    row = replace(row, lesson=lesson.mark)
    game = LiveGame(desk, row)
    entries = [next_entry(game) for _ in lesson.opening]
    standing = standing_of(desk.rules, game.state, row.seats)
    row = replace(row, version=len(entries), standing=standing)
    await house.store.add_table(row, entries)
    return row


def lesson_table(desk: AnyDesk, lesson: Lesson) -> NewTable:
    """The seats of a lesson."""
    seats = range(lesson.script.seats)
    return NewTable(
        game=desk.rules.id,
        seats=tuple(SeatRequest("me" if seat == lesson.learner else "bot") for seat in seats),
        options=lesson.script.options,
    )


def next_entry(game: LiveGame) -> Entry:
    """Play the next decision of the opening."""
    script = game.guide.script(game.state, game.moves)
    assert script is not None
    seat, action = script
    turn = play(game.rules, game.state, seat, action)
    if isinstance(turn, Refusal):
        raise OffScript(turn.code)
    entry = game.entry("played", seat, action, turn.state)
    game.add(seat, turn, entry.version)
    return entry
