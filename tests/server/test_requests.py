"""Requests that are granted: who I am, what can be played, lists, the past, the client's files."""

from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.player import ME, OPEN, Player, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD, BRAG, PEEK

BOTH = (hotseat("Ada"), hotseat("Hugo"))


def test_a_stranger_becomes_a_guest_and_stays_one(
    server: Serving, visit: Callable[[], Player]
) -> None:
    """The cookie is kept from scripts and from other sites."""
    guest, other = visit(), visit()

    answer = httpx.get(f"{server.url}/api/me")

    assert guest.get("/api/me") == guest.get("/api/me")
    assert guest.get("/api/me")["id"] != other.get("/api/me")["id"]
    assert guest.get("/api/me")["name"]
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=lax" in answer.headers["set-cookie"]


def test_a_guest_takes_another_name(ada: Player) -> None:
    table = ada.new_table(ME, OPEN)

    answer = ada.http.put("/api/me", json={"name": "  Ada "})

    assert answer.json()["name"] == "Ada"
    assert ada.http.patch("/api/me", json={"name": "Ada"}).json() == ada.get("/api/me")
    assert ada.get("/api/tables")[0]["seats"][0]["name"] == "Ada"
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == "Ada"


def test_the_games_of_the_house(ada: Player) -> None:
    (toy,) = ada.get("/api/games")

    assert tuple(toy[k] for k in ("id", "edition", "least_seats", "most_seats")) == ("toy", 1, 2, 3)
    assert toy["options"] == {"loud": False}
    assert toy["bots"] == ["novice", "club", "expert", "master"]
    assert toy["usual_bot"] == "club"


async def test_lists_show_my_turn_first(ada: Player, hugo: Player) -> None:
    """Then the latest change; the tables of others stay out unless they are listed."""
    ours = ada.new_table(ME, OPEN, listed=True)
    hugo.post(f"/api/tables/{ours}/join", {})
    other = ada.new_table(ME, OPEN, name="By the sea")
    practice = ada.new_table(*BOTH)

    mine, his = ada.get("/api/tables"), hugo.get("/api/tables")

    assert [practice, ours, other] == [table["id"] for table in mine]
    assert [table["status"] for table in mine] == ["playing", "playing", "open"]
    assert mine[-1]["name"] == "By the sea"
    assert [ours] == [table["id"] for table in his]


async def test_strangers_see_listed_tables_alone(server: Serving, ada: Player) -> None:
    listed = ada.new_table(*BOTH, listed=True)
    hidden = ada.new_table(*BOTH)

    tables = {table["id"]: table for table in httpx.get(f"{server.url}/api/tables").json()}

    assert listed in tables
    assert hidden not in tables
    assert not any(seat["mine"] for seat in tables[listed]["seats"])


async def test_any_earlier_position(ada: Player, hugo: Player) -> None:
    """As it was for these eyes: what was hidden from them then is hidden now."""
    table = ada.new_table(*BOTH)
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(PEEK)
        await seat.play(BRAG)
        await seat.take_back()
        await seat.until(3)
        await seat.play(ADD[2])
        await seat.play(ADD[0], seat=1)

    path = f"/api/tables/{table}/positions"
    start, peeked, added = (ada.get(f"{path}/{move}") for move in range(3))

    assert [p["moves"] for p in (start, peeked, added)] == [0, 1, 2]
    assert [p["version"] for p in (start, peeked, added)] == [5, 5, 5]
    assert [p["log_from"] for p in (start, peeked, added)] == [0, 1, 2]
    assert added["view"] == {"added": [3, 0], "turn": 1}
    assert peeked["events"][0]["event"] == "peeked"
    assert hugo.get(f"{path}/1")["events"] == []
    assert ada.get(f"{path}/1?seat=1")["events"] == []
    assert ada.http.get(f"{path}/4").json()["code"] == "unknown-position"
    assert hugo.http.get(f"{path}/1?seat=0").json()["code"] == "foreign-seat"
    assert all(p["menu"] is None for p in (start, peeked, added))


async def test_the_course_of_a_game(ada: Player) -> None:
    """Who decided and where the lines begin is known at once; scores when the game is over."""
    table = ada.new_table(*BOTH)
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(BRAG)
        await seat.play(ADD[2])
        running = ada.get(f"/api/tables/{table}/course")
        for turn in (1, 0, 1):
            await seat.play(ADD[2], seat=turn)
    over = ada.get(f"/api/tables/{table}/course")

    assert running == {"scores": [], "seats": [0, 0], "lines": [0, 0]}
    assert over["seats"] == [0, 0, 1, 0, 1]
    assert over["lines"] == [0, 0, 1, 2, 3]
    assert over["scores"] == [[0, 0], [0, 0], [3, 0], [3, 3], [6, 3], [6, 6]]


async def test_any_position_of_a_finished_game_can_be_played_on(ada: Player, hugo: Player) -> None:
    """A stranger takes the seat of who decides there, bots the others; what runs is closed."""
    table = ada.new_table(*BOTH, name="Sunday")
    path = f"/api/tables/{table}/positions/2/play-on"
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(ADD[2])
        running = hugo.http.post(path)
        for turn in (1, 0, 1):
            await seat.play(ADD[2], seat=turn)
    begun = hugo.post(path)
    far = hugo.http.post(f"/api/tables/{table}/positions/4/play-on")

    assert (running.status_code, running.json()["code"]) == (403, "record-not-yet")
    assert [each["kind"] for each in begun["seats"]] == ["person", "bot"]
    assert (begun["name"], begun["status"], begun["seats"][0]["mine"]) == (
        "Sunday",
        "playing",
        True,
    )
    async with hugo.at(begun["id"]) as seat:
        assert (await seat.hear("position"))["moves"] == 2
        assert (await seat.play(ADD[0]))["version"] == 3
    assert (far.status_code, far.json()["facts"]) == (404, {"move": 4, "last": 3})


def test_the_server_says_how_it_is_doing(ada: Player) -> None:
    ada.new_table(*BOTH)

    health = ada.get("/api/health")

    assert health["tables"] >= 1
    assert health["worst_lag"] >= health["lag"] >= 0


def test_the_client_is_served(tmp_path: Path) -> None:
    """Hashed files are kept for ever; any other address shows the client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<title>Rotonde</title>")
    (client / "assets" / "main-1a2b.js").write_text("let x = 1;\n" * 200)
    (client / "assets" / "en-3c4d.ftl").write_text("away = Aiguillage libéré\n" * 99, "utf-8")
    with serving(tmp_path, client=client) as server, httpx.Client(base_url=server.url) as http:
        home, deep = http.get("/"), http.get("/tables/abc")
        words = http.get("/assets/en-3c4d.ftl")
        script = http.get("/assets/main-1a2b.js")
        plain = http.get("/assets/main-1a2b.js", headers={"Accept-Encoding": "identity"})
        gone = http.get("/assets/main-old.js")
        outside = http.get("/../rotonde.sqlite3")

    assert home.text == deep.text == outside.text == "<title>Rotonde</title>"
    assert home.headers["content-type"].startswith("text/html")
    assert home.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
    assert script.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert script.text == plain.text
    assert words.headers["content-encoding"] == "gzip"
    assert words.text.startswith("away = Aiguillage libéré")
    assert gone.status_code == 404


def test_a_wrong_address_is_told_from_a_page(tmp_path: Path) -> None:
    """Both show the client, which has words for it; the status is for everybody else."""
    (tmp_path / "index.html").write_text("<title>Rotonde</title>")
    with serving(tmp_path, client=tmp_path) as server:
        ada = Player(server.url)
        table = ada.new_table(*BOTH)
        pages = (
            "/",
            "/tables",
            "/tables/",
            "/rules",
            "/rules/toy",
            f"/t/{table}",
            f"/t/{table}/end",
        )
        wrong = (
            "/somewhere",
            "/tables/abc",
            "/rules/whist",
            "/t/none",
            "/t/none/end",
            f"/t/{table}/x",
        )
        answers = [ada.http.get(address) for address in (*pages, *wrong)]
        ada.close()

    assert {answer.text for answer in answers} == {"<title>Rotonde</title>"}
    assert [answer.status_code for answer in answers] == [200] * len(pages) + [404] * len(wrong)


def test_the_client_is_guarded(tmp_path: Path) -> None:
    """Nothing from elsewhere runs in it, nobody frames it, and a monitor may ask for its head."""
    (tmp_path / "index.html").write_text("<title>Rotonde</title>")
    with serving(tmp_path, client=tmp_path) as server, httpx.Client(base_url=server.url) as http:
        head = http.head("/")

    assert (head.status_code, head.text) == (200, "")
    assert "default-src 'self'" in head.headers["content-security-policy"]
    assert "frame-ancestors 'none'" in head.headers["content-security-policy"]
    assert head.headers["x-content-type-options"] == "nosniff"


def test_a_client_that_is_not_built_says_so(server: Serving) -> None:
    assert httpx.get(server.url).json()["code"] == "client-not-built"
