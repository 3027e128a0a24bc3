"""The pages around the table: stalls, links to send, rules of all games, lists that stay short."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.house import House
from tests.browser.people import People
from tests.browser.player import NEWS_STAY, Player
from tests.browser.positions import recorded, text_of
from tests.browser.shelf import me, set_up, with_bots
from tests.browser.tiles_positions import FAILED, tiles_recorded


@pytest.mark.parametrize("place", ["heading", "bay"])
def test_a_stall_is_a_button_as_a_whole(ada: Player, place: str) -> None:
    """A click beside its words, or on its part of the roundhouse, plays it."""
    ada.visit("/")
    expect(ada.part("play-tiles")).to_be_enabled()
    ada.rests()
    title = ada.page.get_by_role("heading", name="Railroad Tiles")
    box = title.bounding_box()
    assert box is not None
    x, y = {"heading": (box["x"], box["y"] - 40), "bay": (box["x"] + 60, box["y"] + 108)}[place]

    ada.page.mouse.click(x, y)

    ada.page.wait_for_url("**/t/*")


def test_the_rules_of_all_games_have_an_index(ada: Player) -> None:
    ada.visit("/")
    ada.click(ada.page.get_by_role("link", name="Rules", exact=True))
    games = ada.part("rules-index").get_by_role("link")
    games.filter(has_text="Stephenson’s Rocket").wait_for()

    ada.click(games.filter(has_text="Railroad Tiles"))
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Railroad Tiles")
    ada.click(ada.page.get_by_role("link", name="All games"))

    ada.part("rules-index").wait_for()
    ada.part("rules-search").fill("dividend")
    hit = ada.part("rules-hits").get_by_role("listitem").filter(has_text="Railroad Tycoon").first
    expect(hit.locator("mark").first).to_have_text("dividend", ignore_case=True)
    ada.click(hit.get_by_role("link"))
    expect(ada.page.get_by_role("heading", level=1)).to_contain_text("Railroad Tycoon")


def test_the_contents_stay_at_hand_on_a_phone_and_words_explain_themselves(phone: Player) -> None:
    """Chapters unfold wherever one reads; what is sought is marked; a touched word says itself."""
    phone.visit("/rules/rocket#ROC-81")
    contents = phone.part("rules-contents")
    expect(contents).to_be_in_viewport()
    phone.click(contents)
    phone.click(phone.page.get_by_role("link", name="Merger", exact=True))
    expect(phone.page.get_by_role("heading", name="Merger", exact=True)).to_be_in_viewport()
    expect(contents).to_have_attribute("aria-expanded", "false")
    word = phone.page.locator('[id="ROC-61"] [data-word]').first
    word.tap()
    expect(phone.part("explained").locator("b")).to_have_text(f"{word.get_attribute('data-word')}")
    phone.page.keyboard.press("Escape")
    expect(phone.part("explained")).to_have_count(0)
    far = phone.page.locator('[id="ROC-83"] [data-word]').first
    far.focus()
    expect(phone.part("explained")).to_contain_text(f"{far.get_attribute('data-word')}")
    expect(phone.part("explained")).to_be_in_viewport()
    phone.part("rules-search").fill("passenger")
    expect(phone.page.locator("article mark").first).to_have_text("passenger", ignore_case=True)


def test_a_link_to_send_is_there_as_soon_as_the_table_is(people: People) -> None:
    """One click at a stall of the home page; by the form where more is to be chosen."""
    ada = people.come(permissions=["clipboard-read", "clipboard-write"])
    ada.does_nothing_after(NEWS_STAY)
    link = ada.page.get_by_label("Link to this table")
    ada.visit("/")
    ada.click(ada.part("invite"))
    expect(ada.part("seat-1")).to_contain_text("Open seat")
    ada.click(ada.part("open-table"))
    link.wait_for()

    ada.visit("/")
    ada.click(ada.part("invite-tycoon"))

    expect(ada.part("toasts")).to_contain_text("Link copied: send it to your friends.")
    assert ada.page.evaluate("navigator.clipboard.readText()") == link.input_value() == ada.page.url
    expect(ada.part("link-sign")).to_have_count(0)  # no phone gets to this computer by that


def test_a_toast_covers_no_title_and_no_choice(people: People) -> None:
    """At a desk and on a phone, at a table whose link was just copied."""
    for come in (people.come, people.come_with_a_phone):
        ada = come(permissions=["clipboard-read", "clipboard-write"])
        ada.does_nothing_after(NEWS_STAY)
        ada.visit("/tables?tab=new&invite")
        ada.click(ada.part("open-table"))
        ada.part("waiting-room").wait_for()
        toast = ada.part("toasts").locator("p")
        toast.wait_for()
        ada.rests()
        titles = ada.page.locator(
            "h1, h2, h3, [data-testid=waiting-room] button, header a, header button"
        )
        covered = [title.inner_text() for title in titles.all() if overlap(toast, title)]
        assert covered == []


def overlap(one: Locator, other: Locator) -> bool:
    """Whether two parts of a page cover each other."""
    a, b = one.bounding_box(), other.bounding_box()
    if a is None or b is None:
        return False
    across = a["x"] < b["x"] + b["width"] and b["x"] < a["x"] + a["width"]
    return across and a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]


def test_the_form_shows_what_can_apply(ada: Player) -> None:
    """Objectives with others, a challenge alone, and then what the challenge asks."""
    ada.visit("/tables?tab=new")
    ada.click(ada.page.locator("label:has(input[value=tiles])"))
    options = ada.page.locator("[data-testid^=option-]")
    ada.part("option-objectives").wait_for()
    expect(options).to_have_count(2)
    ada.part("option-objectives").select_option("chosen")
    expect(options).to_have_count(5)

    for _ in range(2):
        ada.click(ada.part("seat-remove"))
    expect(options).to_have_count(1)
    ada.part("option-challenge").select_option("perfection")

    expect(ada.part("new-table")).to_contain_text("End with 3 dead ends at most.")


def test_a_table_of_mine_alone_is_removed_from_the_list(ada: Player) -> None:
    ada.open_table("me", "random", name="Engine shed")
    ada.visit("/tables")
    row = ada.part("tables-mine").get_by_role("link", name="Engine shed")
    row.wait_for()

    ada.click(ada.page.get_by_role("button", name="Remove the table “Engine shed”"))
    ada.click(ada.part("part-do"))

    expect(row).to_have_count(0)
    expect(ada.part("part-dialog")).to_have_count(0)


def test_a_bot_plays_on_for_somebody_who_gives_up(ada: Player, people: People) -> None:
    hugo = people.come()
    address = ada.open_table("me", "open", name="Sunday")
    hugo.visit(address)
    hugo.click(hugo.part("sit-down"))
    expect(hugo.part("prompt")).to_contain_text("decides")
    ada.visit(address)
    ada.click(ada.part("menu"))

    ada.click(ada.page.get_by_role("button", name="Give up the seat at the table “Sunday”"))
    ada.click(ada.part("part-do"))

    expect(ada.part("tables-mine")).to_contain_text("You sit at no table yet.")
    assert hugo.decides()


@pytest.mark.parametrize(
    ("ended", "words"),
    [
        ("challenge", ("Holes: failed", "Railroad Tiles")),
        ("import", ("Novelty won", "Stephenson’s Rocket, 47,000 : 46,000 : 43,000")),
    ],
)
def test_a_finished_game_says_how_it_really_ended(
    ada: Player, house: House, ended: str, words: tuple[str, ...]
) -> None:
    """A challenge that failed, and a game that somebody else played."""
    if ended == "challenge":
        failed_challenge(ada, house)
    else:
        ada.bring(text_of(recorded()))

    ada.visit("/tables")

    for each in words:
        expect(ada.part("tables-finished")).to_contain_text(each)


def failed_challenge(ada: Player, house: House) -> str:
    owner = me(ada)
    return set_up(house, owner, tiles_recorded(FAILED), with_bots(owner), "Alone")


def test_a_failed_challenge_has_neither_rank_nor_star(ada: Player, house: House) -> None:
    ada.visit(f"{failed_challenge(ada, house)}/end")
    page = ada.part("end")
    expect(page.get_by_role("heading", level=1)).to_have_text("Holes: failed")

    expect(page.locator(".rank")).to_have_count(0)
    expect(page).not_to_contain_text("★")
    expect(page).not_to_contain_text("Ranking")


def test_the_rules_draw_their_examples(ada: Player) -> None:
    """The game's own board and panels, with what the captions speak of and nothing to touch."""
    ada.visit("/rules/rocket#ROC-28")
    count = ada.part("drawing").filter(has_text="is discarded")
    count.scroll_into_view_if_needed()
    expect(count.locator(".total")).to_contain_text("£16,000")

    drawing = ada.part("drawing").filter(has_text="looks east")
    drawing.scroll_into_view_if_needed()

    drawing.locator('[data-thing="hex:E13"]').first.wait_for()
    expect(drawing.locator("figcaption")).to_contain_text("looks east")
    expect(drawing.locator("[inert] [data-thing]")).not_to_have_count(0)
    expect(drawing.locator(":not([inert] *)[data-thing]")).to_have_count(0)
