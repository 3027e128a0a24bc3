"""What a transcript of Railroad Tiles tells: columns, pieces, the coin, and the final count."""

from collections.abc import Iterable

from rotonde.games.tiles import TILES
from rotonde.games.tiles.events import (
    ChallengeJudged,
    CitiesScored,
    CoinTossed,
    ColumnTaken,
    DeadEndsCounted,
    ObjectiveDiscarded,
    ObjectiveLaid,
    ObjectiveScored,
    OrderSet,
    PiecePlaced,
    RectanglesScored,
    StarAdded,
    StartTileChosen,
    TileRejected,
    TilesDiscarded,
)
from rotonde.games.tiles.state import State
from rotonde.kernel.law.event import Event


class TilesNotes:
    """Railroad Tiles in a few words."""

    reasons = frozenset({"rounds", "challenge-kept", "challenge-failed"})
    unseen = frozenset[type[Event]]()

    def standing(self, state: State) -> str:
        """`totals 3 4 | tiles 3 5 | stars 1 1 | bag 82 | waiting car_plain`"""
        view = TILES.view(state, None)
        waiting = view.waiting_room.id if view.waiting_room else "-"
        return (
            f"totals {row(seat.figures.total for seat in view.seats)}"
            f" | tiles {row(len(seat.map) for seat in view.seats)}"
            f" | stars {row(seat.stars for seat in view.seats)}"
            f" | bag {view.bag} | waiting {waiting}"
        )

    def note(self, event: Event) -> str | None:
        match event:
            case StartTileChosen(seat=seat, tile=tile):
                return f"{seat} starts with {tile}"
            case ColumnTaken(seat=seat, column=column, tiles=tiles, stars=stars):
                got = stars + event.bonus_stars
                extra = f", stars {got}" if got else ""
                extra += f", points {event.bonus_points}" if event.bonus_points else ""
                return f"{seat} takes column {column}: {' '.join(tiles)}{extra}"
            case TileRejected(seat=seat, tile=tile, used=used):
                return f"{seat} rejects {tile}, {used} of {event.most}"
            case TilesDiscarded(seat=seat, tiles=tiles):
                return f"{seat} discards {' '.join(tiles)}"
            case PiecePlaced(seat=seat, kind=kind, cell=cell, connected=met, points=points):
                star = " for a star" if event.by == "star" else ""
                return f"{seat} places a {kind} on {cell}{star}: 1 + {met}, {points} scored"
            case _:
                return small_note(event) or final_note(event)


def small_note(event: Event) -> str | None:
    """What happens to objectives and columns."""
    match event:
        case ObjectiveLaid(seat=seat, kind=kind, cell=cell):
            return f"{seat} lays {kind} on {cell}"
        case ObjectiveDiscarded(seat=seat, kind=kind):
            return f"{seat} gives up {kind}"
        case CoinTossed(side=side, column=column, tiles=tiles, stars=stars):
            return f"coin {side}: column {column} goes, {len(tiles)} tiles, {stars} stars"
        case StarAdded(column=column, stars=stars):
            return f"column {column} has stars: {stars}"
        case OrderSet(platforms=platforms):
            return f"order {row(platforms)}"
        case _:
            return None


def final_note(event: Event) -> str | None:
    """What the final count says."""
    match event:
        case CitiesScored(counts=counts, points=points):
            return f"cities {row(counts)}: {row(points)}"
        case RectanglesScored(sizes=sizes, points=points):
            return f"rectangles {' '.join(f'{w}x{h}' for w, h in sizes)}: {row(points)}"
        case DeadEndsCounted(counts=counts, points=points):
            return f"dead ends {row(counts)}: {row(points)}"
        case ObjectiveScored(kind=kind, points=points):
            return f"{kind}: {row(points)}"
        case ChallengeJudged(challenge=name, value=value, target=target, kept=kept):
            verdict = "kept" if kept else "failed"
            return f"{name} {verdict}, {value} of {target}: {event.score}, rating {event.rating}"
        case _:
            return None


def row(numbers: Iterable[int]) -> str:
    """`3 4 5`"""
    return " ".join(map(str, numbers))


NOTES = TilesNotes()
