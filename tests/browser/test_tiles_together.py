"""Railroad Tiles by two people in two browsers who decide at the same time."""

import pytest
from playwright.sync_api import WebSocketRoute, expect

from rotonde.store import SeatRow
from tests.browser.house import House
from tests.browser.people import People
from tests.browser.shelf import me, set_up
from tests.browser.tiles_player import TilesPlayer, decide
from tests.browser.tiles_positions import last_round

Pair = tuple[TilesPlayer, TilesPlayer]


class Deaf:
    """A line to the server on which nothing comes in while it is closed."""

    def __init__(self, player: TilesPlayer) -> None:
        self.closed = False
        self.kept: list[str | bytes] = []
        player.page.route_web_socket("**/*", self.between)
        player.page.reload()
        player.decides()

    def between(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        if self.closed:
            self.kept.append(message)
        else:
            self.line.send(message)

    def open(self) -> None:
        self.closed = False
        for message in self.kept:
            self.line.send(message)


@pytest.fixture
def pair(people: People, house: House) -> Pair:
    """Two people in the last round of a game; each has taken a column and holds its tiles."""
    players = [TilesPlayer.at(people.come()) for _ in range(2)]
    users = [me(player) for player in players]
    record, order = last_round()
    seats = [SeatRow(n, "person", user.name, user.id) for n, user in enumerate(users)]
    address = set_up(house, users[0], record, seats, "Two at once")
    first, second = (players[seat] for seat in order)
    for player in (first, second):
        player.visit(address)
        player.decides()
        player.take(player.choices[-1])
    return first, second


def hold_turned(player: TilesPlayer) -> str:
    """A tile held fast over a cell, in another way than the first one where there are several."""
    player.hold(player.loose())
    player.turn()
    return player.way


def hears(player: TilesPlayer, other: TilesPlayer) -> None:
    """Wait until one sees as many moves as the other."""
    sees(player, other.moves)


def sees(player: TilesPlayer, moves: int) -> None:
    expect(player.part("timeline")).to_have_attribute("aria-valuemax", str(moves))


def take_back(player: TilesPlayer) -> None:
    moves = player.moves
    player.click(player.part("undo"))
    sees(player, moves - 1)


def test_a_button_keeps_its_element_while_the_other_moves(pair: Pair) -> None:
    """The one that lays the tile held: who is about to press it presses the same one."""
    first, second = pair
    ways = hold_turned(first), hold_turned(second)
    button = second.button(ways[1]).element_handle()
    first.confirm(ways[0])
    hears(second, first)
    second.rests()

    assert button.evaluate("(each) => each.isConnected")
    second.confirm(ways[1])


def test_nothing_is_taken_out_of_ones_hands(pair: Pair) -> None:
    """A tile held fast, a refusal, a ghost, a word in the line: all stay while the other moves."""
    first, second = pair
    before = first.hand, first.laid
    held_tiles_stay(first, second)
    take_back(first)
    hears(second, first)
    assert (first.hand, first.laid) == before
    what_one_looks_at_stays(first, second)


def held_tiles_stay(first: TilesPlayer, second: TilesPlayer) -> None:
    """Both hold a tile; each lays while the other goes on holding."""
    ways = hold_turned(first), hold_turned(second)
    first.confirm(ways[0])
    hears(second, first)
    assert second.way == ways[1]
    expect(second.ghost).to_have_count(1)
    held = hold_turned(first)
    second.confirm(ways[1])
    hears(first, second)
    assert first.way == held
    expect(first.ghost).to_have_count(1)


def what_one_looks_at_stays(first: TilesPlayer, second: TilesPlayer) -> None:
    """A refusal, then a ghost under the pointer with its card, then a word in the move line."""
    mine = second.hand, second.laid
    second.pick(second.unfit()[0])
    second.part("why-not").get_by_role("link").wait_for()
    first.lay()
    hears(second, first)
    second.part("why-not").get_by_role("link").wait_for()

    second.page.mouse.move(*second.middle_of(second.in_reach("cell")[0]))
    way = second.way
    take_back(first)
    hears(second, first)
    assert second.way == way
    second.part("preview").wait_for()

    second.reach_the_line()
    second.page.keyboard.type("reject")
    first.lay()
    hears(second, first)
    expect(second.part("move-line")).to_have_value("reject")
    expect(second.part("move-line")).to_be_focused()
    assert (second.hand, second.laid) == mine


def test_two_lay_in_the_same_moment_and_come_to_the_same_end(pair: Pair) -> None:
    """The second lays before it hears of the first: both tiles lie, nobody is told to wait."""
    first, second = pair
    deaf = Deaf(second)
    ways = hold_turned(first), hold_turned(second)
    moves = first.moves

    deaf.closed = True
    first.confirm(ways[0])
    second.click(second.button(second.way))
    sees(first, moves + 2)
    deaf.open()

    hears(second, first)
    assert sorted(first.log[-2:]) == sorted(second.log[-2:])
    expect(second.part("banner")).to_be_empty()
    both_come_to_the_same_end(pair)


def both_come_to_the_same_end(pair: Pair) -> None:
    """The round goes on in turns and at once; both see the same game and the same result."""
    for number in range(30):
        for player in pair:
            if player.is_asked:
                decide(player, number)
            for other in pair:
                hears(other, player)
        if all(player.part("see-end").count() for player in pair):
            break
    first, second = pair
    assert first.log == second.log
    for player in pair:
        player.click(player.part("see-end"))
        player.part("rematch").wait_for()

    assert result_of(first) == result_of(second)


def result_of(player: TilesPlayer) -> list[str]:
    return player.part("end").locator('[data-testid^="rank-"] .sum').all_inner_texts()
