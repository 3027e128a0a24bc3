"""Cards: what is known before a decision, and where that ends."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from rotonde.kernel.desk.card import DRAWS, ENDS_GAME, ENDS_TURN, REVEALS, Card, card
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.known import known_to
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Text
from tests.support.toy import TOO_MUCH, AnyToyAction, Toy, ToyDesk, ToyState, fresh

FIRST = Seat(0)


def orders(toy: Toy, line: str) -> Sequence[AnyToyAction]:
    """The orders of a line."""
    read = [toy.read(text) for text in line.split(", ")]
    return [order for order in read if not isinstance(order, Refusal)]


def told(line: str) -> Card | Refusal:
    """The card of a line at the start of a game of the toy."""
    toy, state = fresh()
    return card(ToyDesk(), state, FIRST, orders(toy, line))


@pytest.mark.parametrize(
    ("line", "final", "rest"),
    [
        ("brag", None, None),
        ("brag, brag", None, None),
        ("brag, roll", DRAWS, 0),
        ("roll, brag", DRAWS, 1),
        ("peek", REVEALS, 0),
        ("peek, add 1, roll", REVEALS, 2),
        ("add 1, add 1", ENDS_TURN, 1),
        ("brag, add 2, add 9, roll", ENDS_TURN, 2),
    ],
)
def test_a_card_stops_where_nobody_knows_what_comes(
    line: str, final: Text | None, rest: int | None
) -> None:
    """At a die, a secret, another's turn; of the orders behind it the card says how many."""
    assert told(line) == Card(None, final, rest)


def test_an_order_before_the_stop_is_refused_as_it_would_be_played() -> None:
    """And one behind it is not: that would tell the roll."""
    assert told("brag, add 4") == TOO_MUCH(amount=4)
    assert told("roll, add 4") == Card(None, DRAWS, 1)


def test_the_end_of_the_game_is_a_stop() -> None:
    toy, state = fresh()
    late = replace(state, added=(8, 0))

    assert card(ToyDesk(), late, FIRST, orders(toy, "add 3, roll")) == Card(None, ENDS_GAME, 1)


def test_a_card_of_no_orders_says_nothing() -> None:
    _, state = fresh()

    assert card(ToyDesk(), state, FIRST, []) == Card()


def test_the_position_as_it_is_known_holds_no_secret() -> None:
    """States that a seat cannot tell apart are one and the same to it."""
    toy, state = fresh()
    twin = replace(state, secret=state.secret + 1, rng=Rng("twin"))

    assert known_to(toy, state, FIRST).state == known_to(toy, twin, FIRST).state
    assert known_to(toy, state, FIRST).state != state
    assert known_to(toy, state, FIRST) is known_to(toy, state, FIRST)


def test_a_thing_may_be_called_anything() -> None:
    """Half a letter, which no answer could carry, is asked about with a question mark."""

    class Echo(ToyDesk):
        def why_not(self, state: ToyState, seat: Seat | None, thing: Thing) -> Refusal:
            return TOO_MUCH(amount=thing)

    _, state = fresh()

    assert Echo().why_not_known(known_to(Toy(), state, None), Thing("a\ud800")) == TOO_MUCH(
        amount="a?"
    )
