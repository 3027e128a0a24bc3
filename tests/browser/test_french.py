"""French at every page: all words, money as the French write it, and remembered."""

import pytest
from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import is_asked_for_a_veto, recorded, text_of, until
from tests.browser.words import leaks, left_in_english, words_on


def is_all_french(player: Player) -> None:
    words = words_on(player.page)
    assert len(words) > 20
    assert leaks(words) == []
    assert left_in_english(words) == []


def test_the_language_is_changed_at_the_table_and_remembered(ada: Player) -> None:
    ada.visit(ada.bring(text_of(until(is_asked_for_a_veto, after=60))))
    ada.decides()
    page = ada.page.locator("html")
    expect(page).to_have_attribute("lang", "en")
    expect(ada.part("prompt")).to_contain_text("Veto: you pay your bid only if it wins")
    assert leaks(words_on(ada.page)) == []

    ada.click(ada.part("language-fr"))

    expect(page).to_have_attribute("lang", "fr")
    expect(ada.part("prompt")).to_contain_text("vous ne payez que si vous gagnez")
    expect(ada.button("pass")).to_contain_text("Passer")
    is_all_french(ada)
    ada.page.reload()
    ada.decides()
    expect(page).to_have_attribute("lang", "fr")
    is_all_french(ada)


def test_the_end_in_french(ada: Player) -> None:
    ada.visit(f"{ada.bring(text_of(recorded()))}/end")
    expect(ada.part("rank-0")).to_contain_text("£47,000")

    ada.click(ada.part("language-fr"))

    expect(ada.page.get_by_role("heading", level=1).last).to_contain_text("1 000 £")
    expect(ada.part("rank-0")).to_contain_text("47 000 £")
    is_all_french(ada)


@pytest.mark.parametrize(
    "address", ["/", "/tables", "/tables?tab=new", "/rules/rocket", "/nowhere", "/t/nosuchtable"]
)
def test_every_page_follows_the_language_of_the_browser(people: People, address: str) -> None:
    jeanne = people.come(locale="fr-FR")

    jeanne.visit(address)

    jeanne.page.get_by_role("link", name="Règles").first.wait_for()
    expect(jeanne.page.locator("html")).to_have_attribute("lang", "fr")
    is_all_french(jeanne)
