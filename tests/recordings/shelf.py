"""The shelf of recordings: where they lie, and how they are read and written."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import rotonde
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, begin, opening, record_of
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decode, decoder, encode

SHELF = Path(__file__).parent
Moves = Sequence[tuple[Seat, Any]]


def recordings() -> list[Path]:
    """Every recording, by game and number."""
    return sorted(SHELF.glob("*/*.json"))


def name_of(path: Path) -> str:
    """`rocket/0007`."""
    return f"{path.parent.name}/{path.stem}"


def transcript_of(path: Path) -> Path:
    """The transcript beside a recording."""
    return path.with_suffix(".txt")


def read(path: Path) -> Record:
    """A recording from the shelf."""
    return decode(path.read_bytes(), Record)


def spelled(record: Record) -> str:
    """A recording as it stands in its file: one move a line, so that a difference can be read."""
    facts = msgspec.to_builtins(msgspec.structs.replace(record, moves=()))
    lines = [f'"{name}": {encode(facts[name]).decode()}' for name in facts]
    moves = ",\n".join(encode(move).decode() for move in record.moves)
    body = ",\n".join(lines)
    return f'{{\n{body},\n"moves": [\n{moves}\n]\n}}\n'


def started(rules: AnyRules, record: Record) -> Any:
    """The first state of a recorded game; it must be possible."""
    state = begin(rules, record)
    assert not isinstance(state, Divergence), state
    return state


def rerecorded(record: Record) -> Record:
    """The same decisions with the hashes of today. Raises `ValueError` where one is refused."""
    rules = rotonde.game(record.game)
    options = msgspec.convert(record.options, rules.options)
    fresh = opening(rules, record.seats, options, record.seed)
    actions = decoder(rules.action_type)
    moves = [(move.seat, actions.decode(move.action)) for move in record.moves]
    return record_of(rules, started(rules, fresh), fresh, moves)
