"""The laws of every position of Revolution, as the rules promise them."""

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.components.ops import SetupOffice, SetupRail, SetupStation
from rotonde.games.revolution.rules.setup import face_of
from rotonde.games.revolution.scoring import is_complete
from rotonde.games.revolution.state import Company, State
from rotonde.games.revolution.steps import ChooseWorker, EffectExchangeTake, KeepingMilestone
from tests.support.revolution_map import city_ids, reached, space_ids


def always(state: State, sold: dict[tuple[int, str], int]) -> None:
    """Every law that holds between any two decisions."""
    workers_are_conserved(state)
    trains_are_conserved(state)
    milestones_are_conserved(state)
    market_is_conserved(state)
    for seat, company in enumerate(state.companies):
        pieces_are_conserved(company, sold, seat)
        purse_and_tracks(company)
        network_holds_together(company)
    assert state.due >= 0
    if state.steps and isinstance(state.steps[-1], ChooseWorker):
        before_a_turn(state)


def workers_are_conserved(state: State) -> None:
    """Twelve of each specialised colour and four white ones for each seat (law 1)."""
    for number, colour in enumerate(COLOURS):
        total = state.supply[number]
        for company in state.companies:
            total += company.crew.stock[number]
            total += sum(space[number] for space in company.crew.spaces)
            total += sum(m.managers.count(colour) for m in company.milestones)
        total += [offer.worker for offer in state.setup_tiles].count(colour)
        for step in state.steps:
            total += isinstance(step, EffectExchangeTake) and step.colour == colour
        assert total == (4 * state.seats if colour == "white" else 12), colour


def pieces_are_conserved(company: Company, sold: dict[tuple[int, str], int], seat: int) -> None:
    """Twelve buildings and sixteen rails, and those of set-up that were placed (law 2)."""
    ops = [type(op) for op in face_of(company.setup)] if company.setup else []
    extra = (SetupStation in ops or SetupOffice in ops, SetupRail in ops)
    placed = company.stations.bit_count() + company.offices.bit_count()
    buildings = company.buildings + placed + sold.get((seat, "building"), 0)
    rails = company.rails + company.network.bit_count() + sold.get((seat, "rail"), 0)
    assert 12 <= buildings <= 12 + extra[0]
    assert 16 <= rails <= 16 + extra[1]


def trains_are_conserved(state: State) -> None:
    """Four piles and one starting train for each seat (law 3)."""
    owned = [c.trains_up[0] + c.trains_down[0] for c in state.companies]
    assert owned == [1] * state.seats
    for number in range(1, 5):
        held = sum(c.trains_up[number] + c.trains_down[number] for c in state.companies)
        assert held + state.train_piles[number] == BOARD.seating(state.seats).trains_per_pile


def milestones_are_conserved(state: State) -> None:
    """Every one at one place, at most two open for each seat (law 4)."""
    lying = [tile for pile in state.piles for tile in pile]
    for company in state.companies:
        lying += [tile.id for tile in company.milestones]
        lying += company.completed
        assert len(company.milestones) <= 2
    for step in state.steps:
        if isinstance(step, KeepingMilestone) and not state.options.open_milestones:
            lying += step.tiles
    assert len(lying) == len(set(lying)) == 30 + 2 * state.seats


def market_is_conserved(state: State) -> None:
    """Nine tiles, all different (law 5)."""
    tiles = (state.market_tile, *state.market_pile, *state.market_discards)
    assert sorted(tiles) == list(range(1, 10))


def purse_and_tracks(company: Company) -> None:
    """Nothing below zero, no marker off its track (laws 6 and 7)."""
    assert company.cash >= 0
    assert company.shares >= 0
    assert all(0 <= space <= 7 for space in company.tracks)


def network_holds_together(company: Company) -> None:
    """One network with the start in it, every station in a connected city (law 7)."""
    rails = space_ids(company.network)
    assert "S00" in rails
    found, fresh = {"S00"}, {"S00"}
    while fresh:
        known: dict[str, set[str]] = {
            row.id: set(row.neighbours) for row in BOARD.tables.rail_space
        }
        fresh = {r for r in rails - found if any(beside(known, r, other) for other in found)}
        found |= fresh
    assert found == rails
    assert city_ids(company.stations) <= reached(rails)


def beside(known: dict[str, set[str]], one: str, other: str) -> bool:
    """Whether two spaces are neighbours or share a city."""
    return other in known[one] or bool(known[one] & known[other])


def before_a_turn(state: State) -> None:
    """Four workers everywhere, somebody in stock, no milestone left complete (laws 4 and 6)."""
    assert all(company.crew.available >= 4 for company in state.companies)
    assert any(state.companies[state.active_seat].crew.stock)
    for company in state.companies:
        assert not any(is_complete(company, tile) for tile in company.milestones)


def never_back(before: State, after: State) -> None:
    """Markers never fall, first slots never change, boards never fill (laws 7 and 8)."""
    for old, new in zip(before.companies, after.companies, strict=True):
        assert all(a <= b for a, b in zip(old.tracks, new.tracks, strict=True))
        assert new.buildings <= old.buildings
        assert new.rails <= old.rails
    for slots, later in (
        (before.first_stations, after.first_stations),
        (before.first_offices, after.first_offices),
    ):
        assert all(a == b for a, b in zip(slots, later, strict=True) if a is not None)
