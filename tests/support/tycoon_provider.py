"""Tycoon for the contract suite: its options, the orders that can be written, its secrets."""

from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from rotonde.games.tycoon.actions import (
    KINDS,
    AnyAction,
    Bid,
    BuildWesternLink,
    ChooseAction,
    Deliver,
    GrowCity,
    IssueShare,
    LayTile,
    PassBid,
    PlayLandGrant,
    StopBuilding,
    TakeCard,
    Urbanize,
)
from rotonde.games.tycoon.components import CardId, CityId, Colour, TycoonId
from rotonde.games.tycoon.rules.ending import incomes
from rotonde.games.tycoon.scoring.tycoons import results
from rotonde.games.tycoon.state import State, TycoonOptions, is_revealed
from rotonde.games.tycoon.steps import Building, Delivering
from rotonde.kernel.law.ids import Seat
from rotonde.railway.hexes import HexName
from tests.support.patience import Patience
from tests.support.tycoon import TYCOON
from tests.support.tycoon_map import (
    CARDS,
    CITIES,
    COLOURS,
    EVERYWHERE,
    EXITS,
    LETTERS,
    PAIRS,
    SIDES,
    TYCOONS,
    Place,
    neighbour,
    parse,
    spell,
    terrain,
)
from tests.support.tycoon_plain import routes_by_hand

NAMES = (*map(CityId, CITIES), CityId("paris"))
SHADES = (*map(Colour, COLOURS), Colour("mauve"))
PASSING = (PassBid(), StopBuilding(), ChooseAction("pass"))
NONSENSE = (
    LayTile(HexName("ZZ99"), (0, 3)),
    LayTile(HexName("X6"), (0, 2)),
    LayTile(HexName("X7"), (0, 1)),
    LayTile(HexName("A17"), (1, 4)),
)


class TycoonProvider:
    """What the suite must be told of Tycoon."""

    has_secrets = True
    asked_within = frozenset({"cube"})
    patience = Patience(130, lambda order: order in PASSING)
    """When all pass for a turn the game is over (TYC-84)."""

    def options(self) -> Sequence[TycoonOptions]:
        return (TycoonOptions(), TycoonOptions(beginner=True))

    def universe(self, state: State) -> Iterator[AnyAction]:
        yield from map(Bid, range(-1, 102))
        yield PassBid()
        yield from map(ChooseAction, KINDS)
        yield IssueShare()
        yield from tiles(state)
        yield from (PlayLandGrant(), StopBuilding())
        yield from (Urbanize(city, colour) for city in NAMES for colour in SHADES)
        yield from deliveries(state)
        yield from map(TakeCard, (*map(CardId, CARDS), CardId("joker")))
        yield from map(GrowCity, NAMES)
        yield from map(BuildWesternLink, NAMES)

    def hidden_twins(self, state: State, seat: Seat | None) -> Iterator[State]:
        """The order of the deck, and the tycoons of others until the end (TYC-6)."""
        if len(set(state.deck)) > 1:
            first = next(n for n, card in enumerate(state.deck) if card != state.deck[0])
            deck = (*state.deck[first:], *state.deck[:first])
            yield replace(state, deck=deck)
        if state.end_reason is None and not state.options.beginner:
            yield other_tycoons(state, seat)

    def things(self, state: State) -> Sequence[str]:
        cities = list(CITIES)[::9]
        named = [f"city:{name}" for name in cities]
        cubes = [f"cube:{name}:{letter}" for name in cities for letter in LETTERS]
        exits = [f"exit:{name}:{side}" for name in cities for side in SIDES]
        hexes = [f"hex:{spell(place)}" for place in EVERYWHERE[::60]]
        tracks = [f"tile:{spell(place)}:{SIDES[0]}-{SIDES[3]}" for place in EVERYWHERE[::90]]
        cards = [f"card:{card}" for card in CARDS]
        others = "engine share seat:1 space:19 stop:2:0 bid:5 link:1 link:99 western:kansas_city"
        odd = "western:chicago loose:K14:NE unfinished:M37 newcity:P newcity:R route:1-2 nonsense"
        trips = [f"trip:{name}:{LETTERS[0]}-{end}" for name in cities for end in (*cities, "paris")]
        wrong = ["hex:", "city:paris", "cube:paris:P", "exit:paris:W", "bid:x", "space:x", ""]
        return [
            *(*named, *cubes, *trips, *exits, *hexes, *tracks, *cards),
            *f"{others} {odd}".split(),
            *wrong,
        ]

    def counted(self, state: State, seat: Seat) -> Mapping[str, int]:
        """Income and dividends of a turn that ends now; shares and tycoons of a game that does."""
        rows = {row.seat: row.income - row.dividends for row in incomes(state).state.incomes}
        bonus = {result.seat: result.points for result in results(state)}
        shares = TYCOON.outcome(replace(state, end_reason="markers"))
        assert shares is not None
        off = {each.seat: each.breakdown["shares"] for each in shares.standings}
        return {"income": rows[seat], "shares": off[seat], "tycoon": bonus.get(seat, 0)}


def tiles(state: State) -> Iterator[LayTile]:
    """Every track: those at exits first, then those that go on from loose ends."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, Building):
        yield from NONSENSE
        return
    ends = [(parse(step.loose_end.hex), step.loose_end.side)] if step.loose_end else []
    begun = [
        (parse(link.loose_end.hex), link.loose_end.side)
        for link in TYCOON.view(state, None).unfinished
    ]
    exits = [(parse(CITIES[name]["hex"]), side) for name in CITIES for side in EXITS[name]]
    everything = [(place, sides) for place in EVERYWHERE[::7] for sides in PAIRS]
    order = [*beyond(ends), *beyond(exits), *beyond(begun), *everything]
    for place, sides in dict.fromkeys(order):
        yield LayTile(spell(place), sides)
    yield from NONSENSE


def beyond(ends: Sequence[tuple[Place, int]]) -> Iterator[tuple[Place, tuple[int, int]]]:
    """The three tracks that begin behind each of these sides."""
    for place, side in ends:
        there, entry = neighbour(place, side), (side + 3) % 6
        if terrain(there) in "oh":
            for turn in (2, 3, 4):
                a, b = sorted((entry, (entry + turn) % 6))
                yield there, (a, b)


def deliveries(state: State) -> Iterator[Deliver]:
    """Every route of every cube, equal ones too, and some that never were."""
    step = state.steps[-1] if state.steps else None
    if isinstance(step, Delivering):
        view = TYCOON.view(state, None)
        for origin in CITIES:
            for colour in COLOURS:
                for route in sorted(routes_by_hand(view, step.seat, origin, colour)):
                    yield Deliver(CityId(origin), Colour(colour), route)
    for route in ((), (1,), (1, 1), (99,), (0,)):
        yield Deliver(CityId("paris"), Colour("red"), route)
        yield Deliver(CityId("new_york"), Colour("mauve"), route)


def other_tycoons(state: State, seat: Seat | None) -> State:
    """The same table where the hidden cards are others; who meets one at once stays the same."""
    held = {railroad.tycoon_card for railroad in state.railroads}
    free = (card for card in TYCOONS if card not in held and "level" not in TYCOONS[card])
    spare = list(map(TycoonId, free))
    railroads = []
    for number, railroad in enumerate(state.railroads):
        card = railroad.tycoon_card
        fixed = number == seat or is_revealed(state, Seat(number)) or card is None
        if not fixed and card is not None and "level" not in TYCOONS[card] and spare:
            railroad = replace(railroad, tycoon_card=spare.pop())
        railroads.append(railroad)
    return replace(state, railroads=tuple(railroads))


PROVIDER = TycoonProvider()
