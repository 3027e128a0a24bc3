"""Records: good ones are accepted, tampered ones are named at the first move that differs."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from rotonde.kernel.law.record import Divergence, Record, opening, record_of, verify
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decode, digest, encode
from tests.support.walks import EVERY_GAME, Table, tables

LENGTH = 60


def recorded(rules: AnyRules, table: Table) -> tuple[Record, Any]:
    """The first moves of a game, and the state they led to."""
    moves = []
    for played in table.walk(rules):
        moves.append((played.seat, played.action))
        state = played.turn.state
        if len(moves) == LENGTH:
            break
    seats, options = table.seats_of(rules), table.options_of(rules)
    start = opening(rules, seats, options, str(table.seed))
    return record_of(rules, table.begin(rules), start, moves), state


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_a_good_record_replays(rules: AnyRules, table: Table) -> None:
    """Through JSON and back, to the very same state."""
    record, last = recorded(rules, table)
    again = decode(encode(record), Record)
    states = verify(rules, again)

    assert encode(again) == encode(record)
    assert not isinstance(states, Divergence)
    assert states[-1] == last
    assert [digest(state) for state in states[1:]] == [move.hash for move in record.moves]


@EVERY_GAME
@settings(max_examples=20)
@given(table=tables(), index=st.integers(0, LENGTH - 1), kind=st.integers(0, 3))
def test_a_tampered_record_is_named_where_it_parts(
    rules: AnyRules, table: Table, index: int, kind: int
) -> None:
    """A wrong hash, a wrong seat, a foreign action, a move left out."""
    record, _ = recorded(rules, table)
    index = min(index, len(record.moves) - 2)
    changes: list[dict[str, Any]] = [
        {"hash": "0" * 16},
        {"seat": record.moves[index].seat + 1},
        {"action": type(record.moves[index].action)(b'{"do":"nothing of ours"}')},
    ]
    moves = list(record.moves)
    if kind < len(changes):
        moves[index] = replace(moves[index], **changes[kind])
    else:
        del moves[index]

    found = verify(rules, replace(record, moves=tuple(moves)))

    assert isinstance(found, Divergence)
    assert found.move == index
    # A seat that may decide at the same time could do the same, but not with the same hash.
    expected = [{"hash"}, {"refused", "hash"}, {"action"}, {"refused", "hash"}][kind]
    assert found.problem in expected


@EVERY_GAME
def test_a_record_of_another_edition_or_with_foreign_options_is_named(rules: AnyRules) -> None:
    """Nothing is replayed under rules it was not played by."""
    record, _ = recorded(rules, Table(3, 0, 0))

    edition = verify(rules, replace(record, edition=rules.edition + 1))
    options = verify(rules, replace(record, options={"speed": 3}))
    seats = verify(rules, replace(record, seats=99))

    assert isinstance(edition, Divergence)
    assert isinstance(options, Divergence)
    assert isinstance(seats, Divergence)
    assert [edition.problem, options.problem, seats.problem] == ["edition", "setup", "setup"]
    assert {edition.move, options.move, seats.move} == {-1}
