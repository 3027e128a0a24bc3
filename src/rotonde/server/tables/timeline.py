"""The course of a game: who decided each move, where its log lines begin, how the scores grew."""

from collections.abc import Sequence
from itertools import accumulate

from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import Seat
from rotonde.server.tables.history import game_at_start, hold
from rotonde.server.tables.live import LiveGame, place_of, seen_through
from rotonde.server.tables.played_log import PlayedLog
from rotonde.server.wire.messages import Course
from rotonde.store import Entry, TableRow


def course_of(desk: AnyDesk, row: TableRow, entries: Sequence[Entry], eyes: Seat | None) -> Course:
    """The course as these eyes may know it: scores of a running game are nobody's business.

    Raises `Diverged`.
    """
    game, log = game_at_start(desk, row), PlayedLog(entries)
    proofs = log.hashes()
    told, scores = [len(seen_through(desk, game.prelude, eyes).lines)], [scores_of(game)]
    hold(game, proofs)
    for entry in log.moves:
        told.append(len(game.follow(entry)[place_of(eyes)].lines))
        hold(game, proofs)
        scores.append(scores_of(game))
    return Course(
        scores=tuple(scores) if row.standing.status == "finished" else (),
        seats=tuple(Seat(entry.seat) for entry in log.moves),
        lines=tuple(accumulate(told[:-1])),
    )


def scores_of(game: LiveGame) -> tuple[int, ...]:
    return tuple(game.rules.scores(game.state))
