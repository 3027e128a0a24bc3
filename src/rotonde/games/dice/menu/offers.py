"""What a seat of Railroad Dice may choose, for people: prompts, labels, a dial for the roll.

Pure. Offers exactly the legal actions; the sentences stand in locale/.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Final, assert_never

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
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.maps.ways import Way
from rotonde.games.dice.menu import questions
from rotonde.games.dice.names import cell, company, face, short, side, site, tile
from rotonde.games.dice.notation import NOTATION
from rotonde.games.dice.reasons import INCOME_FIRST
from rotonde.games.dice.rules.decisions import DECISIONS
from rotonde.games.dice.rules.stations import surcharge as mountain_due
from rotonde.games.dice.rules.track import Position, position, surcharge, ways
from rotonde.games.dice.state import FIGURES, State, income_is_due, income_of, price_now
from rotonde.games.dice.steps import AnyStep, Discarding, Entering, Main
from rotonde.kernel.ids import Seat, Thing
from rotonde.kernel.menu import Choice, Closed, Dial, Group, Menu, Pick, Span
from rotonde.kernel.step import asked
from rotonde.kernel.text import Fact, Named, Seated, Text

INCOME, ROLL, SHARES, RAILS, STATIONS, END = "income", "roll", "shares", "rails", "stations", "end"
TILE, BACK, LAST_ROLL = "tile", "back", "last-roll"
GROUPS: Final = (RAILS, INCOME, ROLL, STATIONS, SHARES, TILE, BACK, END, LAST_ROLL)
"""All groups, in the order of the prompt: the buttons stand from the right, and the first of them
makes room for the rail that is pointed at."""
COUNTED: Final = (STATIONS, SHARES)
"""The groups that are told by how many they hold, and that ask a question of their own."""


BORDER_AND_SHEET: Final = 2
"""The decisions before an entry rail: the rail over the border, and the sheet."""
ASKING: Final = {RAILS, STATIONS, SHARES}
"""The groups whose things may stand for several choices."""


def menu(state: State, seat: Seat) -> Menu | None:
    """The legal actions of a seat for people; None when it has nothing to decide."""
    step = asked(state.steps, seat)
    if step is None:
        return None
    legal = DECISIONS.legal(state, seat)
    choices = tuple(choice(state, action) for action in legal if not is_dialled(state, action))
    dials, closed = tuple(roll_dials(state, step)), tuple(closed_options(state, step))
    used = {one.group for one in choices} | {one.group for one in dials}
    used |= {one.group for one in closed}
    return Menu(
        prompt=questions.prompt(state, step, legal),
        groups=groups(used, choices),
        choices=choices,
        dials=dials,
        closed=closed,
        picks=tuple(picks(choices)),
        over=questions.over(state, step),
        hint=questions.hint(state, step),
        within=begun(state, step),
    )


def groups(used: set[str], choices: tuple[Choice, ...]) -> tuple[Group, ...]:
    """The groups in use; what ends the game is never the first of them."""
    last = {one.group for one in choices if one.warns}
    held = Counter(one.group for one in choices)
    order = sorted((id for id in GROUPS if id in used), key=lambda id: id in last)
    return tuple(group(id, held[id]) for id in order)


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
    wide = Counter((one.group, one.things[0]) for one in choices if one.group in ASKING)
    for (group, thing), count in wide.items():
        if count > 1:
            yield asking(group, thing)


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


def is_dialled(state: State, action: AnyAction) -> bool:
    """Whether the dial stands for an action; the roll that ends the game has its own button."""
    return isinstance(action, Roll) and action.jokers <= most_jokers(state)


def roll_dials(state: State, step: AnyStep) -> Iterator[Dial]:
    """Two numbers: hidden dice and jokers."""
    tray, jokers = state.trays[state.seat], most_jokers(state)
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
    """One legal action with all that a player wants to know of it."""
    match action:
        case TakeIncome():
            return income_choice(state, action)
        case Roll():
            return ending_roll(action)
        case BuyShare():
            return share_choice(state, action)
        case LayRail():
            return rail_choice(state, action)
        case BuildStation():
            return station_choice(state, action)
        case EndTurn():
            return end_choice(state, action)
        case ChooseTile() | Discard():
            return only_choice(action)
        case _:
            assert_never(action)


def income_choice(state: State, action: TakeIncome) -> Choice:
    """The income; red where the reserve cannot pay it."""
    due = income_of(state, state.seat)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-income", {"dice": due}),
        group=INCOME,
        things=(things.RESERVE,),
        detail=Text("detail-ends-game" if due > state.reserve else "detail-income", {"dice": due}),
        warns=due > state.reserve,
    )


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
    """A share: where it comes from, then which die pays."""
    of_bank = action.source == "bank"
    place = things.bank(action.company) if of_bank else things.director(action.company)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-share", {"company": short(action.company)}),
        group=SHARES,
        things=(place, things.die(action.die)),
        detail=share_detail(state, action),
    )


def share_detail(state: State, action: BuyShare) -> Text:
    """Where a share comes from, and the die that pays where two kinds could."""
    number, tray = BOARD.company_numbers[action.company], state.trays[state.seat]
    seller = state.directors[number] if action.source == "director" else None
    facts: dict[str, Fact] = {"left": state.shares[number].stack}
    if seller is not None:
        facts = {"seat": Seated(seller)}
    name = "detail-bank" if seller is None else "detail-director"
    if not (tray.share and tray.joker):
        return Text(name, facts)
    return Text(f"{name}-die", {"die": Named(f"die-{action.die}"), **facts})


@lru_cache(maxsize=1 << 12)
def plain_rail(action: LayRail, straight: bool) -> Choice:
    """A rail without its surcharge; it hangs on the order alone."""
    at = BOARD.cells[action.cell]
    where = (things.cell(action.end, at), things.out(action.end, at, action.out))
    die = things.die("joker" if action.die == "joker" else "straight" if straight else "curve")
    label = "label-rail-joker" if action.die == "joker" else "label-rail"
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text(label, {"cell": cell(action.cell), "out": side(action.out)}),
        group=RAILS,
        things=(*where, die),
    )


def rail_choice(state: State, action: LayRail) -> Choice:
    """A rail: its cell, its way out, its die, and who pays the surcharge."""
    at = position(state, END_NUMBERS[action.end])
    here, out = BOARD.cells[action.cell], BOARD.side_numbers[action.out]
    rail = next(one for one in ways(at) if (one.cell, one.out) == (here, out))
    plain = plain_rail(action, rail.straight)
    short = at.entering and at.other is not None and at.reserve < at.reward
    return Choice(
        action=action,
        notation=plain.notation,
        label=plain.label,
        group=RAILS,
        things=(*plain.things, things.pay(action.jokers_paid)),
        detail=Text("detail-ends-game") if short else rail_detail(action, at, rail),
        warns=short,
    )


def rail_detail(action: LayRail, at: Position, rail: Way) -> Text | None:
    """The end of a rail, what it begins, and the dice that pay for it; only one end is entered."""
    jokers, hidden = action.jokers_paid, surcharge(at, rail) - action.jokers_paid
    if at.entering and rail.begins == "nothing" and not hidden + jokers:
        return None
    facts = {"end": action.end, "begins": rail.begins, "hidden": hidden, "jokers": jokers}
    return Text("detail-rail", facts)


def station_choice(state: State, action: BuildStation) -> Choice:
    """A station: its site, its company, its kind, all that it costs here."""
    number, end = BOARD.company_numbers[action.company], END_NUMBERS[action.end]
    spot = state.line.sites[end]
    assert spot is not None
    place: tuple[Thing, ...] = (things.site(action.end, spot.cell), things.company(action.company))
    price = (price_now(state, number, action.kind) or 0) + mountain_due(state, spot.massif)
    facts = {"company": short(action.company), "kind": site(action.kind)}
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-station-joker" if action.jokers_paid else "label-station", facts),
        group=STATIONS,
        things=(*place, things.kind(action.kind), things.pay(action.jokers_paid)),
        detail=Text("detail-price", {"price": price}),
        badge=Text("badge-price", {"price": price}),
    )


def end_choice(state: State, action: EndTurn) -> Choice:
    """The end of the turn, with the dice that must go back."""
    over = max(0, state.trays[state.seat].front - FIGURES.front_limit)
    return Choice(
        action=action,
        notation=NOTATION.write(action),
        label=Text("label-end"),
        group=END,
        detail=Text("detail-back", {"dice": over}) if over else None,
    )


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
