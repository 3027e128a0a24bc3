"""Earnings of each seat, and the outcome (REV-114, REV-123, REV-124)."""

from collections.abc import Mapping
from functools import lru_cache

from rotonde.games.revolution.board import BOARD, SectionSet, connected_cities
from rotonde.games.revolution.components.rows import ConditionRow
from rotonde.games.revolution.state import CONSTANTS, Company, OpenMilestone, State
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.outcome import Outcome, rank_scores

TOP_LEVEL = max(BOARD.levels)
"""The level of the cities that the network track multiplies."""


def progress_in(company: Company, condition: ConditionRow) -> int:
    """How far a seat is with a condition (REV-114)."""
    match condition.kind:
        case "connect_level":
            found = connected_cities(company.network) & BOARD.levels[condition.level or 0]
        case "stations_level":
            found = company.stations & BOARD.levels[condition.level or 0]
        case "rails_market":
            found = company.network & BOARD.markets
        case "rails_terrain":
            found = company.network & BOARD.terrains[condition.triangles or 0]
    return found.bit_count()


def holds(company: Company, condition: ConditionRow) -> bool:
    """Whether a condition is met."""
    return progress_in(company, condition) >= condition.at_least


def is_complete(company: Company, milestone: OpenMilestone) -> bool:
    """Whether all slots are filled and all conditions hold (REV-110)."""
    if None in milestone.managers:
        return False
    return all(holds(company, each) for each in BOARD.milestones[milestone.id].conditions)


def multiplicands(company: Company) -> tuple[int, int, int]:
    """The figures that tracks multiply: offices, stations, connected cities of the top level."""
    reached = connected_cities(company.network) & BOARD.levels[TOP_LEVEL]
    return company.offices.bit_count(), company.stations.bit_count(), reached.bit_count()


def track_values(company: Company) -> tuple[int, ...]:
    """The value of the space that each marker stands on."""
    tracks = BOARD.tables.performance_track
    return tuple(row.vp[space] for row, space in zip(tracks, company.tracks, strict=True))


def link_points(company: Company) -> int:
    """Pairs of neighbouring offices."""
    return pairs(company.offices)


@lru_cache(maxsize=1 << 9)
def pairs(offices: SectionSet) -> int:
    """The score of these offices with their neighbours."""
    return sum(
        link.vp
        for link in BOARD.tables.telegraph_link
        if all(offices >> section & 1 for section in link.between)
    )


def sources(company: Company) -> dict[str, int]:
    """The points of a seat, source by source, in the order of the end page (REV-123)."""
    tracks = [v * n for v, n in zip(track_values(company), multiplicands(company), strict=True)]
    return {
        "trains": CONSTANTS.train_vp * sum(company.trains_up),
        "milestones": sum(BOARD.milestones[tile].vp for tile in company.completed),
        "telegraph": tracks[0],
        "stations": tracks[1],
        "network": tracks[2],
        "links": link_points(company),
    }


def scores(state: State) -> tuple[int, ...]:
    """The score of each seat so far."""
    return tuple(sum(sources(company).values()) for company in state.companies)


def outcome(state: State) -> Outcome | None:
    """How the game ended; None while it runs."""
    if not state.over:
        return None
    parts: Mapping[Seat, dict[str, int]] = {
        Seat(seat): sources(company) for seat, company in enumerate(state.companies)
    }
    wealth = {Seat(seat): -company.liquid for seat, company in enumerate(state.companies)}
    return rank_scores(parts, "logo", wealth)  # REV-124
