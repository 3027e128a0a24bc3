"""The end of a turn and of the game (TYC-42, TYC-75 to TYC-84)."""

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.maps import Network
from rotonde.games.tycoon.rules.objectives import LINES, all_met, first_with
from rotonde.games.tycoon.scoring.tycoons import results
from rotonde.games.tycoon.state import (
    LIMITS,
    State,
    income_of,
    income_paid,
    is_final_turn,
    track_space,
    turn_order,
    with_railroad,
)
from rotonde.games.tycoon.steps import Bidding
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn


def end_turn(state: State) -> Turn[State]:
    """After the last round: unfinished links, income, then the next turn or the end (TYC-19)."""
    events: tuple[Event, ...] = ()
    for part in (remove_unfinished, incomes, next_turn):
        turn = part(state)
        state, events = turn.state, events + turn.events
    return Turn(state, events)


def remove_unfinished(state: State) -> Turn[State]:
    """Unfinished links go, with nothing paid back (TYC-42)."""
    if not state.network.unfinished:
        return Turn(state)
    gone = tuple(
        past.RemovedLink(
            link.owner,
            BOARD.cities.ids[link.city],
            tuple(BOARD.tiles[track] for track in link.tiles),
        )
        for link in state.network.unfinished
    )
    after = replace(state, network=Network(state.network.railways))
    return Turn(after, (past.TrackRemoved(gone),))


def incomes(state: State) -> Turn[State]:
    """Every seat gains its income, then pays its dividends (TYC-75 to TYC-77)."""
    rows: list[past.IncomeRow] = []
    for seat in turn_order(state):
        railroad = state.railroads[seat]
        payment = income_paid(railroad)
        rows.append(
            past.IncomeRow(
                seat=seat,
                score=railroad.score,
                space=track_space(railroad.score),
                income=income_of(railroad.score),
                shares=railroad.shares,
                dividends=payment.amount,
                issued=payment.issued,
                before=railroad.cash,
                after=payment.cash,
            )
        )
        state = with_railroad(state, seat, cash=payment.cash, shares=payment.shares)
    return Turn(replace(state, incomes=tuple(rows)), (past.IncomePaid(state.turn, tuple(rows)),))


def next_turn(state: State) -> Turn[State]:
    """The next turn begins, or the game is over (TYC-78, TYC-83, TYC-84)."""
    reason = end_reason(state)
    if reason is not None:
        return finish_game(state, reason)
    turned = turned_up(state)
    begun = begin_turn(turned.state)
    return Turn(begun.state, turned.events + begun.events)


def end_reason(state: State) -> past.EndReason | None:
    """Why the game is over with this turn; None where another follows."""
    if state.turn == state.final_turn:  # TYC-83
        return "markers"
    if state.all_passed_this_turn:  # TYC-84
        return "all_passed"
    if state.turn >= LIMITS.turns_max:  # TYC-84
        return "turns"
    return None


def finish_game(state: State, reason: past.EndReason) -> Turn[State]:
    """All tycoon cards are shown and counted (TYC-89)."""
    after = replace(state, end_reason=reason, actions_left=0, steps=())
    shown = results(after)
    events: tuple[Event, ...] = (past.GameEnded(reason),)
    return Turn(after, (*events, past.TycoonsShown(shown)) if shown else events)


def turned_up(state: State) -> Turn[State]:
    """One card of the deck lies face up; a line on it may be met at once (TYC-62, TYC-78)."""
    if not state.deck:  # TYC-69
        return Turn(state)
    card, deck = state.deck[0], state.deck[1:]
    state = replace(state, deck=deck, face_up=(*state.face_up, card))
    told = past.CardTurnedUp(card, len(deck))
    row = BOARD.cards[card]
    seat = first_with(state, turn_order(state), row) if row.effect in LINES else None
    if seat is None:
        return Turn(state, (told,))
    met = all_met(state, [(seat, row)])
    return Turn(met.state, (told, *met.events))


def begin_turn(state: State) -> Turn[State]:
    """Begin all counts of a turn afresh, and open the auction (TYC-20, TYC-78)."""
    railroads = tuple(replace(r, used_per_turn=(), voluntary_shares=0) for r in state.railroads)
    after = replace(
        state,
        railroads=railroads,
        turn=state.turn + 1,
        action_round=0,
        actions_left=0,
        all_passed_this_turn=True,
        steps=(Bidding(state.first_player),),
    )
    return Turn(after, (past.TurnBegan(after.turn, after.first_player, is_final_turn(after)),))
