"""The lag of the event loop is measured: what blocks it shows."""

import asyncio
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Request

from rotonde.server.http.routes.metrics import is_here
from rotonde.server.runtime.outages import Outages
from rotonde.server.runtime.recurring import Recurring
from rotonde.server.upkeep.metrics import INTERVAL, LoopLag
from rotonde.store import MemoryStore
from tests.server.player import Player, hotseat
from tests.server.serving import Serving, serving


async def test_a_blocked_loop_shows() -> None:
    lag = LoopLag()
    watch = Recurring(INTERVAL, lag.look, Outages(MemoryStore()))
    watch.start()
    await asyncio.sleep(4 * INTERVAL)
    before = len(lag.looks)

    time.sleep(0.2)  # what must never happen in the server
    await asyncio.sleep(2 * INTERVAL)
    await watch.stop()

    assert before > 0
    assert lag.worst > 0.15
    assert lag.last <= lag.worst


class Away(MemoryStore):
    """A store that does not answer."""

    async def answers(self) -> bool:
        return False


def test_a_server_whose_database_is_away_is_not_ready(tmp_path: Path) -> None:
    with serving(tmp_path, store=Away()) as running:
        health = httpx.get(f"{running.url}/api/health")
        figures = httpx.get(f"{running.url}/metrics").text

    assert (health.status_code, health.json()["code"]) == (503, "database-away")
    assert "rotonde_database_up 0\n" in figures


def test_prometheus_reads_the_figures(ada: Player) -> None:
    ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    answer = ada.http.get("/metrics")

    assert answer.headers["content-type"].startswith("text/plain")
    assert "# TYPE rotonde_tables gauge\nrotonde_tables 1\n" in answer.text
    assert "rotonde_database_up 1\n" in answer.text


@pytest.mark.parametrize(
    "said",
    [
        {"X-Forwarded-For": "192.0.2.1"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"X-Forwarded-Host": "localhost"},
        {"X-Real-IP": "192.0.2.1"},
        {"Forwarded": "for=192.0.2.1"},
        {"Via": "1.1 proxy"},
        {"Host": "rotonde.example"},
        {"Host": "[broken"},
        {"Host": ""},
        {"Authorization": "Bearer", "Host": "rotonde.example"},
        {"Authorization": "Bearer guessed", "Host": "rotonde.example"},
    ],
)
def test_figures_are_not_for_visitors(server: Serving, said: dict[str, str]) -> None:
    """Neither through a proxy on this machine, nor by a public name, nor without a token."""
    answer = httpx.get(f"{server.url}/metrics", headers=said)

    assert answer.status_code in (400, 403)
    assert "rotonde_tables" not in answer.text


@pytest.mark.parametrize(
    ("asker", "may"), [("127.0.0.1", True), ("::1", True), ("192.0.2.1", False), ("unix", False)]
)
def test_figures_are_for_this_machine(asker: str, *, may: bool) -> None:
    """A stranger who asks for `localhost` comes from elsewhere."""
    headers = [(b"host", b"localhost:8765")]
    scope: Any = {"type": "http", "client": (asker, 50_000), "headers": headers}

    assert is_here(Request(scope)) == may


def test_figures_are_for_who_has_the_token(tmp_path: Path) -> None:
    token = "a secret of some length".replace(" ", "-")
    with serving(tmp_path, metrics_token=token) as running:
        right, wrong = (
            httpx.get(
                f"{running.url}/metrics",
                headers={"X-Forwarded-For": "192.0.2.1", "Authorization": f"Bearer {said}"},
            ).status_code
            for said in (token, token[:-1])
        )

    assert (right, wrong) == (200, 403)


def test_figures_are_for_everybody_where_the_host_says_so(tmp_path: Path) -> None:
    with serving(tmp_path, metrics="everybody") as running:
        answer = httpx.get(f"{running.url}/metrics", headers={"X-Forwarded-For": "192.0.2.1"})

    assert answer.status_code == 200
