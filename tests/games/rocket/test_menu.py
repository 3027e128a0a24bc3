"""The menus of Stephenson's Rocket: all that is legal, with its effects before the click."""

import pytest

from rotonde.games.rocket import DESK
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import VetoAnswering, VetoBidding
from rotonde.kernel.desk.menu import Choice, Menu, Pace, Preview
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, Seated, Text
from rotonde.kernel.law.turn import Turn
from rotonde.words import Language
from tests.support.menus import preview_of
from tests.support.rocket import ROCKET, perform, played, position
from tests.support.rocket_walks import walk

rule = pytest.mark.rule
GAMES = pytest.mark.parametrize(("seed", "seats"), [("ada", 2), ("hugo", 3), ("christian", 4)])
ENGLISH = Language("en", "rocket", strict=True)
NAMES = ("Ada", "Bernadette", "Christian", "Hugo")


def said(text: Text | None) -> str:
    """A text in English."""
    return ENGLISH.say(text, NAMES) if text else ""


def gained(gains: tuple[Gain, ...]) -> list[str]:
    """What seats get, in English."""
    return [f"{NAMES[gain.seat]} {said(gain.text)}" for gain in gains]


def menu_of(state: State, seat: int) -> Menu:
    """The menu of a seat that must have one."""
    menu = DESK.menu(state, Seat(seat))
    assert menu is not None
    return menu


def choice_of(state: State, seat: int, notation: str) -> Choice:
    """One choice of a menu by its notation."""
    return next(each for each in menu_of(state, seat).choices if each.notation == notation)


def card(state: State, seat: int, notation: str) -> list[str]:
    """The rows and totals of a choice's preview, in English."""
    preview = preview_of(ROCKET, state, seat, choice_of(state, seat, notation))
    assert preview is not None
    rows = [
        " | ".join([said(row.label), said(row.note), *gained(row.gains)]) for row in preview.rows
    ]
    head = f"{said(preview.title)} | {said(preview.note)}"
    return [head, *rows, " ".join(["=", *gained(preview.totals)]), *map(said, preview.remarks)]


# --- promises in every position -----------------------------------------------------------------


@GAMES
def test_a_thing_stands_for_one_choice(seed: str, seats: int) -> None:
    """A click on the board never has two meanings."""
    for state, seat in walk(seed, seats):
        things = [thing for choice in menu_of(state, seat).choices for thing in choice.things]
        assert len(things) == len(set(things))


@GAMES
def test_only_a_bidder_is_shown_cards_before_pointing(seed: str, seats: int) -> None:
    """The board draws what the other hexes would pay; all other cards are asked for."""
    for state, seat in walk(seed, seats):
        assert menu_of(state, seat).ahead == isinstance(state.steps[-1], VetoBidding)


@GAMES
def test_a_preview_equals_what_happens_when_nobody_objects(seed: str, seats: int) -> None:
    """Money, seat by seat, and everybody who is asked on the way."""
    for state, seat in walk(seed, seats):
        for choice in menu_of(state, seat).choices:
            preview = preview_of(ROCKET, state, seat, choice)
            if preview and preview.title.id == "preview-step":
                after, asked = unopposed(perform(state, seat, choice.notation))
                earned = [late - soon for soon, late in zip(state.money, after.money, strict=True)]
                assert earned == amounts(preview.totals, seats)
                assert asked == [s for s in remarked(preview) if s in asked]


def unopposed(turn: Turn[State]) -> tuple[State, list[Seat]]:
    """The state after everybody let it pass, and who was asked."""
    state, asked = turn.state, []
    while state.steps and isinstance(step := state.steps[-1], VetoBidding | VetoAnswering):
        asked.append(step.seat)
        answer = "pass" if isinstance(step, VetoBidding) else "concede"
        state = perform(state, step.seat, answer).state
    return state, asked


def amounts(gains: tuple[Gain, ...], seats: int) -> list[int]:
    """The sums of a card, seat by seat."""
    given = {gain.seat: gain.amount for gain in gains}
    return [given.get(Seat(seat), 0) for seat in range(seats)]


def remarked(preview: Preview) -> list[Seat]:
    """The seats that the remarks speak of."""
    facts = [remark.facts["seat"] for remark in preview.remarks]
    return [fact.seat for fact in facts if isinstance(fact, Seated)]


# --- prompts ------------------------------------------------------------------------------------

VETO = "GWR C14 D14 shares 1 2 1 | station 1 E14 | marker 0 gloucester steel | active 2"


def asked_in(state: State, seat: int) -> tuple[str, str, str]:
    """The question, with the lines above and below it."""
    menu = menu_of(state, seat)
    return said(menu.over), said(menu.prompt), said(menu.hint)


def test_every_step_asks_in_one_sentence() -> None:
    """From the choice of an action to the last word in the veto."""
    state = position(VETO)
    assert asked_in(state, 2) == (
        "Your turn, first of two actions",
        "Take a marker, place a station or extend a line",
        "",
    )
    state = played(state, "S2 extend GWR").state
    assert asked_in(state, 2)[1:] == (
        "Where does GWR go?",
        "You take a share first; then those who hold GWR may veto.",
    )
    state = played(state, "S2 to E14").state
    assert asked_in(state, 0) == (
        "Veto: you pay your bid only if it wins",
        "Turn GWR elsewhere?",
        "Christian sent it to E14. You pay your bid only if you win.",
    )
    state = played(state, "S0 bid 1").state
    assert asked_in(state, 0)[1:] == (
        "Where do you send GWR?",
        "If nobody bids more, this costs you 1 share.",
    )
    state = played(state, "S0 place E13").state
    assert asked_in(state, 1)[2] == (
        "Ada bids 1, and it goes to E13. You pay your bid only if you win."
    )
    state = played(state, "S1 bid 2, place E13").state
    assert asked_in(state, 2) == (
        "Veto: you have the last word",
        "Match the bid of 2?",
        "Bernadette sends it to E13. To match costs 2 shares and brings it back to E14.",
    )


@rule("ROC-37", "ROC-39")
def test_a_bid_that_leaves_the_engine_says_so() -> None:
    """Before it, where one hex is legal; and to the mover, whose answers bring nothing back."""
    one = "GWR C14 D13 E13 shares 1 1 0 | LSWR G17 G16 G15 F14 E14 absorbed GWR"
    state = played(position(one), "S0 extend GWR, to E12").state
    assert asked_in(state, 1)[1:] == (
        "GWR can only go to E12. Bid all the same?",
        "Ada sent it to E12, the only hex open to it: a bid leaves it there."
        " You pay your bid only if you win.",
    )

    state = played(state, "S1 bid 1").state

    assert asked_in(state, 0)[1:] == (
        "It stays on E12. Match the bid of 1?",
        "Bernadette leaves it on E12, where it stays either way. To match costs 1 share.",
    )
    labels = [said(choice.label) for choice in menu_of(state, 0).choices]
    assert labels == ["Concede, give up nothing", "Match, give up 1 share"]


@rule("ROC-14")
def test_the_actions_of_a_turn_are_counted() -> None:
    """First and second; what others are asked in a veto is not an action of theirs."""
    state = position("GWR C14 D14 shares 1 0 0 | active 2")
    assert menu_of(state, 2).pace == Pace(1, 2)
    state = played(state, "S2 extend GWR").state
    assert menu_of(state, 2).pace == Pace(1, 2)
    state = played(state, "S2 to E14").state
    assert menu_of(state, 0).pace is None
    state = played(state, "S0 pass").state
    assert menu_of(state, 2).pace == Pace(2, 2)


def test_a_lifted_station_asks_for_its_hex() -> None:
    """The second action, with a station in the hand."""
    state = played(position("station 0 F12 | actions 1"), "S0 lift F12").state

    assert asked_in(state, 0) == (
        "Your turn, second of two actions",
        "Where does the station go?",
        "Lifted from F12; it must come down on another hex.",
    )


def test_things_of_the_first_choice() -> None:
    """Engines, markers, own stations and hexes stand for what can be chosen."""
    state = position("GWR C14 D14 | station 0 F12")

    assert choice_of(state, 0, "extend GWR").things == ("company:GWR",)
    assert choice_of(state, 0, "extend GWR").also == ("hex:D14",)
    assert choice_of(state, 0, "marker hull steel").things == ("marker:hull:steel",)
    assert choice_of(state, 0, "marker hull steel").also == ("town:hull",)
    assert choice_of(state, 0, "lift F12").things == ("station:F12",)
    assert choice_of(state, 0, "station E17").things == ("hex:E17",)
    assert {each.id: (each.quiet, said(each.prompt)) for each in menu_of(state, 0).groups} == {
        "lines": (False, "Which line do you extend?"),
        "markers": (False, "Which marker do you take?"),
        "lift": (False, "Which station do you move?"),
        "stations": (True, "Where do you place a station?"),
    }


# --- cards --------------------------------------------------------------------------------------


@rule("ROC-46")
def test_the_card_of_a_step_with_a_passenger() -> None:
    """Towns, passenger, share, one total for each seat, and who may still object."""
    state = played(position(VETO), "S2 extend GWR").state

    assert card(state, 2, "to E14") == [
        "GWR D14 → E14 | 2 towns",
        "Swindon | railway town | Bernadette £2,000",
        "Passenger | Bernadette’s station | Christian +1",
        "Share | 11 left | Christian 1 → 2",
        "= Bernadette +£2,000",
        "Ada holds 1 GWR and may veto.",
        "Bernadette holds 2 GWR and may veto.",
    ]


def test_figures_on_button_and_map_are_what_i_earn() -> None:
    """The bidder sees its own income, not that of the mover."""
    state = played(position(VETO), "S2 extend GWR, to E14 | S0 bid 1").state
    choice = choice_of(state, 0, "place E13")

    assert (said(choice.label), said(choice.detail), said(choice.badge)) == (
        "E13",
        "+£2,000",
        "+2k",
    )
    assert said(choice_of(state, 0, "place E15").detail) == "£0"


@rule("ROC-38", "ROC-41")
def test_the_cards_of_a_veto() -> None:
    """What the winner pays, and who may still outbid or match."""
    state = played(position(VETO), "S2 extend GWR, to E14").state

    assert card(state, 0, "bid 1") == [
        "Bid 1 | where to, and what it pays",
        "E13 |  | Ada £2,000",
        "E14 |  | Ada £0 | Bernadette £2,000",
        "E15 |  | Ada £0",
        "Veto | shares given up | Ada 1 → 0",
        "=",
        "Bernadette holds 2 GWR and may bid more.",
        "Christian holds 2 GWR and may match: back to E14.",
    ]
    state = played(state, "S0 bid 1, place E13 | S1 bid 2, place E15").state
    assert card(state, 2, "match")[-2:] == [
        "Veto | shares given up | Christian 2 → 0",
        "= Bernadette +£2,000",
    ]
    assert card(state, 2, "concede") == [
        "GWR D14 → E15 | 1 town",
        "Veto | shares given up | Bernadette 2 → 0",
        "=",
    ]


@rule("ROC-38")
def test_a_bid_that_the_mover_cannot_match_says_so() -> None:
    """Bid one above what the active seat holds."""
    state = played(position("GWR C14 D14 shares 3 0 0 | active 2"), "S2 extend GWR, to E14").state

    assert card(state, 0, "bid 1")[-1] == "Christian holds 1 GWR and may match: back to E14."
    assert card(state, 0, "bid 2")[-2:] == [
        "Christian holds 1 GWR and cannot match.",
        "Nobody can outdo this bid: it wins.",
    ]


@rule("ROC-31", "ROC-36")
def test_a_bid_shows_on_the_map_what_each_hex_would_pay() -> None:
    """One row for each hex of the veto, the present one included; the cost is nowhere."""
    state = played(position(VETO), "S2 extend GWR, to E14").state

    preview = preview_of(ROCKET, state, 0, choice_of(state, 0, "bid 1"))
    assert preview is not None
    places = [row.thing for row in preview.rows]
    assert places == ["hex:E13", "hex:E14", "hex:E15", None]
    assert [row.gains[0].amount for row in preview.rows[:3]] == [2000, 0, 0]


@rule("ROC-61", "ROC-64", "ROC-76")
def test_the_card_of_a_merger_that_ends_the_game() -> None:
    """Worked example 13: bonus, exchange, and the final count that follows."""
    lines = "LSWR G17 G16 G15 F14 shares 3 1 1 | GWR C14 D13 E13 shares 1 0 2"
    state = played(
        position(f"{lines} | station 1 G15 | active 1 | tiles 1"), "S1 extend LSWR"
    ).state

    assert card(state, 1, "to E14")[:-2] == [
        "LSWR F14 → E14 | 3 towns",
        "Share | 10 left | Bernadette 1 → 2",
        "Merger into GWR | 3 towns | Ada £3,000 | Bernadette £1,000",
        "Shares | two LSWR for one GWR | Ada 3 → 1 | Bernadette 2 → 1 | Christian 1 → 0",
        "The game ends | last track tile | Ada £3,000 | Bernadette £5,000 | Christian £3,000",
        "= Ada +£6,000 Bernadette +£6,000 Christian +£3,000",
    ]
    last = choice_of(state, 1, "to E14")
    assert (said(last.detail), said(last.badge)) == ("game ends, +£6,000", "end")


@rule("ROC-75")
def test_a_bidder_sees_which_hex_ends_the_game() -> None:
    """Worked example 12: the last share ends it, and one given up goes back to its stack."""
    empty = " | ".join(f"{each} shares 6 5 5" for each in ("LY", "NER", "GER", "SER", "LBSCR"))
    lines = f"{empty} | LSWR shares 5 4 4 | GWR C14 D14 shares 5 5 5 | active 1"
    state = played(position(lines), "S1 extend GWR").state
    assert said(choice_of(state, 1, "to E15").badge) == "end"
    state = played(state, "S1 to E15 | S2 bid 1").state
    assert said(choice_of(state, 2, "place E14").badge) == "0"


@rule("ROC-74")
def test_the_card_of_a_line_that_becomes_isolated() -> None:
    """Worked example 10: thirteen shares would leave the game."""
    state = played(position("LY B4 C3 C2 shares 1 1 0"), "S0 extend LY").state

    assert card(state, 0, "to C1")[1:3] == [
        "Share | 13 left | Ada 1 → 2",
        "L&Y is isolated | 13 shares leave the game",
    ]


def test_the_card_of_a_line_looks_at_all_its_hexes() -> None:
    """What each hex would pay, and the best of it for me on the button."""
    state = position(VETO.replace("active 2", "active 0"))

    assert card(state, 0, "extend GWR")[:4] == [
        "GWR from D14 | 1 town",
        "E13 |  | Ada £2,000",
        "E14 |  | Ada £0 | Bernadette £2,000",
        "E15 |  | Ada £0",
    ]
    assert said(choice_of(state, 0, "extend GWR").detail) == "up to +£2,000"


def test_the_card_of_a_marker_shows_how_the_seats_stand() -> None:
    """In its city, and in its good over all cities."""
    held = "marker 0 gloucester steel | marker 1 gloucester textile hull textile"

    assert card(position(held), 0, "marker gloucester leather") == [
        "Gloucester, leather | ",
        "Markers of Gloucester |  | Ada 1 → 2 | Bernadette 1",
        "Leather |  | Ada 0 → 1",
        "=",
    ]


@rule("ROC-33")
def test_an_isolated_line_promises_no_share() -> None:
    """Worked example 11: it can move on, and gives nothing for it."""
    state = played(position("NER H1 H2 I3 J3 J2 isolated"), "S0 extend NER").state

    assert asked_in(state, 0)[2] == "NER has no share left to take."
    assert card(state, 0, "to J1") == ["NER J2 → J1 | 2 towns", "="]
