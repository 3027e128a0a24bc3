"""What a live table tells ahead of a decision: nothing that only the play itself may show."""

import itertools
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from rotonde.catalogue import DESKS, desk
from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.desk.orderline import line_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import DICE
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder, encode
from rotonde.server.tables.live import LiveGame
from rotonde.server.tables.positions import Views
from rotonde.server.wire.messages import Shown
from tests.server.player import Player, Seating, hotseat
from tests.server.serving import Serving, serving
from tests.store.rows import table
from tests.support.begun import Begun, begun
from tests.support.sequences import sequences
from tests.support.walks import EVERY_GAME, Table

FOUR_HANDS = (hotseat("Ada"), hotseat("Hugo"))
EARLY = 20
"""Decisions before anything is asked."""
SHOWN = decoder(Shown)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """One server with the true games."""
    with serving(tmp_path_factory.mktemp("ahead"), games=DESKS) as running:
        yield running


async def pointed(seating: Seating, seat: int, orders: str) -> bytes:
    """What the table answers to these orders."""
    await seating.say(type="point", seat=seat, orders=orders)
    return encode(await seating.hear("shown"))


async def card_of(seating: Seating, seat: int, orders: str) -> Shown:
    """That answer taken apart, but for the signs of its game."""
    shown: Shown = SHOWN.decode(await pointed(seating, seat, orders))
    return shown


async def test_a_roll_is_not_foretold(ada: Player) -> None:
    """Whether a die will show what a share costs, nobody learns before it is rolled."""
    for number in range(6):
        table = ada.new_table(*FOUR_HANDS, game="dice", name=f"Table {number}")
        async with ada.at(table) as seating:
            seat = (await seating.hear("position"))["actors"][0]
            alone = await card_of(seating, seat, "roll 0+1")
            told = await card_of(seating, seat, "roll 0+1, buy weiden")

        assert (alone.rest, told.rest) == (0, 1)
        assert (told.preview, told.final, told.refusal) == (alone.preview, alone.final, None)


@EVERY_GAME
async def test_a_live_table_judges_nothing_behind_a_draw(ada: Player, rules: AnyRules) -> None:
    """Lines of orders in the middle of a game: the table says what the seat knows, to the byte."""
    state, seat, record = middle(rules)
    lines = lines_at(rules, state, seat)
    async with ada.at(ada.post("/api/records", record)["id"]) as seating:
        await seating.hear("position")
        told = [await pointed(seating, seat, spelt(rules, line)) for line in lines]

    version = len(record["moves"])
    assert told == [encode(expected(rules, state, seat, line, version)) for line in lines]


@EVERY_GAME
def test_eyes_at_a_table_know_an_imagined_state(rules: AnyRules) -> None:
    """Its view is all that the true state tells; chance and secrets are made up beside it."""
    state, seat, _record = middle(rules)
    game = LiveGame(desk(rules.id), replace(table(), options="{}"))
    game.state = state

    for eyes in (seat, None):
        told = Views(game).known(eyes).state
        assert encode(told) == encode(rules.imagine(rules.view(state, eyes), DICE))
        assert told is not state


def middle(rules: AnyRules) -> Begun:
    """Some way into a game, where lines of orders are cut."""
    found = (begun(rules, Table(2, 0, 0), moves) for moves in itertools.count(EARLY))
    return next(each for each in found if is_cut(rules, each.state, each.seat))


def is_cut(rules: AnyRules, state: Any, seat: Seat) -> bool:
    """Whether some line has orders behind one that draws, reveals or passes the decision on."""
    cards = [card(desk(rules.id), state, seat, line) for line in lines_at(rules, state, seat)]
    return any(isinstance(each, Card) and each.rest for each in cards)


def lines_at(rules: AnyRules, state: Any, seat: Seat) -> list[tuple[Any, ...]]:
    """Lines of orders that are typed as they are written."""
    lines = sequences(rules, state, seat, Rng("live"), 40)
    return [line for line in lines if all(rules.read(rules.write(each)) == each for each in line)]


def spelt(rules: AnyRules, line: Sequence[Any]) -> str:
    return line_of(map(rules.write, line))


def expected(rules: AnyRules, state: Any, seat: Seat, line: Sequence[Any], version: int) -> Shown:
    """What a table answers that knows no more than the seat."""
    told = card(desk(rules.id), state, seat, line)
    if isinstance(told, Card):
        return Shown(version, spelt(rules, line), told.preview, told.final, rest=told.rest)
    return Shown(version, spelt(rules, line), refusal=told)
