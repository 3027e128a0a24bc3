"""Short questions about a state of Railroad Tiles, answered by what everybody can see."""

from typing import TypeVar

from msgspec.structs import replace

from rotonde.games.tiles.board import BOARD, cell_name
from rotonde.games.tiles.components import TokenId
from rotonde.games.tiles.events import PiecePlaced
from rotonde.games.tiles.state import State
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.games.tiles.view.shapes import ChallengeView, FiguresView, SeatView, View
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.turn import Turn
from tests.support.tiles import TILES, perform, position, spelt

E = TypeVar("E", bound=Event)


def table(state: State) -> View:
    """What a spectator sees."""
    return TILES.view(state, None)


def seat_at(state: State, seat: int = 0) -> SeatView:
    """What lies before a seat."""
    return table(state).seats[seat]


def figures(state: State, seat: int = 0) -> FiguresView:
    """What the map of a seat is worth."""
    return seat_at(state, seat).figures


def drawn(text: str) -> FiguresView:
    """What a map is worth that `text` draws."""
    return figures(position(f"map 0 {text}"))


def challenge(text: str) -> ChallengeView:
    """How the solo challenge of a position stands."""
    found = table(position(f"seats 1 | {text}")).challenge
    assert found is not None
    return found


def actor(state: State) -> int:
    """The one seat that must decide."""
    (seat,) = TILES.actors(state)
    return seat


def orders(state: State, seat: int | None = None) -> list[str]:
    """All that a seat may do, in notation; the deciding one if none is named."""
    who = Seat(actor(state) if seat is None else seat)
    return [spelt(action) for action in TILES.legal(state, who)]


def choices(state: State, verb: str, seat: int | None = None) -> list[str]:
    """The legal orders of one verb, without the verb."""
    found = (order.partition(" ") for order in orders(state, seat))
    return [rest for word, _, rest in found if word == verb]


def places(text: str, tile: str) -> list[str]:
    """Where a tile may be laid on a map, as in `(1,0)o3`."""
    state = position(f"map 0 {text} | hand 0 {tile}")
    return [order.removeprefix(tile) for order in choices(state, "lay")]


def told(turn: Turn[State], kind: type[E]) -> list[E]:
    """The events of one kind."""
    return [event for event in turn.events if isinstance(event, kind)]


def placed(state: State, *cells: tuple[int, int]) -> tuple[State, list[int]]:
    """Seat 0 places a piece on each of these cells, one after another, and what each scores."""
    points = []
    for x, y in cells:
        kind = state.areas[0].map.layout.slots[BOARD.cells[cell_name(x, y)], 0].kind
        ready = replace(
            state,
            phase="pieces",
            hall_left=TokenId(f"{kind}_plain"),
            steps=(PlacingPieces(Seat(0), ("left",)),),
        )
        turn = perform(ready, 0, f"piece left token ({x},{y})")
        points += [event.points for event in told(turn, PiecePlaced)]
        state = replace(turn.state, steps=())
    return state, points


def scored(text: str, *cells: tuple[int, int]) -> list[int]:
    """What pieces score that are placed on these cells of a map, one after another."""
    return placed(position(f"map 0 {text}"), *cells)[1]
