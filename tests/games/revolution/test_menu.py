"""Menu, waybill, cards and answers to clicks."""

import pytest

from rotonde.games.revolution import DESK, REVOLUTION
from rotonde.games.revolution.actions import FinishAction, PlaceRail, PlaceStation
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import CityId, SpaceId
from rotonde.games.revolution.desk.signs import (
    ConditionSign,
    LeavesSign,
    MarketSign,
    ReachedSign,
    SellsSign,
)
from rotonde.games.revolution.reasons import (
    CITY_NOT_REACHED,
    EFFECT_FIRST,
    IS_OFFERED,
    PICK_FIRST,
    RAILS_FIRST,
    TOO_DEAR,
    WORKER_FIRST,
)
from rotonde.games.revolution.state import State
from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.desk.menu import Choice, Menu, Sign
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Named, Text
from tests.support import rule
from tests.support.menus import pointed_at, preview_of
from tests.support.revolution import actor, play, position, setting_up


def menu_of(state: State) -> Menu:
    """What the seat that decides is offered."""
    menu = DESK.menu(state, actor(state))
    assert menu is not None
    return menu


def clicked(state: State, thing: str) -> Refusal:
    """The answer to a click."""
    return DESK.why_not(state, actor(state), Thing(thing))


def test_a_worker_is_picked_and_then_its_action() -> None:
    """Two things from wide to narrow; both have words."""
    menu = menu_of(position())
    first = menu.choices[0]

    assert first.things == ("worker:white:stock", "action:station")
    assert {"worker:white:stock", "action:trade", "hire"} & {pick.thing for pick in menu.picks} == {
        "worker:white:stock",
        "action:trade",
    }
    white = next(pick for pick in menu.picks if pick.thing == "worker:white:stock")
    actions = [each for each in menu.choices if "worker:white:stock" in each.things]
    assert white.counted == Text("pick-actions", {"count": len(actions)})
    assert [group.id for group in menu.groups if group.folded] == ["workers"]


def test_sale_and_hire_stand_aside() -> None:
    """Offered or closed, always there; the hire says what it lacks."""
    menu = menu_of(position())
    standing = {group.id for group in menu.groups if group.standing}

    assert standing == {"sell", "hire"}
    assert [closed.group for closed in menu.closed] == ["hire"]
    assert menu.closed[0].refusal.code == "hire-too-dear"


def test_where_nothing_can_be_done_the_pass_is_the_only_button() -> None:
    """It says why; so do the rows of the desk, which are no second kind of choice."""
    menu = menu_of(position("board 0 0 | shares 0"))

    assert menu.prompt == Text("prompt-skip")
    assert [group.id for group in menu.groups if not group.standing] == ["choices"]
    assert [choice.notation for choice in menu.choices] == ["skip"]
    assert {thing for closed in menu.closed for thing in closed.things} > {"action:station"}


def test_an_action_that_cannot_be_taken_says_why() -> None:
    """It stands quiet in its place."""
    menu = menu_of(position("cash 0 | shares 0"))
    closed = {each.things[0]: each.refusal.code for each in menu.closed if each.things}

    assert closed[Thing("action:railroad")] == "action-too-dear"


def test_an_action_that_only_some_colours_can_take_is_shut_to_the_others() -> None:
    """Grey brings shares for its rails (REV-64): the row is open to it, and says why to white."""
    state = position("stock 3 white 1 grey | cash 300 | shares 0")
    closed = {each.things[0]: each.refusal for each in menu_of(state).closed if each.things}
    taken = [each.things for each in menu_of(state).choices if "action:railroad" in each.things]
    white = Thing("action:railroad:white")

    assert taken == [("worker:grey:stock", "action:railroad")]
    assert Thing("action:railroad") not in closed
    assert closed[white].code == "action-too-dear"
    assert clicked(state, white) == closed[white]


def test_the_waybill_tells_what_is_done_and_what_is_due() -> None:
    """Main parts due, optional ones open or later, the slot as either of two."""
    state = play(position("stock 4 white 1 turquoise | cash 900"), "worker turquoise railroad")
    before = menu_of(state).checklist
    assert before is not None
    assert [part.state for part in before.parts] == ["due", "due", "optional", "later"]
    assert before.parts[-1].or_else

    laid = menu_of(play(state, "rail S05", "rail S06")).checklist
    assert laid is not None
    assert [part.state for part in laid.parts] == ["done", "done", "optional", "optional"]
    assert laid.remarks[0].facts["due"] == 500


def test_a_line_of_the_waybill_stays_where_the_place_has_nothing_for_it() -> None:
    """A Market section has no tile: the line is forgone, and no other line moves."""
    state = play(position(), "worker white telegraph")
    before = menu_of(state).checklist
    market = next(row.index for row in BOARD.tables.telegraph_section if not row.tile)
    after = menu_of(play(state, f"office {market}")).checklist

    assert before is not None
    assert after is not None
    assert [part.thing for part in before.parts] == [part.thing for part in after.parts]
    assert [part.state for part in after.parts][:2] == ["done", "forgone"]


def test_finish_is_closed_with_its_reason_until_it_is_offered() -> None:
    """Rails are left, then money is missing."""
    state = play(position("cash 400"), "worker white railroad")
    codes = [
        closed.refusal.code for closed in menu_of(state).closed if closed.things == ("finish",)
    ]
    assert codes == ["pieces-left"]
    state = play(state, "rail S05", "rail S06")
    codes = [
        closed.refusal.code for closed in menu_of(state).closed if closed.things == ("finish",)
    ]

    assert codes == ["due-not-covered"]


def test_a_card_tells_before_and_after() -> None:
    """The new due, a city reached, a condition met."""
    state = play(position("cash 900 | rails S01 S02 S05"), "worker white railroad")
    choice = next(c for c in menu_of(state).choices if c.action == PlaceRail(SpaceId("S10")))
    card = preview_of(REVOLUTION, state, 0, choice)

    assert card is not None
    rows = [row.label.id for row in card.rows]
    assert rows == ["preview-due", "preview-paid", "preview-condition"]
    paid = {"cash": 900, "shares": 0, "left": 400}
    assert card.rows[1].label.facts == paid
    assert ReachedSign(Thing("city:little_rock")) in card.signs
    assert LeavesSign(Thing("field:1"), "rail") in card.signs


def test_a_card_tells_what_leaves_the_board_before_it_is_known_where_to() -> None:
    """Two rails for the railroad, a building for a station, a sale from its section."""
    state = position("cash 900")
    signs = {
        choice.notation: signs_of(state, choice)
        for choice in menu_of(state).choices
        if choice.notation.startswith("worker white")
    }

    assert pieces_of(signs["worker white railroad"]) == ["rail", "rail"]
    assert pieces_of(signs["worker white station"]) == ["building"]
    assert signs["worker white trade"] == (SellsSign(Thing("field:1")),)


def test_a_card_tells_of_the_market_and_the_deals_left() -> None:
    """A Market rail: shares are counted after the payment; the tracks say their gain."""
    state = play(position("cash 200 shares 3 | rails S01 S02 S05"), "worker white railroad")
    choice = next(c for c in menu_of(state).choices if c.action == PlaceRail(SpaceId("S12")))
    told = [sign.text for sign in signs_of(state, choice) if isinstance(sign, MarketSign)]

    assert [text.id for text in told] == ["preview-then-market"]
    assert told[0].facts["shares"] == 1


def signs_of(state: State, choice: Choice) -> tuple[Sign, ...]:
    """What the board would draw while a choice is pointed at."""
    card = preview_of(REVOLUTION, state, 0, choice)
    assert card is not None
    return card.signs


def pieces_of(signs: tuple[Sign, ...]) -> list[str]:
    """The pieces that would leave the board."""
    return [sign.piece for sign in signs if isinstance(sign, LeavesSign)]


@pytest.mark.parametrize(
    ("space", "told"),
    [
        (0, {"old": 8, "new": 10, "gate": "none", "price": 0, "left": 600}),
        (2, {"old": 12, "new": 14, "gate": "money", "price": 50, "left": 550}),
        (4, {"old": 16, "new": 18, "gate": "shares", "price": 1, "left": 2}),
        (6, {"old": 20, "new": 22, "gate": "worker", "price": 1, "left": 4}),
    ],
)
def test_a_step_tells_points_before_and_after_its_gate_and_what_is_left(
    space: int, told: dict[str, Fact]
) -> None:
    """In one row, beside the train face up; the worker that a gate takes is still to be chosen."""
    seat = f"cash 600 | shares 3 | stock 4 white 1 purple | offices 1 3 | tracks {space} 0 0"
    state = play(position(seat), "worker purple trade", "part ability")
    step = next(c for c in menu_of(state).choices if c.notation == "advance telegraph")
    card = preview_of(REVOLUTION, state, 0, step)

    assert card is not None
    label = Text("preview-step", told)
    assert (label, f"step:telegraph:{space + 1}") in [(row.label, row.thing) for row in card.rows]


def test_a_card_tells_points_that_are_lost() -> None:
    """A train that is used turns face down, and counts nothing until it is turned back."""
    state = play(position("trains shares_3"), "worker white trade", "part flip")
    choice = next(c for c in menu_of(state).choices if c.notation == "flip shares_3 up")
    card = preview_of(REVOLUTION, state, 0, choice)

    assert card is not None
    assert [total.text for total in card.totals] == [Text("points-minus", {"count": 8})]
    assert card.remarks == ()


def test_a_train_counts_nothing_as_soon_as_it_is_used() -> None:
    """It is turned when its bonus is over; the card of the flip tells it, not that of the rail."""
    state = play(position("trains rail_100"), "worker white trade", "part flip")
    flip = next(c for c in menu_of(state).choices if c.notation == "flip rail_100 up")
    card = preview_of(REVOLUTION, state, 0, flip)
    assert card is not None
    assert [total.text for total in card.totals] == [Text("points-minus", {"count": 8})]
    assert card.remarks == (Text("preview-train-now", {"bonus": Named("bonus-rail_100")}),)

    laying = play(state, "flip rail_100 up")
    rail = next(c for c in menu_of(laying).choices if c.notation.startswith("rail"))
    later = preview_of(REVOLUTION, laying, 0, rail)
    assert later is not None
    assert later.totals == ()


def test_a_part_says_on_its_button_what_it_brings() -> None:
    """An ability in the words of its chip, after its worker; its price stands there already."""
    state = play(
        position("stock 4 white 1 purple | trains shares_3"),
        "worker purple station",
        "station washington",
    )
    parts = {c.notation: c for c in menu_of(state).choices if c.notation.startswith("part")}

    assert parts["part reward"].label == Text("label-part-reward")
    ability = parts["part ability"]
    assert ability.label.facts == {
        "worker": Named("worker-purple"),
        "ability": Named("board-chip-purple-station"),
    }
    assert ability.detail is None


def test_a_deal_for_one_seat_alone_tells_the_share_that_is_given() -> None:
    """Its price is that of the tile; one share of it need not be the seat's own (REV-93)."""
    state = play(
        position("stock 4 white 1 grey | market 6 | shares 1"), "worker grey trade", "part ability"
    )
    deal = next(c for c in menu_of(state).choices if c.notation == "alone 1")

    assert deal.detail is not None
    assert (deal.detail.id, deal.detail.facts["given"]) == ("detail-deal-given", 1)


def test_the_end_of_an_action_stands_aside_until_it_is_offered() -> None:
    """So that it is seen beside however many places."""
    laying = play(position("cash 900"), "worker white railroad")

    assert [c.group for c in menu_of(laying).closed if c.things == ("finish",)] == ["finish"]
    built = play(position(), "worker white station", "station washington")
    assert [c.group for c in menu_of(built).choices if c.notation == "finish"] == ["choices"]


def test_finishing_with_open_parts_is_doubted() -> None:
    """Asked once, naming what would be lost."""
    state = play(position(), "worker white station", "station washington")
    finish = next(c for c in menu_of(state).choices if c.notation == "finish")
    card = preview_of(REVOLUTION, state, 0, finish)

    assert card is not None
    assert card.doubt is not None
    assert card.doubt.id == "doubt-finish-2"
    assert card.doubt.facts == {
        "part1": Named("unused-reward"),
        "part2": Named("unused-first_bonus"),
    }


def test_a_share_says_how_many_more_the_payment_needs() -> None:
    """Counted down with every sale; without a bill there is nothing to count (REV-62)."""
    state = play(position("cash 200 shares 4"), "worker white railroad")

    assert sale_of(position("shares 1")) == Text("dollars-plus", {"amount": 150})
    assert sale_of(state) == Text("detail-sell-due", {"amount": 150, "count": 2})
    assert sale_of(play(state, "share")) == Text("detail-sell-due", {"amount": 150, "count": 1})


def sale_of(state: State) -> Text | None:
    """What stands on the button of the sale."""
    return next(each.detail for each in menu_of(state).choices if each.notation == "share")


def test_trains_say_what_a_flip_costs_and_what_they_will_be_worth() -> None:
    """Used it counts nothing; turned up again it counts (REV-41)."""
    state = play(position("trains shares_3"), "worker white trade", "part flip")
    flips = [each for each in menu_of(state).choices if each.group == "choices" and each.badge]

    assert [each.badge for each in flips] == [Text("points-minus", {"count": 8})] * len(flips)
    assert flips[0].detail == Text("detail-flip", {"count": 0, "price": 0})


@rule("REV-20", "REV-64", "REV-77")
def test_why_not() -> None:
    """A click on anything is answered with the reason that helps."""
    assert clicked(position(), "city:denver") == WORKER_FIRST()
    assert clicked(setting_up(), "city:denver") == PICK_FIRST()
    station = play(position(), "worker white station")
    denver = Named("city-denver")
    assert clicked(station, "city:denver") == CITY_NOT_REACHED(city=denver)
    assert clicked(station, "city:washington") == IS_OFFERED()
    rails = play(position("stock 4 white 1 turquoise"), "worker turquoise railroad")
    assert clicked(rails, "part:ability") == RAILS_FIRST()
    poor = play(position("cash 500 | shares 0"), "worker white railroad")
    assert clicked(poor, "space:S01") == TOO_DEAR(cost=600, money=500)
    inside = play(position(), "worker purple trade", "part ability")
    assert clicked(inside, "piece:rail") == EFFECT_FIRST()


def test_the_rows_of_the_desk_say_what_each_action_offers() -> None:
    """Cities and their cost, sections and their shares, what a piece sells for."""
    offered = {pick.thing: pick.detail for pick in menu_of(position()).picks}

    assert offered[Thing("action:station")] == Text(
        "offers-station-same", {"count": 2, "figure": 200}
    )
    assert offered[Thing("action:railroad")] == Text("offers-railroad", {"base": 400, "each": 100})
    assert offered[Thing("action:telegraph")] == Text(
        "offers-telegraph", {"count": 8, "least": 3, "most": 4}
    )
    assert offered[Thing("action:trade")] == Text("offers-trade", {"amount": 300})


def test_a_card_punches_the_tickets_it_touches() -> None:
    """A condition that comes nearer says from where to where, and the bill what is due."""
    state = play(position("cash 1000"), "worker white railroad")
    seat = actor(state)
    card = DESK.preview(pointed_at(REVOLUTION, state, seat, [PlaceRail(SpaceId("S05"))]))
    assert card is not None
    dues = [row.label.facts for row in card.rows if row.thing == "due"]

    assert dues == [{"old": 400, "new": 500}]
    counted = Text("preview-count", {"old": 0, "new": 1, "need": 3})
    assert ConditionSign(Thing("milestone:A1-4"), 1, False, counted) in card.signs


def test_a_line_of_orders_is_told_where_its_last_one_is_given() -> None:
    """To finish behind a station gives up the two parts that the station opened."""
    state = play(position("cash 1000"), "worker white station")
    orders = (PlaceStation(CityId("washington")), FinishAction())
    told = card(DESK, state, actor(state), orders)

    assert isinstance(told, Card)
    assert told.preview is not None
    assert told.preview.doubt is not None
    assert told.preview.doubt.id == "doubt-finish-2"


def test_a_deal_that_still_asks_where_punches_what_is_certain() -> None:
    """A free station counts in either city of level 1; not every free rail leads to a Market."""
    assert punched("market 2 | shares 9 | milestones A1-2 A2-1", "deal 2") == [
        (Thing("milestone:A1-2"), Text("preview-count", {"old": 0, "new": 1, "need": 1}))
    ]
    assert punched("market 8 | shares 9 | milestones A1-2 A2-1", "deal 1") == []


def punched(drawing: str, notation: str) -> list[tuple[Thing, Text | None]]:
    """The conditions on tickets that a deal of the Market would bring nearer."""
    state = play(position(drawing), "worker white telegraph", "office 3", "finish")
    deal = next(each for each in menu_of(state).choices if each.notation == notation)
    signs = signs_of(state, deal)
    return [(sign.thing, sign.text) for sign in signs if isinstance(sign, ConditionSign)]
