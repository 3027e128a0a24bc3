"""Action C: extend a line, choice of the hex."""

import pytest

from rotonde.games.rocket.events import LineAbsorbed, LineAnnounced
from rotonde.games.rocket.reasons import (
    COMPANY_ABSORBED,
    COMPANY_MOVED_ALREADY,
    COMPANY_STUCK,
    HEX_BEHIND,
    HEX_IS_TOWN,
    HEX_OCCUPIED,
    HEX_TOO_FAR,
    HEX_TOUCHES_TWO_LINES,
    NO_SUCH_COMPANY,
    NO_SUCH_HEX,
)
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.rocket import perform, played, position, refused
from tests.support.rocket_map import COMPANIES
from tests.support.rocket_reading import actor, choices, line, orders, steps, told

GWR = Named("company-GWR")
LSWR = Named("company-LSWR")


@rule("ROC-27")
def test_any_surviving_company_may_be_selected_without_shares() -> None:
    """All seven at the start, in the order of the table; isolated ones too."""
    assert choices(position("seats 2"), "extend") == list(COMPANIES)
    isolated = position("NER H1 H2 I3 J3 J2 isolated")
    assert "NER" in choices(isolated, "extend")


@pytest.mark.parametrize(
    ("order", "refusal"),
    [
        ("extend LMS", NO_SUCH_COMPANY(company="LMS")),
        ("extend LSWR", COMPANY_ABSORBED(company=LSWR, by=GWR)),
        ("extend GWR", COMPANY_MOVED_ALREADY(company=GWR)),
        ("extend LY", COMPANY_STUCK(company=Named("company-LY"))),
    ],
)
@rule("ROC-27", "ROC-16")
def test_which_companies_may_not_be_selected(order: str, refusal: Refusal) -> None:
    """Unknown, absorbed, moved in this turn, or without a legal hex."""
    state = position(
        "GWR C14 D13 E13 | LSWR G17 G16 G15 F14 E14 absorbed GWR"
        " | LY B4 C3 C2 C1 isolated | moved GWR"
    )

    assert refused(state, 0, order) == refusal
    assert order.split()[1] not in choices(state, "extend")


@rule("ROC-28")
def test_from_its_town_an_engine_may_leave_in_any_direction() -> None:
    """Six neighbours, as far as there is land."""
    assert steps(position("seats 2"), "SER") == ["M15", "L16", "M17"]
    assert len(steps(position("GWR C14 D14"), "LSWR")) == 4


@rule("ROC-28")
def test_later_it_goes_ahead_or_half_left_or_half_right() -> None:
    """Heading east from D14: NE, E, SE."""
    assert steps(position("GWR C14 D14"), "GWR") == ["E13", "E14", "E15"]
    assert steps(position("GER N8 M8 L8"), "GER") == ["L7", "K8", "L9"]


@pytest.mark.parametrize(
    ("place", "refusal"),
    [
        ("Z9", NO_SUCH_HEX(hex="Z9")),
        ("G7", HEX_TOO_FAR(hex="G7", company=GWR)),
        ("F13", HEX_IS_TOWN(town=Named("town-swindon"), company=GWR)),
        ("D14", HEX_BEHIND(hex="D14", company=GWR)),
        ("E12", HEX_OCCUPIED(hex="E12", company=GWR)),
    ],
)
@rule("ROC-28", "ROC-29")
def test_which_hexes_are_refused(place: str, refusal: Refusal) -> None:
    """No hex, not next to the engine, a town, not ahead, not free; the most basic first."""
    state = perform(position(RING), 0, "extend GWR").state

    found = refused(state, 0, f"to {place}")

    assert (found.code, found.rule) == (refusal.code, refusal.rule)
    assert found.facts == refusal.facts


RING = "GWR C14 D14 E14 E13 | LSWR G17 G16 G15 F14 E12 absorbed GWR"
"""Drawn by hand: the tile on E12 lies ahead of the engine on E13."""


@rule("ROC-29")
def test_a_station_does_not_close_a_hex() -> None:
    """Own or foreign, an engine may run onto it."""
    assert steps(position("GWR C14 D14 | station 0 E14 | station 1 E15"), "GWR") == [
        "E13",
        "E14",
        "E15",
    ]


SIX = "LSWR G17 G16 H15 H14 I14 J15 | SER M16 L16 K16"


@rule("ROC-30")
def test_a_hex_between_two_other_lines_is_closed() -> None:
    """J16 touches SER and LBSCR; K15 and I16 touch one of them each."""
    state = perform(position(SIX), 0, "extend LSWR").state

    assert choices(state, "to") == ["K15", "I16"]
    assert refused(state, 0, "to J16") == HEX_TOUCHES_TWO_LINES(hex="J16", company=LSWR)


@pytest.mark.parametrize("isolated", ["SER", "LBSCR"])
@rule("ROC-30", "ROC-5")
def test_an_isolated_line_closes_a_hex_like_any_other(isolated: str) -> None:
    """It survives while nobody absorbs it: J16 stays closed, K15 and I16 still mean a merger."""
    drawn = {"SER": SIX, "LBSCR": f"{SIX} | LBSCR J17"}[isolated] + " isolated"
    state = perform(position(drawn), 0, "extend LSWR").state

    assert choices(state, "to") == ["K15", "I16"]
    assert refused(state, 0, "to J16") == HEX_TOUCHES_TWO_LINES(hex="J16", company=LSWR)
    for place, absorber in (("K15", "SER"), ("I16", "LBSCR")):
        merger = told(perform(state, 0, f"to {place}"), LineAbsorbed)
        assert [event.by for event in merger] == [absorber]


@rule("ROC-30")
def test_it_is_closed_in_the_veto_too() -> None:
    """A bidder cannot send the engine between two lines either."""
    state = position(SIX.replace("J15", "J15 shares 0 1 0"))

    bidding = played(state, "S0 extend LSWR, to K15 | S1 bid 1").state

    assert choices(bidding, "place") == ["K15", "I16"]
    assert refused(bidding, 1, "place J16") == HEX_TOUCHES_TWO_LINES(hex="J16", company=LSWR)


@rule("ROC-30")
def test_touching_the_own_line_is_always_allowed() -> None:
    """Curling round beside its own tiles merges with nobody."""
    state = position("GWR C14 D14 E14 F15 E16 D16")

    turn = perform(state, 0, "extend GWR", "to D15")

    assert told(turn, LineAbsorbed) == []
    assert line(turn.state, "GWR").engine == "D15"


@rule("ROC-31")
def test_the_legal_hexes_serve_the_whole_veto() -> None:
    """Every bidder has the choice the mover had."""
    state = position("seats 4 | GWR C14 D14 shares 0 1 2 3")
    asked = perform(state, 0, "extend GWR").state
    offered = choices(asked, "to")

    first = played(asked, "S0 to E14 | S1 bid 1").state
    second = played(first, "S1 place E13 | S2 bid 2").state
    third = played(second, "S2 place E15 | S3 bid 3").state

    assert choices(first, "place") == choices(second, "place") == offered
    assert choices(third, "place") == ["E13", "E14", "E15"]


@rule("ROC-32")
def test_the_share_is_taken_at_once() -> None:
    """Before any veto, and it counts in it."""
    turn = perform(position("GWR C14 D14 shares 0 1 0"), 0, "extend GWR", "to E14")

    assert (line(turn.state, "GWR").shares, line(turn.state, "GWR").stack) == ((1, 1, 0), 14)
    assert actor(turn.state) == 1
    (announced,) = told(turn, LineAnnounced)
    assert (announced.origin, announced.hex, announced.share) == ("D14", "E14", True)
    answer = played(turn.state, "S1 bid 1, place E15").state
    assert orders(answer) == ["concede", "match"]


@rule("ROC-32")
def test_one_legal_hex_is_still_chosen() -> None:
    """The step is never skipped."""
    state = position("GWR C14 D13 E13 | LSWR G17 G16 G15 F14 E14 absorbed GWR")

    state = perform(state, 0, "extend GWR").state

    assert orders(state) == ["to E12"]


@rule("ROC-33")
def test_an_empty_stack_gives_no_share() -> None:
    """And none later, though the veto fills the stack again."""
    state = position("GWR C14 D14 shares 8 8 0 | active 2")
    assert line(state, "GWR").stack == 0

    turn = played(state, "S2 extend GWR, to E14 | S0 bid 1, place E13 | S1 pass")

    assert line(turn.state, "GWR").shares == (7, 8, 0)
    assert line(turn.state, "GWR").stack == 1
    assert [event.share for event in told(turn, LineAnnounced)] == [False]


@rule("ROC-33")
def test_an_isolated_company_gives_no_share() -> None:
    """Its stack is always empty."""
    state = position("NER H1 H2 I3 J3 J2 shares 1 0 0 isolated")

    state = perform(state, 0, "extend NER", "to J1").state

    assert line(state, "NER").shares == (1, 0, 0)
    assert line(state, "NER").stack == 0
