"""The shares of one company, real and supplementary."""

from hypothesis import given
from hypothesis import strategies as st

from rotonde.railway.shares import (
    Shares,
    dissolve,
    draw_share,
    give_up,
    issue,
    serve,
    with_change,
    withdrawn,
)

HOLDINGS = st.lists(st.integers(0, 8), min_size=2, max_size=4).map(tuple)


def accounts(held: tuple[int, ...], supplementary: int = 0) -> Shares:
    """A company of forty shares with these in hands."""
    supplementary = min(supplementary, sum(held))
    return Shares(40 - sum(held) + supplementary, held, supplementary)


def all_real(shares: Shares) -> int:
    """Real shares, wherever they are."""
    return shares.stack + shares.real + shares.removed


def test_a_share_is_drawn_from_the_stack() -> None:
    """One less there, one more here; an empty stack gives none."""
    assert draw_share(Shares(3, (0, 1)), 0) == Shares(2, (1, 1))
    assert draw_share(Shares(0, (0, 1)), 0) == Shares(0, (0, 1))


def test_real_shares_come_back_first() -> None:
    """Of five given up, two supplementary ones go to the pile only when the real ones are gone."""
    held = Shares(0, (5, 2), supplementary=4)

    assert give_up(held, 0, 2, closed=False) == Shares(2, (3, 2), supplementary=4)
    assert give_up(held, 0, 5, closed=False) == Shares(3, (0, 2), supplementary=2)
    assert give_up(held, 0, 5, closed=True) == Shares(0, (0, 2), supplementary=2, removed=3)


def test_a_withdrawn_stack_leaves_hands_alone() -> None:
    """The stack is out of the game, the hands are not."""
    assert withdrawn(Shares(9, (4, 3))) == Shares(0, (4, 3), removed=9)


def test_a_dissolved_company_has_no_shares() -> None:
    """Real ones leave the game, supplementary ones stand for nothing any more."""
    assert dissolve(Shares(2, (9, 7), supplementary=2)) == Shares(0, (0, 0), removed=16)


def test_grants_come_from_the_stack_then_from_the_pile() -> None:
    """Three granted, one on the stack: two are supplementary."""
    assert issue(Shares(1, (6, 6)), (2, 1)) == Shares(0, (8, 7), supplementary=2)


def test_changed_changes_one_seat() -> None:
    """The others keep what they have."""
    assert with_change((1, 2, 3), 1, 4) == (1, 6, 3)
    assert with_change((1, 2, 3), 2, -3) == (1, 2, 0)


def served_by_hand(dues: list[int], supply: int, first: int) -> list[int]:
    """Hand out one share at a time, finishing with a seat before turning to the next."""
    got = [0] * len(dues)
    for seat in [(first + step) % len(dues) for step in range(len(dues))]:
        while got[seat] < dues[seat] and supply > 0:
            got[seat] += 1
            supply -= 1
    return got


@given(st.lists(st.integers(0, 9), min_size=2, max_size=4), st.integers(0, 30), st.integers(0, 3))
def test_seats_are_served_one_after_another(dues: list[int], supply: int, first: int) -> None:
    """As by hand."""
    first %= len(dues)

    assert list(serve(dues, supply, first)) == served_by_hand(dues, supply, first)


@given(HOLDINGS, st.integers(0, 8), st.integers(0, 3), st.booleans())
def test_no_real_share_is_lost(
    held: tuple[int, ...], supplementary: int, seat: int, closed: bool
) -> None:
    """Whatever is done, real shares are on the stack, in hands or out of the game."""
    shares, seat = accounts(held, supplementary), seat % len(held)
    for after in (
        draw_share(shares, seat),
        give_up(shares, seat, held[seat], closed=closed),
        withdrawn(shares),
        dissolve(shares),
        issue(shares, held),
    ):
        assert all_real(after) == 40
        assert min(after.stack, after.supplementary, after.removed, after.real) >= 0
