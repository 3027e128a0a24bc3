"""Setup: cubes, the opening seat, secret cards, cards face up (TYC-1 to TYC-8)."""

from collections import Counter

import pytest

from rotonde.games.tycoon.state import TycoonOptions
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng, below
from tests.support import rule
from tests.support.tycoon import TYCOON, position
from tests.support.tycoon_map import CARDS, CITIES, LETTERS, TYCOONS
from tests.support.tycoon_reading import actor, city, cubes, figures, seat_at, table

SEATS = pytest.mark.parametrize("seats", range(2, 7))


@rule("TYC-1")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_play(seats: int) -> None:
    """There is no game for one, and none for seven."""
    with pytest.raises(SetupRefused) as found:
        TYCOON.setup(seats, TYCOON.options(), Rng("1"))

    assert found.value.refusal.code == WRONG_SEATS.code


@rule("TYC-2", "TYC-92")
@SEATS
def test_every_city_gets_its_cubes(seats: int) -> None:
    """One less with two or three players, but never none; 25 of each colour in all."""
    state = TYCOON.setup(seats, TYCOON.options(), Rng("2"))
    less = 1 if seats < 4 else 0

    for name, row in CITIES.items():
        assert sum(city(state, name).cubes) == max(1, row["goods"] - less)
    view = table(state)
    assert [there + bag for there, bag in zip(view.on_map, view.bag, strict=True)] == [25] * 5
    assert view.end.markers == 0


@rule("TYC-3")
@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_cities_are_filled_in_the_order_of_the_table(seed: str) -> None:
    """Drawn by hand, cube after cube from a bag that lies in the order of the colours."""
    rng, bag = Rng(seed), [letter for letter in LETTERS for _ in range(25)]
    by_hand = dict.fromkeys(CITIES, "")
    for name, row in CITIES.items():
        for _ in range(row["goods"]):
            number, rng = below(rng, len(bag))
            by_hand[name] += bag.pop(number)

    state = TYCOON.setup(4, TYCOON.options(), Rng(seed))

    for name, drawn in by_hand.items():
        assert cubes(state, name) == "".join(sorted(drawn, key=LETTERS.index))


@rule("TYC-4")
@SEATS
def test_a_seat_starts_with_nothing(seats: int) -> None:
    """Score 0, level 1, no cash, no share, 24 locomotives."""
    state = TYCOON.setup(seats, TYCOON.options(), Rng("4"))

    for name, value in (("score", 0), ("engine_level", 1), ("cash", 0), ("shares", 0)):
        assert figures(state, name) == [value] * seats
    assert figures(state, "locomotives_left") == [24] * seats


@rule("TYC-5")
def test_any_seat_may_open_the_first_auction() -> None:
    """It is drawn at random, and counts as the first player of the turn before."""
    openers = {actor(TYCOON.setup(3, TYCOON.options(), Rng(str(seed)))) for seed in range(30)}
    state = TYCOON.setup(3, TYCOON.options(), Rng("5"))

    assert openers == {0, 1, 2}
    assert state.first_player == actor(state)


@rule("TYC-6")
@SEATS
def test_every_seat_has_a_secret_tycoon(seats: int) -> None:
    """No two have the same, and nobody sees another's."""
    state = TYCOON.setup(seats, TYCOON.options(), Rng("6"))
    held = [railroad.tycoon_card for railroad in state.railroads]

    assert len(set(held)) == seats
    assert set(held) <= set(TYCOONS)
    shown = [seat.tycoon_card for seat in TYCOON.view(state, Seat(1)).seats]
    assert shown == [held[1] if seat == 1 else None for seat in range(seats)]
    assert [seat.tycoon_card for seat in table(state).seats] == [None] * seats


@rule("TYC-6", "TYC-7")
def test_tycoons_are_dealt_and_the_deck_is_shuffled_by_chance() -> None:
    """Any tycoon may come to a seat, and no two decks lie alike."""
    states = [TYCOON.setup(2, TYCOON.options(), Rng(str(seed))) for seed in range(60)]

    assert {state.railroads[0].tycoon_card for state in states} == set(TYCOONS)
    assert len({state.face_up + state.deck for state in states}) == len(states)


@rule("TYC-7")
@SEATS
def test_start_cards_and_two_for_each_player_lie_face_up(seats: int) -> None:
    """All 37 cards are there, the three with a start mark on top of the others."""
    state = TYCOON.setup(seats, TYCOON.options(), Rng("7"))
    start = [card for card, row in CARDS.items() if row.get("start")]

    assert list(state.face_up[:3]) == start
    assert len(state.face_up) == 3 + 2 * seats
    every = Counter({card: row["copies"] for card, row in CARDS.items()})
    assert Counter(state.face_up + state.deck) == every
    assert every.total() == 37


@rule("TYC-8")
def test_new_cities_and_western_links_are_limited() -> None:
    """Three tiles in each of four colours, none in red; two western links."""
    state = position()

    assert table(state).new_city_tiles == (0, 3, 3, 3, 3)
    assert state.western_links == (None, None)


@rule("TYC-91")
@SEATS
def test_beginners_have_no_cards_no_tycoons_and_no_west(seats: int) -> None:
    """Everything else is as usual."""
    state = TYCOON.setup(seats, TycoonOptions(beginner=True), Rng("91"))

    assert (state.face_up, state.deck) == ((), ())
    assert [railroad.tycoon_card for railroad in state.railroads] == [None] * seats
    assert not seat_at(state, 0).has_tycoon
    assert sum(table(state).on_map) == (81 if seats < 4 else 110)
