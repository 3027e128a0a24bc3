"""From a view back to a state that fits it: piles are put in a fair order of what may lie there."""

from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.state import (
    DRAWN_PILES,
    NEUTRAL,
    Company,
    Crew,
    OpenMilestone,
    SetupOffer,
    State,
    Trains,
)
from rotonde.games.revolution.steps import AnyStep, KeepingMilestone
from rotonde.games.revolution.view.shapes import Counts, PileView, SeatView, SetupTileView, View
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng, shuffle
from rotonde.railway.bitset import bits

Piles = tuple[tuple[ids.MilestoneId, ...], ...]


def imagine(seen: View, rng: Rng) -> State:
    """A state that fits a view, hidden piles in a fair order."""
    market_pile, rng = shuffle(rng, seen.market.unseen)
    steps, piles, rng = milestones(seen, rng)
    return State(
        seats=len(seen.seats),
        options=seen.options,
        first_player=seen.first_player,
        active_seat=seen.active_seat,
        companies=tuple(company_of(seen, seat) for seat in seen.seats),
        supply=workers(seen.supply),
        train_piles=tuple(seen.train_piles.get(kind, 0) for kind in ids.TRAINS),
        city_tiles=tuple(city.tile for city in seen.cities),
        telegraph_tiles=(ids.TelegraphTileId(0), *(tile_of(s.tile) for s in seen.sections)),
        first_stations=tuple(slot(city.first, city.neutral) for city in seen.cities),
        first_offices=(None, *(slot(s.first, s.neutral) for s in seen.sections)),
        piles=piles,
        market_pile=market_pile,
        market_tile=seen.market.tile,
        market_discards=seen.market.discards,
        rng=rng,
        setup_tiles=tuple(map(offer_of, seen.setup_tiles)),
        round=seen.round,
        final_round=seen.final_round,
        over=seen.over,
        steps=steps,
    )


def tile_of(tile: ids.TelegraphTileId | None) -> ids.TelegraphTileId:
    """The tile of a section, 0 where there is none."""
    return tile or ids.TelegraphTileId(0)


def slot(first: Seat | None, neutral: bool) -> int | None:
    """The holder of a first slot."""
    return NEUTRAL if neutral else first


def workers(counts: Counts) -> tuple[int, ...]:
    """Workers in the order of the colours."""
    return tuple(counts[colour] for colour in ids.COLOURS)


def offer_of(tile: SetupTileView) -> SetupOffer:
    """A set-up tile with its face and worker."""
    return SetupOffer(tile.tile, tile.side, tile.worker)


def company_of(seen: View, seat: SeatView) -> Company:
    """Everything that belongs to a seat; what others put under piles is not known."""
    sunk = (known.id for pile in seen.piles for known in pile.sunk)
    return Company(
        cash=seat.cash,
        shares=seat.shares,
        crew=Crew(workers(seat.stock), tuple(workers(seat.spaces[s]) for s in ids.ACTION_SPACES)),
        trains_up=trains(seat, face_up=True),
        trains_down=trains(seat, face_up=False),
        buildings=sum(field.buildings for field in seat.sections),
        rails=sum(field.rails for field in seat.sections),
        network=bits(n for n, space in enumerate(seen.spaces) if seat.seat in space.rails),
        stations=bits(n for n, city in enumerate(seen.cities) if seat.seat in city.stations),
        offices=bits(s.index for s in seen.sections if seat.seat in s.offices),
        tracks=tuple(seat.tracks[track] for track in ids.TRACKS),
        milestones=tuple(
            OpenMilestone(tile.id, tuple(slot.manager for slot in tile.slots))
            for tile in seat.milestones
        ),
        completed=tuple(each.id for each in seat.completed),
        setup=None if seat.setup is None else offer_of(seat.setup),
        sunk=tuple(sunk) if seat.seat == seen.seat else (),
    )


def trains(seat: SeatView, face_up: bool) -> Trains:
    """The trains of a seat that lie with this face."""
    lying = [train.kind for train in seat.trains if train.face_up == face_up]
    return tuple(lying.count(kind) for kind in ids.TRAINS)


def milestones(seen: View, rng: Rng) -> tuple[tuple[AnyStep, ...], Piles, Rng]:
    """The steps and piles, with tiles where the view shows none."""
    steps, piles = seen.steps, []
    for number, pile in enumerate(seen.piles):
        tiles = pile.tiles
        if not seen.options.open_milestones:
            unseen, rng = shuffle(rng, unseen_tiles(seen, number))
            steps, unseen = deal_looks(steps, pile, unseen)
            tiles = pile_around(pile, unseen)
        piles.append(tiles)
    return steps, tuple(piles), rng


def unseen_tiles(seen: View, number: int) -> tuple[ids.MilestoneId, ...]:
    """The tiles of a pile that the view shows nowhere, in data order."""
    shown = {known.id for pile in seen.piles for known in pile.sunk}
    for seat in seen.seats:
        shown.update(tile.id for tile in seat.completed)
        shown.update(tile.id for tile in seat.milestones)
    for step in seen.steps:
        if isinstance(step, KeepingMilestone):
            shown.update(step.tiles)
    return tuple(tile for tile in BOARD.pile(DRAWN_PILES[number]) if tile not in shown)


def deal_looks(
    steps: tuple[AnyStep, ...], pile: PileView, unseen: tuple[ids.MilestoneId, ...]
) -> tuple[tuple[AnyStep, ...], tuple[ids.MilestoneId, ...]]:
    """Tiles given to a seat that looks at some of this pile unseen by the reader, and the rest."""
    step = steps[-1] if steps else None
    if not isinstance(step, KeepingMilestone) or step.tiles or step.pile != pile.pile:
        return steps, unseen
    looking = KeepingMilestone(step.seat, step.pile, step.looked, unseen[: step.looked])
    return (*steps[:-1], looking), unseen[step.looked :]


def pile_around(pile: PileView, unseen: tuple[ids.MilestoneId, ...]) -> tuple[ids.MilestoneId, ...]:
    """A pile with the known tiles at their depths and the others around them."""
    known, others = {tile.depth: tile.id for tile in pile.sunk}, iter(unseen)
    return tuple(known[depth] if depth in known else next(others) for depth in range(pile.size))
