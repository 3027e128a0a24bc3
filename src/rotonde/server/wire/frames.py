"""Messages as bytes of a socket: framed and packed once, however many sockets they go to."""

import zlib
from typing import Any, Final

import msgspec

WORTH_PACKING: Final = 4096
"""Bytes from which a message is deflated: below, the time is worth more than the bytes."""
WINDOW: Final = 15
"""Bits of the window, which is not kept from one message to the next: with all of them a large
message takes half the time that it takes through a small window, again and again moved on."""
EFFORT: Final = 1
"""The least: more makes a twentieth less of a menu and takes up to twice as long."""
TEXT: Final = 0x81
PACKED: Final = 0x40
"""The first byte of a whole text message, and the bit that says it is deflated (RFC 7692)."""
FLUSHED: Final = b"\x00\x00\xff\xff"
"""The end of a deflated message, which is not sent."""
SHORT, MEDIUM = 126, 1 << 16
HEADERS: Final = {SHORT: 4, SHORT + 1: 10}
"""Bytes of a header, by what its second byte says; of all others two."""

ENCODER: Final = msgspec.json.Encoder()


class Frame:
    """A message as it is written to sockets, those that unpack and those that do not."""

    __slots__ = ("packed", "plain")

    def __init__(self, message: bytes) -> None:
        self.plain = with_header(TEXT, message)
        self.packed = self.plain
        if len(message) >= WORTH_PACKING:
            self.packed = with_header(TEXT | PACKED, deflate(message))

    @property
    def message(self) -> bytes:
        """The message as it was given, without a header."""
        return self.plain[HEADERS.get(self.plain[1], 2) :]

    @property
    def is_large(self) -> bool:
        """Whether it took a while to make: it was worth packing."""
        return self.packed is not self.plain


def frame(message: Any) -> Frame:
    """A message of `wire.py` as it goes over sockets."""
    return Frame(ENCODER.encode(message))


def with_header(first: int, payload: bytes) -> bytes:
    """The payload behind its header (RFC 6455, 5.2); what a server sends is not masked."""
    size = len(payload)
    if size < SHORT:
        return bytes((first, size)) + payload
    if size < MEDIUM:
        return bytes((first, SHORT)) + size.to_bytes(2, "big") + payload
    return bytes((first, SHORT + 1)) + size.to_bytes(8, "big") + payload


def deflate(message: bytes) -> bytes:
    """The message by itself: whoever unpacks it needs nothing of those before."""
    packer = zlib.compressobj(EFFORT, zlib.DEFLATED, -WINDOW)
    packed = packer.compress(message) + packer.flush(zlib.Z_SYNC_FLUSH)
    return packed.removesuffix(FLUSHED)
