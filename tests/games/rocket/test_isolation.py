"""Isolated lines: those that can never reach anything new."""

import pytest

from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.events import LineIsolated
from rotonde.railway.hexes import HexName
from tests.support import rule
from tests.support.rocket import perform, played, position
from tests.support.rocket_map import around
from tests.support.rocket_plain import has_hope_by_hand, reach_by_hand, surviving
from tests.support.rocket_reading import choices, line, money, steps, table, told


@rule("ROC-70")
def test_a_line_against_the_coast_is_isolated() -> None:
    """Nothing lies ahead of it: no town, no line."""
    turn = perform(position("LY B4 C3 C2"), 0, "extend LY", "to C1")

    assert [event.company for event in told(turn, LineIsolated)] == ["LY"]
    assert line(turn.state, "LY").status == "isolated"


@rule("ROC-70")
def test_a_line_with_any_hope_is_not_closed() -> None:
    """From D1 the engine may turn to E1 and on to Leeds."""
    turn = perform(position("LY B4 C3 C2"), 0, "extend LY", "to D1")

    assert told(turn, LineIsolated) == []
    assert line(turn.state, "LY").stack == 15


@rule("ROC-71")
def test_reach_follows_the_heading_over_free_hexes() -> None:
    """NER on J2 heading NE reaches J1 and I1 only, both near towns it has: isolated."""
    state = position("NER H1 H2 I3 J3")

    turn = perform(state, 0, "extend NER", "to J2")

    assert reach_by_hand(table(turn.state), CompanyId("NER")) == {"J1", "I1"}
    assert line(turn.state, "NER").status == "isolated"


@rule("ROC-71")
def test_another_line_beside_the_reach_is_hope() -> None:
    """SER on M17 can only reach L17, which touches LBSCR's tiles; no engine can come near."""
    state = position("LBSCR J17 K17 K16 K15 | GER N8 M15 absorbed SER")

    turn = perform(state, 0, "extend SER", "to M17")

    view = table(turn.state)
    others = [c.id for c in surviving(view) if c.id != "SER"]
    assert reach_by_hand(view, CompanyId("SER")) == {"L17"}
    assert not any(reach_by_hand(view, name) & around(HexName("L17")) for name in others)
    assert line(turn.state, "SER").status == "active"


@rule("ROC-71")
def test_an_isolated_engine_can_be_met_too() -> None:
    """Only LBSCR, isolated, can come beside what SER can reach."""
    gone = " | ".join(f"{name} absorbed SER" for name in ("LY", "NER", "GER", "LSWR", "GWR"))
    state = position(f"SER M16 M15 L14 K14 K15 K16 | LBSCR J17 isolated | {gone}")

    turn = perform(state, 0, "extend SER", "to L16")

    assert told(turn, LineIsolated) == []
    assert line(turn.state, "SER").status == "active"


@rule("ROC-71")
def test_the_engine_of_an_absorbed_line_meets_nobody() -> None:
    """From Brighton it could come beside SER, but it goes nowhere any more."""
    others = ("LY", "NER", "GER", "LBSCR", "LSWR", "GWR")
    gone = " | ".join(f"{name} absorbed SER" for name in others)
    state = position(f"SER M16 M15 L14 K14 K15 K16 | {gone}")

    turn = perform(state, 0, "extend SER", "to L16")

    assert [event.company for event in told(turn, LineIsolated)] == ["SER"]


@rule("ROC-71")
def test_a_meeting_of_two_engines_is_hope() -> None:
    """SER can only reach M17; LBSCR in Brighton can come to L17 beside it."""
    state = position("SER M16 M15 L14 K14 K15 K16")

    turn = perform(state, 0, "extend SER", "to L16")

    view = table(turn.state)
    assert reach_by_hand(view, CompanyId("SER")) == {"M17"}
    assert "L17" in reach_by_hand(view, CompanyId("LBSCR"))
    assert line(turn.state, "SER").status == "active"


@rule("ROC-71")
def test_a_station_does_not_block_the_way() -> None:
    """Stations are ignored by the test."""
    state = position("LY B4 C3 C2 | station 1 E1")

    turn = perform(state, 0, "extend LY", "to D1")

    assert line(turn.state, "LY").status == "active"


@rule("ROC-72")
def test_the_test_ignores_the_ban_on_two_lines() -> None:
    """Both hexes ahead of GWR touch two lines: it cannot move now, and is not closed."""
    state = position("GWR C14 D18 E18 | LY B4 D15 D16 | NER H1 F14 F15 | LSWR G17 G16")

    turn = perform(state, 0, "extend GWR", "to F17", "marker hull steel")

    assert line(turn.state, "GWR").status == "active"
    assert "GWR" not in choices(turn.state, "extend")
    assert has_hope_by_hand(table(turn.state), CompanyId("GWR"))


@rule("ROC-72")
def test_the_tiles_left_do_not_matter() -> None:
    """With two tiles left a town far away is still a hope."""
    turn = perform(position("GWR C14 D14 | tiles 2"), 0, "extend GWR", "to E15")

    assert line(turn.state, "GWR").status == "active"


@rule("ROC-73")
def test_the_test_comes_after_the_merger() -> None:
    """SER runs into a dead end beside LBSCR: it is absorbed, and was never isolated."""
    state = position("SER M16 M17 | LBSCR J17 K17 K16")

    turn = perform(state, 0, "extend SER", "to L17")

    assert line(turn.state, "SER").status == "absorbed"
    assert told(turn, LineIsolated) == []


@rule("ROC-73")
def test_every_active_line_is_tested_after_every_extension() -> None:
    """NER, drawn with nothing ahead but still open, is closed when LY steps."""
    state = position("NER H1 H2 I3 J3 J2 | LY B4 C3 D3 E3")
    assert line(state, "NER").status == "active"

    turn = perform(state, 0, "extend LY", "to E2")

    assert [event.company for event in told(turn, LineIsolated)] == ["NER"]


@rule("ROC-73")
def test_markers_and_stations_change_nothing() -> None:
    """The test is made after an extension alone, when its share is already taken."""
    state = position("NER H1 H2 I3 J3 J2")

    state = perform(state, 0, "marker hull steel", "station E8").state
    assert line(state, "NER").status == "active"
    turn = perform(position("LY B4 C3 C2"), 0, "extend LY", "to C1")
    assert line(turn.state, "LY").shares == (1, 0, 0)
    assert [event.removed for event in told(turn, LineIsolated)] == [15]


@rule("ROC-74")
def test_an_isolated_line_can_still_be_extended_and_bid_on() -> None:
    """It gives no share; the shares in hand count."""
    state = position("NER H1 H2 I3 J3 J2 shares 0 2 0 isolated")
    assert steps(state, "NER") == ["J1"]

    turn = played(state, "S0 extend NER, to J1 | S1 pass")

    assert line(turn.state, "NER").engine == "J1"
    assert line(turn.state, "NER").shares == (0, 2, 0)
    assert "NER" in table(turn.state).moved


@rule("ROC-74")
def test_an_isolated_line_is_paid_incomes() -> None:
    """Drawn by hand: isolated GWR reaches Gloucester all the same."""
    state = position("GWR C14 isolated | marker 0 gloucester steel")

    assert money(perform(state, 0, "extend GWR", "to D13").state) == [2000, 0, 0]


@pytest.mark.parametrize("status", ["isolated", "active"])
@rule("ROC-74")
def test_the_stack_of_an_isolated_line_leaves_the_game(status: str) -> None:
    """Shares in hand stay."""
    state = position("LY B4 C3 C2 shares 1 1 0")
    place = {"isolated": "C1", "active": "D1"}[status]

    state = played(state, f"S0 extend LY, to {place} | S1 pass").state

    ly = line(state, "LY")
    assert (ly.status, ly.shares) == (status, (2, 1, 0))
    assert (ly.stack, ly.removed) == ((0, 13) if status == "isolated" else (13, 0))
    assert ("LY" in choices(state, "extend")) is False
