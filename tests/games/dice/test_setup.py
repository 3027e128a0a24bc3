"""Setup, options and numbers of players (DIC-10 to DIC-14, DIC-78, DIC-79)."""

import pytest

from rotonde.games.dice.state import DiceOptions
from rotonde.kernel.law.refusal import WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.dice import DICE

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


@SEATS
@rule("DIC-10", "DIC-11", "DIC-12", "DIC-78")
def test_what_lies_where_before_the_first_turn(seats: int) -> None:
    """One rail on the start tile, four jokers each, ten shares of each company in the bank."""
    view = DICE.view(DICE.setup(seats, DiceOptions(), Rng("setup")), None)

    assert view.reserve == {2: 31, 3: 27, 4: 23}[seats]
    assert {(s.front.joker, s.front_total, s.hidden, s.passengers) for s in view.seats} == {
        (4, 4, 0, 0)
    }
    assert [(end.head, end.out, end.next_cells[0].cell) for end in view.ends] == [
        ("d4", "N", "d3"),
        ("d4", "S", "d5"),
    ]
    assert {(c.bank, c.director, c.chain) for c in view.companies} == {(10, None, 0)}
    assert sum(company.left for company in view.companies) == 44
    assert [(one.kind, one.left) for one in view.supply] == [
        ("country", 10),
        ("lake", 12),
        ("mountain2", 6),
        ("mountain3", 6),
    ]


@SEATS
@rule("DIC-14")
def test_sixty_dice_only_fill_the_reserve(seats: int) -> None:
    """Twenty dice more, and nothing else changes."""
    usual = DICE.setup(seats, DiceOptions(), Rng("setup"))
    more = DICE.setup(seats, DiceOptions(dice_total=60), Rng("setup"))

    assert more.reserve == usual.reserve + 20
    assert more.trays == usual.trays
    assert DICE.options().dice_total == 40


@rule("DIC-13")
def test_the_first_player_is_drawn_from_the_seed() -> None:
    """The same seed, the same first player; every seat can be it."""
    first = {DICE.setup(3, DiceOptions(), Rng(str(n))).first for n in range(40)}

    assert first == {0, 1, 2}
    again = [DICE.setup(3, DiceOptions(), Rng("same")).first for _ in range(2)]
    assert again[0] == again[1]


@pytest.mark.parametrize("seats", [0, 1, 5])
@rule("DIC-79")
def test_no_other_number_can_play(seats: int) -> None:
    """There is no solo game and no fifth seat."""
    refusal = DICE.check_setup(seats, DiceOptions())

    assert refusal == WRONG_SEATS(seats=seats, least=2, most=4)
    with pytest.raises(SetupRefused):
        DICE.setup(seats, DiceOptions(), Rng("setup"))
