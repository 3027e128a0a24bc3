"""Setup: what lies where before anybody decides, and what a table may choose."""

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest

from rotonde.games.tiles.events import CoinTossed
from rotonde.games.tiles.reasons import (
    CHALLENGE_IS_SOLO,
    NO_SUCH_COLUMN,
    OBJECTIVES_NEED_OTHERS,
    OBJECTIVES_NOT_DIFFERENT,
)
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.kernel.law.refusal import WRONG_OPTIONS, WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng
from tests.support import rule
from tests.support.tiles import TILES, position, refused
from tests.support.tiles_box import CHALLENGES, COPIES, OBJECTIVES, TOKENS, TRACK
from tests.support.tiles_reading import choices, seat_at, table
from tests.support.walks import walk

SEATS = pytest.mark.parametrize("seats", [1, 2, 3, 4])
MANY = pytest.mark.parametrize("seats", [2, 3, 4])


def fresh(seats: int, seed: object = "setup", options: TilesOptions | None = None) -> State:
    """A new game."""
    return TILES.setup(seats, options or TilesOptions(), Rng(str(seed)))


@SEATS
@rule("TIL-20")
def test_all_tiles_are_in_the_bag_or_in_sight(seats: int) -> None:
    """106 tiles, copies as in the tables; nothing is left out."""
    state = fresh(seats)
    shown = Counter(state.start_pool)
    for column in state.columns:
        shown.update(column.tiles)

    assert shown + Counter(state.bag) == COPIES
    assert COPIES.total() == 106


@rule("TIL-34")
@pytest.mark.parametrize("seed", range(4))
def test_whoever_has_the_last_platform_chooses_a_starting_tile_first(seed: int) -> None:
    """However the platforms were drawn."""
    state = fresh(4, seed)

    assert TILES.actors(state) == {state.platforms[-1]}


@rule("TIL-20", "TIL-26")
def test_the_seed_decides_every_shuffle() -> None:
    """The same seed is the same game; other seeds bring other tiles, tokens and orders."""
    assert fresh(3, "one") == fresh(3, "one")
    games = [table(fresh(3, seed)) for seed in range(60)]

    assert len({game.columns for game in games}) == 60
    assert len({game.start_pool for game in games}) > 40
    assert {game.waiting_room.id for game in games if game.waiting_room} == set(TOKENS)


@SEATS
@rule("TIL-20")
def test_seven_tokens_one_of_them_face_up(seats: int) -> None:
    """The first is in the waiting room, six are face down, none is gone."""
    view = table(fresh(seats))

    assert view.waiting_room is not None
    assert (view.hall_left, view.hall_right, view.stack, view.removed) == (None, None, 6, ())


@SEATS
@rule("TIL-21")
def test_every_seat_has_a_star(seats: int) -> None:
    """The others are in the supply."""
    view = table(fresh(seats))

    assert [seat.stars for seat in view.seats] == [1] * seats
    assert view.star_supply == 10 - seats
    assert all(column.stars == 0 for column in view.columns)


@MANY
@rule("TIL-22")
def test_the_first_order_is_any_order(seats: int) -> None:
    """Every permutation comes up."""
    orders = {table(fresh(seats, seed)).platforms for seed in range(200)}

    assert orders == set(permutations(range(seats)))


@MANY
@rule("TIL-23")
def test_starting_tiles_have_different_drawings(seats: int) -> None:
    """As many as there are seats; background and slots do not make them different."""
    for seed in range(150):
        pool = table(fresh(seats, seed)).start_pool
        assert len(pool) == len({TRACK[tile].archetype for tile in pool}) == seats


@rule("TIL-23")
def test_overpass_and_station_cross_are_different() -> None:
    """Their sides are the same, and both may be there at once."""
    pools = [{TRACK[tile].archetype for tile in fresh(4, seed).start_pool} for seed in range(600)]

    assert any({"overpass", "station_cross"} <= pool for pool in pools)


@rule("TIL-23")
def test_starting_tiles_are_drawn_evenly() -> None:
    """A drawing with more copies comes up more often."""
    pools = [fresh(2, seed).start_pool for seed in range(400)]
    drawn = Counter(TRACK[tile].archetype for pool in pools for tile in pool)

    assert drawn["rail_straight"] > 3 * drawn["rail_cross"] > 0
    assert len(drawn) == 17


@pytest.mark.parametrize(
    ("seats", "sizes"),
    [(1, [2, 3, 4]), (2, [2, 3, 3, 4]), (3, [2, 3, 3, 4]), (4, [2, 2, 3, 3, 4])],
)
@rule("TIL-24")
def test_the_columns_in_use(seats: int, sizes: list[int]) -> None:
    """Numbered from 1 on the left, all of them full."""
    view = table(fresh(seats))

    assert [len(column.tiles) for column in view.columns] == sizes
    assert [column.size for column in view.columns] == sizes
    assert [column.number for column in view.columns] == list(range(1, len(sizes) + 1))


@pytest.mark.parametrize(("seats", "beyond"), [(1, 4), (2, 5), (3, 5), (4, 6)])
@rule("TIL-24")
def test_a_column_that_is_not_in_use_cannot_be_taken(seats: int, beyond: int) -> None:
    """With two or three players the leftmost printed one is not used."""
    state = position(f"seats {seats}{' | challenge holes' if seats == 1 else ''}")

    assert choices(state, "column") == [str(number) for number in range(1, beyond)]
    expected = NO_SUCH_COLUMN(column=beyond, columns=beyond - 1)
    assert refused(state, 0, f"column {beyond}") == expected


@SEATS
@rule("TIL-25")
def test_the_coin_is_for_two(seats: int) -> None:
    """Tossed after each of the first seven rounds, and never with other numbers of players."""
    start = fresh(seats)
    coins = [
        event
        for played in walk(TILES, start, Rng("coins"))
        for event in played.turn.events
        if isinstance(event, CoinTossed)
    ]

    assert len(coins) == (7 if seats == 2 else 0)


@rule("TIL-26")
def test_options_by_default() -> None:
    """No objectives, any challenge, one after another."""
    options = TILES.options()

    assert (options.objectives, options.challenge, options.parallel) == ("off", "random", False)
    assert fresh(3).objectives == ()
    assert fresh(3).challenge is None


@pytest.mark.parametrize("seats", [0, 5, -1])
@rule("TIL-26")
def test_one_to_four_sit_down(seats: int) -> None:
    """No fifth seat."""
    assert TILES.check_setup(seats, TilesOptions()) == WRONG_SEATS(seats=seats, least=1, most=4)
    with pytest.raises(SetupRefused):
        fresh(seats)


@rule("TIL-26", "TIL-110")
def test_objectives_are_for_two_to_four() -> None:
    """Random or chosen, nobody plays them alone."""
    for options in (TilesOptions(objectives="random"), TilesOptions(objectives="chosen")):
        assert TILES.check_setup(1, options) == OBJECTIVES_NEED_OTHERS()
        assert TILES.check_setup(2, options) is None


@rule("TIL-26", "TIL-70")
def test_chosen_objectives_are_three_different_ones() -> None:
    """Two of a kind are refused; the same names do no harm while objectives are off."""
    twice = TilesOptions("chosen", "temple", "airport", "temple")

    assert TILES.check_setup(2, twice) == OBJECTIVES_NOT_DIFFERENT()
    assert TILES.check_setup(2, msgspec.structs.replace(twice, objectives="off")) is None
    assert fresh(2, options=TilesOptions("chosen", "temple", "airport", "stadium")).objectives == (
        "stadium",
        "airport",
        "temple",
    )


@rule("TIL-26", "TIL-113")
def test_a_challenge_is_for_one() -> None:
    """Any of the fifteen, alone; with others there is none to choose."""
    for challenge in CHALLENGES:
        options = msgspec.convert({"challenge": challenge}, TilesOptions)
        assert TILES.check_setup(2, options) == CHALLENGE_IS_SOLO()
        assert fresh(1, options=options).challenge == challenge


@rule("TIL-26")
def test_a_random_challenge_and_random_objectives_come_from_the_seed() -> None:
    """All of them come up."""
    drawn = {fresh(1, seed).challenge for seed in range(150)}
    assert drawn == set(CHALLENGES)

    options = TilesOptions(objectives="random")
    kinds = [fresh(2, seed, options).objectives for seed in range(60)]
    assert {kind for three in kinds for kind in three} == set(OBJECTIVES)
    assert {len(set(three)) for three in kinds} == {3}


@pytest.mark.parametrize(
    "wrong",
    [{"objectives": "some"}, {"challenge": "marathon"}, {"parallel": 3}, {"speed": 1}],
)
@rule("TIL-26")
def test_other_options_do_not_exist(wrong: dict[str, Any]) -> None:
    """Neither over the wire nor in code."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(wrong, TILES.options)
    if "speed" not in wrong:
        refusal = TILES.check_setup(2, TilesOptions(**wrong))
        assert refusal is not None
        assert refusal.code == WRONG_OPTIONS.code


@rule("TIL-27")
def test_prestige_is_not_limited_by_printed_tokens() -> None:
    """More than the 400 points of the box."""
    state = position("map 0 V21(0,0)o1 | pieces 0 (0,0)=401")

    assert seat_at(state).prestige == 401
