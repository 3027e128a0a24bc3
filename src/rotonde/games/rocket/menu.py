"""What a seat of Stephenson's Rocket may choose, for people: prompts, labels, effects.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from functools import cache
from typing import Final, assert_never

from rotonde.games.rocket import things
from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoConcede,
    VetoMatch,
    VetoPass,
    VetoPlace,
)
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.names import company, good, town
from rotonde.games.rocket.notation import NOTATION
from rotonde.games.rocket.preview import (
    bid_futures,
    earned,
    earnings,
    foreseen,
)
from rotonde.games.rocket.rules import deciding
from rotonde.games.rocket.rules.outlook import paid_by_towns, plain_steps, unopposed
from rotonde.games.rocket.state import NUMBERS, State
from rotonde.games.rocket.steps import (
    AnyStep,
    ChooseAction,
    ChooseHex,
    PutDown,
    Veto,
    VetoAnswering,
    VetoBidding,
    VetoPlacing,
)
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice, Group, Menu, Pace, groups_of
from rotonde.kernel.step import asked
from rotonde.kernel.text import Fact, Seated, Text
from rotonde.railway.bitset import members
from rotonde.railway.field import HexCell

LINES, MARKERS, STATIONS, LIFT = "lines", "markers", "stations", "lift"
HEXES, VETO = "hexes", "veto"

GROUPS: Final = tuple(
    Group(id, Text(f"group-{id}"), quiet=id == STATIONS)
    for id in (LINES, MARKERS, LIFT, STATIONS, HEXES, VETO)
)
"""All groups, in the order of the prompt; station hexes are so many that they glow faintly."""

STATION_GROUPS: Final = {PlaceStation: STATIONS, PickStation: LIFT, DropStation: HEXES}
THOUSAND: Final = 1000

Answer = VetoPass | VetoBid | VetoMatch | VetoConcede


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    choices = tuple(choice(state, step, action) for action in deciding.legal(state, seat))
    return Menu(
        prompt=prompt(step),
        groups=groups_of(choices, GROUPS),
        choices=choices,
        over=over(state, step),
        pace=pace(state, step),
        hint=hint(state, step),
        within=int(isinstance(step, PutDown | ChooseHex | VetoPlacing)),
    )


# --- what is asked ------------------------------------------------------------------------------


def prompt(step: AnyStep) -> Text:
    """The question in one sentence."""
    match step:
        case ChooseAction():
            return Text("prompt-action")
        case PutDown():
            return Text("prompt-drop")
        case ChooseHex():
            return Text("prompt-hex", {"company": company(step.company)})
        case VetoBidding():
            return Text("prompt-veto", {"company": company(step.veto.company)})
        case VetoPlacing():
            return Text("prompt-place", {"company": company(step.veto.company)})
        case VetoAnswering():
            return Text("prompt-answer", {"amount": step.veto.top_bid})
        case _:
            assert_never(step)


def over(state: State, step: AnyStep) -> Text:
    """Where in the turn, or in the veto, the question stands."""
    match step:
        case VetoBidding() | VetoPlacing():
            return Text("over-veto")
        case VetoAnswering():
            return Text("over-answer")
    first = state.actions_left == NUMBERS.actions_per_turn
    return Text("over-first-action" if first else "over-second-action")


def pace(state: State, step: AnyStep) -> Pace | None:
    """Which action of the turn it is; a veto is nobody's action."""
    if isinstance(step, VetoBidding | VetoPlacing | VetoAnswering):
        return None
    return Pace(NUMBERS.actions_per_turn - state.actions_left + 1, NUMBERS.actions_per_turn)


def hint(state: State, step: AnyStep) -> Text | None:
    """What follows from the choice."""
    match step:
        case ChooseAction():
            return None
        case PutDown():
            return Text("hint-drop", {"hex": step.origin})
        case ChooseHex():
            stack = state.shares[BOARD.company_numbers[step.company]].stack
            message = "hint-hex" if stack else "hint-hex-no-share"
            return Text(message, {"company": company(step.company)})
        case VetoBidding():
            return bidding_hint(step.veto)
        case VetoPlacing():
            return Text("hint-place", {"amount": step.veto.top_bid})
        case VetoAnswering():
            return Text("hint-answer", {**top_bid(step.veto), "first": step.veto.first_hex})
        case _:
            assert_never(step)


def bidding_hint(veto: Veto) -> Text:
    """Who sent the engine where, and for how much."""
    if veto.top_seat is None:
        return Text("hint-veto", {"seat": Seated(veto.mover), "hex": veto.hex})
    return Text("hint-veto-raise", top_bid(veto))


def top_bid(veto: Veto) -> dict[str, Fact]:
    """The highest bid so far, and what it is for."""
    assert veto.top_seat is not None
    return {"top": Seated(veto.top_seat), "amount": veto.top_bid, "hex": veto.hex}


# --- what is offered ----------------------------------------------------------------------------


def choice(state: State, step: AnyStep, action: AnyAction) -> Choice:
    """One legal action with all that a player wants to know of it."""
    match action:
        case TakeMarker():
            return marker_choice(action)
        case PlaceStation() | PickStation() | DropStation():
            return station_choice(action)
        case SelectLine():
            return line_choice(state, step.seat, action)
        case Advance() | VetoPlace():
            return hex_choice(state, step, action)
        case VetoPass() | VetoBid() | VetoMatch() | VetoConcede():
            assert isinstance(step, VetoBidding | VetoAnswering)
            return answer_choice(state, step, action)
        case _:
            assert_never(action)


@cache
def marker_choice(action: TakeMarker) -> Choice:
    """A marker that lies in its city; it looks the same at every table, and is made once."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-marker", {"city": town(action.city), "good": good(action.good)}),
        group=MARKERS,
        things=(things.marker(action.city, action.good),),
    )


@cache
def station_choice(action: PlaceStation | PickStation | DropStation) -> Choice:
    """A hex for a station, or a station to lift; made once, like a marker."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-hex", {"hex": action.hex}),
        group=STATION_GROUPS[type(action)],
        things=(
            things.station(action.hex)
            if isinstance(action, PickStation)
            else things.hexagon(action.hex),
        ),
    )


def line_choice(state: State, seat: Seat, action: SelectLine) -> Choice:
    """A company to extend; its hexes are looked at ahead."""
    engine = BOARD.names[state.network.lines[BOARD.company_numbers[action.company]].engine]
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-company", {"company": company(action.company)}),
        group=LINES,
        things=(things.company(action.company),),
        also=(things.hexagon(engine),),
        detail=detail_of(best_step(state, seat, action)),
    )


def best_step(state: State, seat: Seat, action: SelectLine) -> int:
    """The most that a seat can earn by extending a line.

    Plain steps pay where they link a town; only doubtful ones are carried out.
    """
    number = BOARD.company_numbers[action.company]
    steps, plain = state.network.steps[number], plain_steps(state, number)
    paying = members(plain & state.network.lines[number].news)
    amounts = [paid_by_towns(state, seat, number, HexCell(cell)) for cell in paying]
    for cell in members(steps & ~plain):
        events = unopposed(state, state.active_seat, number, HexCell(cell))
        amounts.append(earned(state, events)[seat])
    return max(amounts, default=0)


def hex_choice(state: State, step: AnyStep, action: Advance | VetoPlace) -> Choice:
    """A hex for the engine, with what it pays."""
    mine = earnings(foreseen(state, action))[step.seat]
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-hex", {"hex": action.hex}),
        group=HEXES,
        things=(things.hexagon(action.hex),),
        detail=Text("money-plus", {"amount": mine}),
        badge=Text("thousands-plus", {"thousands": mine // THOUSAND}),
    )


def answer_choice(state: State, step: VetoBidding | VetoAnswering, action: Answer) -> Choice:
    """An answer in the veto: pass, bid, match or concede."""
    if isinstance(action, VetoBid):
        return bid_choice(state, step, action)
    future, veto = foreseen(state, action), step.veto
    place = veto.first_hex if isinstance(action, VetoMatch) else veto.hex
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=answer_label(veto, action),
        group=VETO,
        things=()
        if isinstance(action, VetoPass) or veto.hex == veto.first_hex
        else (things.hexagon(place),),
        detail=Text("money-plus", {"amount": earnings(future)[step.seat]}),
    )


def answer_label(veto: Veto, action: VetoPass | VetoMatch | VetoConcede) -> Text:
    """An answer in a few words."""
    match action:
        case VetoPass():
            return Text("label-pass")
        case VetoMatch():
            return Text("label-match", {"amount": veto.top_bid, "hex": veto.first_hex})
        case VetoConcede():
            return Text("label-concede", {"hex": veto.hex})
        case _:
            assert_never(action)


def bid_choice(state: State, step: VetoBidding | VetoAnswering, action: VetoBid) -> Choice:
    """A number of shares to spend; the hexes it may buy are looked at ahead."""
    futures = bid_futures(state, step.veto, action)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-bid", {"amount": action.amount}),
        group=VETO,
        detail=detail_of(max(earnings(future)[step.seat] for future in futures.values())),
    )


# --- small words --------------------------------------------------------------------------------


def detail_of(most: int) -> Text | None:
    """The most that a seat can earn by a choice; nothing when it earns nothing."""
    return Text("detail-best", {"amount": most}) if most else None
