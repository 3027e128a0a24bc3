"""Menus, cards, the log and the terminal: what people are offered and told."""

from msgspec.structs import replace

from rotonde.games.dice import DESK
from rotonde.games.dice.actions import Roll
from rotonde.games.dice.components import CompanyId
from rotonde.games.dice.desk import signs
from rotonde.games.dice.events import DiceRolled
from rotonde.games.dice.state import State
from rotonde.kernel.desk.menu import Choice, Menu, Preview
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Seated, Text
from rotonde.words import Language
from tests.support import rule
from tests.support.dice import DICE, perform, position
from tests.support.menus import pointed_at


def menu_of(state: State) -> Menu:
    """What the seat to move is offered."""
    menu = DESK.menu(state, state.seat)
    assert menu is not None
    return menu


def chosen(state: State, notation: str) -> Choice:
    """One choice of the menu."""
    return next(one for one in menu_of(state).choices if one.notation == notation)


def card(state: State, order: str) -> Preview:
    """What an order would bring about."""
    action = DICE.read(order)
    assert not isinstance(action, Refusal)
    preview = DESK.preview(pointed_at(DICE, state, state.seat, [action]))
    assert preview is not None
    return preview


def rows(preview: Preview) -> dict[str, object]:
    """The figures of a card by their label."""
    return {row.label.id: dict(row.note.facts) if row.note else None for row in preview.rows}


@rule("DIC-30")
def test_a_roll_is_a_dial_of_two_numbers() -> None:
    """Hidden dice and jokers up to the reserve; no choice lists a pair."""
    state = position("nobody | front 0/0/0/5 | hidden 3 | reserve 3")
    menu = menu_of(state)

    (dial,) = menu.dials
    assert [(span.name, span.least, span.most) for span in dial.spans] == [
        ("hidden", 0, 3),
        ("jokers", 0, 3),
    ]
    assert dial.order(2, 1) == "roll 2+1"
    rolls = [one for one in menu.choices if isinstance(one.action, Roll)]
    assert [(one.notation, one.warns) for one in rolls] == [("roll 0+4", True)]


@rule("DIC-29", "DIC-32")
def test_what_ends_the_game_warns() -> None:
    """An income that is short, and the entry rail of a first crossing with an empty reserve."""
    short = position("nobody | reserve 3 | due")
    assert chosen(short, "income").warns
    fine = position("nobody | due")
    assert not chosen(fine, "income").warns
    crossing = position("A d3W c3N c2N | nobody | front 2/0/0/0 | reserve 1")
    entry = perform(crossing, "rail A c1 N", "tile country 0").state
    assert chosen(entry, "rail A c7 N").warns


def test_what_ends_the_game_is_never_the_first_kind() -> None:
    """A short income comes after what can avoid it, and so does the roll beyond the reserve."""
    short = menu_of(position("nobody | reserve 1 | due | front 1/0/1/2 | hidden 2"))
    assert [group.id for group in short.groups] == [
        "rails", "roll", "shares", "end", "income", "last-roll"
    ]  # fmt: skip


def test_a_rail_is_narrowed_from_its_cell_to_its_die() -> None:
    """Cell, way out, die, who pays."""
    state = position("nobody | front 1/1/0/1")

    assert chosen(state, "rail A d3 E").things == ("cell:A:d3", "out:A:d3:E", "die:curve", "pay:0")
    assert chosen(state, "rail A d3 E ?").things[2] == "die:joker"
    assert {pick.thing for pick in menu_of(state).picks} == {"cell:A:d3", "cell:B:d5"}


def test_what_is_due_stands_closed_and_what_is_done_over_the_prompt() -> None:
    """The end of the turn while income is due; the roll once it is made."""
    menu = menu_of(position("nobody | rolled | due"))

    assert [closed.refusal.code for closed in menu.closed] == ["income-first"]
    assert menu.over == Text("over-turn", {"income": "no", "rolled": "yes"})


@rule("DIC-52")
def test_a_station_on_a_mountain_says_all_that_it_costs() -> None:
    """Its price, and the die of the range that is not paid yet."""
    line = "A d3N d2W c2W b2N b1N @mountain2:1 b7E c7E d7N"
    state = position(f"{line} | nobody | directs 0 bergtal | hidden 4")

    station = chosen(state, "station A bergtal mountain")

    assert station.detail == Text("detail-price", {"price": 4})
    assert station.badge == Text("badge-price", {"price": 4})


def test_a_rail_says_what_it_begins_and_who_pays() -> None:
    """On its button: the end, a bridge or a crossing, hidden dice and jokers."""
    state = position("K | nobody | front 2/1/0/1 | hidden 2")

    begun = chosen(state, "rail A c6 N").detail
    assert begun == Text("detail-rail", {"end": "A", "begins": "bridge", "hidden": 0, "jokers": 0})
    bridging = perform(state, "rail A c6 N").state
    mixed = chosen(bridging, "rail A c5 W . 1").detail
    assert mixed == Text("detail-rail", {"end": "A", "begins": "bridge", "hidden": 1, "jokers": 1})


def test_a_share_that_two_dice_can_pay_asks_which() -> None:
    """The figure of the bank stands for both."""
    picks = {str(pick.thing): pick for pick in menu_of(position("front 0/0/1/1")).picks}

    assert picks["bank:insel"].prompt is not None
    assert picks["bank:insel"].prompt.id == "prompt-share"


def test_an_obligation_says_what_is_left() -> None:
    """Over the prompt: what was begun and how many rails it takes at least."""
    state = position("K | nobody | front 2/1/0/0 | hidden 2")
    bridging = perform(state, "rail A c6 N").state

    menu = menu_of(bridging)

    assert menu.over is not None
    assert (menu.over.id, dict(menu.over.facts)) == ("over-bridge", {"cell": "c6", "rails": 2})
    assert menu.within == 1
    assert {one.group for one in menu.choices} == {"rails"}


def test_an_obligation_knows_how_many_decisions_it_holds() -> None:
    """Its rails over water, the rail over the border, the sheet: Undo takes all of it back."""
    bridge = position("K | nobody | front 2/1/0/0 | hidden 2")
    crossing = position("A d3W c3N c2N | nobody | front 3/0/0/0")
    border = perform(crossing, "rail A c1 N").state

    assert menu_of(perform(bridge, "rail A c6 N", "rail A c5 W").state).within == 2
    assert menu_of(border).within == 1
    assert menu_of(perform(border, "tile country 0").state).within == 2
    assert menu_of(perform(border, "tile country 0", "rail A c7 N").state).within == 0


@rule("DIC-41")
def test_the_card_of_a_rail_draws_its_plan() -> None:
    """The ghost, the rails that finish it, where it could land, and who pays."""
    state = position("K | nobody | front 2/1/0/0 | hidden 2")

    preview = card(state, "rail A c6 N")

    assert preview.signs[0] == signs.Ghost(Thing("out:A:c6:N"))
    assert (
        signs.PlannedRail(
            Thing("out:A:c5:W"),
            end="A",
            cell="c5",
            out="W",
            face="curve",
            surcharge=2,
            jokers_paid=0,
        )
        in preview.signs
    )
    assert signs.Landing(Thing("cell:A:b5"), "b5") in preview.signs
    assert rows(preview)["row-bridge"] == {"first": "c5", "last": "c5", "land": "b5"}
    assert rows(preview)["row-front"] == {"old": 3, "new": 0}
    assert rows(preview)["row-hidden"] == {"old": 2, "new": 0}


@rule("DIC-65")
def test_the_card_of_a_station_says_which_dice_pay() -> None:
    """Hidden dice first; a joker makes up what is missing."""
    state = position("K | nobody | directs 0 insel | front 0/0/0/2 | hidden 2")

    preview = card(state, "station A insel lake")

    assert preview.signs[:2] == (
        signs.Paying(Thing("hidden:0"), 2),
        signs.Paying(Thing("die:joker"), 1, jokers=True),
    )


def test_the_card_of_a_station_draws_the_chain_to_come() -> None:
    """The station on the general map, and every tile of the largest group then."""
    state = position("K | nobody | directs 0 insel | front 0/0/0/2 | hidden 2")

    preview = card(state, "station A insel lake")

    mark, place = Thing("mark:2:insel"), (0, -1)
    assert preview.signs[2:] == (
        signs.NewStation(mark, CompanyId("insel"), place),
        signs.ChainLink(mark, place),
    )


@rule("DIC-44", "DIC-47")
def test_the_card_of_a_tile_says_what_it_opens_and_what_is_left() -> None:
    """Sides and ranges of the new tile, dice of the old one, the reward, the reserve."""
    state = position("K | nobody | front 4/0/0/0 | hidden 1 | reserve 25")
    at_border = perform(state, "rail B d5 S", "rail B d6 S", "rail B d7 S").state

    preview = card(at_border, "tile country 0")

    told = rows(preview)
    assert told["row-opens"] == {"count": 3}
    assert told["row-cleared"] == {"count": 8}
    assert told["row-reserve"] == {"old": 25, "new": 31}
    assert [sign.opens for sign in preview.signs if isinstance(sign, signs.Neighbour)] == [True] * 3


BACK = ("back curve", "back share")


def test_dice_that_go_back_together_share_a_card() -> None:
    """What stays in front, and the reserve."""
    state = perform(position("nobody | front 4/2/1/0 | reserve 20"), "end").state
    orders = [order for order in DICE.legal(state, state.seat) if DICE.write(order) in BACK]

    preview = DESK.preview(pointed_at(DICE, state, state.seat, orders))

    assert preview is not None
    assert rows(preview)["row-front"] == {"old": 7, "new": 5}
    assert rows(preview)["row-reserve"] == {"old": 20, "new": 22}


def test_the_end_of_a_turn_says_who_is_next() -> None:
    """And what they will draw."""
    told = rows(card(position("nobody"), "end"))

    assert told["row-next"] == {"seat": Seated(Seat(1))}
    assert told["row-draws"] == {"count": 4}


@rule("DIC-25", "DIC-28")
def test_an_income_to_come_is_told_only_where_it_is_known() -> None:
    """None in the first year, nor while dice go back before a year is counted."""
    assert "row-draws" not in rows(card(position("nobody | year 1"), "end"))
    last = "nobody | seat 1 | first 0 | directs 0 insel | shares insel 0 1"
    told = rows(card(position(last), "end"))
    assert told["row-draws-own"] == {"count": 4}, "the same seat goes on in the next year"
    assert told["row-next"] == {}, "and is not named as somebody else"
    assert "row-draws-own" not in rows(card(position(f"{last} | front 4/2/0/0"), "end"))


@rule("DIC-72")
def test_what_ends_a_year_is_not_held_against_the_next() -> None:
    """The director of a chain loses the office after the count: the count is not lost with it."""
    told = "nobody | seat 1 | first 0 | directs 1 weiden | shares weiden 1 0 | front 0/0/1/0"
    state = position(told)
    before, after = (
        {each.id for each in DESK.prospects(at, Seat(1))}
        for at in (state, perform(state, "end").state)
    )

    assert before.isdisjoint(after)


def test_where_nothing_else_is_left_the_question_says_so() -> None:
    """The end of the turn, an income that is due, or one of them and a roll."""
    assert menu_of(position("nobody")).prompt.id == "prompt-end"
    assert menu_of(position("nobody | due")).prompt.id == "prompt-income"
    assert menu_of(position("nobody | hidden 1")).prompt.id == "prompt-roll-end"
    assert menu_of(position("nobody | hidden 1 | due")).prompt.id == "prompt-income-roll"
    assert menu_of(position("nobody | front 0/0/1/0")).prompt.id == "prompt-main"


def test_an_office_of_a_company_without_stations_is_not_worth_nothing() -> None:
    """It says that nothing is built yet; without the office there is nothing."""
    state = position("nobody | front 0/0/1/0")
    before, after = (
        {each.id: each.figure.id for each in DESK.prospects(at, state.seat)}
        for at in (state, perform(state, "buy weiden").state)
    )
    office = next(id for id in after if before[id] != after[id])

    assert (before[office], after[office]) == ("later-passengers", "later-no-station")


def test_cards_tell_figures_before_and_after() -> None:
    """Station, share, roll, end of a turn."""
    state = position("K | nobody | directs 0 insel | front 0/0/1/2 | hidden 2 | reserve 25")

    station = rows(card(state, "station A insel lake"))
    assert station["row-chain"] == {"old": 0, "new": 1}
    assert station["row-reserve"] == {"old": 25, "new": 26}
    share = rows(card(state, "buy weiden"))
    assert "row-director" in share
    roll = rows(card(state, "roll 2+1"))
    assert roll["row-front"] == {"old": 3, "new": 6}
    assert roll["row-hidden"] == {"old": 2, "new": 0}
    ending = card(replace(state, reserve=0), "roll 0+1")
    assert ending.title.id == "card-roll-ending"
    assert card(state, "end").title.id == "card-end"


def test_a_card_says_that_the_game_would_end() -> None:
    """With what the last count would bring."""
    preview = card(position("nobody | reserve 3 | due"), "income")

    assert [remark.id for remark in preview.remarks] == ["remark-ends-game"]
    assert rows(preview)["row-missing"] == {"old": 3, "new": 4}


def plain(words: str) -> str:
    """As it is read: a space that holds a line together is a space."""
    return words.replace("\u00a0", " ").replace("\u2060", "")


def test_a_roll_is_told_as_counts_of_faces() -> None:
    """As a sentence in both languages; faces that did not fall are left out."""
    rolled = DiceRolled(Seat(0), 2, 1, 1, ("curve", "straight", "straight", "joker"), 20)
    line = DESK.tell(rolled)
    assert line is not None

    english = plain(Language("en", "dice", strict=True).say(line.text, ("Ada",)))
    french = plain(Language("fr", "dice", strict=True).say(line.text, ("Ada",)))

    assert english == "Ada rolls 2 hidden dice and 1 joker (+1): 2 straights, 1 curve, 1 joker"
    assert french.endswith("2 rails droits, 1 rail courbe, 1 joker")


def test_the_log_tells_a_turn_in_both_languages() -> None:
    """A line for each thing done; figures in the sentence."""
    state = position("K | nobody | directs 0 insel | front 1/0/1/2 | hidden 2 | due | reserve 20")
    turn = perform(state, "income", "buy weiden", "station A insel lake", "roll 1+1", "end")
    told = [line for event in turn.events if (line := DESK.tell(event))]

    for language, begins in (("en", "Ada takes an income of 4"), ("fr", "Ada touche 4 dés")):
        words = Language(language, "dice")
        lines = [words.say(line.text, ("Ada", "Ben")) for line in told]
        assert lines[0].startswith(begins)
        assert len(lines) >= 4


def test_the_terminal_shows_sheets_map_and_seats() -> None:
    """Within eighty columns and twenty-four rows."""
    sketch = DESK.sketch(DICE.view(position("K | front 2/1/0/1 | hidden 3"), Seat(0)))

    lines = sketch.splitlines()
    assert max(map(len, lines)) <= 80
    assert len(lines) <= 24
    assert "A #2 1/5" in lines[0]
    assert "B #1 5/5" in lines[0]
    assert any(line.startswith("> 1  S 2 C 1 A 0 ? 1  hidden 3") for line in lines)


@rule("DIC-31")
def test_a_roll_tells_what_a_die_can_show() -> None:
    """Six faces; the reserve only where it gives dice."""
    state = position("nobody | front 0/0/0/2 | hidden 3 | reserve 20")
    hidden, jokers = rows(card(state, "roll 3+0")), rows(card(state, "roll 0+2"))

    faces = hidden["row-faces"]
    assert isinstance(faces, dict)
    assert [faces[f"n{number}"] for number in (1, 2, 3, 4)] == [2, 2, 1, 1]
    assert "row-bonus" not in hidden
    assert jokers["row-bonus"] == {"count": 2}


@rule("DIC-33")
def test_a_share_names_its_die_only_where_two_could_pay() -> None:
    """One joker, then a die of each kind."""
    one = chosen(position("nobody | front 0/0/0/2"), "buy insel bank ?")
    either = chosen(position("nobody | front 0/0/1/1"), "buy insel bank ?")

    assert one.detail == Text("detail-bank", {"left": 10})
    assert either.detail is not None
    assert either.detail.id == "detail-bank-die"


def test_what_is_counted_in_a_group_stands_in_the_plural() -> None:
    """A figure beside a single word would read as its price."""
    drawn = "nobody | directs 0 insel | directs 0 weiden | front 0/0/0/1 | hidden 3"
    groups = {one.id: one for one in menu_of(position(drawn)).groups}

    assert Language("en", "dice").say(groups["shares"].label) == "Shares"
    assert Language("fr", "dice").say(groups["stations"].label) == "Gares"
    assert groups["shares"].prompt == Text("asked-shares")
