"""Tables for friends: who is host, bots on empty seats, and the same people again."""

from collections.abc import Callable

from tests.server.player import ME, OPEN, Player, bot, hotseat
from tests.server.toy_table import ADD


def kinds(table: dict[str, list[dict[str, str]]]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


async def played_out(ada: Player, hugo: Player, *more: dict[str, str], name: str = "Sunday") -> str:
    """A game of Ada, Hugo and perhaps others, come to its end."""
    table = ada.new_table(ME, OPEN, *more, name=name, options={"loud": True})
    hugo.post(f"/api/tables/{table}/join", {})
    players = (ada, hugo)
    while (info := ada.get(f"/api/tables/{table}"))["status"] == "playing":
        seat = info["actors"][0]
        async with players[seat].at(table) as sitting:
            await sitting.hear("position")
            await sitting.play(ADD[2], seat=seat)
    return table


async def test_the_host_begins_with_bots_on_the_empty_seats(ada: Player, hugo: Player) -> None:
    """Everybody hears of it at once, and who came keeps the seat."""
    table = ada.new_table(ME, OPEN, OPEN)
    hugo.post(f"/api/tables/{table}/join", {"seat": 2})
    async with hugo.at(table) as sitting:
        await sitting.hear("table")
        begun = ada.post(f"/api/tables/{table}/fill")
        while sitting.info["status"] == "open":
            await sitting.hear("table")

    assert kinds(begun) == ["person", "bot", "person"]
    assert begun["status"] == "playing"
    assert sitting.info["seats"][1]["name"] == begun["seats"][1]["name"]


def test_nobody_but_the_host_begins(ada: Player, hugo: Player) -> None:
    """And nobody twice."""
    table = ada.new_table(ME, OPEN, OPEN)
    info = hugo.post(f"/api/tables/{table}/join", {})
    early = hugo.http.post(f"/api/tables/{table}/fill")
    ada.post(f"/api/tables/{table}/fill")
    late = ada.http.post(f"/api/tables/{table}/fill")

    assert info["host"] == 0
    assert (early.status_code, early.json()["code"]) == (403, "not-the-host")
    assert (late.status_code, late.json()["code"]) == (409, "table-full")


def test_when_the_host_leaves_the_next_one_is_host(ada: Player, hugo: Player) -> None:
    table = ada.new_table(ME, OPEN, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})
    ada.post(f"/api/tables/{table}/leave")

    begun = hugo.post(f"/api/tables/{table}/fill")

    assert (begun["host"], kinds(begun)) == (1, ["bot", "person", "bot"])


async def test_the_same_people_again_with_seats_turned(ada: Player, hugo: Player) -> None:
    """Who asks first opens the table, the other sits down at it; the second seat begins now."""
    table = await played_out(ada, hugo)
    async with ada.at(table) as watching:
        await watching.hear("position")
        asked = hugo.post(f"/api/tables/{table}/rematch")
        while watching.info["rematch"] is None:
            await watching.hear("table")
    joined = ada.post(f"/api/tables/{table}/rematch")

    assert (asked["status"], kinds(asked), asked["seats"][0]["mine"]) == (
        "open",
        ["person", "open"],
        True,
    )
    assert watching.info["rematch"] == asked["id"] == joined["id"]
    assert (joined["status"], joined["seats"][1]["mine"]) == ("playing", True)
    assert (joined["name"], joined["options"]) == ("Sunday", {"loud": True})


async def test_who_asks_twice_for_a_rematch_gets_the_same_one(
    ada: Player, hugo: Player, visit: Callable[[], Player]
) -> None:
    """A stranger is shown it as well, and sits nowhere; one that was removed is made anew."""
    table = await played_out(ada, hugo)
    first, again = (ada.post(f"/api/tables/{table}/rematch") for _ in range(2))
    stranger = visit().post(f"/api/tables/{table}/rematch")
    assert ada.http.delete(f"/api/tables/{first['id']}").is_success
    anew = ada.post(f"/api/tables/{table}/rematch")

    assert first["id"] == again["id"] == stranger["id"] != anew["id"]
    assert not any(seat["mine"] for seat in stranger["seats"])


async def test_seats_of_one_screen_turn_together(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Grace"), bot())
    early = ada.http.post(f"/api/tables/{table}/rematch")
    async with ada.at(table) as sitting:
        await sitting.hear("position")
        while sitting.info["status"] == "playing":
            acting = [seat for seat in sitting.position["actors"] if seat < 2]
            if acting:
                await sitting.play(ADD[2], seat=acting[0])
            else:
                await sitting.hear("position")

    again = ada.post(f"/api/tables/{table}/rematch")

    assert (early.status_code, early.json()["code"]) == (409, "rematch-not-yet")
    assert [seat["name"] for seat in again["seats"][:1]] == ["Grace"]
    assert kinds(again) == ["hotseat", "bot", "hotseat"]
    assert again["status"] == "playing"
