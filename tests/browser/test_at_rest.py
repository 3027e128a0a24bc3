"""The page says when it is at rest: answers, parts and a map that moves are awaited."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import is_extending, text_of, until
from tests.browser.rest import AT_REST

FRAMES = """() => new Promise((tell) => {
  const seen = new Set();
  const look = (left) => {
    seen.add(document.querySelector(".board svg > g[transform]").getAttribute("transform"));
    if (left === 0) tell(seen.size);
    else requestAnimationFrame(() => look(left - 1));
  };
  look(5);
})"""
"""In how many places the map is seen in some frames."""
MANY_FRAMES: Final = """() => new Promise((tell) => {
  const wait = (left) => (left === 0 ? tell() : requestAnimationFrame(() => wait(left - 1)));
  wait(40);
})"""
"""Until then all other parts have come."""
PICTURE: Final = "() => document.body.append(Object.assign(new Image(), { src: '/icon.svg?late' }))"
LIFTED: Final = """() => document.body.dispatchEvent(
  new PointerEvent("pointerup", { pointerType: "touch", bubbles: true }))"""
RESIZED: Final = """() => {
  dispatchEvent(new Event("resize"));
  return "atRest" in document.documentElement.dataset;
}"""


def is_at_rest(player: Player) -> bool:
    return player.page.locator(AT_REST).count() > 0


class Gate:
    """A request of one page that is held back."""

    def __init__(self, player: Player, address: str) -> None:
        self.held: list[Route] = []
        player.page.route(address, self.hold)

    def hold(self, route: Route) -> None:
        self.held.append(route)

    def open(self) -> None:
        for route in self.held:
            route.continue_()


def test_a_part_that_is_being_fetched_is_awaited(ada: Player) -> None:
    gate = Gate(ada, "**/PreviewCard-*.js")
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    with ada.page.expect_request("**/PreviewCard-*.js"):
        ada.page.mouse.move(700, 400)
    ada.page.evaluate(MANY_FRAMES)
    assert not is_at_rest(ada)

    gate.open()

    ada.rests()


def test_the_course_of_the_game_is_awaited(ada: Player) -> None:
    """Who reads how many moves a seat made, before they are counted, reads none."""
    gate = Gate(ada, "**/course*")
    with ada.page.expect_request("**/course*"):
        ada.visit(ada.bring(text_of(until(is_extending, after=40))))
    ada.part("prompt").locator("[data-walk]").first.wait_for()
    ada.page.evaluate(MANY_FRAMES)
    assert not is_at_rest(ada)

    gate.open()

    assert ada.own_moves > 0


def test_a_picture_that_is_being_fetched_is_awaited(ada: Player) -> None:
    ada.visit("/")
    ada.rests()
    gate = Gate(ada, "**/icon.svg?late")
    with ada.page.expect_request("**/icon.svg?late"):
        ada.page.evaluate(PICTURE)
    ada.page.keyboard.press("Shift")
    ada.page.evaluate(MANY_FRAMES)
    assert not is_at_rest(ada)

    gate.open()

    ada.rests()


def test_the_click_of_a_finger_is_awaited_although_it_comes_late(phone: Player) -> None:
    phone.visit("/")
    phone.rests()
    phone.page.evaluate(LIFTED)
    phone.page.evaluate(MANY_FRAMES)
    assert not is_at_rest(phone)

    phone.page.evaluate("document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }))")

    phone.rests()


def test_a_window_of_another_size_is_not_at_rest_at_once(ada: Player) -> None:
    ada.visit("/")
    ada.rests()

    assert ada.page.evaluate(RESIZED) is False
    ada.rests()


class Wire:
    """The line of one page, on which answers can be held back."""

    def __init__(self, player: Player) -> None:
        self.held: list[Callable[[], None]] = []
        self.holds: tuple[str, ...] = ()
        player.page.route_web_socket("**/ws/**", self.lead)

    def lead(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()
        server.on_message(lambda frame: self.carry(page, frame))

    def carry(self, page: WebSocketRoute, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        if any(f'"type":"{kind}"' in text for kind in self.holds):
            self.held.append(lambda: page.send(frame))
        else:
            page.send(frame)

    def let_go(self) -> None:
        self.holds = ()
        for send in self.held:
            send()


@pytest.mark.parametrize(
    ("act", "answers"),
    [("hex:A1", ("why",)), ("marker gloucester steel", ("delta", "position"))],
)
def test_an_answer_of_the_server_is_awaited(
    ada: Player, act: str, answers: tuple[str, ...]
) -> None:
    """Why not, and a move."""
    wire = Wire(ada)
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    ada.rests()
    wire.holds = answers
    if act.startswith("hex:"):
        ada.thing("town:guildford").first.click()
    else:
        ada.choose(act)
    while not wire.held:
        ada.page.evaluate("() => new Promise(requestAnimationFrame)")
    assert not is_at_rest(ada)

    wire.let_go()

    ada.rests()


def test_a_map_that_glides_is_not_at_rest(people: People) -> None:
    ada = people.come(reduced_motion="no-preference")
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    ada.rests()
    ada.page.get_by_role("button", name="Zoom in").click()

    ada.rests()

    assert ada.page.evaluate(FRAMES) == 1
