"""Set-up (REV-1 to REV-17)."""

import pytest
from msgspec.structs import replace

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.components.rows import ConditionRow
from rotonde.games.revolution.game import REVOLUTION
from rotonde.games.revolution.reasons import (
    CITY_NOT_ON_TILE,
    NOT_AT_THIS_STEP,
    SECTION_NOT_ON_TILE,
    SETUP_TILE_GONE,
    SLOT_TAKEN,
)
from rotonde.games.revolution.rules import setup
from rotonde.games.revolution.scoring import multiplicands, progress_in, sources
from rotonde.games.revolution.state import DRAWN_PILES, NEUTRAL, RevolutionOptions, State
from rotonde.kernel.law.refusal import WRONG_SEATS, SetupRefused
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.revolution import (
    actor,
    choices,
    offer,
    offered,
    picking,
    play,
    refused,
    setting_up,
    step,
)

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
FULL_PILES = [sorted(BOARD.pile(pile)) for pile in DRAWN_PILES]
SEEDS = [str(seed) for seed in range(60)]


def beginnings(seats: int) -> list[State]:
    """Many beginnings."""
    return [setup.beginning(seats, RevolutionOptions(), Rng(seed)) for seed in SEEDS]


@SEATS
@rule("REV-1", "REV-132")
def test_any_seat_may_begin(seats: int) -> None:
    """The first player is drawn; two to four play, nobody alone."""
    assert {state.first_player for state in beginnings(seats)} == set(range(seats))


@pytest.mark.parametrize("seats", [1, 5])
@rule("REV-1", "REV-132")
def test_nobody_plays_alone(seats: int) -> None:
    """Nor do five play."""
    with pytest.raises(SetupRefused) as refusal:
        REVOLUTION.setup(seats, RevolutionOptions(), Rng("alone"))

    assert refusal.value.refusal == WRONG_SEATS(seats=seats, least=2, most=4)


@SEATS
@rule("REV-2", "REV-3", "REV-4", "REV-8")
def test_what_a_seat_begins_with(seats: int) -> None:
    """600$, 3 shares, 4 white workers, a train, two milestones, all pieces, markers at 0."""
    for company in setting_up(seats).companies:
        assert (company.cash, company.shares) == (600, 3)
        assert company.crew.stock == (4, 0, 0, 0, 0)
        assert company.trains_up == (1, 0, 0, 0, 0)
        assert [tile.id[:2] for tile in company.milestones] == ["A1", "A2"]
        assert (company.buildings, company.rails) == (12, 15)
        assert company.network == BOARD.start
        assert company.tracks == (0, 0, 0)


@SEATS
@rule("REV-5", "REV-6", "REV-12")
def test_the_supply_and_the_piles(seats: int) -> None:
    """No white worker, twelve of the others less those on set-up tiles; piles by seats."""
    state = setting_up(seats)
    lying = [tile.worker for tile in state.setup_tiles]

    assert state.supply[0] == 0
    assert sum(state.supply) == 48 - seats
    assert len(lying) == len(set(lying)) == seats
    assert state.train_piles == (0, *(({2: 3, 3: 4, 4: 5}[seats],) * 4))


@rule("REV-4", "REV-7", "REV-9", "REV-10")
def test_what_is_shuffled() -> None:
    """Piles, Market, tiles within their level, telegraph tiles: complete, in any order."""
    states = beginnings(4)

    for state in states:
        assert [sorted(pile) for pile in state.piles] == FULL_PILES
        assert sorted((state.market_tile, *state.market_pile)) == list(range(1, 10))
        for row, tile in zip(BOARD.tables.city, state.city_tiles, strict=True):
            assert BOARD.city_tiles[tile].level == row.level
        assert state.city_tiles[:2] == ("1w", "1c")
        assert [n for n, tile in enumerate(state.telegraph_tiles) if tile] == [1, 2, 4, 5, 7, 8]
        assert sorted(filter(None, state.telegraph_tiles)) == [1, 2, 3, 4, 5, 6]
    for seat in range(4):
        dealt = {tile.id for state in states for tile in state.companies[seat].milestones}
        assert dealt == {f"{pile}-{n}" for pile in ("A1", "A2") for n in (1, 2, 3, 4)}
    assert len({state.piles[0] for state in states}) > 50
    assert len({state.city_tiles for state in states}) > 50
    assert len({state.market_tile for state in states}) == 9


@pytest.mark.parametrize(
    ("seats", "cities", "sections"),
    [
        (4, set(), set()),
        (3, {"san_francisco", "bismarck", "houston"}, {2, 5}),
        (2, {"san_diego", "salt_lake_city", "duluth", "little_rock"}, {1, 4, 7}),
    ],
)
@rule("REV-11")
def test_neutral_buildings(seats: int, cities: set[str], sections: set[int]) -> None:
    """They hold first slots and nobody owns them."""
    state = setting_up(seats)
    held = {BOARD.cities.ids[n] for n, slot in enumerate(state.first_stations) if slot == NEUTRAL}

    assert held == cities
    assert {n for n, slot in enumerate(state.first_offices) if slot == NEUTRAL} == sections


@rule("REV-12")
def test_both_faces_come_up_with_any_worker() -> None:
    """Each tile may be among those drawn, with either face and a worker of any colour."""
    tiles = [tile for state in beginnings(2) for tile in state.setup_tiles]

    assert {(t.tile, t.side) for t in tiles} == {(t, s) for t in (1, 2, 3, 4) for s in "ab"}
    assert {(t.tile, t.worker) for t in tiles} == {
        (t, colour) for t in (1, 2, 3, 4) for colour in COLOURS[1:]
    }


@rule("REV-13", "REV-17")
def test_the_last_tile_is_taken_by_itself() -> None:
    """After set-up every seat has five workers, and the first player begins."""
    state = picking(2, 0, offer(2, "b", "grey"), offer(4, "b", "orange"))
    assert offered(state) == ["pick 2", "pick 4"]
    assert refused(state, "pick 1") == SETUP_TILE_GONE(tile=1)

    state = play(state, "pick 2")

    assert (actor(state), step(state)) == (0, "ChooseWorker")
    assert [company.crew.available for company in state.companies] == [5, 5]
    assert state.companies[1].shares == 6
    assert state.companies[0].cash == 1000


@rule("REV-14", "REV-16")
def test_the_worker_comes_before_the_face() -> None:
    """So it may be exchanged at once; nothing is sold or hired yet; the exchange may be stopped."""
    state = play(picking(2, 0, offer(4, "a", "grey"), offer(2, "b", "orange")), "pick 4")

    assert choices(state, "give") == ["white stock", "grey stock"]
    assert "stop" in offered(state)
    assert refused(state, "share") == NOT_AT_THIS_STEP()
    after = play(state, "give grey stock", "take purple")
    assert after.companies[1].crew.stock == (4, 1, 0, 0, 0)


@rule("REV-15", "REV-16", "REV-17")
def test_the_three_placements_are_free_and_mandatory() -> None:
    """From aside, without cost, reward, shares or Market; they fill first slots and count."""
    rail = play(picking(2, 0, offer(1, "a", "grey"), offer(2, "b", "orange")), "pick 1")
    assert offered(rail) == ["rail S01", "rail S03", "rail S05"]
    rail = play(rail, "rail S03")
    assert (rail.companies[1].rails, rail.companies[1].network.bit_count()) == (15, 2)

    station = play(picking(2, 0, offer(3, "a", "grey"), offer(2, "b", "orange")), "pick 3")
    assert offered(station) == ["station washington", "station charlotte"]
    miami = Named("city-miami")
    assert refused(station, "station miami") == CITY_NOT_ON_TILE(city=miami)
    station = play(station, "station charlotte")
    assert station.first_stations[1] == 1
    assert (station.companies[1].cash, station.companies[1].buildings) == (600, 12)

    office = play(picking(2, 0, offer(2, "a", "grey"), offer(4, "b", "orange")), "pick 2")
    assert offered(office) == ["office 3", "office 6"]
    assert refused(office, "office 1") == SECTION_NOT_ON_TILE(section=1)
    office = play(office, "office 6")
    assert (office.first_offices[6], office.companies[1].shares) == (1, 3)
    assert step(office) == "ChooseWorker"


@rule("REV-15")
def test_a_slot_that_is_taken_is_refused() -> None:
    """The set-up building takes a first slot or none."""
    state = play(picking(2, 0, offer(3, "a", "grey"), offer(2, "b", "orange")), "pick 3")
    state = replace(state, first_stations=(0, *state.first_stations[1:]))

    assert refused(state, "station washington") == SLOT_TAKEN()
    assert offered(state) == ["station charlotte"]


@rule("REV-16", "REV-130")
def test_gates_are_paid_in_setup() -> None:
    """The third step of a track pays its gate; unused steps are given back with Stop."""
    state = play(picking(2, 0, offer(1, "b", "grey"), offer(2, "b", "orange")), "pick 1")
    state = play(state, "advance network", "advance network")
    assert "stop" in offered(state)

    assert play(state, "advance network").companies[1].cash == 500


@rule("REV-16", "REV-130")
def test_hard_gates_hold_in_setup_too() -> None:
    """500$ of 600$ for the telegraph; 1000$ for the network are out of reach, and nothing sells."""
    state = picking(2, 0, offer(1, "b", "grey"), offer(2, "b", "orange"))
    state = play(replace(state, options=RevolutionOptions(hard_gates=True)), "pick 1")
    left = play(state, "advance telegraph", "advance telegraph", "advance telegraph")
    assert left.companies[1].cash == 100

    right = play(state, "advance network", "advance network")
    assert offered(right) == ["advance telegraph", "advance stations", "stop"]


@rule("REV-17")
def test_pieces_of_the_setup_count() -> None:
    """For connections, for conditions, for slots and for points."""
    rail = play(picking(2, 0, offer(1, "a", "grey"), offer(2, "b", "orange")), "pick 1", "rail S05")
    reached = ConditionRow("connect_level", 1, level=2)
    assert progress_in(rail.companies[1], reached) == 1

    station = play(picking(2, 0, offer(3, "a", "grey"), offer(2, "b", "orange")), "pick 3")
    station = play(station, "station charlotte")
    built = replace(station.companies[1], tracks=(0, 1, 0))
    assert (multiplicands(built)[1], sources(built)["stations"]) == (1, 1)
    assert "station charlotte" not in offered(
        play(station, "worker white trade", "sell rail", "finish", "worker white station")
    )
