"""What a seat of Stephenson's Rocket may choose, for people: prompts, labels, effects.

Pure. Offers exactly the legal actions, in their order; the sentences stand in locale/.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
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
from rotonde.games.rocket.desk.preview import bid_futures, earnings, has
from rotonde.games.rocket.events import GameEnded
from rotonde.games.rocket.names import company, good, town
from rotonde.games.rocket.notation import NOTATION
from rotonde.games.rocket.rules import extension, markers, stations
from rotonde.games.rocket.rules.decisions import DECISIONS
from rotonde.games.rocket.rules.foresight import Foreseen, foreseen
from rotonde.games.rocket.rules.outlook import Outlook
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
from rotonde.kernel.desk.menu import Choice, Group, Menu, Pace, groups_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.step import asked
from rotonde.kernel.law.text import Fact, Seated, Text
from rotonde.railway.bitset import Listing
from rotonde.railway.hexes import HexName

LINES, MARKERS, STATIONS, LIFT = "lines", "markers", "stations", "lift"
HEXES, VETO = "hexes", "veto"

GROUPS: Final = (
    *(
        Group(id, Text(f"group-{id}"), quiet=id == STATIONS, prompt=Text(f"group-{id}-asks"))
        for id in (LINES, MARKERS, LIFT, STATIONS)
    ),
    *(Group(id, Text(f"group-{id}")) for id in (HEXES, VETO)),
)
"""All groups, in the order of the prompt; station hexes are so many that they glow faintly."""

StationAction = PlaceStation | PickStation | DropStation
STATION_GROUPS: Final[Mapping[type[StationAction], str]] = {
    PlaceStation: STATIONS,
    PickStation: LIFT,
    DropStation: HEXES,
}
THOUSAND: Final = 1000

Answer = VetoPass | VetoMatch | VetoConcede
InVeto = VetoBidding | VetoPlacing | VetoAnswering


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    choices = tuple(choices_of(state, step))
    return Menu(
        prompt=prompt(step),
        groups=groups_of(choices, GROUPS),
        choices=choices,
        over=over(state, step),
        pace=pace(state, step),
        hint=hint(state, step),
        within=int(isinstance(step, PutDown | ChooseHex | VetoPlacing)),
        ahead=isinstance(step, VetoBidding),  # a bidder sees what the other hexes would pay
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
        case VetoBidding(veto=veto):
            message = "prompt-veto-only" if len(veto.hexes) == 1 else "prompt-veto"
            return Text(message, {"company": company(veto.company), "hex": veto.hex})
        case VetoPlacing():
            return Text("prompt-place", {"company": company(step.veto.company)})
        case VetoAnswering(veto=veto):
            message = "prompt-answer-same" if stays(veto) else "prompt-answer"
            return Text(message, {"amount": veto.top_bid, "hex": veto.hex})
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
            stack = state.shares[BOARD.companies.number[step.company]].stack
            message = "hint-hex" if stack else "hint-hex-no-share"
            return Text(message, {"company": company(step.company)})
        case VetoBidding():
            return bidding_hint(step.veto)
        case VetoPlacing():
            return Text("hint-place", {"amount": step.veto.top_bid})
        case VetoAnswering():
            return answering_hint(step.veto)
        case _:
            assert_never(step)


def bidding_hint(veto: Veto) -> Text:
    """Who sent the engine where, and for how much."""
    if veto.top_seat is None:
        message = "hint-veto-only" if len(veto.hexes) == 1 else "hint-veto"
        return Text(message, {"seat": Seated(veto.mover), "hex": veto.hex})
    return Text("hint-veto-raise", top_bid(veto))


def answering_hint(veto: Veto) -> Text:
    """What a match brings back, where the bid has sent it elsewhere (ROC-39)."""
    if stays(veto):
        return Text("hint-answer-same", top_bid(veto))
    return Text("hint-answer", {**top_bid(veto), "first": veto.first_hex})


def stays(veto: Veto) -> bool:
    """Whether the highest bid leaves the engine where the mover sent it."""
    return veto.hex == veto.first_hex


def top_bid(veto: Veto) -> dict[str, Fact]:
    """The highest bid so far, and what it is for."""
    assert veto.top_seat is not None
    return {"top": Seated(veto.top_seat), "amount": veto.top_bid, "hex": veto.hex}


# --- what is offered ----------------------------------------------------------------------------


def choices_of(state: State, step: AnyStep) -> Iterable[Choice]:
    """Every legal action with all that a player wants to know of it.

    A marker and a hex for a station look the same at any table: their choices are made once, and
    listed by the set of those that are open.
    """
    match step:
        case ChooseAction():
            return first_choices(state, step.seat)
        case PutDown():
            return DROP_CHOICES.of(stations.drop_hexes(state, step))
    look = Outlook(state)
    return [choice(look, step, action) for action in DECISIONS.legal(state, step.seat)]


def first_choices(state: State, seat: Seat) -> Iterable[Choice]:
    """What an action may be begun with: a marker, a station, a line."""
    places, lifts = stations.open_hexes(state, seat)
    taking = MARKER_CHOICES.of(markers.takeable(state))
    placing, lifting = PLACE_CHOICES.of(places), LIFT_CHOICES.of(lifts)
    return (*taking, *placing, *lifting, *line_choices(state, seat))


def marker_choice(action: TakeMarker) -> Choice:
    """A marker that lies in its city."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-marker", {"city": town(action.city), "good": good(action.good)}),
        group=MARKERS,
        things=(things.marker(action.city, action.good),),
    )


def station_choice(action: StationAction) -> Choice:
    """A hex for a station, or a station to lift."""
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


MARKER_CHOICES: Final = Listing(
    {n: marker_choice(TakeMarker(each.city, each.good)) for n, each in enumerate(BOARD.markers)}
)
PLACE_CHOICES, LIFT_CHOICES, DROP_CHOICES = (
    Listing({cell: station_choice(kind(place)) for place, cell in BOARD.cells.items()})
    for kind in STATION_GROUPS
)


def line_choices(state: State, seat: Seat) -> Iterator[Choice]:
    """The companies to extend, each with the most that the seat can earn by it."""
    look = Outlook(state)
    for action in extension.legal_selects(state):
        number = BOARD.companies.number[action.company]
        engine = BOARD.names[state.network.lines[number].engine]
        yield line_choice(action, engine, look.best_step(seat, number))


@lru_cache(maxsize=4096)
def line_choice(action: SelectLine, engine: HexName, most: int) -> Choice:
    """A company to extend."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-company", {"company": company(action.company)}),
        group=LINES,
        things=(things.company(action.company),),
        also=(things.hexagon(engine),),
        detail=detail_of(most),
    )


def choice(look: Outlook, step: AnyStep, action: AnyAction) -> Choice:
    """An answer to what was begun."""
    match step, action:
        case ChooseHex(), Advance():
            number = BOARD.companies.number[step.company]
            mine = look.pays(step.seat, number, BOARD.cells[action.hex])
            return hex_choice(action, mine, ends_game(look, number, action))
        case VetoPlacing(), VetoPlace():
            number = BOARD.companies.number[step.veto.company]
            mine = most_by(look, step, action, (action.hex,))
            return hex_choice(action, mine, ends_game(look, number, action))
        case VetoBidding(), VetoBid():
            return bid_choice(action, most_by(look, step, action, step.veto.hexes))
        case ((VetoBidding() | VetoAnswering()), (VetoPass() | VetoMatch() | VetoConcede())):
            place = answer_place(step.veto, action)
            return answer_choice(step, action, most_by(look, step, action, (place,)))
    raise ValueError(f"{action} answers nothing")


def most_by(look: Outlook, step: InVeto, action: AnyAction, places: tuple[HexName, ...]) -> int:
    """The most that a seat earns by its word in a veto that leads to one of some hexes.

    What towns pay is seen at once; where shares count as well, it is played out.
    """
    number = BOARD.companies.number[step.veto.company]
    sure = [look.surely_pays(step.seat, number, BOARD.cells[place]) for place in places]
    known = [amount for amount in sure if amount is not None]
    if len(known) == len(sure):
        return max(known)
    futures: Iterable[Foreseen] = (
        bid_futures(look.state, step.veto, action).values()
        if isinstance(action, VetoBid)
        else (foreseen(look.state, action),)
    )
    return max(earnings(future)[step.seat] for future in futures)


def ends_game(look: Outlook, company: int, action: Advance | VetoPlace) -> bool:
    """Whether the game ends with a step if nobody objects; played out where it may be."""
    if look.surely_pays(look.state.active_seat, company, BOARD.cells[action.hex]) is not None:
        return False
    return has(foreseen(look.state, action), GameEnded)


@lru_cache(maxsize=4096)
def hex_choice(action: Advance | VetoPlace, mine: int, ends: bool) -> Choice:
    """A hex for the engine, with what it pays; the final count is no income of a step."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-hex", {"hex": action.hex}),
        group=HEXES,
        things=(things.hexagon(action.hex),),
        detail=Text("detail-ends" if ends else "money-plus", {"amount": mine}),
        badge=Text("badge-ends")
        if ends
        else Text("thousands-plus", {"thousands": mine // THOUSAND}),
    )


def answer_choice(step: VetoBidding | VetoAnswering, action: Answer, mine: int) -> Choice:
    """An answer in the veto: pass, match or concede."""
    veto = step.veto
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=answer_label(veto, action),
        group=VETO,
        things=()
        if isinstance(action, VetoPass) or stays(veto)
        else (things.hexagon(answer_place(veto, action)),),
        detail=Text("money-plus", {"amount": mine}),
    )


def answer_place(veto: Veto, action: Answer) -> HexName:
    """Where the engine stands after an answer if nobody says more (ROC-35, ROC-38)."""
    return veto.first_hex if isinstance(action, VetoMatch) else veto.hex


def answer_label(veto: Veto, action: Answer) -> Text:
    """An answer in a few words."""
    match action:
        case VetoPass():
            return Text("label-pass")
        case VetoMatch():
            message = "label-match-same" if stays(veto) else "label-match"
            return Text(message, {"amount": veto.top_bid, "hex": veto.first_hex})
        case VetoConcede():
            message = "label-concede-same" if stays(veto) else "label-concede"
            return Text(message, {"hex": veto.hex})
        case _:
            assert_never(action)


@lru_cache(maxsize=1024)
def bid_choice(action: VetoBid, most: int) -> Choice:
    """A number of shares to spend; the hexes it may buy were looked at ahead."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-bid", {"amount": action.amount}),
        group=VETO,
        detail=detail_of(most),
    )


# --- small words --------------------------------------------------------------------------------


def detail_of(most: int) -> Text | None:
    """The most that a seat can earn by a choice; nothing when it earns nothing."""
    return Text("detail-best", {"amount": most}) if most else None
