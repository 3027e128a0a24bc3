"""Set-up: what is dealt and drawn, and the picking of set-up tiles (REV-1 to REV-17)."""

from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import PickSetupTile
from rotonde.games.revolution.board import BOARD, COLOUR_NUMBERS
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.components.ops import Effects
from rotonde.games.revolution.events import SetupTilePicked
from rotonde.games.revolution.reasons import SETUP_TILE_GONE
from rotonde.games.revolution.rules.effects import resolve
from rotonde.games.revolution.rules.trades import not_at_this_step
from rotonde.games.revolution.state import (
    DRAWN_PILES,
    KIT,
    NEUTRAL,
    Company,
    Crew,
    OpenMilestone,
    RevolutionOptions,
    SetupOffer,
    State,
    with_count,
)
from rotonde.games.revolution.steps import SetupEffect, SetupPick
from rotonde.kernel.law.decision import Decision, Order
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below, pick, shuffle
from rotonde.kernel.law.turn import Turn

SIDES: Final[tuple[ids.Side, ids.Side]] = ("a", "b")


def beginning(seats: int, options: RevolutionOptions, rng: Rng) -> State:
    """Everything dealt and drawn, in the order of the rules; the first seat picks a tile."""
    row = BOARD.seating(seats)
    first, rng = below(rng, seats)  # REV-1
    hands, rng = dealt_milestones(seats, rng)  # REV-4
    piles, rng = milestone_piles(options, rng)  # REV-7
    market, rng = shuffle(rng, tuple(BOARD.deals))  # REV-9
    cities, rng = city_tiles(rng)  # REV-10
    sections, rng = telegraph_tiles(rng)
    offers, rng = setup_offers(seats, rng)  # REV-12
    return State(
        seats=seats,
        options=options,
        first_player=Seat(first),
        active_seat=Seat(first),
        companies=tuple(company(hand) for hand in hands),
        supply=supply(offers),
        train_piles=tuple(
            0 if t.start_tile else row.trains_per_pile for t in BOARD.trains.values()
        ),
        city_tiles=cities,
        telegraph_tiles=sections,
        first_stations=tuple(
            NEUTRAL if city in row.neutral_first_stations else None for city in BOARD.cities.ids
        ),
        first_offices=(
            None,
            *(
                NEUTRAL if section.index in row.neutral_first_offices else None
                for section in BOARD.tables.telegraph_section
            ),
        ),
        piles=piles,
        market_pile=market[1:],
        market_tile=market[0],
        market_discards=(),
        rng=rng,
        setup_tiles=offers,
        steps=(SetupPick(Seat((first - 1) % seats)),),  # REV-13
    )


def company(milestones: tuple[ids.MilestoneId, ...]) -> Company:
    """The first belongings of a seat (REV-2 to REV-4, REV-8)."""
    white = with_count((0,) * len(ids.COLOURS), COLOUR_NUMBERS["white"], KIT.white_workers)
    return Company(
        cash=KIT.money,
        shares=KIT.shares,
        crew=Crew(white),
        trains_up=tuple(KIT.trains.count(kind) for kind in ids.TRAINS),
        trains_down=(0,) * len(ids.TRAINS),
        buildings=KIT.buildings_on_board,
        rails=KIT.rails_on_board,
        network=BOARD.start,
        stations=0,
        offices=0,
        tracks=(0,) * len(BOARD.tables.performance_track),
        milestones=tuple(map(without_managers, milestones)),
    )


def without_managers(tile: ids.MilestoneId) -> OpenMilestone:
    """A milestone without managers."""
    return OpenMilestone(tile, (None,) * len(BOARD.milestones[tile].managers))


def dealt_milestones(seats: int, rng: Rng) -> tuple[tuple[tuple[ids.MilestoneId, ...], ...], Rng]:
    """One random milestone of each starting pile for each seat (REV-4)."""
    columns = []
    for pile in KIT.milestones:
        drawn, rng = shuffle(rng, BOARD.pile(pile))
        columns.append(drawn[:seats])
    return tuple(zip(*columns, strict=True)), rng


def milestone_piles(
    options: RevolutionOptions, rng: Rng
) -> tuple[tuple[tuple[ids.MilestoneId, ...], ...], Rng]:
    """The three piles face down, or open and without order (REV-7, REV-131)."""
    piles = []
    for name in DRAWN_PILES:
        pile = BOARD.pile(name)
        if not options.open_milestones:
            pile, rng = shuffle(rng, pile)
        piles.append(pile)
    return tuple(piles), rng


def city_tiles(rng: Rng) -> tuple[tuple[ids.CityTileId, ...], Rng]:
    """Printed tiles where they are, loose ones shuffled within their level (REV-10)."""
    lying: dict[str, ids.CityTileId] = {
        tile.printed_on: tile.id for tile in BOARD.tables.city_tile if tile.printed_on
    }
    for level in BOARD.levels:
        loose = tuple(
            tile.id
            for tile in BOARD.tables.city_tile
            if tile.level == level and tile.printed_on is None
        )
        drawn, rng = shuffle(rng, loose)
        empty = (
            city.id for city in BOARD.tables.city if city.level == level and city.id not in lying
        )
        lying.update(zip(tuple(empty), drawn, strict=True))
    return tuple(lying[city] for city in BOARD.cities.ids), rng


def telegraph_tiles(rng: Rng) -> tuple[tuple[ids.TelegraphTileId, ...], Rng]:
    """The tiles shuffled and laid on the sections that have a place for one (REV-10)."""
    drawn, rng = shuffle(rng, tuple(BOARD.telegraph_tiles))
    tiles = iter(drawn)
    none = ids.TelegraphTileId(0)
    return (
        none,
        *(next(tiles) if row.tile else none for row in BOARD.tables.telegraph_section),
    ), rng


def setup_offers(seats: int, rng: Rng) -> tuple[tuple[SetupOffer, ...], Rng]:
    """Set-up tiles, as many as seats, each with a face and a worker (REV-12)."""
    drawn, rng = shuffle(rng, BOARD.tables.setup_tile)
    faces: list[ids.Side] = []
    for _ in range(seats):
        side, rng = pick(rng, SIDES)
        faces.append(side)
    workers, rng = shuffle(rng, ids.COLOURS[1:])
    offers = (
        SetupOffer(tile.id, side, worker)
        for tile, side, worker in zip(drawn, faces, workers, strict=False)
    )
    return tuple(sorted(offers, key=lambda offer: offer.tile)), rng


def supply(offers: tuple[SetupOffer, ...]) -> tuple[int, ...]:
    """All specialised workers but those on set-up tiles, and no white one (REV-5, REV-12)."""
    box = BOARD.tables.components.workers
    lying = [offer.worker for offer in offers]
    return tuple(0 if c == "white" else box[c] - lying.count(c) for c in ids.COLOURS)


# --- picking ------------------------------------------------------------------------------------


def face_of(offer: SetupOffer) -> Effects:
    """The effects of the face in play."""
    row = BOARD.tables.setup_tile[offer.tile - 1]
    return row.side_a if offer.side == "a" else row.side_b


def legal_picks(state: State, _step: SetupPick) -> list[PickSetupTile]:
    """The tiles that still lie there."""
    return [PickSetupTile(offer.tile) for offer in state.setup_tiles]


def check_pick(state: State, _step: SetupPick, action: PickSetupTile) -> Refusal | None:
    """Does the tile still lie there (REV-13)?"""
    lying = any(offer.tile == action.tile_id for offer in state.setup_tiles)
    return None if lying else SETUP_TILE_GONE(tile=action.tile_id)


def pick_tile(state: State, step: SetupPick, action: PickSetupTile) -> Turn[State]:
    """The worker enters the stock first, then the face is resolved (REV-14)."""
    seat = step.seat
    offer = next(each for each in state.setup_tiles if each.tile == action.tile_id)
    owner = state.companies[seat]
    owner = replace(owner, crew=owner.crew.with_worker(offer.worker), setup=offer)
    picked = replace(
        state,
        companies=state.companies_with(seat, owner),
        setup_tiles=tuple(each for each in state.setup_tiles if each != offer),
        steps=(SetupEffect(seat, offer.tile),),
    )
    turn = Turn(picked, (SetupTilePicked(seat, offer.tile, offer.side, offer.worker),))
    return turn.then(lambda now: resolve(now, seat, face_of(offer)))


def next_pick(state: State, seat: Seat) -> State:
    """The seat to the right picks; the first player is the last (REV-13)."""
    return replace(state, steps=(SetupPick(Seat((seat - 1) % state.seats)),))


def no_orders(_state: State, _step: SetupEffect) -> tuple[PickSetupTile, ...]:
    """No order at all: the step closes by itself once its effects are over."""
    return ()


DECISIONS: Final = (
    Decision(
        SetupPick, legal_picks, (Order(PickSetupTile, pick_tile, check_pick),), not_at_this_step
    ),
    Decision(SetupEffect, no_orders, ()),
)
