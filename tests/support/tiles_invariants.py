"""The laws that every position of Railroad Tiles obeys, checked on what everybody can see.

The numbers are those of the list of invariants; laws 6, 8 and 9 look at two positions.
"""

from collections import Counter
from collections.abc import Iterable

from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.events import ColumnTaken, PiecePlaced, StartTileChosen
from rotonde.games.tiles.view.shapes import SeatView, View
from rotonde.kernel.law.event import Event
from tests.support.tiles_box import COPIES, KINDS, OBJECTIVES, TABLE, TOKENS, TRACK
from tests.support.tiles_plain import (
    Group,
    PlainMap,
    connected_by_hand,
    map_by_hand,
    mismatches_by_hand,
    networks_by_hand,
    pieces_by_hand,
    rectangle_by_hand,
    towns_by_hand,
)

LEAST_BAG = {1: 34, 2: 22, 3: 21, 4: 4}
MOST_PIECES = (0, 0, 1, 3, 5, 7, 9, 11, 13)
"""Pieces of a seat after each round, round 0 first."""
MOST_TILES = {1: 32, 2: 36, 3: 36, 4: 36}
STARS = TABLE["components"]["stars"]
PIECES = TABLE["components"]["pieces"]


def track_tiles(seat: SeatView) -> list[TileId]:
    """The track tiles on a map."""
    return [tile.tile for tile in seat.map if tile.tile is not None]


def law_1_every_tile_is_somewhere(view: View) -> None:
    """106 in all, per variant as in the tables; what is not seen is in the bag."""
    seen = Counter([*view.start_pool, *view.box])
    for column in view.columns:
        seen.update(column.tiles)
    for seat in view.seats:
        seen.update([*seat.hand, *seat.rejected, *seat.discarded, *track_tiles(seat)])
    assert seen.total() + view.bag == 106
    assert all(count <= COPIES[tile] for tile, count in seen.items())


def law_2_stars_pieces_and_tokens_are_somewhere(view: View) -> None:
    """Ten stars, eighteen pieces of a kind, seven tokens."""
    lying = sum(column.stars for column in view.columns)
    assert view.star_supply >= 0
    assert view.star_supply + lying + sum(seat.stars for seat in view.seats) == STARS
    placed = Counter(piece.kind for seat in view.seats for piece in pieces_by_hand(seat))
    assert all(placed[kind] <= PIECES[kind] for kind in KINDS)
    shown = [t.id for t in (view.waiting_room, view.hall_left, view.hall_right) if t is not None]
    assert len({*shown, *view.removed}) == len(shown) + len(view.removed)
    assert view.stack + len(shown) + len(view.removed) == len(TOKENS)


def law_3_maps_hang_together_and_match(view: View) -> None:
    """Touching sides are equal, every map is of one piece, and none is too large."""
    for seat in view.seats:
        laid = map_by_hand(seat)
        assert len(laid) == len(seat.map)
        assert mismatches_by_hand(laid) == []
        assert connected_by_hand(laid)
        assert len(laid) <= MOST_TILES[len(view.seats)]


def law_4_every_tile_that_was_taken_is_accounted_for(view: View, events: Iterable[Event]) -> None:
    """On the map, rejected, discarded or in the hand; two rejections at most."""
    got: dict[int, Counter[str]] = {seat.seat: Counter() for seat in view.seats}
    for event in events:
        match event:
            case ColumnTaken(seat=taker, tiles=tiles):
                got[taker].update(tiles)
            case StartTileChosen(seat=taker, tile=tile):
                got[taker][tile] += 1
    for seat in view.seats:
        held = [*track_tiles(seat), *seat.rejected, *seat.discarded, *seat.hand]
        assert Counter(held) == got[seat.seat]
        assert len(seat.rejected) <= 2
        assert seat.rejections_left == 2 - len(seat.rejected)


def law_4_objectives_are_laid_held_or_given_up(view: View) -> None:
    """One tile of each kind in play, once."""
    for seat in view.seats:
        laid = [tile.objective for tile in seat.map if tile.objective is not None]
        assert len({*laid, *seat.objectives}) == len(laid) + len(seat.objectives)
        assert {*laid, *seat.objectives} <= set(view.objectives) <= set(OBJECTIVES)


def law_5_pieces_stand_on_slots_of_their_kind(view: View) -> None:
    """One a slot, and no more than tokens allow."""
    for seat in view.seats:
        for tile in seat.map:
            kinds = [slot.kind for slot in tile.slots]
            printed = TRACK[tile.tile].slots if tile.tile is not None else ()
            assert kinds == [kind for kind, _ in printed]
        placed = [slot for tile in seat.map for slot in tile.slots if slot.points is not None]
        assert len(placed) <= MOST_PIECES[view.round]
        rounds = Counter(slot.round for slot in placed)
        assert all(count <= 2 for count in rounds.values())


def law_6_pieces_score_one_to_five(view: View, events: Iterable[Event]) -> None:
    """Prestige is what they scored, and in the solo game what columns gave."""
    for event in events:
        if isinstance(event, PiecePlaced):
            assert 1 <= event.points <= 5
            assert event.points == min(5, 1 + event.connected)
    for seat in view.seats:
        points = [slot.points for tile in seat.map for slot in tile.slots if slot.points]
        assert seat.prestige == sum(points) + seat.figures.solo


def law_6_prestige_never_falls(before: View, after: View) -> None:
    """Nothing costs what was scored."""
    for old, new in zip(before.seats, after.seats, strict=True):
        assert old.prestige <= new.prestige


def law_8_networks_and_cities_only_grow(before: View, after: View) -> None:
    """No tile splits anything, and the rectangle never shrinks."""
    for old, new in zip(before.seats, after.seats, strict=True):
        if old.map != new.map:
            once, now = map_by_hand(old), map_by_hand(new)
            assert once.items() <= now.items()
            assert_grown(networks_of(once), networks_of(now))
            assert_grown(towns_by_hand(once), towns_by_hand(now))
            assert rectangle_by_hand(once) <= rectangle_by_hand(now)


def networks_of(laid: PlainMap) -> set[Group]:
    """Networks of all three kinds."""
    full = networks_by_hand(laid, "RH", transfers=True)
    return networks_by_hand(laid, "R") | networks_by_hand(laid, "H") | full


def assert_grown(before: Iterable[frozenset[object]], after: Iterable[frozenset[object]]) -> None:
    """Every group of before lies whole in one of after."""
    later = list(after)
    assert all(any(group <= other for other in later) for group in before)


def law_9_order_and_columns(view: View) -> None:
    """The platforms hold every seat once; nobody took two columns, and no column two seats."""
    assert sorted(view.platforms) == list(range(len(view.seats)))
    assert [view.platforms[seat.platform - 1] for seat in view.seats] == sorted(view.platforms)
    taken = [column.taken_by for column in view.columns if column.taken_by is not None]
    assert len(taken) == len(set(taken))
    assert {seat.column for seat in view.seats} - {None} == {
        column.number for column in view.columns if column.taken_by is not None
    }


def law_10_the_bag_never_runs_dry(view: View) -> None:
    """34, 22, 21 or 4 tiles stay in it."""
    assert view.bag >= LEAST_BAG[len(view.seats)]


def always(view: View) -> None:
    """The laws of a single position."""
    law_1_every_tile_is_somewhere(view)
    law_2_stars_pieces_and_tokens_are_somewhere(view)
    law_3_maps_hang_together_and_match(view)
    law_4_objectives_are_laid_held_or_given_up(view)
    law_5_pieces_stand_on_slots_of_their_kind(view)
    law_9_order_and_columns(view)
    law_10_the_bag_never_runs_dry(view)


def between(before: View, after: View) -> None:
    """The laws of two positions, one after the other."""
    law_6_prestige_never_falls(before, after)
    law_8_networks_and_cities_only_grow(before, after)
