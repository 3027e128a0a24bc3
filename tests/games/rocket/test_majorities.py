"""Majorities, as every income uses them."""

import pytest

from rotonde.games.rocket.events import CategoryPaid, LineAbsorbed, TownReached
from tests.support import rule
from tests.support.rocket import perform, position
from tests.support.rocket_reading import actor, money, told


def city_income(markers: str, seats: int = 4) -> tuple[int, ...]:
    """What Reading pays when GWR comes near it (£2,000 and £1,000)."""
    state = position(f"seats {seats} | GWR C14 D14 E14 | {markers}")
    turn = perform(state, 0, "extend GWR", "to F14")
    (reading,) = [event for event in told(turn, TownReached) if event.town == "reading"]
    return reading.payments


@rule("ROC-51")
def test_the_leader_gets_first_and_the_next_gets_second() -> None:
    """Seats with nothing take no part; alone, a leader leaves the second prize unpaid."""
    assert city_income("marker 1 reading steel reading brewery | marker 3 reading leather") == (
        0,
        2000,
        0,
        1000,
    )
    assert city_income("marker 2 reading steel reading brewery") == (0, 0, 2000, 0)


@rule("ROC-51")
def test_tied_seconds_share_the_second_prize() -> None:
    """Bonus of a line with 3 towns: 3,000; the second prize of 1,000 cannot be halved."""
    assert merger_bonus("3 1 1", towns=3) == (4, 3000, 0, 0)


def merger_bonus(shares: str, towns: int) -> tuple[int, ...]:
    """The leader's shares after the step, then what each seat gets when LSWR is absorbed."""
    state = position(f"GWR C14 D13 E13 | LSWR G17 G16 G15 F14 shares {shares}")
    state = perform(state, 0, "extend LSWR", "to E14").state
    while len(told(turn := perform(state, actor(state), "pass"), LineAbsorbed)) == 0:
        state = turn.state
    (merger,) = told(turn, LineAbsorbed)
    assert merger.towns == towns
    return (merger.before[0], *merger.payments)


@rule("ROC-52")
def test_tied_leaders_share_both_prizes_and_leave_no_second() -> None:
    """Two with one marker each: 1,000 each of 3,000; a third seat behind them gets nothing."""
    pair = "marker 0 reading steel | marker 1 reading brewery"

    assert city_income(pair, seats=2) == (1000, 1000)
    assert city_income(f"{pair} | marker 2 reading leather") == (1000, 1000, 1000, 0)
    assert merger_bonus("1 2 1", towns=3) == (2, 2000, 2000, 0)


@pytest.mark.parametrize(
    ("shares", "paid"),
    [
        ("3 1 0", (4, 3000, 1000, 0)),
        ("0 1 1", (1, 1000, 1000, 1000)),
        ("1 2 0", (2, 2000, 2000, 0)),
    ],
)
@rule("ROC-53")
def test_every_quotient_is_rounded_down_to_a_thousand(shares: str, paid: tuple[int, ...]) -> None:
    """Three towns: half of 3,000 is 1,000; thirds and halves of 4,000 are 1,000 and 2,000."""
    assert merger_bonus(shares, towns=3) == paid


@rule("ROC-53")
def test_a_final_category_is_rounded_too() -> None:
    """Four equal holders of steel share 9,000: 2,000 each, and 1,000 stays in the bank."""
    held = " | ".join(
        f"marker {seat} {city} steel"
        for seat, city in enumerate(["reading", "gloucester", "birmingham", "hull"])
    )
    linked = "NER H1 H2 | GWR C14 D13 E13 E12 E11 E10 | LSWR G17 G16 G15"
    state = position(f"seats 4 | {linked} | {held} | tiles 1")

    turn = perform(state, 0, "extend LSWR", "to F15")

    (steel,) = [event for event in told(turn, CategoryPaid) if event.category == "steel"]
    assert (steel.counts, steel.payments) == ((1, 1, 1, 1), (2000,) * 4)
    assert all(amount % 1000 == 0 for amount in money(turn.state))
