"""Orders that are sent "unless they are final": the table plays them, or sends their card."""

from collections.abc import Iterator
from typing import Any

import pytest

from rotonde.catalogue import DESKS, desk
from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import is_final
from rotonde.kernel.tools.codec import decoder, encode
from rotonde.server.wire.messages import Held
from tests.server.player import ME, OPEN, Player, Seating, hotseat
from tests.server.serving import Serving, serving
from tests.support.begun import begun
from tests.support.walks import EVERY_GAME, Table

TWO_HANDS = (hotseat("Ada"), hotseat("Hugo"))
FINAL = ("final",)
TABLE, MOVES = Table(2, 0, 0), 23
SEVERAL = 12
"""Choices of one position that are tried."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server with the true games."""
    with serving(tmp_path_factory.mktemp("held"), games=DESKS) as running:
        yield running


async def answer_to(seating: Seating, seat: int, orders: Any, unless: Any = FINAL) -> Any:
    """What a table says to orders that must not be final: their card, or the next position."""
    await seating.submit(orders, seat, unless=unless)
    while True:
        message = seating.read(decoder(Any).decode(await seating.socket.recv()))
        if message["type"] in ("held", "refused", "fault", "position"):
            return message


def as_sent(held: Held) -> Any:
    """A message as it is read at the other end."""
    return decoder(Any).decode(encode(held))


def choices_at(rules: AnyRules, state: Any, seat: Seat) -> list[Any]:
    """Some choices of a position, from all over its menu."""
    legal = list(rules.legal(state, seat))
    typed = [action for action in legal if rules.read(rules.write(action)) == action]
    return typed[:: max(1, len(typed) // SEVERAL)]


@EVERY_GAME
async def test_final_orders_are_never_played(ada: Player, rules: AnyRules) -> None:
    """Each choice is held back with the card that its seat may know, or can be taken back."""
    at = begun(rules, TABLE, MOVES)
    async with ada.at(ada.post("/api/records", at.record)["id"]) as seating:
        await seating.hear("position")
        for action in choices_at(rules, at.state, at.seat):
            before = seating.position
            answer = await answer_to(seating, at.seat, rules.write(action))
            told = card(desk(rules.id), at.state, at.seat, [action])
            assert isinstance(told, Card)
            if answer["type"] == "held":
                assert told.final is not None
                assert answer == as_sent(Held(before["version"], told))
                assert seating.position is before
            else:
                assert (answer["type"], told.final) == ("position", None)
                assert answer["take_back"] > 0
                await seating.take_back(seat=at.seat)
                await seating.until(answer["version"] + 1)
                assert seating.position["view"] == before["view"]


@EVERY_GAME
def test_a_card_without_final_is_a_move_that_can_be_taken_back(rules: AnyRules) -> None:
    """What the card does not call final, as its seat knows it, is not final in the true game."""
    for decision in list(TABLE.walk(rules))[:60:4]:
        for action in choices_at(rules, decision.before, decision.seat):
            told = card(desk(rules.id), decision.before, decision.seat, [action])
            turn = play(rules, decision.before, decision.seat, action)
            if isinstance(told, Card) and not told.gives("final"):
                assert isinstance(turn, Turn)
                assert not is_final(rules, decision.before, decision.seat, turn)


async def test_what_cannot_be_judged_yet_is_held_back(ada: Player) -> None:
    """Behind a roll nobody knows whether an order is final: none of the line is played."""
    async with ada.at(ada.new_table(*TWO_HANDS, game="dice")) as seating:
        seat = (await seating.hear("position"))["actors"][0]
        answer = await answer_to(seating, seat, "roll 0+1, buy weiden")
        rest = answer["card"]["rest"]
        played = await answer_to(seating, seat, "roll 0+1", unless=())

    assert (answer["type"], rest) == ("held", 1)
    assert played["type"] == "position"


async def test_a_doubtful_order_is_held_back_where_that_is_asked(ada: Player) -> None:
    """To pass without a bid raises a doubt: whoever wants to hear of doubts hears it first."""
    async with ada.at(ada.new_table(*TWO_HANDS, game="tycoon")) as seating:
        seat = (await seating.hear("position"))["actors"][0]
        held = await answer_to(seating, seat, "pass", unless=["doubtful"])

    assert held["type"] == "held"
    assert held["card"]["preview"]["doubt"]["id"] == "doubt-pass-bid"


async def test_a_refused_order_is_refused_whatever_it_asks(ada: Player) -> None:
    async with ada.at(ada.new_table(*TWO_HANDS, game="dice")) as seating:
        seat = (await seating.hear("position"))["actors"][0]
        plain = await answer_to(seating, seat, "buy weiden", unless=())
        asked = await answer_to(seating, seat, "buy weiden")

    assert plain["type"] == "refused"
    assert asked == plain


async def test_a_card_is_shown_to_nobody_else(ada: Player, hugo: Player) -> None:
    """A seat of somebody else is refused before any card is made."""
    table = ada.new_table(ME, OPEN, game="dice")
    hugo.post(f"/api/tables/{table}/join", {})
    async with hugo.at(table) as seating:
        position = await seating.hear("position")
        other = 1 - position["seat"]
        answer = await answer_to(seating, other, "roll 0+1")

    assert (answer["type"], answer["code"]) == ("fault", "foreign-seat")
