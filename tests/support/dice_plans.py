"""The recordings of Railroad Dice: both numbers of dice, every end that play reaches, rare turns.

A new recording is a new plan at the end of the list.
"""

from collections.abc import Sequence
from typing import Final

from rotonde.games.dice.events import (
    DirectorChanged,
    LastYearAnnounced,
    OfficeLost,
    StationBuilt,
    TileCleared,
    TileDiscovered,
)
from rotonde.games.dice.state import DiceOptions
from tests.recordings.plans import Plan, weighted

USUAL: Final = DiceOptions()
MORE: Final = DiceOptions(dice_total=60)
HIDDEN: Final = DiceOptions(hide_totals=True)

PLAIN: Final = weighted({"LayRail": 30, "ChooseTile": 30, "BuildStation": 60, "EndTurn": 6})
BUILDER: Final = weighted(
    {"LayRail": 80, "BuildStation": 80, "Roll": 20, "BuyShare": 6, "TakeIncome": 8, "EndTurn": 3}
)
PATHFINDER: Final = weighted(
    {"LayRail": 120, "Roll": 20, "BuyShare": 1, "BuildStation": 1, "TakeIncome": 8, "EndTurn": 2}
)
TRADER: Final = weighted({"BuyShare": 60, "LayRail": 5, "Roll": 30, "EndTurn": 4})
IDLER: Final = weighted({"EndTurn": 1000, "TakeIncome": 1000, "LayRail": 0, "BuildStation": 0})

PLANS: Final[Sequence[Plan]] = (
    Plan(2, PLAIN, "d", USUAL, (TileDiscovered, StationBuilt)),
    Plan(3, PLAIN, "d", USUAL, (TileCleared, DirectorChanged)),
    Plan(4, PLAIN, "d", USUAL, (TileDiscovered,)),
    Plan(2, BUILDER, "a", USUAL, (LastYearAnnounced, OfficeLost)),
    Plan(3, BUILDER, "a", MORE, (LastYearAnnounced,)),
    Plan(4, BUILDER, "d", MORE, (StationBuilt, TileCleared)),
    Plan(2, PATHFINDER, "b", USUAL, (LastYearAnnounced,)),
    Plan(3, PATHFINDER, "b", MORE, (LastYearAnnounced,)),
    Plan(3, TRADER, "d", USUAL, (DirectorChanged, OfficeLost)),
    Plan(2, IDLER, "idle", USUAL),
    Plan(4, IDLER, "idle", MORE),
    Plan(3, BUILDER, "d", HIDDEN, (OfficeLost,)),
    Plan(2, TRADER, "d", MORE, (DirectorChanged,)),
    Plan(3, PATHFINDER, "c", MORE, (LastYearAnnounced,)),
)
