"""Revolution for the contract suite: its options, every order that can be written, its secrets."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rotonde.games.revolution import actions as do
from rotonde.games.revolution import scoring
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import (
    ACTION_SPACES,
    COLOURS,
    PARTS,
    PIECES,
    PLACES,
    TRACKS,
    TRAINS,
    CityId,
    MilestoneId,
    Section,
    SetupTileId,
    SpaceId,
)
from rotonde.games.revolution.state import RevolutionOptions, State
from rotonde.games.revolution.steps import KeepingMilestone
from rotonde.kernel.law.ids import Seat

CITIES = (*BOARD.cities.ids, CityId("paris"), CityId(""))
SPACES = (*BOARD.spaces.ids, SpaceId("S99"), SpaceId(""))
SECTIONS = tuple(map(Section, range(1, 10)))
MILESTONES = (*BOARD.milestones, MilestoneId("E-1"))
DEALS: tuple[do.DealNumber, do.DealNumber] = (1, 2)
REFERENCES = [(colour, where) for colour in COLOURS for where in PLACES]


class RevolutionProvider:
    """What the suite must be told of Revolution."""

    has_secrets = True
    asked_within = frozenset({"space", "hire"})

    def options(self) -> Sequence[RevolutionOptions]:
        return (
            RevolutionOptions(),
            RevolutionOptions(hard_gates=True, open_milestones=True),
            RevolutionOptions(open_milestones=True),
        )

    def universe(self, state: State) -> Iterator[do.AnyAction]:
        yield from (do.PickSetupTile(SetupTileId(n)) for n in range(1, 6))
        yield from (do.PlaceWorker(c, s) for c in COLOURS for s in ACTION_SPACES)
        yield do.PassTurn()
        yield from map(do.PlaceStation, CITIES)
        yield from map(do.PlaceRail, SPACES)
        yield from map(do.PlaceOffice, SECTIONS)
        yield from map(do.SellPiece, PIECES)
        yield from map(do.ResolvePart, PARTS)
        yield do.FinishAction()
        yield from effects()
        yield from map(do.AcceptDeal, DEALS)
        yield do.PassMarket()
        yield from map(do.KeepMilestone, MILESTONES)
        yield do.SellShare()
        yield from map(do.HireWorker, COLOURS)

    def hidden_twins(self, state: State, seat: Seat | None) -> Iterator[State]:
        """The orders of the face-down piles, and what others look at (REV-112)."""
        yield from other_markets(state)
        if not state.options.open_milestones:
            yield from other_piles(state, seat)

    def things(self, state: State) -> Sequence[str]:
        places = [f"city:{city}" for city in CITIES] + [f"space:{s}" for s in SPACES[::5]]
        pieces = ["rail:S00:0", "station:washington:1", "office:3:0", "link:3:4", "section:3"]
        workers = [f"worker:{c}:{w}" for c, w in REFERENCES] + [f"supply:{c}" for c in COLOURS]
        desk = [f"action:{s}" for s in ACTION_SPACES] + [f"part:{p}" for p in (*PARTS, "rail")]
        own = ["field:4", "piece:building", "piece:rail", "train:money_600:up", "pile:shares_3"]
        tickets = ["milestone:A1-1", "slot:A1-1:orange", "keep:C-6", "deal:1", "setup:3", "seat:1"]
        tracks = [f"step:{track}:3" for track in TRACKS]
        ends = ["sell", "hire", "hire:grey", "finish", "stop", "pass", "nonsense", "city:", ""]
        return [*places, *pieces, *workers, *desk, *own, *tickets, *tracks, *ends]

    def counted(self, state: State, seat: Seat) -> Mapping[str, int]:
        """The final count of a game that ends now."""
        outcome = scoring.outcome(replace(state, over=True))
        assert outcome is not None
        return next(each.breakdown for each in outcome.standings if each.seat == seat)


def effects() -> Iterator[do.AnyAction]:
    """Every choice inside an effect."""
    yield from (do.Promote(c, w, m) for c, w in REFERENCES for m in MILESTONES)
    yield from map(do.Advance, TRACKS)
    yield from (do.DiscardWorker(c, w) for c, w in REFERENCES)
    yield from (do.ExchangeGive(c, w) for c, w in REFERENCES)
    yield from map(do.ExchangeTake, COLOURS)
    yield from map(do.GainWorker, COLOURS)
    yield from map(do.TakeTrain, TRAINS)
    yield from (do.FlipTrain(kind, up) for kind in TRAINS for up in (True, False))
    yield from map(do.ChooseDeal, DEALS)
    yield do.StopEffect()


def other_markets(state: State) -> Iterator[State]:
    """The face-down Market tiles the other way round."""
    turned = state.market_pile[::-1]
    if turned != state.market_pile:
        yield replace(state, market_pile=turned)


def other_piles(state: State, seat: Seat | None) -> Iterator[State]:
    """Tiles of a pile that the reader does not know, changed with each other or looked at."""
    known = () if seat is None else state.companies[seat].sunk
    for number, pile in enumerate(state.piles):
        unknown = [tile for tile in pile if tile not in known]
        if len(unknown) > 1:
            swap = dict(zip(unknown, unknown[1:] + unknown[:1], strict=True))
            turned = tuple(swap.get(tile, tile) for tile in pile)
            piles = (*state.piles[:number], turned, *state.piles[number + 1 :])
            forgetful = tuple(
                company if other == seat else replace(company, sunk=())
                for other, company in enumerate(state.companies)
            )
            yield replace(state, piles=piles, companies=forgetful)
    yield from other_looks(state, seat)


def other_looks(state: State, seat: Seat | None) -> Iterator[State]:
    """Another seat drew its tiles in another order."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, KeepingMilestone) and step.seat != seat:
        yield replace(state, steps=(replace(step, tiles=step.tiles[::-1]),))


PROVIDER = RevolutionProvider()
