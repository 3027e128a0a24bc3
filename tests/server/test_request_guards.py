"""Attacks that must come to nothing: pages of other sites, forms, frames, curious neighbours."""

import stat
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from rotonde.store import SqlStore
from tests.server.player import ME, OPEN, Player, hotseat
from tests.server.serving import ServerProcess, Serving

ELSEWHERE = {"Origin": "https://evil.example"}
BOTH = (hotseat("Ada"), hotseat("Hugo"))


def cookie_of(player: Player) -> dict[str, str]:
    return {"Cookie": "; ".join(f"{name}={v}" for name, v in player.http.cookies.items())}


@pytest.mark.parametrize("origin", ["https://evil.example", "http://127.0.0.1:1", "null"])
async def test_a_page_of_another_site_listens_to_nothing(
    server: Serving, ada: Player, origin: str
) -> None:
    """Its socket would carry the visitor's cookie, and see through the visitor's eyes."""
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{ada.new_table(*BOTH)}"

    with pytest.raises(InvalidStatus) as refused:
        async with connect(address, additional_headers=cookie_of(ada), origin=Origin(origin)):
            pass

    assert refused.value.response.status_code == 403


async def test_our_own_page_listens(server: Serving, ada: Player) -> None:
    address = f"{server.url.replace('http', 'ws', 1)}/ws/tables/{ada.new_table(*BOTH)}"

    here = Origin(server.url)
    async with connect(address, additional_headers=cookie_of(ada), origin=here) as socket:
        assert await socket.recv()


async def test_who_signs_a_cookie_of_their_own_only_watches(ada: Player, hugo: Player) -> None:
    """A socket takes our signature for the guest, and nobody else's."""
    table, user = ada.new_table(*BOTH), ada.get("/api/me")["id"]
    signed = ada.http.cookies["rotonde"]
    hugo.http.cookies.clear()
    hugo.http.cookies["rotonde"] = f"{user}.{signed.rpartition('.')[2][::-1]}"

    async with ada.at(table) as hers, hugo.at(table) as his:
        seats = [(await each.hear("position"))["seat"] for each in (hers, his)]

    assert seats == [0, None]


def test_a_page_of_another_site_changes_nothing(ada: Player, hugo: Player) -> None:
    """Not by any way that changes something; what only reads is the browser's to keep apart."""
    table = ada.new_table(ME, OPEN)
    name = hugo.get("/api/me")["name"]
    path = f"/api/tables/{table}"

    answers = [
        hugo.http.post(f"{path}/join", json={}, headers=ELSEWHERE),
        hugo.http.post(f"{path}/rematch", headers=ELSEWHERE),
        hugo.http.patch("/api/me", json={"name": "Mallory"}, headers=ELSEWHERE),
        ada.http.post(f"{path}/leave", headers=ELSEWHERE),
        ada.http.delete(path, headers=ELSEWHERE),
    ]

    assert {(a.status_code, a.json()["code"]) for a in answers} == {(403, "foreign-origin")}
    assert [seat["kind"] for seat in ada.get(path)["seats"]] == ["person", "open"]
    assert hugo.get("/api/me")["name"] == name


def test_our_own_page_changes_what_it_likes(server: Serving, ada: Player) -> None:
    answer = ada.http.patch("/api/me", json={"name": "Augusta"}, headers={"Origin": server.url})

    assert (answer.status_code, answer.json()["name"]) == (200, "Augusta")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_a_form_could_send_is_not_read(ada: Player, kind: str) -> None:
    before = ada.get("/api/me")

    answer = ada.http.patch("/api/me", content='{"name":"Mallory"}', headers={"Content-Type": kind})

    assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    assert ada.get("/api/me") == before


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/api/tables/none", "/nowhere", "/"])
def test_every_answer_is_guarded(server: Serving, path: str) -> None:
    headers = httpx.get(f"{server.url}{path}").headers

    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "path", ["/api/me", "/api/tables", "/api/health", "/api/tables/none", "/nowhere", "/metrics"]
)
def test_no_cache_keeps_what_is_personal_or_changes(server: Serving, path: str) -> None:
    """Hashed files of the client alone are kept, for ever."""
    assert httpx.get(f"{server.url}{path}").headers["cache-control"] == "no-store"


async def test_nobody_else_reads_the_database(tmp_path: Path) -> None:
    """Its log beside it neither."""
    store = SqlStore(f"sqlite:///{tmp_path}/rotonde.sqlite3")
    await store.open()
    await store.secret("cookie", "key")
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
    await store.close()

    assert modes.keys() >= {"rotonde.sqlite3", "rotonde.sqlite3-wal"}
    assert set(modes.values()) == {0o600}


@pytest.mark.slow
def test_nobody_else_enters_the_folder_that_we_made(tmp_path: Path) -> None:
    server = ServerProcess(tmp_path / "new")
    server.start()
    server.stop()

    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
