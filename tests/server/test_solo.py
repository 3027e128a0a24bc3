"""Playing alone: challenges with what was reached, and the challenge of the day."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from rotonde import GAMES
from rotonde.catalogue import DESKS, desk
from rotonde.kernel.law.ids import GameId
from rotonde.server.lobby.solo import of_day, today
from rotonde.server.tables.solo_results import SoloResults, worth
from rotonde.store import MemoryStore, Result
from tests.server.player import ME, Player
from tests.server.serving import serving, wait_until

TILES = GAMES[GameId("tiles")]
DOOR = "/api/games/tiles/solo"
KEPT = Result("ada", "tiles", "holes", True, 1, 33, 0.0)


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("solo")
    (folder / "index.html").write_text("<title>Rotonde</title>")
    with serving(folder, games=DESKS) as server:
        yield server.url


@pytest.fixture
def ada(url: str) -> Iterator[Player]:
    come = Player(url)
    come.get("/api/me")
    yield come
    come.close()


async def play_to_the_end(player: Player, table: str) -> None:
    """By the first order that is offered, whatever it is."""
    async with player.at(table) as seat:
        await seat.hear("position")
        while seat.position["outcome"] is None:
            await seat.play(seat.orders[-1].strip())


def test_the_door_shows_every_challenge(ada: Player) -> None:
    door = ada.get(DOOR)

    assert [one["id"] for one in door["challenges"]] == [one.id for one in desk("tiles").challenges]
    assert all(one["best"] is None for one in door["challenges"])
    assert door["challenges"][0]["thresholds"] == [30, 40, 50]


def test_who_only_looks_through_the_door_is_no_guest_yet(url: str) -> None:
    """A page asks for the door and for its visitor at once: it must not become two guests."""
    with httpx.Client(base_url=url) as stranger:
        door = stranger.get(DOOR)

    assert door.json()["challenges"][0]["best"] is None
    assert "set-cookie" not in door.headers


async def test_the_result_of_a_day_is_kept_with_its_challenge(ada: Player) -> None:
    """It is gone on with where it was left, and outlives its table."""
    first, again = (ada.post(DOOR, {}) for _ in range(2))
    begun = ada.get(DOOR)["daily"]
    await play_to_the_end(ada, first["id"])
    reached = ada.get(f"/api/tables/{first['id']}")["outcome"]["verdict"]
    wait_until(lambda: ada.get(DOOR)["daily"]["best"])
    ada.http.delete(f"/api/tables/{first['id']}")

    door = ada.get(DOOR)

    assert first["id"] == again["id"]
    assert first["task"] == begun["day"] == today().isoformat()
    assert (begun["begun"], door["daily"]["begun"]) == (True, False)
    best = next(one["best"] for one in door["challenges"] if one["id"] == begun["challenge"])
    assert door["daily"]["best"] == best
    assert (best["won"], best["stars"]) == (reached["won"], reached["stars"])


def test_the_same_day_deals_the_same_to_everybody(url: str, ada: Player) -> None:
    hugo = Player(url)
    tables = [player.post(DOOR, {})["id"] for player in (ada, hugo)]
    records = [p.get(f"/api/tables/{t}/record") for p, t in zip((ada, hugo), tables, strict=True)]
    hugo.close()

    assert tables[0] != tables[1]
    assert records[0]["seed"] == records[1]["seed"] == today().isoformat()


def test_every_challenge_has_its_day() -> None:
    days = [date.fromordinal(740_000 + number) for number in range(len(desk("tiles").challenges))]

    assert {of_day(desk("tiles"), day).id for day in days} == {
        one.id for one in desk("tiles").challenges
    }


def test_a_named_challenge_is_a_table_of_its_own(ada: Player) -> None:
    """By this door or by the form of a new table: both count."""
    taken = ada.post(DOOR, {"challenge": "holes"})
    by_form = ada.new_table(ME, game="tiles", options={"challenge": "holes"})
    together = ada.new_table(ME, {"kind": "bot"}, game="tiles")

    assert taken["options"]["challenge"] == "holes"
    tasks = [ada.get(f"/api/tables/{table}")["task"] for table in (taken["id"], by_form, together)]
    assert tasks == ["solo", "solo", ""]


@pytest.mark.parametrize(
    ("game", "body", "code"),
    [
        ("rocket", {}, "no-challenges"),
        ("whist", {}, "unknown-game"),
        ("tiles", {"challenge": "poker"}, "unknown-challenge"),
    ],
)
def test_what_cannot_be_taken(ada: Player, game: str, body: dict[str, str], code: str) -> None:
    answer = ada.http.post(f"/api/games/{game}/solo", json=body)

    assert (answer.status_code, answer.json()["code"]) == (404, code)


def test_the_door_has_an_address(url: str) -> None:
    found = [httpx.get(f"{url}/{page}").status_code for page in ("tiles/solo", "rocket/solo")]

    assert found == [200, 404]


async def test_of_a_challenge_the_best_counts_and_of_a_day_the_first() -> None:
    store = MemoryStore()
    results = SoloResults(store)
    better, day = replace(KEPT, stars=2, score=41), replace(KEPT, task="2026-11-16")

    for result in (KEPT, better, KEPT):
        await results.keep_better(result, first=False)
    for result in (day, replace(day, stars=3, score=60)):
        await results.keep_better(result, first=True)

    assert list(await store.results("ada", "tiles")) == [day, better]
    assert worth(better) > worth(KEPT) > worth(replace(KEPT, won=False))
