"""Wrong use of the library: each mistake is answered by words that say what to write instead."""

from collections.abc import Callable
from typing import Any, Final

import pytest

import rotonde
from rotonde.bots import bot_at

ROCKET: Final[Any] = rotonde.game("rocket")
TILES: Final[Any] = rotonde.game("tiles")
SEED: Final = rotonde.Rng("a seed")
STATE: Final = ROCKET.setup(3, ROCKET.options(), SEED)
OTHER: Final = TILES.setup(2, TILES.options(), SEED)
ORDER: Final = ROCKET.legal(STATE, 0)[0]
OTHER_ORDER: Final = TILES.legal(OTHER, min(TILES.actors(OTHER)))[0]
TURN: Final[Any] = rotonde.play(ROCKET, STATE, rotonde.Seat(0), ORDER)
VIEW: Final = ROCKET.view(STATE, 0)
REFUSED: Final[Any] = rotonde.play(ROCKET, TURN.state, rotonde.Seat(1), ORDER)
PLAY: Final[Any] = rotonde.play
RNG: Final[Any] = rotonde.Rng

Wrong = tuple[Callable[[], object], type[Exception], str]

CALLS: Final[dict[str, Wrong]] = {
    "no such game": (
        lambda: rotonde.game("chess"),
        rotonde.UnknownGame,
        "'chess'; there are: rock",
    ),
    "the name in capitals": (
        lambda: rotonde.game("Rocket"),
        rotonde.UnknownGame,
        "there are: rocket",
    ),
    "no such desk": (lambda: rotonde.desk("chess"), rotonde.UnknownGame, "there are: rocket"),
    "no such bot": (lambda: bot_at("greed", ROCKET, rotonde.Seat(0)), LookupError, "choose among"),
    "a number for chance": (
        lambda: ROCKET.setup(3, ROCKET.options(), 42),
        TypeError,
        'rotonde.Rng("a seed")`, not 42',
    ),
    "a text for chance": (
        lambda: ROCKET.setup(3, ROCKET.options(), "seed"),
        TypeError,
        "not 'seed'",
    ),
    "chance with a number": (
        lambda: ROCKET.setup(3, ROCKET.options(), RNG(42)),
        TypeError,
        "not Rng(seed=42",
    ),
    "too many seats": (
        lambda: ROCKET.setup(9, ROCKET.options(), SEED),
        rotonde.SetupRefused,
        "seats 9, least 2, most 4",
    ),
    "seats as a text": (
        lambda: ROCKET.setup("3", ROCKET.options(), SEED),
        rotonde.SetupRefused,
        "least 2, most 4",
    ),
    "options of another game": (
        lambda: ROCKET.setup(3, TILES.options(), SEED),
        rotonde.SetupRefused,
        "unknown field",
    ),
    "no options": (lambda: ROCKET.setup(3, None, SEED), rotonde.SetupRefused, "got `null`"),
    "an option of another type": (
        lambda: ROCKET.setup(3, ROCKET.options(money_visible=3), SEED),
        rotonde.SetupRefused,
        "Expected `bool`, got `int` - at `$.money_visible`",
    ),
    "an option that is not there": (lambda: ROCKET.options(nope=1), TypeError, "'nope'"),
    "a state of another game": (
        lambda: ROCKET.actors(OTHER),
        TypeError,
        "rocket wants one of its states: this is State of rotonde.games.tiles.state",
    ),
    "a turn for a state": (lambda: ROCKET.legal(TURN, 0), TypeError, "its state is `turn.state`"),
    "a view for a state": (lambda: ROCKET.legal(VIEW, 0), TypeError, "`imagine(view, rng)`"),
    "a refusal for a state": (
        lambda: ROCKET.actors(REFUSED),
        TypeError,
        "the order was refused (not-your-decision)",
    ),
    "nothing for a state": (lambda: ROCKET.actors(None), TypeError, "this is None"),
    "a view that is counted": (lambda: ROCKET.scores(VIEW), TypeError, "this is a view"),
    "a view that is asked for its end": (lambda: ROCKET.outcome(VIEW), TypeError, "this is a view"),
    "an order of another game": (
        lambda: PLAY(ROCKET, STATE, 0, OTHER_ORDER),
        TypeError,
        "rocket wants one of its orders: this is ChooseStartTile of rotonde.games.tiles.actions",
    ),
    "an order as a text": (
        lambda: PLAY(ROCKET, STATE, 0, "station E13"),
        TypeError,
        "write `game.read('station E13')`",
    ),
    "no order": (lambda: PLAY(ROCKET, STATE, 0, None), TypeError, "this is None"),
    "a move on another board": (
        lambda: PLAY(ROCKET, OTHER, 0, ORDER),
        TypeError,
        "wants one of its states",
    ),
    "the state before the game": (
        lambda: PLAY(STATE, ROCKET, 0, ORDER),
        TypeError,
        "write `play(game, state, seat, action)`",
    ),
    "the name of the game": (
        lambda: PLAY("rocket", STATE, 0, ORDER),
        TypeError,
        "the game comes first, not 'rocket'",
    ),
    "a view of no seat": (lambda: ROCKET.view(STATE, 3), ValueError, "no seat 3: seats are 0 to 2"),
    "a view from behind": (lambda: ROCKET.view(STATE, -1), ValueError, "no seat -1"),
    "a view of a view": (lambda: ROCKET.view(VIEW, 0), TypeError, "this is a view"),
    "a state that is imagined": (
        lambda: ROCKET.imagine(STATE, SEED),
        TypeError,
        "show it by `view(state, seat)`",
    ),
    "imagining without chance": (lambda: ROCKET.imagine(VIEW, 42), TypeError, "not 42"),
    "the state of a refusal": (
        lambda: REFUSED.state,
        AttributeError,
        "ask `isinstance(turn, rotonde.Refusal)` first",
    ),
    "the events of a refusal": (lambda: REFUSED.events, AttributeError, "there is no events"),
    "a number that is read": (lambda: ROCKET.read(42), TypeError, "such as 'bid 2'"),
    "an order of another game that is written": (
        lambda: ROCKET.write(OTHER_ORDER),
        TypeError,
        "wants one of its orders",
    ),
    "a replay of texts": (
        lambda: rotonde.replay(ROCKET, STATE, [(rotonde.Seat(0), "marker york coal")]),
        TypeError,
        "game.read",
    ),
}


@pytest.mark.parametrize("mistake", CALLS)
def test_a_wrong_call_is_answered_by_words(mistake: str) -> None:
    """An error of the right kind, which says what is wanted; nothing goes on silently."""
    call, kind, words = CALLS[mistake]

    with pytest.raises(kind) as raised:
        call()
    assert words in str(raised.value)


def test_an_order_that_cannot_be_read_is_refused_for_that_reason() -> None:
    """So `play(game, state, seat, game.read(text))` is one line, whatever was typed."""
    refused = rotonde.play(ROCKET, STATE, rotonde.Seat(0), ROCKET.read("fly to London"))

    assert isinstance(refused, rotonde.Refusal)
    assert refused.code == "order-unreadable"


def test_a_game_says_what_it_is() -> None:
    """In a notebook or a traceback."""
    assert repr(ROCKET) == "<game rocket, edition 1, 2 to 4 seats>"
