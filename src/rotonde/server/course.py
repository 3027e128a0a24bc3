"""The course of a game: who decided each move, where its log lines begin, how the scores grew."""

from collections.abc import Iterable, Sequence
from itertools import accumulate

from rotonde.kernel.ids import Seat
from rotonde.kernel.rules import AnyRules
from rotonde.server.history import effective
from rotonde.server.live import LiveGame, account, events_of
from rotonde.server.wire import Course
from rotonde.store import Entry, TableRow


def course_of(
    game: LiveGame,
    row: TableRow,
    entries: Sequence[Entry],
    story: Iterable[bytes],
    eyes: Seat | None,
) -> Course:
    """The course as these eyes may know it: scores of a running game are nobody's business."""
    moves = effective(entries)
    over = row.standing.status == "finished"
    return Course(
        scores=scores_of(game.rules, row, moves) if over else (),
        seats=tuple(Seat(entry.seat) for entry in moves),
        lines=first_lines(game, story, eyes)[: len(moves)],
    )


def first_lines(game: LiveGame, story: Iterable[bytes], eyes: Seat | None) -> tuple[int, ...]:
    """The index of the first log line of each move, and of the one to come."""
    rules = game.rules
    told = (len(account(rules, events_of(rules, raw), eyes).lines) for raw in story)
    return tuple(accumulate(told, initial=len(account(rules, game.prelude, eyes).lines)))


def scores_of(
    rules: AnyRules, row: TableRow, moves: Sequence[Entry]
) -> tuple[tuple[int, ...], ...]:
    """The scores at the start and after each move."""
    game = LiveGame(rules, row)
    scores = [tuple(rules.scores(game.state))]
    for entry in moves:
        game.follow(entry)
        scores.append(tuple(rules.scores(game.state)))
    return tuple(scores)
