"""Fuzzing: sound games end, a broken promise is found and comes back with its record."""

import msgspec

from rotonde.bots.fuzz import Walk, Wanderer, any_options, take_walk, walk_through, walks
from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.actions import AnyAction, VetoBid, VetoPass
from rotonde.games.rocket.game import Rocket
from rotonde.games.rocket.state import State
from rotonde.games.tiles import TILES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.record import Divergence, verify
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.kernel.law.rng import Rng

GAME = GameId("rocket")


class Deceitful(Rocket):
    """Offers what it then refuses, from the second round on."""

    def check(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return NOT_NOW() if state.round > 1 else super().check(state, seat, action)


class Endless(Rocket):
    """Promises to be over sooner than it is."""

    longest = 20


def test_walks_take_all_numbers_of_seats_in_turn() -> None:
    """With a seed of its own each."""
    tasks = walks(GAME, (2, 3, 4), 4, "s")

    assert [task.seats for task in tasks] == [2, 3, 4, 2]
    assert len({task.seed for task in tasks}) == 4


def test_a_sound_game_is_walked_to_its_end() -> None:
    """And the same walk is the same game."""
    found = take_walk(Walk(GAME, 3, "sound"))

    assert found.violation is None
    assert found.reason in {"shares", "tiles", "stall"}
    assert found.actions > 50
    assert take_walk(Walk(GAME, 3, "sound")) == found


def test_a_broken_promise_is_told_with_the_game_that_leads_to_it() -> None:
    """All moves but the last can be verified; the last is the one that broke it."""
    found = walk_through(Deceitful(), Walk(GAME, 2, "broken"))

    assert found.reason is None
    assert found.violation == "Violation: legal() offered what check() refuses: not-now"
    assert found.record is not None
    assert found.record.moves[-1].hash == ""
    parted = verify(ROCKET, found.record)
    assert isinstance(parted, Divergence)
    assert parted.move == len(found.record.moves) - 1


def test_a_game_that_goes_on_too_long_breaks_its_promise() -> None:
    """`longest` is part of the contract."""
    found = walk_through(Endless(), Walk(GAME, 2, "long"))

    assert found.violation == "Violation: still running after 20 actions"
    assert found.actions == 20


def test_yes_or_no_options_are_all_tried() -> None:
    """Both sides of each coin come up; everything else keeps its default."""
    tried = [msgspec.to_builtins(any_options(ROCKET, 2, Rng(str(seed)))[0]) for seed in range(40)]

    assert {options["money_visible"] for options in tried} == {True, False}
    assert {options["station_may_leave_track"] for options in tried} == {True, False}
    assert {options["stall_limit_rounds"] for options in tried} == {6}


def test_options_that_are_words_are_tried_where_they_fit_the_seats() -> None:
    """Railroad Tiles has objectives for two and more, and a challenge for one alone."""
    alone = [msgspec.to_builtins(any_options(TILES, 1, Rng(str(seed)))[0]) for seed in range(40)]
    three = [msgspec.to_builtins(any_options(TILES, 3, Rng(str(seed)))[0]) for seed in range(40)]

    assert {options["objectives"] for options in alone} == {"off"}
    assert {options["objectives"] for options in three} == {"off", "random", "chosen"}
    assert len({options["challenge"] for options in alone}) > 5


def test_every_number_of_seats_has_its_share_of_uniform_walks() -> None:
    """One in five, however many numbers there are."""
    for seats in ((2,), (2, 3, 4), (1, 2, 3, 4), (2, 3, 4, 5, 6)):
        tasks = walks(GAME, seats, 10 * len(seats), "s")

        uniform = [task.seats for task in tasks if task.uniform]
        assert sorted(uniform) == sorted([*seats, *seats])


class Peaceful(Rocket):
    """Says that hardly anybody bids against a line."""

    def seldom(self, action: AnyAction) -> bool:
        return isinstance(action, VetoBid)


def test_what_is_seldom_done_is_seldom_walked_but_for_uniform_walks() -> None:
    """A game says what that is; one that says nothing is walked alike in both."""

    def bids(uniform: bool) -> int:
        """How often a wanderer bids where it might as well pass."""
        wanderer, legal = Wanderer(Rng("bids"), uniform), [VetoPass(), VetoBid(1)]
        drawn = [wanderer.order(Peaceful(), legal) for _ in range(1000)]
        return drawn.count(VetoBid(1))

    assert 0 < bids(uniform=False) < 60
    assert 400 < bids(uniform=True) < 600
    plain, shy = (walk_through(ROCKET, Walk(GAME, 2, "same", uniform)) for uniform in (True, False))
    assert plain.actions == shy.actions
