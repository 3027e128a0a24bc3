"""The worked examples of the rules, played."""

import pytest

from rotonde.games.revolution import scoring
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import COLOURS
from rotonde.games.revolution.events import RailPlaced, WorkerPlaced
from rotonde.games.revolution.scoring import link_points, sources
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import ResolveAction
from rotonde.kernel.law.ids import Seat
from tests.support import rule
from tests.support.revolution import (
    actor,
    choices,
    main_choices,
    offer,
    offered,
    open_step,
    order,
    picking,
    play,
    position,
    step,
    told,
)

TO_RAILROAD = "worker white railroad"


def cash(state: State, seat: int = 0) -> int:
    return state.companies[seat].cash


def shares(state: State, seat: int = 0) -> int:
    return state.companies[seat].shares


def workers(state: State, seat: int = 0) -> int:
    """W."""
    return state.companies[seat].crew.available


@rule("REV-20", "REV-22")
def test_1_cities_to_build_in() -> None:
    """Connected cities, and no others."""
    state = play(position("rails S05 S03 S04 | cash 5000"), "worker white station")

    assert choices(state, "station") == ["washington", "charlotte", "miami", "little_rock"]


@rule("REV-75", "REV-76")
def test_2_rails_for_600() -> None:
    """400 and two triangles; plains cost nothing."""
    state = play(position(), TO_RAILROAD, "rail S01", "rail S02")
    assert state.due == 600

    after = play(state, "finish")

    assert cash(after) == 0
    assert actor(after) == 1
    assert step(after) == "ChooseWorker"


@rule("REV-62", "REV-64", "REV-76")
def test_3_rails_for_900() -> None:
    """Five triangles; shares make up for missing cash."""
    rich = play(position("cash 1000"), TO_RAILROAD, "rail S01", "rail S03", "finish")
    poor = play(position("cash 600"), TO_RAILROAD, "rail S01", "rail S03")

    assert cash(rich) == 100
    assert poor.due == 900
    assert "finish" not in offered(poor)
    assert "finish" not in offered(play(poor, "share"))
    after = play(poor, "share", "share", "finish")
    assert (cash(after), shares(after)) == (0, 1)


@rule("REV-80", "REV-81")
def test_4_and_5_office_and_tile() -> None:
    """The first office brings one share more than the second; the tile costs a worker."""
    state = play(position("section 1 5"), "worker white telegraph", "office 1")
    assert shares(state) == 7
    first = play(state, "part tile", "discard white board")
    assert (cash(first), workers(first)) == (1200, 4)

    second = play(first, "finish", "worker white telegraph", "office 1")
    assert shares(second, 1) == 6
    second = play(second, "part tile", "discard white board")
    assert (cash(second, 1), workers(second, 1)) == (1200, 4)


@rule("REV-90")
def test_6_sale() -> None:
    """From the leftmost section that holds anything."""
    state = play(position("board 6 8"), "worker white trade")
    assert choices(state, "sell") == ["rail"]

    after = play(state, "sell rail")

    assert cash(after) == 1200
    again = play(position("board 6 7 | cash 0"), "worker white trade")
    assert choices(again, "sell") == ["building", "rail"]
    assert cash(play(again, "sell building")) == 700


@rule("REV-41", "REV-91")
def test_7_flip() -> None:
    """The bonus, then the train is turned down and its points are gone."""
    state = play(position("trains shares_3"), "worker white trade", "part flip")

    after = play(state, "flip shares_3 up")

    assert shares(after) == 6
    assert after.companies[0].trains_down == (0, 0, 0, 0, 1)
    assert sources(after.companies[0])["trains"] == 8


@rule("REV-38")
def test_8_gate() -> None:
    """A gate that cannot be paid bars the step."""
    orders = ("worker purple trade", "part ability")
    without = play(position("tracks 4 0 0 | shares 0"), *orders)
    with_one = play(position("tracks 4 0 0 | shares 1"), *orders)

    assert main_choices(without) == ["advance stations", "advance network", "stop"]
    assert choices(with_one, "advance") == ["telegraph", "stations", "network"]
    after = play(with_one, "advance telegraph")
    assert shares(after) == 0
    network = play(position("tracks 0 0 4 | shares 3"), *orders, "advance network")
    assert shares(network) == 1
    assert BOARD.tables.performance_track[0].vp[after.companies[0].tracks[0]] == 5


@rule("REV-123")
def test_9_track_value() -> None:
    """Value times what the track multiplies."""
    state = position("offices 1 4 7 | tracks 5 0 0")

    assert sources(state.companies[0])["telegraph"] == 15


@pytest.mark.parametrize(("offices", "points"), [("1 4 5", 5), ("1 2 3 7 8", 18), ("2 4 7", 0)])
@rule("REV-123")
def test_10_telegraph_links(offices: str, points: int) -> None:
    """Neighbouring offices."""
    assert link_points(position(f"offices {offices}").companies[0]) == points


READY_B = "milestones B-4 A2-4 | manager B-4 turquoise | rails S01 S02 S11 S08 S13 S15"


@rule("REV-111", "REV-112")
def test_11_milestone_replaced() -> None:
    """Managers to the supply, three looked at, two under the pile."""
    state = play(position(f"{READY_B} | supply turquoise 11"), "worker white trade")

    looking = play(state, "sell rail", "finish")

    assert step(looking) == "KeepingMilestone"
    assert looking.supply[4] == 12
    assert choices(looking, "keep") == ["C-1", "C-2", "C-3"]
    after = play(looking, "keep C-2")
    assert after.piles[1] == ("C-4", "C-5", "C-6", "C-7", "C-8", "C-9", "C-10", "C-1", "C-3")
    assert [tile.id for tile in after.companies[0].milestones] == ["A2-4", "C-2"]


@pytest.mark.parametrize(("seat", "turns"), [(0, [1, 2, 3, 0, 1, 2, 3]), (3, [0, 1, 2, 3])])
@rule("REV-120", "REV-121")
def test_12_end_of_the_game(seat: int, turns: list[int]) -> None:
    """The round is played out, then one more."""
    state = position(f"round 17 | active {seat} | {seat}: board 2 1 | {seat}: cash 900")
    state = play(state, "worker white trade", "sell building", "finish")
    assert state.final_round == 18

    played = []
    while state.steps:
        played.append(actor(state))
        state = play(state, "worker white trade", choose_sale(state), "finish")
    assert played == turns
    assert state.over


def choose_sale(state: State) -> str:
    """A sale that the seat to move can make."""
    company = state.companies[actor(state)]
    field_of = BOARD.building_fields[company.buildings], BOARD.rail_fields[company.rails]
    return "sell building" if field_of[0] and field_of[0] <= (field_of[1] or 9) else "sell rail"


@rule("REV-61", "REV-62", "REV-63", "REV-64", "REV-65", "REV-66", "REV-70", "REV-71", "REV-72")
def test_13_bonus_pays_the_station() -> None:
    """A city may be chosen if what it brings pays for it."""
    drawing = "rails S05 | cash 100 | shares 0 | city miami 2a | trains money_600"
    state = play(position(drawing), "worker white station")
    assert choices(state, "station") == ["washington", "miami"]

    state = play(state, "station miami")
    assert state.due == 300
    assert main_choices(state) == ["part reward", "part first_bonus"]

    state = play(state, "part first_bonus", "flip money_600 up")
    assert cash(state) == 700
    state = play(state, "part reward", "gain purple", "finish")
    assert (cash(state), workers(state)) == (400, 6)
    assert state.companies[0].trains_down[3] == 1


@rule("REV-64", "REV-77")
def test_14_orange_as_discount() -> None:
    """Only orange can pay for the rails, and its slot may not go elsewhere."""
    state = position("cash 450 | shares 0 | stock 4 white 1 orange | milestones A1-1 A2-2")
    assert [text for text in choices(state, "worker") if "railroad" in text] == ["orange railroad"]

    state = play(state, "worker orange railroad", "rail S01")
    assert choices(state, "rail") == ["S02", "S05"]
    state = play(state, "rail S02")
    assert state.due == 600
    assert offered(state) == ["part ability"]
    state = play(state, "part ability")
    assert cash(state) == 650
    assert cash(play(state, "finish")) == 50


FOUR = "stock 4 white | shares 0 | office 7 1"


@rule("REV-34", "REV-64", "REV-65")
def test_15_minimum_four_with_a_way_back() -> None:
    """A discard below four is offered if a hire can make up for it."""
    orders = ("worker white telegraph", "office 7")
    state = play(position(f"{FOUR} | section 7 3 | cash 500"), *orders)
    assert shares(state) == 2
    assert "part tile" in offered(state)

    state = play(state, "part tile", "discard white stock", "train money_600")
    assert (workers(state), offered(state)) == (3, ["share"])
    state = play(state, "share")
    assert offered(state) == ["share"]
    state = play(state, "share")
    assert offered(state) == [f"hire {colour}" for colour in COLOURS]
    state = play(state, "hire purple")
    assert (cash(state), workers(state)) == (0, 4)
    assert main_choices(state) == ["finish"]

    short = play(position(f"{FOUR} | section 7 3 | cash 450"), *orders)
    assert "part tile" not in offered(short)
    money = play(position(f"{FOUR} | section 7 5 | cash 0"), *orders)
    assert "part tile" in offered(money)


@rule("REV-82", "REV-100", "REV-101", "REV-102", "REV-103", "REV-104")
def test_16_market_for_four() -> None:
    """The active seat takes both, the others one or none."""
    state = position("market 6 | cash 1000 | shares 6")
    state = play(state, "worker white telegraph", "office 3")
    assert shares(state) == 9

    state = play(state, "finish")
    assert step(state) == "MarketOffer"
    state = play(state, "deal 2")
    assert (shares(state), workers(state)) == (5, 7)
    state = play(state, "deal 1")
    assert shares(state) == 3
    state = play(
        state, "advance telegraph", "advance telegraph", "advance telegraph", "advance stations"
    )
    assert cash(state) == 950
    assert actor(state) == 1
    assert main_choices(state) == ["deal 1", "pass"]
    state = play(state, "pass")
    assert actor(state) == 2
    state = play(state, "deal 1", "stop")
    assert actor(state) == 3
    state = play(state, "pass")
    assert (actor(state), step(state)) == (1, "ChooseWorker")
    assert (state.market_tile, state.market_discards) == (1, (6,))


@rule("REV-77", "REV-78")
def test_17_three_rails() -> None:
    """The turquoise rail costs its triangles, and one icon flags one Market."""
    state = position("cash 1000 | stock 4 white 1 turquoise")
    state = play(state, "worker turquoise railroad", "rail S05", "rail S06")
    assert state.due == 500
    state = play(state, "part ability")
    assert choices(state, "rail") == ["S01", "S03", "S07"]
    state = play(state, "rail S07")
    assert state.due == 600
    assert open_step(state, ResolveAction, 0).market is True
    assert cash(play(state, "finish")) == 400


@rule("REV-42", "REV-90", "REV-92")
def test_18_order_in_trade() -> None:
    """A flip before the sale takes the last piece of the first section."""
    drawing = "cash 100 | shares 0 | trains rail_100 | board 10 14"
    state = play(position(drawing), "worker white trade")

    flipped = play(state, "part flip", "flip rail_100 up")
    assert cash(flipped) == 0
    flipped = play(flipped, "rail S03", "sell building")
    assert cash(flipped) == 400
    assert cash(play(state, "sell rail")) == 400


@rule("REV-93")
def test_19_grey_at_trade() -> None:
    """The share gained pays the deal; the next tile is turned up at once."""
    state = position("shares 1 | market 1 | stock 4 white 1 grey")
    state = play(state, "worker grey trade", "part ability")
    assert choices(state, "alone") == ["1", "2"]

    state = play(state, "alone 2", "rail S01")

    assert shares(state) == 0
    assert (state.market_tile, state.market_discards) == (2, (1,))
    assert actor(state) == 0
    assert choices(state, "sell") == ["building", "rail"]


@rule("REV-39", "REV-63", "REV-73")
def test_20_orange_and_exchange() -> None:
    """Nothing is due; the used worker is exchanged."""
    state = position("cash 0 | shares 0 | stock 4 white 1 purple 1 orange")
    state = play(state, "worker orange station", "station charlotte", "part ability")
    assert state.due == 0
    state = play(state, "part reward", "gain turquoise")
    state = play(state, "part first_bonus", "give orange board", "take grey", "finish")

    crew = state.companies[0].crew
    assert crew.stock == (4, 1, 0, 1, 1)
    assert crew.used == (0, 0, 0, 0, 0)
    assert (cash(state), workers(state)) == (0, 7)


@pytest.mark.parametrize(("money", "third"), [(800, True), (750, False)])
@rule("REV-38", "REV-64", "REV-130")
def test_21_hard_gates_and_due(money: int, third: bool) -> None:
    """A gate may not eat what is due."""
    drawing = f"option hard_gates | rails S05 | city miami 2c | shares 0 | cash {money}"
    state = play(position(drawing), "worker white station", "station miami", "part reward")

    state = play(state, "advance telegraph", "advance telegraph")

    assert ("advance telegraph" in offered(state)) == third


@rule("REV-13")
def test_22_setup_order() -> None:
    """Counter-clockwise, the first player last."""
    tiles = offer(1, "b", "purple"), offer(2, "b", "orange"), offer(3, "b", "grey")
    state = picking(4, 2, *tiles, offer(4, "b", "turquoise"))
    order_of_picks = [actor(state)]
    state = play(state, "pick 4")
    order_of_picks.append(actor(state))
    state = play(state, "pick 2")
    order_of_picks.append(actor(state))
    state = play(state, "pick 3", "train money_600")
    order_of_picks.append(actor(state))

    assert order_of_picks == [1, 0, 3, 2]
    assert step(state) == "EffectAdvance"


@rule("REV-123")
def test_23_score() -> None:
    """Every source once."""
    state = position(
        "up promote_2 money_600 shares_3 | down rail_100 | done A1-1 A2-3 B-6 "
        "| offices 1 2 3 7 8 | tracks 4 3 3 | stations washington charlotte miami chicago "
        "| rails S30"
    )
    assert sources(state.companies[0]) == {
        "trains": 24,
        "milestones": 61,
        "telegraph": 20,
        "stations": 12,
        "network": 6,
        "links": 18,
    }
    assert scoring.scores(state)[0] == 141


@rule("REV-124")
def test_24_tie() -> None:
    """Cash and shares decide; then the victory is shared."""
    last = "seats 2 | round 9 | final 9 | active 1 | first 0 | 1: board 0 1 | 0: board 0 1"
    state = position(f"{last} | cash 650 | shares 2 | 1: cash 0 | 1: shares 0")
    state = play(state, "worker white trade", "sell rail", "finish")
    outcome = scoring.outcome(state)
    assert outcome is not None
    assert outcome.winners == (Seat(1),)

    level = position(f"{last} | cash 700 | shares 2 | 1: cash 0 | 1: shares 0")
    level = play(level, "worker white trade", "sell rail", "finish")
    shared = scoring.outcome(level)
    assert shared is not None
    assert shared.winners == (Seat(0), Seat(1))


@rule("REV-51")
def test_25_refresh() -> None:
    """All come back when none is left; otherwise none does."""
    used = "1: stock 0 white | 1: used trade 4 white 1 purple"
    empty = play(position(used), "worker white trade", "sell rail", "finish")
    one = play(position(f"{used} | 1: stock 1 white"), "worker white trade", "sell rail", "finish")

    assert empty.companies[1].crew.stock == (4, 1, 0, 0, 0)
    assert one.companies[1].crew.stock == (1, 0, 0, 0, 0)
    assert "worker purple trade" not in offered(one)


@rule("REV-41", "REV-91", "REV-93")
def test_26_down_and_up() -> None:
    """Both flips on one train."""
    state = position("cash 0 | trains money_600 | stock 4 white 1 turquoise")
    state = play(state, "worker turquoise trade", "part flip", "flip money_600 up")
    assert cash(state) == 600
    state = play(state, "part ability", "flip money_600 down", "sell building", "finish")

    assert cash(state) == 900
    assert state.companies[0].trains_up[3] == 1


@rule("REV-72", "REV-73")
def test_27_first_bonus_twice() -> None:
    """The grey worker repeats it."""
    state = position("stock 4 white 1 grey")
    state = play(state, "worker grey station", "station washington", "part first_bonus")
    state = play(state, "part ability", "part reward", "gain orange", "finish")

    assert (cash(state), shares(state), workers(state)) == (400, 7, 6)


@rule("REV-34", "REV-37", "REV-101", "REV-110", "REV-111", "REV-112")
def test_28_milestone_on_another_seats_turn() -> None:
    """A deal of the Market completes it at the end of seat 0's turn."""
    state = position(
        "market 4 | 1: rails S01 S02 S05 | 1: stations miami | 1: milestones A1-1 A2-2 "
        "| 1: stock 4 white 1 orange | supply orange 11"
    )
    state = play(state, "worker white telegraph", "office 3", "finish", "pass")
    assert actor(state) == 1
    state = play(state, "deal 1")
    assert shares(state, 1) == 2
    state = play(state, "promote orange stock A1-1")
    assert (cash(state, 1), workers(state, 1)) == (500, 4)
    while step(state) == "MarketOffer":
        state = play(state, "pass")

    assert (step(state), actor(state)) == ("KeepingMilestone", 1)
    assert state.supply[2] == 12
    assert choices(state, "keep") == ["B-1", "B-2", "B-3"]
    assert state.active_seat == 0


@rule("REV-80", "REV-83")
def test_29_orange_at_the_telegraph() -> None:
    """100$ for every share of the office."""
    state = position("stock 4 white 1 orange")
    state = play(state, "worker orange telegraph", "office 5", "part ability")

    assert (cash(state), shares(state)) == (1000, 7)


@rule("REV-75")
def test_30_last_rail() -> None:
    """One rail for the full base."""
    state = play(position("board 1 1"), TO_RAILROAD, "rail S05")

    assert state.due == 500
    assert cash(play(state, "finish")) == 100


@rule("REV-11", "REV-70")
def test_31_neutral_slot() -> None:
    """The neutral building has the first bonus."""
    state = position("seats 3 | rails S05 S06 S07 | slot houston neutral")
    state = play(state, "worker white station", "station houston")

    assert "part reward" in offered(state)
    assert "part first_bonus" not in offered(state)


@rule("REV-42", "REV-105", "REV-114")
def test_32_free_rail_on_a_market_icon() -> None:
    """No triangle, no Market, but it counts."""
    state = position("trains rail_100 | rails S01 S02")
    state = play(state, "worker white trade", "part flip", "flip rail_100 up")
    (placed,) = (each for each in told(state, "rail S12") if isinstance(each, RailPlaced))
    assert (placed.cost, placed.market) == (0, False)
    state = play(state, "rail S12")
    assert cash(state) == 500
    state = play(state, "sell building", "finish")

    assert step(state) == "ChooseWorker"
    company = state.companies[0]
    assert company.network & BOARD.markets
    assert company.network & BOARD.terrains[1]


@pytest.mark.parametrize(("board", "offers"), [("6 7", True), ("12 15", False)])
@rule("REV-38", "REV-64", "REV-65", "REV-66")
def test_33_worker_gate(board: str, offers: bool) -> None:
    """The sale to come pays for a hire."""
    drawing = f"tracks 0 6 0 | stock 3 white 1 purple | cash 300 | shares 1 | board {board}"
    state = play(position(drawing), "worker purple trade", "part ability")

    assert ("advance stations" in offered(state)) == offers
    if offers:
        state = play(state, "advance stations", "discard white stock", "stop", "sell building")
        state = play(state, "hire purple")
        assert (cash(state), shares(state), workers(state)) == (200, 1, 4)


@rule("REV-104")
def test_34_pile_of_discards() -> None:
    """All nine are shuffled, this one included."""
    drawing = "market 9 | pile | discards 1 2 3 4 5 6 7 8 | shares 0"
    others = " | ".join(f"{seat}: shares 0" for seat in (1, 2, 3))
    state = play(position(f"{drawing} | {others}"), "worker white telegraph", "office 3", "finish")
    state = play(state, "pass") if step(state) == "MarketOffer" else state

    assert sorted((state.market_tile, *state.market_pile)) == list(range(1, 10))
    assert state.market_discards == ()


OPENED = (
    "shares 0 | stations washington charlotte | trains rail_100 | city miami 2c "
    "| slot washington 0 | slot charlotte 0"
)


@rule("REV-53", "REV-64", "REV-65", "REV-66", "REV-73")
def test_35_a_city_opened_first() -> None:
    """Purple flips a rail to the city it will build in."""
    state = position(OPENED)
    assert [c for c in choices(state, "worker") if "station" in c] == ["purple station"]

    state = play(state, "worker purple station")
    assert offered(state) == ["part ability"]
    state = play(state, "part ability")
    assert (cash(state), offered(state)) == (500, ["flip rail_100 up"])
    state = play(state, "flip rail_100 up")
    assert (cash(state), offered(state)) == (400, ["rail S05"])
    state = play(state, "rail S05")
    assert offered(state) == ["station miami"]
    state = play(state, "station miami")
    assert state.due == 300
    assert cash(play(state, "finish")) == 100
    assert "worker purple station" in offered(position(f"{OPENED} | cash 500"))
    assert "worker purple station" not in offered(position(f"{OPENED} | cash 450"))


def test_the_orders_of_this_file_are_written_as_they_are_read() -> None:
    """A guard for the helper: an order stands for one action."""
    assert isinstance(told(position(), TO_RAILROAD)[0], WorkerPlaced)
    assert order(TO_RAILROAD) != order("worker purple railroad")
