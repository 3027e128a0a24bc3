"""Moves of the others since one decided last: marked on the board, and told one by one."""

from itertools import pairwise

import msgspec
import pytest
from playwright.sync_api import expect

import rotonde
from rotonde.catalogue import desk
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Divergence, Record, verify
from tests.browser.people import People
from tests.browser.player import Player, plain
from tests.browser.positions import text_of
from tests.recordings.shelf import SHELF, read

FIRST = Seat(0)
LEAST = 30
"""Moves after which a seat has decided, and so have the others."""


def after_the_others(game: str) -> Record:
    """A game in which the others have moved since the first seat did, which is to decide now."""
    for path in sorted((SHELF / game).glob("*.json")):
        record = read(path)
        moves, seats = record.moves, [move.seat for move in record.moves]
        states = verify(rotonde.game(game), record)
        assert not isinstance(states, Divergence), states
        for number, (before, now) in enumerate(pairwise(seats), start=1):
            handed = number >= LEAST and before != FIRST and now == FIRST
            if handed and desk(game).menu(states[number], FIRST) is not None:
                return msgspec.structs.replace(record, moves=moves[:number])
    raise AssertionError(f"the first seat of {game} never waits")


def walks(player: Player) -> list[str]:
    """The moves as they are told, one after the other."""
    told = []
    count = int(player.part("since-next").inner_text().split()[0])
    for number in range(1, count + 1):
        player.page.keyboard.press("n")
        expect(player.part("since-next").locator(".at")).to_have_text(f"{number}/{count}")
        told.append(plain(player.part("since-next").locator(".words").inner_text()))
    return told


@pytest.mark.parametrize("game", ["rocket", "tiles", "dice", "tycoon", "revolution"])
def test_one_key_walks_through_the_moves_since_ones_own(ada: Player, game: str) -> None:
    ada.visit(ada.bring(text_of(after_the_others(game))))
    ada.decides()
    expect(ada.part("since")).to_be_visible()
    moves = ada.moves

    told = walks(ada)

    log = ada.log
    assert told
    assert all(any(words in line for line in log) for words in told)
    ada.page.keyboard.press("n")
    expect(ada.part("since-next").locator(".at")).to_have_count(0)
    assert ada.moves == moves


def test_what_changed_is_marked_until_one_acts(ada: Player) -> None:
    ada.visit(ada.bring(text_of(after_the_others("rocket"))))
    ada.decides()
    marks = ada.page.locator("[data-since]")
    expect(marks.first).to_be_visible()

    ada.click(ada.part("since-next"))
    expect(marks).to_have_count(0)
    expect(ada.page.locator("[data-told]").first).to_be_in_viewport()
    ada.page.keyboard.press("Escape")
    expect(marks.first).to_be_visible()

    made = ada.own_moves
    ada.open("markers")
    ada.click(ada.part("prompt").locator("[data-choice]").first)
    ada.made_more_than(made)
    expect(marks).to_have_count(0)


def test_a_thumb_walks_in_french_and_the_map_shows_each_move(people: People) -> None:
    phone = people.come_with_a_phone(locale="fr-FR")
    phone.visit(phone.bring(text_of(after_the_others("rocket"))))
    phone.decides()
    expect(phone.part("since-next")).to_contain_text("depuis le vôtre")

    phone.click(phone.part("since-next"))
    phone.rests()

    expect(phone.part("since-next").locator(".at")).to_contain_text("1/")
    room = phone.part("board").bounding_box()
    ring = phone.page.locator("[data-told]").first.bounding_box()
    assert room is not None
    assert ring is not None
    assert room["x"] <= ring["x"]
    assert room["y"] <= ring["y"]
    assert ring["y"] + ring["height"] <= room["y"] + room["height"]


def test_a_jump_of_a_replay_shows_what_happened(phone: Player) -> None:
    table = phone.bring(text_of(after_the_others("rocket")))
    phone.visit(f"{table}?moves=28")
    phone.part("prompt").locator("[data-testid=go-now]").wait_for()
    phone.page.mouse.move(10, 10)
    phone.rests()

    expect(phone.page.locator("[data-told]").first).to_be_in_viewport()
