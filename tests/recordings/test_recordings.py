"""Recorded games replay to the last hash, and their transcripts read the same."""

from collections import Counter, defaultdict
from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

import rotonde
from rotonde import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.kernel.tools.codec import digest
from tests.recordings.accept import accept
from tests.recordings.plans import plans_of
from tests.recordings.shelf import (
    SHELF,
    name_of,
    read,
    recordings,
    rerecorded,
    spelled,
    transcript_of,
)
from tests.recordings.transcript import NOTES, put, transcript, turns

RECORDINGS = recordings()
EACH = pytest.mark.parametrize("path", RECORDINGS, ids=name_of)
FEWEST = 12


@EACH
def test_a_recording_replays_to_the_last_hash(path: Path) -> None:
    """Every move is legal and leads to the state it led to when it was played."""
    record = read(path)
    states = verify(rotonde.game(record.game), record)

    assert not isinstance(states, Divergence), states
    assert len(states) == len(record.moves) + 1
    assert digest(states[-1]) == record.moves[-1].hash


@EACH
def test_a_transcript_reads_the_same(path: Path) -> None:
    """Fortunes, tiles, shares, events of note and the outcome."""
    assert transcript(read(path)) == transcript_of(path).read_text(encoding="utf-8")


@EACH
def test_a_recording_is_what_its_decisions_make(path: Path) -> None:
    """Recording the same decisions again gives the same file, byte by byte."""
    assert spelled(rerecorded(read(path))) == path.read_text(encoding="utf-8")


def test_every_file_on_the_shelf_is_run() -> None:
    """No recording without a test, none without its transcript, none under a wrong name."""
    folders = [folder for folder in SHELF.iterdir() if folder.is_dir() and folder.name in GAMES]
    found = {path for folder in folders for path in folder.iterdir()}

    assert found == {*RECORDINGS, *map(transcript_of, RECORDINGS)}
    assert all(read(path).game == path.parent.name for path in RECORDINGS)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_enough_recordings_of_every_kind(game: GameId) -> None:
    """Twelve at least; every number of seats, and every reason of ending."""
    rules, seats, reasons = rotonde.game(game), Counter[int](), Counter[str]()
    for path in (SHELF / game).glob("*.json"):
        record = read(path)
        *_, (_, last) = turns(rules, record)
        outcome = rules.outcome(last.state)
        assert outcome is not None, f"{name_of(path)} is not a whole game"
        seats[record.seats] += 1
        reasons[outcome.reason] += 1

    assert seats.total() >= FEWEST
    assert set(seats) == set(rules.seats)
    assert set(reasons) == NOTES[game].reasons


@pytest.mark.parametrize("game", GAMES)
def test_every_plan_has_its_recording(game: GameId) -> None:
    """What is planned is on the shelf, under its number, as it was planned."""
    plans = plans_of(game)
    shelf = sorted((SHELF / game).glob("*.json"))

    assert [path.stem for path in shelf] == [f"{n:04}" for n in range(1, len(plans) + 1)]
    assert [read(path).seats for path in shelf] == [plan.seats for plan in plans]


@pytest.mark.parametrize("game", GAMES)
def test_the_recordings_play_with_both_values_of_every_option(game: GameId) -> None:
    """No option is left at its default in all of them."""
    values = defaultdict(set)
    for path in (SHELF / game).glob("*.json"):
        for option, value in read(path).options.items():
            values[option].add(value)

    assert [option for option, seen in values.items() if len(seen) < 2] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_recordings_show_every_kind_of_action_and_event(game: GameId) -> None:
    """What can happen has happened, but for what the notes call too rare."""
    rules = rotonde.game(game)
    seen = {
        type(event)
        for path in (SHELF / game).glob("*.json")
        for _, turn in turns(rules, read(path))
        for event in turn.events
    }
    never = {kind for kind in rules.event_type.__args__ if kind not in seen}

    assert never == NOTES[game].unseen


def copied(folder: Path, change: Callable[[Record], Record]) -> Path:
    """A recording on another shelf, changed."""
    path = folder / "rocket" / "0001.json"
    put(path, read(SHELF / "rocket" / "0001.json"))
    path.write_text(spelled(change(read(path))), encoding="utf-8")
    return path


def test_accepting_rewrites_what_moved(tmp_path: Path) -> None:
    """Old hashes are replaced, and the transcript with them."""

    def forget(record: Record) -> Record:
        return replace(record, moves=tuple(replace(move, hash="old") for move in record.moves))

    path = copied(tmp_path, forget)
    transcript_of(path).write_text("old", encoding="utf-8")

    assert accept([path]) == []
    assert read(path) == read(SHELF / "rocket" / "0001.json")
    assert transcript_of(path).read_text(encoding="utf-8") == transcript(read(path))


def test_accepting_never_hides_a_refusal(tmp_path: Path) -> None:
    """A recording that cannot be played any more is named and left as it is."""
    path = copied(tmp_path, lambda record: replace(record, moves=record.moves[1:]))
    before = path.read_bytes()

    (problem,) = accept([path])

    assert "rocket/0001" in problem
    assert "is refused" in problem
    assert path.read_bytes() == before
