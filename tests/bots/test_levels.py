"""Bots behind their door: bytes in, a legal action out, nothing but the view known."""

import msgspec
import pytest

from rotonde.bots import LEVELS, OFFERED, USUAL, Foreseen, bot_at, never, plan_from_view
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.tools.codec import decoder, encode

GAME = GAMES[GameId("rocket")]


def test_the_levels_are_named_weakest_first() -> None:
    """Clients list them in this order."""
    assert LEVELS == ("random", "novice", "greedy", "club", "expert", "master")
    assert [level for level in LEVELS if level in OFFERED] == list(OFFERED)
    assert USUAL in OFFERED


UNHURRIED = ("random", "novice", "greedy", "club")
"""Levels that think as long as they like; the others are told when to stop by the clock."""


@pytest.mark.parametrize("level", UNHURRIED)
def test_a_bot_answers_a_view_in_bytes_with_an_action_in_bytes(level: str) -> None:
    """As the server asks it in a worker process; the first twelve decisions of a game."""
    state = GAME.setup(3, GAME.options(), Rng("door"))
    for number in range(12):
        seat = min(GAME.actors(state))
        raw = plan_from_view("rocket", level, encode(GAME.view(state, seat)), seat, f"s{number}")
        click, *_ = msgspec.json.decode(raw, type=tuple[Foreseen, ...])
        turn = play(GAME, state, seat, decoder(GAME.action_type).decode(click.action))

        assert not isinstance(turn, Refusal)
        state = turn.state


@pytest.mark.parametrize("level", UNHURRIED)
def test_the_same_view_and_seed_give_the_same_answer(level: str) -> None:
    """So that a game with bots can be told again."""
    state = GAME.setup(2, GAME.options(), Rng("same"))
    raw = encode(GAME.view(state, Seat(0)))

    answers = {plan_from_view("rocket", level, raw, 0, "seed") for _ in range(3)}

    assert len(answers) == 1


def test_random_takes_every_action_sooner_or_later() -> None:
    """No action is left out."""
    state = GAME.setup(2, GAME.options(), Rng("any"))
    legal = GAME.legal(state, Seat(0))[:5]
    bot = bot_at("random", GAME, Seat(0))

    taken = {bot.choose(None, legal, Rng(str(seed)), never) for seed in range(80)}

    assert taken == set(legal)


def test_an_unknown_level_is_an_error() -> None:
    """It says which levels there are."""
    with pytest.raises(LookupError, match="choose among random, novice"):
        bot_at("genius", GAME, Seat(0))


def test_without_time_left_in_its_turn_a_strong_level_takes_its_first_look() -> None:
    """At once, whatever its patience is."""
    state = GAME.setup(2, GAME.options(), Rng("late"))
    raw = encode(GAME.view(state, Seat(0)))

    (click, *_) = msgspec.json.decode(
        plan_from_view("rocket", "master", raw, 0, "seed", 0.0), type=tuple[Foreseen, ...]
    )

    action = decoder(GAME.action_type).decode(click.action)
    assert GAME.check(state, Seat(0), action) is None
