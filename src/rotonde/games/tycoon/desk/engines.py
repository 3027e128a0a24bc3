"""The next engine: its price, and the deliveries that it opens (TYC-46, TYC-47)."""

from collections.abc import Iterator
from typing import Any, Final

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, things
from rotonde.games.tycoon.desk import payments, signs
from rotonde.games.tycoon.desk.choices import offer
from rotonde.games.tycoon.desk.objectives import objective_rows
from rotonde.games.tycoon.rules.choosing import CHOICES
from rotonde.games.tycoon.rules.delivering import legal_deliveries
from rotonde.games.tycoon.rules.engines import why_not_upgrade
from rotonde.games.tycoon.state import UPGRADE_COST, State
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import LogLine, Text

NAMED: Final = 3
"""The number of cubes moved by a new engine that are named."""


def choices(state: State, seat: Seat) -> Iterator[Choice]:
    """The next engine, where there is one."""
    if why_not_upgrade(state, seat) is None:
        level = state.railroads[seat].engine_level + 1
        label, price = Text("label-upgrade", {"level": level}), UPGRADE_COST[level]
        money = Text("money", {"amount": price})
        yield offer(CHOICES["upgrade"], "upgrade", label, things.engine(), detail=money)


def upgrade_card(pointed: Pointed[State, Any]) -> Preview:
    """Price, level, and what the new engine could pull (TYC-46)."""
    told = next(each for each in pointed.turn.events if isinstance(each, past.EngineUpgraded))
    met = objective_rows(pointed.turn.events)
    return Preview(
        title=Text("preview-upgrade", {"level": told.level}),
        rows=met,
        totals=payments.totals(pointed.seat, told.payment.amount, met),
        remarks=(
            payments.price_remark(told.payment),
            *reach_remarks(pointed.before, pointed.after, pointed.seat),
        ),
        signs=tuple(signs.scores_after(pointed.before, met)),
        doubt=payments.share_doubt(told.payment),
    )


def reach_remarks(before: State, after: State, seat: Seat) -> Iterator[Text]:
    """How many more deliveries the new engine opens, and the three cubes that gain most."""
    known = set(legal_deliveries(before, seat))
    new = [order for order in legal_deliveries(after, seat) if order not in known]
    yield Text("remark-reach", {"more": len(new)})
    new.sort(key=lambda order: -len(order.route))
    cubes = dict.fromkeys((order.colour, order.origin) for order in new)
    for colour, city in list(cubes)[:NAMED]:
        yield Text("remark-reach-cube", {"colour": names.colour(colour), "city": names.city(city)})


def line_of_upgrade(event: past.EngineUpgraded) -> LogLine:
    at, paid = (things.seat(event.seat),), payments.sum_paid(event.payment)
    return did(event.seat, "log-upgrade", at=at, level=event.level, **paid)


def line_of_tycoon(event: past.TycoonRevealed) -> LogLine:
    at = (things.seat(event.seat),)
    return did(event.seat, "log-tycoon-revealed", at=at, tycoon=names.tycoon(event.card))


CHAPTER: Final = DeskChapter(
    lines={past.EngineUpgraded: line_of_upgrade, past.TycoonRevealed: line_of_tycoon},
)
