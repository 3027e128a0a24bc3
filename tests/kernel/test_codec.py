"""JSON of states and actions, and the hash that names a state."""

import msgspec
import pytest

from rotonde.kernel.tools.codec import decode, decoder, digest, encode
from tests.support.toy import Add, AnyToyAction, Brag, ToyState, fresh


def test_encoding_is_canonical() -> None:
    """Two mappings that are equal are the same bytes, whatever the order they were filled in."""
    assert encode({"a": 1, "b": 2}) == encode({"b": 2, "a": 1})


def test_a_state_survives_json() -> None:
    """Nothing of a state is lost on the way to the store and back."""
    _, state = fresh()

    assert state == decode(encode(state), ToyState)


def test_an_action_carries_its_name() -> None:
    """The tag tells the actions of a union apart."""
    assert encode(Add(2)) == b'{"amount":2,"do":"add"}'
    assert Brag() == decoder(AnyToyAction).decode(b'{"do":"brag"}')


@pytest.mark.parametrize(
    "raw",
    [
        b'{"do":"add"}',
        b'{"do":"add","amount":0}',
        b'{"do":"add","amount":"2"}',
        b'{"do":"add","amount":2,"seat":1}',
        b'{"do":"fly"}',
        b"[]",
    ],
)
def test_bad_actions_are_validation_errors(raw: bytes) -> None:
    """Missing, wrong, surplus or unknown parts never become an action."""
    with pytest.raises(msgspec.ValidationError):
        decoder(AnyToyAction).decode(raw)


def test_a_decoder_is_made_once() -> None:
    """The decoder of a type is shared."""
    assert decoder(ToyState) is decoder(ToyState)


def test_equal_states_have_equal_names() -> None:
    """A digest names a state, not an object."""
    _, one = fresh("seed")
    _, other = fresh("seed")
    _, third = fresh("another seed")

    assert digest(one) == digest(other)
    assert digest(one) != digest(third)
    assert len(digest(one)) == 16
