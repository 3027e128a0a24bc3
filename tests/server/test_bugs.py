"""Our own bugs: the one who asked hears of it, the log has it, the stored game is untouched."""

import logging
from collections.abc import Iterator

import pytest

from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import Options
from rotonde.kernel.law.turn import Turn
from tests.server.player import Player, hotseat
from tests.server.serving import Serving, serving
from tests.server.toy_table import ADD, ROLL, ToyTable, ToyTableDesk
from tests.support.toy import AnyToyAction, Roll, ToyState


class BuggyToy(ToyTable):
    """Rolling the die ends in an exception, and so does setting up for three."""

    def apply(self, state: ToyState, seat: Seat, action: AnyToyAction) -> Turn[ToyState]:
        if isinstance(action, Roll):
            raise ZeroDivisionError("a bug in the rules")
        return super().apply(state, seat, action)

    def setup(self, seats: int, options: Options, rng: Rng) -> ToyState:
        if seats == 3:
            raise ZeroDivisionError("a bug in the set-up")
        return super().setup(seats, options, rng)

    def seen_by(self, event: Event, seat: Seat | None) -> Event | None:
        return event


class BuggyDesk(ToyTableDesk):
    """The desk of a game that has these bugs."""

    rules = BuggyToy()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    games = {BuggyToy.id: BuggyDesk()}
    with serving(tmp_path_factory.mktemp("buggy"), games=games) as running:
        yield running


async def test_a_bug_in_a_move(ada: Player, caplog: pytest.LogCaptureFixture) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.submit(ROLL)
        fault = await seat.hear("fault")
        after = await seat.play(ADD[0])

    assert fault["code"] == "server-fault"
    assert "a bug in the rules" in caplog.text
    assert "bug" not in str(fault)
    assert (after["version"], after["view"]) == (1, {"added": [1, 0], "turn": 1})


def test_a_bug_in_a_request(ada: Player, caplog: pytest.LogCaptureFixture) -> None:
    seats = [hotseat("Ada"), hotseat("Hugo"), hotseat("Christian")]
    with caplog.at_level(logging.ERROR):
        answer = ada.http.post("/api/tables", json={"game": "toy", "seats": seats})

    assert (answer.status_code, answer.json()["code"]) == (500, "server-fault")
    assert "a bug in the set-up" in caplog.text
    assert "bug" not in answer.text
    assert ada.get("/api/tables") == []
