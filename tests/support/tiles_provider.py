"""Railroad Tiles for the contract suite: its options, every order that can be written, its secrets.

Cells far away from every map, and tiles that nobody holds, stand for all others of their kind.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import get_args

from msgspec.structs import replace

from rotonde.games.tiles.actions import (
    AnyAction,
    By,
    ChooseColumn,
    ChooseStartTile,
    DiscardObjective,
    FinishLaying,
    FinishPieces,
    Hall,
    LayObjective,
    LayTile,
    PlacePiece,
    RejectTile,
)
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.scoring import totals
from rotonde.games.tiles.state import State, TilesOptions
from rotonde.games.tiles.steps import ChoosingStartTile, Laying, PlacingPieces
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from tests.support.tiles_box import OBJECTIVES, SIDES, TRACK, TURNS, Place, neighbour

CHOSEN = TilesOptions(
    objectives="chosen",
    first_objective="gas_station",
    second_objective="airport",
    third_objective="prefecture",
    parallel=True,
)
FOREIGN = ("V01", "V64")
"""Tiles that are tried whether a seat holds them or not."""
NOWHERE = tuple(map(CellName, ("A1", "-ZZ-99", "m13", "")))
WITHOUT_SENSE = (TileId("V00"), TileId("v24"), TileId(""))


class TilesProvider:
    """What the suite must be told of Railroad Tiles."""

    has_secrets = True
    asked_within = frozenset[str]()

    def options(self) -> Sequence[TilesOptions]:
        return (
            TilesOptions(),
            TilesOptions(parallel=True),
            TilesOptions(objectives="random"),
            CHOSEN,
            TilesOptions(challenge="lazy_travellers"),
            TilesOptions(challenge="perfection", parallel=True),
        )

    def universe(self, state: State) -> Iterator[AnyAction]:
        if any(isinstance(step, ChoosingStartTile) for step in state.steps):
            yield from map(ChooseStartTile, (*TRACK, *WITHOUT_SENSE))
        else:
            yield from map(ChooseStartTile, WITHOUT_SENSE)
        yield from map(ChooseColumn, range(1, 10))
        yield from layings(state)
        yield from placings(state)
        yield FinishPieces()

    def hidden_twins(self, state: State, seat: Seat | None) -> Iterator[State]:
        """Only the dice to come are hidden: order of bag and stack, and coins."""
        for seed in ("twin", "other twin"):
            yield replace(state, rng=Rng(seed, state.rng.drawn))
        yield replace(state, rng=replace(state.rng, drawn=state.rng.drawn + 1))

    def things(self, state: State) -> Sequence[str]:
        cells = [*near(state)[::9], *NOWHERE]
        return [
            *(f"cell:{cell}" for cell in cells),
            *(f"cell:{cell}:V24:1" for cell in cells[::3]),
            *(f"slot:{cell}:{number}" for cell in cells for number in (0, 1)),
            *(f"column:{number}" for number in range(7)),
            *(f"{kind}:{tile}" for kind in ("start", "hand") for tile in ("V24", "V49", "V00")),
            *(f"objective:{kind}" for kind in (*OBJECTIVES, "castle")),
            *(f"token:{hall}" for hall in ("waiting", *get_args(Hall), "middle")),
            *("column:", "cell", "slot:M13", "cell:M13:V24", "nonsense", ":", ""),
        ]

    def counted(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The objectives in the final count."""
        return {"objective": totals.sources(state, state.areas[seat]).get("objectives", 0)}


def layings(state: State) -> Iterator[AnyAction]:
    """Every way to deal with a tile, in canonical order."""
    cells, held = near(state), {tile for step in hands(state) for tile in step.hand}
    yield from (LayTile(*way) for way in product(WITHOUT_SENSE, cells[::9], TURNS))
    for tile in TRACK:
        if tile in held or tile in FOREIGN:
            there = cells if tile in held else cells[::9]
            yield from (LayTile(tile, cell, turn) for cell, turn in product(there, TURNS))
    due = any(step.objective_due for step in hands(state))
    kinds = (*OBJECTIVES, ObjectiveId("castle"))
    for kind, cell, turn in product(kinds, cells if due else cells[::9], TURNS):
        yield LayObjective(kind, cell, turn)
    yield from map(RejectTile, (*TRACK, *WITHOUT_SENSE))
    yield from map(DiscardObjective, kinds)
    yield FinishLaying()


def placings(state: State) -> Iterator[AnyAction]:
    """Every way to place a piece, in canonical order."""
    cells = near(state) if any(isinstance(step, PlacingPieces) for step in state.steps) else ()
    for hall, by in product(get_args(Hall), get_args(By)):
        for cell, slot in product((*cells, *NOWHERE), range(2)):
            yield PlacePiece(hall, by, cell, slot)


def hands(state: State) -> list[Laying]:
    """The seats that lay."""
    return [step for step in state.steps if isinstance(step, Laying)]


def near(state: State) -> list[CellName]:
    """The cells of all maps of seats that may act and those around them, by row, then column."""
    seats = {step.seat for step in state.steps}
    maps = [area.map for seat, area in enumerate(state.areas) if seat in seats]
    taken = {BOARD.squares.position(cell) for ground in maps for cell in ground.cells} | {(0, 0)}
    found: set[Place] = taken | {neighbour(place, side) for place in taken for side in SIDES}
    by_row = sorted(found, key=lambda place: place[::-1])
    return [*(BOARD.names[BOARD.squares.cell(x, y)] for x, y in by_row), *NOWHERE]


PROVIDER = TilesProvider()
