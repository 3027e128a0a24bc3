"""Hints: given against bots and where the table allows them, from a view alone, and no others."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from rotonde.catalogue import DESKS
from rotonde.server.visitors.limits import GUEST
from tests.server.player import ME, OPEN, Player, Seating, bot, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD

pytestmark = pytest.mark.slow
ALONE = (ME, bot("random"))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server with the true games."""
    with serving(tmp_path_factory.mktemp("hints"), games=DESKS) as running:
        yield running


async def asked(seating: Seating, **more: Any) -> Any:
    """The answer to a request for a hint for one's own seat."""
    await seating.hear("position")
    await seating.say(type="hint", seat=seating.position["seat"], **more)
    return await seating.hear("hinted")


@pytest.mark.parametrize("game", sorted(DESKS))
async def test_a_hint_is_played_step_by_step(ada: Player, game: str) -> None:
    """Its orders are legal, and what is left of it stands until something else happens."""
    async with ada.at(ada.new_table(ME, hotseat("Hugo"), game=game)) as seating:
        hinted = await asked(seating)
        steps = hinted["advised"][0]["steps"]
        version = hinted["version"]
        await seating.submit(steps[0]["orders"])
        await seating.until(version + 1)
        await seating.say(type="hint", seat=0, goes_on=True)
        rest = await seating.hear("hinted")

    assert 1 <= len(hinted["advised"]) <= 3
    assert hinted["refusal"] is None
    if len(steps) > 1 and seating.position["actors"] == [0]:
        assert [each["steps"] for each in rest["advised"]] == [steps[1:]]


async def test_among_people_the_opener_allows_hints(ada: Player, hugo: Player) -> None:
    answers = []
    for hints in (False, True):
        table = ada.new_table(ME, OPEN, game="rocket", hints=hints)
        hugo.post(f"/api/tables/{table}/join", {})
        async with ada.at(table) as seating:
            answers.append(await asked(seating))
            assert seating.info["hints"] is hints

    refused, given = answers
    assert refused["refusal"]["code"] == "hint-people"
    assert refused["advised"] == []
    assert given["refusal"] is None
    assert given["advised"]


async def test_a_stranger_and_an_opponent_ask_for_no_seat_of_others(
    ada: Player, visit: Callable[[], Player]
) -> None:
    table = ada.new_table(*ALONE, game="rocket")
    async with visit().at(table) as seating:
        await seating.hear("position")
        await seating.say(type="hint", seat=0)
        fault = await seating.hear("fault")

    assert fault["code"] == "foreign-seat"
    assert ada.get(f"/api/tables/{table}")["hints"] is True
    assert visit().get(f"/api/tables/{table}")["hints"] is False


async def test_there_is_no_hint_where_nothing_is_asked(ada: Player) -> None:
    """Another seat of mine decides."""
    async with ada.at(ada.new_table(ME, hotseat("Hugo"), game="rocket")) as seating:
        await seating.hear("position")
        await seating.say(type="hint", seat=1)
        hinted = await seating.hear("hinted")

    assert hinted["refusal"]["code"] == "hint-not-asked"


async def test_lessons_and_the_challenge_of_the_day_give_no_hints(ada: Player) -> None:
    lesson = ada.post("/api/games/rocket/lesson", {})["id"]
    of_day = ada.post("/api/games/tiles/solo", {})["id"]
    codes = []
    for table in (lesson, of_day):
        async with ada.at(table) as seating:
            codes.append((await asked(seating))["refusal"]["code"])

    assert codes == ["hint-lesson", "hint-day"]


async def test_who_plays_alone_is_told_a_score(ada: Player) -> None:
    challenge = ada.get("/api/games/tiles/solo")["challenges"][0]["id"]
    table = ada.post("/api/games/tiles/solo", {"challenge": challenge})["id"]
    async with ada.at(table) as seating:
        hinted = await asked(seating)

    assert [each["chance"] for each in hinted["advised"]] == [None] * len(hinted["advised"])
    assert hinted["advised"][0]["expects"] > 0


async def test_a_bot_that_fails_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Nobody thinks for a game that is not in the catalogue; the table plays on."""
    with serving(tmp_path_factory.mktemp("toy")) as running:
        ada = Player(running.url)
        async with ada.at(ada.new_table(ME, hotseat("Hugo"))) as seating:
            hinted = await asked(seating)
            await seating.play(ADD[0])
        ada.close()

    assert hinted["refusal"]["code"] == "hint-failed"


async def test_hints_have_a_share_and_what_is_left_of_one_has_none(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    """A visitor who asks on is told to wait; a plan that goes on costs no thought and no share."""
    with serving(tmp_path_factory.mktemp("shares"), games=DESKS, limits=True) as running:
        ada = Player(running.url)
        async with ada.at(ada.new_table(*ALONE, game="rocket")) as seating:
            await seating.hear("position")
            for _ in range(2 * int(GUEST["hint"].burst)):
                await seating.say(type="hint", seat=0, goes_on=True)
                await seating.hear("hinted")
            for _ in range(int(GUEST["hint"].burst) + 2):
                await seating.say(type="hint", seat=0)
            fault = await seating.hear("fault")
        ada.close()

    assert fault["code"] == "too-many"
