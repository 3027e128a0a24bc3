"""Tycoon positions are drawn, not assembled: `position("link 0 new_york philadelphia X7 NE-SW")`.

A position is a list of clauses between `|`; what is not named is as at set-up with the seed
`position`, in round 1 of turn 1 with seat 0 to choose its action.

    seats 3  |  beginner                         the table (3 seats, the whole game)
    turn 4  |  round 2  |  first 1  |  acting 0  |  actions 2
    auction 1                                    seat 1 opens the auction of this turn
    link 0 new_york philadelphia X7 NE-SW        a link with its tiles, or without any
    begun 0 pittsburgh R12 E-NW                  an unfinished link; its last tile leads on
    cubes new_york KYBR  |  cubes toledo -       the cubes of a city
    nocubes                                      every city but those named is left with one red
    colour toledo black                          an urbanized city
    cash 0 5 10  |  shares 1 0 2  |  score 3 0 0  |  level 4 1 1      of each seat
    cards 0 land_grant hotel_boston              before a seat
    up railroad_era bounty_mobile  |  deck land_grant                  the cards
    tycoon fisk gould morgan                     of each seat
    west kansas_city 1                           a western link
    bag RRYB  |  bag -                           the bag, set by hand
    final 5                                      the last turn is known
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from rotonde.games.tycoon import TYCOON
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CardId, CityId, Colour, TycoonId
from rotonde.games.tycoon.maps import Link, Network, Railways, UnfinishedLink
from rotonde.games.tycoon.state import Railroad, State, TycoonOptions
from rotonde.games.tycoon.steps import Bidding, ChoosingAction
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.railway.hexes import HexName
from tests.support.scripts import Scripts
from tests.support.tycoon_map import LETTERS
from tests.support.tycoon_map import SIDES as SIDE_NAMES

__all__ = ["TYCOON", "action_of", "choose", "perform", "played", "position", "refused", "track"]


class Drawing(msgspec.Struct):
    """A position on the way from its clauses to a state."""

    seats: int = 3
    beginner: bool = False
    numbers: dict[str, int] = {}
    links: list[Link] = []
    begun: list[UnfinishedLink] = []
    cubes: dict[int, tuple[int, ...]] = {}
    bare: bool = False
    colours: dict[int, int] = {}
    figures: dict[str, tuple[int, ...]] = {}
    cards: dict[int, tuple[CardId, ...]] = {}
    up: tuple[CardId, ...] | None = None
    deck: tuple[CardId, ...] | None = None
    tycoons: tuple[TycoonId, ...] = ()
    west: dict[int, Seat] = {}
    bag: tuple[int, ...] | None = None


def position(text: str = "seats 3") -> State:
    """The state that the clauses of `text` draw."""
    drawing = Drawing()
    for clause in text.split("|"):
        word, *rest = clause.split()
        READERS[word](drawing, word, rest)
    return state_of(drawing)


def track(name: str, sides: str) -> int:
    """The number of a track, as in `X7 NE-SW`."""
    a, b = sorted(SIDE_NAMES.index(side) for side in sides.split("-"))
    return BOARD.tracks[HexName(name), (a, b)]


def number(city: str) -> int:
    """The number of a city."""
    return BOARD.cities.number[CityId(city)]


def counted(letters: str) -> tuple[int, ...]:
    """`RRY` as numbers of cubes; `-` is none."""
    return tuple(letters.count(letter) for letter in LETTERS)


# --- clauses --------------------------------------------------------------------------------------


def read_number(drawing: Drawing, word: str, rest: list[str]) -> None:
    if word == "seats":
        drawing.seats = int(rest[0])
    else:
        drawing.numbers[word] = int(rest[0])


def read_beginner(drawing: Drawing, _: str, __: list[str]) -> None:
    drawing.beginner = True


def read_link(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`link 0 new_york philadelphia X7 NE-SW`"""
    tiles = tuple(track(*pair) for pair in zip(rest[3::2], rest[4::2], strict=True))
    first, second = number(rest[1]), number(rest[2])
    if first > second:
        first, second, tiles = second, first, tiles[::-1]
    ids = len(drawing.links) + 1
    drawing.links.append(Link(ids, Seat(int(rest[0])), first, second, tiles))


def read_begun(drawing: Drawing, _: str, rest: list[str]) -> None:
    """`begun 0 pittsburgh R12 E-NW`: its first side touches the city or the tile before."""
    tiles = tuple(track(*pair) for pair in zip(rest[2::2], rest[3::2], strict=True))
    behind = {BOARD.facing[side] for tile in tiles[:-1] for side in BOARD.ends[tile]}
    first = number(rest[1])
    out = [
        side for side in BOARD.ends[tiles[-1]] if side not in behind and BOARD.exits[side] != first
    ]
    drawing.begun.append(UnfinishedLink(Seat(int(rest[0])), first, out[0], tiles))


def read_cubes(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.cubes[number(rest[0])] = counted(rest[1])


def read_bare(drawing: Drawing, _: str, __: list[str]) -> None:
    drawing.bare = True


def read_colour(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.colours[number(rest[0])] = BOARD.city_colours.number[Colour(rest[1])]


def read_figures(drawing: Drawing, word: str, rest: list[str]) -> None:
    drawing.figures[word] = tuple(map(int, rest))


def read_cards(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.cards[int(rest[0])] = tuple(map(CardId, rest[1:]))


def read_pile(drawing: Drawing, word: str, rest: list[str]) -> None:
    setattr(drawing, word, tuple(CardId(card) for card in rest if card != "-"))


def read_tycoons(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.tycoons = tuple(map(TycoonId, rest))


def read_west(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.west[number(rest[0])] = Seat(int(rest[1]))


def read_bag(drawing: Drawing, _: str, rest: list[str]) -> None:
    drawing.bag = counted(rest[0])


READERS: Final[Mapping[str, Callable[[Drawing, str, list[str]], None]]] = {
    **dict.fromkeys(
        ("seats", "turn", "round", "first", "acting", "actions", "auction", "final"), read_number
    ),
    "beginner": read_beginner,
    "link": read_link,
    "begun": read_begun,
    "cubes": read_cubes,
    "nocubes": read_bare,
    "colour": read_colour,
    **dict.fromkeys(("cash", "shares", "score", "level"), read_figures),
    "cards": read_cards,
    "up": read_pile,
    "deck": read_pile,
    "tycoon": read_tycoons,
    "west": read_west,
    "bag": read_bag,
}


# --- the state ------------------------------------------------------------------------------------


def state_of(drawing: Drawing) -> State:
    """The drawing as a state."""
    start = TYCOON.setup(drawing.seats, TycoonOptions(drawing.beginner), Rng("position"))
    say = drawing.numbers
    colours = tuple(drawing.colours.get(n, c) for n, c in enumerate(BOARD.printed_colours))
    railways = Railways(tuple(drawing.links), colours)
    acting = Seat(say.get("acting", say.get("first", 0)))
    auction = say.get("auction")
    return replace(
        start,
        railroads=tuple(railroad_of(drawing, start, seat) for seat in range(drawing.seats)),
        cubes=tuple(cubes_of(drawing, start, n) for n in range(len(BOARD.city_rows))),
        bag=start.bag if drawing.bag is None else drawing.bag,
        network=Network(railways, tuple(drawing.begun)),
        face_up=start.face_up if drawing.up is None else drawing.up,
        deck=start.deck if drawing.deck is None else drawing.deck,
        western_links=tuple(drawing.west.get(city) for city in BOARD.western),
        turn=say.get("turn", 1),
        first_player=Seat(say.get("first", 0) if auction is None else auction),
        action_round=say.get("round", 1) if auction is None else 0,
        acting_seat=acting,
        actions_left=say.get("actions", 1) if auction is None else 0,
        final_turn=say.get("final"),
        steps=(ChoosingAction(acting) if auction is None else Bidding(Seat(auction)),),
    )


def railroad_of(drawing: Drawing, start: State, seat: int) -> Railroad:
    """What one seat has."""
    figures: Any = {name: drawn[seat] for name, drawn in drawing.figures.items()}
    figures["engine_level"] = figures.pop("level", 1)
    tycoon = drawing.tycoons[seat] if drawing.tycoons else start.railroads[seat].tycoon_card
    return Railroad(cards=drawing.cards.get(seat, ()), tycoon_card=tycoon, **figures)


def cubes_of(drawing: Drawing, start: State, city: int) -> tuple[int, ...]:
    """The cubes of a city."""
    usual = counted("R") if drawing.bare else start.cubes[city]
    return drawing.cubes.get(city, usual)


SCRIPTS: Final = Scripts(TYCOON)
perform, played, refused, action_of = (
    SCRIPTS.perform,
    SCRIPTS.played,
    SCRIPTS.refused,
    SCRIPTS.action_of,
)


def choose(state: State, kind: str) -> State:
    """The state after the deciding seat opened a kind of action."""
    return perform(state, state.steps[-1].seat, kind).state
