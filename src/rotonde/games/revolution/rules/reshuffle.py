"""The unseen part of the piles, left to chance anew."""

from msgspec.structs import replace

from rotonde.games.revolution.components.ids import MilestoneId
from rotonde.games.revolution.state import State
from rotonde.kernel.law.rng import Rng, shuffle


def redraw_piles(state: State, rng: Rng) -> State:
    """The position over Market and milestone piles in another order (REV-7, REV-9)."""
    market, rng = shuffle(rng, state.market_pile)
    piles = []
    for pile in state.piles:
        pile, rng = reshuffle(pile, known_tiles(state), rng)
        piles.append(pile)
    return replace(state, market_pile=market, piles=tuple(piles), rng=rng)


def known_tiles(state: State) -> frozenset[MilestoneId]:
    """The tiles whose place in a pile somebody knows: all of them, or those put under it."""
    if state.options.open_milestones:
        return frozenset(tile for pile in state.piles for tile in pile)
    return frozenset(tile for company in state.companies for tile in company.sunk)


def reshuffle(
    pile: tuple[MilestoneId, ...], known: frozenset[MilestoneId], rng: Rng
) -> tuple[tuple[MilestoneId, ...], Rng]:
    """A pile whose known tiles keep their places while the others change theirs."""
    others, rng = shuffle(rng, [tile for tile in pile if tile not in known])
    unknown = iter(others)
    return tuple(tile if tile in known else next(unknown) for tile in pile), rng
