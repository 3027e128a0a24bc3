"""The final count as it would pay a seat now, source by source, and open milestones.

Pure. All of it lies open on the board of the seat.
"""

from collections.abc import Iterator

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRACKS
from rotonde.games.revolution.scoring import holds, multiplicands, sources, track_values
from rotonde.games.revolution.state import Company, OpenMilestone, State
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Text


def prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    """The sources of the final count (REV-123), then what milestones under way would bring."""
    company = state.companies[seat]
    yield from tracks(company)
    for source, count in (
        ("trains", sum(company.trains_up)),
        ("milestones", len(company.completed)),
        ("links", company.offices.bit_count()),
    ):
        text = Text(f"later-{source}", {"count": count})
        yield prospect_of(company, source, () if source == "links" else (count,), text)
    for milestone in company.milestones:
        yield under_way(company, milestone)


def tracks(company: Company) -> Iterator[Prospect]:
    """The figure that each track multiplies, and the factor."""
    columns = zip(TRACKS, track_values(company), multiplicands(company), strict=True)
    for name, value, count in columns:
        text = Text(f"later-{name}", {"value": value, "count": count})
        yield prospect_of(company, name, (value, count), text)


def prospect_of(company: Company, source: str, mine: tuple[int, ...], text: Text) -> Prospect:
    """One source of the final count (REV-123)."""
    amount = sources(company)[source]
    figure = Text("points", {"count": amount})
    return Prospect(source, amount, mine, text, figure, "REV-123", source)


def under_way(company: Company, milestone: OpenMilestone) -> Prospect:
    """A milestone under way: what it will bring, and what it still asks for (REV-110)."""
    row = BOARD.milestones[milestone.id]
    met = sum(holds(company, each) for each in row.conditions)
    seated = len(milestone.managers) - milestone.managers.count(None)
    facts: dict[str, Fact] = {
        "milestone": milestone.id,
        "met": met,
        "conditions": len(row.conditions),
        "seated": seated,
        "managers": len(milestone.managers),
    }
    figure, text = Text("points", {"count": row.vp}), Text("later-milestone", facts)
    return Prospect(f"open {milestone.id}", row.vp, (met, seated), text, figure, "REV-110")
