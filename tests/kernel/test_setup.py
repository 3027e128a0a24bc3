"""Whether a game can begin."""

import msgspec
import pytest

from rotonde.kernel.law.refusal import WRONG_OPTIONS, WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from tests.support.toy import Toy


class Stranger(Options, frozen=True):
    """Options of some other game."""

    speed: int = 3


@pytest.mark.parametrize("seats", [-1, 0, 1, 4])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    """The refusal names the least and the most."""
    refusal = Toy().check_setup(seats, Options())

    assert WRONG_SEATS(seats=seats, least=2, most=3) == refusal
    with pytest.raises(SetupRefused, match="setup-seats"):
        Toy().setup(seats, Options(), Rng("seed"))


def test_options_of_another_game_are_refused() -> None:
    """The refusal says what is wrong with them."""
    refusal = Toy().check_setup(2, Stranger())

    assert refusal is not None
    assert WRONG_OPTIONS.code == refusal.code
    assert "speed" in str(refusal.facts["problem"])


def test_good_seats_and_options_are_not_refused() -> None:
    """None means that the game can begin."""
    assert Toy().check_setup(3, Options()) is None


def test_a_setup_refusal_carries_its_refusal() -> None:
    """The edge shows the same sentence whether it asked first or tried."""
    with pytest.raises(SetupRefused) as refused:
        Toy().setup(9, Options(), Rng("seed"))

    assert WRONG_SEATS(seats=9, least=2, most=3) == refused.value.refusal
    assert refused.value.refusal == msgspec.structs.replace(refused.value.refusal)
