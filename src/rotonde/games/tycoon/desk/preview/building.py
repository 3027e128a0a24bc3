"""The cards of a build action: a tile and its price, the grant, the stop."""

from collections.abc import Iterator, Sequence

from rotonde.games.tycoon import things
from rotonde.games.tycoon.actions import LayTile, PlayLandGrant, StopBuilding
from rotonde.games.tycoon.board import BOARD, NOWHERE
from rotonde.games.tycoon.desk.preview.money import (
    bill,
    certificate,
    consequence,
    objective_rows,
    price_remark,
    share_doubt,
    spent,
    totals,
)
from rotonde.games.tycoon.events import LinkCompleted, TileLaid
from rotonde.games.tycoon.names import card as card_name
from rotonde.games.tycoon.names import city, numbered, side
from rotonde.games.tycoon.rules.delivering import legal_deliveries
from rotonde.games.tycoon.rules.planning import nearest_way, ways_from
from rotonde.games.tycoon.rules.ways import Planned
from rotonde.games.tycoon.state import COSTS, LIMITS, UPGRADE_COST, State, build_limit
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.desk.menu import Preview, PreviewRow, WordSign
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Text
from rotonde.kernel.law.turn import Turn
from rotonde.railway.hexes import SIDES, turned


def build_card(
    state: State, seat: Seat, action: LayTile | PlayLandGrant | StopBuilding
) -> Preview | None:
    """The cards of a build action."""
    match action:
        case LayTile():
            return tile_card(state, seat, consequence(state, action))
        case PlayLandGrant():
            return Preview(title=Text("label-grant"), remarks=(Text("remark-grant"),))
        case StopBuilding():
            return stop_card(state)


def tile_card(state: State, seat: Seat, turn: Turn[State]) -> Preview:
    """Ground, river, ridges, what it comes to, what it completes, and what may come after it."""
    laid = next(event for event in turn.events if isinstance(event, TileLaid))
    one, other = map(side, laid.tile.sides)
    facts: dict[str, Fact] = {"number": laid.number, "limit": build_limit(state, seat)}
    met = objective_rows(turn.events)
    ahead = (*tile_remarks(laid), *onward(turn.state), *opened(state, seat, turn))
    return Preview(
        title=Text("preview-tile", {"hex": laid.tile.hex, "one": one, "other": other}),
        note=Text("preview-tile-number", facts),
        rows=(*price_rows(seat, laid), *link_rows(turn.events), *met),
        totals=totals(seat, laid.price.total, met),
        remarks=(price_remark(laid.payment), *ahead),
        signs=(
            WordSign(things.tile(laid.tile), "ghost", Text("money", {"amount": laid.price.total})),
            *ways_ahead(state, seat, laid),
        ),
        doubt=share_doubt(laid.payment),
    )


def onward(state: State) -> Iterator[Text]:
    """The city that is nearest after a tile, with what the way there would cost."""
    step = state.steps[-1] if state.steps else None
    near = nearest_way(state, step) if isinstance(step, Building) else None
    if near is not None and isinstance(step, Building):
        issued = bill(state, step.seat, near.total).issued
        facts: dict[str, Fact] = {
            "city": numbered(near.city),
            "tiles": len(near.tracks),
            "amount": near.total,
            "issued": issued,
            "mark": certificate(issued),
        }
        yield Text("remark-onward", facts)


def ways_ahead(state: State, seat: Seat, laid: TileLaid) -> Iterator[WordSign]:
    """Before a link is begun, the cheapest way to each city from the exits of its first tile."""
    step = state.steps[-1]
    if not isinstance(step, Building) or step.laid:
        return
    granted = build_limit(state, seat) if step.grant else 0
    for entry in BOARD.ends[BOARD.tracks[laid.tile.hex, laid.tile.sides]]:
        home = BOARD.exits[entry]
        if home != NOWHERE:
            out = things.exit_of(BOARD.city_ids[home], turned(entry % SIDES, 3))
            for way in ways_from(state.network, seat, entry, granted).values():
                yield from way_signs(way, out)


def way_signs(way: Planned, out: Thing) -> Iterator[WordSign]:
    """The tiles of a way, each under the name of where the way leads and with its price."""
    name = f"way {out} {BOARD.city_ids[way.city]}"
    for track, price in zip(way.tracks, way.prices, strict=True):
        yield WordSign(things.tile(BOARD.tiles[track]), f"{name} {price}")


def opened(state: State, seat: Seat, turn: Turn[State]) -> Iterator[Text]:
    """How many more deliveries a completed link opens, now or with the next engine."""
    if not any(isinstance(event, LinkCompleted) for event in turn.events):
        return
    more, level = gained(state, turn.state, seat), state.railroads[seat].engine_level + 1
    later = gained(state, turn.state, seat, better=1) if level in UPGRADE_COST else 0
    if more or not later:
        yield Text("remark-opens", {"more": more})
    else:
        yield Text("remark-opens-next", {"more": later, "level": level})


def gained(before: State, after: State, seat: Seat, better: int = 0) -> int:
    """How many deliveries are possible after something and were not before it."""
    known = set(legal_deliveries(before, seat, better))
    return len(set(legal_deliveries(after, seat, better)) - known)


def price_rows(seat: Seat, laid: TileLaid) -> Iterator[PreviewRow]:
    """The parts of a price (TYC-37 to TYC-39)."""
    hills = BOARD.ground[laid.tile.hex] == "h"
    yield PreviewRow(
        Text("preview-hills" if hills else "preview-open"), gains=spent(seat, laid.price.ground)
    )
    if laid.price.river:
        yield PreviewRow(Text("preview-river"), gains=spent(seat, laid.price.river))
    for ridge in laid.price.ridges:
        named = Text("preview-ridge", {"side": side(ridge)})
        yield PreviewRow(named, gains=spent(seat, COSTS.ridge))


def tile_remarks(laid: TileLaid) -> Iterator[Text]:
    """A ridge that waits under the loose end, and a card that is used up."""
    if laid.loose_end is not None and BOARD.ridges[BOARD.side_number(laid.loose_end)]:
        yield Text("remark-ridge-ahead", {"amount": COSTS.ridge})
    if laid.card is not None:
        yield Text("remark-card-used", {"card": card_name(laid.card)})


def link_rows(events: Sequence[Event]) -> Iterator[PreviewRow]:
    """The link that a tile completes."""
    for event in events:
        if isinstance(event, LinkCompleted):
            cities = {"city": city(event.city_a), "other": city(event.city_b)}
            number = Text("preview-link-number", {"link": event.link})
            yield PreviewRow(Text("preview-link", cities), number)


def stop_card(state: State) -> Preview:
    """What becomes of the track that is not finished (TYC-41, TYC-42)."""
    step = state.steps[-1]
    assert isinstance(step, Building)
    left = LIMITS.action_rounds - state.action_round
    return Preview(
        title=Text("label-stop"),
        remarks=(Text("remark-stop", {"tiles": len(step.laid), "rounds": left}),),
    )
