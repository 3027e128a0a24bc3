"""Playing over sockets: create, join, play, take back, look, reconnect."""

from typing import Any

import msgspec
from websockets.extensions.permessage_deflate import PerMessageDeflate

from tests.server.player import ME, OPEN, Player, Seating, hotseat
from tests.server.toy_table import ADD, BRAG, PEEK, ROLL


async def test_two_people_play_a_whole_game(ada: Player, hugo: Player) -> None:
    """Both see every move, each with their own eyes, and the end."""
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as first, hugo.at(table) as second:
        await first.hear("position")
        await second.hear("position")
        seats = [first, second]
        for move in range(20):
            if not seats[0].position["actors"]:
                break
            turn = seats[0].position["actors"][0]
            await seats[turn].play(ADD[2])
            await seats[1 - turn].until(move + 1)

        assert first.position["outcome"] == second.position["outcome"]
        assert [first.position["seat"], second.position["seat"]] == [0, 1]
        assert second.position["view"] == {"added": [6, 6], "turn": 0}

    assert ada.get(f"/api/tables/{table}")["status"] == "finished"


async def test_a_move_brings_events_lines_and_a_menu(ada: Player) -> None:
    """Only who decides gets a menu; the log grows by what happened."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        start = await seat.hear("position")
        orders = seat.orders
        after = await seat.play(ADD[1])

    assert orders == ["add 1", "add 2", "add 3", "roll", "brag", "peek"]
    assert (start["version"], start["log_from"], start["log"]) == (0, 0, [])
    assert after["menu"] is None
    assert after["actors"] == [1]
    assert after["events"] == [{"event": "added", "seat": 0, "amount": 2}]
    assert (after["log_from"], len(after["log"])) == (0, 1)
    assert after["log"][0]["text"] == {"id": "toy-added", "facts": {"amount": 2}}


async def test_an_order_may_be_typed(ada: Player) -> None:
    """By its notation, alone or several in a row; each is a move of its own."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.submit("brag, add 2")
        after = await seat.until(2)
        await seat.submit("add 9, add 1", seat=1)
        refused = await seat.hear("refused")
        await seat.submit("fly", seat=1)
        unread = await seat.hear("refused")

    assert (after["moves"], after["view"]) == (2, {"added": [2, 0], "turn": 1})
    assert refused["refusal"]["code"] == "toy-too-much"
    assert unread["refusal"]["code"] == "order-unreadable"


async def test_a_line_is_told_at_once_up_to_what_it_reveals(ada: Player) -> None:
    """The orders up to there are one message; those behind it follow in the next."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.submit("brag, peek, brag, add 2")
        told = [await seat.hear("position") for _ in range(2)]

    assert [(position["version"], position["moves"]) for position in told] == [(2, 2), (4, 4)]
    assert [event["event"] for event in told[0]["events"]] == ["peeked"]
    assert [event["event"] for event in told[1]["events"]] == ["added"]


async def test_a_line_is_played_as_far_as_it_is_allowed(ada: Player) -> None:
    """What came before the refused order is saved and told."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.submit("brag, add 9")
        told = await seat.hear("position")
        refused = await seat.hear("refused")

    assert (told["version"], refused["version"]) == (1, 1)
    assert refused["refusal"]["code"] == "toy-too-much"


async def test_a_choice_is_shown_before_it_is_made(ada: Player) -> None:
    """Whether it can be taken back, or why it cannot be chosen; nothing changes."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        follows = await seat.hear("cards")
        shown = [await pointed(seat, orders) for orders in ("brag", "roll", "brag, add 1", "add 9")]
        await seat.say(type="point", seat=0, orders="x" * 500)
        fault = await seat.hear("fault")

    finals = [each["final"] and each["final"]["id"] for each in shown]
    assert finals == [None, "final-chance", "final-turn", None]
    assert shown[-1]["refusal"]["code"] == "toy-too-much"
    assert fault["code"] == "malformed-message"
    assert (follows["version"], follows["cards"]["add 1"]["final"]["id"]) == (0, "final-turn")
    assert seat.position["version"] == 0


async def test_cards_follow_every_small_menu(ada: Player) -> None:
    """They are those of the position that stands, for the eyes that decide, and come once."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))
    held = []

    async with ada.at(table) as seat:
        for mover in (0, 1, 0):
            await seat.say(type="look", seat=mover)
            while seat.position.get("seat") != mover:
                await seat.hear("position")
            held.append(((await seat.hear("cards"))["version"], seat.position["version"]))
            await seat.play(ADD[0])

    assert held == [(0, 0), (1, 1), (2, 2)]


async def pointed(seat: Seating, orders: str) -> dict[str, Any]:
    """What is answered to somebody who points at these orders."""
    await seat.say(type="point", seat=0, orders=orders)
    return await seat.hear("shown")


async def test_what_goes_out_is_packed_and_nobody_remembers_it(ada: Player) -> None:
    """A phone need not load every word of a large menu; no socket keeps a window of its own."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        (packing,) = seat.socket.protocol.extensions

    assert isinstance(packing, PerMessageDeflate)
    assert packing.remote_no_context_takeover
    assert packing.local_no_context_takeover


async def test_who_lost_the_thread_asks_for_the_whole(ada: Player) -> None:
    """A move is told by what it changed; the whole position says the same."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("cards")
        await seat.submit(ADD[1])
        delta = msgspec.json.decode(await seat.socket.recv())
        await seat.say(type="whole")
        whole = await seat.hear("position")

    assert (delta["type"], delta["since"], delta["version"]) == ("delta", 0, 1)
    assert delta["view"] == [[["added", 0], 2], [["turn"], 1]]
    assert (whole["version"], whole["view"]) == (1, {"added": [2, 0], "turn": 1})


async def test_eyes_that_see_the_same_get_the_same_bytes(ada: Player, hugo: Player) -> None:
    """Nothing in a delta tells spectators apart."""
    table = ada.new_table(hotseat("Ada"), hotseat("Bernadette"))

    async with ada.at(table) as seat, hugo.at(table) as one, hugo.at(table) as other:
        for each in (seat, one, other):
            await each.hear("position")
        await seat.submit(ADD[1])
        heard = [await each.socket.recv() for each in (one, other)]

    assert heard[0] == heard[1]


async def test_a_spectator_comes_and_goes_unnoticed(ada: Player, hugo: Player) -> None:
    """Of eight hundred who only watch, nobody is told that one more came."""
    table = ada.new_table(hotseat("Ada"), hotseat("Bernadette"))

    async with ada.at(table) as seat:
        await seat.hear("cards")
        async with hugo.at(table) as watcher:
            await watcher.hear("position")
        await seat.submit(ADD[1])
        next_heard = msgspec.json.decode(await seat.socket.recv())

    assert next_heard["type"] == "delta"


async def test_hot_seat_eyes_can_be_changed(ada: Player) -> None:
    """Both seats are Ada's; she looks through the eyes of whoever is to decide."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(ADD[0])
        await seat.say(type="look", seat=1)
        looked = await seat.hear("position")
        await seat.play(ADD[1])

        assert looked["seat"] == 1
        assert looked["menu"] is not None
        assert len(looked["log"]) == 1
        assert seat.position["view"] == {"added": [1, 2], "turn": 0}


async def test_nothing_is_played_before_all_seats_are_taken(ada: Player, hugo: Player) -> None:
    table = ada.new_table(ME, OPEN)

    async with ada.at(table) as seat:
        await seat.submit(ADD[0], seat=0, version=0)
        fault = await seat.hear("fault")
        hugo.post(f"/api/tables/{table}/join", {"seat": 1})
        begun = await seat.hear("position")

    assert fault["code"] == "table-open"
    assert begun["menu"] is not None
    assert seat.info["status"] == "playing"
    assert [seat["mine"] for seat in seat.info["seats"]] == [True, False]


async def test_who_reconnects_sees_everything_again(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))
    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(ADD[0])
        await seat.play(ADD[1], seat=1)

    async with ada.at(table) as again:
        position = await again.hear("position")

    assert (position["version"], position["moves"], position["log_from"]) == (2, 2, 0)
    assert len(position["log"]) == 2
    assert position["events"] == []


async def test_take_back_up_to_the_barrier(ada: Player) -> None:
    """Bragging can be taken back; what came before a peek or a hand-over cannot."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(PEEK)
        await seat.play(BRAG)
        bragged = await seat.play(BRAG)
        await seat.take_back()
        once = await seat.until(4)
        await seat.take_back()
        twice = await seat.until(5)
        await seat.take_back()
        refused = await seat.hear("refused")

    assert [p["take_back"] for p in (bragged, once, twice)] == [2, 1, 0]
    assert [p["shut"] and p["shut"]["id"] for p in (bragged, once, twice)] == [
        None,
        None,
        "final-reveal",
    ]
    assert [p["moves"] for p in (bragged, once, twice)] == [3, 2, 1]
    assert twice["events"] == []
    assert (twice["log_from"], [line["text"]["id"] for line in twice["log"]]) == (0, ["toy-peeked"])
    assert refused["refusal"]["code"] == "take-back-barrier"
    assert refused["version"] == 5


async def test_two_steps_back_at_once(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.play(BRAG)
        await seat.play(BRAG)
        await seat.take_back(steps=2)
        back = await seat.until(3)
        await seat.play(ADD[2])

    assert (back["version"], back["moves"], back["take_back"]) == (3, 0, 0)
    assert (seat.position["version"], seat.position["moves"]) == (4, 1)


async def test_a_refused_move_changes_nothing(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.submit({"do": "add", "amount": 7})
        refused = await seat.hear("refused")
        await seat.submit(ADD[0], seat=1)
        early = await seat.hear("refused")

    assert refused["refusal"] == {
        "code": "toy-too-much",
        "rule": "TOY-1",
        "facts": {"amount": 7},
        "obstacles": [],
        "tells": False,
    }
    assert early["refusal"]["code"] == "not-your-decision"
    assert ada.get(f"/api/tables/{table}")["version"] == 0


async def test_a_click_on_what_is_not_offered_is_answered(ada: Player) -> None:
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat:
        await seat.hear("position")
        await seat.say(type="ask", thing="hex:E13")
        why = await seat.hear("why")

    assert (why["thing"], why["refusal"]["code"]) == ("hex:E13", "toy-too-much")


async def test_a_thing_is_explained_by_what_the_eyes_see(ada: Player, hugo: Player) -> None:
    """Players and spectators are told alike, and what does not exist is refused."""
    table = ada.new_table(hotseat("Ada"), hotseat("Hugo"))

    async with ada.at(table) as seat, hugo.at(table) as watcher:
        told = []
        for each in (seat, watcher):
            await each.hear("position")
            await each.say(type="explain", thing="pile:1")
            told.append(await each.hear("explained"))
        await watcher.say(type="explain", thing="pile:9")
        nothing = await watcher.hear("explained")

    assert told[0] == told[1]
    assert (told[0]["version"], told[0]["thing"]) == (0, "pile:1")
    assert told[0]["about"]["rule"] == "TOY-1"
    assert told[0]["about"]["rows"][0]["figures"] == [{"id": "toy-added", "facts": {"amount": 0}}]
    assert (nothing["about"], nothing["refusal"]["code"]) == (None, "no-such-thing")


async def test_spectators_learn_no_secret(ada: Player, hugo: Player) -> None:
    """A peek is seen by who peeked alone: as an event, in the log, then and later."""
    table = ada.new_table(hotseat("Ada"), hotseat("Bernadette"))

    async with ada.at(table) as seat, hugo.at(table) as watcher:
        await seat.hear("position")
        await watcher.hear("position")
        peeked = await seat.play(PEEK)
        watched = await watcher.until(1)
        await seat.play(ROLL)
        later = await watcher.until(2)
        await seat.say(type="look", seat=1)
        other = await seat.hear("position")

    assert peeked["events"][0]["event"] == "peeked"
    assert len(peeked["log"]) == 1
    assert tuple(watched[k] for k in ("seat", "events", "log", "menu")) == (None, [], [], None)
    assert (later["log_from"], len(later["log"])) == (0, 1)
    assert [line["text"]["id"] for line in other["log"]] == ["toy-added"]
    assert "secret" not in str(watched) + str(later) + str(other)


async def test_people_see_who_is_there(ada: Player, hugo: Player) -> None:
    table = ada.new_table(ME, OPEN)
    hugo.post(f"/api/tables/{table}/join", {})

    async with ada.at(table) as seat:
        await seat.hear("position")
        alone = [s["present"] for s in seat.info["seats"]]
        async with hugo.at(table) as other:
            await other.hear("position")
            await seat.hear("table")
            together = [s["present"] for s in seat.info["seats"]]
        await seat.hear("table")
        again = [s["present"] for s in seat.info["seats"]]

    assert [alone, together, again] == [[True, False], [True, True], [True, False]]
