"""What holds at all times: sales, hires, workers, effects (REV-30 to REV-44)."""

import pytest
from msgspec.structs import replace

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import MarketTileId, MilestoneId
from rotonde.games.revolution.events import ShareSold, WorkerGained, WorkerHired, WorkerPromoted
from rotonde.games.revolution.reasons import (
    BONUS_NOT_POSSIBLE,
    COLOUR_GONE,
    COLOUR_NOT_OFFERED,
    DISCARD_FOR_NOTHING,
    DOES_NOTHING,
    GATE_NOT_COVERED,
    HIRE_TOO_DEAR,
    MILESTONE_NOT_OPEN,
    NO_SHARES,
    NO_SLOT_FOR_COLOUR,
    NO_SUCH_TRAIN,
    NO_WORKER_FOR_GATE,
    NONE_TO_HIRE,
    NONE_TO_TAKE,
    NOT_AT_THIS_STEP,
    NOTHING_TO_TAKE,
    PILE_EMPTY,
    PRICE_TOO_HIGH,
    PROMOTION_TOO_DEAR,
    SAME_COLOUR,
    TOO_DEAR,
    TOO_FEW_WORKERS,
    TRACK_AT_ITS_END,
)
from rotonde.games.revolution.state import Company, Crew, State
from rotonde.games.revolution.view import view
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.revolution import (
    actor,
    choices,
    main_choices,
    offered,
    play,
    position,
    refused,
    step,
    told,
)

ME = Seat(0)
TRADE = "worker white trade"
BONUS_2B = "rails S05 | city miami 2b | shares 0"


def company(state: State, seat: int = 0) -> Company:
    return state.companies[seat]


@rule("REV-30", "REV-32")
def test_a_share_is_sold_for_150() -> None:
    """As often as there are shares, at every own step that allows it."""
    state = position("shares 2")
    assert told(state, "share") == [ShareSold(ME, 150, 1)]
    state = play(state, "share", "share")

    assert (company(state).cash, company(state).shares) == (900, 0)
    assert refused(state, "share") == NO_SHARES()
    assert "share" in offered(play(position(), TRADE))


@rule("REV-30")
def test_no_share_is_sold_while_a_worker_changes_hands() -> None:
    """Nor is anybody hired: a discard owed and an exchange begun are finished first."""
    tile = play(position("section 1 5 | cash 900"), "worker white telegraph", "office 1")
    owed = play(tile, "part tile")
    exchange = play(position("cash 900"), "worker purple telegraph", "part ability")
    taking = play(exchange, "give white stock")

    for state in (owed, taking):
        assert not [text for text in offered(state) if text.split()[0] in ("share", "hire")]
        assert refused(state, "share") == NOT_AT_THIS_STEP()
        assert refused(state, "hire grey") == NOT_AT_THIS_STEP()
    assert "share" in offered(exchange)


@rule("REV-31", "REV-32")
def test_a_worker_is_hired_for_800() -> None:
    """Any colour of the supply, white included; it may be used at once."""
    state = position("cash 800 | supply white 1 grey 0")
    assert choices(state, "hire") == ["white", "purple", "orange", "turquoise"]
    assert refused(state, "hire grey") == NONE_TO_HIRE(colour=Named("worker-grey"))

    assert told(state, "hire orange") == [WorkerHired(ME, "orange", 800)]
    state = play(state, "hire orange")

    assert "worker orange trade" in offered(state)
    assert refused(state, "hire white") == HIRE_TOO_DEAR(price=800, money=0)


@rule("REV-33")
def test_a_missing_colour_is_replaced_by_any() -> None:
    """Of two colours one missing: every colour present; all missing: nothing is gained."""
    orders = ("worker white station", "station washington", "part reward")
    both = play(position(), *orders)
    one = play(position("supply purple 0"), *orders)
    last = play(position("supply purple 0 orange 0 grey 0"), *orders)

    assert choices(both, "gain") == ["purple", "orange"]
    grey = Named("worker-grey")
    assert refused(both, "gain grey") == COLOUR_NOT_OFFERED(colour=grey)
    assert choices(one, "gain") == ["orange", "grey", "turquoise"]
    assert refused(one, "gain purple") == COLOUR_GONE(colour=Named("worker-purple"))
    assert company(last).crew.stock == (3, 1, 0, 0, 1)
    none = position("supply purple 0 orange 0 grey 0 turquoise 0")
    assert "part reward" not in offered(play(none, *orders[:2]))
    assert refused(play(none, *orders[:2]), "part reward") == DOES_NOTHING()


@rule("REV-33")
def test_two_workers_come_one_after_the_other() -> None:
    """Each by itself where its colour is there."""
    drawing = "market 6 | shares 4 | cash 0"
    state = play(position(drawing), "worker white telegraph", "office 3", "finish")
    both = play(state, "deal 2")
    assert company(both).crew.stock == (3, 1, 0, 1, 1)

    short = position(f"{drawing} | supply grey 0")
    short = play(short, "worker white telegraph", "office 3", "finish", "deal 2")
    assert step(short) == "EffectGainWorker"
    assert choices(short, "gain") == ["purple", "orange", "turquoise"]
    assert company(play(short, "gain orange")).crew.stock == (3, 1, 1, 0, 1)


@rule("REV-33")
def test_two_workers_come_in_the_order_of_their_list() -> None:
    """Grey and turquoise: who takes the last turquoise for grey has any other for turquoise."""
    to_deal = ("worker white telegraph", "office 3", "finish")
    drawing = "market 6 | shares 4 | cash 0"

    came = told(play(position(drawing), *to_deal), "deal 2")
    assert [e.colour for e in came if isinstance(e, WorkerGained)] == ["grey", "turquoise"]

    short = position(f"{drawing} | supply grey 0 turquoise 1")
    state = play(short, *to_deal, "deal 2")
    assert choices(state, "gain") == ["purple", "orange", "turquoise"]
    state = play(state, "gain turquoise")
    assert choices(state, "gain") == ["purple", "orange"]


@rule("REV-34")
def test_nothing_may_be_chosen_that_leaves_too_few() -> None:
    """With four workers and no money to hire none may be promoted."""
    drawing = "stock 3 white 1 turquoise | shares 0 | cash 0"
    state = play(position(drawing), TRADE)
    assert "part promotion" not in offered(state)
    assert "part promotion" in offered(play(position(f"{drawing} | cash 800"), TRADE))

    hiring = f"{drawing} | cash 800 | supply white 0 orange 0 grey 0 turquoise 0"
    promoting = ("part promotion", "promote turquoise stock A1-4")
    last = play(position(f"{hiring} purple 1"), TRADE, *promoting)
    assert offered(last) == ["sell building", "sell rail", "hire purple"]
    assert "part promotion" not in offered(play(position(f"{hiring} purple 0"), TRADE))

    tile = "tracks 6 0 0 | stock 3 white 1 purple | shares 0 | cash 0"
    at_gate = play(position(tile), "worker purple trade", "part ability")
    refusal = refused(at_gate, "advance telegraph")
    assert refusal == TOO_FEW_WORKERS(workers=3, minimum=4, price=800, money=0)


@rule("REV-34", "REV-36")
def test_what_would_leave_too_few_is_not_said_to_do_nothing() -> None:
    """A promotion, a tile, a train and a deal whose every choice ends in a corner say so."""
    drawing = "stock 3 white 1 turquoise | shares 0 | cash 100"
    poor = TOO_FEW_WORKERS(workers=3, minimum=4, price=800, money=100)
    trade = play(position(drawing), TRADE)
    assert refused(trade, "part promotion") == poor
    assert refused(trade, "part flip") == poor

    bonus = play(position(f"{drawing} | trains money_600"), TRADE, "part flip")
    assert refused(bonus, "flip promote_2 up") == poor

    office = "office 7 1 | section 7 3 | stock 4 white | shares 0 | cash 450"
    tile = play(position(office), "worker white telegraph", "office 7")
    assert refused(tile, "part tile") == TOO_FEW_WORKERS(workers=3, minimum=4, price=800, money=750)

    offer = f"{drawing} | shares 1 | market 4"
    market = play(position(offer), "worker white telegraph", "office 3", "finish")
    assert refused(market, "deal 1") == TOO_FEW_WORKERS(workers=3, minimum=4, price=800, money=450)


@rule("REV-35")
def test_a_price_is_paid_from_cash() -> None:
    """Shares are sold first."""
    state = play(position("cash 50 | trains money_600"), "worker purple station")

    assert "part ability" not in offered(state)
    assert refused(state, "part ability") == PRICE_TOO_HIGH(price=100, money=50)
    assert "part ability" in offered(play(state, "share"))


@rule("REV-36")
def test_nothing_is_paid_for_nothing() -> None:
    """A part needs an effect that does something; one effect of a list is enough."""
    city = play(position(BONUS_2B), "worker white station", "station miami")
    assert "part first_bonus" in offered(city)
    after = play(city, "part first_bonus")
    assert (company(after).shares, step(after)) == (1, "ResolveAction")

    flip = play(position("up"), TRADE)
    assert refused(flip, "part flip") == DOES_NOTHING()


@rule("REV-36")
def test_a_list_is_resolved_in_its_order() -> None:
    """A step, then a promotion."""
    drawing = "rails S05 | city miami 2c | stock 4 white 1 turquoise"
    state = play(position(drawing), "worker white station", "station miami", "part first_bonus")

    assert step(state) == "EffectAdvance"
    state = play(state, "advance stations")
    assert step(state) == "EffectPromote"
    assert step(play(state, "stop")) == "ResolveAction"


@rule("REV-37")
def test_whom_a_promotion_may_take() -> None:
    """Also the worker just placed; a slot of its colour; D takes any, white included."""
    drawing = "stock 4 white 1 turquoise | milestones A1-4 D-1 | used trade 1 turquoise"
    state = play(position(drawing), "worker turquoise trade", "part promotion")

    assert choices(state, "promote") == [
        "white stock D-1",
        "turquoise board A1-4",
        "turquoise board D-1",
    ]
    assert refused(state, "promote white stock A1-4") == NO_SLOT_FOR_COLOUR(
        milestone="A1-4", colour=Named("worker-white")
    )
    assert refused(state, "promote white stock B-1") == MILESTONE_NOT_OPEN()
    events = told(state, "promote turquoise board A1-4")
    assert events[0] == WorkerPromoted(
        ME, "turquoise", "trade", MilestoneId("A1-4"), "turquoise", 0, 0
    )
    after = play(state, "promote turquoise board A1-4")
    assert company(after).milestones[0].managers == ("turquoise",)
    assert step(after) == "ResolveAction"


@rule("REV-37")
def test_a_promotion_may_cost() -> None:
    """100$ each in the deal of tile 4; without the money none is made."""
    drawing = "market 4 | stock 4 white 2 turquoise | cash 100 | shares 0"
    state = play(position(drawing), "worker white telegraph", "office 3", "finish", "deal 1")
    state = play(state, "promote turquoise stock A1-4")
    assert company(state).cash == 0

    assert step(state) == "EffectPromote"
    assert main_choices(state) == ["stop"]
    refusal = refused(state, "promote turquoise stock A2-4")
    assert refusal == PROMOTION_TOO_DEAR(price=100, money=0)
    assert choices(play(state, "share"), "promote") == ["turquoise stock A2-4"]


@rule("REV-38")
def test_a_track_ends_and_gates_ask() -> None:
    """None beyond space 7; money, shares or a worker."""
    ability = ("worker purple trade", "part ability")
    state = play(position("tracks 7 2 3 | cash 0 | shares 1"), *ability, "advance network")

    assert refused(state, "advance telegraph") == TRACK_AT_ITS_END(track=Named("track-telegraph"))
    stations, network = refused(state, "advance stations"), refused(state, "advance network")
    assert stations == GATE_NOT_COVERED(kind="money", amount=50, held=0)
    assert network == GATE_NOT_COVERED(kind="shares", amount=2, held=1)
    assert choices(play(state, "share"), "advance") == ["stations"]


@rule("REV-38")
def test_a_gate_may_take_a_worker() -> None:
    """It goes to the supply."""
    state = play(position("tracks 6 0 0"), "worker purple trade", "part ability")
    state = play(state, "advance telegraph")
    assert offered(state) == ["discard white stock", "discard purple board"]

    after = play(state, "discard purple board")

    assert (company(after).tracks, after.supply[1]) == ((7, 0, 0), 9)
    assert step(after) == "EffectAdvance"


@rule("REV-38")
def test_a_gate_needs_a_worker_to_take() -> None:
    """A seat whose workers are all managers has none to give."""
    state = play(position("tracks 6 0 0"), "worker purple trade", "part ability")
    empty = replace(company(state), crew=Crew((0,) * 5))
    state = replace(state, companies=(empty, *state.companies[1:]))

    assert refused(state, "advance telegraph") == NO_WORKER_FOR_GATE()


@rule("REV-39")
def test_an_exchange() -> None:
    """The own colour only for a used worker; from the supply as it was before."""
    state = position("supply white 0 purple 0 orange 0 grey 1 turquoise 0 | stock 4 white 1 grey")
    state = play(state, "worker white station", "station charlotte", "part first_bonus")
    assert choices(state, "give") == ["white stock", "white board"]
    assert refused(state, "give grey stock") == NOTHING_TO_TAKE()
    after = play(state, "give white board", "take grey")
    assert company(after).crew.stock == (3, 0, 0, 2, 0)
    assert after.supply == (1, 0, 0, 0, 0)

    two = position("supply grey 1 orange 1 | stock 4 white 1 grey")
    two = play(two, "worker grey station", "station charlotte", "part first_bonus")
    given = play(two, "give white stock")
    assert refused(given, "take white") == NONE_TO_TAKE(colour=Named("worker-white"))
    assert "grey" in choices(play(two, "give grey board"), "take")
    kept = position("supply grey 1 orange 1 | stock 3 white 2 grey")
    kept = play(kept, "worker white station", "station charlotte", "part first_bonus")
    kept = play(kept, "give grey stock")
    assert "grey" not in choices(kept, "take")
    assert refused(kept, "take grey") == SAME_COLOUR()


@rule("REV-40")
def test_a_train_is_taken_face_up() -> None:
    """Any pile that is not empty, doubles allowed; no pile, no start."""
    drawing = "piles advance_3 0 | trains rail_100"
    state = play(position(drawing), "worker purple railroad", "part ability")
    assert choices(state, "train") == ["rail_100", "money_600", "shares_3"]
    assert refused(state, "train advance_3") == PILE_EMPTY(train=Named("train-advance_3"))

    after = play(state, "train rail_100")
    assert (company(after).trains_up[2], after.train_piles[2]) == (2, 4)

    empty = "piles advance_3 0 rail_100 0 money_600 0 shares_3 0 | cash 2000"
    assert (
        refused(play(position(empty), "worker purple railroad"), "part ability") == DOES_NOTHING()
    )


@rule("REV-41")
def test_a_flip() -> None:
    """A bonus that cannot be started bars it; face down is simply turned up."""
    drawing = "trains rail_100 | down money_600 | cash 50 | shares 0"
    state = play(position(drawing), TRADE, "part flip")

    assert choices(state, "flip") == ["money_600 down"]
    train = Named("train-rail_100")
    refusal = refused(state, "flip rail_100 up")
    assert refusal == BONUS_NOT_POSSIBLE(train=train, price=100, money=50)
    assert refused(state, "flip shares_3 up") == NO_SUCH_TRAIN(train=Named("train-shares_3"))
    after = play(state, "flip money_600 down")
    assert (company(after).trains_up[3], company(after).cash) == (1, 50)


@rule("REV-41")
def test_a_train_is_turned_down_after_its_bonus() -> None:
    """While its steps are made it still lies face up."""
    state = play(position("trains advance_3"), TRADE, "part flip", "flip advance_3 up")

    assert (step(state), company(state).trains_up[1]) == ("EffectAdvance", 1)
    after = play(state, "stop")
    assert (step(after), company(after).trains_down[1]) == ("ResolveAction", 1)


@rule("REV-42", "REV-43", "REV-105")
@pytest.mark.parametrize(
    ("market", "deal", "order"),
    [(2, 2, "station charlotte"), (7, 1, "office 6"), (8, 1, "rail S03"), (8, 1, "rail S12")],
)
def test_free_pieces(market: int, deal: int, order: str) -> None:
    """Off the board, for nothing, with nothing, but into the first slot."""
    drawing = f"market {market} | shares 5 | cash 0 | rails S01 S02"
    state = play(position(drawing), "worker white telegraph", "office 3", "finish")
    before = company(state)

    state = play(state, f"deal {deal}", order)

    after = company(state)
    assert after.buildings + after.rails == before.buildings + before.rails - 1
    asked = BOARD.deals[MarketTileId(market)][deal - 1].shares
    assert (after.cash, after.shares) == (0, before.shares - asked)
    assert after.crew == before.crew
    while step(state) == "MarketOffer":
        state = play(state, "pass")
    assert (actor(state), step(state), state.market_discards) == (1, "ChooseWorker", (market,))
    if order.startswith("station"):
        assert (state.first_stations[1], after.stations) == (0, 2)
    if order.startswith("office"):
        assert (state.first_offices[6], after.offices) == (0, 1 << 6 | 1 << 3)


@rule("REV-44")
def test_everything_but_piles_is_open() -> None:
    """Each seat sees the same of all."""
    state = position("1: cash 50 | 2: trains money_600")
    mine, theirs = view(state, Seat(0)), view(state, Seat(1))

    assert mine.seats == theirs.seats
    assert mine.market == theirs.market
    assert [(pile.size, pile.tiles, pile.sunk) for pile in mine.piles] == [(10, (), ())] * 3


@rule("REV-64")
def test_what_is_too_dear_says_so() -> None:
    """The sum that would be due, and what can be raised."""
    state = play(position("cash 500 | shares 0"), "worker white railroad")

    assert choices(state, "rail") == ["S05"]
    assert refused(state, "rail S01") == TOO_DEAR(cost=600, money=500)


@rule("REV-81")
def test_no_worker_is_discarded_for_nothing() -> None:
    """The only worker that the tile could promote must not be the one given up."""
    drawing = "section 1 4 | stock 4 white 1 turquoise"
    state = play(position(drawing), "worker white telegraph", "office 1", "part tile")

    assert choices(state, "discard") == ["white stock", "white board"]
    assert refused(state, "discard turquoise stock") == DISCARD_FOR_NOTHING()
