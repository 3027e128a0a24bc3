"""A bare socket without a browser: it sends what it likes, and sees when it is closed."""

import base64
import socket
import time
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from tests.support.patience import HAPPENS_WITHIN

GREETING = (
    "{method} /ws/tables/{table} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    f"Sec-WebSocket-Key: {base64.b64encode(b'0' * 16).decode()}\r\n\r\n"
)


class Stranger:
    """One connection to a server."""

    def __init__(self, url: str) -> None:
        address = urlsplit(url)
        self.host = address.netloc
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(HAPPENS_WITHIN)
        self.socket.connect((address.hostname, address.port))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None
    ) -> None:
        self.socket.close()

    def send(self, text: str | bytes) -> bool:
        """Say something; False where the other side has closed already."""
        try:
            self.socket.sendall(text.encode() if isinstance(text, str) else text)
        except ConnectionError:
            return False
        return True

    def greet(self, table: str, method: str = "GET") -> None:
        self.send(GREETING.format(method=method, table=table, host=self.host))

    def hear(self) -> bytes:
        """What comes next; nothing where the other side has closed."""
        try:
            return self.socket.recv(65536)
        except ConnectionError:
            return b""

    def hear_until(self, end: bytes) -> bytes:
        heard = b""
        while end not in heard:
            more = self.hear()
            assert more, heard
            heard += more
        return heard

    def drip(self) -> None:
        """Send single bytes until the other side closes, which it must."""
        end = time.monotonic() + HAPPENS_WITHIN
        while self.send("x"):
            assert time.monotonic() < end, "it goes on listening"
            time.sleep(0.01)

    def hear_all(self) -> bytes:
        """Everything until the other side closes, which it must."""
        heard = b""
        while more := self.hear():
            heard += more
        return heard
