"""The worker that begins a turn, and the end of the game (REV-50 to REV-55, REV-120 to REV-123)."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PassMarket, PassTurn, PlaceWorker
from rotonde.games.revolution.board import BOARD, connected_cities
from rotonde.games.revolution.components import ids
from rotonde.games.revolution.desk import choices, wording
from rotonde.games.revolution.desk.cards import Given, card, leaves
from rotonde.games.revolution.desk.clicks import order
from rotonde.games.revolution.desk.log import deed_line
from rotonde.games.revolution.desk.questions import ask, offer_legal
from rotonde.games.revolution.desk.signs import AnySign, SellsSign
from rotonde.games.revolution.desk.workers import crew_words
from rotonde.games.revolution.reasons import WORKER_FIRST
from rotonde.games.revolution.rules.action_spaces import first_colour
from rotonde.games.revolution.rules.decisions import DECISIONS
from rotonde.games.revolution.state import CONSTANTS, Company, State
from rotonde.games.revolution.steps import AnyStep, ChooseWorker
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import FiguresView
from rotonde.kernel.desk.about import About, AboutRow, item_named, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import heading
from rotonde.kernel.desk.menu import NO_BUTTON, Choice, Closed, Pick, Preview
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text
from rotonde.railway.bitset import members

# --- the question -------------------------------------------------------------------------------


def ask_worker(state: State, step: ChooseWorker) -> Asked:
    may_pass = DECISIONS.check(state, step.seat, PassTurn()) is None
    return ask(state, step, Text("prompt-skip" if may_pass else "prompt-worker"))


def offer_workers(state: State, step: ChooseWorker) -> Offer:
    legal = DECISIONS.legal(state, step.seat)
    placings = [action for action in legal if isinstance(action, PlaceWorker)]
    picks = (*worker_picks(placings), *action_picks(state, step, placings))
    return offer_legal(state, step, MAKERS, picks, tuple(closed_actions(state, step, placings)))


@choices.made_once
def place_worker(action: PlaceWorker) -> Choice:
    facts = {"worker": names.worker(action.colour), "action": names.action(action.space)}
    where = (things.worker(action.colour, "stock"), things.action(action.space))
    return choices.offer(action, choices.WORKERS, Text("label-worker", facts), *where)


@choices.made_once
def pass_turn(action: PassTurn) -> Choice:
    return choices.offer(action, choices.CHOICES, Text("label-skip"), things.skip())


MAKERS: Final[choices.Makers] = {PlaceWorker: place_worker, PassTurn: pass_turn}


def worker_picks(placings: list[PlaceWorker]) -> Iterator[Pick]:
    """The words of workers in stock, and how many actions each may take."""
    for colour, count in Counter(each.colour for each in placings).items():
        facts = {"worker": names.worker(colour)}
        label, question = Text("label-colour", facts), Text("prompt-space", facts)
        counted = Text("pick-actions", {"count": count})
        yield Pick(things.worker(colour, "stock"), label, question, counted=counted)


def action_picks(state: State, step: ChooseWorker, placings: list[PlaceWorker]) -> Iterator[Pick]:
    """The words of actions, and what each offers."""
    taken = {each.space for each in placings}
    for space in ids.ACTION_SPACES:
        if space in taken:
            label = Text("label-action", {"action": names.action(space)})
            detail = OFFERS[space](state, state.companies[step.seat])
            yield Pick(things.action(space), label, detail=detail)


def closed_actions(
    state: State, step: ChooseWorker, placings: list[PlaceWorker]
) -> Iterator[Closed]:
    """Actions that no worker of the stock can take, and those that are shut to some colours."""
    stock = state.companies[step.seat].crew.stock
    colours = [colour for colour, count in zip(ids.COLOURS, stock, strict=True) if count]
    for space in ids.ACTION_SPACES:
        shut_to = [colour for colour in colours if PlaceWorker(colour, space) not in placings]
        if shut_to == colours:
            label = Text("label-action", {"action": names.action(space)})
            refusal = choices.refusal_of(state, step, PlaceWorker(colours[0], space))
            yield Closed(label, NO_BUTTON, refusal, (things.action(space),))
        else:
            yield from (closed_to(state, step, colour, space) for colour in shut_to)


def closed_to(
    state: State, step: ChooseWorker, colour: ids.Colour, space: ids.ActionSpace
) -> Closed:
    """An action that other colours can take."""
    action = PlaceWorker(colour, space)
    closed = choices.closed_choice(state, step, action, place_worker(state, step, action))
    return replace(closed, group=NO_BUTTON, things=(things.action_for(space, colour),))


def worker_first(_state: State, _step: ChooseWorker) -> Refusal:
    """The refusal of all else before a worker is placed."""
    return WORKER_FIRST()


# --- what an action offers, in one line -----------------------------------------------------------


def stations(_state: State, company: Company) -> Text | None:
    """Cities without a station of the seat that its rails reach, and what they cost (REV-22)."""
    open_cities = members(connected_cities(company.network) & ~company.stations)
    return range_text("offers-station", [BOARD.costs[number] for number in open_cities])


def rails(_state: State, _company: Company) -> Text:
    """The least that two rails cost, and the cost of each triangle (REV-76)."""
    facts = {"base": CONSTANTS.rail_action_base, "each": CONSTANTS.triangle_cost}
    return Text("offers-railroad", facts)


def offices(state: State, company: Company) -> Text | None:
    """Sections without an office of the seat, and the shares they bring (REV-80)."""
    shares = [
        row.shares + (row.first_office_shares if state.first_offices[row.index] is None else 0)
        for row in BOARD.tables.telegraph_section
        if not company.offices >> row.index & 1
    ]
    return range_text("offers-telegraph", shares)


def range_text(message: str, figures: list[int]) -> Text | None:
    """How many places, and from what to what figure; one figure where all are the same."""
    if not figures:
        return None
    least, most = min(figures), max(figures)
    if least == most:
        return Text(f"{message}-same", {"count": len(figures), "figure": least})
    return Text(message, {"count": len(figures), "least": least, "most": most})


def sale(_state: State, company: Company) -> Text | None:
    """The price of a piece (REV-90)."""
    field = company.selling_field
    return Text("offers-trade", {"amount": BOARD.sales[field]}) if field else None


OFFERS: Final[Mapping[ids.ActionSpace, Callable[[State, Company], Text | None]]] = {
    "station": stations,
    "railroad": rails,
    "telegraph": offices,
    "trade": sale,
}


# --- cards and clicks -----------------------------------------------------------------------------


def worker_card(given: Given) -> Preview:
    """The pieces that the action takes off the board."""
    return card(given, *leaving_signs(given.before.companies[given.seat], given.action.space))


def leaving_signs(company: Company, space: ids.ActionSpace) -> Iterator[AnySign]:
    """The sections that pieces would leave, before it is known where to (REV-23, REV-90)."""
    match space:
        case "trade":
            if field := company.selling_field:
                yield SellsSign(things.field(field))
        case "railroad":
            for left in range(
                company.rails, max(0, company.rails - CONSTANTS.rail_action_rails), -1
            ):
                yield from leaves(ids.Field(BOARD.rail_fields[left]), "rail")
        case "station" | "telegraph":
            if company.buildings:
                yield from leaves(ids.Field(BOARD.building_fields[company.buildings]), "building")


def action_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """An action, for a worker of the colour that is named or the first of the stock."""
    space, colour = (*words, "", "")[:2]
    return order(PlaceWorker, colour or first_colour(state.companies[step.seat]), space)


def pass_meant(_state: State, step: AnyStep, _words: Words) -> Meant:
    """The pass of a turn or of the Market."""
    return PassTurn() if isinstance(step, ChooseWorker) else PassMarket()


# --- the log --------------------------------------------------------------------------------------


def turn_began(event: past.TurnBegan) -> LogLine | None:
    if not event.first:
        return None
    return replace(heading("log-round", round=event.round), things=(things.seat(event.seat),))


def workers_returned(event: past.WorkersReturned) -> LogLine:
    return deed_line(event.seat, "log-returned", count=len(event.workers))


def worker_placed(event: past.WorkerPlaced) -> LogLine:
    worker, action = names.worker(event.colour), names.action(event.space)
    return deed_line(event.seat, "log-worker", worker=worker, action=action)


def turn_passed(event: past.TurnPassed) -> LogLine:
    return deed_line(event.seat, "log-skipped")


def end_set(event: past.EndSet) -> LogLine:
    return deed_line(event.seat, "log-end-set", round=event.final_round)


def game_ended(event: past.GameEnded) -> LogLine:
    return heading("log-ended", round=event.round)


def seat_counted(event: past.SeatCounted) -> LogLine:
    gain = Gain(event.seat, event.total, Text("points", {"count": event.total}))
    facts: dict[str, Fact] = {
        "seat": Seated(event.seat),
        "trains": event.trains,
        "milestones": event.milestones,
        "telegraph": event.telegraph,
        "stations": event.stations,
        "network": event.network,
        "links": event.links,
    }
    text, panel = Text("log-counted", facts), (things.seat(event.seat),)
    return LogLine(text, event.seat, (gain,), things=panel)


def about_seat(view: View, seat: str) -> About | None:
    """The points of a seat, source by source, and what it can raise (REV-123)."""
    found = item_named(view.seats, seat, "seat")
    if found is None:
        return None
    turns = found.turns_left
    if turns is None or found is wording.desk_of(view):
        left: tuple[Text, ...] = ()
    else:
        left = (Text("about-number", {"number": turns}),)
    return About(
        seat_named(found.seat),
        "REV-123",
        rows(
            *sources(found.figures),
            row("about-row-raises", names.dollars(found.figures.liquid)),
            row("about-row-workers", crew_words(found)),
            row("about-row-turns", *left),
        ),
        wording.points(found.figures.total),
    )


def sources(figures: FiguresView) -> Iterator[AboutRow]:
    """The points of each source."""
    amounts = {
        "trains": figures.trains,
        "milestones": figures.milestones,
        "telegraph": figures.telegraph.points,
        "stations": figures.stations.points,
        "network": figures.network.points,
        "links": figures.links,
    }
    return (row(f"board-source-{name}", wording.points(each)) for name, each in amounts.items())


def about_race(view: View) -> About:
    """The way to the end: the pieces that each seat has left of the logo (REV-120)."""
    last = view.final_round
    remark = Text("board-race") if last is None else Text("board-last-round", {"round": last})
    lines = tuple(
        AboutRow(seat_named(each.seat), (Text("board-to-the-logo", {"count": each.to_logo}),))
        for each in view.seats
    )
    return About(Text("board-to-the-end"), "REV-120", lines, remark)


CHAPTER: Final = DeskChapter(
    questions=(Question(ChooseWorker, ask_worker, offer_workers, worker_first),),
    cards={PlaceWorker: worker_card, PassTurn: card},
    clicks={"action": action_meant, "pass": pass_meant},
    about={things.seat: about_seat, things.race: about_race},
    lines={
        past.TurnBegan: turn_began,
        past.WorkersReturned: workers_returned,
        past.WorkerPlaced: worker_placed,
        past.TurnPassed: turn_passed,
        past.EndSet: end_set,
        past.GameEnded: game_ended,
        past.SeatCounted: seat_counted,
    },
)
