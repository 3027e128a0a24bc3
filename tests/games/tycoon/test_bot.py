"""The bot: it plans whole links, delivers, upgrades, and keeps its shares together."""

from collections.abc import Sequence

import pytest

from rotonde.bots import bot_at
from rotonde.bots.bot import never
from rotonde.games.tycoon.actions import AnyAction
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.bot import EVALUATOR
from rotonde.games.tycoon.bot.hauls import Hauls, hauls
from rotonde.games.tycoon.bot.links import link_begun
from rotonde.games.tycoon.bot.pace import goes_left, turns_left
from rotonde.games.tycoon.bot.worth import idle_cost, stake, worth
from rotonde.games.tycoon.components import CityId
from rotonde.games.tycoon.rules.routes import colour_set, points_of, routes_from
from rotonde.games.tycoon.state import ENGINES, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support.tycoon import TYCOON, choose, perform, position
from tests.support.tycoon_reading import actor, seat_at
from tests.support.tycoon_walks import walk

LAST = "turn 9 | final 9 | round 3"


def number(name: str) -> int:
    """The number of a city."""
    return BOARD.cities.number[CityId(name)]


def looked_at(state: State) -> Sequence[AnyAction]:
    """What the evaluator finds worth a look."""
    seat = state.steps[-1].seat
    return EVALUATOR.candidates(state, seat, TYCOON.legal(state, seat))


def move(state: State) -> str:
    """What the bot does."""
    seat = state.steps[-1].seat
    legal = TYCOON.legal(state, seat)
    chosen = bot_at("greedy", TYCOON, seat).choose(
        TYCOON.view(state, seat), legal, Rng("bot"), never
    )
    return TYCOON.write(chosen)


def test_few_of_many_are_looked_at() -> None:
    """Of 679 first tiles a handful, of 99 bids one."""
    tiles = looked_at(choose(position(), "build"))

    assert 0 < len(tiles) <= 9
    assert [TYCOON.write(a) for a in looked_at(position("auction 0"))] == ["bid 1", "pass"]
    assert "share" not in [TYCOON.write(a) for a in looked_at(position())]


def test_a_decision_is_followed_to_its_end() -> None:
    """Between opening a kind and its last click nothing is settled."""
    state = position()

    assert EVALUATOR.decision_complete(state, Seat(0))
    assert not EVALUATOR.decision_complete(choose(state, "build"), Seat(0))
    assert EVALUATOR.decision_complete(perform(state, 0, "pass go").state, Seat(0))


def test_it_builds_first_and_delivers_what_it_can() -> None:
    """At the start a link; with a long route ready, the delivery."""
    rich = (
        "nocubes | link 0 new_york philadelphia | link 0 philadelphia baltimore"
        " | link 0 baltimore washington_dc | link 0 washington_dc richmond | cubes new_york K"
        " | level 4 1 1 | up railroad_era speed_record"
    )

    assert move(position("seats 2")) == "build"
    assert move(position(rich)) == "deliver"


def test_points_and_routes_are_worth_something_and_shares_cost() -> None:
    """More of the one is better, more of the other worse."""
    plain = worth(position(), Seat(0))

    assert worth(position("score 5 0 0"), Seat(0)) > plain + 5
    assert worth(position("shares 3 0 0"), Seat(0)) < plain - 3
    assert worth(position("link 0 new_york philadelphia | cubes new_york BB"), Seat(0)) > plain
    assert turns_left(position("turn 4 | final 4 | round 3")) < 1


def test_a_land_grant_is_played_where_it_saves_more_than_it_is_worth() -> None:
    """It is looked at before the first tile, and not kept for ever."""
    rich = "nocubes | cubes memphis KKKK | cubes little_rock YYYY | cards 0 land_grant | turn 9"
    building = choose(position(f"{rich} | final 10 | level 1 1 1"), "build")

    assert "grant" in [TYCOON.write(a) for a in looked_at(building)]
    assert move(building) == "grant"


def test_an_executive_is_worth_the_actions_that_it_brings() -> None:
    """Two in hand are better than one, and nobody counts those of others."""
    one, two = position("actions 1"), position("actions 2")

    assert worth(two, Seat(0)) > worth(one, Seat(0))
    assert worth(two, Seat(1)) == worth(one, Seat(1))


def test_an_open_line_draws_the_network_on() -> None:
    """Half of the way is worth something while there is time, and more the nearer it comes."""
    near = "link 0 new_york philadelphia | link 0 philadelphia pittsburgh"
    far = "link 0 new_york new_haven | link 0 new_haven albany"

    def gain(links: str, more: str = "turn 1") -> float:
        """What the card adds to a network."""
        up = worth(position(f"{links} | {more} | up line_new_york_chicago"), Seat(0))
        return up - worth(position(f"{links} | {more} | up new_train"), Seat(0))

    assert gain(near) > gain(far) >= 0
    assert gain(near, "turn 5 | final 5 | round 3") < gain(near)


def test_the_first_place_is_worth_more_where_a_cube_is_at_stake() -> None:
    """One that a rival could deliver too; a bid is followed only as far as that."""
    alone = "nocubes | level 3 3 3 | link 0 new_york philadelphia | link 0 philadelphia baltimore"
    asked = f"{alone} | link 0 baltimore richmond | cubes new_york K | auction 0"
    rival = " | link 1 new_york philadelphia | link 1 philadelphia baltimore"

    assert stake(position(asked), Seat(0)) == 0
    assert stake(position(asked + rival), Seat(0)) == 3


def test_a_poor_start_is_left_for_a_richer_one() -> None:
    """With one link among empty cities it looks at the other end of the map, and builds there."""
    poor = "nocubes | link 0 pittsburgh wheeling | cubes new_york BBB | cubes philadelphia RRR"
    building = choose(position(poor), "build")

    assert "lay X7 NE-SW" in [TYCOON.write(a) for a in looked_at(building)]
    assert move(position(poor)) == "build"


def test_a_passed_go_is_a_loss_while_there_is_time() -> None:
    """Early it counts, at the very end it does not."""
    early, late = (perform(position(text), 0, "pass go").state for text in ("turn 2", LAST))

    def lost(state: State, seat: int) -> float:
        """What a seat has let go by."""
        return idle_cost(state, Seat(seat), turns_left(state))

    assert lost(early, 0) > lost(late, 0) > 0
    assert lost(early, 1) == 0


def test_a_few_turns_of_play_bring_links_and_points() -> None:
    """Two bots play two turns; both have built and delivered."""
    state = TYCOON.setup(2, TYCOON.options(), Rng("few turns"))
    while state.turn < 3 and actor(state) is not None:
        state = perform(state, state.steps[-1].seat, move(state)).state

    for seat in range(2):
        assert seat_at(state, seat).links >= 1
        assert seat_at(state, seat).score >= 1
        assert seat_at(state, seat).shares <= 6


def plain_hauls(state: State, seat: Seat, level: int) -> tuple[int, ...]:
    """The own links of the best route of each cube, out of all routes that the rules find."""
    railways, found = state.network.railways, list[int]()
    for city, cubes in enumerate(state.cubes):
        routes = routes_from(railways, seat, level, city, colour_set(cubes))
        for colour, count in enumerate(cubes):
            if count and routes[colour]:
                best = max(points_of(route.points, state.seats)[seat] for route in routes[colour])
                found += [best] * count
    return tuple(sorted((points for points in found if points), reverse=True))


@pytest.mark.parametrize("seats", [2, 4])
def test_hauls_are_the_best_of_all_routes(seats: int) -> None:
    """With this engine and with the next, along a whole game."""
    for state, _, _, _ in walk(f"hauls {seats}", seats):
        for seat in map(Seat, range(seats)):
            level = state.railroads[seat].engine_level
            further = min(level + 1, ENGINES.max_level)

            assert hauls(state.network.railways, seat, level, state.cubes) == Hauls(
                plain_hauls(state, seat, level), plain_hauls(state, seat, further)
            )


def test_a_link_under_way_is_worth_what_it_will_open() -> None:
    """Of two ways on, the one that leads to goods is better before it gets there."""
    rich = "nocubes | cubes memphis KKKK | cubes little_rock YYYY | cash 40 40 40"
    building = choose(position(rich), "build")
    towards, *_ = looked_at(building)
    begun = perform(building, 0, TYCOON.write(towards)).state

    assert link_begun(building, Seat(0)) == 0
    assert link_begun(begun, Seat(0)) > 0
    assert link_begun(begun, Seat(1)) == 0


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("turn 9 | final 9 | round 3", (1, 1, 1)),
        ("turn 9 | final 9 | round 3 | acting 1", (0, 1, 1)),
        ("turn 9 | final 9 | round 1 | acting 2", (2, 2, 3)),
        ("turn 8 | final 9 | round 3", (2, 2, 2)),
    ],
)
def test_the_actions_of_the_last_turn_are_counted(text: str, left: tuple[int, ...]) -> None:
    """A seat that has none left hopes for no delivery any more."""
    state = position(text)

    assert tuple(goes_left(state, Seat(seat), turns_left(state)) for seat in range(3)) == left
