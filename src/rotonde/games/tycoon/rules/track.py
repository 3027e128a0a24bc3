"""One tile: where it may lie, what its ends lead to, and its price (TYC-9 to TYC-39)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rotonde.games.tycoon import reasons
from rotonde.games.tycoon.board import BOARD, NOWHERE, TRACKS
from rotonde.games.tycoon.events import Price
from rotonde.games.tycoon.maps import Network, UnfinishedLink, has_room, is_full, may_enter
from rotonde.games.tycoon.state import State, locomotives_left
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Named
from rotonde.kernel.tools.derived import kept
from rotonde.railway.hexes import SIDES, HexName


class End(NamedTuple):
    """An end of a tile that is attached: to a city, or to an own unfinished link."""

    side: int
    city: int
    """The city, or where the unfinished link begins."""
    link: UnfinishedLink | None = None


class Joint(NamedTuple):
    """A tile that fits: its attached ends, one or two."""

    track: int
    attached: tuple[End, ...]


OPEN: Final = "open"
BLOCKED: Final = "blocked"


def end_at(network: Network, seat: Seat, side: int) -> End | str:
    """The place that a side leads to: something of use, open ground, or nothing (TYC-30)."""
    city = BOARD.exits[side]
    if city != NOWHERE:
        return End(side, city)
    facing = BOARD.facing[side]
    link = network.loose.get(facing)
    if link is not None and link.owner == seat:
        return End(side, link.city, link)
    return OPEN if may_enter(network, facing) else BLOCKED


def joint(state: State, seat: Seat, track: int, loose_end: int | None) -> Joint | None:
    """How a tile fits, `loose_end` being the one to go on from; None where it does not."""
    if loose_end is not None:
        return joints_on(state.network, seat, loose_end).get(track)
    tile = fit(state.network, seat, track)
    return tile if tile is not None and may_begin(state, seat, tile) else None


@kept
def joints_on(network: Network, seat: Seat, loose_end: int) -> Mapping[int, Joint]:
    """The tracks that go on from an own loose end, in the order of their turns."""
    beyond = BOARD.facing[loose_end]
    tracks = () if beyond == NOWHERE else BOARD.onward[beyond]
    fits = (fit(network, seat, track) for track in tracks)
    return {tile.track: tile for tile in fits if tile is not None}


def fit(network: Network, seat: Seat, track: int) -> Joint | None:
    """How a tile lies beside what is there, wherever it began (TYC-30 to TYC-34)."""
    if not has_room(network, track):
        return None
    attached: list[End] = []
    for side in BOARD.ends[track]:
        end = end_at(network, seat, side)
        if end is BLOCKED:
            return None
        if isinstance(end, End):
            attached.append(end)
    if not attached:
        return None
    if len(attached) == 2 and not may_join(network, seat, [end.city for end in attached]):
        return None
    return Joint(track, tuple(attached))


def may_begin(state: State, seat: Seat, tile: Joint) -> bool:
    """Whether a first tile goes on from an own link, or has a locomotive to mark it (TYC-36)."""
    return any(end.link for end in tile.attached) or locomotives_left(state, seat) >= 1


def may_join(network: Network, seat: Seat, cities: Sequence[int]) -> bool:
    """Whether a link may join these two: different cities, not joined by the seat yet."""
    first, second = sorted(cities)
    return first != second and (seat, first, second) not in network.railways.pairs


def price(tile: Joint, grant: bool) -> Price:
    """The price of a tile, part by part (TYC-37 to TYC-39, TYC-66)."""
    ground = (BOARD.granted_prices if grant else BOARD.base_prices)[tile.track]
    river = BOARD.river_prices[tile.track]
    ridges = tuple(end.side % SIDES for end in tile.attached if BOARD.ridges[end.side])
    return Price(ground, river, ridges, cost(tile, grant))


def cost(tile: Joint, grant: bool) -> int:
    """The price as one sum; a menu asks for that of hundreds of tiles."""
    total = (BOARD.granted_prices if grant else BOARD.base_prices)[tile.track]
    for end in tile.attached:
        total += BOARD.ridge_prices[end.side]
    return total + BOARD.river_prices[tile.track]


# --- refusals -------------------------------------------------------------------------------------


def why_not_tile(
    state: State, seat: Seat, place: HexName, sides: tuple[int, int], loose_end: int | None
) -> Refusal | None:
    """May this tile be laid, `loose_end` being the one to go on from?"""
    track = BOARD.tracks.get((place, sides))
    if track is None:
        return no_such_track(place)
    if joint(state, seat, track, loose_end) is not None:
        return None
    if not has_room(state.network, track):  # TYC-11
        full = is_full(state.network, track // TRACKS)
        return reasons.HEX_FULL(hex=place) if full else reasons.SIDE_USED(hex=place)
    ends = [end_at(state.network, seat, side) for side in BOARD.ends[track]]
    for side, end in zip(BOARD.ends[track], ends, strict=True):
        if end is BLOCKED:
            return blocked_end(state.network, side)
    attached = [end for end in ends if isinstance(end, End)]
    return refused_joint(state, seat, place, attached, loose_end)


def no_such_track(place: HexName) -> Refusal:
    """Why no such track can ever lie (TYC-9, TYC-10)."""
    ground = BOARD.ground.get(place)
    if ground is None:
        return reasons.NO_SUCH_HEX(hex=place)
    if ground == "C":
        return reasons.HEX_IS_CITY(city=Named(f"city-{BOARD.cities.ids[BOARD.city_at[place]]}"))
    if ground == "w":
        return reasons.HEX_IS_WESTERN(hex=place)
    if ground == ".":
        return reasons.HEX_CLOSED(hex=place)
    return reasons.SIDES_WRONG(hex=place)


def blocked_end(network: Network, side: int) -> Refusal:
    """Why a track cannot lead over this side (TYC-30).

    A side that is in use beyond and free here has a loose end.
    """
    place, out = divmod(side, SIDES)
    beyond = BOARD.beyond(BOARD.track_hexes.ids[place], out)
    if beyond is not None and BOARD.ground[beyond] == "w":
        return reasons.END_AT_WESTERN(hex=beyond)
    if beyond is None or BOARD.facing[side] == NOWHERE:
        return reasons.END_OFF_LAND(hex=BOARD.track_hexes.ids[place])
    if BOARD.facing[side] in network.loose:
        return reasons.END_AT_FOREIGN(hex=beyond)
    return reasons.END_AT_FULL_HEX(hex=beyond)


def refused_joint(
    state: State, seat: Seat, place: HexName, attached: Sequence[End], loose_end: int | None
) -> Refusal:
    """Why a tile with room and good ends still makes no track for this seat."""
    ends = [None if end.link is None else end.link.loose_end for end in attached]
    if loose_end is not None and loose_end not in ends:  # TYC-29
        return reasons.NOT_AT_LOOSE_END(hex=place, end=BOARD.loose_ends[loose_end].hex)
    if not attached:  # TYC-29
        return reasons.NOT_AT_EXIT(hex=place)
    if len(attached) == 2:
        first, second = sorted(end.city for end in attached)
        names = [Named(f"city-{BOARD.cities.ids[city]}") for city in (first, second)]
        if first == second:  # TYC-33
            return reasons.LINK_TO_ITSELF(city=names[0])
        if (seat, first, second) in state.network.railways.pairs:  # TYC-34
            return reasons.LINK_TWICE(city=names[0], other=names[1])
    return reasons.NO_LOCOMOTIVE()  # TYC-36
