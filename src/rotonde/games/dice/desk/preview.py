"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. A roll is told by its figures alone: nobody knows how the dice will fall.
"""

from collections.abc import Iterator, Sequence
from itertools import takewhile

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
from rotonde.games.dice.desk.signs import is_begun, obligation_end, signs
from rotonde.games.dice.events import (
    GameEnded,
    IncomeTaken,
    LastYearAnnounced,
    RailLaid,
    ShareBought,
    StationBuilt,
    TileCleared,
    TileEntered,
    YearCounted,
)
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.names import (
    cell,
    company,
    drawn,
    fallen,
    from_to,
    gained,
    paid,
    side,
    site,
    tile,
)
from rotonde.games.dice.rules import flow
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.rules.plans import Leg, shortest_way
from rotonde.games.dice.rules.rolling import ends_game
from rotonde.games.dice.rules.track import railhead, ways
from rotonde.games.dice.rules.turns import ends_year, next_seat
from rotonde.games.dice.state import FIGURES, State, directed_by, income_of, stations_of
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Gain, Seated, Text
from rotonde.kernel.law.turn import Turn


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
    """The card of the last of these orders, the others being given before it.

    Dice that go back together share one.
    """
    together = sum(1 for _ in takewhile(is_discard, reversed(actions)))
    first = len(actions) - max(1, together)
    return card(foreseen(state, actions[:first]).state, seat, actions[first:])


def is_discard(action: AnyAction) -> bool:
    """Whether a die goes back."""
    return isinstance(action, Discard)


def card(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview:
    """The card of orders of one kind."""
    action = actions[0]
    if isinstance(action, Roll):
        return roll_card(state, action)
    turn = foreseen(state, actions)
    return Preview(
        title=title(state, action),
        rows=tuple(rows(state, seat, action, turn)),
        totals=totals(turn),
        remarks=tuple(remarks(turn)),
        signs=tuple(signs(action, turn)),
    )


def foreseen(state: State, actions: Sequence[AnyAction]) -> Turn[State]:
    """What comes of orders that are given together."""
    turn = Turn(state)
    for action in actions:
        further = flow.settle(DECISIONS.apply(turn.state, turn.state.seat, action))
        turn = Turn(further.state, (*turn.events, *further.events))
    return turn


def title(state: State, action: AnyAction) -> Text:
    """What would be done, in a few words."""
    match action:
        case LayRail():
            return rail_title(state, action)
        case BuildStation():
            facts = {"company": company(action.company), "kind": site(action.kind)}
            return Text("card-station", facts)
        case BuyShare():
            return Text("card-share", {"company": company(action.company)})
        case ChooseTile():
            return Text("card-tile", {"kind": tile(action.kind)})
        case Discard():
            return Text("card-back")
        case EndTurn():
            return Text("card-end")
        case _:
            return Text("card-income", {"dice": income_of(state, state.seat)})


def rail_title(state: State, action: LayRail) -> Text:
    """A rail by its shape: what lies there looks like it, whatever die it is."""
    here, out = BOARD.cells[action.cell], BOARD.side_numbers[action.out]
    found = ways(railhead(state, END_NUMBERS[action.end]))
    straight = any(one.straight for one in found if (one.cell, one.out) == (here, out))
    name = "card-rail-straight" if straight else "card-rail-curve"
    return Text(name, {"cell": cell(action.cell), "out": side(action.out)})


# --- the roll -------------------------------------------------------------------------------------


def roll_card(state: State, action: Roll) -> Preview:
    """How many dice fall, and where they come from."""
    if ends_game(state, action):
        facts = {"reserve": state.reserve, "jokers": action.jokers}
        return Preview(Text("card-roll-ending"), remarks=(Text("remark-roll-short", facts),))
    bonus = 0 if state.is_last_year else action.jokers * FIGURES.joker_roll_bonus
    dice, tray = action.hidden + action.jokers + bonus, state.trays[state.seat]
    front, left = tray.front + action.hidden + bonus, tray.hidden - action.hidden
    zones = (
        ("row-front", tray.front, front, things.front(state.seat)),
        ("row-hidden", tray.hidden, left, things.hidden(state.seat)),
        ("row-reserve", state.reserve, state.reserve - bonus, things.RESERVE),
    )
    more = (figure("row-bonus", Text("count", {"count": bonus})),) if bonus else ()
    return Preview(
        title=Text("card-roll", {"dice": dice}),
        rows=(
            figure("row-faces", Text("die-faces", fallen(BOARD.tables.die.faces))),
            *more,
            *moved(zones),
        ),
    )


def figure(label: str, note: Text, thing: Thing | None = None) -> PreviewRow:
    """One line of figures, and the zone of dice whose figure it is."""
    return PreviewRow(Text(label), note, thing=thing)


# --- one row for each effect ----------------------------------------------------------------------


def rows(state: State, seat: Seat, action: AnyAction, turn: Turn[State]) -> Iterator[PreviewRow]:
    """What the events say, then what becomes of the dice."""
    for event in turn.events:
        yield from told(state, turn.state, event)
    if isinstance(action, LayRail | ChooseTile) and is_begun(turn.state):
        yield from begun_rows(state, seat, action, turn)
    else:
        yield from dice_rows(state, seat, turn.state)
    if isinstance(action, EndTurn) and not turn.state.over:
        yield from next_rows(state, turn.state)


def told(before: State, after: State, event: Event) -> Iterator[PreviewRow]:
    """The rows of one event."""
    match event:
        case RailLaid() if not is_begun(after):
            yield from rail_rows(after, event)
        case StationBuilt():
            yield from station_rows(before, after, event)
        case ShareBought():
            yield from share_rows(after, event)
        case IncomeTaken():
            yield from income_rows(before, event)
        case TileCleared():
            facts = {"count": len(event.rails)}
            yield PreviewRow(Text("row-cleared", {"tile": event.tile}), Text("count", facts))
        case TileEntered(reward=reward) if reward:
            yield figure("row-reward", jokers(reward))


def rail_rows(after: State, event: RailLaid) -> Iterator[PreviewRow]:
    """Its surcharge by kind of dice, and the cell that it leads to."""
    if event.surcharge:
        yield figure("row-toll", paid(event.surcharge, event.jokers_paid))
    number = END_NUMBERS[event.end]
    head, ground = after.line.ends[number], after.line.ground(number)
    if head.out is not None and not head.is_at_border and not after.over:
        onward = BOARD.beside[head.cell][head.out]
        kind = "mountain" if ground.mountains >> onward & 1 else "country"
        yield figure("row-onward", Text("onward", {"cell": BOARD.cell_names[onward], "kind": kind}))


def jokers(dice: int) -> Text:
    """Jokers that are gained, with one of them drawn."""
    return Text("dice-gained", {"count": dice, "die": drawn("joker")})


def station_rows(before: State, after: State, event: StationBuilt) -> Iterator[PreviewRow]:
    """The chain, the price, the reward, and what the next income would be."""
    seat = event.seat
    yield figure("row-chain", from_to(event.chain_before, event.chain))
    yield figure("row-price", paid(event.price + event.surcharge, event.jokers_paid))
    if event.reward:
        yield figure("row-built", jokers(event.reward))
    yield figure("row-stations", from_to(stations_of(before, seat), stations_of(after, seat)))
    if not after.is_last_year:
        yield figure("row-income", from_to(income_of(before, seat), income_of(after, seat)))


def income_rows(before: State, event: IncomeTaken) -> Iterator[PreviewRow]:
    """The stations that are counted; what would spare the game its end (DIC-29)."""
    count = stations_of(before, event.seat)
    yield figure("row-counted", Text("count", {"count": count}))
    if event.taken < event.due:
        missing = Text("row-missing", {"dice": event.due - event.taken})
        yield PreviewRow(missing, from_to(before.reserve, event.due))


def next_rows(before: State, after: State) -> Iterator[PreviewRow]:
    """Who is next, and what they will draw: not while directors may still change before that."""
    coming, own = next_seat(before), next_seat(before) == before.seat
    who = Text("next-again") if own else Text("seated", {"seat": Seated(coming)})
    yield figure("row-next", who)
    known = after.year > before.year or not ends_year(before)
    if known and after.year >= FIGURES.first_income_year and not after.is_last_year:
        dice = Text("count", {"count": income_of(after, coming)})
        yield figure("row-draws-own" if own else "row-draws", dice)


def share_rows(after: State, event: ShareBought) -> Iterator[PreviewRow]:
    """The shares of the buyer, and who would direct the company at the year end."""
    shares = Gain(event.seat, 1, from_to(event.held - 1, event.held))
    yield PreviewRow(Text("row-shares"), gains=(shares,))
    office = scoring.office_now(after, BOARD.company_numbers[event.company])
    if office is not None and not after.is_last_year:
        yield figure("row-director", Text("seated", {"seat": Seated(office.seat)}))
    if event.director is None:
        yield figure("row-die", Text("to-reserve"))
    else:
        yield figure("row-die", Text("to-screen", {"seat": Seated(event.director)}))


def dice_rows(before: State, seat: Seat, after: State) -> Iterator[PreviewRow]:
    """Front, hidden dice and reserve, where they change."""
    old, new = before.trays[seat], after.trays[seat]
    return moved(
        (
            ("row-front", old.front, new.front, things.front(seat)),
            ("row-hidden", old.hidden, new.hidden, things.hidden(seat)),
            ("row-reserve", before.reserve, after.reserve, things.RESERVE),
        )
    )


def moved(zones: Sequence[tuple[str, int, int, Thing]]) -> Iterator[PreviewRow]:
    """The zones of dice whose number changes."""
    for label, was, now, thing in zones:
        if was != now:
            yield figure(label, from_to(was, now), thing)


def begun_rows(
    before: State, seat: Seat, action: LayRail | ChooseTile, turn: Turn[State]
) -> Iterator[PreviewRow]:
    """What is begun, and the dice when it is finished by the shortest way."""
    end = obligation_end(turn.state)
    way = shortest_way(railhead(turn.state, END_NUMBERS[end]))
    assert way is not None
    if isinstance(action, ChooseTile):
        yield from tile_rows(before, turn.state, seat)
        yield from left_rows(turn.state, END_NUMBERS[end], way)
    elif way.tiles:
        yield figure("row-border", Text("over-border", {"rails": len(way.rails)}))
    else:
        yield figure("row-bridge", over_water(way))
    tray = before.trays[seat]
    front = way.at.hand.rails + tray.share
    yield figure("row-front", from_to(tray.front, front), things.front(seat))
    if way.at.hand.hidden != tray.hidden:
        hidden = from_to(tray.hidden, way.at.hand.hidden)
        yield figure("row-hidden", hidden, things.hidden(seat))


def over_water(way: Leg) -> Text:
    """The cells of a bridge, and where it lands."""
    wet = [one.planned.rail.cell for one in way.rails[:-1]]
    facts = {"land": BOARD.cell_names[way.at.head.cell]}
    if not wet:
        return Text("lands", facts)
    first, last = BOARD.cell_names[wet[0]], BOARD.cell_names[wet[-1]]
    name = "lands-over" if len(wet) > 1 else "lands-over-one"
    return Text(name, {**facts, "first": first, "last": last})


def tile_rows(before: State, after: State, seat: Seat) -> Iterator[PreviewRow]:
    """The open sides of a tile that is chosen, the ranges it joins, own stations beside it."""
    place = after.general_map.places[-1]
    opens = after.general_map.open_sides(place).bit_count()
    yield figure("row-opens", Text("count", {"count": opens}))
    ranges = ranges_joined(before.general_map, after.general_map)
    if ranges:
        yield figure("row-ranges", Text("count", {"count": ranges}))
    around = {place + step for step in BOARD.steps}
    mine = [station for one in directed_by(after, seat) for station in after.stations[one]]
    beside = sum(station.place in around for station in mine)
    if beside:
        yield figure("row-beside", Text("count", {"count": beside}))


def ranges_joined(before: GeneralMap, after: GeneralMap) -> int:
    """How many ranges go on over the borders of the tile laid last (DIC-53)."""
    grown = [new for new in after.layout.ranges if new not in before.layout.ranges]
    return sum(any(old & new for new in grown) for old in before.layout.ranges)


def left_rows(state: State, end: int, way: Leg) -> Iterator[PreviewRow]:
    """The tile that the line leaves, and the reward of the discovery (DIC-47, DIC-49)."""
    reserve = state.reserve + sum(one.planned.surcharge for one in way.rails)
    if len(state.line.sheets) > 1:
        sheet = state.line.sheet(end)
        number = state.general_map.layout.at[sheet.place] + 1
        reserve += sheet.rails
        yield PreviewRow(
            Text("row-cleared", {"tile": number}), Text("count", {"count": sheet.rails})
        )
    reward = min(way.at.reward, reserve)
    if reward:
        yield figure("row-reward", jokers(reward))
    yield figure("row-reserve", from_to(state.reserve, reserve - reward), things.RESERVE)


def totals(turn: Turn[State]) -> tuple[Gain, ...]:
    """What a count at the end would bring each seat."""
    counted = [event for event in turn.events if isinstance(event, YearCounted)]
    return gained(counted[-1].gains) if counted else ()


def remarks(turn: Turn[State]) -> Iterator[Text]:
    """What follows, and what nobody can refuse."""
    for event in turn.events:
        if isinstance(event, ShareBought) and event.director is not None:
            yield Text("remark-must-sell", {"seat": Seated(event.director)})  # DIC-35
        if isinstance(event, LastYearAnnounced):
            yield Text("remark-last-year")
        if isinstance(event, GameEnded):
            yield Text("remark-ends-game")
