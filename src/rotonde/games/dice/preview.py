"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. A roll is told by its figures alone: nobody knows how the dice will fall.
"""

from collections.abc import Iterator, Sequence

from rotonde.games.dice import scoring, things
from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    Discard,
    EndTurn,
    LayRail,
    Roll,
)
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.events import (
    GameEnded,
    LastYearAnnounced,
    RailLaid,
    ShareBought,
    StationBuilt,
    TileCleared,
    TileEntered,
    YearCounted,
)
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.names import cell, company, face, from_to, gained, side, site, tile
from rotonde.games.dice.rules import deciding, flow
from rotonde.games.dice.rules.plans import Plan, plan
from rotonde.games.dice.rules.rolling import ends_game
from rotonde.games.dice.rules.track import position
from rotonde.games.dice.state import FIGURES, State, income_of, stations_of
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Preview, PreviewRow, Sign
from rotonde.kernel.rules import Turn
from rotonde.kernel.text import Gain, Seated, Text


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
    """The card of a choice."""
    action = actions[0]
    if isinstance(action, Roll):
        return roll_card(state, action)
    turn = flow.settle(deciding.apply(state, action))
    return Preview(
        title=title(state, action),
        rows=tuple(rows(state, seat, turn)),
        totals=totals(turn),
        remarks=tuple(remarks(turn)),
        signs=tuple(signs(action, turn)),
    )


def title(state: State, action: AnyAction) -> Text:
    """What would be done, in a few words."""
    match action:
        case LayRail():
            return Text("card-rail", {"cell": cell(action.cell), "out": side(action.out)})
        case BuildStation():
            facts = {"company": company(action.company), "kind": site(action.kind)}
            return Text("card-station", facts)
        case BuyShare():
            return Text("card-share", {"company": company(action.company)})
        case ChooseTile():
            return Text("card-tile", {"kind": tile(action.kind)})
        case Discard():
            return Text("card-back", {"face": face(action.face)})
        case EndTurn():
            return Text("card-end")
        case _:
            return Text("card-income", {"dice": income_of(state, state.seat)})


# --- the roll -------------------------------------------------------------------------------------


def roll_card(state: State, action: Roll) -> Preview:
    """How many dice fall, and where they come from."""
    if ends_game(state, action):
        facts = {"reserve": state.reserve, "jokers": action.jokers}
        return Preview(Text("card-roll-ending"), remarks=(Text("remark-roll-short", facts),))
    bonus = 0 if state.is_last_year else action.jokers * FIGURES.joker_roll_bonus
    dice, tray = action.hidden + action.jokers + bonus, state.trays[state.seat]
    fallen = tray.front + action.hidden + bonus
    return Preview(
        title=Text("card-roll", {"dice": dice}),
        rows=(
            figure("row-bonus", Text("count", {"count": bonus})),
            figure("row-reserve", from_to(state.reserve, state.reserve - bonus)),
            figure("row-front", from_to(tray.front, fallen)),
            figure("row-hidden", from_to(tray.hidden, tray.hidden - action.hidden)),
        ),
    )


def figure(label: str, note: Text) -> PreviewRow:
    """One line of figures."""
    return PreviewRow(Text(label), note)


# --- one row for each effect ----------------------------------------------------------------------


def rows(state: State, seat: Seat, turn: Turn[State]) -> Iterator[PreviewRow]:
    """What the events say, then what becomes of the dice."""
    for event in turn.events:
        yield from told(state, turn.state, event)
    yield from dice_rows(state, seat, turn.state)


def told(before: State, after: State, event: Event) -> Iterator[PreviewRow]:
    """The rows of one event."""
    match event:
        case RailLaid(surcharge=dice) if dice:
            yield figure("row-toll", Text("count", {"count": dice}))
        case StationBuilt():
            yield figure("row-chain", from_to(event.chain_before, event.chain))
            yield figure("row-price", Text("count", {"count": event.price + event.surcharge}))
            mine = stations_of(before, event.seat), stations_of(after, event.seat)
            yield figure("row-stations", from_to(*mine))
        case ShareBought():
            yield from share_rows(after, event)
        case TileCleared():
            facts = {"count": len(event.rails)}
            yield PreviewRow(Text("row-cleared", {"tile": event.tile}), Text("count", facts))
        case TileEntered(reward=reward) if reward:
            yield figure("row-reward", Text("count-plus", {"count": reward}))


def share_rows(after: State, event: ShareBought) -> Iterator[PreviewRow]:
    """The shares of the buyer, and who would direct the company at the year end."""
    shares = Gain(event.seat, 1, from_to(event.held - 1, event.held))
    yield PreviewRow(Text("row-shares"), gains=(shares,))
    office = scoring.office_now(after, BOARD.company_numbers[event.company])
    if office is not None:
        yield figure("row-director", Text("seated", {"seat": Seated(office.seat)}))


def dice_rows(before: State, seat: Seat, after: State) -> Iterator[PreviewRow]:
    """Front, hidden dice and reserve, where they change."""
    old, new = before.trays[seat], after.trays[seat]
    for label, was, now in (
        ("row-front", old.front, new.front),
        ("row-hidden", old.hidden, new.hidden),
        ("row-reserve", before.reserve, after.reserve),
    ):
        if was != now:
            yield figure(label, from_to(was, now))


def totals(turn: Turn[State]) -> tuple[Gain, ...]:
    """What a count at the end would bring each seat."""
    counted = [event for event in turn.events if isinstance(event, YearCounted)]
    return gained(counted[-1].gains) if counted else ()


def remarks(turn: Turn[State]) -> Iterator[Text]:
    """What follows, and what cannot be undone."""
    for event in turn.events:
        if isinstance(event, LastYearAnnounced):
            yield Text("remark-last-year")
        if isinstance(event, GameEnded):
            yield Text("remark-ends-game")
    found = begun(turn.state)
    if found is not None:
        yield Text("remark-to-finish", {"rails": len(found.rails)})


# --- signs on the board ---------------------------------------------------------------------------


def begun(state: State) -> Plan | None:
    """How what is begun could be finished; None where nothing is."""
    if not state.steps or not isinstance(state.steps[-1], ChoosingTile | Entering | Bridging):
        return None
    return plan(position(state, END_NUMBERS[state.steps[-1].end]))


def signs(action: AnyAction, turn: Turn[State]) -> Iterator[Sign]:
    """A ghost, the shortest way to finish, where it could land, and who pays."""
    if isinstance(action, LayRail):
        yield Sign(things.out(action.end, BOARD.cells[action.cell], action.out), "ghost")
        found = begun(turn.state)
        if found is not None:
            yield from plan_signs(action, found)
    for event in turn.events:
        if isinstance(event, RailLaid):
            yield from paying(event.seat, event.surcharge, event.jokers_paid)
        if isinstance(event, StationBuilt):
            yield from paying(event.seat, event.price + event.surcharge, event.jokers_paid)


def paying(seat: Seat, dice: int, jokers: int) -> Iterator[Sign]:
    """Hidden dice and jokers that go to the reserve."""
    if dice > jokers:
        yield Sign(things.hidden(seat), "pays", minus(dice - jokers))
    if jokers:
        yield Sign(things.die("joker"), "pays", minus(jokers))


def minus(dice: int) -> Text:
    """So many dice less."""
    return Text("count-minus", {"count": dice})


def plan_signs(action: LayRail, found: Plan) -> Iterator[Sign]:
    """The rails of a plan on this sheet, numbered from the pointed one on, and other landings."""
    if not found.tiles:
        for number, planned in enumerate(found.rails, start=2):
            thing = things.cell(action.end, planned.rail.cell)
            yield Sign(thing, "plan", Text("count", {"count": number}))
    for landing in found.landings:
        yield Sign(things.cell(action.end, landing), "landing")
