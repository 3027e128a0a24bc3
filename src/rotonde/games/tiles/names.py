"""Names and points as the facts of a sentence: tiles, objectives, pieces, tokens, sides.

Pure. The words themselves stand in locale/.
"""

from collections.abc import Iterable
from typing import Final, Literal

from rotonde.games.tiles.actions import Hall
from rotonde.games.tiles.board import BOARD, Need
from rotonde.games.tiles.components import SIDES, ChallengeId, ObjectiveId, PieceKind, TokenId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Named, Text

Article = Literal["", "-a", "-the", "-title"]
"""The form of a name: alone, with `a`, with `the`, or as a title."""

COMPASS: Final = ("north", "east", "south", "west")
"""The gaps of a sentence about the sides of a cell."""

ORDINALS: Final = ("first", "second", "third", "fourth")
"""The gaps of a sentence that lists things."""


def tile(tile_id: str) -> Named:
    """A track tile in full, with its slot and its ground; an objective tile by its name."""
    return Named(f"objective-{tile_id}" if tile_id in BOARD.objectives else f"tile-{tile_id}")


def text_of(name: Named) -> Text:
    """A name that stands for itself."""
    return Text(name.id)


def tile_drawing(tile_id: str, article: Article = "") -> Named:
    """The drawing of a tile, as `a curved station`; the name of an objective tile."""
    archetype = BOARD.tiles[BOARD.numbers[tile_id]].archetype
    return Named(
        f"archetype-{archetype}{article}" if archetype else f"objective-{tile_id}{article}"
    )


def objective(kind: ObjectiveId, article: Article = "") -> Named:
    """The name of an objective tile."""
    return Named(f"objective-{kind}{article}")


def challenge(challenge_id: ChallengeId) -> Named:
    """The name of a solo challenge."""
    return Named(f"challenge-{challenge_id}")


def figure(points: int) -> str:
    """Points as a figure, with a true minus."""
    return str(points).replace("-", "−")


def from_to(old: int, new: int) -> Text:
    """A figure before and after."""
    return Text("preview-from-to", {"old": figure(old), "new": figure(new)})


def piece(kind: PieceKind, article: Article = "") -> Named:
    """The name of a kind of piece."""
    return Named(f"piece-{kind}{article}")


def kinds(token: TokenId) -> Named:
    """The kinds that a token shows, as `train or car`."""
    return Named("-".join(("kinds", *BOARD.tokens[token].kinds)))


def token(token_id: TokenId | None) -> Named:
    """The kinds of a token, or `no token`; its flag is told where an objective tile is due."""
    return Named("token-none") if token_id is None else kinds(token_id)


def hall(name: Hall) -> Named:
    """The name of a hall."""
    return Named(f"hall-{name}")


def sides(codes: Iterable[int], code: int) -> Named:
    """The sides that have this code, as `N–S`."""
    return Named(
        "sides-" + "".join(s for s, each in zip(SIDES, codes, strict=True) if each == code)
    )


def side(number: int) -> Named:
    """One side of a tile, as `north`."""
    return Named(f"side-{number}")


def track(code: int) -> Named:
    """The track of a side, as `road`."""
    return Named(f"track-{code}")


def coin(which: str) -> Named:
    """The side of the coin that fell."""
    return Named(f"coin-{which}")


def tracks_wanted(need: Need) -> dict[str, Fact]:
    """The track that a cell asks for on each side, as the facts of a sentence."""
    return {name: Named(f"asks-{need >> 2 * side & 3}") for side, name in enumerate(COMPASS)}


def list_facts(items: Iterable[Fact]) -> dict[str, Fact]:
    """Things as the facts of a sentence that lists them."""
    return dict(zip(ORDINALS, items, strict=False))


def signed_points(points: int) -> Text:
    """Points with their sign."""
    if not points:
        return Text("points-none")
    return Text("count-plus" if points > 0 else "count-minus", {"count": abs(points)})


def point_gains(seat: Seat, points: int) -> tuple[Gain, ...]:
    """The points that a seat gets, as gains; none where it gets nothing."""
    return (Gain(seat, points, signed_points(points)),) if points else ()
