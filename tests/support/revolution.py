"""Revolution positions are drawn, not assembled: `position("cash 100 | rails S05 | 1: shares 0")`.

A position is a list of clauses between `|`, on top of four seats of which seat 0 chooses a worker:
network S00, 600$, 3 shares, 4 white and 1 purple worker in stock, train promote_2 face up, open
milestones A1-4 and A2-4. A clause speaks of seat 0 unless a seat stands before it.

    seats 3  |  round 5  |  active 1  |  first 2  |  final 6      the table
    1: cash 100  |  shares 0  |  tracks 4 0 0                     a seat
    stock 4 white 1 orange  |  used trade 2 white                 its workers
    trains money_600 rail_100  |  down shares_3                   its trains, besides promote_2
    rails S05 S06  |  stations miami  |  offices 1 4              its pieces on the map
    board 1 1                                                     buildings and rails left
    milestones A1-1 A2-2  |  manager A1-1 orange  |  done A1-2    its milestones
    city miami 2a  |  section 1 5                                 tiles, changed with where they lay
    slot miami 1  |  office 7 neutral                             who holds a first slot
    market 6  |  pile 1 2  |  discards 3 4                        the Market
    supply white 2 purple 0  |  piles money_600 0                 what is left
    option hard_gates                                             a variant
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import (
    ACTION_SPACES,
    COLOURS,
    TRAINS,
    CityId,
    Colour,
    MilestoneId,
    SetupTileId,
    Side,
    SpaceId,
)
from rotonde.games.revolution.notation import NOTATION
from rotonde.games.revolution.rules import flow, setup
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import (
    NEUTRAL,
    TRAIN_NUMBERS,
    Company,
    Crew,
    OpenMilestone,
    RevolutionOptions,
    SetupOffer,
    State,
    with_count,
)
from rotonde.games.revolution.steps import AnyStep, ChooseWorker, SetupPick
from rotonde.games.revolution.view import View
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import bits

S = TypeVar("S", bound=AnyStep)
Words = list[str]

SPARE: Final = (("A1-1", "A2-1"), ("A1-2", "A2-2"), ("A1-3", "A2-3"))
"""The milestones of the other seats."""


def position(drawing: str = "") -> State:
    """The state that the clauses draw."""
    clauses = [clause.split() for clause in drawing.split("|") if clause.strip()]
    seats = next((int(words[1]) for words in clauses if words[0] == "seats"), 4)
    state = plain(seats)
    for words in clauses:
        state = drawn(state, words)
    return replace(state, steps=(ChooseWorker(state.active_seat),))


def plain(seats: int) -> State:
    """The table before any clause: nothing drawn, all in data order."""
    base = setup.beginning(seats, RevolutionOptions(), Rng("plain"))
    white = (4, 1, 0, 0, 0)
    mine = setup.company((MilestoneId("A1-4"), MilestoneId("A2-4")))
    others = [setup.company(tuple(map(MilestoneId, tiles))) for tiles in SPARE[: seats - 1]]
    companies = tuple(replace(each, crew=Crew(white)) for each in (mine, *others))
    loose = iter(tile for tile in BOARD.tables.telegraph_tile)
    sections = (next(loose).id if row.tile else 0 for row in BOARD.tables.telegraph_section)
    return replace(
        base,
        first_player=Seat(0),
        active_seat=Seat(0),
        companies=companies,
        supply=(0, 12 - seats, 12, 12, 12),
        city_tiles=tuple(tile.id for tile in BOARD.tables.city_tile),
        telegraph_tiles=(0, *sections),
        piles=tuple(BOARD.pile(name) for name in ("B", "C", "D")),
        market_tile=1,
        market_pile=tuple(range(2, 10)),
        market_discards=(),
        setup_tiles=(),
        round=1,
    )


def drawn(state: State, words: Words) -> State:
    """The state with one more clause."""
    seat = 0
    if words[0].endswith(":"):
        seat, words = int(words[0][:-1]), words[1:]
    verb, rest = words[0], words[1:]
    if verb in OF_A_SEAT:
        company = OF_A_SEAT[verb](state.companies[seat], rest)
        companies = (*state.companies[:seat], company, *state.companies[seat + 1 :])
        return replace(state, companies=companies)
    return OF_THE_TABLE[verb](state, rest)


# --- clauses of a seat --------------------------------------------------------------------------


def counted(words: Words) -> tuple[int, ...]:
    """`4 white 1 orange` as workers."""
    pairs = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    return tuple(pairs.get(colour, 0) for colour in COLOURS)


def with_used(company: Company, words: Words) -> Company:
    """Workers on an action space."""
    place = ACTION_SPACES.index(words[0])
    spaces = company.crew.spaces
    spaces = (*spaces[:place], counted(words[1:]), *spaces[place + 1 :])
    return replace(company, crew=Crew(company.crew.stock, spaces))


def with_trains(company: Company, words: Words) -> Company:
    """Further trains, face up."""
    up = company.trains_up
    for kind in TRAINS:
        up = with_count(up, TRAIN_NUMBERS[kind], words.count(kind))
    return replace(company, trains_up=up)


def with_managers(company: Company, words: Words) -> Company:
    """Managers of one milestone, slot by slot; `-` leaves one empty."""
    tile, *managers = words
    seated = tuple(next((c for c in COLOURS if c == word), None) for word in managers)
    return replace(
        company,
        milestones=tuple(
            OpenMilestone(m.id, seated) if m.id == tile else m for m in company.milestones
        ),
    )


OF_A_SEAT: Final[dict[str, Callable[[Company, Words], Company]]] = {
    "cash": lambda c, w: replace(c, cash=int(w[0])),
    "shares": lambda c, w: replace(c, shares=int(w[0])),
    "stock": lambda c, w: replace(c, crew=Crew(counted(w), c.crew.spaces)),
    "used": with_used,
    "trains": with_trains,
    "down": lambda c, w: replace(c, trains_down=tuple(w.count(kind) for kind in TRAINS)),
    "up": lambda c, w: replace(c, trains_up=tuple(w.count(kind) for kind in TRAINS)),
    "rails": lambda c, w: replace(
        c, network=c.network | bits(BOARD.spaces.number[SpaceId(s)] for s in w)
    ),
    "stations": lambda c, w: replace(c, stations=bits(BOARD.cities.number[CityId(s)] for s in w)),
    "offices": lambda c, w: replace(c, offices=bits(map(int, w))),
    "board": lambda c, w: replace(c, buildings=int(w[0]), rails=int(w[1])),
    "tracks": lambda c, w: replace(c, tracks=tuple(map(int, w))),
    "milestones": lambda c, w: replace(
        c, milestones=tuple(setup.without_managers(MilestoneId(tile)) for tile in w)
    ),
    "manager": with_managers,
    "done": lambda c, w: replace(c, completed=tuple(map(MilestoneId, w))),
    "sunk": lambda c, w: replace(c, sunk=tuple(map(MilestoneId, w))),
}


# --- clauses of the table -----------------------------------------------------------------------


def exchanged(row: tuple[Any, ...], place: int, wanted: Any) -> tuple[Any, ...]:
    """A row with the wanted thing at a place, and what lay there where it was."""
    out = list(row)
    out[out.index(wanted)], out[place] = out[place], wanted
    return tuple(out)


def with_city(state: State, words: Words) -> State:
    """A city tile."""
    place = BOARD.cities.number[CityId(words[0])]
    return replace(state, city_tiles=exchanged(state.city_tiles, place, words[1]))


def with_section(state: State, words: Words) -> State:
    """A telegraph tile."""
    tiles = exchanged(state.telegraph_tiles, int(words[0]), int(words[1]))
    return replace(state, telegraph_tiles=tiles)


def holder(word: str) -> int:
    """Who holds a first slot."""
    return NEUTRAL if word == "neutral" else int(word)


def slotted(slots: tuple[int | None, ...], place: int, word: str) -> tuple[int | None, ...]:
    """First slots with one of them taken."""
    return (*slots[:place], holder(word), *slots[place + 1 :])


def with_supply(state: State, words: Words) -> State:
    """Some colours of the supply."""
    named = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    supply = tuple(named.get(c, n) for c, n in zip(COLOURS, state.supply, strict=True))
    return replace(state, supply=supply)


def with_piles(state: State, words: Words) -> State:
    """Some piles of trains."""
    named = dict(zip(words[::2], map(int, words[1::2]), strict=True))
    piles = tuple(named.get(k, n) for k, n in zip(TRAINS, state.train_piles, strict=True))
    return replace(state, train_piles=piles)


def with_market(state: State, words: Words) -> State:
    """The open Market tile; the others lie in the pile by number."""
    tile = int(words[0])
    pile = tuple(number for number in range(1, 10) if number != tile)
    return replace(state, market_tile=tile, market_pile=pile, market_discards=())


def with_milestone_pile(state: State, words: Words) -> State:
    """A milestone pile, top first."""
    place = ("B", "C", "D").index(words[0])
    pile = tuple(map(MilestoneId, words[1:]))
    return replace(state, piles=(*state.piles[:place], pile, *state.piles[place + 1 :]))


OF_THE_TABLE: Final[dict[str, Callable[[State, Words], State]]] = {
    "seats": lambda s, _: s,
    "round": lambda s, w: replace(s, round=int(w[0])),
    "active": lambda s, w: replace(s, active_seat=Seat(int(w[0]))),
    "first": lambda s, w: replace(s, first_player=Seat(int(w[0]))),
    "final": lambda s, w: replace(s, final_round=int(w[0])),
    "city": with_city,
    "section": with_section,
    "slot": lambda s, w: replace(
        s, first_stations=slotted(s.first_stations, BOARD.cities.number[CityId(w[0])], w[1])
    ),
    "office": lambda s, w: replace(s, first_offices=slotted(s.first_offices, int(w[0]), w[1])),
    "market": with_market,
    "pile": lambda s, w: replace(s, market_pile=tuple(map(int, w))),
    "discards": lambda s, w: replace(s, market_discards=tuple(map(int, w))),
    "supply": with_supply,
    "piles": with_piles,
    "under": with_milestone_pile,
    "option": lambda s, w: replace(s, options=replace(s.options, **{w[0]: True})),
}


# --- playing ------------------------------------------------------------------------------------


def setting_up(seats: int = 4, seed: str = "setting up") -> State:
    """A real beginning, the first seat to pick a set-up tile."""
    return flow.settle(Turn(setup.beginning(seats, RevolutionOptions(), Rng(seed)))).state


def picking(seats: int, first: int, *offers: SetupOffer) -> State:
    """A beginning with these set-up tiles and this first player."""
    state = replace(plain(seats), first_player=Seat(first), active_seat=Seat(first), round=0)
    companies = tuple(replace(c, crew=Crew((4, 0, 0, 0, 0))) for c in state.companies)
    step = SetupPick(Seat((first - 1) % seats))
    supply = (0, *(12 - [o.worker for o in offers].count(c) for c in COLOURS[1:]))
    return replace(
        state, companies=companies, supply=supply, setup_tiles=tuple(offers), steps=(step,)
    )


def offer(tile: int, side: Side, worker: Colour) -> SetupOffer:
    """A set-up tile with a face and a worker."""
    return SetupOffer(SetupTileId(tile), side, worker)


def order(text: str) -> AnyAction:
    """The action that a short text form stands for."""
    action = NOTATION.read(text)
    assert not isinstance(action, Refusal), text
    return action


def actor(state: State) -> Seat:
    """The seat that decides."""
    return state.steps[-1].seat


def turn(state: State, text: str) -> Turn[State]:
    """One order of the seat that decides, which must be legal."""
    action = order(text)
    refusal = DECISIONS.check(state, actor(state), action)
    assert refusal is None, (text, refusal, offered(state))
    return flow.settle(DECISIONS.apply(state, actor(state), action))


def play(state: State, *texts: str) -> State:
    """The state after these orders."""
    for text in texts:
        state = turn(state, text).state
    return state


def told(state: State, *texts: str) -> list[Event]:
    """What happened by these orders."""
    out: list[Event] = []
    for text in texts:
        after = turn(state, text)
        out += after.events
        state = after.state
    return out


def offered(state: State) -> list[str]:
    """Everything that the seat that decides may choose, in its order."""
    return [NOTATION.write(action) for action in DECISIONS.legal(state, actor(state))]


def choices(state: State, verb: str) -> list[str]:
    """What may follow one verb."""
    return [text.partition(" ")[2] for text in offered(state) if text.split()[0] == verb]


def main_choices(state: State) -> list[str]:
    """All but sales and hires."""
    return [text for text in offered(state) if text.split()[0] not in ("share", "hire")]


def refused(state: State, text: str, seat: int | None = None) -> Refusal | None:
    """Why an order is refused."""
    return DECISIONS.check(state, actor(state) if seat is None else Seat(seat), order(text))


def open_step(state: State | View, kind: type[S], place: int = -1) -> S:
    """A step of the stack, the innermost unless told, which must be of this kind."""
    found = state.steps[place]
    assert isinstance(found, kind), found
    return found


def step(state: State) -> str:
    """The name of the innermost step."""
    return type(state.steps[-1]).__name__
