"""Stations (REV-70 to REV-73)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PlaceStation
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card, events_to_tell, leaves
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep, EffectPlace
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows, seats_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.law.text import LogLine, Text


def station(_state: State, step: AnyStep, action: PlaceStation) -> Choice:
    free = isinstance(step, EffectPlace)
    cost = names.dollars(0 if free else BOARD.costs[BOARD.cities.number[action.city]])
    label = Text("label-city", {"city": names.city(action.city)})
    return offer(action, CHOICES, label, things.city(action.city), detail=cost, badge=cost)


def station_card(given: Given) -> Preview:
    """The section that the building leaves."""
    placed = events_to_tell(given, past.StationPlaced)
    return card(given, *(sign for each in placed for sign in leaves(each.field, "building")))


def station_placed(event: past.StationPlaced) -> LogLine:
    message = "log-station-first" if event.first else "log-station"
    at = (things.city(event.city), things.station(event.city, event.seat))
    return effect_line(event.seat, message, at=at, city=names.city(event.city), cost=event.cost)


def about_city(view: View, city: str, *_: str) -> About | None:
    """A city: its costs, its bonuses, and who is there."""
    found = item_named(view.cities, city)
    if found is None:
        return None
    own = wording.desk_of(view).seat
    mine = "station" if own in found.stations else "reached"
    mine = mine if own in (*found.stations, *found.connected) else "unreached"
    return About(
        names.text_of(names.city(found.id)),
        "REV-70",
        rows(
            row("about-row-station", names.dollars(found.cost)),
            row("about-row-first-station", *wording.does(found.bonus, found.bonus_price)),
            row("about-row-first-slot", wording.bonus_left(found.first, found.neutral)),
            row("about-row-reward", *wording.does(found.reward)),
            row("about-row-stations", *seats_named(found.stations)),
            row("about-row-you", *wording.yours(view, f"board-mine-{mine}")),
        ),
        Text("board-level", {"level": found.level}),
    )


MAKERS: Final[Makers] = {PlaceStation: station}

CHAPTER: Final = DeskChapter(
    cards={PlaceStation: station_card},
    clicks={"city": spells(PlaceStation), "station": spells(PlaceStation)},
    about={things.city: about_city, things.station: about_city},
    lines={past.StationPlaced: station_placed},
)
