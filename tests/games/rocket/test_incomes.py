"""Incomes of an extension: cities, then railway towns."""

from rotonde.games.rocket.events import LineAbsorbed, TownReached
from tests.support import rule
from tests.support.rocket import perform, position
from tests.support.rocket_reading import line, money, table, told


@rule("ROC-54")
def test_a_new_city_pays_its_markers_of_any_good() -> None:
    """Two of Gloucester beat one; markers of other cities do not count."""
    state = position(
        "marker 1 gloucester steel gloucester leather | marker 2 gloucester textile"
        " | marker 0 reading steel hull steel"
    )

    turn = perform(state, 0, "extend GWR", "to D13")

    assert [(e.town, e.payments) for e in told(turn, TownReached)] == [
        ("gloucester", (0, 2000, 1000))
    ]
    assert [(i.seat, i.amount, i.rule) for i in table(turn.state).incomes] == [
        (1, 2000, "ROC-54"),
        (2, 1000, "ROC-54"),
    ]


@rule("ROC-55")
def test_a_new_railway_town_pays_the_stations_of_the_line() -> None:
    """Two towns: £2,000 and £1,000; the station under the engine counts, others do not."""
    state = position("GWR C14 D14 | station 0 E14 F16 | station 1 D14 C12 | station 2 E8")

    turn = perform(state, 0, "extend GWR", "to E14")

    (swindon,) = told(turn, TownReached)
    assert (swindon.towns, swindon.payments) == (2, (1000, 1000, 0))
    more = position("GWR C14 D14 | station 1 D14 | station 0 E14 | tiles 40")
    assert money(perform(more, 0, "extend GWR", "to E14").state) == [1000, 1000, 0]


@rule("ROC-55")
def test_second_in_stations_gets_half() -> None:
    """Three towns, two stations to one, the one on the final hex included: £3,000 and £1,000."""
    state = position("GWR C14 D14 E15 F15 | station 0 D14 F14 | station 1 E15")

    turn = perform(state, 0, "extend GWR", "to F14")

    paid = {event.town: (event.towns, event.payments) for event in told(turn, TownReached)}
    assert paid == {"reading": (3, (0, 0, 0)), "swindon": (3, (3000, 1000, 0))}


@rule("ROC-56")
def test_several_new_cities_are_each_paid_in_full_in_alphabetical_order() -> None:
    """K14 is next to London and Maidstone."""
    state = position(
        "GER N8 N9 M10 M11 L12 L13 | marker 0 london textile maidstone steel"
        " | marker 1 maidstone brewery"
    )

    turn = perform(state, 0, "extend GER", "to K14")

    reached = told(turn, TownReached)
    assert [(event.town, event.payments) for event in reached] == [
        ("london", (2000, 0, 0)),
        ("maidstone", (1000, 1000, 0)),
    ]
    assert {event.towns for event in reached} == {len(line(turn.state, "GER").towns)}


@rule("ROC-57")
def test_a_starting_town_pays_nothing_and_counts() -> None:
    """SER reaches York and Leeds on G2: the railway town pays by four towns, York included."""
    state = position("SER M16 H4 H3 | NER H1 I1 J1 | station 0 H4 | marker 1 hull steel")
    assert set(line(state, "SER").towns) == {"dover", "lincoln"}

    turn = perform(state, 0, "extend SER", "to G2")

    paid = {event.town: (event.towns, event.payments) for event in told(turn, TownReached)}
    assert paid == {"york": (4, (0, 0, 0)), "leeds": (4, (4000, 0, 0))}
    assert money(turn.state) == [4000, 0, 0]


@rule("ROC-58")
def test_nobody_there_nobody_paid() -> None:
    """No marker of the city, no station on the line: the towns are linked and nothing is paid."""
    turn = perform(position("GWR C14 D14 | station 0 E8"), 0, "extend GWR", "to E13")

    assert [event.payments for event in told(turn, TownReached)] == [(0, 0, 0), (0, 0, 0)]
    assert table(turn.state).incomes == ()


@rule("ROC-58")
def test_a_town_pays_a_line_once() -> None:
    """Reached again, even after it came with an absorbed line, it pays nothing."""
    state = position(
        "GWR C14 D13 E13 E12 F12 | LSWR G17 G16 G15 F14 E14 absorbed GWR | marker 0 reading steel"
    )
    assert "reading" in line(state, "GWR").towns

    turn = perform(state, 0, "extend GWR", "to G13")

    assert told(turn, TownReached) == []
    assert money(turn.state) == [0, 0, 0]


@rule("ROC-58")
def test_another_line_is_paid_for_the_same_town() -> None:
    """What one line has linked is new to the next."""
    state = position("GWR C14 D13 | LY B4 C5 C6 C7 C8 C9 C10 | marker 0 gloucester steel")
    assert "gloucester" in line(state, "GWR").towns

    turn = perform(state, 0, "extend LY", "to D11")

    assert ("gloucester", (2000, 0, 0)) in [(e.town, e.payments) for e in told(turn, TownReached)]


@rule("ROC-59")
def test_cities_are_paid_before_railway_towns() -> None:
    """D5 is next to Crewe and Manchester: the city comes first, though C is before M."""
    state = position("LY B4 C5 | station 1 C5 | marker 2 manchester steel")

    turn = perform(state, 0, "extend LY", "to D5")

    assert [event.town for event in told(turn, TownReached)] == ["manchester", "crewe"]
    assert [i.rule for i in table(turn.state).incomes] == ["ROC-54", "ROC-55"]


@rule("ROC-59")
def test_the_merger_is_paid_last() -> None:
    """LSWR reaches Swindon on E14 and touches GWR."""
    state = position("GWR C14 D13 E13 | LSWR G17 F16 F15 shares 1 0 0 | station 1 F15")

    turn = perform(state, 0, "extend LSWR", "to E14")

    (merger,) = told(turn, LineAbsorbed)
    assert [i.rule for i in table(turn.state).incomes] == ["ROC-55", "ROC-61"]
    assert merger.payments == (2000, 0, 0)
