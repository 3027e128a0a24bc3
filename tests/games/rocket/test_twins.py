"""Fast rules against their slow plain twins, on the positions of random games."""

import pytest

from rotonde.games.rocket import DESK
from rotonde.games.rocket.actions import VetoBid, VetoConcede, VetoMatch, VetoPass, VetoPlace
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.components import CompanyId
from rotonde.games.rocket.rules.extension import legal_selects
from rotonde.games.rocket.rules.foresight import consequence, foreseen, hex_by_hex
from rotonde.games.rocket.rules.outlook import Outlook
from rotonde.games.rocket.state import RocketOptions, State
from rotonde.games.rocket.steps import (
    ChooseAction,
    ChooseHex,
    PutDown,
    VetoAnswering,
    VetoBidding,
    VetoPlacing,
)
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from tests.support import rule
from tests.support.depth import depth
from tests.support.rocket import ROCKET
from tests.support.rocket_map import COMPANIES
from tests.support.rocket_plain import (
    company,
    line_hexes,
    station_hexes_by_hand,
    stations,
    steps_by_hand,
    tiles,
)
from tests.support.rocket_reading import choices, table
from tests.support.walks import walk

IN_VETO = (VetoBidding, VetoPlacing, VetoAnswering)
SEEDS = pytest.mark.parametrize("seed", range(depth(3, 30)))


def states(seed: int) -> list[State]:
    """Every third position of a random game."""
    start = ROCKET.setup(2 + seed % 3, RocketOptions(), Rng("twins"))
    turns: list[Turn[State]] = [Turn(start)]
    turns += [played.turn for played in walk(ROCKET, start, Rng(f"twins {seed}"))]
    return [turn.state for turn in turns if turn.state.steps][::2]


@SEEDS
@rule("ROC-22", "ROC-24")
def test_stations_are_offered_where_they_may_stand(seed: int) -> None:
    """From the reserve, and with one in the hand."""
    for state in states(seed):
        match state.steps[-1]:
            case ChooseAction(seat=seat) if table(state).seats[seat].reserve:
                assert choices(state, "station") == station_hexes_by_hand(table(state))
            case PutDown(origin=origin):
                assert choices(state, "drop") == station_hexes_by_hand(table(state), origin)


@SEEDS
@rule("ROC-24", "ROC-25")
def test_own_stations_are_offered_for_moving(seed: int) -> None:
    """All of them, as long as each has somewhere to go."""
    for state in states(seed):
        if isinstance(state.steps[-1], ChooseAction):
            seat, view = state.steps[-1].seat, table(state)
            own = {place for place, owner in stations(view).items() if owner == seat}
            assert set(choices(state, "lift")) == {
                place for place in own if station_hexes_by_hand(view, place)
            }


@SEEDS
@rule("ROC-27", "ROC-28", "ROC-29", "ROC-30")
def test_engines_are_offered_their_legal_hexes(seed: int) -> None:
    """Which companies may be chosen, and where they may go."""
    for state in states(seed):
        view = table(state)
        match state.steps[-1]:
            case ChooseAction():
                assert choices(state, "extend") == [
                    name
                    for name in COMPANIES
                    if name not in view.moved and steps_by_hand(view, name)
                ]
            case ChooseHex(company=name):
                assert choices(state, "to") == steps_by_hand(view, name)


@SEEDS
@rule("ROC-5", "ROC-8")
def test_lines_have_the_hexes_and_stations_of_their_routes(seed: int) -> None:
    """What the state keeps of a line is what its routes and mergers say."""
    for state in states(seed):
        view = table(state)
        for name in map(CompanyId, COMPANIES):
            rails = line_hexes(view, name)
            connected = [0] * len(view.seats)
            for place, owner in stations(view).items():
                connected[owner] += place in rails
            assert list(company(view, name).stations) == connected
        assert state.network.tiles.bit_count() == len(tiles(view))


@SEEDS
def test_what_a_line_earns_at_most_is_what_playing_it_out_would_tell(seed: int) -> None:
    """The words on its button and hexes, for each company and seat, without a veto played."""
    for state in states(seed):
        if isinstance(state.steps[-1], ChooseAction):
            look = Outlook(state)
            for action in legal_selects(state):
                futures = hex_by_hex(state, consequence(state, action))
                number = COMPANIES.index(action.company)
                for seat in map(Seat, range(state.seats)):
                    told = {place: future.earnings[seat] for place, future in futures.items()}
                    assert told == {p: look.pays(seat, number, BOARD.cells[p]) for p in futures}
                    assert max(told.values()) == look.best_step(seat, number)


@SEEDS
def test_what_a_word_in_a_veto_earns_is_what_playing_it_out_would_tell(seed: int) -> None:
    """Bids, hexes and answers, with every share that is given up for them."""
    vetoes = [state for state in states(seed) if isinstance(state.steps[-1], IN_VETO)]
    for state in vetoes:
        menu = DESK.menu(state, state.steps[-1].seat)
        assert menu is not None
        for choice in menu.choices:
            amount = choice.detail.facts["amount"] if choice.detail else 0
            assert amount == most_played_out(state, choice.action)
    assert vetoes


def most_played_out(state: State, action: Action) -> int:
    """The most that the seat that is asked earns by an answer."""
    step = state.steps[-1]
    if isinstance(action, VetoBid) and isinstance(step, VetoBidding):
        futures = [*hex_by_hex(state, consequence(state, action)).values()]
    else:
        assert isinstance(action, VetoPass | VetoMatch | VetoConcede | VetoPlace)
        futures = [foreseen(state, action)]
    return max(future.earnings[step.seat] for future in futures)
