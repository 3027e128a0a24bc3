"""The final count and the ranking."""

from rotonde.games.rocket.events import CategoryPaid, MarkersDiscarded, SharesPaid, StationsPaid
from rotonde.games.rocket.state import State
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.rocket import ROCKET, perform, position
from tests.support.rocket_reading import money, table, told

CATEGORIES = ["passenger", "steel", "textile", "brewery", "leather"]


def counted(text: str) -> Turn[State]:
    """The end of a game: SER takes its first two steps elsewhere, and the last tile is laid."""
    state = position(f"SER M16 M17 | tiles 1 | {text}")
    return perform(state, 0, "extend SER", "to L17")


def paid(turn: Turn[State], category: str) -> tuple[int, ...]:
    """The final payment of one category."""
    return {event.category: event.payments for event in told(turn, CategoryPaid)}[category]


@rule("ROC-80")
def test_markers_of_cities_no_line_links_are_discarded() -> None:
    """Hull is linked by nobody: its steel counts for nothing. Passengers always stay."""
    turn = counted(
        "GWR C14 D13 | marker 0 hull steel hull textile | marker 1 gloucester steel"
        " | passengers 1 0 0"
    )

    assert [(e.city, e.counts) for e in told(turn, MarkersDiscarded)] == [("hull", (2, 0, 0))]
    assert paid(turn, "steel") == (0, 6000, 0)
    assert paid(turn, "textile") == (0, 0, 0)
    assert paid(turn, "passenger") == (6000, 0, 0)


@rule("ROC-80")
def test_an_isolated_line_keeps_its_cities() -> None:
    """It survives, and so do the markers of its towns."""
    turn = counted("NER H1 H2 I3 J3 J2 isolated | marker 0 hull steel")

    assert paid(turn, "steel") == (6000, 0, 0)


@rule("ROC-81")
def test_five_categories_pay_six_and_three_thousand() -> None:
    """Each by itself, over all cities."""
    turn = counted(
        "GWR C14 D13 | LSWR G17 G16 G15 | marker 0 gloucester steel reading steel"
        " | marker 1 gloucester textile | passengers 0 2 1"
    )

    assert [event.category for event in told(turn, CategoryPaid)] == CATEGORIES
    assert paid(turn, "passenger") == (0, 6000, 3000)
    assert paid(turn, "steel") == (6000, 0, 0)
    assert paid(turn, "textile") == (0, 6000, 0)


@rule("ROC-82")
def test_every_surviving_line_pays_its_stations() -> None:
    """Isolated ones and ones in their town too; by its towns, half for the second."""
    turn = counted(
        "GWR C14 D14 E13 E12 | station 0 D14 E12 | station 1 E13"
        " | NER H1 H2 I3 J3 J2 isolated | station 2 J2 | LSWR absorbed GWR"
    )

    stations = {str(event.company): event for event in told(turn, StationsPaid)}
    assert (stations["GWR"].towns, stations["GWR"].payments) == (3, (3000, 1000, 0))
    assert stations["NER"].payments == (0, 0, 2000)
    assert "LSWR" not in stations


@rule("ROC-83")
def test_every_surviving_line_pays_its_shares() -> None:
    """A line still in its starting town has one town; shares in stacks are nobody's."""
    turn = counted("LY shares 3 2 0 | GWR C14 D14 E13 shares 0 2 1 | LSWR absorbed GWR")

    shares = {str(event.company): event for event in told(turn, SharesPaid)}
    assert (shares["LY"].towns, shares["LY"].payments) == (1, (1000, 0, 0))
    assert (shares["GWR"].towns, shares["GWR"].payments) == (3, (0, 3000, 1000))
    assert "LSWR" not in shares


@rule("ROC-84")
def test_the_largest_fortune_wins() -> None:
    """Every pound has its source, and the sources sum to the score."""
    turn = counted("money 5000 9000 1000")

    outcome = ROCKET.outcome(turn.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert [(s.seat, s.rank) for s in outcome.standings] == [(1, 1), (0, 2), (2, 3)]
    assert {s.seat: s.score for s in outcome.standings} == dict(enumerate(money(turn.state)))
    assert all(sum(s.breakdown.values()) == s.score for s in outcome.standings)


@rule("ROC-84")
def test_equal_fortunes_share_the_victory() -> None:
    """There is no tie-break."""
    turn = counted("seats 2 | money 0 1000 | GWR shares 0 0")
    scores = money(turn.state)
    difference = scores[1] - scores[0]
    even = counted(f"seats 2 | money {difference} 1000 | GWR shares 0 0")

    outcome = ROCKET.outcome(even.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert table(even.state).end_reason == "tiles"
