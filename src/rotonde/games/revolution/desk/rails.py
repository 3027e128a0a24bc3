"""Rails (REV-75 to REV-78)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PlaceRail
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import CityId
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card, events_to_tell, leaves
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.desk.signs import AnySign, ReachedSign
from rotonde.games.revolution.rules.rails import is_paid
from rotonde.games.revolution.state import CONSTANTS, State
from rotonde.games.revolution.steps import EffectPlace, ResolveAction
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import SpaceView
from rotonde.kernel.desk.about import About, item_named, row, rows, seats_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.law.text import LogLine, Text


def rail(_state: State, step: ResolveAction | EffectPlace, action: PlaceRail) -> Choice:
    triangles = BOARD.triangles[BOARD.spaces.number[action.space]] if is_paid(step) else 0
    cost = names.dollars_plus(triangles * CONSTANTS.triangle_cost)
    label = Text("label-space", {"space": action.space})
    return offer(action, CHOICES, label, things.space(action.space), detail=cost, badge=cost)


def rail_card(given: Given) -> Preview:
    """The cities that the rail reaches, and the section that it leaves."""
    drawn: list[AnySign] = []
    for event in events_to_tell(given, past.RailPlaced):
        drawn += [ReachedSign(things.city(city)) for city in event.reached]
        drawn += leaves(event.field, "rail")
    return card(given, *drawn)


def rail_placed(event: past.RailPlaced) -> LogLine:
    seat, space, cost = event.seat, event.space, event.cost
    at = (things.rail(space, seat), *map(things.city, event.reached))
    if not event.reached:
        return effect_line(seat, "log-rail", at=at, space=space, cost=cost)
    city = names.city(event.reached[0])
    return effect_line(seat, "log-rail-reaches", at=at, space=space, cost=cost, city=city)


def about_space(view: View, space: str, *_: str) -> About | None:
    """A rail space: its ground, and whose rails lie there."""
    found = item_named(view.spaces, space)
    if found is None:
        return None
    own = wording.desk_of(view).seat
    mine = "open" if own in found.available else "far"
    mine = "laid" if own in found.rails else mine
    link = BOARD.tables.rail_space[BOARD.spaces.number[found.id]].link
    ends = [names.city(CityId(end)) for end in link.split("-")]
    market = (Text("board-market-rail"),) if found.market else ()
    return About(
        Text("about-space", {"space": found.id}),
        "REV-76",
        rows(
            row("about-row-ground", ground(found)),
            row("about-row-market", *market),
            row("about-row-rails", *seats_named(found.rails)),
            row("about-row-you", *wording.yours(view, f"board-space-{mine}")),
        ),
        Text("board-between", wording.one_and_two(ends)),
    )


def ground(space: SpaceView) -> Text:
    """The triangles of a space and their price; every line begins on plains (REV-20)."""
    if BOARD.start >> BOARD.spaces.number[space.id] & 1:
        return Text("board-ground-start")
    return Text("board-ground", {"count": space.triangles, "money": space.price})


MAKERS: Final[Makers] = {PlaceRail: rail}

CHAPTER: Final = DeskChapter(
    cards={PlaceRail: rail_card},
    clicks={"space": spells(PlaceRail), "rail": spells(PlaceRail)},
    about={things.space: about_space, things.rail: about_space},
    lines={past.RailPlaced: rail_placed},
)
