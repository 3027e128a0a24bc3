"""The events of Railroad Tiles in words: which message, with which facts.

Pure. Reads events alone; the sentences stand in locale/.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from rotonde.games.tiles.events import (
    ChallengeJudged,
    CitiesScored,
    CoinTossed,
    ColumnsCleared,
    ColumnsFilled,
    ColumnTaken,
    DeadEndsCounted,
    GameEnded,
    LayingFinished,
    ObjectiveDiscarded,
    ObjectiveLaid,
    ObjectiveScored,
    OrderSet,
    PiecePlaced,
    PiecesBegan,
    PiecesFinished,
    RectanglesScored,
    RoundBegan,
    StarAdded,
    StartTileChosen,
    TileLaid,
    TileRejected,
    TilesDiscarded,
    TokensShifted,
)
from rotonde.games.tiles.names import (
    challenge,
    coin,
    drawing,
    kinds,
    listed,
    objective,
    piece,
    scored,
    signed,
    token,
)
from rotonde.kernel.desk.log import did, followed, heading, silent
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, LogLine, Seated, Text


def tell(event: Event) -> LogLine | None:
    """The event as a line of the log; None when another line says it."""
    return TELL[type(event)](event)


# --- rounds -----------------------------------------------------------------------------------


def round_began(event: RoundBegan) -> LogLine:
    return heading("log-round", round=event.round)


def tokens_shifted(event: TokensShifted) -> LogLine:
    """Where each token lies now; in the last round none comes."""
    places = {
        "waiting": token(event.waiting_room),
        "left": token(event.hall_left),
        "right": token(event.hall_right),
    }
    if event.removed is None:
        return followed("log-tokens", (), **places)
    return followed("log-tokens-removed", (), removed=token(event.removed), **places)


def columns_filled(event: ColumnsFilled) -> LogLine:
    drawn = sum(len(column.drawn) for column in event.columns)
    return followed("log-filled", drawn=drawn, bag=event.bag)


def coin_tossed(event: CoinTossed) -> LogLine:
    side = coin(event.side)
    return followed("log-coin", side=side, column=event.column, stars=event.stars)


def star_added(event: StarAdded) -> LogLine:
    return followed("log-star", column=event.column, stars=event.stars)


def order_set(event: OrderSet) -> LogLine:
    seats = listed(map(Seated, event.platforms))
    return followed(f"log-order-{len(event.platforms)}", (), **seats)


# --- tiles ------------------------------------------------------------------------------------


def start_tile_chosen(event: StartTileChosen) -> LogLine:
    return did(event.seat, "log-start", tile=drawing(event.tile, "-a"))


def column_taken(event: ColumnTaken) -> LogLine:
    """A star of the solo game counts like those on the column (TIL-111)."""
    return did(
        event.seat,
        "log-column",
        scored(event.seat, event.bonus_points),
        column=event.column,
        tiles=len(event.tiles),
        stars=event.stars + event.bonus_stars,
    )


def columns_cleared(event: ColumnsCleared) -> LogLine:
    return followed("log-cleared", tiles=len(event.tiles))


def tile_laid(event: TileLaid) -> LogLine:
    return did(event.seat, "log-lays", tile=drawing(event.tile, "-a"), cell=event.cell)


def objective_laid(event: ObjectiveLaid) -> LogLine:
    return did(event.seat, "log-lays", tile=objective(event.kind, "-the"), cell=event.cell)


def tile_rejected(event: TileRejected) -> LogLine:
    tile = drawing(event.tile, "-a")
    return did(event.seat, "log-rejects", tile=tile, used=event.used, most=event.most)


def tiles_discarded(event: TilesDiscarded) -> LogLine:
    tiles = listed(drawing(tile, "-a") for tile in event.tiles)
    return followed(f"log-discarded-{len(event.tiles)}", (), **tiles)


def objective_discarded(event: ObjectiveDiscarded) -> LogLine:
    return did(event.seat, "log-objective-discarded", tile=objective(event.kind, "-the"))


# --- pieces -----------------------------------------------------------------------------------


def pieces_began(event: PiecesBegan) -> LogLine:
    """The halls are named in the order of the station board; in round 2 only one has a token."""
    tokens = listed(kinds(token) for token in (event.hall_left, event.hall_right) if token)
    return LogLine(Text(f"log-pieces-{len(tokens)}", {**tokens, "seats": len(event.seats)}))


def piece_placed(event: PiecePlaced) -> LogLine:
    """The sum behind the points, and their limit where it counts (TIL-56)."""
    placed = "log-piece-for-star" if event.by == "star" else "log-piece"
    return did(
        event.seat,
        placed if event.points > event.connected else f"{placed}-most",
        scored(event.seat, event.points),
        piece=piece(event.kind, "-a"),
        cell=event.cell,
        connected=event.connected,
    )


def pieces_finished(event: PiecesFinished) -> LogLine | None:
    """Silent where every token was used."""
    if not event.unused:
        return None
    message = "-".join(("log-unused", *event.unused))
    return LogLine(Text(message, {"seat": Seated(event.seat)}), event.seat, depth=1)


# --- final count ------------------------------------------------------------------------------


def game_ended(_: GameEnded) -> LogLine:
    return heading("log-ended")


def counted(counts: Iterable[int], points: Iterable[int]) -> tuple[Gain, ...]:
    """What each seat that took part got or lost, and with how many."""
    return tuple(
        Gain(Seat(seat), amount, with_count(amount, count))
        for seat, (count, amount) in enumerate(zip(counts, points, strict=True))
        if count
    )


def with_count(points: int, count: int) -> Text:
    """Points, and how many things they are for."""
    message = "log-gain-lost" if points < 0 else "log-gain-count"
    return Text(message, {"points": abs(points), "count": count})


def cities_scored(event: CitiesScored) -> LogLine:
    return followed("log-cities", counted(event.counts, event.points))


def rectangles_scored(event: RectanglesScored) -> LogLine:
    pairs = enumerate(zip(event.sizes, event.points, strict=True))
    gains = tuple(
        Gain(
            Seat(seat),
            points,
            Text("log-gain-size", {"points": points, "width": width, "height": height}),
        )
        for seat, ((width, height), points) in pairs
    )
    return followed("log-rectangle", gains)


def dead_ends_counted(event: DeadEndsCounted) -> LogLine:
    return followed("log-dead-ends", counted(event.counts, event.points))


def objective_scored(event: ObjectiveScored) -> LogLine | None:
    """Silent where nobody laid it."""
    gains = tuple(
        Gain(Seat(seat), points, signed(points) if points else Text("log-gain-fails"))
        for seat, (laid, points) in enumerate(zip(event.laid, event.points, strict=True))
        if laid
    )
    return followed("log-objective", gains, objective=objective(event.kind)) if gains else None


def challenge_judged(event: ChallengeJudged) -> LogLine:
    """A failed challenge takes every point (TIL-114)."""
    name = challenge(event.challenge)
    if event.kept:
        return followed(
            "log-challenge-kept", challenge=name, score=event.score, rating=event.rating
        )
    lost = scored(event.seat, event.score - event.total)
    return followed(
        "log-challenge-failed", lost, challenge=name, value=event.value, target=event.target
    )


TELL: Final[Mapping[type[Event], Callable[[Any], LogLine | None]]] = {
    RoundBegan: round_began,
    TokensShifted: tokens_shifted,
    ColumnsFilled: columns_filled,
    StartTileChosen: start_tile_chosen,
    ColumnTaken: column_taken,
    ColumnsCleared: columns_cleared,
    TileLaid: tile_laid,
    ObjectiveLaid: objective_laid,
    TileRejected: tile_rejected,
    TilesDiscarded: tiles_discarded,
    ObjectiveDiscarded: objective_discarded,
    LayingFinished: silent,
    PiecesBegan: pieces_began,
    PiecePlaced: piece_placed,
    PiecesFinished: pieces_finished,
    CoinTossed: coin_tossed,
    StarAdded: star_added,
    OrderSet: order_set,
    GameEnded: game_ended,
    CitiesScored: cities_scored,
    RectanglesScored: rectangles_scored,
    DeadEndsCounted: dead_ends_counted,
    ObjectiveScored: objective_scored,
    ChallengeJudged: challenge_judged,
}
"""One line for each kind of event; a test holds it complete."""
