"""Two people in two browsers by a link, and a third who only watches."""

import re

from playwright.sync_api import expect

from rotonde.catalogue import GAMES
from rotonde.catalogue import game as game_named
from rotonde.store import SeatRow
from tests.browser.house import House
from tests.browser.people import DESK, PHONE, People
from tests.browser.player import Player, seat_for
from tests.browser.positions import recorded
from tests.browser.shelf import me, set_up
from tests.browser.sizes import low_buttons, scrolls_sideways


def test_a_friend_joins_by_a_link_and_both_see_every_move(ada: Player, people: People) -> None:
    hugo, stranger = people.come(), people.come()
    ada.visit(ada.open_table("me", "open"))
    link = ada.page.get_by_label("Link to this table").input_value()
    assert link == ada.page.url

    hugo.visit("/")
    hugo.page.get_by_label("Paste the link you were sent").fill(link)
    hugo.click(hugo.page.get_by_role("button", name="Join"))
    hugo.part("arrival-name").fill("Hugo")
    hugo.click(hugo.part("sit-down"))
    expect(hugo.part("prompt")).to_contain_text("decides")
    stranger.visit(link)
    ada.choose("marker gloucester steel")
    ada.choose("marker london brewery")

    expect(stranger.part("seat-panel-1")).to_contain_text("Hugo")
    for player in (hugo, stranger):
        expect(player.part("log")).to_contain_text("takes the steel marker of Gloucester")
    hugo.choose("extend GWR")
    hugo.choose("to D13")
    for player in (ada, stranger):
        expect(player.part("log")).to_contain_text("C14 → D13, takes a share")


def test_who_comes_is_seen_and_the_host_begins_with_bots(people: People) -> None:
    """Where the browser keeps its clipboard shut, the link stands marked instead."""
    ada, hugo = people.come(), people.come_with_a_phone()
    ada.page.add_init_script("delete Navigator.prototype.clipboard")
    ada.visit("/")
    ada.click(ada.part("invite-rocket"))
    link = ada.page.get_by_label("Link to this table")
    expect(link).to_be_focused()
    assert ada.page.evaluate("getSelection().toString()") == link.input_value()

    hugo.visit(link.input_value())
    expect(hugo.part("arrival-name")).to_have_value(re.compile(r"\w+ \d+"))
    assert not scrolls_sideways(hugo.page)
    assert low_buttons(hugo.page, "[data-testid=waiting-room] button", 44) == []
    hugo.part("arrival-name").fill("Hugo")
    hugo.click(hugo.part("sit-down"))
    expect(ada.part("waiting-seat-1")).to_contain_text("Hugo")
    expect(ada.part("waiting-seat-1")).to_contain_text("here")
    expect(hugo.part("start-with-bots")).to_have_count(0)
    expect(hugo.part("waiting-room")).to_contain_text("Waiting for the others")
    ada.click(ada.part("waiting-rename"))
    ada.page.get_by_role("dialog").get_by_role("textbox").fill("Ada Lovelace")
    ada.page.keyboard.press("Enter")
    expect(hugo.part("waiting-seat-0")).to_contain_text("Ada Lovelace")
    ada.click(ada.part("start-with-bots"))

    expect(ada.part("seat-panel-2")).to_contain_text("bot")
    hugo.part("prompt").wait_for()


def test_a_rematch_calls_the_others_who_are_still_there(people: People, house: House) -> None:
    """One click takes them to their turned seat, from the table as from its end."""
    ada, hugo = people.come(), people.come()
    one, other = me(ada), me(hugo)
    friends = [SeatRow(0, "person", one.name, one.id), SeatRow(1, "person", other.name, other.id)]
    third = SeatRow(2, "bot", "Planet", None, "random")
    table = set_up(house, one, recorded(), [*friends, third], "Sunday")
    hugo.visit(table)
    hugo.part("see-end").wait_for()
    expect(hugo.part("join-rematch")).to_have_count(0)
    ada.visit(f"{table}/end")
    ada.click(ada.part("rematch"))
    expect(ada.part("waiting-seat-0")).to_contain_text("free seat")

    hugo.stands_at(PHONE)
    hugo.visit(f"{table}/end")
    expect(hugo.part("rematch")).to_have_text("Join the rematch")
    expect(hugo.part("rematch")).to_be_in_viewport(ratio=1)
    hugo.stands_at(DESK)
    hugo.visit(table)
    hugo.click(hugo.part("join-rematch"))

    for player in (ada, hugo):
        expect(player.part("seat-panel-0")).to_contain_text(other.name)
        expect(player.part("seat-panel-1")).to_contain_text("Planet")
        expect(player.part("seat-panel-2")).to_contain_text(one.name)


def test_nobody_sees_what_is_not_theirs(ada: Player, people: People) -> None:
    hugo, stranger = people.come(), people.come()
    address = ada.open_table("me", "open")
    hugo.visit(address)
    hugo.click(hugo.part("sit-down"))
    ada.visit(address)
    stranger.visit(address)

    expect(ada.purse(0)).to_contain_text("£0")
    expect(ada.purse(1)).to_contain_text("hidden until the end")
    expect(hugo.purse(1)).to_contain_text("£0")
    expect(hugo.purse(0)).to_contain_text("hidden until the end")
    for seat in (0, 1):
        expect(stranger.purse(seat)).to_contain_text("hidden until the end")


def test_nothing_at_a_table_belongs_to_who_only_watches(ada: Player, people: People) -> None:
    """No game speaks of "your" map, dice or markers to a stranger."""
    stranger = people.come()
    for game in GAMES:
        seats = [seat_for("me"), *[seat_for("random")] * max(1, min(game_named(game).seats) - 1)]
        wanted = {"game": game, "seats": seats, "name": "Full", "options": {}}
        stranger.visit(ada.post("/api/tables", wanted))
        expect(stranger.part("prompt")).to_contain_text("You are watching")
        stranger.part("board").locator("[data-thing]").first.wait_for()
        stranger.rests()
        read = stranger.page.locator("main").inner_text().replace("You are watching", "")
        assert re.findall(r".*\b(?:[Yy]ou|[Yy]ours?)\b.*", read) == [], game


def test_a_stranger_at_a_full_table_watches_and_cannot_choose(ada: Player, people: People) -> None:
    stranger = people.come()
    address = ada.open_table("me", "random")
    stranger.visit(address)
    prompt = stranger.part("prompt")
    expect(prompt).to_contain_text("You are watching")
    expect(stranger.part("sit-down")).to_have_count(0)

    stranger.pick("company:GWR")

    expect(stranger.part("why-not")).to_contain_text("decides now")
    assert stranger.glowing == []


def test_an_open_table_is_found_in_the_lobby(ada: Player, people: People) -> None:
    hugo = people.come()
    ada.visit("/tables?tab=new")
    ada.click(ada.part("seat-1").locator('label:has(input[value="open"])'))
    ada.page.get_by_label("Name of the table").fill("Sunday engine shed")
    ada.click(ada.page.get_by_role("radio", name="Listed in the lobby"))
    ada.click(ada.part("open-table"))
    expect(ada.part("waiting-room")).to_contain_text("Send this link to your friends")
    link = ada.part("waiting-room").get_by_role("textbox")
    ada.rests()
    assert link.evaluate("field => field.scrollWidth <= field.clientWidth"), "the link is cut"

    hugo.visit("/tables?tab=open")
    hugo.click(hugo.part("tables-open").get_by_role("link", name="Sunday engine shed"))
    hugo.click(hugo.part("sit-down"))

    assert ada.decides()
    expect(ada.part("prompt")).to_contain_text("first of two actions")


def test_what_came_while_one_was_away_is_marked_as_new(ada: Player, people: People) -> None:
    """The mark stands before the first move not seen yet, and goes with the next decision."""
    hugo = people.come()
    address = ada.open_table("me", "open")
    hugo.visit(address)
    hugo.click(hugo.part("sit-down"))
    expect(hugo.part("prompt")).to_contain_text("decides")
    hugo.visit("/")
    ada.visit(address)
    ada.choose("marker gloucester steel")
    ada.choose("marker london brewery")

    hugo.visit(address)
    log = hugo.part("log")
    expect(log.get_by_role("listitem").nth(1)).to_have_text("New since you last looked")

    hugo.choose("marker hull leather")
    expect(log).to_contain_text("takes the leather marker of Hull")
    expect(log).not_to_contain_text("New since you last looked")
    expect(ada.part("log")).not_to_contain_text("New since you last looked")
