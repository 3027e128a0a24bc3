"""A recorded game in words: short enough to read, exact enough to see what a change moved.

One block for each round, with what each seat has and what was of note, then the outcome.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import rotonde
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Record
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decoder, digest
from tests.recordings.notes import Notes, lines_of, notes_of
from tests.recordings.shelf import spelled, started, transcript_of

MARGIN = " " * 10


NOTES: Mapping[GameId, Notes] = {game: notes_of(game) for game in rotonde.GAMES}


def turns(rules: AnyRules, record: Record) -> Iterator[tuple[Any, Turn[Any]]]:
    """Every decision: the state before, and what it led to."""
    state, actions = started(rules, record), decoder(rules.action_type)
    for move in record.moves:
        turn = play(rules, state, move.seat, actions.decode(move.action))
        assert not isinstance(turn, Refusal), f"{move} is refused: {turn}"
        yield state, turn
        state = turn.state


def transcript(record: Record) -> str:
    """The whole game in words."""
    rules, notes = rotonde.game(record.game), NOTES[record.game]
    lines = [heading(record)]
    happened: list[str | None] = []
    last: Any = None
    for before, turn in turns(rules, record):
        happened += map(notes.note, turn.events)
        last = turn.state
        if rules.round(last) != rules.round(before) or not rules.actors(last):
            lines.append(f"round {rules.round(before):<3} | {notes.standing(last)}")
            lines += [f"{MARGIN}| {words}" for words in lines_of(happened)]
            happened = []
    lines.append(ending(rules, record, last))
    return "\n".join(lines) + "\n"


def heading(record: Record) -> str:
    """What was played."""
    options = ", ".join(f"{name} {value}" for name, value in sorted(record.options.items()))
    return f"{record.game}, edition {record.edition} | {record.seats} seats | {options}"


def ending(rules: AnyRules, record: Record, state: Any) -> str:
    """Who won, why it ended, and the hash of the last state."""
    outcome = rules.outcome(state)
    assert outcome is not None, "a recording is a whole game"
    return (
        f"final     | {ranking(outcome)} | reason: {outcome.reason}"
        f" | {len(record.moves)} moves | hash {digest(state)}"
    )


def ranking(outcome: Outcome) -> str:
    """`1 wins 41,000 - 38,000`, or `0 and 2 share ...`."""
    winners = " and ".join(map(str, outcome.winners))
    verb = "wins" if len(outcome.winners) == 1 else "share"
    scores = " - ".join(f"{standing.seat}: {standing.score:,}" for standing in outcome.standings)
    return f"{winners} {verb} ({scores})"


def put(path: Path, record: Record) -> None:
    """A recording and its transcript on the shelf."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(spelled(record), encoding="utf-8")
    transcript_of(path).write_text(transcript(record), encoding="utf-8")
