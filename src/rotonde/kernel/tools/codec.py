"""States, actions and records as JSON, and the hash that names a state."""

import hashlib
from collections.abc import Hashable
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec

T = TypeVar("T")
HASH_BYTES = 8

UNREADABLE: Final = (msgspec.MsgspecError, UnicodeError, RecursionError)
"""Errors of bytes from elsewhere: no JSON, another shape, no text, a tower of brackets."""


CANONICAL: Final = msgspec.json.Encoder(order="sorted")


def encode(value: object) -> bytes:
    """Any state, action, view, event or record as canonical JSON."""
    return CANONICAL.encode(value)


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """The decoder of one type, made once."""
    return made_once(kind)


@lru_cache(maxsize=256)
def made_once(kind: Hashable) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def decode(raw: bytes | str, kind: type[T]) -> T:
    """The value of type `kind` that `raw` spells. Raises one of `UNREADABLE`."""
    value: T = decoder(kind).decode(raw)
    return value


def legible(text: str) -> str:
    """The text with `?` for half letters (lone surrogates), which no JSON and no file can hold.

    They come in where bytes are read that are no UTF-8: in arguments, typed lines and libraries.
    """
    return text.encode("utf-8", "replace").decode()


def digest(state: object) -> str:
    """A short name for a state: equal states have equal digests."""
    return hashlib.blake2b(encode(state), digest_size=HASH_BYTES).hexdigest()
