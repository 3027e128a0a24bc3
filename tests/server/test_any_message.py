"""Whatever comes over a real socket is answered, and no answer is a fault of ours."""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rotonde.catalogue import desk
from rotonde.kernel.law.rules import AnyRules
from tests.server.player import Player, Seating
from tests.server.serving import ServerProcess
from tests.support.begun import begun
from tests.support.depth import depth
from tests.support.mangling import Mangler
from tests.support.walks import EVERY_GAME, Table

pytestmark = pytest.mark.deep

POSITIONS = depth(2, 100)
"""Positions of each game."""
BATCHES = depth(8, 80)
AT_ONCE = 25
"""Messages that are sent before an answer is read: a million of them in a deep run."""
STRIDE = 37
"""Decisions between one position and the next, of another walk."""
LINES = depth(10, 60)


class Told(msgspec.Struct, frozen=True):
    """As much of an answer as is looked at."""

    type: str
    version: int = -1
    code: str = ""
    thing: str = ""


READ = msgspec.json.Decoder(Told).decode


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own: it and its hostile guest have a core each."""
    server = ServerProcess(tmp_path_factory.mktemp("hostile") / "data")
    server.start()
    yield server
    server.stop()


@EVERY_GAME
async def test_no_message_is_a_fault_of_ours(process: ServerProcess, rules: AnyRules) -> None:
    """Lines of orders, clicks, moves, ids of other games, odd letters, numbers without end."""
    guest = Player(process.url)
    guest.get("/api/me")
    for number in range(POSITIONS):
        table = Table(number, number, number // 2)
        state, seat, record = begun(rules, table, number * STRIDE)
        mangler = Mangler(rules, state, seat, f"{rules.id} {number}", LINES)
        opened = guest.post("/api/records", record)
        async with guest.at(opened["id"]) as seating:
            await hears_no_fault(seating, mangler, len(opened["seats"]))
        guest.http.delete(f"/api/tables/{opened['id']}")
    guest.close()

    assert "Traceback" not in process.log.read_text()


@EVERY_GAME
async def test_no_message_to_a_lesson_is_a_fault_of_ours(
    process: ServerProcess, rules: AnyRules
) -> None:
    """Where a script holds back, and plays the other seats: its orders, in any order."""
    lesson = desk(rules.id).lesson
    assert lesson is not None
    guest = Player(process.url)
    state = Table(1, 0, 0).begin(rules)
    mangler = Mangler(rules, state, lesson.learner, f"{rules.id} lesson", 1)
    awaited = [move.order for move in lesson.moves if move.exact]
    mangler.lines = [awaited[at : at + 3] for at in range(len(awaited))]
    opened = guest.post(f"/api/games/{rules.id}/lesson", {})
    async with guest.at(opened["id"]) as seating:
        await hears_no_fault(seating, mangler, len(opened["seats"]))
    guest.close()

    assert "Traceback" not in process.log.read_text()


async def hears_no_fault(seating: Seating, mangler: Mangler, seats: int) -> None:
    """Send it all, and read what comes back: of whatever was sent last, the answer comes last."""
    version = (await seating.hear("position"))["version"]
    for number in range(BATCHES):
        sent = list(mangler.messages(AT_ONCE, version, seats))
        for message in sent:
            await seating.socket.send(json.dumps(message))
        told = await answered(seating, f"end:{number}")
        assert "server-fault" not in {each.code for each in told}, sent
        assert len(told) > AT_ONCE // 2
        version = max(version, *(each.version for each in told))


async def answered(seating: Seating, last: str) -> list[Any]:
    """All that is told until this thing was answered to."""
    await seating.say(type="ask", thing=last)
    told = [READ(await seating.socket.recv())]
    while told[-1].thing != last:
        told.append(READ(await seating.socket.recv()))
    return told
