"""Year ends, ends of the game, and the winner (DIC-71 to DIC-93)."""

import pytest
from msgspec.structs import replace

from rotonde.games.dice.board import BOARD, Place
from rotonde.games.dice.events import (
    CompanyCounted,
    DirectorChanged,
    GameEnded,
    LastYearAnnounced,
    OfficeLost,
    YearBegan,
    YearCounted,
)
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.state import Count, State, Tray
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.dice import DICE, company, legal, orders, perform, position, told, with_stations

LAST = "seat 1 | first 0"
"""The last turn of the year belongs to seat 1."""


@rule("DIC-71", "DIC-72", "DIC-73", "DIC-77")
def test_a_year_ends_with_passengers_directors_and_the_marker() -> None:
    """The largest group counts, all for the director; then the next seat is first."""
    state = position(f"{LAST} | nobody | directs 0 insel | shares insel 1 2")
    state = with_stations(state, "insel", [(0, 0), (1, 0), (1, 1), (5, 5)])

    turn = perform(state, "end")

    (counted,) = told(turn.events, CompanyCounted)
    assert (counted.company, counted.director, counted.passengers) == ("insel", 0, 3000)
    assert told(turn.events, YearCounted)[0].gains == (3000, 0)
    assert DICE.scores(turn.state) == (3000, 0)
    (change,) = told(turn.events, DirectorChanged)
    assert (change.company, change.before, change.after) == ("insel", 0, 1)
    assert [(e.year, e.first) for e in told(turn.events, YearBegan)] == [(3, 1)]
    assert turn.state.seat == turn.state.first == 1


@rule("DIC-74", "DIC-75")
@pytest.mark.parametrize(
    ("shares", "director", "after"),
    [("0 0", None, None), ("1 0", None, 0), ("2 2", 1, 1), ("2 2", None, 0), ("3 2", 1, 0)],
)
def test_most_shares_direct(shares: str, director: int | None, after: int | None) -> None:
    """One can suffice; a tie keeps the director; nobody without shares directs."""
    state = position(f"{LAST} | nobody | shares insel {shares}")
    if director is not None:
        held = company("insel")
        directors = tuple(Seat(director) if number == held else None for number in range(5))
        state = replace(state, directors=directors)

    assert perform(state, "end").state.directors[company("insel")] == after


@rule("DIC-76")
def test_stations_go_with_the_office_and_a_lost_one_is_told() -> None:
    """Income counts the stations of the new director."""
    state = position(f"{LAST} | nobody | directs 0 insel | shares insel 1 2")
    state = with_stations(state, "insel", [(x, 0) for x in range(6)])

    turn = perform(state, "end")

    assert [event.seat for event in told(turn.events, OfficeLost)] == [0]
    view = DICE.view(turn.state, None)
    assert [seat.income for seat in view.seats] == [4, 6]
    assert view.seats[0].income_jokers


@rule("DIC-28", "DIC-76")
def test_an_office_lost_for_another_is_not_the_last() -> None:
    """All companies are looked at together: whoever directs one has hidden dice for income."""
    state = position(f"{LAST} | nobody | directs 0 insel | shares insel 1 2 | shares weiden 1 0")

    turn = perform(state, "end")

    assert [turn.state.directors[company(name)] for name in ("insel", "weiden")] == [1, 0]
    assert told(turn.events, OfficeLost) == []
    assert turn.state.lost_office == (False, False)


@rule("DIC-80", "DIC-83")
def test_a_complete_company_announces_the_last_year() -> None:
    """Before the others are asked for."""
    state = position("nobody | directs 0 weiden | hidden 5 | reserve 10")
    seven = with_stations(state, "weiden", [(x, 3) for x in range(7)])

    turn = perform(seven, "station A weiden country")

    assert [(e.reason, e.company) for e in told(turn.events, LastYearAnnounced)] == [
        ("a", "weiden")
    ]


@rule("DIC-83", "DIC-87")
def test_the_first_reason_stays_and_the_last_seat_ends_the_year() -> None:
    """A later reason changes nothing; announced in the last turn, the year ends with it."""
    drawn = f"{LAST} | nobody | directs 1 weiden | shares weiden 2 1 | hidden 5 | reserve 10"
    seven = with_stations(position(drawn), "weiden", [(x, 3) for x in range(7)])
    second = perform(replace(seven, end_reason="b"), "station A weiden country")
    assert told(second.events, LastYearAnnounced) == []
    assert second.state.end_reason == "b"

    over = perform(seven, "station A weiden country", "end").state

    assert (over.over, over.end_reason, over.year) == (True, "a", seven.year)
    assert over.directors[company("weiden")] == 1


def lakes_left(state: State, lakes: int) -> State:
    """The small tiles used up far away, but for some lakes."""
    places, grounds = list(state.general_map.places), list(state.general_map.grounds)
    for kind, count in enumerate(state.general_map.layout.supply):
        ground = next(g.number for g in BOARD.grounds if g.kind == kind)
        spared = lakes if BOARD.kinds[kind].id == "lake" else 0
        for n in range(count - spared):
            places.append(BOARD.squares.cell(-30 + n, 20 + kind))
            grounds.append(ground)
    grown = GeneralMap(tuple(places), tuple(grounds))
    return replace(state, line=replace(state.line, general_map=grown))


def closed_in(state: State, supply_left: bool) -> State:
    """Countries around both active tiles; the rest of the supply far away, or used up."""
    country = BOARD.ground_numbers["country", 0]
    places, grounds = list(state.general_map.places), list(state.general_map.grounds)
    for head in state.line.ends:
        for step in BOARD.steps:
            if head.place + step not in places:
                places.append(Place(head.place + step))
                grounds.append(country)
    grown = GeneralMap(tuple(places), tuple(grounds))
    closed = replace(state, line=replace(state.line, general_map=grown))
    return closed if supply_left else lakes_left(closed, 0)


@pytest.mark.parametrize("supply_left", [True, False])
@rule("DIC-81", "DIC-83")
def test_without_an_open_side_the_last_year_is_announced(supply_left: bool) -> None:
    """No small tile left, or none that fits beside either end."""
    state = closed_in(position("K | nobody | front 1/0/0/0"), supply_left)

    turn = perform(state, "rail B d5 S")

    assert [event.reason for event in told(turn.events, LastYearAnnounced)] == ["b"]
    assert any(state.general_map.layout.supply) == supply_left


@rule("DIC-81", "DIC-83")
def test_the_last_year_is_announced_when_the_bridge_is_over() -> None:
    """The last tile is laid, but what its entry begins is finished first."""
    drawn = position("B d5S d6E | A d3N d2N | nobody | front 2/1/0/2 | hidden 2")

    begun = perform(
        lakes_left(drawn, 1), "rail A d1 N", "tile lake 0", "rail A d7 N", "rail A d6 W"
    )
    assert told(begun.events, LastYearAnnounced) == []
    assert begun.state.end_reason is None
    ashore = perform(begun.state, "rail A c6 W ?")
    assert [event.reason for event in told(ashore.events, LastYearAnnounced)] == ["b"]


@rule("DIC-82", "DIC-86")
def test_two_ends_without_a_way_out_announce_the_last_year() -> None:
    """Open sides there are, but no way to them."""
    drawn = position("A d3E e3E f3S | B d5S d6E e6E f6E g6N g5N | nobody | front 0/0/0/1")
    east = BOARD.squares.cell(1, 0)
    country = BOARD.ground_numbers["country", 0]
    grown = GeneralMap((*drawn.general_map.places, east), (*drawn.general_map.grounds, country))
    state = replace(drawn, line=replace(drawn.line, general_map=grown))
    assert any(state.line.sides)
    assert state.line.ways_out == (False, False)

    turn = perform(state, next(order for order in orders(state) if order.startswith("rail")))

    assert [event.reason for event in told(turn.events, LastYearAnnounced)] == ["c"]


@rule("DIC-84", "DIC-85", "DIC-87")
def test_the_last_year_is_played_to_its_end_without_dice_of_the_reserve() -> None:
    """The rest of the seats have their turns; then one count, and no new directors."""
    state = position("nobody | directs 0 insel | shares insel 1 2 | announced b | due")
    state = with_stations(state, "insel", [(0, 0), (1, 0)])
    assert "income" not in orders(state)

    state = perform(state, "end").state
    assert state.seat == 1
    turn = perform(state, "end")

    assert [event.reason for event in told(turn.events, GameEnded)] == ["b"]
    assert told(turn.events, DirectorChanged) == []
    assert DICE.scores(turn.state) == (2000, 0)
    assert turn.state.over
    last = perform(replace(state, seat=Seat(1)), "end").state
    assert last.over


@rule("DIC-88", "DIC-92")
def test_when_dice_run_out_the_game_stops_at_once() -> None:
    """One more count with the present directors; nobody discards first."""
    state = position("nobody | directs 0 insel | front 4/4/0/0 | reserve 2 | due")
    state = with_stations(state, "insel", [(0, 0)])

    turn = perform(state, "income")

    assert turn.state.over
    assert turn.state.trays[0].front == 8
    assert DICE.scores(turn.state) == (1000, 0)
    outcome = DICE.outcome(turn.state)
    assert outcome is not None
    assert outcome.reason == "d"


@rule("DIC-90")
def test_three_years_without_a_die_laid_end_the_game() -> None:
    """Counted from year 1; a rail in between begins the count anew."""
    state = position("year 1 | nobody")
    for _ in range(2):
        state = perform(state, *(["income"] if state.year > 1 else []), "end").state
    assert (state.year, state.idle_years) == (2, 1)
    busy = replace(state, built=True)
    for _ in range(4):
        state = perform(state, "income", "end").state
    assert state.over
    assert state.end_reason == "idle"
    assert state.year == 3
    for _ in range(2):
        busy = perform(busy, "income", "end").state
    assert (busy.idle_years, busy.over) == (0, False)


@rule("DIC-90")
def test_the_third_idle_year_is_counted_and_changes_no_director() -> None:
    """The passengers of that year still count."""
    state = position(f"{LAST} | nobody | directs 1 insel | shares insel 3 1")
    state = with_stations(replace(state, idle_years=2), "insel", [(0, 0), (1, 0)])

    over = perform(replace(state, built=False), "end").state

    assert (over.end_reason, DICE.scores(over)) == ("idle", (0, 2000))
    assert over.directors[company("insel")] == 1


@rule("DIC-91", "DIC-92", "DIC-93")
@pytest.mark.parametrize(
    ("chains", "trays", "ranks"),
    [
        ((3, 2, 2), ((0, 0), (0, 0), (0, 0)), {0: 1, 1: 2, 2: 2}),
        ((2, 2, 1), ((0, 1), (5, 0), (0, 0)), {0: 1, 1: 2, 2: 3}),
        ((2, 2, 2), ((1, 1), (0, 1), (1, 1)), {0: 1, 1: 3, 2: 1}),
    ],
)
def test_passengers_then_jokers_then_dice_decide(
    chains: tuple[int, ...], trays: tuple[tuple[int, int], ...], ranks: dict[int, int]
) -> None:
    """Equal seats share the better rank."""
    state = position("seats 3")
    counts = tuple(Count(1, n, Seat(n), chain) for n, chain in enumerate(chains) if chain)
    over = replace(
        state,
        counts=counts,
        trays=tuple(Tray(hidden, 0, 0, 0, joker) for hidden, joker in trays),
        end_reason="d",
        over=True,
        steps=(),
    )

    outcome = DICE.outcome(over)

    assert outcome is not None
    assert {one.seat: one.rank for one in outcome.standings} == ranks
    assert legal_of(over) == []


@rule("DIC-91")
def test_dice_in_front_count_as_hidden_ones_do() -> None:
    """One joker each; 5 dice, 4 of them in front, beat 4."""
    counts = (Count(1, 0, Seat(0), 2), Count(1, 1, Seat(1), 2))
    trays = (Tray(0, 1, 2, 1, 1), Tray(3, 0, 0, 0, 1))
    over = replace(position(), counts=counts, trays=trays, end_reason="d", over=True, steps=())

    outcome = DICE.outcome(over)

    assert outcome is not None
    assert outcome.winners == (0,)


def legal_of(state: State) -> list[object]:
    """What anybody may do."""
    return [a for s in range(state.seats) for a in DICE.legal(state, Seat(s))]


def test_a_running_game_has_no_outcome() -> None:
    """The year end is nobody's decision."""
    state = position()

    assert DICE.outcome(state) is None
    assert legal(state)


@rule("DIC-83", "DIC-85")
def test_a_last_year_that_is_played_has_no_outcome() -> None:
    """It was announced why the game will end, but turns are left."""
    state = position("nobody | directs 0 insel | announced b")
    assert state.end_reason == "b"

    assert DICE.outcome(state) is None
    assert DICE.outcome(perform(state, "end").state) is None
