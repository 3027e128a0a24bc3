"""Undo is a shorter log, up to a barrier that is derived from what happened."""

from hypothesis import given, settings

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import replay
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.undo import reversible, trace
from tests.support.walks import EVERY_GAME, Table, tables


@EVERY_GAME
@settings(max_examples=12)
@given(table=tables())
def test_what_can_be_taken_back_is_own_and_open(rules: AnyRules, table: Table) -> None:
    """Own decisions, latest first, none of them final and none before a final one."""
    traces = []
    for played in table.walk(rules):
        traces.append(trace(rules, played.before, played.seat, played.turn))
        finals = [index for index, past in enumerate(traces) if past.final]
        barrier = finals[-1] if finals else -1
        for seat in map(Seat, range(table.seats_of(rules))):
            open_ = reversible(traces, seat)
            assert list(open_) == sorted(open_, reverse=True)
            assert all(traces[index].seat == seat and index > barrier for index in open_)


@EVERY_GAME
@settings(max_examples=12)
@given(table=tables())
def test_a_shorter_log_gives_the_earlier_state(rules: AnyRules, table: Table) -> None:
    """Taking back leads to the state in which the seat decided, and it decides again."""
    traces, moves, taken = [], [], 0
    for played in table.walk(rules):
        traces.append(trace(rules, played.before, played.seat, played.turn))
        moves.append((played.seat, played.action))
        for index in reversible(traces, played.seat)[:1]:
            before = replay(rules, table.begin(rules), moves[:index])
            assert before == played.before
            assert played.seat in rules.actors(before)
            taken += 1
        if len(moves) > 40:
            break

    assert taken > 0


@EVERY_GAME
@settings(max_examples=12)
@given(table=tables())
def test_nobody_takes_back_what_another_seat_has_answered(rules: AnyRules, table: Table) -> None:
    """Where seats decide one after another, the way back ends at the other seat's decision."""
    traces = []
    for played in table.walk(rules):
        if len(rules.actors(played.before)) > 1:
            break
        traces.append(trace(rules, played.before, played.seat, played.turn))
        for seat in map(Seat, range(table.seats_of(rules))):
            assert seat == played.seat or reversible(traces, seat) == ()
