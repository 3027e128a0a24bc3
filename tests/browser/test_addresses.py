"""Addresses that stand for nothing get a page of the house, and a way home."""

import pytest
from playwright.sync_api import expect

from tests.browser.player import Player


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/t/nosuchtable", "There is no such table"),
        ("/t/nosuchtable/end", "There is no such table"),
        ("/somewhere/else", "The track ends here"),
        ("/t/nosuchtable/beyond", "The track ends here"),
        ("/rules/whist", "The track ends here"),
    ],
)
def test_an_unknown_address_has_a_page_and_a_way_home(
    ada: Player, address: str, title: str
) -> None:
    ada.visit(address)
    page = ada.part("nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(title)

    ada.click(page.get_by_role("link", name="To the roundhouse"))

    expect(ada.part("play-rocket")).to_be_enabled()


def test_a_rule_has_an_address(ada: Player) -> None:
    ada.visit("/rules/rocket#ROC-28")

    expect(ada.page.locator('[id="ROC-28"]')).to_be_in_viewport()


def test_the_rules_are_searched(ada: Player) -> None:
    ada.visit("/rules/rocket")
    rules = ada.page.locator(".numbered")
    expect(rules.nth(80)).to_be_attached()

    ada.part("rules-search").fill("passenger station")
    expect(rules.nth(80)).to_have_count(0)
    expect(rules.first).to_contain_text("passenger")
    ada.part("rules-search").fill("casino")

    ada.page.get_by_text("No rule mentions “casino”.").wait_for()
