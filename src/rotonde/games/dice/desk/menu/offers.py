"""What a seat of Railroad Dice may choose, for people: prompts, labels, a dial for the roll.

Pure. Offers exactly the legal actions; the sentences stand in locale/.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal, assert_never

from rotonde.games.dice import things
from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    CompanyId,
    Discard,
    EndTurn,
    LayRail,
    Roll,
    TakeIncome,
)
from rotonde.games.dice.board import BOARD, Cell
from rotonde.games.dice.desk.menu import questions
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.maps.ways import Begins
from rotonde.games.dice.names import cell, company, face, short, side, site, tile
from rotonde.games.dice.notation import NOTATION
from rotonde.games.dice.reasons import INCOME_FIRST
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.rules.finishing import reward_falls_short
from rotonde.games.dice.rules.rails import known_way, track_cost
from rotonde.games.dice.rules.stations import surcharge as mountain_due
from rotonde.games.dice.state import FIGURES, State, income_is_due, income_of, price_now
from rotonde.games.dice.steps import AnyStep, Discarding, Entering, Main
from rotonde.kernel.desk.menu import Choice, Closed, Dial, Group, Menu, Pick, Span
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.step import asked
from rotonde.kernel.law.text import Fact, Named, Seated, Text

INCOME, ROLL, SHARES, RAILS, STATIONS, END = "income", "roll", "shares", "rails", "stations", "end"
TILE, BACK, LAST_ROLL = "tile", "back", "last-roll"
GROUPS: Final = (RAILS, INCOME, ROLL, STATIONS, SHARES, TILE, BACK, END, LAST_ROLL)
"""All groups, in the order of the prompt: the buttons stand from the right, and the first of them
makes room for the rail that is pointed at."""
COUNTED: Final = (STATIONS, SHARES)
"""The groups that are told by how many they hold, and that ask a question of their own."""


BORDER_AND_SHEET: Final = 2
"""The decisions before an entry rail: the rail over the border, and the sheet."""
KEPT: Final = 1 << 11
RAILS_KEPT: Final = 1 << 13
"""So many choices are kept of each kind: those that tables in play were offered last."""
RailPlace = Literal["turn", "entry", "ends-game"]
"""A rail in the turn, on a new tile, or there with too few dice for the reward (DIC-49)."""
ASKING: Final = {RAILS, STATIONS, SHARES}
"""The groups whose things may stand for several choices."""


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    legal, jokers = DECISIONS.legal(state, seat), most_jokers(state)
    choices = tuple([choice(state, one) for one in legal if not is_dialled(one, jokers)])
    dials, closed = tuple(roll_dials(state, step, jokers)), tuple(closed_options(state, step))
    return Menu(
        prompt=questions.prompt(state, step, legal),
        groups=groups(choices, (*dials, *closed)),
        choices=choices,
        dials=dials,
        closed=closed,
        picks=tuple(picks(choices)),
        over=questions.over(state, step),
        hint=questions.hint(state, step),
        within=begun(state, step),
    )


def groups(choices: tuple[Choice, ...], others: tuple[Dial | Closed, ...]) -> tuple[Group, ...]:
    """The groups in use; what ends the game is never the first of them."""
    held = Counter([one.group for one in choices])
    used = {*held, *[one.group for one in others]}
    last = {one.group for one in choices if one.warns}
    order = [id for id in GROUPS if id in used and id not in last]
    order += [id for id in GROUPS if id in last]
    return tuple([group(id, held[id]) for id in order])


@lru_cache(maxsize=KEPT)
def group(id: str, held: int) -> Group:
    """A group by its name: of those that hold several things of a kind, in one or in many."""
    if id not in COUNTED:
        return Group(id, Text(f"group-{id}"))
    return Group(id, Text(f"group-{id}", {"count": held}), prompt=Text(f"asked-{id}"))


def begun(state: State, step: AnyStep) -> int:
    """How many decisions belong to what was begun: its rails, and the sheet that was chosen."""
    if isinstance(step, Main | Discarding):
        return 0
    number, chosen = END_NUMBERS[step.end], int(isinstance(step, Entering))
    sheet, water = state.line.sheet(number), state.line.ground(number).water
    own = [die for die in reversed(sheet.line) if die.end == step.end]
    rails = 1
    while rails < len(own) and water >> own[rails - 1].cell & 1 and own[rails].company is None:
        rails += 1  # what leads onto water is not finished (DIC-55)
    entered = rails == len(own) and own[-1] is sheet.line[0]  # nor is what leads over a border
    return rails + chosen + (BORDER_AND_SHEET if entered else 0)


# --- what is closed, and what stands for several --------------------------------------------------


def closed_options(state: State, step: AnyStep) -> Iterator[Closed]:
    """What a player looks for and cannot have now."""
    if isinstance(step, Main) and income_is_due(state):
        yield Closed(Text("label-end"), END, INCOME_FIRST())


def picks(choices: tuple[Choice, ...]) -> Iterator[Pick]:
    """The cells, sites and figures of shares that stand for several choices."""
    wide = Counter([(one.group, one.things[0]) for one in choices if one.group in ASKING])
    for (group, thing), count in wide.items():
        if count > 1:
            yield asking(group, thing)


@lru_cache(maxsize=KEPT)
def asking(group: str, thing: Thing) -> Pick:
    """What a thing is called while its choices are told apart, and what is asked then."""
    name = thing.rpartition(":")[2]
    if group == SHARES:
        label = Text("pick-share", {"company": company(CompanyId(name))})
        return Pick(thing, label, prompt=Text("prompt-share", label.facts))
    label = Text("pick-cell", {"cell": name})
    return Pick(
        thing, label, prompt=Text("prompt-site", label.facts) if group == STATIONS else None
    )


# --- the roll -------------------------------------------------------------------------------------


def most_jokers(state: State) -> int:
    """The jokers that can be rolled without ending the game."""
    jokers = state.trays[state.seat].joker
    return jokers if state.is_last_year else min(jokers, state.reserve)


def is_dialled(action: AnyAction, jokers: int) -> bool:
    """Whether the dial stands for an action; the roll that ends the game has its own button."""
    return isinstance(action, Roll) and action.jokers <= jokers


def roll_dials(state: State, step: AnyStep, jokers: int) -> Iterator[Dial]:
    """Two numbers: hidden dice and jokers."""
    tray = state.trays[state.seat]
    if not isinstance(step, Main) or state.rolled or not tray.hidden + jokers:
        return
    hidden = things.hidden(state.seat)
    yield Dial(
        notation="roll {hidden}+{jokers}",
        label=Text("label-roll"),
        group=ROLL,
        spans=(
            Span("hidden", Text("span-hidden"), 0, tray.hidden, tray.hidden, thing=hidden),
            Span("jokers", Text("span-jokers"), 0, jokers, jokers, thing=things.die("joker")),
        ),
        things=(hidden,),
        prompt=Text("prompt-roll"),
    )


# --- what is offered ------------------------------------------------------------------------------


def choice(state: State, action: AnyAction) -> Choice:
    """One legal action with all that a player wants to know of it.

    A choice is made once for all that it says: offered again, it is the same object.
    """
    match action:
        case LayRail():
            return rail_choice(state, action)
        case BuyShare():
            return share_choice(state, action)
        case BuildStation():
            return station_choice(state, action)
        case TakeIncome():
            due = income_of(state, state.seat)
            return income_choice(action, due, ends_game=due > state.reserve)
        case Roll():
            return ending_roll(action)
        case EndTurn():
            return end_choice(action, state.trays[state.seat].front - FIGURES.front_limit)
        case ChooseTile() | Discard():
            return only_choice(action)
        case _:
            assert_never(action)


@lru_cache(maxsize=KEPT)
def income_choice(action: TakeIncome, due: int, *, ends_game: bool) -> Choice:
    """The income; red where the reserve cannot pay it."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-income", {"dice": due}),
        group=INCOME,
        things=(things.RESERVE,),
        detail=Text("detail-ends-game" if ends_game else "detail-income", {"dice": due}),
        warns=ends_game,
    )


@lru_cache(maxsize=KEPT)
def ending_roll(action: Roll) -> Choice:
    """The roll that the reserve cannot double (DIC-32)."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-roll-ending", {"jokers": action.jokers}),
        group=LAST_ROLL,
        detail=Text("detail-ends-game"),
        warns=True,
    )


def share_choice(state: State, action: BuyShare) -> Choice:
    """A share: where it comes from, then which die pays, where two kinds could."""
    number, tray = BOARD.company_numbers[action.company], state.trays[state.seat]
    seller = state.directors[number] if action.source == "director" else None
    left = state.shares[number].stack if seller is None else 0
    return made_share(action, left, seller, asks_die=bool(tray.share and tray.joker))


@lru_cache(maxsize=KEPT)
def made_share(action: BuyShare, left: int, seller: Seat | None, *, asks_die: bool) -> Choice:
    """A share of the bank, that has so many left, or of a director."""
    place = things.bank(action.company) if seller is None else things.director(action.company)
    facts: dict[str, Fact] = {"left": left} if seller is None else {"seat": Seated(seller)}
    name = "detail-bank" if seller is None else "detail-director"
    detail = Text(name, facts)
    if asks_die:
        detail = Text(f"{name}-die", {"die": Named(f"die-{action.die}"), **facts})
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-share", {"company": short(action.company)}),
        group=SHARES,
        things=(place, things.die(action.die)),
        detail=detail,
    )


def rail_choice(state: State, action: LayRail) -> Choice:
    """A rail: its cell, its way out, its die, and who pays the surcharge."""
    end, here, out = END_NUMBERS[action.end], action.cell, action.out
    rail = known_way(state, end, BOARD.cells[here], BOARD.side_numbers[out])
    assert rail is not None
    entering = isinstance(state.steps[-1], Entering)
    if entering and reward_falls_short(state):
        return made_rail(action, rail.straight, rail.begins, "ends-game", 0)
    hidden = track_cost(state, end, rail) - action.jokers_paid
    where: RailPlace = "entry" if entering else "turn"
    return made_rail(action, rail.straight, rail.begins, where, hidden)


@lru_cache(maxsize=RAILS_KEPT)
def made_rail(
    action: LayRail, straight: bool, begins: Begins, where: RailPlace, hidden: int
) -> Choice:
    """A rail, of whose surcharge so many hidden dice are paid."""
    at = BOARD.cells[action.cell]
    die = things.die("joker" if action.die == "joker" else "straight" if straight else "curve")
    label = "label-rail-joker" if action.die == "joker" else "label-rail"
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text(label, {"cell": cell(action.cell), "out": side(action.out)}),
        group=RAILS,
        things=(
            things.cell(action.end, at),
            things.out(action.end, at, action.out),
            die,
            things.pay(action.jokers_paid),
        ),
        detail=rail_detail(action, begins, where, hidden),
        warns=where == "ends-game",
    )


def rail_detail(action: LayRail, begins: Begins, where: RailPlace, hidden: int) -> Text | None:
    """The end of a rail, what it begins, and the dice that pay for it; only one end is entered."""
    if where == "ends-game":
        return Text("detail-ends-game")
    jokers = action.jokers_paid
    if where == "entry" and begins == "nothing" and not hidden + jokers:
        return None
    facts = {"end": action.end, "begins": begins, "hidden": hidden, "jokers": jokers}
    return Text("detail-rail", facts)


def station_choice(state: State, action: BuildStation) -> Choice:
    """A station: its site, its company, its kind, all that it costs here."""
    number, end = BOARD.company_numbers[action.company], END_NUMBERS[action.end]
    spot = state.line.sites[end]
    assert spot is not None
    price = (price_now(state, number, action.kind) or 0) + mountain_due(state, spot.massif)
    return made_station(action, spot.cell, price)


@lru_cache(maxsize=KEPT)
def made_station(action: BuildStation, at: Cell, price: int) -> Choice:
    """A station on a cell for so many dice."""
    facts = {"company": short(action.company), "kind": site(action.kind)}
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-station-joker" if action.jokers_paid else "label-station", facts),
        group=STATIONS,
        things=(
            things.site(action.end, at),
            things.company(action.company),
            things.kind(action.kind),
            things.pay(action.jokers_paid),
        ),
        detail=Text("detail-price", {"price": price}),
        badge=Text("badge-price", {"price": price}),
    )


@lru_cache(maxsize=KEPT)
def end_choice(action: EndTurn, too_many: int) -> Choice:
    """The end of the turn, with the dice that must go back."""
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-end"),
        group=END,
        detail=Text("detail-back", {"dice": too_many}) if too_many > 0 else None,
    )


@lru_cache(maxsize=KEPT)
def only_choice(action: ChooseTile | Discard) -> Choice:
    """A tile beyond the border, or a die to give back: nothing else is asked meanwhile."""
    if isinstance(action, Discard):
        label = Text("label-back", {"face": face(action.face)})
        return Choice(action, NOTATION.write(action), label, BACK, (things.die(action.face),))
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-tile", {"kind": tile(action.kind), "rotation": action.rotation}),
        group=TILE,
        things=(things.tile(action.kind, action.rotation),),
    )
