"""Mergers: the moved line goes into the one it touches."""

from rotonde.games.rocket.events import EngineMoved, LineAbsorbed, TownReached
from rotonde.games.rocket.reasons import HEX_OCCUPIED
from rotonde.games.rocket.state import State
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.rocket import ROCKET, perform, played, position, refused
from tests.support.rocket_plain import line_hexes, lines_touched, tiles
from tests.support.rocket_reading import actor, choices, line, money, steps, table, told

LINES = "GWR C14 D13 E13 {gwr} | LSWR G17 G16 G15 F14 {lswr}"


def merged(gwr: str, lswr: str, rest: str = "active 0") -> Turn[State]:
    """LSWR moved to E14, beside GWR; nobody objects."""
    drawn = LINES.format(gwr=gwr and f"shares {gwr}", lswr=lswr and f"shares {lswr}")
    state = position(f"{drawn} | {rest}")
    turn = perform(state, actor(state), "extend LSWR", "to E14")
    while not told(turn, LineAbsorbed):
        turn = perform(turn.state, actor(turn.state), "pass")
    return turn


@rule("ROC-60")
def test_the_moved_line_is_always_the_one_absorbed() -> None:
    """Whatever the sizes: long LSWR goes into short GWR, and the other way round."""
    turn = merged("", "")
    assert [(e.company, e.by) for e in told(turn, LineAbsorbed)] == [("LSWR", "GWR")]
    assert line(turn.state, "LSWR").status == "absorbed"

    other = perform(position("GWR C14 D14 | LSWR G17 G16 G15 F14"), 0, "extend GWR", "to E14")
    assert [(e.company, e.by) for e in told(other, LineAbsorbed)] == [("GWR", "LSWR")]


@rule("ROC-61")
def test_the_bonus_counts_the_towns_of_the_absorbed_line() -> None:
    """Three towns of LSWR, Swindon shared with GWR among them; GWR's others do not count."""
    turn = merged("0 0 9", "1 1 0")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.towns, merger.before, merger.payments) == (3, (2, 1, 0), (3000, 1000, 0))
    assert [(i.rule, i.source) for i in table(turn.state).incomes] == [("ROC-61", "LSWR")] * 2


@rule("ROC-61")
def test_the_bonus_counts_new_towns_and_shares_after_the_veto() -> None:
    """E14 brings Swindon as second town; the two shares bid are gone before the count."""
    state = position("GWR C14 D13 E13 | LSWR G17 F16 F15 shares 1 3 0")

    turn = played(state, "S0 extend LSWR, to E14 | S1 bid 2, place E14 | S0 concede")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.towns, merger.before, merger.payments) == (2, (2, 1, 0), (2000, 1000, 0))


@rule("ROC-62")
def test_the_engine_leaves_and_one_more_tile_is_laid() -> None:
    """On F14, which it left, and on E14, where it was."""
    turn = merged("", "")

    assert line(turn.state, "LSWR").engine is None
    assert {"F14", "E14"} <= tiles(table(turn.state)).keys()
    assert [event.tiles_left for event in told(turn, EngineMoved)] == [56]
    (merger,) = told(turn, LineAbsorbed)
    assert (merger.tile, merger.tiles_left) == ("E14", 55)


@rule("ROC-63")
def test_hexes_stations_and_towns_go_over() -> None:
    """The union of the towns; stations on the hexes are connected to the absorber; no payment."""
    turn = merged("", "", "station 1 G15 | station 2 E14 | marker 0 reading steel")

    gwr = line(turn.state, "GWR")
    assert line_hexes(table(turn.state), gwr.id) == {"D13", "E13", "E14", "F14", "G15", "G16"}
    assert gwr.stations == (0, 1, 1)
    assert set(gwr.towns) == {"bristol", "gloucester", "swindon", "southampton", "reading"}
    assert told(turn, TownReached) == []
    assert [i.rule for i in table(turn.state).incomes] == ["ROC-61"]


@rule("ROC-63")
def test_what_was_taken_over_goes_on_to_the_next_absorber() -> None:
    """LSWR goes into LBSCR, and with it into SER."""
    state = position("LSWR G17 G16 H15 H14 I14 J15 | SER M16 L16 K16")

    state = perform(state, 0, "extend LSWR", "to I16", "extend LBSCR", "to J16").state

    assert [line(state, name).line for name in ("LSWR", "LBSCR", "SER")] == ["SER"] * 3
    assert {"H15", "I16", "J16", "K16"} <= line_hexes(table(state), line(state, "SER").id)


@rule("ROC-64")
def test_two_shares_become_one_and_the_odd_one_is_lost() -> None:
    """5, 2, 1 become 2, 1, 0; all real shares of the absorbed company leave the game."""
    turn = merged("", "4 2 1")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.before, merger.after) == ((5, 2, 1), (2, 1, 0))
    lswr = line(turn.state, "LSWR")
    assert (lswr.shares, lswr.stack, lswr.removed) == ((0, 0, 0), 0, 16)
    assert (line(turn.state, "GWR").shares, line(turn.state, "GWR").stack) == ((2, 1, 0), 13)


@rule("ROC-64")
def test_supplementary_shares_of_the_absorbed_return_to_the_pile_first() -> None:
    """The pile is empty; the three that stood for LSWR are given out again at once."""
    used = "LY shares 13 16 0 stack 0 supplementary 13"
    turn = merged("8 8 0", "10 9 0 stack 0 supplementary 3", used)

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.before, merger.after) == ((10, 9, 0), (3, 0, 0))
    assert line(turn.state, "LSWR").supplementary == 0
    assert line(turn.state, "GWR").supplementary == 3
    assert table(turn.state).supplementary_pile == 0


@rule("ROC-65")
def test_the_stack_is_used_before_the_pile() -> None:
    """One real share left: two due to S0 take it and one supplementary."""
    turn = merged("8 7 0", "3 0 0")

    gwr = line(turn.state, "GWR")
    assert (gwr.shares, gwr.stack, gwr.supplementary) == ((10, 7, 0), 0, 1)
    assert table(turn.state).supplementary_pile == 15


@rule("ROC-66")
def test_when_all_runs_out_seats_are_served_from_the_mover_on() -> None:
    """Two shares left for dues of 1, 2 and 2, mover S1: S1 gets two, the others none."""
    used = "LY shares 14 0 16 stack 0 supplementary 14"
    turn = merged("8 8 0", "2 3 4", f"{used} | active 1")

    (merger,) = told(turn, LineAbsorbed)
    assert merger.before == (2, 4, 4)
    assert merger.after == (0, 2, 0)
    assert table(turn.state).supplementary_pile == 0


@rule("ROC-66")
def test_the_last_served_gets_what_is_left() -> None:
    """Three shares for dues of 1, 2 and 2 from S1 on: two, then one, then none."""
    used = "LY shares 14 0 15 stack 0 supplementary 13"
    turn = merged("8 8 0", "2 3 4", f"{used} | active 1")

    (merger,) = told(turn, LineAbsorbed)
    assert merger.after == (0, 2, 1)


@rule("ROC-67")
def test_an_isolated_line_still_absorbs() -> None:
    """Its stack is closed, so the exchange is in supplementary shares; it stays isolated."""
    state = position("NER H1 H2 I3 J3 J2 shares 1 0 0 isolated | LY B4 C3 D3 E3 F3 G3 shares 3 0 0")

    turn = perform(state, 0, "extend LY", "to H3")

    ner = line(turn.state, "NER")
    assert (ner.status, ner.shares, ner.supplementary) == ("isolated", (3, 0, 0), 2)
    assert (ner.stack, table(turn.state).supplementary_pile) == (0, 14)


@rule("ROC-68")
def test_a_line_of_one_engine_in_its_town_absorbs() -> None:
    """It stands there still, keeps the hexes, and later leaves in any direction without a tile."""
    state = position("LSWR G17 H17 H16")

    turn = perform(state, 0, "extend LSWR", "to I16")

    lbscr = line(turn.state, "LBSCR")
    assert [event.by for event in told(turn, LineAbsorbed)] == ["LBSCR"]
    assert (lbscr.engine, lbscr.heading) == ("J17", None)
    assert line_hexes(table(turn.state), lbscr.id) == {"J17", "I16", "H16", "H17"}
    assert steps(turn.state, "LBSCR") == ["J16", "I17", "K17"]
    left = perform(turn.state, 0, "extend LBSCR", "to K17")
    assert [event.tile for event in told(left, EngineMoved)] == [None]
    assert line_hexes(table(left.state), lbscr.id) == {"K17", "I16", "H16", "H17"}


@rule("ROC-68", "ROC-5")
def test_it_absorbs_in_a_game_that_was_played_from_the_start() -> None:
    """No position is drawn and no view is read: what may be done next tells what it took over."""
    start = ROCKET.setup(2, ROCKET.options(), Rng("town"))
    turn = played(
        start,
        "S0 marker hull steel, marker hull textile | S1 marker hull leather, extend LSWR, to H17 |"
        " S0 extend LSWR, to H16 | S1 pass | S0 marker exeter textile |"
        " S1 extend LSWR, to I16 | S0 pass",
    )
    assert [(event.by, event.tile) for event in told(turn, LineAbsorbed)] == [("LBSCR", "I16")]

    leaving = perform(turn.state, 1, "extend LBSCR").state
    assert choices(leaving, "to") == ["J16", "I17", "K17"]
    assert refused(leaving, 1, "to I16") == HEX_OCCUPIED(hex="I16", company=Named("company-LBSCR"))

    left = perform(leaving, 1, "to J16")  # beside I16, a hex of its own by now
    assert told(left, LineAbsorbed) == []
    assert [(event.tile, event.tiles_left) for event in told(left, EngineMoved)] == [(None, 57)]


@rule("ROC-69")
def test_one_action_causes_at_most_one_merger() -> None:
    """After it the absorber touches no third line."""
    turn = merged("", "")

    gwr = line(turn.state, "GWR").id
    view = table(turn.state)
    assert len(told(turn, LineAbsorbed)) == 1
    assert all(lines_touched(view, place, gwr) == set() for place in line_hexes(view, gwr))
    assert money(turn.state) == [3000, 0, 0]
