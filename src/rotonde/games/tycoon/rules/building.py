"""Build track: tile by tile, until a link is complete or the action ends (TYC-28 to TYC-42)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.actions import AnyAction, LayTile, PlayLandGrant, StopBuilding
from rotonde.games.tycoon.board import BOARD, FirstSet
from rotonde.games.tycoon.components import CardId
from rotonde.games.tycoon.maps import Link, Network, Railways, UnfinishedLink, with_one_track
from rotonde.games.tycoon.rules.action_ends import busy, end_action
from rotonde.games.tycoon.rules.objectives import lines_met
from rotonde.games.tycoon.rules.track import End, Joint, joint, joints_on, price, why_not_tile
from rotonde.games.tycoon.state import (
    LIMITS,
    Deed,
    State,
    build_limit,
    cards_with,
    charge,
    locomotives_left,
    unused_engineering,
    with_railroad,
    without,
)
from rotonde.games.tycoon.steps import Building
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import Listing
from rotonde.railway.hexes import SIDES

TILES: Final = tuple(LayTile(tile.hex, tile.sides) for tile in BOARD.tiles)
FIRSTS: Final = Listing({n: TILES[track] for n, track in enumerate(BOARD.firsts)})
GRANT: Final = PlayLandGrant()
STOP: Final = StopBuilding()
ALL_FIRSTS: Final[FirstSet] = (1 << len(BOARD.firsts)) - 1


# --- what may be laid -----------------------------------------------------------------------------


def first_set(state: State, seat: Seat) -> FirstSet:
    """The first tiles at cities that touch no own loose end (TYC-29, TYC-34, TYC-36)."""
    if not locomotives_left(state, seat):
        return 0
    network = state.network
    return ALL_FIRSTS & ~network.closed & ~network.railways.doubling.get(seat, 0)


def from_loose_ends(state: State, seat: Seat) -> list[int]:
    """The first tiles that go on from own unfinished links (TYC-29)."""
    found: list[int] = []
    for link in state.network.unfinished:
        if link.owner == seat:
            found += joints_on(state.network, seat, link.loose_end)
    return list(dict.fromkeys(found))


def may_build(state: State, seat: Seat) -> bool:
    """Whether any first tile can be laid (TYC-26)."""
    return bool(first_set(state, seat)) or bool(from_loose_ends(state, seat))


def why_not_build(state: State, seat: Seat) -> Refusal | None:
    """Why no first tile can be laid."""
    return None if may_build(state, seat) else reasons.NOTHING_TO_BUILD()


def legal_firsts(state: State, seat: Seat) -> list[LayTile]:
    """Every first tile: exit by exit, then from own loose ends, none twice."""
    firsts, more = first_set(state, seat), from_loose_ends(state, seat)
    numbers = BOARD.first_numbers
    for track in more:
        if track in numbers:
            firsts |= 1 << numbers[track]
    return FIRSTS.of(firsts) + [TILES[track] for track in more if track not in numbers]


def legal_builds(state: State, step: Building) -> list[AnyAction]:
    """Every tile that may be laid now, then the grant or the stop."""
    if step.side is None:
        tiles: list[AnyAction] = [*legal_firsts(state, step.seat)]
        return [*tiles, GRANT] if check_grant(state, step, GRANT) is None else tiles
    tracks = joints_on(state.network, step.seat, step.side)
    return [*(TILES[track] for track in tracks), STOP]


def check_lay(state: State, step: Building, action: LayTile) -> Refusal | None:
    """May the seat lay this tile now?"""
    return why_not_tile(state, step.seat, action.hex, action.sides, step.side)


def check_grant(state: State, step: Building, _action: PlayLandGrant) -> Refusal | None:
    """May a land grant be played now (TYC-66)?"""
    if step.laid:
        return reasons.GRANT_TOO_LATE()
    if step.grant:
        return reasons.GRANT_PLAYED()
    if not cards_with(state, step.seat, "open_terrain_free_one_build"):
        return reasons.NO_GRANT()
    return None


def check_stop(_state: State, step: Building, _action: StopBuilding) -> Refusal | None:
    """May the seat stop here (TYC-28)?"""
    return None if step.laid else reasons.STOP_TOO_EARLY()


# --- laying ---------------------------------------------------------------------------------------


def play_grant(state: State, step: Building, _action: PlayLandGrant) -> Turn[State]:
    """The grant leaves the game; open ground is free in this action (TYC-66)."""
    card = cards_with(state, step.seat, "open_terrain_free_one_build")[0]
    cards = without(state.railroads[step.seat].cards, card)
    after = with_railroad(state, step.seat, cards=cards)
    steps = (replace(step, grant=True),)
    after = replace(after, cards_out=(*state.cards_out, card), steps=steps)
    return Turn(after, (past.GrantPlayed(step.seat, card),))


def lay(state: State, step: Building, action: LayTile) -> Turn[State]:
    """A tile lies and is paid; a link may be complete, and the action over (TYC-28, TYC-32)."""
    seat, track = step.seat, BOARD.tracks[action.hex, action.sides]
    tile = joint(state, seat, track, step.side)
    assert tile is not None
    cost, card = price(tile, step.grant), engineering_card(state, seat, len(step.laid) + 1)
    state, payment = charge(state, seat, cost.total)
    if card is not None:
        used = (*state.railroads[seat].used_per_turn, card)
        state = with_railroad(state, seat, used_per_turn=used)
    step = replace(step, laid=(*step.laid, BOARD.tiles[track]), paid=step.paid + cost.total)
    go_on = complete_link if len(tile.attached) == 2 else extend_link
    return go_on(state, step, tile, laid_event(step, tile, cost, payment, card))


def engineering_card(state: State, seat: Seat, number: int) -> CardId | None:
    """The card that a tile beyond the usual number uses up for this turn (TYC-67)."""
    return unused_engineering(state, seat)[0] if number > LIMITS.tiles_per_build else None


def laid_event(
    step: Building, tile: Joint, charged: past.Price, payment: past.Payment, card: CardId | None
) -> past.TileLaid:
    """The event of a tile."""
    begin = next((end for end in tile.attached if end.link is not None), tile.attached[0])
    return past.TileLaid(
        seat=step.seat,
        tile=BOARD.tiles[tile.track],
        grows_from=begin.side % SIDES,
        city=BOARD.cities.ids[begin.city],
        number=len(step.laid),
        price=charged,
        payment=payment,
        loose_end=None if len(tile.attached) == 2 else BOARD.loose_ends[open_side(tile)],
        card=card,
    )


def open_side(tile: Joint) -> int:
    """The end of a tile that is attached to nothing."""
    attached = tile.attached[0].side
    a, b = BOARD.ends[tile.track]
    return b if attached == a else a


def extend_link(state: State, step: Building, tile: Joint, told: past.TileLaid) -> Turn[State]:
    """An unfinished link begins, or grows by a tile (TYC-31)."""
    end, loose_end = tile.attached[0], open_side(tile)
    tiles = (*tiles_of(end), tile.track)
    link = UnfinishedLink(step.seat, end.city, loose_end, tiles)
    before = state.network
    others = tuple(other for other in before.unfinished if other is not end.link)
    network = with_one_track(before, tile.track, Network(before.railways, (*others, link)))
    step = replace(step, loose_end=BOARD.loose_ends[loose_end])
    after = replace(state, network=network, steps=(step,))
    if len(step.laid) >= build_limit(state, step.seat):
        return end_building(after, step, "limit", told)
    if not joints_on(network, step.seat, loose_end):
        return end_building(after, step, "no_tile", told)
    return Turn(after, (told,))


def tiles_of(end: End) -> tuple[int, ...]:
    """The tracks that an end is attached to, from their city on."""
    return () if end.link is None else end.link.tiles


def complete_link(state: State, step: Building, tile: Joint, told: past.TileLaid) -> Turn[State]:
    """Two cities are joined; the builder may meet objectives by it (TYC-40, TYC-62)."""
    link = new_link(state.network, step.seat, tile)
    before = state.network
    joined = [end.link for end in tile.attached if end.link is not None]
    railways = Railways((*before.links, link), before.railways.colours)
    rest = tuple(other for other in before.unfinished if other not in joined)
    network = with_one_track(before, tile.track, Network(railways, rest))
    events = (told, completion(link, joined=len(joined) == 2))
    met = lines_met(replace(state, network=network), (step.seat,))
    return end_building(met.state, step, "completed", *events, *met.events)


def new_link(network: Network, seat: Seat, tile: Joint) -> Link:
    """The link that a tile completes, from the city that is listed first (TYC-40)."""
    first, second = tile.attached
    tracks = (*tiles_of(first), tile.track, *reversed(tiles_of(second)))
    cities = first.city, second.city
    if first.city > second.city:
        cities, tracks = (second.city, first.city), tracks[::-1]
    return Link(len(network.links) + 1, seat, *cities, tracks)


def completion(link: Link, *, joined: bool) -> past.LinkCompleted:
    """The event of a new link."""
    return past.LinkCompleted(
        seat=link.owner,
        link=link.id,
        city_a=BOARD.cities.ids[link.city_a],
        city_b=BOARD.cities.ids[link.city_b],
        tiles=tuple(BOARD.tiles[track] for track in link.tiles),
        joined=joined,
    )


def stop(state: State, step: Building, _action: StopBuilding) -> Turn[State]:
    """The seat stops before a second city (TYC-32)."""
    return end_building(state, step, "stopped")


def end_building(
    state: State, step: Building, reason: past.BuildEnd, *events: Event
) -> Turn[State]:
    """The build action is over (TYC-32)."""
    finished = reason == "completed"
    begun = state.network.links[-1] if finished else state.network.unfinished[-1]
    city = BOARD.cities.ids[begun.city_a if isinstance(begun, Link) else begun.city]
    deed = Deed(
        state.action_round,
        step.seat,
        "build",
        city=city,
        links=(state.network.links[-1].id,) if finished else (),
        tiles=step.laid,
        paid=step.paid,
    )
    loose_end = None if finished else step.loose_end
    over = past.BuildingEnded(step.seat, reason, city, loose_end, len(step.laid), step.paid)
    return end_action(state, deed, *events, over)


DECISIONS: Final = (
    Decision(
        Building,
        legal_builds,
        (
            Order(LayTile, lay, check_lay),
            Order(PlayLandGrant, play_grant, check_grant),
            Order(StopBuilding, stop, check_stop),
        ),
        busy,
    ),
)
