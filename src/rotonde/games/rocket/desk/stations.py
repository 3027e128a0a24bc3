"""Action B at the desk: hexes for a station, stations to lift, and the one in the hand."""

from typing import Final

from rotonde.games.rocket import actions, things
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.desk import choices, flow, reach
from rotonde.games.rocket.desk.reach import lines_on
from rotonde.games.rocket.events import StationLifted, StationMoved, StationPlaced
from rotonde.games.rocket.reasons import STATION_IN_HAND
from rotonde.games.rocket.rules import stations
from rotonde.games.rocket.state import State
from rotonde.games.rocket.steps import AnyStep, ChooseAction, PutDown
from rotonde.games.rocket.view import View
from rotonde.kernel.desk.about import About, item_named, row
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import did, silent
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.desk.pointed import Pointed, no_card
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import LogLine, Seated, Text
from rotonde.kernel.law.thing import ThingKind
from rotonde.railway.bitset import Listing
from rotonde.railway.hexes import HexName

StationAction = actions.PlaceStation | actions.PickStation | actions.DropStation


def choice_by_hex(kind: type[StationAction], group: str, thing: ThingKind) -> Listing[Choice]:
    """An order for each hex: it looks the same at any table, and is made once."""
    return Listing(
        {
            cell: choices.offer(kind(place), group, choices.hex_label(place), thing(place))
            for place, cell in BOARD.cells.items()
        }
    )


PLACES: Final = choice_by_hex(actions.PlaceStation, choices.STATIONS, things.hexagon)
LIFTS: Final = choice_by_hex(actions.PickStation, choices.LIFT, things.station)
DROPS: Final = choice_by_hex(actions.DropStation, choices.HEXES, things.hexagon)


def station_choices(state: State, seat: Seat) -> list[Choice]:
    """Hexes for a station, then stations that may be lifted."""
    places, lifts = stations.open_hexes(state, seat)
    return PLACES.of(places) + LIFTS.of(lifts)


def ask_where(state: State, step: PutDown) -> Asked:
    hint = Text("hint-drop", {"hex": step.origin})
    return flow.in_turn(state, Text("prompt-drop"), hint, within=1)


def offer_where(state: State, step: PutDown) -> Offer:
    return Offer(tuple(DROPS.of(stations.drop_hexes(state, step))))


def station_in_hand(_state: State, step: PutDown) -> Refusal:
    """The station comes down first."""
    return STATION_IN_HAND(hex=step.origin)


def lift_card(pointed: Pointed[State, actions.PickStation]) -> Preview | None:
    """The card of a station that would leave a line; elsewhere it counts for nothing."""
    place, lines = pointed.action.hex, pointed.before.network.lines
    on_line = any(line.hexes >> BOARD.cells[place] & 1 for line in lines)
    return Preview(Text("preview-station", {"hex": place})) if on_line else None


def station_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A click on a station lifts it; once something is begun it means the hex below."""
    place = HexName(":".join(words))
    if isinstance(step, ChooseAction):
        return actions.PickStation(place)
    return reach.order_on(state, step, place)


def station_placed(event: StationPlaced) -> LogLine:
    at = (things.station(event.hex),)
    return did(event.seat, "log-station-placed", at=at, hex=event.hex, reserve=event.reserve)


def station_moved(event: StationMoved) -> LogLine:
    at = (things.station(event.hex), things.hexagon(event.origin))
    return did(event.seat, "log-station-moved", at=at, origin=event.origin, hex=event.hex)


def about_station(view: View, place: str) -> About | None:
    """A station: its owner, and the line it is connected to (ROC-8)."""
    found = item_named(view.stations, place, "hex")
    if found is None:
        return None
    line = [*lines_on(view, found.hex)] or [Text("about-none")]
    head = Text("board-station", {"seat": Seated(found.seat), "hex": found.hex})
    return About(head, "ROC-8", (row("about-row-line", *line),))


CHAPTER: Final = DeskChapter(
    questions=(Question(PutDown, ask_where, offer_where, first=station_in_hand),),
    cards={
        actions.PlaceStation: no_card,
        actions.PickStation: lift_card,
        actions.DropStation: no_card,
    },
    clicks={"station": station_meant},
    about={things.station: about_station},
    lines={
        StationPlaced: station_placed,
        StationLifted: silent,
        StationMoved: station_moved,
    },
)
