"""The end of the game: shares, tiles, stall."""

from rotonde.games.rocket.events import GameEnded, LineAbsorbed, SharesPaid
from rotonde.games.rocket.state import State
from rotonde.kernel.law.refusal import GAME_OVER
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.rocket import ROCKET, perform, played, position, refused
from tests.support.rocket_plain import line_hexes
from tests.support.rocket_reading import actor, line, table, told

FIVE_EMPTY = " | ".join(f"{c} shares 6 5 5" for c in ("LY", "NER", "GER", "SER", "LBSCR"))
TWO_STACKS = f"GWR C14 D14 shares 5 5 5 stack 1 | LSWR shares 5 4 4 | {FIVE_EMPTY}"


def reasons(turn: Turn[State]) -> list[str]:
    """Why the game ended, if it did."""
    return [event.reason for event in told(turn, GameEnded)]


@rule("ROC-75")
def test_the_game_ends_when_one_stack_is_left() -> None:
    """GWR's last share is taken; only LSWR has a stack."""
    turn = played(position(TWO_STACKS), "S0 extend GWR, to E15 | S1 pass | S2 pass")

    assert reasons(turn) == ["shares"]
    assert table(turn.state).end_reason == "shares"


@rule("ROC-75")
def test_two_stacks_keep_it_going() -> None:
    """Taking a marker in the same position ends nothing."""
    turn = perform(position(TWO_STACKS), 0, "marker hull steel")

    assert reasons(turn) == []
    assert actor(turn.state) == 0


@rule("ROC-75")
def test_a_stack_refilled_by_the_veto_counts() -> None:
    """One share given up, and the game goes on."""
    turn = played(
        position(TWO_STACKS), "S0 extend GWR, to E15 | S1 bid 1, place E14 | S2 pass | S0 concede"
    )

    assert line(turn.state, "GWR").stack == 1
    assert reasons(turn) == []


@rule("ROC-75", "ROC-65")
def test_a_merger_may_take_the_last_share_of_a_stack() -> None:
    """LSWR's stack leaves with it, and GWR's last share is given for two of LSWR: LY alone is left.

    Where there is nothing to exchange, GWR keeps its share and the game goes on.
    """
    lines = (
        "GWR C14 D13 E13 shares 5 5 5 | LSWR G17 G16 G15 F14 shares {held} 0 0 | LY shares 5 5 4"
    )
    others = " | ".join(f"{c} shares 6 5 5" for c in ("NER", "GER", "SER", "LBSCR"))

    def stacks_and_end(held: int) -> tuple[list[int], list[str]]:
        state = position(f"{lines.format(held=held)} | {others}")
        turn = perform(state, 0, "extend LSWR", "to E14")
        assert len(told(turn, LineAbsorbed)) == 1
        return [line(turn.state, name).stack for name in ("GWR", "LSWR", "LY")], reasons(turn)

    assert stacks_and_end(1) == ([0, 0, 2], ["shares"])
    assert stacks_and_end(0) == ([1, 0, 2], [])


@rule("ROC-75")
def test_supplementary_shares_do_not_count() -> None:
    """The pile is full and the game ends all the same, after any kind of action."""
    state = position(f"GWR C14 D14 shares 8 8 0 | LSWR shares 5 4 4 | {FIVE_EMPTY}")
    assert table(state).supplementary_pile == 16

    assert reasons(perform(state, 0, "marker hull steel")) == ["shares"]
    assert reasons(perform(state, 0, "station E8")) == ["shares"]


@rule("ROC-76")
def test_the_last_tile_ends_the_game_after_its_extension() -> None:
    """The step and its incomes are finished first."""
    state = position("GWR C14 D14 | station 1 E14 | tiles 1")

    turn = perform(state, 0, "extend GWR", "to E14")

    assert reasons(turn) == ["tiles"]
    assert table(turn.state).tiles_left == 0
    first = table(turn.state).incomes[0]
    assert (first.seat, first.rule) == (1, "ROC-55")


@rule("ROC-76")
def test_the_last_but_one_tile_does_not() -> None:
    """One tile is left."""
    turn = perform(position("GWR C14 D14 | tiles 2"), 0, "extend GWR", "to E14")

    assert reasons(turn) == []


@rule("ROC-76")
def test_the_last_tile_may_be_that_of_a_merger() -> None:
    """Two tiles left, both used."""
    state = position("GWR C14 D13 E13 | LSWR G17 G16 G15 F14 | tiles 2")

    turn = perform(state, 0, "extend LSWR", "to E14")

    assert [event.tile for event in told(turn, LineAbsorbed)] == ["E14"]
    assert reasons(turn) == ["tiles"]


@rule("ROC-77")
def test_a_merger_after_the_last_tile_needs_none() -> None:
    """It is carried out in full, and its hex belongs to the absorber."""
    state = position("GWR C14 D13 E13 | LSWR G17 G16 G15 F14 shares 4 0 0 | tiles 1")

    turn = perform(state, 0, "extend LSWR", "to E14")

    (merger,) = told(turn, LineAbsorbed)
    assert (merger.tile, merger.tiles_left, merger.after) == (None, 0, (2, 0, 0))
    assert "E14" in line_hexes(table(turn.state), line(turn.state, "GWR").id)
    assert reasons(turn) == ["tiles"]


@rule("ROC-78")
def test_the_end_is_immediate() -> None:
    """The second action is not played and nobody gets an equal turn."""
    turn = played(position(TWO_STACKS), "S0 extend GWR, to E15 | S1 pass | S2 pass")

    assert ROCKET.actors(turn.state) == frozenset()
    assert refused(turn.state, 0, "marker hull steel") == GAME_OVER()
    assert refused(turn.state, 1, "marker hull steel") == GAME_OVER()
    assert told(turn, SharesPaid) != []


STALLED = "seats 2 | station 0 E8 | station 1 G7 | option stall_limit_rounds 1 | stall 3"


@rule("ROC-79")
def test_nothing_but_station_moves_ends_the_game() -> None:
    """One round of two seats is four actions; the fourth in a row is the last."""
    turn = perform(position(STALLED), 0, "lift E8", "drop E9")

    assert reasons(turn) == ["stall"]


@rule("ROC-79")
def test_anything_else_starts_the_count_again() -> None:
    """A marker, a placing, an extension."""
    for orders in (["marker hull steel"], ["station C9"], ["extend GWR", "to D14"]):
        turn = perform(position(STALLED), 0, *orders)
        assert reasons(turn) == []
        assert table(turn.state).stall_count == 0


@rule("ROC-79")
def test_shares_and_tiles_are_named_before_the_stall() -> None:
    """When two reasons meet, the order is shares, tiles, stall."""
    one_stack = " | ".join(f"{c} shares 8 8" for c in ("LY", "NER", "GER", "SER", "LBSCR", "LSWR"))

    turn = perform(position(f"{STALLED} | {one_stack}"), 0, "lift E8", "drop E9")
    assert reasons(turn) == ["shares"]

    both = position(f"seats 2 | {one_stack} | GWR C14 D14 | tiles 1")
    assert reasons(perform(both, 0, "extend GWR", "to E14")) == ["shares"]
