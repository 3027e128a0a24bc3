"""The words of Railroad Tycoon: what is done is told in both languages, with sums and names."""

from pathlib import Path

import pytest

from rotonde.games.tycoon import DESK
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.events import CityEmptied
from rotonde.games.tycoon.names import side
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.text import Fact, Text
from rotonde.words import LANGUAGES, Language
from tests.support.tycoon import perform, position

NAMES = ("Ada", "Bernadette", "Christian")
EAST = (
    "link 0 new_york philadelphia | link 1 philadelphia baltimore | nocubes | cubes new_york Y"
    " | level 2 1 1 | up bounty_mobile | turn 4"
)


def told(language: str, events: tuple[Event, ...]) -> list[str]:
    """The lines of a log."""
    words = Language(language, "tycoon", strict=True)
    lines = filter(None, map(DESK.tell, events))
    return [words.say(line.text, NAMES) for line in lines]


def test_a_link_is_told_with_its_price_and_its_cities() -> None:
    """Shares forced stand beside the sum."""
    events = perform(position(), 0, "build", "lay X7 NE-SW").events

    assert told("en", events) == [
        "Ada lays X7 NE-SW ($2,000, 1 share)",
        "Ada completes New York–Philadelphia, link 1, 1 tile",
    ]
    laid, completed = told("fr", events)
    assert laid.startswith("Ada pose X7 NE-SO (")
    assert completed == "Ada achève New York–Philadelphie, lien 1, 1 tuile"


def test_the_card_of_a_tile_names_its_sides_as_the_buttons_do() -> None:
    """West is ouest."""
    facts: dict[str, Fact] = {"hex": "S22", "one": side(0), "other": side(4)}

    assert Language("fr", "tycoon").say(Text("preview-tile", facts), NAMES) == "S22 NE-O"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_money_is_told_as_nought(language: str) -> None:
    """An empty purse has no thousands."""
    words = Language(language, "tycoon", strict=True)
    empty = Text("remark-price", {"amount": 2, "issued": 0, "mark": "", "cash": 0})
    paid = Text("preview-from-to-money", {"old": 0, "new": 2})

    assert "000" not in words.say(empty, NAMES).replace("\u00a0", " ").split(";")[1]
    assert "000" not in words.say(paid, NAMES).split("→")[0]


def test_a_delivery_and_an_empty_city_are_told() -> None:
    """Who, what, from where to where, over how many links."""
    events = perform(position(EAST), 0, "deliver", "deliver X6 Y 1-2").events

    assert told("en", events) == [
        "Ada delivers yellow from New York to Baltimore, 2 links",
        "New York is empty (1 / 12)",
    ]
    late = DESK.tell(CityEmptied(CityId("new_york"), 13, 12))
    assert late is not None
    assert Language("en", "tycoon", strict=True).say(late.text, NAMES) == "New York is empty"


def test_cubes_from_the_bag_are_told_by_their_colours() -> None:
    """As names, which the board draws; without any the line has a dash."""
    events = perform(position("bag YP"), 0, "urbanize", "urbanize toledo K").events

    assert sorted(told("en", events)[0].split(": ")[1].split()) == ["purple", "yellow"]
    none = perform(position("bag -"), 0, "urbanize", "urbanize toledo K").events
    assert told("en", none)[0].endswith(": –")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_grant_pays_for_is_free(language: str) -> None:
    """No minus before nothing, and no thousands of nothing."""
    words = Language(language, "tycoon", strict=True)
    said = {words.say(Text(each, {"amount": 0}), NAMES) for each in ("money-minus", "badge-price")}

    assert said == {"free" if language == "en" else "gratuit"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_turn_is_told(language: str) -> None:
    """Income, the card turned up, the next turn."""
    state = position("seats 2 | round 3 | acting 1 | deck land_grant")
    lines = told(language, perform(state, 1, "upgrade").events)

    assert len(lines) == 4
    assert not [line for line in lines if "{" in line]
    assert lines[-1] == ("Turn 2" if language == "en" else "Tour 2")


ROOT = Path(__file__).parents[3]
NOT_IN_THE_RULES = (
    *("manche", "violet", "lien de l’Ouest", "bout de voie", "itinéraire", "liaison", "crête"),
    *("rivière", "concession de terres", "plaine", "machine"),
)
"""Other words for what the French rules call tour d’action, pourpre, conquête de l’Ouest, …"""


@pytest.mark.parametrize("word", NOT_IN_THE_RULES)
def test_board_coach_and_rules_have_one_french_word_for_a_thing(word: str) -> None:
    """Who looks a word of the table up in the rules finds it there."""
    rules = (ROOT / "docs/rules/tycoon.fr.md").read_text("utf-8").lower()
    locale = ROOT / "src/rotonde/games/tycoon/locale"
    said = [(locale / name).read_text("utf-8").lower() for name in ("fr.ftl", "coach.fr.ftl")]

    assert [word.lower() in text for text in (rules, *said)] == [False] * 3
