"""Dice positions are drawn, not assembled: `position("K | front 2/1/0/0 | hidden 2")`.

A position is a list of clauses between `|`. The line is built by the game itself, rail by rail, by
a rich seat; then everybody gets the dice that the other clauses name. What is not named is as the
worked examples have it: two seats, year 2, seat 0 to move with its income taken, seat 1 holding
four jokers; dice that lie nowhere are in the reserve or, where it is named, hidden with seat 1.

    A d3W c3N @lake:0 c7N        rails by cell and way out, tiles entered; `insel/lake` a station
    K                            the position that most examples begin with
    seats 3 | dice 60 | year 1 | seat 1 | first 1
    front 2/1/0/1 | hidden 2     the dice of the seat to move: straight/curve/share/joker, hidden
    tray 1 0/0/0/4 h3            the dice of another seat
    reserve 25                   set by hand
    directs 0 insel bergtal      the companies of a seat
    shares insel 3 0             shares of each seat; the others are in the bank
    bank eisberg 0               its last shares belong to the last seat
    lost 1 | due | rolled        last office lost; income due; roll done
"""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from rotonde.games.dice import DICE
from rotonde.games.dice.actions import AnyAction
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import CompanyId
from rotonde.games.dice.maps.general import GeneralMap
from rotonde.games.dice.state import DiceOptions, State, Station, Tray
from rotonde.games.dice.steps import Main
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.turn import Turn
from rotonde.railway.shares import Shares

__all__ = ["DICE", "legal", "orders", "perform", "position", "refused", "tray"]

K = "A d3W c3N c2N c1N @lake:0 c7N"
RICH = Tray(500, 500, 500, 500, 500)
SHARES = BOARD.tables.components.shares_per_company


def company(name: str) -> int:
    """The number of a company."""
    return BOARD.company_numbers[CompanyId(name)]


def tray(state: State, seat: int = 0) -> tuple[int, int, int, int, int]:
    """The dice of a seat: straight, curve, share, joker, hidden."""
    own = state.trays[seat]
    return own.straight, own.curve, own.share, own.joker, own.hidden


# --- drawing --------------------------------------------------------------------------------------


def position(text: str = "") -> State:
    """The state that the clauses of `text` draw."""
    clauses = [clause.split() for clause in text.replace("K", K).split("|") if clause.strip()]
    facts = {words[0]: words[1:] for words in clauses if words[0] not in "AB"}
    state = empty(facts)
    for words in clauses:
        if words[0] in ("A", "B"):
            state = built(state, words[0], words[1:])
    for word, *rest in clauses:
        if word in READERS:
            state = READERS[word](state, rest)
    return poured(state, facts)


def empty(facts: dict[str, list[str]]) -> State:
    """A fresh table at which seat 0 is rich."""
    seats, total = (int(facts.get(n, [d])[0]) for n, d in (("seats", "2"), ("dice", "40")))
    options = DiceOptions(dice_total=60 if total == 60 else 40)
    fresh = DICE.setup(seats, options, Rng("position"))
    year = int(facts.get("year", ["2"])[0])
    return replace(
        fresh,
        trays=(RICH,) * seats,
        reserve=500,
        year=year,
        first=Seat(0),
        seat=Seat(0),
        income_taken=year > 1,
        directors=(Seat(0),) * len(BOARD.companies),
        steps=(Main(Seat(0)),),
    )


def built(state: State, end: str, words: list[str]) -> State:
    """The line prolonged at one end."""
    for word in words:
        if word[0] == "@":
            order = "tile " + word[1:].replace(":", " ")
        elif "/" in word:
            order = f"station {end} {word.replace('/', ' ')}"
        else:
            order = f"rail {end} {word[:2]} {word[2]} ?"
        state = perform(state, order).state
    return state


def poured(state: State, facts: dict[str, list[str]]) -> State:
    """The dice where the clauses have them."""
    seats, total = state.seats, state.options.dice_total
    trays = [Tray(0, 0, 0, 0, 4)] * seats
    trays[state.seat] = front(facts.get("front", ["0/0/0/0"])[0], facts.get("hidden", ["0"])[0])
    if "tray" in facts:
        seat, shown, hidden = facts["tray"]
        trays[int(seat)] = front(shown, hidden.removeprefix("h"))
    rails = sum(sheet.rails for sheet in state.line.sheets)
    left = total - rails - sum(one.total for one in trays)
    if "reserve" in facts:
        reserve = int(facts["reserve"][0])
        spare = seats - 1 if state.seat != seats - 1 else 0
        trays[spare] = replace(trays[spare], hidden=trays[spare].hidden + left - reserve)
        left = reserve
    assert left >= 0
    assert all(one.hidden >= 0 for one in trays)
    return replace(state, trays=tuple(trays), reserve=left)


def front(shown: str, hidden: str) -> Tray:
    """`2/1/0/1`, and the hidden dice."""
    straight, curve, share, joker = map(int, shown.split("/"))
    return Tray(int(hidden), straight, curve, share, joker)


def read_directors(state: State, rest: list[str]) -> State:
    """`directs 0 insel bergtal`"""
    directors = list(state.directors)
    for name in rest[1:]:
        directors[company(name)] = Seat(int(rest[0]))
    return replace(state, directors=tuple(directors))


def read_shares(state: State, rest: list[str]) -> State:
    """`shares insel 3 0`"""
    held = tuple(map(int, rest[1:]))
    return with_shares(state, rest[0], Shares(SHARES - sum(held), held))


def read_bank(state: State, rest: list[str]) -> State:
    """`bank eisberg 0`"""
    left = int(rest[1])
    held = state.shares[company(rest[0])].held
    last = SHARES - left - sum(held[:-1])
    return with_shares(state, rest[0], Shares(left, (*held[:-1], last)))


def with_shares(state: State, name: str, shares: Shares) -> State:
    accounts = list(state.shares)
    accounts[company(name)] = shares
    return replace(state, shares=tuple(accounts))


def with_stations(state: State, name: str, places: list[tuple[int, int]]) -> State:
    """The state with stations of a company, their tiles on the map."""
    at = [BOARD.squares.cell(*place) for place in places]
    new = [place for place in at if place not in state.general_map.layout.at]
    country = BOARD.ground_numbers["country", 0]
    grown = GeneralMap(
        (*state.general_map.places, *new), (*state.general_map.grounds, *(country,) * len(new))
    )
    built = tuple(Station("country", place, 24, 3) for place in at)
    stations = tuple(built if n == company(name) else s for n, s in enumerate(state.stations))
    return replace(state, stations=stations, line=replace(state.line, general_map=grown))


def read_seat(state: State, rest: list[str]) -> State:
    """`seat 1`"""
    seat = Seat(int(rest[0]))
    return replace(state, seat=seat, steps=(Main(seat),))


def nobody_directs(state: State, _: list[str]) -> State:
    """No company has a director, but for those named later."""
    return replace(state, directors=(None,) * len(BOARD.companies))


READERS: dict[str, Callable[[State, list[str]], State]] = {
    "nobody": nobody_directs,
    "directs": read_directors,
    "shares": read_shares,
    "bank": read_bank,
    "seat": read_seat,
    "first": lambda state, rest: replace(state, first=Seat(int(rest[0]))),
    "lost": lambda state, rest: replace(
        state, lost_office=tuple(str(s) in rest for s in range(state.seats))
    ),
    "due": lambda state, _: replace(state, income_taken=False),
    "rolled": lambda state, _: replace(state, rolled=True),
    "announced": lambda state, rest: replace(state, end_reason=rest[0], announced_by=state.seat),
}


# --- playing --------------------------------------------------------------------------------------


def action_of(order: str) -> AnyAction:
    """The action that an order spells."""
    action = DICE.read(order)
    assert not isinstance(action, Refusal), action
    return action


def perform(state: State, *orders: str) -> Turn[State]:
    """These orders of whoever is to move; the events of all of them."""
    events: list[Event] = []
    for order in orders:
        turn = play(DICE, state, min(DICE.actors(state)), action_of(order))
        assert not isinstance(turn, Refusal), f"{order}: {turn}"
        state = turn.state
        events += turn.events
    return Turn(state, tuple(events))


def refused(state: State, order: str, seat: int | None = None) -> Refusal:
    """Why an order of whoever is to move is refused."""
    actor = min(DICE.actors(state), default=0) if seat is None else seat
    turn = play(DICE, state, Seat(actor), action_of(order))
    assert isinstance(turn, Refusal), f"{order} is allowed"
    return turn


def legal(state: State) -> list[AnyAction]:
    """What may be done now."""
    return list(DICE.legal(state, min(DICE.actors(state))))


def orders(state: State, verb: str = "") -> list[str]:
    """The same in words, of one kind or of all."""
    written = [DICE.write(action) for action in legal(state)]
    return [order for order in written if order.startswith(verb)]


def told(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]
