"""Action C: the veto, in which shareholders may send the engine elsewhere (ROC-34 to ROC-44)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.rocket import names
from rotonde.games.rocket.actions import VetoBid, VetoConcede, VetoMatch, VetoPass, VetoPlace
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import EnginePlaced, VetoAnswered, VetoOffered, VetoPassed
from rotonde.games.rocket.reasons import BID_TOO_HIGH, BID_TOO_LOW
from rotonde.games.rocket.rules.chosen_hex import extension_to
from rotonde.games.rocket.rules.execution import extend
from rotonde.games.rocket.rules.reach import hex_refusal
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.games.rocket.steps import InVeto, Veto, VetoAnswering, VetoBidding, VetoPlacing
from rotonde.kernel.law.clockwise import clockwise, places_after
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.step import swap
from rotonde.kernel.law.turn import Turn
from rotonde.railway.hexes import HexName

MOST: Final = NUMBERS.shares_per_company + NUMBERS.supplementary_shares
PASS: Final = VetoPass()
BIDS: Final = tuple(VetoBid(amount) for amount in range(1, MOST + 1))
PLACES: Final = {place: VetoPlace(place) for place in BOARD.hexes}
CONCEDE: Final = VetoConcede()
MATCH: Final = VetoMatch()


def shares_of(state: State, seat: Seat, veto: Veto) -> int:
    """How many shares of the moved company a seat holds."""
    return state.shares[BOARD.companies.number[veto.company]].held[seat]


def still_to_ask(state: State, veto: Veto) -> tuple[Seat, ...]:
    """The seats that will be asked next if nobody bids more, clockwise (ROC-35)."""
    last = veto.asked[-1] if veto.asked else veto.mover
    passed = places_after(veto.mover, last, state.seats)
    queue = clockwise(veto.mover, state.seats)[passed + 1 :]
    return tuple(seat for seat in queue if shares_of(state, seat, veto) > veto.top_bid)


def ask_next(turn: Turn[State], veto: Veto) -> Turn[State]:
    """The next seat entitled to bid is asked, then the mover; then the engine steps."""
    state = turn.state
    queue = still_to_ask(state, veto)
    if queue:
        return with_open_step(turn, VetoBidding(queue[0], veto))
    if veto.top_bid and shares_of(state, veto.mover, veto) >= veto.top_bid:  # ROC-38
        return with_open_step(turn, VetoAnswering(veto.mover, veto))
    return resolve(turn, veto)


def with_open_step(turn: Turn[State], step: InVeto) -> Turn[State]:
    """The turn with another decision of the veto open."""
    state = replace(turn.state, steps=swap(turn.state.steps, step))
    return Turn(state, turn.events)


def resolve(turn: Turn[State], veto: Veto) -> Turn[State]:
    """The engine steps to the hex it stands on, and the winner pays (ROC-41)."""
    number = BOARD.companies.number[veto.company]
    extension = extension_to(turn.state, veto.mover, number, BOARD.cells[veto.hex])
    return extend(turn, replace(extension, winner=veto.top_seat, bid=veto.top_bid))


def legal_bids(state: State, step: VetoBidding) -> list[VetoPass | VetoBid]:
    """Pass, then every bid from the lowest on."""
    return [PASS, *BIDS[step.veto.top_bid : shares_of(state, step.seat, step.veto)]]


def check_bid(state: State, step: VetoBidding, action: VetoBid) -> Refusal | None:
    """May this seat offer so many shares?"""
    amount, veto, company = action.amount, step.veto, names.company(step.veto.company)
    if amount <= veto.top_bid:  # ROC-36
        return BID_TOO_LOW(amount=amount, top=veto.top_bid, company=company)
    held = shares_of(state, step.seat, veto)
    if amount > held:  # ROC-36
        return BID_TOO_HIGH(amount=amount, held=held, company=company)
    return None


def decline(state: State, step: VetoBidding, _action: VetoPass) -> Turn[State]:
    """The engine stands where it stands."""
    event = VetoPassed(step.seat, step.veto.company)
    return ask_next(Turn(state, (event,)), with_answer(step, 0))


def with_answer(step: VetoBidding, amount: int) -> Veto:
    """The veto with the answer of a seat written down."""
    veto = step.veto
    return replace(veto, asked=(*veto.asked, step.seat), bids=(*veto.bids, amount))


def bid(state: State, step: VetoBidding, action: VetoBid) -> Turn[State]:
    """The bidder places the engine; one legal hex leaves nothing to choose."""
    amount = action.amount
    veto = replace(with_answer(step, amount), top_bid=amount, top_seat=step.seat)
    turn = Turn(state, (VetoOffered(step.seat, veto.company, amount),))
    if len(veto.hexes) == 1:
        return place_engine(turn, step.seat, veto, veto.hexes[0])
    return with_open_step(turn, VetoPlacing(step.seat, veto))


def legal_placings(_state: State, step: VetoPlacing) -> list[VetoPlace]:
    """Every legal hex, the present one included (ROC-36)."""
    return [PLACES[place] for place in step.veto.hexes]


def check_placing(state: State, step: VetoPlacing, action: VetoPlace) -> Refusal | None:
    """May the bidder send the engine there?"""
    return hex_refusal(state, step.veto, action.hex)


def place(state: State, step: VetoPlacing, action: VetoPlace) -> Turn[State]:
    """The bidder sends the engine there for now."""
    return place_engine(Turn(state), step.seat, step.veto, action.hex)


def place_engine(turn: Turn[State], seat: Seat, veto: Veto, place: HexName) -> Turn[State]:
    """The engine stands elsewhere for now, or is confirmed where it stands."""
    events: tuple[Event, ...] = (*turn.events, EnginePlaced(seat, veto.company, place))
    return ask_next(Turn(turn.state, events), replace(veto, hex=place))


def legal_answers(_state: State, _step: VetoAnswering) -> tuple[VetoConcede, VetoMatch]:
    """Concede, then match."""
    return CONCEDE, MATCH


def match(state: State, step: VetoAnswering, _action: VetoMatch) -> Turn[State]:
    """The mover gives as many shares, and the first hex stands again (ROC-39)."""
    veto = replace(step.veto, top_seat=step.veto.mover, hex=step.veto.first_hex)
    return answer_told(state, step, veto, matched=True)


def concede(state: State, step: VetoAnswering, _action: VetoConcede) -> Turn[State]:
    """The highest bid stands (ROC-39)."""
    return answer_told(state, step, step.veto, matched=False)


def answer_told(state: State, step: VetoAnswering, veto: Veto, *, matched: bool) -> Turn[State]:
    """The mover had the last word, and the engine steps."""
    event = VetoAnswered(step.seat, veto.company, matched)
    return resolve(Turn(state, (event,)), veto)


DECISIONS: Final = (
    Decision(VetoBidding, legal_bids, (Order(VetoPass, decline), Order(VetoBid, bid, check_bid))),
    Decision(VetoPlacing, legal_placings, (Order(VetoPlace, place, check_placing),)),
    Decision(
        VetoAnswering,
        legal_answers,
        (Order(VetoConcede, concede), Order(VetoMatch, match)),
    ),
)
