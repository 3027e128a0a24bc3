"""The end of an action and of the game, and the final count (ROC-75 to ROC-84)."""

from collections.abc import Callable, Iterator
from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import events as past
from rotonde.games.rocket import scoring
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.state import NUMBERS, EndReason, State
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn

LAST_COMPANIES: Final = 1
"""With so many companies left that have shares the game ends (ROC-75)."""


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
    if companies_with_stack(state) <= LAST_COMPANIES:  # ROC-75
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
    events: list[Event] = [past.GameEnded(reason), *discards(state)]
    after = replace(state, end_reason=reason)
    for paid, rule, source in final_count(state):
        after = scoring.pay(after, paid.payments, rule, source)
        events.append(paid)
    return Turn(after, tuple(events))


def discards(state: State) -> list[past.MarkersDiscarded]:
    """Markers of cities that no surviving line links count for nothing (ROC-80)."""
    linked = BOARD.towns.named(scoring.linked_towns(state))
    lost = [city for city in BOARD.city_markers if city not in linked]
    found = [past.MarkersDiscarded(city, scoring.city_counts(state, city)) for city in lost]
    return [each for each in found if any(each.counts)]


def final_count(state: State) -> Iterator[tuple[past.FinalPayment, str, str]]:
    """Each payment of the final count, with its rule and its source."""
    for category in BOARD.tables.meta.categories:  # ROC-81
        counts = scoring.category_counts(state, category)
        payments = scoring.by_category(counts)
        yield past.CategoryPaid(category, counts, payments), "ROC-81", category
    yield from paid_by_lines(state, past.StationsPaid, "ROC-82", State.connected_stations)
    yield from paid_by_lines(state, past.SharesPaid, "ROC-83", State.shares_held)


def paid_by_lines(
    state: State,
    kind: type[past.StationsPaid | past.SharesPaid],
    rule: str,
    counted: Callable[[State, int], tuple[int, ...]],
) -> Iterator[tuple[past.FinalPayment, str, str]]:
    """The payments of each surviving line for its stations, or for its shares in hands."""
    for number in state.surviving:
        company, towns = BOARD.companies.ids[number], state.number_of_towns(number)
        counts = counted(state, number)
        yield kind(company, towns, counts, scoring.by_towns(counts, towns)), rule, company
