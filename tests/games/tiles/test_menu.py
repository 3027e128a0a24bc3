"""The menus of Railroad Tiles: all that is legal, with its effects before the click."""

import pytest
from msgspec.structs import replace

from rotonde.games.tiles import DESK
from rotonde.games.tiles.actions import LayObjective, LayTile, RejectTile
from rotonde.games.tiles.desk.lays import lay_choice
from rotonde.games.tiles.desk.outlook import Change, Outlook
from rotonde.games.tiles.state import State
from rotonde.kernel.desk.menu import Choice, Menu, Pace
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, Text
from rotonde.words import Language
from tests.support.menus import card_of, pointed_at, preview_of
from tests.support.tiles import TILES, action_of, perform, played, position
from tests.support.tiles_walks import TABLES, walk

rule = pytest.mark.rule
GAMES = pytest.mark.parametrize("table", TABLES)
ENGLISH = Language("en", "tiles", strict=True)
NAMES = ("Ada", "Bernadette", "Christian", "Hugo")
SPARSE = 5
"""Every so manieth position is looked at where each choice is played."""


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


def choice_of(state: State, seat: int, order: str) -> Choice:
    """One choice of a menu by its order, with cells by numbers."""
    action = action_of(order)
    return next(each for each in menu_of(state, seat).choices if each.action == action)


def card(state: State, seat: int, order: str) -> list[str]:
    """The rows, totals and remarks of a choice's preview, in English."""
    preview = preview_of(TILES, state, seat, choice_of(state, seat, order))
    assert preview is not None
    rows = [
        " | ".join([said(row.label), said(row.note), *gained(row.gains)]) for row in preview.rows
    ]
    total = " ".join(["=", *gained(preview.totals)])
    return [said(preview.title), *rows, total, *map(said, preview.remarks)]


def later(state: State, seat: int, order: str) -> list[str]:
    """What a choice is worth later, in English."""
    preview = card_of(TILES, state, seat, choice_of(state, seat, order)).preview
    assert preview is not None
    return [f"{said(one.text)} | {said(one.old)} → {said(one.figure)}" for one in preview.later]


# --- promises in every position -----------------------------------------------------------------


@GAMES
def test_no_two_choices_have_the_same_label(table: str) -> None:
    """Read without the board, with the tile that is in the hand, each says what it is."""
    for state, seat in list(walk(table))[::SPARSE]:
        menu = menu_of(state, seat)
        held = {pick.thing: said(pick.label) for pick in menu.picks if pick.holds}
        labels = [(said(each.label), *map(held.get, each.things[:1])) for each in menu.choices]
        assert len(labels) == len(set(labels))


@GAMES
def test_the_last_confirmation_of_a_round_is_final(table: str) -> None:
    """It draws new tiles; every other confirmation can be taken back."""
    finals = [
        choice.notation
        for state, seat in walk(table)
        for choice in menu_of(state, seat).choices
        if card_of(TILES, state, seat, choice).final
    ]

    assert set(finals) <= {"done", "finish"}
    assert len(finals) >= 8


@GAMES
def test_a_preview_equals_what_happens(table: str) -> None:
    """The total of the card is the change of the seat's score."""
    for state, seat in list(walk(table))[::SPARSE]:
        before = TILES.scores(state)[seat]
        for choice in menu_of(state, seat).choices:
            preview = preview_of(TILES, state, seat, choice)
            if preview and preview.totals:
                after = TILES.scores(perform(state, seat, choice.notation).state)[seat]
                assert after - before == sum(gain.amount for gain in preview.totals)


@GAMES
def test_a_click_has_no_two_meanings_once_a_tile_is_taken_up(table: str) -> None:
    """Tile, cell and orientation name a lay; a slot and a token with or without a star a piece."""
    for state, seat in walk(table):
        lays = [c.things for c in menu_of(state, seat).choices if isinstance(c.action, LayTile)]
        assert len(lays) == len(set(lays))
        assert {len(things) for things in lays} <= {3}


# --- prompts ------------------------------------------------------------------------------------

ROAD = "V24(0,0)o1"
COLUMNS = "columns V04 V39 / V21 V17 V01 * / V54 V56 V60 / V30 V31 V34 V35"
HAND = f"map 0 {ROAD} | columns S0 V04 V39 V54 / V21 V17 V01 / V54 V56 V60 / V30 V31 V34 V35"


def asked_in(state: State, seat: int) -> tuple[str, str, str]:
    """The question, with the lines above and below it."""
    menu = menu_of(state, seat)
    return said(menu.over), said(menu.prompt), said(menu.hint)


def test_a_starting_tile_is_asked_for() -> None:
    """From the last platform on (TIL-34), by the numbers of the tiles."""
    state = position("pool V30 V24 | platforms 1 0")

    assert asked_in(state, 0) == (
        "Your turn: the first tile of your map",
        "Choose a starting tile",
        "It goes on M13, the way it is drawn; your map grows from there.",
    )
    assert choice_of(state, 0, "start V30").things == ("start:V30",)
    assert said(choice_of(state, 0, "start V30").label) == "Road curve, in town"
    offered = [choice.notation for choice in menu_of(state, 0).choices]
    assert offered == ["start V24", "start V30"]
    last = perform(state, 0, "start V24").state
    assert asked_in(last, 1)[1] == "Begin with the tile that is left"


def test_a_column_is_asked_for() -> None:
    """What the place of a column means is said below the question."""
    assert asked_in(position("platforms 1 0"), 1) == (
        "Your turn on platform 1",
        "Take a column",
        "The further left your column, the earlier you choose in the next round.",
    )
    assert asked_in(position("round 8"), 0)[2] == (
        "The last round: among equal totals the column further left wins."
    )
    assert asked_in(position("seats 1 | challenge holes | round 3"), 0) == (
        "Round 3 of 8",
        "Take a column",
        "The column of 2 tiles gives a star, the column of 3 a point;"
        " the other columns go to the box.",
    )


def test_the_coach_speaks_of_no_order_where_nobody_else_chooses() -> None:
    """He knows a question by its name: alone, a column is another one."""
    coach = [menu_of(position(f"seats {seats}"), 0).prompt.id for seats in (1, 2)]
    assert coach == ["prompt-column-alone", "prompt-column"]


def test_tiles_are_asked_for_one_by_one() -> None:
    """How many are left, and at last which one."""
    state = position(f"{HAND} | hand 0 V04 V39 V54")

    assert asked_in(state, 0) == (
        "Your turn, tile 1 of 3",
        "Lay your 3 tiles, in any order",
        "You may still reject 2 tiles in this game.",
    )
    assert menu_of(state, 0).pace == Pace(1, 3)
    state = perform(state, 0, "reject V04", "reject V39").state
    assert menu_of(state, 0).pace == Pace(3, 3)
    assert asked_in(state, 0) == (
        "Your turn, tile 3 of 3",
        "Where does the curved station go?",
        "Your rejections are used up: every tile that fits must be laid.",
    )
    state = perform(state, 0, "lay V54(1,0)o2").state
    assert asked_in(state, 0)[:2] == ("Your turn, everything is laid", "Confirm your map")
    assert menu_of(state, 0).pace is None


@rule("TIL-72", "TIL-73")
def test_an_objective_tile_is_asked_for_while_it_is_due() -> None:
    """With tiles in the hand, without any, and where none fits."""
    due = (
        "tokens train+flag - - | objectives airport temple stadium"
        " | held 0 airport temple stadium | due 0"
    )
    state = position(f"{HAND} | {due} | hand 0 V04")

    assert asked_in(state, 0) == (
        "Your turn, tile 3 of 3",
        "Lay your tile",
        "The waiting room shows a flag: one of your objective tiles is due in this round.",
    )
    state = perform(state, 0, "reject V04").state
    assert asked_in(state, 0)[:2] == (
        "Your turn, an objective tile is due",
        "Where does an objective tile go?",
    )
    choice = choice_of(state, 0, "objective stadium(1,0)o1")
    assert (choice.group, choice.things) == (
        "objectives",
        ("objective:stadium", "cell:N13", "turn:1"),
    )
    closed = position(f"map 0 V17(0,0)o0 | {due} | columns S0 V17 / V21 / V54 / V30 | hand 0")
    assert asked_in(closed, 0)[1:] == (
        "Which objective tile do you give up?",
        "None of them fits anywhere, so one leaves the game.",
    )
    assert choice_of(closed, 0, "discard temple").things == ("objective:temple",)


PLACING = (
    "map 0 V29(0,0)o1 V21(1,0)o1 V48(2,0)o1 V26(0,1)o3 | pieces 0 (1,0) | round 3 | placing 0 1"
)


@rule("TIL-53")
def test_pieces_are_asked_for_with_a_warning() -> None:
    """To finish gives up what could still score."""
    state = position(f"{PLACING} | tokens train traveller car")

    assert asked_in(state, 0) == (
        "Pieces: traveller; car",
        "Place a piece",
        "A piece can still score up to 2. If you finish, you give that up.",
    )
    assert card(state, 0, "finish") == [
        "Finish",
        "Left hall | not used, could score up to 1",
        "Right hall | not used, could score up to 2",
        "=",
    ]
    state = perform(state, 0, "piece right token (0,1)", "piece left token (2,0)").state
    assert asked_in(state, 0) == (
        "Pieces: no token left",
        "Finish the round?",
        "Nothing more can be placed in this round.",
    )
    last = replace(state, round=8)
    assert asked_in(last, 0)[1] == "Finish the last round?"


def test_where_only_a_star_helps_the_hint_says_so() -> None:
    """The token shows what the map has no slot for."""
    state = position(f"{PLACING} | tokens car train -")

    assert asked_in(state, 0)[2] == (
        "You have no free slot for these tokens. For a star you may place another kind of piece."
    )


# --- things and groups --------------------------------------------------------------------------


def test_things_of_a_hand() -> None:
    """A tile, a cell and a way to lie stand for a lay together; nothing for a rejection."""
    state = position(f"{HAND} | hand 0 V04 V39")
    menu = menu_of(state, 0)

    assert [group.id for group in menu.groups] == ["lay", "reject"]
    assert choice_of(state, 0, "lay V39(1,0)o3").things == ("hand:V39", "cell:N13", "turn:3")
    assert choice_of(state, 0, "reject V39").things == ()
    assert said(choice_of(state, 0, "lay V39(1,0)o3").label) == "N13, road W"
    assert said(choice_of(state, 0, "reject V39").detail) == "2\u00a0left"


def test_things_of_a_piece() -> None:
    """A slot, a token and how it is paid stand for a piece together."""
    state = position(f"{PLACING} | tokens train traveller car")
    choice = choice_of(state, 0, "piece left star (0,1)")

    assert choice.things == ("slot:M14:0", "token:left", "by:star")
    assert said(choice.label) == "M14 for a star: Car"
    assert (said(choice.detail), said(choice.badge)) == ("+2", "+2")


def test_a_tile_is_taken_up_before_it_is_laid() -> None:
    """Also where it fits in one way only: a click on it is a look, not a move."""
    state = position(f"{HAND} | hand 0 V04 V39")
    held = {pick.thing: said(pick.label) for pick in menu_of(state, 0).picks if pick.holds}

    assert held == {"hand:V04": "Straight rail", "hand:V39": "Road stub"}


@rule("TIL-55")
def test_a_star_is_not_offered_first_where_a_token_spares_it() -> None:
    """The token of the other hall does the same for nothing."""
    state = position(f"{PLACING} | tokens train traveller car")

    star = choice_of(state, 0, "piece left star (0,1)")
    preview = card_of(TILES, state, 0, star).preview
    assert star.warns
    assert preview is not None
    assert said(preview.doubt) == "The token of the right hall places it without a star."
    assert not choice_of(state, 0, "piece right token (0,1)").warns
    state = position(f"{PLACING} | tokens car train -")
    assert not choice_of(state, 0, "piece left star (0,1)").warns


@rule("TIL-52")
def test_a_hall_is_named_where_both_would_do() -> None:
    """Elsewhere the slot and the piece say it all."""
    state = position(f"{PLACING} | tokens traveller car train_or_car")

    assert said(choice_of(state, 0, "piece left token (0,1)").label) == "M14, left hall: Car"
    assert said(choice_of(state, 0, "piece right token (0,1)").label) == "M14, right hall: Car"
    assert said(choice_of(state, 0, "piece left star (2,0)").label) == (
        "O13 for a star, left hall: Traveller"
    )


# --- cards --------------------------------------------------------------------------------------


@rule("TIL-81", "TIL-82", "TIL-84")
def test_the_card_of_a_lay() -> None:
    """City, rectangle, dead ends, and one total."""
    town = "V25(0,0)o1 V25(1,0)o1"
    state = position(f"map 0 {town} | columns S0 V30 / V21 / V54 / V31 | hand 0 V30")

    assert card(state, 0, "lay V30(2,0)o3") == [
        "Road curve →\u00a0O13",
        "Cities | 3 urban tiles together | Ada +5",
        "Rectangle | 3 × 1 | Ada +1",
        "Dead ends | 2 → 2 | Ada 0",
        "= Ada 2 → 8",
        "Fits 2 ways here.",
    ]
    choice = choice_of(state, 0, "lay V30(2,0)o3")
    assert (said(choice.detail), said(choice.badge)) == ("+6", "+6")


@rule("TIL-85")
def test_a_lay_may_cost_points() -> None:
    """Every dead end beyond the fifth counts below zero."""
    cross = "V37(0,0)o0 V24(1,0)o1 V24(-1,0)o1"
    state = position(f"map 0 {cross} | columns S0 V36 / V21 / V54 / V31 | hand 0 V36")

    assert "Dead ends | 4 → 6 | Ada −1" in card(state, 0, "lay V36(0,-1)o0")
    assert said(choice_of(state, 0, "lay V36(0,-1)o0").badge) == "−1"


@rule("TIL-12", "TIL-56")
def test_a_lay_that_joins_networks_shows_what_slots_are_worth() -> None:
    """Its own slot now, and later the best of those that it connects."""
    state = position(
        "map 0 V21(0,0)o1 V04(0,1)o1 V04(1,1)o1 V05(2,1)o1 V21(2,0)o1"
        " | pieces 0 (0,0) | columns S0 V21 / V22 / V54 / V31 | hand 0 V21"
    )

    assert card(state, 0, "lay V21(1,0)o1") == [
        "Straight road →\u00a0N13",
        "Rectangle | 3 × 2 | Ada +3",
        "Dead ends | 6 → 4 | Ada +1",
        "Its slot | car, worth 2 now",
        "= Ada 3 → 7",
        "Fits 1 way here.",
    ]
    assert later(state, 0, "lay V21(1,0)o1") == [
        "Your next car, on the best free slot | 1 point → 2 points"
    ]


@rule("TIL-43")
def test_a_lay_or_a_rejection_that_costs_another_tile_says_so() -> None:
    """Example 3: without the straight rail the rail cross fits nowhere."""
    state = position(f"map 0 {ROAD} | columns S0 V17 V04 / V21 / V54 / V31 | hand 0 V17 V04")

    assert card(state, 0, "reject V04") == [
        "Reject: Straight rail",
        "=",
        "Then the rail cross fits nowhere and is discarded.",
    ]


@rule("TIL-86")
def test_the_card_of_an_objective_tile_tells_its_condition() -> None:
    """What it asks for, and whether it holds at once."""
    state = position(
        "map 0 V25(0,0)o1 V25(1,0)o1 V25(2,0)o1 | tokens train+flag - -"
        " | objectives airport temple stadium | held 0 airport | due 0"
        " | columns S0 V31 / V21 / V54 / V30 | hand 0"
    )

    assert card(state, 0, "objective airport(3,0)o3") == [
        "Airport →\u00a0P13",
        "Rectangle | 4 × 1 | Ada +1",
        "Dead ends | 2 → 1 | Ada 0",
        "Objectives |  | Ada +5",
        "= Ada 8 → 14",
        "A tile of a city in its row or in its column, at any distance.",
        "Fits 1 way here.",
    ]


@rule("TIL-40", "TIL-63")
def test_the_card_of_a_column() -> None:
    """How its tiles fit, what lies on it, and the platform it leads to."""
    state = position(f"map 0 {ROAD} | map 1 V55(0,0)o0 | {COLUMNS}")

    assert card(state, 0, "column 2") == [
        "Column 2",
        "Straight road with a car slot | fits 4 ways",
        "Rail cross, in town | fits nowhere now",
        "Straight rail with a train slot | fits 2 ways",
        "Stars |  | Ada +1",
        "Next round | platform 1 to 2",
        "=",
    ]
    assert said(choice_of(state, 0, "column 2").detail) == "3 tiles, 1 star"
    after = perform(state, 0, "column 1", "reject V04", "reject V39", "done").state
    assert "Next round | platform 2" in card(after, 1, "column 3")


@rule("TIL-111")
def test_the_card_of_a_column_in_the_solo_game() -> None:
    """A star, or a point."""
    state = position(
        f"seats 1 | challenge holes | map 0 {ROAD} | columns V04 V39 / V21 V01 V05 / V54"
    )

    assert said(choice_of(state, 0, "column 1").detail) == "2 tiles, 1 star"
    assert said(choice_of(state, 0, "column 2").detail) == "3 tiles, 1 point"
    assert card(state, 0, "column 1")[-2:] == ["Stars |  | Ada +1", "="]
    assert card(state, 0, "column 2")[-2:] == ["Prestige |  | Ada +1", "= Ada 1 → 2"]


@rule("TIL-51", "TIL-55", "TIL-56")
def test_the_card_of_a_piece() -> None:
    """Whom it meets and what it scores; a star is paid in the open."""
    state = position(f"{PLACING} | tokens train traveller car")

    assert card(state, 0, "piece right token (0,1)") == [
        "Car →\u00a0M14",
        "By road | 1 other: N13 | Ada +2",
        "= Ada 4 → 6",
    ]
    assert card(state, 0, "piece left star (0,1)")[1:] == [
        "By road | 1 other: N13 | Ada +2",
        "Star | paid | Ada 1 → 0",
        "= Ada 4 → 6",
    ]


@rule("TIL-56")
def test_the_card_of_a_piece_beyond_the_limit() -> None:
    """Example 7: the sixth car on a road scores no more than the fifth."""
    road = "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V26(4,0)o2 V26(4,1)o0"
    cars = "pieces 0 (0,0)=1 (1,0)=2 (2,0)=3 (3,0)=4 (4,0)=5"
    state = position(f"map 0 {road} | {cars} | round 3 | placing 0 | tokens train car -")

    lines = card(state, 0, "piece left token (4,1)")
    assert lines[1] == "By road | 5 others: M13, N13, O13, P13, Q13 | Ada +5"
    assert lines[-1] == "A piece never scores more than 5."


@rule("TIL-113", "TIL-124")
def test_a_choice_that_breaks_a_constraint_says_so() -> None:
    """Breaking it is legal; a broken one is not mentioned again."""
    high = "V05(0,0)o0 V04(0,1)o0 V01(0,2)o0"
    alone = f"seats 1 | challenge flat_earth | map 0 {high}"
    state = position(f"{alone} | columns S0 V02 V05 / V21 / V54 | hand 0 V02 V05")
    remark = "This breaks the challenge Flat Earth: 4, allowed 3."

    assert remark in card(state, 0, "lay V02(0,3)o0")
    assert remark not in card(state, 0, "lay V02(1,0)o0")
    broken = perform(state, 0, "lay V02(0,3)o0").state
    assert not any("breaks" in line for line in card(broken, 0, "lay V05(0,4)o0"))


@rule("TIL-132", "TIL-133")
@pytest.mark.parametrize(
    ("challenge", "breaks"),
    [
        ("social_distance", "This breaks the challenge Social Distancing: 2, allowed 1."),
        ("traffic_control", ""),
    ],
)
def test_a_piece_that_breaks_a_constraint_says_so(challenge: str, breaks: str) -> None:
    """Two cars in a row of the map; two in one network are still allowed."""
    state = position(
        f"seats 1 | challenge {challenge} | map 0 V21(0,0)o1 V21(1,0)o1 | pieces 0 (0,0)"
        " | round 3 | placing 0 | tokens train car -"
    )

    assert [breaks] == [*card(state, 0, "piece left token (1,0)")[3:], ""][:1]


def test_the_last_confirmation_says_what_it_ends() -> None:
    """The round, or the game."""
    done = "seats 1 | challenge holes | map 0 V24(0,0)o0 | columns S0 V05 / / | hand 0"

    ends = "This ends the round: new tiles are drawn, and nothing before it can be undone."
    assert card(position(f"{done} | round 2 | tokens car - -"), 0, "done")[-1] == ends
    last = position(f"{done} | round 8 | tokens - - -")
    assert card(last, 0, "done")[-1] == "This ends the game."
    assert RejectTile not in {type(each.action) for each in menu_of(last, 0).choices}
    assert LayObjective not in {type(each.action) for each in menu_of(last, 0).choices}


def test_a_script_of_two_seats_reads_like_the_notation() -> None:
    """What the menu writes is what a test, a bot and a keyboard play."""
    state = position(f"map 0 {ROAD} | map 1 V55(0,0)o0 | {COLUMNS}")
    after = played(state, "S0 column 1, lay V39(1,0)o3, lay V04(0,1)o1, done | S1 column 2").state

    assert [choice.notation for choice in menu_of(after, 1).choices][:1] == ["lay V01 M12 0"]


@GAMES
def test_what_a_tile_changes_is_what_laying_it_would_tell(table: str) -> None:
    """The word on its button, which is worked out without the rest of the turn."""
    for state, seat in list(walk(table))[::SPARSE]:
        look = Outlook(state, seat)
        for action in TILES.legal(state, seat):
            if isinstance(action, LayTile | LayObjective):
                change = Change(pointed_at(TILES, state, seat, [action]))
                assert change.total == look.worth_of(action)


@GAMES
def test_a_lay_that_is_kept_is_the_one_that_would_be_made_here(table: str) -> None:
    """A lay is kept for its order and its points, and says all that this position gives it."""
    for state, seat in list(walk(table))[::SPARSE]:
        look = Outlook(state, seat)
        offered = zip(menu_of(state, seat).choices, TILES.legal(state, seat), strict=True)
        for choice, action in offered:
            assert (choice.action, choice.notation) == (action, TILES.write(action))
            if isinstance(action, LayTile | LayObjective):
                assert choice == lay_choice.__wrapped__(action, look.worth_of(action))
