"""Games that were begun: a position of a walk, and the record of what led there."""

from typing import Any, NamedTuple

import msgspec

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import opening, record_of
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import encode
from tests.support.walks import Table


class Begun(NamedTuple):
    """A position, who decides there, and the record that a table can go on from."""

    state: Any
    seat: Seat
    record: Any


def begun(rules: AnyRules, table: Table, moves: int) -> Begun:
    """A walk after so many of its decisions; from its start again where it has fewer."""
    walk = list(table.walk(rules))
    here = walk[moves % len(walk)]
    first = opening(rules, table.seats_of(rules), table.options_of(rules), str(table.seed))
    played = [(each.seat, each.action) for each in walk[: moves % len(walk)]]
    record = record_of(rules, table.begin(rules), first, played)
    return Begun(here.before, here.seat, msgspec.json.decode(encode(record)))
