"""Orders worth a look: station hexes that engines come to, and bids that make a difference."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket.actions import (
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    VetoBid,
    VetoPlace,
)
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.bot.reading import Reading, read, station_worth
from rotonde.games.rocket.bot.ways import ways
from rotonde.games.rocket.rules.veto import shares_of, still_to_ask
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import Veto, VetoBidding, VetoPlacing
from rotonde.kernel.law.ids import Seat

STATIONS_LOOKED_AT: Final = 12


def without_idle_stations(state: State, seat: Seat, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """All but the station hexes that hardly any engine will come to, and moves of good stations."""
    looked_at = likeliest(read(state), legal)
    spare = state.reserve(seat) > 0
    return [
        action
        for action in legal
        if not isinstance(action, PlaceStation | DropStation | PickStation)
        or (isinstance(action, PickStation) and not spare)
        or (not isinstance(action, PickStation) and action.hex in looked_at)
    ]


def likeliest(reading: Reading, legal: Sequence[AnyAction]) -> set[str]:
    """The station hexes that bring most, by the chance that an engine comes to them."""
    worth: dict[str, float] = {}
    for _, line, future in reading.lines:
        prize = station_worth(reading, line, future)
        for cell, chance in ways(line.engine, line.heading).hexes.items():
            place = BOARD.names[cell]
            worth[place] = worth.get(place, 0.0) + prize * chance
    places = [a.hex for a in legal if isinstance(a, PlaceStation | DropStation)]
    return set(sorted(places, key=lambda place: -worth.get(place, 0.0))[:STATIONS_LOOKED_AT])


def telling_bids(state: State, step: VetoBidding, legal: Sequence[AnyAction]) -> list[AnyAction]:
    """Pass, a first bid that makes the mover pay, and the lowest that nobody before can match."""
    enough = max(step.veto.top_bid, shares_of(state, step.veto.mover, step.veto)) + 1
    worth = {enough} if step.veto.top_bid else {1, enough}
    if len(step.veto.hexes) == 1 and not confirming_buys(state, step.veto):
        worth = set()
    return [a for a in legal if not isinstance(a, VetoBid) or a.amount in worth]


def telling_places(
    state: State, step: VetoPlacing, legal: Sequence[AnyAction]
) -> Sequence[AnyAction]:
    """All but the hex where the engine stands already, where a bid for it is for nothing."""
    if confirming_buys(state, step.veto):
        return legal
    return [a for a in legal if not isinstance(a, VetoPlace) or a.hex != step.veto.hex]


def confirming_buys(state: State, veto: Veto) -> bool:
    """Whether a bid that leaves the engine where it stands changes more than who holds shares.

    It keeps another's bid from being matched, the mover from a passenger (ROC-46), an empty stack
    from ending the game (ROC-75), or those who are asked later from turning the engine.
    """
    if veto.hex != veto.first_hex or not state.shares[BOARD.companies.number[veto.company]].stack:
        return True
    return invites(state, veto) or (len(veto.hexes) > 1 and bool(still_to_ask(state, veto)))


def invites(state: State, veto: Veto) -> bool:
    """Whether the mover would take a passenger where the engine stands."""
    here = 1 << BOARD.cells[veto.hex]
    hosts = (own & here for seat, own in enumerate(state.stations) if seat != veto.mover)
    return state.passengers_left > 0 and any(hosts)
