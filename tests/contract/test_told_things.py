"""Log lines: what a seat did names things on the board, which its readers can have explained."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings

from rotonde.catalogue import desk
from rotonde.kernel.desk.about import About
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.text import LogLine
from rotonde.kernel.law.turn import Turn
from tests.support.depth import depth
from tests.support.walks import EVERY_GAME, Played, Table, tables


def lines_of(rules: AnyRules, turn: Turn[Any], eyes: Seat | None) -> list[LogLine]:
    """The lines of a move as these eyes read them, without titles."""
    seen = (rules.seen_by(event, eyes) for event in turn.events)
    lines = [desk(rules.id).tell(event) for event in seen if event is not None]
    return [line for line in lines if line is not None and not line.heading]


def some_of(rules: AnyRules, table: Table) -> Iterator[Played[Any]]:
    """Some decisions of a game."""
    step = depth(11, 3)
    for index, played in enumerate(table.walk(rules)):
        if index % step == table.seed % step:
            yield played


@EVERY_GAME
@settings(max_examples=8)
@given(table=tables())
def test_what_a_seat_did_names_what_it_touched(rules: AnyRules, table: Table) -> None:
    """A line without things would leave the board dark while it is read."""
    for played in some_of(rules, table):
        for line in lines_of(rules, played.turn, None):
            assert line.things or line.seat is None, line.text.id


@EVERY_GAME
@settings(max_examples=8)
@given(table=tables())
def test_a_line_names_only_things_that_its_reader_sees(rules: AnyRules, table: Table) -> None:
    """A thing has its explanation from the view after the move, or from that before it."""
    for played in some_of(rules, table):
        for eyes in (None, played.seat):
            views = [rules.view(state, eyes) for state in (played.turn.state, played.before)]
            for line in lines_of(rules, played.turn, eyes):
                for thing in line.things:
                    known = [desk(rules.id).about(view, thing) for view in views]
                    assert any(isinstance(about, About) for about in known), thing
