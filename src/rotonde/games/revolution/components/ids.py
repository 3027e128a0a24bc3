"""The words of the tables: names of cities, spaces, tiles, and the closed lists of the game."""

from typing import Final, Literal, NewType, get_args

CityId = NewType("CityId", str)
SpaceId = NewType("SpaceId", str)
"""A rail space, as in `S16`."""
CityTileId = NewType("CityTileId", str)
MilestoneId = NewType("MilestoneId", str)
"""A milestone with its pile, as in `B-10`."""
Section = NewType("Section", int)
"""A telegraph section, counted from 1 on the left."""
Field = NewType("Field", int)
"""A section of a player board, counted from 1 on the left."""
MarketTileId = NewType("MarketTileId", int)
TelegraphTileId = NewType("TelegraphTileId", int)
SetupTileId = NewType("SetupTileId", int)

Colour = Literal["white", "purple", "orange", "grey", "turquoise"]
Wanted = Literal["purple", "orange", "grey", "turquoise", "any"]
"""The manager that a slot of a milestone asks for."""
ActionSpace = Literal["station", "railroad", "telegraph", "trade"]
Track = Literal["telegraph", "stations", "network"]
TrainKind = Literal["promote_2", "advance_3", "rail_100", "money_600", "shares_3"]
Pile = Literal["A1", "A2", "B", "C", "D"]
Side = Literal["a", "b"]
PieceKind = Literal["building", "rail"]
Where = Literal["stock", "board"]
"""The place of an available worker: the personal stock, or an action space (REV-25)."""
Part = Literal["reward", "first_bonus", "tile", "flip", "promotion", "ability"]

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)
ACTION_SPACES: Final[tuple[ActionSpace, ...]] = get_args(ActionSpace)
TRACKS: Final[tuple[Track, ...]] = get_args(Track)
TRAINS: Final[tuple[TrainKind, ...]] = get_args(TrainKind)
PILES: Final[tuple[Pile, ...]] = get_args(Pile)
PIECES: Final[tuple[PieceKind, ...]] = get_args(PieceKind)
PLACES: Final[tuple[Where, ...]] = get_args(Where)
PARTS: Final[tuple[Part, ...]] = get_args(Part)
