"""Rails as people see them: cells and ways out, the ghost with its plan, what stands in the way."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, Literal

from rotonde.games.dice import names, things
from rotonde.games.dice.actions import LayRail
from rotonde.games.dice.board import BOARD, Cell
from rotonde.games.dice.components import SIDES, LineEnd, Side
from rotonde.games.dice.desk import cards, plans
from rotonde.games.dice.desk.choices import RAILS, offer, picks
from rotonde.games.dice.desk.clicks import nearest_refusal
from rotonde.games.dice.desk.obstacles import ahead, with_obstacles
from rotonde.games.dice.desk.signs import Ghost
from rotonde.games.dice.events import RailLaid, TileCleared, TileEntered
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS
from rotonde.games.dice.maps.ways import Begins
from rotonde.games.dice.reasons import NO_WAY_OUT
from rotonde.games.dice.rules.finishing import reward_falls_short
from rotonde.games.dice.rules.rails import DEAREST, DICE, known_way, track_cost
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import AnyStep, Entering
from rotonde.games.dice.view import View, shapes
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Pick, Preview, PreviewRow, Sign
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Offer
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Thing
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Named, Text

KEPT: Final = 1 << 13
"""The number of rails that are kept: those that tables in play were offered last."""
Where = Literal["turn", "entry", "ends-game"]
"""A rail in the turn, on a new tile, or there with too few dice for the reward (DIC-49)."""

# --- the menu -------------------------------------------------------------------------------------


def offer_rails(state: State, rails: Sequence[LayRail]) -> Offer:
    """Rails: each by its cell, its way out, its die, and the dice that pay the surcharge."""
    choices = tuple([rail_choice(state, rail) for rail in rails])
    return Offer(choices, picks=picks(choices, pick_cell))


def rail_choice(state: State, order: LayRail) -> Choice:
    """One rail, with what it begins and who pays for it."""
    end, cell = END_NUMBERS[order.end], BOARD.cells[order.cell]
    rail = known_way(state, end, cell, BOARD.side_numbers[order.out])
    assert rail is not None
    entering = isinstance(state.steps[-1], Entering)
    if entering and reward_falls_short(state):
        return made_rail(order, rail.straight, rail.begins, "ends-game", 0)
    hidden = track_cost(state, end, rail) - order.jokers_paid
    return made_rail(order, rail.straight, rail.begins, "entry" if entering else "turn", hidden)


@lru_cache(maxsize=KEPT)
def made_rail(order: LayRail, straight: bool, begins: Begins, where: Where, hidden: int) -> Choice:
    """A rail, of whose surcharge so many hidden dice are paid."""
    joker, at = order.die == "joker", BOARD.cells[order.cell]
    return offer(
        order,
        RAILS,
        Text("label-rail-joker" if joker else "label-rail", names.way(order.cell, order.out)),
        things.cell(order.end, at),
        things.out(order.end, at, order.out),
        things.die("joker" if joker else "straight" if straight else "curve"),
        things.pay(order.jokers_paid),
        detail=rail_detail(order, begins, where, hidden),
        warns=where == "ends-game",
    )


def rail_detail(order: LayRail, begins: Begins, where: Where, hidden: int) -> Text | None:
    """The end of a rail, what it begins, and the dice that pay for it; only one end is entered."""
    if where == "ends-game":
        return Text("detail-ends-game")
    jokers = order.jokers_paid
    if where == "entry" and begins == "nothing" and not hidden + jokers:
        return None
    facts = {"end": order.end, "begins": begins, "hidden": hidden, "jokers": jokers}
    return Text("detail-rail", facts)


@lru_cache(maxsize=KEPT)
def pick_cell(thing: Thing) -> Pick:
    """A cell from which several rails could lead on."""
    return Pick(thing, Text("pick-cell", {"cell": thing.rpartition(":")[2]}))


# --- the card -------------------------------------------------------------------------------------


def rail_card(pointed: Pointed[State, LayRail]) -> Preview:
    """The rail, what it leads to or the way to finish it, and the dice."""
    laid, *entered = pointed.turn.events
    assert isinstance(laid, RailLaid)
    title = Text(f"card-rail-{laid.shape}", names.way(laid.cell, laid.out))
    rows = (*onward_rows(pointed, laid), *entry_rows(entered), *left_rows(pointed))
    return cards.card(pointed, title, rows, signs=rail_signs(pointed, laid))


def onward_rows(pointed: Pointed[State, LayRail], laid: RailLaid) -> Iterator[PreviewRow]:
    """Rows for a rail that begins nothing: its surcharge by kind of dice, the cell it leads to."""
    after, number = pointed.after, END_NUMBERS[laid.end]
    if plans.begun_end(after):
        return
    if laid.surcharge:
        yield cards.figure("row-toll", names.payment_text(laid.surcharge, laid.jokers_paid))
    head, ground = after.line.ends[number], after.line.ground(number)
    if head.out is not None and not head.is_at_border and not after.over:
        cell = BOARD.beside[head.cell][head.out]
        kind = "mountain" if ground.mountains >> cell & 1 else "country"
        facts = {"cell": BOARD.cell_names[cell], "kind": kind}
        yield cards.figure("row-onward", Text("onward", facts))


def entry_rows(events: Sequence[Event]) -> Iterator[PreviewRow]:
    """Rows for an entry rail: the tile that it clears, and its reward."""
    for event in events:
        if isinstance(event, TileCleared):
            yield cards.cleared_row(event.tile, len(event.rails))
        if isinstance(event, TileEntered) and event.reward:
            yield cards.reward_row(event.reward)


def left_rows(pointed: Pointed[State, LayRail]) -> Iterator[PreviewRow]:
    """The dice that are left, by the shortest way where something is begun."""
    before, seat, after = pointed.before, pointed.seat, pointed.after
    end = plans.begun_end(after)
    if end is None:
        yield from cards.dice_rows(before, seat, after)
        return
    way = plans.way_to_finish(after, end)
    if way.tiles:
        yield cards.figure("row-border", Text("over-border", {"rails": len(way.rails)}))
    else:
        yield cards.figure("row-bridge", plans.over_water(way))
    yield from plans.dice_left(before, seat, way)


def rail_signs(pointed: Pointed[State, LayRail], laid: RailLaid) -> Iterator[Sign]:
    """A ghost, the plan to finish what it begins, and who pays."""
    order = pointed.action
    yield Ghost(things.out(order.end, BOARD.cells[order.cell], order.out))
    if plans.begun_end(pointed.after):
        yield from plans.plan_signs(order.end, pointed.after)
    yield from cards.payment_rows(laid.seat, laid.surcharge, laid.jokers_paid)


# --- clicks and the log ---------------------------------------------------------------------------


def cell_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """A cell of a sheet, or the die on it: a rail there, whichever way it leads on."""
    match words:
        case [end, name] if end in ENDS and name in BOARD.cell_names:
            cell = BOARD.cell_names.index(name)
            return with_obstacles(
                state, end, nearest_refusal(state, rails_at(state, end, cell, SIDES))
            )
    return None


def out_meant(state: State, _step: AnyStep, words: Words) -> Refusal | None:
    """One way out of a cell."""
    match words:
        case [end, name, out] if end in ENDS and name in BOARD.cell_names and out in SIDES:
            cell = BOARD.cell_names.index(name)
            refusal = nearest_refusal(state, rails_at(state, end, cell, (out,)))
            walled = refusal is not None and refusal.code == NO_WAY_OUT.code
            more = ahead(state, end, cell, SIDES.index(out)) if walled else ()
            return with_obstacles(state, end, refusal, *more)
    return None


def rails_at(state: State, end: LineEnd, cell: Cell, outs: Sequence[Side]) -> Iterator[LayRail]:
    """The rails on a cell with these ways out; the start sheet belongs to both ends."""
    for which in ENDS if len(state.line.sheets) == 1 else (end,):
        for out in outs:
            yield from rails_on(state, which, cell, out)


def rails_on(state: State, end: LineEnd, cell: Cell, out: Side) -> Iterator[LayRail]:
    """The ways to lay one rail, those that can be paid for first."""
    missing, at = max(0, DEAREST - state.trays[state.seat].hidden), BOARD.positions[cell]
    for paid in sorted(range(DEAREST + 1), key=lambda jokers: abs(jokers - missing)):
        yield from (LayRail(end, at, out, die, paid) for die in DICE)


def rail_line(event: RailLaid) -> LogLine:
    """The end, the cell, the way out and the surcharge."""
    return did(
        event.seat,
        "log-rail-water" if event.water else "log-rail",
        at=(things.place(*event.place), things.rail(event.end, BOARD.cells[event.cell])),
        end=event.end,
        dice=event.surcharge,
        **names.way(event.cell, event.out),
    )


def about_cell(view: View, end: str, cell: str, *out: str) -> About | None:
    """A cell of a sheet: its ground, the die on it, or what a die there costs more."""
    sheet = next((each for each in view.sheets if end in each.ends), None)
    ground = None if sheet is None else ground_of(sheet, cell)
    if sheet is None or ground is None or not {*out} <= {"N", "E", "S", "W"}:
        return None
    die = item_named(sheet.dice, cell, "cell")
    nexts = (cells for each in view.ends if each.end == end for cells in each.next_cells)
    found = item_named(nexts, cell, "cell")
    facts: dict[str, Fact] = {"cell": cell, "ground": Named(f"board-terrain-{ground}")}
    return About(
        Text("board-cell", facts),
        "DIC-6" if die is None else "DIC-15",
        rows(
            row("about-row-die", *([] if die is None else [die_words(die)])),
            row("about-row-out", *(Text(f"side-{side}") for side in out)),
            *([] if found is None else next_rows(found, paid=cell in sheet.paid)),
        ),
        sheet_words(sheet.number),
    )


def ground_of(sheet: shapes.SheetView, cell: str) -> str | None:
    """The ground of a cell of this sheet; None where it has no such cell."""
    at = next((place for place, name in names.CELL_NAMES.items() if name == cell), None)
    if at is None:
        return None
    line, column = at
    return GROUNDS[sheet.grid[line][column]]


GROUNDS: Final = {"C": "country", "M": "mountain", "W": "water"}


def next_rows(found: shapes.NextCellView, *, paid: bool) -> Iterator[AboutRow]:
    """The extra cost of a die on a next cell, and the stations that it takes (DIC-52, DIC-62)."""
    if found.surcharge:
        yield row("about-row-surcharge", Text("about-dice", {"count": found.surcharge}))
    if paid:
        yield row("about-row-surcharge", Text("board-paid"))
    if found.sites:
        yield row("about-row-sites", *(Text(f"site-{kind}") for kind in found.sites))


def die_words(die: shapes.DieView) -> Text:
    """A station by its company, a rail by its face."""
    if die.company is not None:
        return Text("about-station-of", {"company": names.company(die.company)})
    return Text(f"face-{die.shape}")


def sheet_words(number: int) -> Text:
    return Text("board-sheet", {"number": number})


def about_left(_view: View, cell: str) -> About | None:
    """A die of a sheet that has just been left: it goes back to the reserve (DIC-47)."""
    if cell not in names.CELL_NAMES.values():
        return None
    return About(
        Text("about-cell", {"cell": cell}), "DIC-47", (row("about-row-now", Text("about-returns")),)
    )


CHAPTER: Final = DeskChapter(
    cards={LayRail: rail_card},
    clicks={"cell": cell_meant, "rail": cell_meant, "out": out_meant},
    about={
        things.cell: about_cell,
        things.site: about_cell,
        things.rail: about_cell,
        things.out: about_cell,
        things.left: about_left,
    },
    lines={RailLaid: rail_line},
)
