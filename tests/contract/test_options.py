"""Options: a form leaves out what cannot apply, and what is left out never stands in the way."""

from typing import Any

import msgspec

from rotonde.kernel.law.rules import AnyRules
from tests.support.walks import EVERY_GAME


def values_of(rules: AnyRules, option: str) -> list[Any]:
    """The values that an option can take, as far as its type lists them."""
    (field,) = (f for f in msgspec.structs.fields(rules.options) if f.name == option)
    schema = msgspec.json.schema(field.type)
    return [True, False] if schema.get("type") == "boolean" else list(schema.get("enum", ()))


@EVERY_GAME
def test_an_option_applies_by_what_there_is(rules: AnyRules) -> None:
    """Seats that the game has, and values that other options can take."""
    for option, applies in rules.applies.items():
        assert option in rules.options.__struct_fields__
        assert any(applies.least_seats <= n <= applies.most_seats for n in rules.seats)
        for other, values in applies.when.items():
            assert other != option
            assert set(values) < set(values_of(rules, other))


@EVERY_GAME
def test_a_game_can_begin_with_everything_left_out(rules: AnyRules) -> None:
    """With every number of seats: an option that does not apply keeps its default."""
    assert [rules.check_setup(seats, rules.options()) for seats in rules.seats] == [None] * len(
        rules.seats
    )
