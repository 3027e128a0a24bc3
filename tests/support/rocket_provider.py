"""Rocket for the contract suite: its options, every order that can be written, its secrets."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoConcede,
    VetoMatch,
    VetoPass,
    VetoPlace,
)
from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.games.rocket.events import CategoryPaid, SharesPaid, StationsPaid
from rotonde.games.rocket.rules import ending
from rotonde.games.rocket.state import RocketOptions, State
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName
from tests.support.rocket_map import COMPANIES, EVERYWHERE, GOODS, TOWNS

HEXES = (*EVERYWHERE, HexName("Z99"), HexName("e13"), HexName(""))
MOST_BID = 99


FINAL_COUNT = {CategoryPaid: "category", StationsPaid: "stations", SharesPaid: "shares"}


class RocketProvider:
    """What the suite must be told of Rocket."""

    has_secrets = True
    asked_within = frozenset[str]()

    def options(self) -> Sequence[RocketOptions]:
        return (
            RocketOptions(),
            RocketOptions(station_may_leave_track=False, money_visible=True, stall_limit_rounds=1),
            RocketOptions(money_visible=True, stall_limit_rounds=20),
        )

    def universe(self, state: State) -> Iterator[AnyAction]:
        yield from takes()
        for kind in (PlaceStation, PickStation):
            yield from map(kind, HEXES)
        yield from map(SelectLine, (*COMPANIES, CompanyId("LMS"), CompanyId("")))
        for step in (DropStation, Advance):
            yield from map(step, HEXES)
        yield VetoPass()
        yield from map(VetoBid, range(1, MOST_BID + 1))
        yield from map(VetoPlace, HEXES)
        yield from (VetoConcede(), VetoMatch())

    def hidden_twins(self, state: State, seat: Seat | None) -> Iterator[State]:
        """Totals of others are hidden until the end (ROC-86); nothing else is."""
        if state.options.money_visible or state.end_reason is not None:
            return
        for change in (1000, 7000):
            yield replace(
                state,
                money=tuple(
                    total if other == seat else total + change
                    for other, total in enumerate(state.money)
                ),
            )

    def things(self, state: State) -> Sequence[str]:
        places = [f"hex:{place}" for place in HEXES[::7]]
        companies = [f"company:{company}" for company in COMPANIES]
        towns = [f"town:{town}" for town in TOWNS]
        markers = [f"marker:{town}:{good}" for town in TOWNS for good in GOODS]
        stations = [f"station:{place}" for place in HEXES[::11]]
        return [*places, *companies, *towns, *markers, *stations, "nonsense", "hex:", ""]

    def counted(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The final count, paid at once."""
        totals = dict.fromkeys(FINAL_COUNT.values(), 0)
        for event in ending.finish(state, "tiles").events:
            if isinstance(event, CategoryPaid | StationsPaid | SharesPaid):
                totals[FINAL_COUNT[type(event)]] += event.payments[seat]
        return totals


def takes() -> Iterator[AnyAction]:
    """Every town with every good, and some that never were."""
    for town in (*TOWNS, TownId("paris")):
        for good in (*GOODS, Good("coal")):
            yield TakeMarker(town, good)


PROVIDER = RocketProvider()
