"""The laws that every position of Railroad Dice obeys."""

from collections import Counter
from itertools import pairwise

from rotonde.games.dice import DICE
from rotonde.games.dice.board import BOARD, NOWHERE, Place
from rotonde.games.dice.maps.line import Sheet
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.railway.squares import OPPOSITE

SHARES = BOARD.tables.components.shares_per_company


def is_obliged(state: State) -> bool:
    """Whether a compound move is begun."""
    return bool(state.steps) and isinstance(state.steps[-1], ChoosingTile | Entering | Bridging)


def always(state: State) -> None:
    """Every law of a single position."""
    law_1_dice_are_conserved(state)
    law_2_shares_are_conserved(state)
    law_3_stations_are_on_the_card_or_built(state)
    law_4_tiles_fit_and_are_conserved(state)
    law_5_ends_stand_on_active_tiles(state)
    for sheet in state.line.sheets:
        law_6_dice_touch_only_along_the_line(state, sheet)
    if not is_obliged(state) and not state.over:
        law_7_heads_lead_to_land(state)
    law_10_built_companies_have_directors(state)


def law_1_dice_are_conserved(state: State) -> None:
    rails = sum(sheet.rails for sheet in state.line.sheets)
    total = state.reserve + rails + sum(tray.total for tray in state.trays)
    assert total == state.options.dice_total
    assert state.reserve >= 0
    assert all(min(t.hidden, t.straight, t.curve, t.share, t.joker) >= 0 for t in state.trays)


def law_2_shares_are_conserved(state: State) -> None:
    for shares in state.shares:
        assert shares.stack + sum(shares.held) == SHARES
        assert min(shares.stack, *shares.held) >= 0


def law_3_stations_are_on_the_card_or_built(state: State) -> None:
    for prices, built in zip(BOARD.prices, state.stations, strict=True):
        for kind, count in Counter(station.kind for station in built).items():
            assert count <= len(prices[kind])
        places = [station.place for station in built]
        assert len(set(places)) == len(places)


def law_4_tiles_fit_and_are_conserved(state: State) -> None:
    layout = state.general_map.layout
    kinds = Counter(BOARD.grounds[g].kind for g in state.general_map.grounds)
    for kind, row in enumerate(BOARD.kinds):
        assert kinds[kind] + layout.supply[kind] == row.supply
        assert layout.supply[kind] >= 0
    for place in state.general_map.places:
        mine = state.general_map.ground(place).sides
        for side, step in enumerate(BOARD.steps):
            beyond = Place(place + step)
            if beyond in layout.at:
                assert state.general_map.ground(beyond).sides[OPPOSITE[side]] == mine[side]


def law_5_ends_stand_on_active_tiles(state: State) -> None:
    places = [sheet.place for sheet in state.line.sheets]
    heads = [head.place for head in state.line.ends]
    assert heads == (places * 2 if len(places) == 1 else places)


def law_6_dice_touch_only_along_the_line(state: State, sheet: Sheet) -> None:
    cells = [die.cell for die in sheet.line]
    assert len(set(cells)) == len(cells)
    order = [die.cell for die in sheet.in_order]
    beside = {frozenset(pair) for pair in pairwise(order)}
    for cell in cells:
        for other in BOARD.beside[cell]:
            if other in cells:
                assert frozenset((cell, other)) in beside
    stations = [die for die in sheet.line if die.company is not None]
    ground = state.general_map.ground(sheet.place)
    assert all(die.cell in ground.sites for die in stations)
    assert len({die.company for die in stations}) == len(stations)


def law_7_heads_lead_to_land(state: State) -> None:
    for end, head in enumerate(state.line.ends):
        if head.out is not None:
            ahead, water = BOARD.beside[head.cell][head.out], state.line.ground(end).water
            assert ahead != NOWHERE
            assert not water >> head.cell & 1
            assert not water >> ahead & 1


def law_10_built_companies_have_directors(state: State) -> None:
    for director, built in zip(state.directors, state.stations, strict=True):
        assert director is not None or not built


def between(before: State, after: State) -> None:
    """The laws of one decision: what never falls, rises or changes."""
    old, new = DICE.scores(before), DICE.scores(after)
    assert all(b <= a and (a - b) % 1000 == 0 for b, a in zip(old, new, strict=True))
    assert all(a.stack <= b.stack for a, b in zip(after.shares, before.shares, strict=True))
    supply = zip(after.general_map.layout.supply, before.general_map.layout.supply, strict=True)
    assert all(a <= b for a, b in supply)
    if before.year == after.year:
        assert after.directors == before.directors
    if before.is_last_year:
        assert after.reserve >= before.reserve
    if before.seat != after.seat:
        assert after.trays[before.seat].front <= 5
