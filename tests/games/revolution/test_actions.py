"""The turn and the four actions (REV-50 to REV-94)."""

import pytest

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import ACTION_SPACES, COLOURS
from rotonde.games.revolution.events import ActionFinished, MoneyGained, SharesGained, TurnPassed
from rotonde.games.revolution.reasons import (
    ACTION_TOO_DEAR,
    DUE_NOT_COVERED,
    NO_ABILITY,
    NO_BUILDING_LEFT,
    NO_CITY_OPEN,
    NO_PIECE_LEFT,
    NO_RAIL_LEFT,
    NO_SECTION_OPEN,
    NO_TILE_HERE,
    NO_WAY_ON,
    NOT_FIRST,
    NOT_IN_STOCK,
    PART_NOT_HERE,
    PART_USED,
    PASS_NOT_NEEDED,
    PIECE_NOT_THERE,
    PIECES_FIRST,
    PIECES_LEFT,
    PIECES_PLACED,
    RAILS_FIRST,
    SLOT_SPENT,
)
from rotonde.games.revolution.steps import EffectAdvance, ResolveAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import NOT_NOW, NOT_YOUR_DECISION
from rotonde.kernel.law.text import Named, Seated
from tests.support import rule
from tests.support.revolution import (
    actor,
    choices,
    main_choices,
    offered,
    open_step,
    play,
    position,
    refused,
    setting_up,
    step,
    told,
)

ME = Seat(0)


@rule("REV-50", "REV-52")
def test_turns_go_clockwise() -> None:
    """One worker each; a round is over when all have had a turn."""
    state = position("seats 3 | first 1 | active 1")
    seats = []
    for _ in range(4):
        seats.append((actor(state), state.round))
        state = play(state, "worker white trade", "sell rail", "finish")

    assert seats == [(1, 1), (2, 1), (0, 1), (1, 2)]
    assert state.companies[0].crew.spaces[3] == (1, 0, 0, 0, 0)


@rule("REV-52")
def test_only_workers_of_the_stock_are_placed() -> None:
    """Any number may share a space; only the active seat places."""
    state = position("used trade 3 white | stock 1 white")

    assert {text.split()[0] for text in choices(state, "worker")} == {"white"}
    grey = Named("worker-grey")
    assert refused(state, "worker grey trade") == NOT_IN_STOCK(colour=grey)
    assert refused(state, "worker white trade", 1) == NOT_YOUR_DECISION(seat=Seated(ME))
    assert refused(state, "finish") == NOT_NOW()


ELSEWHERE = [
    "promote white stock A1-4",
    "discard white stock",
    "give white stock",
    "take white",
    "gain white",
    "train money_600",
    "flip promote_2 up",
    "alone 1",
    "stop",
    "deal 1",
    "pass",
    "keep B-1",
    "skip",
]
OF_AN_ACTION = ["station miami", "rail S05", "office 1", "sell rail", "part reward", "finish"]


@rule("REV-52", "REV-61")
def test_an_order_of_another_step_is_refused_at_every_step() -> None:
    """And so it is carried out by nobody."""
    open_action = play(position(), "worker white trade")

    for order_ in (*ELSEWHERE[:-1], *OF_AN_ACTION, "pick 1"):
        assert refused(position(), order_) == NOT_NOW(), order_
    for order_ in (*ELSEWHERE, "worker white trade", "pick 1"):
        assert refused(open_action, order_) == NOT_NOW(), order_
    for order_ in (*ELSEWHERE, *OF_AN_ACTION, "worker white trade"):
        assert refused(setting_up(), order_) == NOT_NOW(), order_


@rule("REV-53")
def test_what_an_action_needs() -> None:
    """Pieces on the board, a place for them, and the money."""
    bare = position("board 0 0 | shares 1")
    assert refused(bare, "worker white trade") == NO_PIECE_LEFT()
    assert refused(bare, "worker white railroad") == NO_RAIL_LEFT()
    assert refused(bare, "worker white telegraph") == NO_BUILDING_LEFT()
    assert refused(bare, "worker white station") == NO_BUILDING_LEFT()
    everywhere = position("offices 1 2 3 4 5 6 7 8 | stations washington charlotte")
    assert refused(everywhere, "worker white telegraph") == NO_SECTION_OPEN()
    assert refused(everywhere, "worker white station") == NO_CITY_OPEN()
    poor = position("cash 50 | shares 2")
    assert refused(poor, "worker white railroad") == ACTION_TOO_DEAR(cost=500, money=350)


@rule("REV-54")
def test_a_seat_without_pieces_passes() -> None:
    """No worker is placed, the turn ends."""
    state = position("board 0 0")
    assert main_choices(state) == ["skip"]

    assert told(state, "skip")[0] == TurnPassed(ME)
    after = play(state, "skip")
    assert (actor(after), after.companies[0].crew.stock) == (1, (4, 1, 0, 0, 0))
    assert refused(position("board 0 1"), "skip") == PASS_NOT_NEEDED()


@rule("REV-55")
def test_the_order_of_a_turn() -> None:
    """Payment, Market, milestones, end check, next turn with the workers that come back."""
    state = position(
        "1: shares 0 | 2: shares 0 | 3: shares 0 | market 6 | shares 0 | board 2 1 "
        "| milestones D-1 | manager D-1 white grey | rails S37 "
        "| 1: stock 0 white | 1: used trade 4 white 1 purple"
    )
    names = [
        type(event).__name__
        for event in told(state, "worker white telegraph", "office 6", "finish", "pass")
    ]

    order = ["ActionFinished", "MarketOpened", "MarketTileTurned", "MilestoneCompleted", "EndSet"]
    order += ["TurnBegan", "WorkersReturned"]
    assert [name for name in names if name in order] == order


@rule("REV-60", "REV-61")
def test_parts_are_used_once_and_in_any_order() -> None:
    """Optional parts that are open when the action is finished are forfeited."""
    state = play(position(), "worker purple station")
    assert refused(state, "part reward") == PIECES_FIRST()
    assert refused(state, "part tile") == PART_NOT_HERE(part=Named("part-tile"))
    assert refused(state, "rail S01") == PART_NOT_HERE(part=Named("part-rail"))
    state = play(state, "station washington", "part first_bonus")
    assert refused(state, "part first_bonus") == PART_USED(part=Named("part-first_bonus"))
    assert refused(state, "station charlotte") == PIECES_PLACED()
    assert step(play(state, "finish")) == "ChooseWorker"


@rule("REV-60")
def test_the_worker_slot_is_spent_once() -> None:
    """As promotion or as ability; white has no ability."""
    drawing = "stock 4 white 2 turquoise | trains money_600"
    state = play(position(drawing), "worker turquoise trade", "part promotion", "stop")
    assert refused(state, "part ability") == SLOT_SPENT()
    assert refused(state, "part promotion") == PART_USED(part=Named("part-promotion"))
    assert refused(play(position(), "worker white trade"), "part ability") == NO_ABILITY()


@rule("REV-61", "REV-62", "REV-63")
def test_finishing() -> None:
    """Not before the mandatory parts, not without the money; it pays by itself."""
    state = play(position("cash 400"), "worker white railroad")
    assert state.due == 400
    assert refused(state, "finish") == PIECES_LEFT(part=Named("part-rail"), left=2)
    state = play(state, "rail S05", "rail S06")
    assert refused(state, "finish") == DUE_NOT_COVERED(due=500, money=400)

    assert told(state, "share", "finish")[1] == ActionFinished(ME, "railroad", 500)


@rule("REV-67")
def test_a_deal_that_restores_four_is_seen_before_the_office() -> None:
    """After the promotion only the sections are left whose Market brings a worker back."""
    drawing = "stock 3 white 1 turquoise | shares 0 | cash 0"
    state = play(position(f"{drawing} | market 3"), "worker white telegraph")
    state = play(state, "part promotion", "promote turquoise stock A1-4")
    assert choices(state, "office") == ["3", "6"]

    state = play(state, "office 6", "finish")
    assert offered(state) == ["deal 2"]
    assert play(state, "deal 2").companies[0].crew.available == 4
    bare = play(position(f"{drawing} | market 8"), "worker white telegraph")
    assert "part promotion" not in offered(bare)


@rule("REV-67")
def test_a_flip_must_leave_a_piece_for_the_sale() -> None:
    """The last rail is not laid before it could be sold."""
    drawing = "trains rail_100 money_600 | board 0 1"
    state = play(position(drawing), "worker white trade", "part flip")

    assert choices(state, "flip") == ["money_600 up"]
    assert refused(state, "flip rail_100 up") == NO_WAY_ON()
    assert "sell rail" in offered(play(state, "flip money_600 up"))


@rule("REV-70", "REV-72")
def test_a_second_station_has_no_first_bonus() -> None:
    """It stands beside the first."""
    state = play(position("slot washington 1"), "worker white station", "station washington")

    assert "part reward" in offered(state)
    assert refused(state, "part first_bonus") == NOT_FIRST()
    assert state.first_stations[0] == 1


@rule("REV-73")
def test_turquoise_takes_the_reward_again() -> None:
    """For 300$."""
    drawing = "stock 4 white 1 turquoise | cash 900"
    state = play(position(drawing), "worker turquoise station")
    assert refused(state, "part ability") == PIECES_FIRST()
    state = play(state, "station washington", "part reward", "gain purple")
    state = play(state, "part ability", "gain orange", "finish")

    assert state.companies[0].crew.stock == (4, 1, 1, 0, 0)
    assert state.companies[0].cash == 900 - 300 - 200


@rule("REV-73")
def test_grey_pays_the_price_of_the_first_bonus() -> None:
    """A train for 200$ in a city whose first slot another seat holds, besides its cost."""
    drawing = "rails S16 | city denver 4d | slot denver 1 | stock 4 white 1 grey"
    state = play(position(f"{drawing} | cash 900"), "worker grey station", "station denver")
    assert "part first_bonus" not in offered(state)
    after = play(state, "part ability", "train money_600", "finish").companies[0]

    assert (after.cash, after.trains_up) == (900 - 500 - 200, (1, 0, 0, 1, 0))
    short = play(position(f"{drawing} | cash 650 | shares 0"), "worker grey station")
    assert "part ability" not in offered(play(short, "station denver"))


@rule("REV-77")
def test_the_abilities_of_the_railroad() -> None:
    """A train for 300$, two shares, money by the triangle, a third rail."""
    rails = ("rail S05", "rail S06")
    purple = play(position("cash 900"), "worker purple railroad", "part ability", "train shares_3")
    assert purple.companies[0].cash == 600
    grey = position("stock 4 white 1 grey")
    assert SharesGained(ME, 2, 5) in told(grey, "worker grey railroad", "part ability")
    orange = position("stock 4 white 1 orange")
    assert refused(play(orange, "worker orange railroad"), "part ability") == RAILS_FIRST()
    events = told(orange, "worker orange railroad", *rails, "part ability")
    assert MoneyGained(ME, 150, 750) in events
    last = play(position("board 5 2 | stock 4 white 1 turquoise"), "worker turquoise railroad")
    assert "part ability" not in offered(play(last, *rails))


@rule("REV-77")
def test_the_third_rail_must_be_payable() -> None:
    """Only spaces on which everything can still be paid are offered."""
    state = position("cash 600 | shares 0 | stock 4 white 1 turquoise")
    state = play(state, "worker turquoise railroad", "rail S05", "rail S06", "part ability")

    assert choices(state, "rail") == ["S07"]


@rule("REV-80", "REV-82")
def test_what_an_office_brings() -> None:
    """Shares of the section, those of the first office, and a Market in 3 and 6."""
    for row in BOARD.tables.telegraph_section:
        state = play(position(), "worker white telegraph", f"office {row.index}")
        action = open_step(state, ResolveAction)
        assert state.companies[0].shares == 3 + row.shares + row.first_office_shares
        assert action.market == (row.index in (3, 6))
        assert ("tile" in action.parts) == row.tile
    third = play(position(), "worker white telegraph", "office 3")
    assert refused(third, "part tile") == NO_TILE_HERE()


@rule("REV-83")
def test_the_abilities_of_the_telegraph() -> None:
    """An exchange, shares once more, money by the share, the tile for 400$."""
    purple = play(position(), "worker purple telegraph", "part ability", "give white stock")
    assert purple.companies[0].crew.available == 4
    grey = position("stock 4 white 1 grey | office 5 1")
    grey = play(grey, "worker grey telegraph", "office 5", "part ability")
    assert grey.companies[0].shares == 3 + 2 + 2
    turquoise = position("stock 4 white 1 turquoise | section 1 5 | cash 400")
    turquoise = play(turquoise, "worker turquoise telegraph", "office 1", "part ability")
    assert turquoise.companies[0].cash == 600
    both = play(turquoise, "part tile", "discard white stock")
    assert both.companies[0].cash == 1200


@rule("REV-83")
def test_orange_counts_the_shares_of_the_office_alone() -> None:
    """Not those of a train that the tile flipped; not the first office's where one stood."""
    drawing = "stock 5 white 1 orange | section 1 2 | trains shares_3 | office 1 1 | cash 0"
    state = play(position(drawing), "worker orange telegraph", "office 1", "part tile")
    state = play(state, "discard white stock", "flip shares_3 up", "stop", "part ability")

    assert (state.companies[0].shares, state.companies[0].cash) == (3 + 3 + 3, 300)


@rule("REV-90")
def test_what_can_be_sold() -> None:
    """Only what lies in the leftmost section that holds anything."""
    state = play(position("board 12 13"), "worker white trade")

    assert choices(state, "sell") == ["building"]
    assert refused(state, "sell rail") == PIECE_NOT_THERE(kind=Named("piece-rail"), field=1)


@rule("REV-93")
def test_the_abilities_of_trade() -> None:
    """Three steps, money by the train, another flip, a deal alone."""
    orange = position("stock 4 white 1 orange | trains money_600 | down shares_3")
    assert MoneyGained(ME, 300, 900) in told(orange, "worker orange trade", "part ability")
    purple = play(position(), "worker purple trade", "part ability")
    assert open_step(purple, EffectAdvance).left == 3
    grey = position("stock 4 white 1 grey | market 3 | shares 0")
    grey = play(grey, "worker grey trade", "part ability")
    assert choices(grey, "alone") == ["1"]
    stopped = play(grey, "stop")
    assert (stopped.companies[0].shares, stopped.market_tile) == (0, 3)


@rule("REV-78", "REV-94")
@pytest.mark.parametrize("space", ACTION_SPACES)
def test_what_opens_a_market(space: str) -> None:
    """Paid rails on an icon and offices in two sections; never a station nor trade."""
    orders = {
        "station": ("station washington",),
        "railroad": ("rail S03", "rail S04"),
        "telegraph": ("office 6",),
        "trade": ("sell rail",),
    }[space]
    state = play(position("cash 3000"), f"worker white {space}", *orders, "finish")

    assert (step(state) == "MarketOffer") == (space in ("railroad", "telegraph"))


@rule("REV-60")
@pytest.mark.parametrize("space", ACTION_SPACES)
@pytest.mark.parametrize("colour", COLOURS)
def test_every_colour_on_every_space(colour: str, space: str) -> None:
    """One test for each ability: with everything at hand it can be used once."""
    drawing = (
        "cash 5000 | shares 9 | stock 5 white 2 purple 2 orange 2 grey 2 turquoise "
        "| trains money_600 rail_100 advance_3 | market 3 | section 1 5"
    )
    main = {
        "station": ["station washington"],
        "railroad": ["rail S05", "rail S06"],
        "telegraph": ["office 1"],
        "trade": ["sell rail"],
    }[space]
    state = play(position(drawing), f"worker {colour} {space}", *main)

    assert ("part ability" in offered(state)) == (colour != "white")
    assert "part promotion" in offered(state)
    if colour != "white":
        used = play(state, "part ability")
        assert open_step(used, ResolveAction, 0).slot is False


@rule("REV-53", "REV-64", "REV-66")
def test_a_first_bonus_may_pay_for_the_flip_that_pays_for_the_station() -> None:
    """A share of Miami pays the purple worker, whose train pays for Miami."""
    poor = position("cash 0 | shares 0 | rails S05 | city miami 2b | trains money_600")
    assert "worker purple station" in offered(poor)
    assert "worker white station" in offered(position("cash 0 | shares 2 | rails S05"))

    state = play(poor, "worker purple station")
    assert main_choices(state) == ["station washington", "station miami"]
    state = play(state, "station miami", "part first_bonus", "share", "part ability")
    assert play(state, "flip money_600 up", "finish").companies[0].cash == 350


TRAIN_CITY = (
    "stations washington charlotte | slot washington 0 | slot charlotte 0 | rails S21 "
    "| city el_paso 4d | shares 0"
)


@rule("REV-41", "REV-53", "REV-64", "REV-66")
def test_a_train_of_the_first_bonus_may_pay_for_its_station() -> None:
    """Purple flips the money train that El Paso brought: 300 - 200 - 100 + 600 - 500."""
    state = position(f"{TRAIN_CITY} | cash 300")
    assert [c for c in choices(state, "worker") if "station" in c] == ["purple station"]

    state = play(state, "worker purple station")
    assert offered(state) == ["station el_paso"]
    state = play(state, "station el_paso", "part first_bonus", "train money_600")
    state = play(state, "part ability", "flip money_600 up", "finish")
    assert state.companies[0].cash == 100


@rule("REV-53", "REV-64", "REV-66")
def test_a_first_bonus_brings_any_train_where_no_pile_could_pay() -> None:
    """Neither money nor shares are left to take, but the own money train pays for Denver."""
    state = position(
        "cash 300 | shares 0 | rails S16 | stations washington charlotte | city denver 4d "
        "| trains money_600 | piles money_600 0 shares_3 0"
    )

    state = play(state, "worker purple station", "station denver")
    assert "part first_bonus" in offered(state)
    state = play(state, "part first_bonus", "train advance_3", "part ability")
    state = play(state, "flip money_600 up", "finish")
    assert state.companies[0].cash == 100


@pytest.mark.parametrize(("colour", "cash"), [("grey", 0), ("purple", 100)])
@pytest.mark.parametrize(("down", "pays"), [("money_600", True), ("advance_3", False)])
@rule("REV-41", "REV-64", "REV-66", "REV-73")
def test_two_flips_turn_a_train_up_and_let_it_pay(
    colour: str, cash: int, down: str, pays: bool
) -> None:
    """Miami flips once; grey has its bonus twice, purple flips a train for 100."""
    state = position(
        f"cash {cash} | shares 0 | rails S05 | stations washington charlotte | city miami 2a "
        f"| down {down} | stock 4 white 1 {colour}"
    )
    assert (f"{colour} station" in choices(state, "worker")) == pays
    if pays:
        state = play(state, f"worker {colour} station", "station miami")
        state = play(state, "part first_bonus", "flip money_600 down")
        state = play(state, "part ability", "flip money_600 up", "finish")
        assert state.companies[0].cash == 300


@pytest.mark.parametrize(("down", "pays"), [("money_600", True), ("advance_3", False)])
@rule("REV-34", "REV-41", "REV-64", "REV-66")
def test_a_train_that_lies_face_down_may_be_turned_up_to_pay(down: str, pays: bool) -> None:
    """The telegraph tile takes the fourth worker and flips twice; a new worker costs 800."""
    drawing = f"cash 0 | shares 0 | stock 4 white | section 1 2 | up | down {down}"

    state = play(position(drawing), "worker white telegraph", "office 1")
    assert ("part tile" in offered(state)) == pays
    if pays:
        state = play(state, "part tile", "discard white board")
        assert main_choices(state) == ["flip money_600 down"]
        state = play(state, "flip money_600 down", "flip money_600 up", "share", "share")
        assert "finish" in offered(play(state, "hire orange"))


@pytest.mark.parametrize("short", ["cash 250", "cash 300 | piles money_600 0", "slot el_paso 1"])
@rule("REV-53", "REV-64")
def test_a_train_that_comes_too_dear_pays_for_nothing(short: str) -> None:
    """Price, pile and first slot must all be there."""
    state = position(f"{TRAIN_CITY} | cash 300 | {short}")

    assert "worker purple station" not in offered(state)
