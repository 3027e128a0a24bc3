"""Answers about frozen things, worked out when first asked for and kept on them."""

from collections.abc import Callable
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")
R = TypeVar("R")


class derived(Generic[R]):  # noqa: N801 (a decorator, as `property` is one)
    """A property that is worked out once.

    Like `functools.cached_property`, which in Python 3.11 takes a lock: that made the first answer,
    the only dear one, five times as dear. Two threads may both work it out; they find the same.
    """

    def __init__(self, ask: Callable[[Any], R]) -> None:
        self.ask = ask
        self.__doc__ = ask.__doc__

    def __set_name__(self, owner: type[Any], name: str) -> None:
        self.name = name

    def __get__(self, thing: Any, owner: type[Any]) -> R:
        found = self.ask(thing)
        thing.__dict__[self.name] = found
        return found


def kept(ask: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """A question about a frozen thing, for those who stand outside its class: answered once too.

    The other parts of the question are compared by value. A view is built of parts that are kept on
    the parts of the state from which they are made.
    """
    name = f"{ask.__module__}.{ask.__qualname__}"

    def answer(thing: T, /, *about: P.args, **named: P.kwargs) -> R:
        known: dict[Any, R] | None = thing.__dict__.get(name)
        if known is None:
            known = thing.__dict__[name] = {}
        elif about in known:
            return known[about]
        found = known[about] = ask(thing, *about, **named)
        return found

    answer.__doc__ = ask.__doc__
    return answer


def kept_last(ask: Callable[Concatenate[T, P], R]) -> Callable[Concatenate[T, P], R]:
    """Like `kept`, for questions about large parts: only the last answer is kept.

    The other parts are compared with those of the last question, and never hashed: from one move
    to the next most are the very same objects, and then that costs nothing.
    """
    name = f"{ask.__module__}.{ask.__qualname__}"

    def answer(thing: T, /, *about: P.args, **named: P.kwargs) -> R:
        known: tuple[Any, R] | None = thing.__dict__.get(name)
        if known is not None and known[0] == about:
            return known[1]
        found = ask(thing, *about, **named)
        thing.__dict__[name] = (about, found)
        return found

    answer.__doc__ = ask.__doc__
    return answer
