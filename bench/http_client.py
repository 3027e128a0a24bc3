"""An HTTP client that sends from a chosen address, over one connection.

Addresses of loopback play different visitors: the server counts 127.0.0.2 and 127.0.0.1 apart.
"""

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec

LINE: Final = b"\r\n"
BLANK: Final = 2 * LINE


class Response(msgspec.Struct, frozen=True):
    """An answer of the server, with its headers in lower case."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def is_granted(self) -> bool:
        return self.status < 400

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


class HttpClient:
    """A visitor at one address, who keeps the cookie that the server gives."""

    def __init__(self, address: str, source: str) -> None:
        self.place = urlsplit(address)
        self.source = source
        self.cookie = ""
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def __aenter__(self) -> "HttpClient":
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        line, self.line = self.line, None
        if line is not None:
            line[1].close()

    async def get(self, path: str) -> Response:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any = None) -> Response:
        return await self.ask("POST", path, msgspec.json.encode({} if body is None else body))

    async def ask(self, method: str, path: str, body: bytes = b"") -> Response:
        """Send a request. Raises `OSError` where no answer comes.

        The server may have closed a kept connection: then a new one is tried.
        """
        if self.line is not None:
            with suppress(ConnectionError):
                return await self.ask_once(method, path, body)
        return await self.ask_once(method, path, body)

    async def ask_once(self, method: str, path: str, body: bytes) -> Response:
        reader, writer = await self.connected()
        writer.write(self.header(method, path, len(body)) + body)
        try:
            answer = await read_answer(reader)
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            self.close()
            raise ConnectionError("no answer") from error
        if given := answer.headers.get("set-cookie"):
            self.cookie = given.partition(";")[0]
        if answer.headers.get("connection") == "close":
            self.close()
        return answer

    async def connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.line is None:
            host, port = self.place.hostname, self.place.port
            self.line = await asyncio.open_connection(host, port, local_addr=(self.source, 0))
        return self.line

    def header(self, method: str, path: str, size: int) -> bytes:
        lines = [f"{method} {path} HTTP/1.1", f"Host: {self.place.netloc}"]
        if self.cookie:
            lines.append(f"Cookie: {self.cookie}")
        if size:
            lines += ["Content-Type: application/json", f"Content-Length: {size}"]
        return LINE.join(line.encode() for line in lines) + BLANK


async def read_answer(reader: asyncio.StreamReader) -> Response:
    head = (await reader.readuntil(BLANK)).decode("latin-1").split("\r\n")
    headers = dict(named(line) for line in head[1:] if line)
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Response(int(head[0].split()[1]), headers, body)


def named(line: str) -> tuple[str, str]:
    name, _, value = line.partition(":")
    return name.strip().lower(), value.strip()
