"""The end of an action and of the game, and the final count (ROC-75 to ROC-84)."""

from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import (
    CategoryPaid,
    GameEnded,
    MarkersDiscarded,
    SharesPaid,
    StationsPaid,
)
from rotonde.games.rocket.scoring import (
    by_category,
    by_towns,
    category_counts,
    city_counts,
    linked_towns,
    paid,
)
from rotonde.games.rocket.state import (
    NUMBERS,
    EndReason,
    State,
    connected_stations,
    number_of_towns,
    surviving,
)
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn


def complete(state: State, *events: Event, stalls: bool = False) -> Turn[State]:
    """An action is done: one less is left, and nothing is being decided."""
    after = replace(
        state,
        actions_left=state.actions_left - 1,
        stall_count=state.stall_count + 1 if stalls else 0,
        steps=(),
    )
    return Turn(after, events)


def end_reason(state: State) -> EndReason | None:
    """Why the game is over after a complete action; None while it goes on."""
    if companies_with_stack(state) <= 1:  # ROC-75
        return "shares"
    if state.tiles_left <= 0:  # ROC-76
        return "tiles"
    limit = state.options.stall_limit_rounds * NUMBERS.actions_per_turn * state.seats
    if state.stall_count >= limit:  # ROC-79
        return "stall"
    return None


def companies_with_stack(state: State) -> int:
    """How many companies still have shares on the board; supplementary ones do not count."""
    return len([shares for shares in state.shares if shares.stack])


def finish(state: State, reason: EndReason) -> Turn[State]:
    """The game ends at once (ROC-78) and the final count follows (ROC-80 to ROC-83)."""
    events: list[Event] = [GameEnded(reason), *discards(state)]
    state = replace(state, end_reason=reason)
    for count in (count_categories, count_stations, count_shares):
        turn = count(state)
        state = turn.state
        events += turn.events
    return Turn(state, tuple(events))


def discards(state: State) -> list[MarkersDiscarded]:
    """Markers of cities that no surviving line links count for nothing (ROC-80)."""
    linked = BOARD.towns.named(linked_towns(state))
    counts = {city: city_counts(state, city) for city in BOARD.city_markers if city not in linked}
    return [MarkersDiscarded(city, held) for city, held in counts.items() if any(held)]


def count_categories(state: State) -> Turn[State]:
    """Passengers and each good pay their first and second (ROC-81)."""
    events: list[Event] = []
    for category in BOARD.tables.meta.categories:
        counts = category_counts(state, category)
        payments = by_category(counts)
        state = paid(state, payments, "ROC-81", category)
        events.append(CategoryPaid(category, counts, payments))
    return Turn(state, tuple(events))


def count_stations(state: State) -> Turn[State]:
    """Each surviving line pays for the stations connected to it (ROC-82)."""
    events: list[Event] = []
    for number in surviving(state):
        company, towns = BOARD.companies.ids[number], number_of_towns(state, number)
        counts = connected_stations(state, number)
        payments = by_towns(counts, towns)
        state = paid(state, payments, "ROC-82", company)
        events.append(StationsPaid(company, towns, counts, payments))
    return Turn(state, tuple(events))


def count_shares(state: State) -> Turn[State]:
    """Each surviving line pays for the shares in hands (ROC-83)."""
    events: list[Event] = []
    for number in surviving(state):
        company, towns = BOARD.companies.ids[number], number_of_towns(state, number)
        counts = state.shares[number].held
        payments = by_towns(counts, towns)
        state = paid(state, payments, "ROC-83", company)
        events.append(SharesPaid(company, towns, counts, payments))
    return Turn(state, tuple(events))
