"""A build action: its tiles, the grant, the stop, and where track leads (TYC-28 to TYC-42)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.actions import LayTile, PlayLandGrant, StopBuilding
from rotonde.games.tycoon.board import BOARD, NOWHERE
from rotonde.games.tycoon.desk import payments, signs, track
from rotonde.games.tycoon.desk.choices import offer, offer_first
from rotonde.games.tycoon.desk.objectives import objective_rows
from rotonde.games.tycoon.desk.questions import ask_in_turn
from rotonde.games.tycoon.rules import building
from rotonde.games.tycoon.rules.delivering import legal_deliveries
from rotonde.games.tycoon.rules.planning import nearest_way, ways_from
from rotonde.games.tycoon.rules.track import joints_on
from rotonde.games.tycoon.state import (
    COSTS,
    LIMITS,
    UPGRADE_COST,
    State,
    bill,
    build_limit,
    cards_with,
)
from rotonde.games.tycoon.steps import Building
from rotonde.games.tycoon.view.building import open_way
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, did
from rotonde.kernel.desk.menu import Choice, Pace, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, LogLine, Text

# --- question -------------------------------------------------------------------------------------


def ask(state: State, step: Building) -> Asked:
    """The number of the tile in its action; before the first, the place in the turn."""
    within = 1 + len(step.laid) + step.grant
    if not step.laid:
        return replace(ask_in_turn(state, step), within=within)
    limit, number = build_limit(state, step.seat), len(step.laid) + 1
    context = Text("over-tile", {"number": number, "limit": limit})
    pace = Pace(number, limit, limit - LIMITS.tiles_per_build)
    return Asked(Text("prompt-next-tile"), context, pace=pace, within=within)


def offer_tiles(state: State, step: Building) -> Offer:
    """Tiles, then the grant or the stop."""
    if step.side is None:
        tiles = track.first_choices(state, step.seat, opens=False, grant=step.grant)
        if building.check_grant(state, step, building.GRANT) is None:
            tiles = [*tiles, *grant_choices(state, step.seat, opens=False)]
        return Offer(tuple(tiles))
    tracks = nearest_first(state, step, step.side)
    further = [track.next_choice(state, step, each) for each in tracks]
    return Offer((*further, stop_choice(state, step)))


def opening_choices(state: State, seat: Seat) -> list[Choice]:
    """The grant and every first tile, as the first order of a go."""
    if not building.may_build(state, seat):
        return []
    tiles = track.first_choices(state, seat, opens=True, grant=False)
    return [*grant_choices(state, seat, opens=True), *tiles]


def grant_choices(state: State, seat: Seat, *, opens: bool) -> Iterator[Choice]:
    """The land grant (TYC-66)."""
    for card in cards_with(state, seat, "open_terrain_free_one_build")[:1]:
        label = Text("label-grant")
        yield offer_first("build", building.GRANT, label, things.card(card), opens=opens)


def nearest_first(state: State, step: Building, loose_end: int) -> list[int]:
    """The tracks on from a loose end, the one that comes to a city soonest before the others."""
    near = nearest_way(state, step)
    first = near.tracks[0] if near is not None else None
    return sorted(joints_on(state.network, step.seat, loose_end), key=lambda each: each != first)


def stop_choice(state: State, step: Building) -> Choice:
    """The end of an action, named by what becomes of the track (TYC-41, TYC-42)."""
    return offer(building.STOP, "build", Text("label-stop"), detail=left_open(state, step))


def left_open(state: State, step: Building) -> Text:
    """The city that a later round may reach, or that the track goes."""
    near = nearest_way(state, step) if state.action_round < LIMITS.action_rounds else None
    if near is None:
        return Text("detail-stop-lost", {"rounds": LIMITS.action_rounds})
    return Text("detail-stop", {"city": names.city_by_number(near.city), "tiles": len(near.tracks)})


# --- the card of a tile ---------------------------------------------------------------------------


def tile_card(pointed: Pointed[State, LayTile]) -> Preview:
    """Ground, river, ridges, what it comes to, what it completes, and what may come after it."""
    state, seat, events = pointed.before, pointed.seat, pointed.turn.events
    laid = next(event for event in events if isinstance(event, past.TileLaid))
    one, other = map(names.side, laid.tile.sides)
    number: dict[str, Fact] = {"number": laid.number, "limit": build_limit(state, seat)}
    met, price = objective_rows(events), Text("money", {"amount": laid.price.total})
    ghost = signs.TileSign(things.tile(laid.tile.hex, laid.tile.sides), price)
    return Preview(
        title=Text("preview-tile", {"hex": laid.tile.hex, "one": one, "other": other}),
        note=Text("preview-tile-number", number),
        rows=(*price_rows(seat, laid), *link_rows(events), *met),
        totals=payments.totals(seat, laid.price.total, met),
        remarks=(
            payments.price_remark(laid.payment),
            *tile_remarks(laid),
            *way_on(pointed.after),
            *deliveries_opened(pointed),
        ),
        signs=(ghost, *ways_ahead(state, seat, laid), *signs.scores_after(state, met)),
        doubt=payments.share_doubt(laid.payment),
    )


def price_rows(seat: Seat, laid: past.TileLaid) -> Iterator[PreviewRow]:
    """The parts of a price (TYC-37 to TYC-39)."""
    hills, price = BOARD.ground[laid.tile.hex] == "h", laid.price
    ground = Text("preview-hills" if hills else "preview-open")
    yield PreviewRow(ground, gains=payments.cost_gains(seat, price.ground))
    if price.river:
        yield PreviewRow(Text("preview-river"), gains=payments.cost_gains(seat, price.river))
    for ridge in price.ridges:
        named = Text("preview-ridge", {"side": names.side(ridge)})
        yield PreviewRow(named, gains=payments.cost_gains(seat, COSTS.ridge))


def link_rows(events: Sequence[Event]) -> Iterator[PreviewRow]:
    """The link that a tile completes."""
    for event in events:
        if isinstance(event, past.LinkCompleted):
            cities = {"city": names.city(event.city_a), "other": names.city(event.city_b)}
            number = Text("preview-link-number", {"link": event.link})
            yield PreviewRow(Text("preview-link", cities), number)


def tile_remarks(laid: past.TileLaid) -> Iterator[Text]:
    """A ridge that waits under the loose end, and a card that is used up."""
    if laid.loose_end is not None and BOARD.ridges[BOARD.side_number(laid.loose_end)]:
        yield Text("remark-ridge-ahead", {"amount": COSTS.ridge})
    if laid.card is not None:
        yield Text("remark-card-used", {"card": names.card(laid.card)})


def way_on(after: State) -> Iterator[Text]:
    """The city that is nearest after a tile, with what the way there would cost."""
    step = after.steps[-1] if after.steps else None
    near = nearest_way(after, step) if isinstance(step, Building) else None
    if step is not None and near is not None:
        issued = bill(after.railroads[step.seat], near.total).issued
        facts: dict[str, Fact] = {
            "city": names.city_by_number(near.city),
            "tiles": len(near.tracks),
        }
        facts |= {"amount": near.total, "issued": issued, "mark": payments.certificate(issued)}
        yield Text("remark-onward", facts)


def deliveries_opened(pointed: Pointed[State, LayTile]) -> Iterator[Text]:
    """How many more deliveries a completed link opens, now or with the next engine."""
    if not any(isinstance(event, past.LinkCompleted) for event in pointed.turn.events):
        return
    level = pointed.before.railroads[pointed.seat].engine_level + 1
    more = deliveries_gained(pointed)
    later = deliveries_gained(pointed, better=1) if level in UPGRADE_COST else 0
    if more or not later:
        yield Text("remark-opens", {"more": more})
    else:
        yield Text("remark-opens-next", {"more": later, "level": level})


def deliveries_gained(pointed: Pointed[State, LayTile], better: int = 0) -> int:
    """How many deliveries are possible after a tile that were not before it."""
    known = set(legal_deliveries(pointed.before, pointed.seat, better))
    return len(set(legal_deliveries(pointed.after, pointed.seat, better)) - known)


def ways_ahead(state: State, seat: Seat, laid: past.TileLaid) -> Iterator[signs.WaySign]:
    """Before a link is begun, the cheapest way to each city from the exits of its first tile."""
    step = state.steps[-1]
    if not isinstance(step, Building) or step.laid:
        return
    limit = build_limit(state, seat)
    for entry in BOARD.ends[BOARD.tracks[laid.tile.hex, laid.tile.sides]]:
        if BOARD.exits[entry] != NOWHERE:
            out = track.exit_thing(entry)
            for way in ways_from(state.network, seat, entry, limit if step.grant else 0).values():
                city = things.city(BOARD.cities.ids[way.city])
                yield signs.WaySign(city, out, open_way(way, limit))


# --- the cards of the grant and the stop ----------------------------------------------------------


def grant_card(_pointed: Pointed[State, PlayLandGrant]) -> Preview:
    """Open ground is free in this action (TYC-66)."""
    return Preview(title=Text("label-grant"), remarks=(Text("remark-grant"),))


def stop_card(pointed: Pointed[State, StopBuilding]) -> Preview:
    """The fate of the track that is not finished (TYC-41, TYC-42)."""
    step, left = pointed.before.steps[-1], LIMITS.action_rounds - pointed.before.action_round
    assert isinstance(step, Building)
    remark = Text("remark-stop", {"tiles": len(step.laid), "rounds": left})
    return Preview(title=Text("label-stop"), remarks=(remark,))


# --- lines ----------------------------------------------------------------------------------------


def line_of_grant(event: past.GrantPlayed) -> LogLine:
    return did(event.seat, "log-grant", at=(things.card(event.card), things.seat(event.seat)))


def line_of_tile(event: past.TileLaid) -> LogLine:
    paid = payments.sum_paid(event.payment)
    at = (things.tile(event.tile.hex, event.tile.sides),)
    return did(event.seat, "log-tile", at=at, **names.tile(event.tile), **paid)


def line_of_link(event: past.LinkCompleted) -> LogLine:
    at, tiles = (things.link(event.link),), len(event.tiles)
    cities = {"city": names.city(event.city_a), "other": names.city(event.city_b)}
    return did(event.seat, "log-link", at=at, link=event.link, tiles=tiles, **cities)


def line_of_end(event: past.BuildingEnded) -> LogLine | None:
    """A link that is complete has its own line."""
    if event.loose_end is None:
        return None
    city, place = names.city(event.city), event.loose_end.hex
    message, at = f"log-unfinished-{event.reason}", (things.unfinished(place),)
    return consequence(message, at=at, tiles=event.tiles, city=city, hex=place)


CHAPTER: Final = DeskChapter(
    questions=(Question(Building, ask, offer_tiles),),
    cards={LayTile: tile_card, PlayLandGrant: grant_card, StopBuilding: stop_card},
    lines={
        past.GrantPlayed: line_of_grant,
        past.TileLaid: line_of_tile,
        past.LinkCompleted: line_of_link,
        past.BuildingEnded: line_of_end,
    },
)
