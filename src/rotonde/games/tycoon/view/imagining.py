"""From a view back to a state that fits it: hidden cards and the dice to come are drawn anew."""

from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId, TycoonId
from rotonde.games.tycoon.maps import Link, Network, Railways, UnfinishedLink
from rotonde.games.tycoon.state import Railroad, State, TycoonOptions
from rotonde.games.tycoon.view.shapes import LinkView, SeatView, UnfinishedView, View
from rotonde.kernel.law.rng import Rng, pick, shuffle


def imagine(seen: View, rng: Rng) -> State:
    """A state that fits a view."""
    deck, rng = shuffle(rng, [each.card for each in seen.cards.unseen for _ in range(each.copies)])
    tycoons, rng = imagined_tycoons(seen, rng)
    western = {city.id: city.western_link for city in seen.cities}
    return State(
        seats=len(seen.seats),
        options=TycoonOptions(seen.beginner),
        railroads=tuple(map(railroad_of, seen.seats, tycoons)),
        cubes=tuple(city.cubes for city in seen.cities),
        bag=seen.bag,
        rng=rng,
        first_player=seen.first_player,
        network=network_of(seen),
        deck=deck,
        face_up=seen.cards.lying,
        cards_out=seen.cards.cards_out,
        new_city_tiles=seen.new_city_tiles,
        western_links=tuple(western[BOARD.cities.ids[city]] for city in BOARD.western),
        turn=seen.turn,
        action_round=seen.action_round,
        acting_seat=seen.going,
        actions_left=seen.actions_left,
        winning_bid=seen.auction.winning_bid,
        first_to_level_6=seen.first_to_level_6,
        final_turn=seen.end.final_turn,
        all_passed_this_turn=seen.all_passed_this_turn,
        deeds=seen.deeds,
        incomes=seen.incomes,
        end_reason=seen.end.reason,
        steps=seen.steps,
    )


def imagined_tycoons(seen: View, rng: Rng) -> tuple[list[TycoonId | None], Rng]:
    """The tycoon card of each seat: those that are seen, and any of the others for the rest.

    A seat that first reached the level of a card and turned up nothing does not hold it.
    """
    left = [card for card in BOARD.tycoons if card not in {s.tycoon_card for s in seen.seats}]
    hidden = [s.seat for s in seen.seats if s.has_tycoon and s.tycoon_card is None]
    dealt: dict[int, TycoonId] = {}
    for seat in sorted(hidden, key=lambda seat: seat != seen.first_to_level_6):
        may = [card for card in left if seat != seen.first_to_level_6 or not asks_level(card)]
        dealt[seat], rng = pick(rng, may)
        left.remove(dealt[seat])
    return [dealt.get(s.seat, s.tycoon_card) for s in seen.seats], rng


def asks_level(card: TycoonId) -> bool:
    """Whether a card is turned up as soon as it is met (TYC-47)."""
    return BOARD.tycoons[card].objective == "first_to_engine_level"


def railroad_of(seat: SeatView, tycoon: TycoonId | None) -> Railroad:
    """The belongings of one seat."""
    return Railroad(
        cash=seat.cash,
        shares=seat.shares,
        score=seat.score,
        engine_level=seat.engine_level,
        cards=seat.cards,
        used_per_turn=seat.used_per_turn,
        voluntary_shares=seat.voluntary_shares,
        tycoon_card=tycoon,
        hotel_points=seat.hotel_points,
        objectives=seat.objectives,
    )


def network_of(seen: View) -> Network:
    """All track that a view shows."""
    colours = tuple(BOARD.city_colours.number[city.colour] for city in seen.cities)
    railways = Railways(tuple(map(link_of, seen.links)), colours)
    return Network(railways, tuple(map(unfinished_of, seen.unfinished)))


def link_of(link: LinkView) -> Link:
    """A completed link."""
    tiles = tuple(BOARD.tracks[tile.hex, tile.sides] for tile in link.tiles)
    return Link(link.id, link.owner, number(link.city_a), number(link.city_b), tiles)


def unfinished_of(link: UnfinishedView) -> UnfinishedLink:
    """An unfinished link."""
    tiles = tuple(BOARD.tracks[tile.hex, tile.sides] for tile in link.tiles)
    return UnfinishedLink(link.owner, number(link.city), BOARD.side_number(link.loose_end), tiles)


def number(city: CityId) -> int:
    """The number of a city."""
    return BOARD.cities.number[city]
