"""Everything that can be wrong with a message or a request: a clear answer, and nothing changed."""

import json
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.utils import apply_mask

from rotonde.server.http.routes.socket import LARGEST_MESSAGE
from tests.server.player import ME, OPEN, Player, Seating, bot, hotseat
from tests.server.serving import Serving
from tests.server.stranger import Stranger
from tests.server.toy_table import ADD

BOTH = (hotseat("Ada"), hotseat("Hugo"))
TOWER = "[" * 20_000 + "]" * 20_000
"""Sound JSON that no reader gets to the end of."""


def problem(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "malformed-message"),
        ("no JSON", "malformed-message"),
        ("[]", "malformed-message"),
        ('{"type":"dance"}', "malformed-message"),
        ('{"type":"submit","version":0,"seat":0}', "malformed-message"),
        ('{"type":"submit","version":0,"seat":0,"action":{},"more":1}', "malformed-message"),
        ('{"type":"submit","version":"0","seat":0,"action":{}}', "malformed-message"),
        ('{"type":"takeback","version":0,"seat":0,"steps":0}', "malformed-message"),
        ('{"type":"submit","version":0,"seat":0,"action":{}}', "malformed-action"),
        ('{"type":"submit","version":0,"seat":0,"action":{"do":"add"}}', "malformed-action"),
        ('{"type":"submit","version":0,"seat":0,"action":null}', "malformed-action"),
        ('{"type":"submit","version":9,"seat":0,"action":{"do":"roll"}}', "stale-version"),
        ('{"type":"submit","version":0,"seat":2,"action":{"do":"roll"}}', "foreign-seat"),
        ('{"type":"submit","version":0,"seat":-1,"action":{"do":"roll"}}', "foreign-seat"),
        ('{"type":"look","seat":7}', "foreign-seat"),
        (" " * (LARGEST_MESSAGE + 1), "message-too-large"),
        (f'{{"type":"submit","version":0,"seat":0,"action":{TOWER}}}', "malformed-message"),
    ],
    ids=lambda told: told[:60],
)
async def test_a_bad_message_gets_a_fault(ada: Player, text: str, code: str) -> None:
    """The socket stays open, and the next move is played."""
    table = ada.new_table(*BOTH)

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.socket.send(text)
        fault = await seat.hear("fault")
        after = await seat.play(ADD[0])

    assert code == fault["code"]
    assert after["version"] == 1


LONG = "a" * (LARGEST_MESSAGE - 200)


@pytest.mark.parametrize(
    "text",
    [
        f'{{"type":"submit","version":0,"seat":0,"action":"{LONG}"}}',
        f'{{"type":"submit","version":0,"seat":0,"action":"add {LONG}"}}',
        f'{{"type":"submit","version":0,"seat":0,"action":{{"do":"{LONG}"}}}}',
        f'{{"type":"{LONG}"}}',
    ],
    ids=lambda told: told[:60],
)
async def test_an_answer_repeats_little_of_what_was_sent(ada: Player, text: str) -> None:
    table = ada.new_table(*BOTH)

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.socket.send(text)
        answer = await seat.socket.recv()

    assert json.loads(answer)["type"] in ("fault", "refused")
    assert len(answer) < 2000


async def test_a_message_may_come_in_pieces(ada: Player) -> None:
    """Short and whole it is read at once; in frames, or with another behind it, in its order."""
    table = ada.new_table(*BOTH)
    look = '{"type":"look","seat":%d}'

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.socket.send([look[:9], look[9:] % 1])
        first = await seat.hear("position")
        for number in (0, 1):
            await seat.socket.send(look % number)
        others = [await seat.hear("position") for _ in range(2)]
        await seat.socket.send([look % 0, " " * 200])
        last = await seat.hear("position")

    assert [each["seat"] for each in (first, *others, last)] == [1, 0, 1, 0]


def test_the_text_of_a_frame_may_come_after_its_head(server: Serving, ada: Player) -> None:
    """Masked, it can look like a short frame of its own."""
    text = b'{"type":"look","seat":1}'
    mask = bytes([0x81 ^ text[0], (0x80 | len(text) - 6) ^ text[1], 0, 0])
    with Stranger(server.url) as stranger:
        stranger.greet(ada.new_table(*BOTH))
        stranger.hear_until(b'"position"')
        stranger.send(bytes([0x81, 0x80 | len(text)]) + mask)
        ada.get("/api/health")  # when this is answered the head has been read
        stranger.send(apply_mask(text, mask))

        stranger.hear_until(b"foreign-seat")


async def test_bytes_are_no_message(ada: Player) -> None:
    table = ada.new_table(*BOTH)

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.socket.send(b"\xff\xfe\x00")
        fault = await seat.hear("fault")
        after = await seat.play(ADD[0])

    assert fault["code"] == "malformed-message"
    assert after["version"] == 1


async def test_a_flood_of_messages_lets_the_others_in(ada: Player, hugo: Player) -> None:
    """Each is answered, and none of the answers is lost for want of a turn to send it."""
    table = ada.new_table(*BOTH)
    asked = 500

    async with ada.at(table) as seat, hugo.at(table) as spectator:
        await seat.hear("position")
        for _ in range(asked):
            await seat.say(type="ask", thing="x")
        told = await spectator.hear("position")
        answers = [await seat.hear("why") for _ in range(asked)]

    assert len(answers) == asked
    assert told["version"] == 0


async def test_a_stale_version_gets_the_position_of_now(ada: Player) -> None:
    table = ada.new_table(*BOTH)

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(ADD[0])
        await seat.submit(ADD[1], seat=1, version=0)
        fault = await seat.hear("fault")
        now = await seat.hear("position")

    assert (fault["code"], fault["facts"]) == ("stale-version", {"version": 1})
    assert (now["version"], len(now["log"])) == (1, 1)


async def test_nobody_plays_in_a_foreign_seat(ada: Player, hugo: Player) -> None:
    """Neither somebody at the table, nor a spectator, nor a stranger without a cookie."""
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with hugo.at(table) as seat:
        await seat.hear("position")
        await seat.submit(ADD[0], seat=0)
        fault = await seat.hear("fault")
        await seat.take_back(seat=0)
        again = await seat.hear("fault")

    assert (fault["code"], fault["facts"]) == ("foreign-seat", {"seat": 1})
    assert again["code"] == "foreign-seat"
    assert ada.get(f"/api/tables/{table}")["version"] == 0


async def test_an_unknown_table_says_so_and_closes(ada: Player) -> None:
    async with ada.at("nowhere") as seat:
        fault = await seat.hear("fault")
        with pytest.raises(ConnectionClosed) as closed:
            await seat.hear("position")

    assert fault["code"] == "unknown-table"
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_two_sockets_cannot_play_the_same_version(ada: Player) -> None:
    """Of two orders on one version, one is played and one comes too late."""
    table = ada.new_table(*BOTH)

    async with ada.at(table) as one, ada.at(table) as two:
        await one.hear("position")
        await two.hear("position")
        await one.submit(ADD[0])
        await two.submit(ADD[0])
        late = await settle(one, two)

    assert late == ["stale-version"]
    assert ada.get(f"/api/tables/{table}")["version"] == 1


async def settle(*seats: Seating) -> list[str]:
    """Ask each socket something, and hear which faults come before the answer."""
    faults: list[str] = []
    for seat in seats:
        await seat.say(type="ask", thing="x")
        while (message := msgspec.json.decode(await seat.socket.recv()))["type"] != "why":
            if message["type"] == "fault":
                faults.append(message["code"])
    return faults


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "ludo", "seats": [ME, ME]}, 404, "unknown-game"),
        ({"game": "toy", "seats": [ME]}, 400, "setup-seats"),
        ({"game": "toy", "seats": [ME] * 5}, 400, "setup-seats"),
        ({"game": "toy", "seats": []}, 400, "malformed-request"),
        ({"game": "toy", "seats": [ME] * 9}, 400, "malformed-request"),
        ({"game": "toy", "seats": [ME, ME], "options": {"loud": 3}}, 400, "setup-options"),
        ({"game": "toy", "seats": [ME, ME], "options": {"shy": True}}, 400, "setup-options"),
        ({"game": "toy", "seats": [ME, bot("wizard")]}, 400, "unknown-level"),
        ({"game": "toy", "seats": [ME, {"kind": "ghost"}]}, 400, "malformed-request"),
        ({"game": "toy", "seats": [ME, hotseat("")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat(" ")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat("x" * 41)]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat("a\x00b")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat("a\x9b31m")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat("a\u202eb")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, hotseat("\u200b\ufeff")]}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, ME], "name": "\t"}, 400, "wrong-name"),
        ({"game": "toy", "seats": [ME, ME], "seed": "mine"}, 400, "malformed-request"),
        ({}, 400, "malformed-request"),
        ([], 400, "malformed-request"),
    ],
)
def test_a_table_that_cannot_be(ada: Player, wanted: Any, status: int, code: str) -> None:
    """Every wrong wish has its reason, and no table comes of it."""
    assert (status, code) == problem(ada.http.post("/api/tables", json=wanted))
    assert ada.get("/api/tables") == []


@pytest.mark.parametrize(
    "body", [b"", b"{", b'{"game":"\xff"}', TOWER.encode()], ids=["none", "half", "bytes", "tower"]
)
def test_a_body_that_cannot_be_read(ada: Player, body: bytes) -> None:
    answer = ada.http.post(
        "/api/tables", content=body, headers={"Content-Type": "application/json"}
    )

    assert problem(answer) == (400, "malformed-request")


@pytest.mark.parametrize("name", ["عمر", "Zoë", "👨‍👩‍👧", "O’Brien <b>"])
def test_a_name_may_be_of_any_script(ada: Player, name: str) -> None:
    renamed = ada.http.put("/api/me", json={"name": name})

    assert renamed.json()["name"] == name


def test_a_body_that_is_too_large(ada: Player) -> None:
    table = {"game": "toy", "seats": [ME, ME], "options": {"x": "y" * 70_000}}

    assert problem(ada.http.post("/api/tables", json=table)) == (413, "body-too-large")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/tables/nowhere", 404, "unknown-table"),
        ("POST", "/api/tables/nowhere/rematch", 404, "unknown-table"),
        ("POST", "/api/tables/nowhere/fill", 404, "unknown-table"),
        ("GET", "/api/games/toy/solo", 404, "no-challenges"),
        ("GET", "/api/tables/nowhere/course", 404, "unknown-table"),
        ("GET", "/api/tables/nowhere/record", 404, "unknown-table"),
        ("GET", "/api/tables/nowhere/positions/0", 404, "unknown-table"),
        ("POST", "/api/tables/nowhere/positions/0/play-on", 404, "unknown-table"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("DELETE", "/api/tables", 405, "not-allowed"),
    ],
)
def test_an_address_that_is_not(
    server: Serving, method: str, path: str, status: int, code: str
) -> None:
    assert (status, code) == problem(httpx.request(method, server.url + path))


def test_a_seat_is_taken_once(ada: Player, hugo: Player) -> None:
    table = ada.new_table(ME, OPEN, OPEN)
    path = f"/api/tables/{table}/join"

    assert problem(ada.http.post(path, json={})) == (409, "already-seated")
    assert problem(hugo.http.post(path, json={"seat": 0})) == (409, "seat-taken")
    assert problem(hugo.http.post(path, json={"seat": 77})) == (409, "seat-taken")
    assert hugo.post(path, {"seat": 2})["seats"][2]["mine"]


def test_a_full_table_has_no_seat(ada: Player, hugo: Player) -> None:
    table = ada.new_table(*BOTH)

    assert problem(hugo.http.post(f"/api/tables/{table}/join", json={})) == (409, "table-full")


def test_a_forged_cookie_is_a_stranger(server: Serving, ada: Player) -> None:
    """Somebody else's id without its signature is worth nothing."""
    me = ada.get("/api/me")
    with httpx.Client(base_url=server.url, cookies={"rotonde": f"{me['id']}.forged"}) as forger:
        other = forger.get("/api/me").json()

    assert me["id"] != other["id"]
    assert me == ada.get("/api/me")
