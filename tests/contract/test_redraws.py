"""A game that is played on elsewhere: all eyes see the same position, and nobody knows the rest."""

from typing import Any, Final

from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import digest, encode
from tests.support.walks import EVERY_GAME, Played, Table, tables

PILES: Final = {"deck", "market_pile", "piles"}
"""Fields of states that hold cards in the order in which they will come."""


def eyes(rules: AnyRules, table: Table) -> list[Seat | None]:
    return [None, *map(Seat, range(table.seats_of(rules)))]


def sample(rules: AnyRules, table: Table) -> list[Played[Any]]:
    return list(table.walk(rules))[::9]


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables(), seed=st.text(max_size=8))
def test_all_eyes_see_the_same_after_a_redraw(rules: AnyRules, table: Table, seed: str) -> None:
    """Views and legal actions; and the same seed draws the same."""
    for played in sample(rules, table):
        state = rules.redraw(played.before, Rng(seed))
        for seat in eyes(rules, table):
            assert encode(rules.view(state, seat)) == encode(rules.view(played.before, seat))
        assert digest(state) == digest(rules.redraw(played.before, Rng(seed)))


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_no_chance_to_come_is_kept(rules: AnyRules, table: Table) -> None:
    """Neither the generator nor the order of any pile that nobody has seen."""
    for played in sample(rules, table):
        if not hasattr(played.before, "rng"):
            continue  # nothing is left to chance in such a game
        drawn = [rules.redraw(played.before, Rng(f"{seed}")) for seed in range(6)]
        assert played.before.rng not in [state.rng for state in drawn]
        for field in PILES & set(played.before.__struct_fields__):
            orders = {encode(getattr(state, field)) for state in drawn}
            assert len(orders) > 1 or is_settled(played.before, field)


def is_settled(state: Any, field: str) -> bool:
    """Whether a pile is too short, or too well known, to come in another order."""
    if field == "piles" and state.options.open_milestones:
        return True
    pile = getattr(state, field)
    cards = [card for part in pile for card in part] if field == "piles" else pile
    return len(cards) <= 4
