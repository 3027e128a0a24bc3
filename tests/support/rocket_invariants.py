"""The laws that every position of Rocket obeys, checked on what everybody can see.

Laws 1 to 4 hold at every moment, the others after every complete action.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from rotonde.games.rocket.events import (
    AnyEvent,
    CategoryPaid,
    LineAbsorbed,
    SharesPaid,
    StationsPaid,
    TownReached,
)
from rotonde.games.rocket.view.shapes import CompanyView, View
from rotonde.kernel.law.event import Event
from tests.support.rocket_map import CITIES, OPEN, START, START_HEX, TOWNS, around, towns_near
from tests.support.rocket_plain import (
    engines,
    has_hope_by_hand,
    line_hexes,
    stations,
    surviving,
    tiles,
)

PAID_BY = {"ROC-54", "ROC-55", "ROC-61", "ROC-81", "ROC-82", "ROC-83"}


def law_1_shares_of_a_company_are_sixteen(view: View) -> None:
    """On the stack, in hands, out of the game; supplementary ones are counted apart."""
    for c in view.companies:
        terms = (c.stack, *c.shares, c.supplementary, c.removed)
        assert min(terms) >= 0, c
        assert c.stack + sum(c.shares) - c.supplementary + c.removed == 16, c
        assert c.supplementary <= sum(c.shares), c


def law_2_supplementary_shares_are_sixteen(view: View) -> None:
    """In the pile or standing for a company; closed companies have no stack."""
    assert view.supplementary_pile >= 0
    assert view.supplementary_pile + sum(c.supplementary for c in view.companies) == 16
    for c in view.companies:
        if c.status == "absorbed":
            assert (sum(c.shares), c.supplementary, c.stack) == (0, 0, 0), c
        if c.status == "isolated":
            assert c.stack == 0, c
        if c.status == "active":
            assert c.removed == 0, c


def law_3_pieces_are_conserved(view: View) -> None:
    """Stations, passengers and markers are somewhere, each once."""
    for seat in view.seats:
        on_board = sum(station.seat == seat.seat for station in view.stations)
        assert seat.reserve >= 0
        assert seat.reserve + on_board == 7
    assert sum(seat.passengers for seat in view.seats) + view.passengers_left == 9
    held = [(marker.city, marker.good) for seat in view.seats for marker in seat.markers]
    lying = [(city.city, good) for city in view.cities for good in city.markers]
    printed = [(city, good) for city in CITIES for good in TOWNS[city]["markers"]]
    assert Counter(held + lying) == Counter(printed)


def law_4_tiles_are_sixty(view: View) -> None:
    """One hex more only when the last merger found no tile; none left only at the end."""
    over = view.end_reason is not None
    assert view.tiles_left + len(tiles(view)) in ({60, 61} if over else {60})
    assert view.tiles_left >= (0 if over else 1)


def law_5_every_piece_has_its_own_open_hex(view: View) -> None:
    """No town, no two tiles, no tile under an engine, no two stations on a hex."""
    entered = [place for c in view.companies for place in c.route[1:]]
    assert len(entered) == len(set(entered))
    assert set(entered) <= OPEN
    assert set(tiles(view)).isdisjoint(engines(view))
    assert len(stations(view)) == len(view.stations)
    assert set(stations(view)) <= OPEN


def law_6_neighbours_keep_apart(view: View) -> None:
    """No two stations side by side, no two lines side by side."""
    standing = set(stations(view))
    assert not any(around(place) & standing for place in standing)
    for one, other in combinations(surviving(view), 2):
        beside = {x for place in line_hexes(view, one.id) for x in around(place)}
        assert not beside & line_hexes(view, other.id), (one.id, other.id)


def law_7_towns_are_those_beside_the_line(view: View) -> None:
    """All towns beside its hexes, and starting towns of its own and of what it absorbed."""
    for line in surviving(view):
        members = [c.id for c in view.companies if c.line == line.id]
        rails = line_hexes(view, line.id) - {START_HEX[line.id]}
        beside = towns_near(rails)
        starts = {START[company] for company in members}
        assert beside | {START[line.id]} <= set(line.towns), line.id
        assert set(line.towns) <= beside | starts, line.id


def law_8_every_tile_has_its_line(view: View) -> None:
    """Tiles belong to surviving lines; each of these has one engine."""
    alive = {line.id for line in surviving(view)}
    assert set(tiles(view).values()) <= alive
    assert sorted(engines(view).values()) == sorted(alive)
    assert len(view.companies) - len(alive) <= 6


def law_9_money_is_paid_in_thousands(view: View, fortunes: Iterable[int]) -> None:
    """A fortune is the sum of public incomes, each by a rule that pays."""
    paid: Counter[int] = Counter()
    for income in view.incomes:
        assert income.rule in PAID_BY
        assert income.amount > 0
        assert income.amount % 1000 == 0
        paid[income.seat] += income.amount
    assert [paid[seat] for seat in range(len(view.seats))] == list(fortunes)


def law_9_no_event_pays_too_much(events: Iterable[Event]) -> None:
    """First and second prize are the most that an event can pay."""
    for event in events:
        match event:
            case TownReached(town=town, towns=towns, payments=payments):
                most = 3000 if TOWNS[town]["kind"] == "city" else both_prizes(towns)
                assert sum(payments) <= most, event
            case LineAbsorbed() | StationsPaid() | SharesPaid():
                assert sum(event.payments) <= both_prizes(event.towns), event
            case CategoryPaid(payments=payments):
                assert sum(payments) <= 9000, event


def both_prizes(towns: int) -> int:
    """£1,000 for each town, and half of it."""
    return 1000 * (towns + towns // 2)


def law_10_hope_decides(view: View) -> None:
    """Exactly the lines without hope are isolated: the literal test, once more."""
    if view.end_reason is None:
        for line in surviving(view):
            assert has_hope_by_hand(view, line.id) == (line.status == "active"), line.id


def law_10_what_is_closed_stays_closed(before: View, after: View) -> None:
    """Isolated and absorbed are final; what a line once linked stays linked."""
    for old, new in zip(before.companies, after.companies, strict=True):
        if old.status != "active":
            assert new.status == old.status, old.id
    assert linked(before) <= linked(after)


def linked(view: View) -> set[str]:
    """The union of all surviving sets of towns (law 7)."""
    return {town for line in surviving(view) for town in line.towns}


def law_9_fortunes_never_fall(before: Iterable[int], after: Iterable[int]) -> None:
    """Nothing in the game costs money."""
    assert all(old <= new for old, new in zip(before, after, strict=True))


def always(view: View) -> None:
    """Laws 1 to 4, at every moment."""
    law_1_shares_of_a_company_are_sixteen(view)
    law_2_supplementary_shares_are_sixteen(view)
    law_3_pieces_are_conserved(view)
    law_4_tiles_are_sixty(view)


def complete(view: View) -> None:
    """Laws 5 to 8, after every complete action."""
    law_5_every_piece_has_its_own_open_hex(view)
    law_6_neighbours_keep_apart(view)
    law_7_towns_are_those_beside_the_line(view)
    law_8_every_tile_has_its_line(view)


def mergers(events: Iterable[AnyEvent | Event]) -> int:
    """How many lines were absorbed."""
    return sum(isinstance(event, LineAbsorbed) for event in events)


def absorbed(companies: Iterable[CompanyView]) -> int:
    """How many companies are absorbed."""
    return sum(c.status == "absorbed" for c in companies)
