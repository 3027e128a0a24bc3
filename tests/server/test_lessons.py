"""A lesson at a table: the script plays the others, a move that comes too early is answered, and
it can be left, resumed and repeated."""

from pathlib import Path

import pytest

from rotonde.kernel.desk.lesson import lesson_in
from rotonde.kernel.law.refusal import LESSON_NOT_YET
from tests.server.player import ME, Player, bot
from tests.server.serving import serving
from tests.server.toy_table import TOY_LESSON, ToyTableDesk

pytestmark = pytest.mark.slow


def lesson(player: Player, *, anew: bool = False) -> str:
    """The table of the player's lesson."""
    return str(player.post("/api/games/toy/lesson", {"anew": anew})["id"])


def again(player: Player, url: str) -> Player:
    """The same browser at a server that was started again."""
    later = Player(url)
    later.http.cookies = player.http.cookies
    player.close()
    return later


async def finish(player: Player, table: str) -> None:
    """Take the lesson from its start to its end."""
    async with player.at(table) as seat:
        await seat.until(2)
        await seat.play("add 2")
        await seat.until(5)
        await seat.play("brag")
        await seat.play("add 1")


async def test_a_lesson_begins_after_its_opening_and_says_what_to_want(ada: Player) -> None:
    info = ada.post("/api/games/toy/lesson", {})
    async with ada.at(info["id"]) as seat:
        await seat.until(2)

    assert info["lesson"]
    assert [one["kind"] for one in info["seats"]] == ["bot", "person"]
    guidance = seat.position["lesson"]
    assert (guidance["number"], guidance["of"], guidance["light"]) == (1, 2, ["pile:small"])
    assert guidance["say"]["id"] == "toy-small"
    assert guidance["title"]["id"] == "toy-small-title"
    assert seat.position["view"]["added"] == [1, 0]


async def test_a_move_that_comes_too_early_changes_nothing(ada: Player) -> None:
    async with ada.at(lesson(ada)) as seat:
        before = await seat.until(2)
        await seat.submit("add 3")
        refused = (await seat.hear("refused"))["refusal"]
        await seat.submit("add 8")
        illegal = (await seat.hear("refused"))["refusal"]

    assert refused["code"] == LESSON_NOT_YET.code
    assert refused["facts"] == {"first": {"is": "name", "id": "toy-small-title"}}
    assert illegal["code"] == "toy-too-much"
    assert seat.position == before


async def test_a_line_is_taken_whole_or_not_at_all(ada: Player) -> None:
    """The learner is not left in the middle of a move that was refused half-way."""
    async with ada.at(lesson(ada)) as seat:
        await seat.until(2)
        await seat.play("add 2")
        before = await seat.until(5)
        await seat.submit("brag, brag")
        refused = (await seat.hear("refused"))["refusal"]

    assert refused["code"] == "toy-later"
    assert seat.position == before


async def test_a_lesson_judges_nothing_behind_a_reveal(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What only the play shows must not be told by whether the whole line is refused."""
    looking = TOY_LESSON.replace('"add 1 | add 2"', '"peek, add 2"')
    monkeypatch.setattr(ToyTableDesk, "lesson", lesson_in(looking))
    async with ada.at(lesson(ada, anew=True)) as seat:
        await seat.until(2)
        await seat.submit("brag, peek")
        early = (await seat.hear("refused"))["refusal"]
        await seat.submit("peek, add 8")
        shown = await seat.until(3)
        refused = (await seat.hear("refused"))["refusal"]

    assert early["code"] == LESSON_NOT_YET.code
    assert refused["code"] == "toy-too-much"
    assert (shown["version"], shown["view"]["added"]) == (3, [1, 0])


async def test_the_script_plays_the_others_and_the_lesson_ends_before_the_game(ada: Player) -> None:
    table = lesson(ada)
    async with ada.at(table) as seat:
        await seat.until(2)
        await seat.play("add 2")
        answered = await seat.until(5)
        await seat.submit("add 1")
        later = (await seat.hear("refused"))["refusal"]
        await seat.play("brag")
        last = await seat.play("add 3")
        await seat.submit("add 1", version=last["version"])
        fault = await seat.hear("fault")

    assert answered["view"]["added"] == [4, 2]
    assert answered["lesson"]["say"]["id"] == "toy-large"
    assert later["code"] == "toy-later"
    assert later["facts"] == {"player1": {"is": "seat", "seat": 0}}
    assert (last["menu"], last["outcome"], last["lesson"]["say"]["id"]) == (None, None, "toy-end")
    standings = last["lesson"]["outcome"]["standings"]
    assert [(one["seat"], one["score"]) for one in standings] == [(1, 5), (0, 4)]
    assert fault["code"] == "lesson-over"
    assert ada.get(f"/api/tables/{table}")["status"] == "finished"


async def test_a_lesson_is_resumed_where_it_was_left_also_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ada = Player(server.url)
        table = lesson(ada)
        async with ada.at(table) as seat:
            await seat.until(2)
            await seat.play("add 1")
            await seat.until(5)
        assert lesson(ada) == table
    with serving(tmp_path) as server:
        ada = again(ada, server.url)
        assert lesson(ada) == table
        async with ada.at(table) as seat:
            position = await seat.until(5)
        ada.close()
    assert position["lesson"]["number"] == 2


async def test_what_is_taken_back_is_asked_for_again(ada: Player) -> None:
    async with ada.at(lesson(ada, anew=True)) as seat:
        await seat.until(2)
        await seat.play("add 1")
        await seat.until(5)
        await seat.play("brag")
        await seat.take_back()
        back = await seat.until(7)
        await seat.submit("add 1")
        refused = await seat.hear("refused")

    assert back["lesson"]["number"] == 2
    assert refused["refusal"]["code"] == "toy-later"


async def test_what_the_script_played_for_the_learner_is_not_taken_back(
    ada: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would be played again at once."""
    begun = TOY_LESSON.replace('"brag, add 1"', '"brag, add 1, brag"')
    monkeypatch.setattr(ToyTableDesk, "lesson", lesson_in(begun))
    async with ada.at(lesson(ada, anew=True)) as seat:
        first = await seat.until(3)

    assert (first["moves"], first["take_back"]) == (3, 0)


async def test_a_lesson_begun_anew_takes_the_place_of_the_old_one(ada: Player) -> None:
    first = lesson(ada)
    second = lesson(ada, anew=True)
    await finish(ada, second)
    third = lesson(ada)
    fourth = ada.post(f"/api/tables/{third}/rematch")["id"]

    assert len({first, second, third, fourth}) == 4
    assert [table["id"] for table in ada.get("/api/tables")] == [fourth]


async def test_a_lesson_that_changed_meanwhile_is_closed_and_can_be_begun_anew(
    tmp_path: Path,
) -> None:
    class Rewritten(ToyTableDesk):
        lesson = lesson_in(TOY_LESSON.replace("toy-small", "toy-tiny"))

    class Untaught(ToyTableDesk):
        lesson = None

    with serving(tmp_path) as server:
        ada = Player(server.url)
        table = lesson(ada)
    for desk in (Untaught(), Rewritten()):
        with serving(tmp_path, games={desk.rules.id: desk}) as server:
            ada = again(ada, server.url)
            assert ada.get(f"/api/tables/{table}")["status"] == "closed"
            async with ada.at(table) as seat:
                assert (await seat.hear("fault"))["code"] == "table-other-lesson"
            answer = ada.http.post("/api/games/toy/lesson", json={}).json()
            assert answer.get("code") == ("no-lesson" if desk.lesson is None else None)
    ada.close()
    assert answer["id"] != table


def test_a_game_says_how_long_its_lesson_is(ada: Player) -> None:
    assert [game["lesson"] for game in ada.get("/api/games")] == [2]


async def test_other_tables_have_no_lesson(ada: Player) -> None:
    async with ada.at(ada.new_table(ME, bot())) as seat:
        position = await seat.hear("position")

    assert position["lesson"] is None
    assert not seat.info["lesson"]
