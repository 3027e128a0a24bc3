"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. A step is played with nobody bidding (any more); the card tells the events that follow.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final, assert_never

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    CompanyId,
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
from rotonde.games.rocket.events import (
    GameEnded,
    LineAbsorbed,
    LineAnnounced,
    LineIsolated,
    PassengerTaken,
    TownReached,
    VetoPaid,
)
from rotonde.games.rocket.names import category, company, good, money, paid, town
from rotonde.games.rocket.rules.foresight import Foreseen, consequence, foreseen
from rotonde.games.rocket.rules.veto import shares_of
from rotonde.games.rocket.scoring import FINAL_COUNT, counts_among, earned
from rotonde.games.rocket.state import State, number_of_towns
from rotonde.games.rocket.steps import (
    AnyStep,
    ChooseHex,
    Veto,
    VetoAnswering,
    VetoBidding,
    VetoPlacing,
)
from rotonde.games.rocket.things import hexagon
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, Seated, Text
from rotonde.railway.hexes import HexName


def earnings(future: Foreseen) -> tuple[int, ...]:
    """What each seat earns by it, the final count included where the game ends."""
    return earned(future.before, future.events)


def totals(future: Foreseen) -> tuple[Gain, ...]:
    """One figure for each seat that earns."""
    return tuple(
        Gain(Seat(seat), amount, Text("money-plus", {"amount": amount}))
        for seat, amount in enumerate(earnings(future))
        if amount
    )


def line_futures(state: State, action: SelectLine) -> dict[HexName, Foreseen]:
    """Where a line could go on, hex by hex."""
    selected = consequence(state, action).state
    step = selected.steps[-1]
    assert isinstance(step, ChooseHex)
    return {place: foreseen(selected, Advance(place)) for place in step.hexes}


def bid_futures(state: State, veto: Veto, action: VetoBid) -> dict[HexName, Foreseen]:
    """Where a bid leads for each hex; a single hex is not asked for (ROC-36)."""
    placing = consequence(state, action).state
    if isinstance(placing.steps[-1] if placing.steps else None, VetoPlacing):
        return {place: foreseen(placing, VetoPlace(place)) for place in veto.hexes}
    return {veto.hexes[0]: foreseen(state, action)}


# --- one row for each effect --------------------------------------------------------------------


def from_to(seat: int, old: int, new: int) -> Gain:
    """Shares of a seat before and after."""
    return Gain(Seat(seat), new - old, Text("preview-from-to", {"old": old, "new": new}))


def town_rows(_: Foreseen, event: TownReached) -> Iterator[PreviewRow]:
    """What a new town pays (ROC-54, ROC-55)."""
    kind = BOARD.town(event.town).kind
    label = Text("preview-town", {"town": town(event.town)})
    yield PreviewRow(label, Text(f"kind-{kind}"), paid(event.payments))


def merger_rows(_: Foreseen, event: LineAbsorbed) -> Iterator[PreviewRow]:
    """The bonus, and the exchange of shares (ROC-61, ROC-64)."""
    by, size = company(event.by), Text("preview-towns", {"towns": event.towns})
    yield PreviewRow(Text("preview-merger", {"by": by}), size, paid(event.payments))
    pairs = enumerate(zip(event.before, event.after, strict=True))
    swaps = tuple(from_to(seat, old, new) for seat, (old, new) in pairs if old)
    if swaps:
        rate = Text("preview-exchange-note", {"company": company(event.company), "by": by})
        yield PreviewRow(Text("preview-exchange"), rate, swaps)


def passenger_rows(_: Foreseen, event: PassengerTaken) -> Iterator[PreviewRow]:
    """A passenger from another's station (ROC-46)."""
    gain = Gain(event.seat, 1, Text("count-plus", {"count": 1}))
    note = Text("preview-owner", {"owner": Seated(event.owner)})
    yield PreviewRow(Text("preview-passenger"), note, (gain,))


def share_rows(future: Foreseen, event: LineAnnounced) -> Iterator[PreviewRow]:
    """The share that the mover takes at once (ROC-32)."""
    if event.share:
        held = future.before.shares[BOARD.companies.number[event.company]].held[event.seat]
        left = Text("preview-left", {"stack": event.stack})
        yield PreviewRow(Text("preview-share"), left, (from_to(event.seat, held, held + 1),))


def veto_rows(future: Foreseen, event: VetoPaid) -> Iterator[PreviewRow]:
    """The shares that the winner of the veto gives up (ROC-41)."""
    held = future.before.shares[BOARD.companies.number[event.company]].held[event.seat]
    cost = from_to(event.seat, held, held - event.amount)
    yield PreviewRow(Text("preview-veto"), Text("preview-veto-note"), (cost,))


def isolated_rows(_: Foreseen, event: LineIsolated) -> Iterator[PreviewRow]:
    """A line that can reach nothing new (ROC-74)."""
    label = Text("preview-isolated", {"company": company(event.company)})
    yield PreviewRow(label, Text("preview-removed", {"removed": event.removed}))


def end_rows(future: Foreseen, event: GameEnded) -> Iterator[PreviewRow]:
    """The end of the game, with the final count of each seat (ROC-80 to ROC-83)."""
    counts = (each.payments for each in future.events if isinstance(each, FINAL_COUNT))
    sums = (sum(column) for column in zip(*counts, strict=True))
    yield PreviewRow(Text("preview-end"), Text(f"preview-end-{event.reason}"), paid(sums))


ROWS: Final[Mapping[type[Event], Callable[[Foreseen, Any], Iterator[PreviewRow]]]] = {
    TownReached: town_rows,
    PassengerTaken: passenger_rows,
    LineAnnounced: share_rows,
    VetoPaid: veto_rows,
    LineAbsorbed: merger_rows,
    LineIsolated: isolated_rows,
    GameEnded: end_rows,
}
"""The events that a card shows, in its order; the others are seen on the map."""


def rows(future: Foreseen) -> tuple[PreviewRow, ...]:
    """All effects, in the order of the card."""
    return tuple(row for kind in ROWS for row in rows_of(future, kind))


def rows_of(future: Foreseen, kind: type[Event]) -> Iterator[PreviewRow]:
    """The effects of one kind."""
    for event in future.events:
        if type(event) is kind:
            yield from ROWS[kind](future, event)


# --- who may still object -----------------------------------------------------------------------


def remarks(future: Foreseen) -> tuple[Text, ...]:
    """Who may veto, outbid or match after this, and who may not."""
    told = tuple(objection(future.before, step) for step in future.asked)
    answers = any(isinstance(step, VetoAnswering) for step in future.asked)
    return told if answers else (*told, *defeated(future))


def objection(state: State, step: AnyStep) -> Text:
    """What an asked seat could do instead of letting it pass."""
    assert isinstance(step, VetoBidding | VetoAnswering)
    facts = holding(state, step.seat, step.veto)
    if isinstance(step, VetoAnswering):
        return Text("remark-may-match", {**facts, "hex": step.veto.first_hex})
    return Text("remark-may-outbid" if step.veto.top_bid else "remark-may-veto", facts)


def holding(state: State, seat: Seat, veto: Veto) -> dict[str, Fact]:
    """How many shares of the moved company a seat holds, for a sentence."""
    held = shares_of(state, seat, veto)
    return {"seat": Seated(seat), "shares": held, "company": company(veto.company)}


def defeated(future: Foreseen) -> Iterator[Text]:
    """The mover that cannot match the bid (ROC-38)."""
    step = future.before.steps[-1]
    if isinstance(step, VetoBidding | VetoPlacing) and has(future, VetoPaid):
        yield Text("remark-cannot-match", holding(future.before, step.veto.mover, step.veto))


def has(future: Foreseen, kind: type[Event]) -> bool:
    """Whether something of this kind happens."""
    return any(type(event) is kind for event in future.events)


# --- cards --------------------------------------------------------------------------------------


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
    """The card of the last of these orders, the others being given before it."""
    for action in actions[:-1]:
        state = consequence(state, action).state
    return card(state, seat, actions[-1])


def card(state: State, seat: Seat, action: AnyAction) -> Preview | None:
    """The card of a legal action; none where its label says all there is."""
    match action:
        case TakeMarker():
            return marker_card(state, seat, action)
        case PickStation():
            return lift_card(state, action)
        case PlaceStation() | DropStation():
            return None
        case SelectLine():
            return line_card(state, action.company, line_futures(state, action), seat)
        case Advance() | VetoPlace():
            return step_card(foreseen(state, action), moved(state.steps[-1]), action.hex)
        case VetoBid():
            veto = veto_of(state.steps[-1])
            return bid_card(action.amount, bid_futures(state, veto, action), seat)
        case VetoPass() | VetoMatch() | VetoConcede():
            veto = veto_of(state.steps[-1])
            place = veto.first_hex if isinstance(action, VetoMatch) else veto.hex
            return step_card(foreseen(state, action), veto.company, place)
        case _:
            assert_never(action)


def lift_card(state: State, action: PickStation) -> Preview | None:
    """The card of a station that would leave a line; elsewhere it counts for nothing."""
    cell = BOARD.cells[action.hex]
    lines = [n for n, line in enumerate(state.network.lines) if line.hexes >> cell & 1]
    return Preview(Text("preview-station", {"hex": action.hex})) if lines else None


def moved(step: AnyStep) -> CompanyId:
    """The company whose engine is being moved."""
    return step.company if isinstance(step, ChooseHex) else veto_of(step).company


def veto_of(step: AnyStep) -> Veto:
    """The veto that is going on."""
    assert isinstance(step, VetoBidding | VetoPlacing | VetoAnswering)
    return step.veto


def step_card(future: Foreseen, company_id: CompanyId, place: HexName) -> Preview:
    """The card of an engine's step to `place`."""
    number = BOARD.companies.number[company_id]
    facts: dict[str, Fact] = {
        "company": company(company_id),
        "origin": BOARD.names[future.before.network.lines[number].engine],
        "hex": place,
    }
    return Preview(
        title=Text("preview-step", facts),
        note=Text("preview-towns", {"towns": number_of_towns(future.after, number)}),
        rows=rows(future),
        totals=totals(future),
        remarks=remarks(future),
    )


def line_card(
    state: State, company_id: CompanyId, futures: Mapping[HexName, Foreseen], seat: Seat
) -> Preview:
    """The card of a line that `seat` could extend: what each hex would pay."""
    number = BOARD.companies.number[company_id]
    engine = BOARD.names[state.network.lines[number].engine]
    return Preview(
        title=Text("preview-line", {"company": company(company_id), "hex": engine}),
        note=Text("preview-towns", {"towns": number_of_towns(state, number)}),
        rows=hex_rows(futures, seat),
        remarks=remarks(next(iter(futures.values()))),
    )


def bid_card(amount: int, futures: Mapping[HexName, Foreseen], seat: Seat) -> Preview:
    """The card of a bid: what each hex would pay, what it costs, and who may still outdo it."""
    future = next(iter(futures.values()))
    return Preview(
        title=Text("label-bid", {"amount": amount}),
        note=Text("preview-bid-note"),
        rows=(*hex_rows(futures, seat), *rows_of(future, VetoPaid)),
        remarks=(*remarks(future), *unbeatable(future)),
    )


def unbeatable(future: Foreseen) -> Iterator[Text]:
    """The bid that nobody can raise or match (ROC-41)."""
    if not future.asked:
        yield Text("remark-bid-wins")


def hex_rows(futures: Mapping[HexName, Foreseen], seat: Seat) -> tuple[PreviewRow, ...]:
    """One row for each hex an engine could go to, with what it pays to `seat` even if nothing."""
    return tuple(
        PreviewRow(
            label=Text("preview-hex", {"hex": place}),
            note=headline(future),
            gains=mine_and_others(earnings(future), seat),
            thing=hexagon(place),
        )
        for place, future in futures.items()
    )


def mine_and_others(amounts: Sequence[int], seat: Seat) -> tuple[Gain, ...]:
    """What a seat gets, first, and what the others get without those that get nothing."""
    others = (gain for gain in paid(amounts) if gain.seat != seat)
    return (Gain(seat, amounts[seat], money(amounts[seat])), *others)


def headline(future: Foreseen) -> Text | None:
    """The one word on a step that matters most beside its money."""
    for event in reversed(future.events):
        match event:
            case GameEnded():
                return Text("preview-end")
            case LineAbsorbed(by=by):
                return Text("preview-merges", {"by": company(by)})
    return None


def marker_card(state: State, seat: Seat, action: TakeMarker) -> Preview:
    """The card of a marker: how the seats stand in its city and in its good."""
    of_city = counts_among(state, BOARD.city_markers[action.city])
    of_good = counts_among(state, BOARD.good_markers[action.good])
    city = Text("preview-city-markers", {"city": town(action.city)})
    goods = Text("preview-good-markers", {"category": category(action.good)})
    return Preview(
        title=Text("preview-marker", {"city": town(action.city), "good": good(action.good)}),
        rows=(standing(city, of_city, seat), standing(goods, of_good, seat)),
    )


def standing(label: Text, counts: Sequence[int], taker: Seat) -> PreviewRow:
    """How many each seat would hold, the taker one more than now."""
    gains = tuple(
        from_to(seat, count, count + 1)
        if seat == taker
        else Gain(Seat(seat), 0, Text("preview-count", {"count": count}))
        for seat, count in enumerate(counts)
        if count or seat == taker
    )
    return PreviewRow(label, gains=gains)
