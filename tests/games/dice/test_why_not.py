"""Answers to clicks on what is not offered."""

import re

import pytest

from rotonde.games.dice import DESK
from rotonde.games.dice.reasons import (
    BRIDGE_TOO_DEAR,
    CELL_TOUCHES,
    CROSSING_TOO_DEAR,
    FINISH_FIRST,
    INCOME_TAKEN,
    IS_OFFERED,
    MARKET_CLOSED,
    NO_DIE_FOR_SHARE,
    NO_OFFICE,
    NO_RAIL_DIE,
    NOT_A_NEXT_CELL,
    OWN_COMPANY,
    PLACE_AHEAD,
    ROLL_BEYOND_RESERVE,
    ROLLED_ALREADY,
    STATION_TOO_DEAR,
    SURCHARGE_OTHERWISE,
    SURCHARGE_TOO_DEAR,
    TILE_LIES_THERE,
    TOO_FEW_AROUND,
    TOO_FEW_DICE_TO_LEAVE,
    TOO_FEW_HIDDEN,
    TOO_FEW_JOKERS,
)
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Reason
from rotonde.kernel.law.text import Text
from rotonde.words import Language
from tests.support.dice import perform, position

POOR = "nobody | front 0/0/0/0"
CLICKS = [
    (POOR, "cell:A:d3", NO_RAIL_DIE.code),
    ("nobody | front 1/0/0/0", "cell:A:d3", IS_OFFERED.code),
    ("nobody | front 1/0/0/0", "cell:A:b2", NOT_A_NEXT_CELL.code),
    ("A d3N d2N | nobody | front 1/0/0/0", "out:A:d1:N", TOO_FEW_DICE_TO_LEAVE.code),
    ("K | nobody | front 1/0/0/0", "out:A:c6:N", BRIDGE_TOO_DEAR.code),
    ("A d3E e3E f3S | B d5S d6E e6E f6N f5E | front 5/5/0/5", "cell:A:f4", CELL_TOUCHES.code),
    (POOR, "bank:insel", NO_DIE_FOR_SHARE.code),
    ("nobody | front 0/0/1/0", "director:insel", MARKET_CLOSED.code),
    ("nobody | directs 0 insel | front 0/0/1/0", "director:insel", OWN_COMPANY.code),
    ("nobody | hidden 5", "site:A:d3", NO_OFFICE.code),
    ("nobody | directs 0 eisberg | hidden 5", "site:A:d3", TOO_FEW_AROUND.code),
    ("nobody | directs 0 insel | hidden 2", "site:A:d3", STATION_TOO_DEAR.code),
    ("nobody", "reserve", INCOME_TAKEN.code),
    ("nobody", "place:0:0", TILE_LIES_THERE.code),
    ("nobody", "place:0:-1", PLACE_AHEAD.code),
    ("nobody", "place:5:5", NOT_NOW.code),
    ("A d3N d2N | nobody | front 1/0/0/0", "place:0:-1", TOO_FEW_DICE_TO_LEAVE.code),
    ("A d3N d2N | nobody | front 1/0/0/0", "place:1:0", PLACE_AHEAD.code),
    ("nobody", "nonsense", NOT_NOW.code),
]


@pytest.mark.parametrize(("drawn", "thing", "code"), CLICKS)
def test_a_click_says_why_it_does_nothing(drawn: str, thing: str, code: str) -> None:
    """The nearest order that it could mean is judged by the rules."""
    state = position(drawn)

    assert DESK.why_not(state, Seat(0), Thing(thing)).code == code


OBSTACLES = [
    (
        "A d3E e3E f3S | B d5S d6E e6E f6N f5E | front 5/5/0/5",
        "cell:A:f4",
        ("cell:A:f5",),
    ),
    ("A d3E | nobody | front 1/3/0/0", "out:A:e3:S", ("cell:A:e4", "cell:A:d4")),
    ("nobody | front 1/0/0/0", "cell:A:b2", ()),
]


@pytest.mark.parametrize(("drawn", "thing", "obstacles"), OBSTACLES)
def test_a_refusal_names_what_stands_in_the_way(
    drawn: str, thing: str, obstacles: tuple[str, ...]
) -> None:
    """The die that is touched; the cell that a way would lead to, and what that would touch."""
    refusal = DESK.why_not(position(drawn), Seat(0), Thing(thing))

    assert refusal.obstacles == obstacles


def test_an_empty_place_says_what_it_takes_to_lead_there() -> None:
    """Which border of which sheet, and the dice that lie on it of those that are needed."""
    refusal = DESK.why_not(position("A d3N d2N | nobody"), Seat(0), Thing("place:1:0"))

    said = Language("en", "dice").say(Text(refusal.code, refusal.facts), ())
    assert "over the east border of sheet 1, with 5 dice on it (3 now)" in said
    assert (refusal.code, refusal.obstacles) == (PLACE_AHEAD.code, ())


def test_hidden_dice_say_that_the_roll_is_made() -> None:
    """One roll a turn."""
    state = position("nobody | hidden 3 | rolled")

    assert DESK.why_not(state, Seat(0), Thing("hidden:0")).code == ROLLED_ALREADY.code


def test_while_something_is_begun_every_other_click_says_so() -> None:
    """A station during a bridge, a share during a crossing."""
    state = perform(position("K | front 2/1/0/0 | hidden 2"), "rail A c6 N").state

    assert DESK.why_not(state, Seat(0), Thing("bank:insel")) == FINISH_FIRST(end="A", what="bridge")
    assert DESK.why_not(state, Seat(1), Thing("bank:insel")).code == NOT_YOUR_DECISION.code
    over = perform(position("nobody | reserve 0 | due"), "income").state
    assert DESK.why_not(over, Seat(0), Thing("reserve")) == GAME_OVER()


COUNTS = {"hidden", "jokers", "reserve", "rails", "dice", "have", "cost"}
ONE_AS_SEVERAL = re.compile(r"\b1 (?:hidden )?(?:dice|rails|jokers|cachés|dés)\b")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    "reason",
    [
        BRIDGE_TOO_DEAR,
        CROSSING_TOO_DEAR,
        ROLL_BEYOND_RESERVE,
        SURCHARGE_OTHERWISE,
        SURCHARGE_TOO_DEAR,
        TOO_FEW_HIDDEN,
        TOO_FEW_JOKERS,
    ],
    ids=lambda reason: str(reason.code),
)
def test_a_refusal_counts_one_as_one(language: str, reason: Reason) -> None:
    said = Language(language, "dice").say(Text(reason.code, dict.fromkeys(COUNTS, 1)), ())

    assert ONE_AS_SEVERAL.search(said.replace("\u00a0", " ")) is None
