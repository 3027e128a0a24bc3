"""Moves to be finished, as they are shown: plans, landings and tiles on offer."""

from collections.abc import Iterator

from rotonde.games.dice.board import BOARD, Ground, Place
from rotonde.games.dice.components import SIDES, LineEnd, TileKind
from rotonde.games.dice.maps.general import GeneralMap, fitting_grounds
from rotonde.games.dice.maps.line import END_NUMBERS, ENDS, Sheet
from rotonde.games.dice.maps.ways import Way
from rotonde.games.dice.rules.finishing import can_enter
from rotonde.games.dice.rules.plans import RailAhead, plan
from rotonde.games.dice.rules.track import Railhead, after, apart, cheapest, on_map, railhead, ways
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering, Main
from rotonde.games.dice.view import shapes
from rotonde.games.dice.view.line import sheet_view
from rotonde.kernel.tools.derived import kept


def plan_views(state: State) -> tuple[shapes.PlanView, ...]:
    """For each rail of the seat to move that begins something, how it could be finished."""
    if not state.steps:
        return ()
    match state.steps[-1]:
        case Main():
            both = zip(ENDS, state.line.prospects, strict=True)
            ends = tuple([end for end, ahead in both if ahead.begins])
        case Bridging(end=end) | Entering(end=end):
            ends = (end,)
        case _:
            return ()
    return tuple(one for end in ends for one in plans_of(end, railhead(state, END_NUMBERS[end])))


def plans_of(end: LineEnd, at: Railhead) -> tuple[shapes.PlanView, ...]:
    """The plans of one end; without a die that can be a rail there is none."""
    return found_plans(at.general_map, end, apart(at)) if at.hand.rails else ()


@kept
def found_plans(
    general_map: GeneralMap, end: LineEnd, alone: Railhead
) -> tuple[shapes.PlanView, ...]:
    """The plans, looked for once for a map and an end apart from it."""
    at = on_map(general_map, alone)
    return tuple([one for one in (plan_of(end, at, rail) for rail in ways(at)) if one is not None])


def plan_of(end: LineEnd, at: Railhead, rail: Way) -> shapes.PlanView | None:
    """How something could be finished that a rail begins; None where it begins nothing."""
    if rail.begins == "nothing":
        return None
    first = cheapest(at, rail)
    found = None if first is None else plan(after(at, first))
    if first is None or found is None:
        return None
    rails = (RailAhead(first, at.ground.number), *found.way.rails)
    return shapes.PlanView(
        end=end,
        cell=BOARD.cell_names[rail.cell],
        out=SIDES[rail.out],
        begins=rail.begins,
        rails=tuple(rail_view(end, one) for one in rails),
        landings=tuple(BOARD.cell_names[cell] for cell in found.landings),
        tiles=tuple(kind_of(ground) for ground in found.way.tiles),
    )


def kind_of(ground: int) -> TileKind:
    """The kind of a ground."""
    return BOARD.kinds[BOARD.grounds[ground].kind].id


def rail_view(end: LineEnd, one: RailAhead) -> shapes.RailView:
    """A rail of a plan."""
    planned, rail = one.planned, one.planned.rail
    return shapes.RailView(
        end=end,
        kind=kind_of(one.ground),
        cell=BOARD.cell_names[rail.cell],
        entered=SIDES[(rail.came + 2) % len(SIDES)],
        out=SIDES[rail.out],
        shape="straight" if rail.straight else "curve",
        joker=planned.joker,
        surcharge=planned.surcharge,
        jokers_paid=planned.jokers_paid,
    )


# --- what is pending ------------------------------------------------------------------------------


def obligation_view(state: State) -> shapes.ObligationView | None:
    """The move that the seat must finish first; None where nothing is begun."""
    if not state.steps:
        return None
    match state.steps[-1]:
        case ChoosingTile(end=end):
            return obligation(state, end, "tile")
        case Entering(end=end):
            return obligation(state, end, "entry")
        case Bridging(end=end):
            return obligation(state, end, "bridge")
        case _:
            return None


def obligation(state: State, end: LineEnd, what: shapes.Duty) -> shapes.ObligationView:
    """The move that is begun at an end."""
    head, at = state.line.ends[END_NUMBERS[end]], railhead(state, END_NUMBERS[end])
    found = plan(at)
    place, entry = head.place, None
    if what != "bridge" and head.out is not None:
        place = head.beyond
        entry = BOARD.cell_names[BOARD.entry(head.cell, head.out)]
    return shapes.ObligationView(
        end=end,
        what=what,
        place=BOARD.places[place],
        cell=BOARD.cell_names[head.cell],
        out=None if head.out is None else SIDES[head.out],
        entry=entry,
        rails=tuple(rail_view(end, one) for one in found.way.rails) if found else (),
        landings=tuple(BOARD.cell_names[cell] for cell in found.landings) if found else (),
        offers=tuple(offer_views(state, place, at)) if what == "tile" else (),
        sheet=sheet_view(state.line, Sheet(place), state.paid) if what == "entry" else None,
    )


def offer_views(state: State, place: Place, at: Railhead) -> Iterator[shapes.OfferView]:
    """Every tile in each rotation: offered beyond the border, or why not."""
    for ground in BOARD.grounds:
        sight = sight_of(state, place, at, ground)
        yield shapes.OfferView(kind_of(ground.number), ground.rotation, sight, ground.grid)


def sight_of(state: State, place: Place, at: Railhead, ground: Ground) -> shapes.Sight:
    """Whether a tile is offered, or why not (DIC-41, DIC-44)."""
    layout = state.general_map.layout
    if ground not in fitting_grounds(layout.frontier[place]):
        return "side"
    if not layout.supply[ground.kind]:
        return "none"
    return "offered" if can_enter(at, ground) else "dice"
