"""Wrong use of a game, answered by words: the state, order, seat or chance of something else.

A player's mistake is a `Refusal`; this is a mistake of a program, and says what to write instead.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn


def require_state(game: Any, given: object) -> None:
    """Raise `TypeError` for what is no state of the game."""
    if type(given) is game.state_type:
        return
    match given:
        case Turn():
            problem = "this is a turn; its state is `turn.state`"
        case Refusal():
            problem = f"the order was refused ({given.code}), so there is no new state"
        case _ if isinstance(given, game.view_type):
            problem = "this is a view; `imagine(view, rng)` makes a state that fits it"
        case _:
            problem = f"this is {described(given)}"
    raise TypeError(f"{game.id} wants one of its states: {problem}")


def require_view(game: Any, given: object) -> None:
    """Raise `TypeError` for what is no view of the game."""
    if isinstance(given, game.view_type):
        return
    state = isinstance(given, game.state_type)
    problem = "this is a state; show it by `view(state, seat)`" if state else described(given)
    raise TypeError(f"{game.id} wants one of its views: {problem}")


def require_seat(game: Any, given: object, state: Any) -> None:
    """Raise `ValueError` for a seat that is not at this table."""
    if not (isinstance(given, int) and 0 <= given < state.seats):
        last = state.seats - 1
        raise ValueError(f"this table of {game.id} has no seat {given!r}: seats are 0 to {last}")


def wrong_order(game: Any, given: object) -> TypeError:
    """The error for what is no order of the game."""
    if isinstance(given, str):
        return TypeError(f"an order is no text: write `game.read({given!r})`")
    return TypeError(f"{game.id} wants one of its orders: this is {described(given)}")


def require_rng(given: object) -> None:
    """Raise `TypeError` for what draws nothing."""
    if not (isinstance(given, Rng) and isinstance(given.seed, str)):
        raise TypeError(f'chance comes from a generator: `rotonde.Rng("a seed")`, not {given!r}')


def described(given: object) -> str:
    """A thing by its type and its module: `ChooseStartTile of rotonde.games.tiles.actions`."""
    kind = type(given)
    return f"{kind.__name__} of {kind.__module__}" if kind.__module__ != "builtins" else repr(given)


def guarded_view(answer: Any) -> Callable[..., Any]:
    """`view`, for states and seats of this game alone."""

    def view(self: Any, state: Any, seat: Any) -> Any:
        require_state(self, state)
        if seat is not None:
            require_seat(self, seat, state)
        return answer.__get__(self)(state, seat)

    return view


def guarded_imagine(answer: Any) -> Callable[..., Any]:
    """`imagine`, for views of this game alone."""

    def imagine(self: Any, view: Any, rng: Any) -> Any:
        require_view(self, view)
        require_rng(rng)
        return answer.__get__(self)(view, rng)

    return imagine


def guarded_question(answer: Any) -> Callable[..., Any]:
    """A question about states of this game alone."""

    def question(self: Any, state: Any) -> Any:
        require_state(self, state)
        return answer.__get__(self)(state)

    return question


GUARDS: Final[Mapping[str, Callable[[Any], Callable[..., Any]]]] = {
    "view": guarded_view,
    "imagine": guarded_imagine,
    "outcome": guarded_question,
    "scores": guarded_question,
}
"""The answers of a game that are guarded, whoever writes them."""
