"""Action A at the desk: the markers, and how the seats stand in a city and in a good."""

from collections.abc import Sequence
from typing import Final

from rotonde.games.rocket import names, things
from rotonde.games.rocket.actions import TakeMarker
from rotonde.games.rocket.board import BOARD, Marker
from rotonde.games.rocket.components import Good, TownId
from rotonde.games.rocket.desk import choices
from rotonde.games.rocket.desk.reach import prizes
from rotonde.games.rocket.events import MarkerTaken
from rotonde.games.rocket.rules import markers
from rotonde.games.rocket.scoring import counts_among
from rotonde.games.rocket.state import State
from rotonde.games.rocket.view import View, shapes
from rotonde.kernel.desk.about import About, among, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text
from rotonde.railway.bitset import Listing


def marker_choice(marker: Marker) -> Choice:
    """A marker that lies in its city, which stands for all its markers: their signs are small."""
    city, good = marker.city, marker.good
    label = Text("label-marker", {"city": names.town(city), "good": names.good(good)})
    thing, towns = things.marker(city, good), (things.town(city),)
    return choices.offer(TakeMarker(city, good), choices.MARKERS, label, thing, also=towns)


CHOICES: Final = Listing({n: marker_choice(marker) for n, marker in enumerate(BOARD.markers)})
"""A marker looks the same at any table: its choice is made once."""


def marker_choices(state: State) -> list[Choice]:
    """The markers that may be taken."""
    return CHOICES.of(markers.takeable(state))


def take_card(pointed: Pointed[State, TakeMarker]) -> Preview:
    """How the seats stand in the marker's city and in its good."""
    state, seat, city, good = pointed.before, pointed.seat, pointed.action.city, pointed.action.good
    of_city = counts_among(state, BOARD.city_markers[city])
    of_good = counts_among(state, BOARD.good_markers[good])
    in_city = Text("preview-city-markers", {"city": names.town(city)})
    in_good = Text("preview-good-markers", {"category": names.category(good)})
    return Preview(
        title=Text("preview-marker", {"city": names.town(city), "good": names.good(good)}),
        rows=(standing_row(in_city, of_city, seat), standing_row(in_good, of_good, seat)),
    )


def standing_row(label: Text, counts: Sequence[int], taker: Seat) -> PreviewRow:
    """How many each seat would hold, the taker one more than now."""
    gains = tuple(
        names.from_to(seat, count, count + 1)
        if seat == taker
        else Gain(Seat(seat), 0, Text("preview-count", {"count": count}))
        for seat, count in enumerate(counts)
        if count or seat == taker
    )
    return PreviewRow(label, gains=gains)


def marker_meant(_state: State, _step: object, words: Words) -> TakeMarker | None:
    """A click on a marker takes it."""
    if len(words) != 2:
        return None
    city, good = words
    return TakeMarker(TownId(city), Good(good))


def marker_taken(event: MarkerTaken) -> LogLine:
    city, good = names.town(event.city), names.good(event.good)
    at = (things.marker(event.city, event.good),)
    return did(event.seat, "log-marker", at=at, city=city, good=good)


def about_marker(view: View, city: str, good: str) -> About | None:
    """A marker: how many lie there, who holds markers of its city, and what it is counted for."""
    found, kind = item_named(view.cities, city, "city"), among(BOARD.tables.meta.goods, good)
    if found is None or kind is None:
        return None
    held = {each.seat: sum(m.city == found.city for m in each.markers) for each in view.seats}
    holders = (
        Text("about-held", {"seat": Seated(seat), "count": count})
        for seat, count in held.items()
        if count
    )
    facts: dict[str, Fact] = {"city": names.town(found.city), "good": names.good(kind)}
    left = Text("about-number", {"number": found.markers.count(kind)})
    lines = rows(
        row("about-row-left", left),
        row("about-row-holders", *holders),
        row("about-row-pays", *prizes("city")),
    )
    return About(Text("board-marker", facts), "ROC-20", lines)


def about_good(view: View, good: str) -> About | None:
    """A good, or the passengers: the count of each seat, and the prizes at the end (ROC-81)."""
    if good not in BOARD.tables.meta.categories:
        return None
    counts = {each.seat: count_of(each, good) for each in view.seats}
    held = (
        Text("about-held", {"seat": Seated(seat), "count": count})
        for seat, count in counts.items()
        if count
    )
    income = BOARD.tables.income
    first, second = {"amount": income.category_first}, {"amount": income.category_second}
    lines = rows(
        row("about-row-holders", *held),
        row("about-row-at-end", Text("about-most", first), Text("about-second", second)),
    )
    return About(names.text_of(names.category(good)), "ROC-81", lines)


def count_of(seat: shapes.SeatView, category: str) -> int:
    """How many of a good, or passengers, a seat has."""
    if category == "passenger":
        return seat.passengers
    return sum(marker.good == category for marker in seat.markers)


CHAPTER: Final = DeskChapter(
    cards={TakeMarker: take_card},
    clicks={"marker": marker_meant},
    about={things.marker: about_marker, things.good: about_good},
    lines={MarkerTaken: marker_taken},
)
