"""The cards of a build action: a tile and its price, the grant, the stop."""

from collections.abc import Iterator, Sequence

from rotonde.games.tycoon import things
from rotonde.games.tycoon.actions import LayTile, PlayLandGrant, StopBuilding
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.events import LinkCompleted, TileLaid
from rotonde.games.tycoon.names import card as card_name
from rotonde.games.tycoon.names import city
from rotonde.games.tycoon.preview.money import consequence, objective_rows, price_remark, spent
from rotonde.games.tycoon.state import COSTS, LIMITS, State
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.event import Event
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Preview, PreviewRow, Sign
from rotonde.kernel.text import Text


def build_card(
    state: State, seat: Seat, action: LayTile | PlayLandGrant | StopBuilding
) -> Preview | None:
    """The cards of a build action."""
    match action:
        case LayTile():
            return tile_card(seat, consequence(state, action).events)
        case PlayLandGrant():
            return Preview(title=Text("label-grant"), remarks=(Text("remark-grant"),))
        case StopBuilding():
            return stop_card(state)


def tile_card(seat: Seat, events: Sequence[Event]) -> Preview:
    """Ground, river, ridges, what it comes to, and what it completes."""
    laid = next(event for event in events if isinstance(event, TileLaid))
    thing = things.tile(laid.tile)
    return Preview(
        title=Text("preview-tile", {"tile": f"{laid.tile.hex} {things.sides(laid.tile.sides)}"}),
        note=Text("preview-tile-number", {"number": laid.number}),
        rows=(*price_rows(seat, laid), *link_rows(events), *objective_rows(events)),
        totals=spent(seat, laid.price.total),
        remarks=(price_remark(laid.payment), *tile_remarks(laid)),
        signs=(Sign(thing, "ghost", Text("money", {"amount": laid.price.total})),),
    )


def price_rows(seat: Seat, laid: TileLaid) -> Iterator[PreviewRow]:
    """The parts of a price (TYC-37 to TYC-39)."""
    hills = BOARD.ground[laid.tile.hex] == "h"
    yield PreviewRow(
        Text("preview-hills" if hills else "preview-open"), gains=spent(seat, laid.price.ground)
    )
    if laid.price.river:
        yield PreviewRow(Text("preview-river"), gains=spent(seat, laid.price.river))
    for side in laid.price.ridges:
        named = Text("preview-ridge", {"side": things.SIDE_NAMES[side]})
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
