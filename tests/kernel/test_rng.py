"""The generator: stable for ever, fair, and a value."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from rotonde.kernel.law.rng import Rng, below, pick, shuffle

ROLLS_OF_ROTONDE = [3, 5, 3, 3, 5, 5, 2, 4, 0, 2, 1, 5]


def rolls(seed: str, count: int, n: int) -> list[int]:
    """The first numbers of a seed."""
    rng, out = Rng(seed), []
    for _ in range(count):
        value, rng = below(rng, n)
        out.append(value)
    return out


def test_a_seed_gives_the_same_numbers_for_ever() -> None:
    """Recorded games stand on these figures; they may never change."""
    assert rolls("rotonde", 12, 6) == ROLLS_OF_ROTONDE


def test_another_seed_gives_other_numbers() -> None:
    """The seed decides, nothing else."""
    assert rolls("rotonde", 12, 6) != rolls("roundhouse", 12, 6)


def test_drawing_leaves_the_generator_as_it_was() -> None:
    """A generator is a value: the same one gives the same number twice."""
    rng = Rng("seed")

    assert below(rng, 1000) == below(rng, 1000)
    assert Rng("seed") == rng


def test_a_drawn_generator_has_counted() -> None:
    """The counter is how undo sees that dice were used."""
    _, after = below(Rng("seed"), 6)

    assert after.drawn > 0
    assert after.seed == "seed"


def test_numbers_are_fair() -> None:
    """Six faces in six thousand rolls: each within a tenth of a thousand."""
    faces = Counter(rolls("fair", 6_000, 6))

    assert set(range(6)) == set(faces)
    assert all(900 < count < 1_100 for count in faces.values())


@given(st.text(), st.integers(1, 10**6))
def test_numbers_stay_below(seed: str, n: int) -> None:
    """`below(n)` is one of 0..n-1."""
    value, _ = below(Rng(seed), n)

    assert 0 <= value < n


@given(st.text(), st.lists(st.integers()))
def test_shuffling_keeps_every_card(seed: str, cards: list[int]) -> None:
    """A shuffle is the same cards in some order."""
    mixed, _ = shuffle(Rng(seed), cards)

    assert sorted(cards) == sorted(mixed)


def test_every_order_of_three_cards_turns_up() -> None:
    """A shuffle that could not reach an order would be a loaded one."""
    orders = {shuffle(Rng(str(seed)), "abc")[0] for seed in range(100)}

    assert len(orders) == 6


def test_pick_gives_one_of_the_options() -> None:
    """A pick is a fair index into the options."""
    picked = {pick(Rng(str(seed)), ("a", "b", "c"))[0] for seed in range(50)}

    assert picked == {"a", "b", "c"}
