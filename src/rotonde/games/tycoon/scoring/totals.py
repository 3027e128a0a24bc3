"""The result: points less shares and the tycoon bonus, by source (TYC-85, TYC-90)."""

from collections.abc import Mapping

from rotonde.games.tycoon.scoring.tycoons import bonus
from rotonde.games.tycoon.state import State, link_count, objective_points
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome, rank_scores


def breakdown(state: State, seat: Seat) -> Mapping[str, int]:
    """The final points of a seat by their sources; tycoons count at the end only (TYC-89)."""
    railroad = state.railroads[seat]
    objectives = objective_points(railroad)
    sources = {
        "links": railroad.score - railroad.hotel_points - objectives,
        "hotels": railroad.hotel_points,
        "objectives": objectives,
        "shares": -railroad.shares,
        "tycoon": bonus(state, seat) if state.end_reason is not None else 0,
    }
    # Beginners have neither cards nor tycoons (TYC-91): no row of an end is kept for them.
    lacking = ("hotels", "objectives", "tycoon") if state.options.beginner else ()
    return {source: points for source, points in sources.items() if source not in lacking}


def scores(state: State) -> tuple[int, ...]:
    """The score of each seat so far; its tycoon stays open until the end."""
    return tuple(sum(breakdown(state, Seat(seat)).values()) for seat in range(state.seats))


def outcome(state: State) -> Outcome | None:
    """Most points win; then more links, then more cash, then they share it (TYC-90)."""
    if state.end_reason is None:
        return None
    seats = tuple(map(Seat, range(state.seats)))
    ties = {seat: (-link_count(state, seat), -state.railroads[seat].cash) for seat in seats}
    order = sorted(set(ties.values()))
    places = {seat: order.index(tie) for seat, tie in ties.items()}
    return rank_scores({seat: breakdown(state, seat) for seat in seats}, state.end_reason, places)
