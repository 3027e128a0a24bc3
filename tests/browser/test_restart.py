"""The server is killed and started again in mid-game: that shows, mends itself, loses nothing."""

import re
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import Browser, Page, Route, WebSocket, expect

from tests.browser.house import House
from tests.browser.people import People


@pytest.fixture
def frail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house that may be killed."""
    running = House(tmp_path_factory.mktemp("frail"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def guests(browser: Browser, frail: House) -> Iterator[People]:
    coming = People(browser, frail.url)
    yield coming
    coming.leave()


def orders_sent(page: Page) -> list[str]:
    """What this page sends to be played, from now on."""
    sent: list[str] = []

    def note(frame: str | bytes) -> None:
        message = msgspec.json.decode(frame)
        if message["type"] == "submit":
            sent.append(message["action"].split()[0])

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", note)

    page.on("websocket", listen)
    return sent


def test_a_killed_server_comes_back_with_nothing_lost(frail: House, guests: People) -> None:
    """A move that is clicked while the server is away waits, and is sent once."""
    ada = guests.come()
    ada.visit(ada.open_table("me", "random"))
    ada.type("marker gloucester steel, extend GWR")
    ada.button("to D13").wait_for()
    log, banner = ada.log, ada.part("banner")
    sent = orders_sent(ada.page)

    frail.kill()
    expect(banner).to_contain_text("Connection lost.")
    ada.choose("to D13")
    expect(banner).to_contain_text("Your move “D13” waits here and is sent once.")
    frail.start()

    expect(banner).to_contain_text("Your move was played.")
    expect(ada.part("log")).to_contain_text("C14 → D13, takes a share")
    assert ada.log[: len(log)] == log
    assert sent == ["to"]
    ada.page.reload()
    ada.decides()
    assert len([line for line in ada.log if "C14 → D13" in line]) == 1


def test_a_page_that_is_opened_while_the_server_is_away_says_so(
    frail: House, guests: People
) -> None:
    ada = guests.come()
    ada.visit("/")
    expect(ada.part("play-rocket")).to_be_enabled()

    frail.kill()
    ada.click(ada.page.get_by_role("link", name="Tables", exact=True))
    trouble = ada.page.get_by_role("alert")
    expect(trouble).to_contain_text("The server cannot be reached. Nothing is lost.")
    frail.start()
    ada.click(trouble.get_by_role("button", name="Try now"))

    expect(trouble).to_have_count(0)
    expect(ada.part("tables-mine")).to_contain_text("You sit at no table yet.")


def test_words_and_boards_that_are_lost_on_their_way_come_again(people: People) -> None:
    """A shaky line costs a table a second, and leaves no error behind."""
    ada = people.come()
    address = ada.open_table("me", "random")
    first = ada.page.request.get("/").text()
    lost: set[str] = set()

    def lose_once(route: Route) -> None:
        name = route.request.url.rpartition("/")[2]
        if name in lost or name in first:
            return route.continue_()
        lost.add(name)
        return route.abort()

    ada.page.route(re.compile(r"\.ftl$|/(index|words)[^/]*\.js$"), lose_once)
    ada.visit(address)

    ada.decides()
    expect(ada.part("board")).to_contain_text("Gloucester")
    kinds = {re.split(r"[.-]", name)[0] for name in lost}
    assert kinds >= {"common", "shell", "en", "coach", "index"}, "words, and the game's own board"
