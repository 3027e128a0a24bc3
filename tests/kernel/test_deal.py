"""Deals: the seed follows from a sealed secret and everybody's share, and nothing else fits."""

import hashlib

from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec.structs import replace

from rotonde.kernel.law.deal import Deal, Redraw, commitment_of, flaw, seed_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, opening, record_of, verify
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.kernel.tools.codec import decode, encode
from tests.support.toy import Add, AnyToyAction, Roll, Toy

SECRETS = st.binary(min_size=32, max_size=32).map(bytes.hex)
SHARES = st.lists(st.text("0123456789abcdef", max_size=32), min_size=2, max_size=6).map(tuple)


def sealed(secret: str, shares: tuple[str, ...], table: str = "AbCd") -> Deal:
    return Deal("committed", table, commitment_of(secret), secret, shares)


@given(secret=SECRETS, shares=SHARES)
def test_the_same_secret_and_shares_give_the_same_seed(
    secret: str, shares: tuple[str, ...]
) -> None:
    deal = sealed(secret, shares)

    assert seed_of(deal) == seed_of(sealed(secret, shares))
    assert flaw(deal, seed_of(deal), len(shares)) is None
    assert len(seed_of(deal)) == 64


@given(secret=SECRETS, shares=SHARES, share=SHARES.map(lambda some: some[0]), data=st.data())
def test_each_share_changes_the_seed(
    secret: str, shares: tuple[str, ...], share: str, data: st.DataObject
) -> None:
    """Also that of the last seat alone, and the order in which the seats stand."""
    seat = data.draw(st.integers(0, len(shares) - 1))
    assume(shares[seat] != share)
    other = (*shares[:seat], share, *shares[seat + 1 :])
    seed = seed_of(sealed(secret, shares))

    assert seed_of(sealed(secret, other)) != seed
    assert seed_of(sealed(secret, shares, table="another")) != seed
    assert flaw(sealed(secret, other), seed, len(shares)) == "seed"


@given(secret=SECRETS, other=SECRETS, shares=SHARES)
def test_no_other_secret_fits_a_commitment(
    secret: str, other: str, shares: tuple[str, ...]
) -> None:
    assume(secret != other)
    forged = replace(sealed(secret, shares), secret=other)

    assert flaw(forged, seed_of(forged), len(shares)) == "commitment"


def test_a_seat_without_a_share_is_noticed() -> None:
    deal = sealed("ab" * 32, ("one", "two"))

    assert flaw(deal, seed_of(deal), 3) == "shares"


def test_what_promises_nothing_has_no_flaw() -> None:
    assert flaw(Deal("given"), "any seed", 2) is None


def test_the_seed_can_be_worked_out_by_hand() -> None:
    """As the page for players says it."""
    drawn = ":".join(["ab" * 32, "AbCd", "one", "two"]).encode()

    assert seed_of(sealed("ab" * 32, ("one", "two"))) == hashlib.sha256(drawn).hexdigest()


# --- a game that is played on elsewhere ---------------------------------------------------------


def forked(seed: str, *, move: int = 2) -> Record:
    """A game that went on at another table after some moves."""
    toy = Toy()
    blank = opening(toy, 2, Options(), "first")
    there = replace(blank, redraws=(Redraw(move, seed, Deal("given")),))
    start = toy.setup(2, Options(), Rng("first"))
    if move == 0:
        start = toy.redraw(start, Rng(seed))
    moves: list[tuple[Seat, AnyToyAction]] = [
        (Seat(0), Add(1)),
        (Seat(1), Roll()),
        (Seat(0), Roll()),
    ]
    return record_of(toy, start, there, moves)


def rolled(record: Record) -> list[tuple[int, ...]]:
    states = verify(Toy(), record)
    assert not isinstance(states, Divergence), states
    return [state.added for state in states]


def test_a_record_that_was_played_on_proves_itself() -> None:
    """The dice before it are those of the first table, those after it of the second."""
    records = [decode(encode(forked(seed)), Record) for seed in "abcdefgh"]
    games = [rolled(record) for record in records]

    assert len({game[2] for game in games}) == 1
    assert len({game[3] for game in games}) > 1


def test_a_game_may_be_played_on_from_its_very_start() -> None:
    assert len({rolled(forked(seed, move=0))[2] for seed in "abcdefgh"}) > 1


def test_chance_that_was_not_drawn_anew_is_noticed() -> None:
    """A record that hides that it was played on parts from the rules where it was."""
    found = verify(Toy(), replace(forked("a"), redraws=()))

    assert isinstance(found, Divergence)
    assert (found.move, found.problem) == (1, "hash")
