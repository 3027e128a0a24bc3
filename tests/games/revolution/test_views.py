"""What a view shares with the one before, so that little is made, compared and sent anew."""

from rotonde.games.revolution import REVOLUTION
from tests.support.revolution import play, position


def test_a_move_makes_anew_only_the_parts_that_it_changes() -> None:
    """A sale of a share is money of one seat; all that lies on the map and before others stays."""
    before = position("cash 900 | trains money_600 | done A1-2 | 1: cash 100")
    old, new = (REVOLUTION.view(state, None) for state in (before, play(before, "share")))

    assert new.seats[0] != old.seats[0]
    assert new.seats[1] is old.seats[1]
    for part in ("cities", "spaces", "sections", "links", "tracks", "steps"):
        assert getattr(new, part) is getattr(old, part), part
    for part in ("trains", "sections", "completed"):
        assert getattr(new.seats[0], part) is getattr(old.seats[0], part), part
    assert all(
        n is o for n, o in zip(new.seats[0].milestones, old.seats[0].milestones, strict=True)
    )
    assert all(n is o for n, o in zip(new.piles, old.piles, strict=True))


def test_payers_are_told_before_a_market_asks_them() -> None:
    """From the piece on that opens it, in the order of asking, without those that cannot pay."""
    rich = "market 3 | rails S03 | cash 900 | 1: shares 9 | 1: cash 900 | 2: shares 0 | 3: shares 0"
    opened = play(position(rich), "worker white railroad", "rail S04")
    asked = play(opened, "rail S05", "finish")

    assert REVOLUTION.view(position(rich), None).market.coming == ()
    assert REVOLUTION.view(opened, None).market.coming == (1,)
    assert REVOLUTION.view(asked, None).market.coming == (1,)
