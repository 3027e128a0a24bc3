"""What each question says: the end of an action, promotions, deals, whose turn it is."""

import pytest

from rotonde.games.revolution import DESK
from rotonde.games.revolution.state import State
from rotonde.kernel.desk.menu import NO_BUTTON, Menu
from rotonde.kernel.law.text import Named, Text
from tests.support.revolution import actor, play, position


def menu_of(state: State) -> Menu:
    """What the seat that decides is offered."""
    menu = DESK.menu(state, actor(state))
    assert menu is not None
    return menu


@pytest.mark.parametrize(
    ("drawing", "line", "asked"),
    [
        ("", "worker white station, station washington", Text("prompt-more")),
        ("cash 0 | shares 4", "worker white railroad, rail S05, rail S06", "prompt-pay"),
        ("cash 900", "worker white railroad, rail S05, rail S06", Text("prompt-finish")),
    ],
)
def test_the_end_of_an_action_asks_what_it_still_lacks(
    drawing: str, line: str, asked: Text | str
) -> None:
    """What may still be done, or how to pay; the end itself only where it can be had."""
    prompt = menu_of(play(position(drawing), *line.split(", "))).prompt

    assert prompt == (asked if isinstance(asked, Text) else Text(asked, {"due": 500}))


def test_a_deal_of_another_turn_is_not_called_ones_own_turn() -> None:
    """The effects of a deal are resolved in the Market that somebody else opened (REV-101)."""
    opened = play(position("market 1 | cash 900"), "worker white telegraph", "office 3", "finish")
    answering = play(opened, "pass", "deal 2")

    assert answering.active_seat != actor(answering)
    assert menu_of(answering).prompt == Text("prompt-place-rail")
    over = menu_of(answering).over
    assert over is not None
    assert over.id == "over-market"


def test_a_deal_says_on_its_button_what_it_brings() -> None:
    """The tile is open beside the map; a number alone would send the eye there."""
    opened = play(position("market 7 | cash 900"), "worker white telegraph", "office 3", "finish")
    labels = {c.notation: c.label for c in menu_of(opened).choices}

    assert labels["deal 1"] == Text("label-deal", {"brings": Named("offer-7-1")})


def test_the_rail_of_the_turquoise_worker_is_asked_for_as_a_paid_one() -> None:
    """What the coach says of a free rail would be false of it (REV-77)."""
    laid = ("worker turquoise railroad", "rail S05", "rail S06", "part ability")
    state = play(position("stock 4 white 1 turquoise | cash 900"), *laid)

    assert menu_of(state).prompt == Text("prompt-extra")


def test_a_worker_that_two_milestones_want_is_named_without_either() -> None:
    """It stands for two choices, and its first would be a false name."""
    state = play(
        position("stock 4 white 2 turquoise | cash 900"),
        *("worker turquoise railroad", "rail S05", "rail S06", "part promotion"),
    )
    used = next(p for p in menu_of(state).picks if p.thing == "worker:turquoise:board")

    assert used.label.id == "label-own-worker"
    assert "milestone" not in used.label.facts


def test_what_a_row_of_the_desk_refuses_has_no_button() -> None:
    """Its row says why, in its place; the prompt holds what can be done."""
    menu = menu_of(position("stock 3 white 1 grey | cash 300 | shares 0"))
    buttons = {group.id for group in menu.groups}

    assert {c.group for c in menu.closed if c.things[0].startswith("action:")} == {NO_BUTTON}
    assert NO_BUTTON not in buttons
