"""Every numbered rule has a test, and every mark names a rule."""

from pathlib import Path

import pytest

from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from tests.support.house import marked_rules, rule_page, rule_pages, rules_of

PAGES = pytest.mark.parametrize("page", rule_pages(), ids=lambda path: path.name)
pytestmark = pytest.mark.xdist_group("readers of the source")


def known_rules() -> set[str]:
    """The rules of all games."""
    return {rule for page in rule_pages() for rule in rules_of(page)}


def test_the_rules_of_rocket_are_written_down() -> None:
    """ROC-1 to ROC-87, as the page has them."""
    assert {f"ROC-{n}" for n in range(1, 88)} <= known_rules()


@PAGES
def test_rules_are_numbered_in_order(page: Path) -> None:
    """Each number once, rising from 1; chapters may leave some out between them."""
    rules = rules_of(page)
    series = rules[0].split("-")[0]
    numbers = sorted({int(rule.split("-")[1]) for rule in rules})

    assert numbers[0] == 1
    assert rules == [f"{series}-{n}" for n in numbers]


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_test(game: GameId) -> None:
    """A rule without a test is a wish. A page may come before its game; the catalogue binds."""
    rules = rules_of(rule_page(game))

    assert rules
    assert [rule for rule in rules if rule not in marked_rules()] == []


def test_every_mark_names_a_rule() -> None:
    """A mark that names nothing holds nothing."""
    unknown = {rule: tests for rule, tests in marked_rules().items() if rule not in known_rules()}

    assert unknown == {}


@PAGES
def test_both_languages_have_the_same_rules(page: Path) -> None:
    """The French page tells the same rules in the same order."""
    french = page.with_name(page.name.replace(".en.", ".fr."))

    assert rules_of(page) == rules_of(french)
