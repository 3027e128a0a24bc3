"""Figures, effects and colours as the words of an explanation."""

from collections.abc import Iterable, Iterator, Mapping

from rotonde.games.revolution import names
from rotonde.games.revolution.components import ops
from rotonde.games.revolution.components.ops import AnyOp
from rotonde.games.revolution.view import View
from rotonde.games.revolution.view.shapes import SeatView
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Named, Text


def desk_of(view: View) -> SeatView:
    """The seat whose desk lies before the reader: a spectator sees that of the active seat."""
    return view.seats[view.active_seat if view.seat is None else view.seat]


def yours(view: View, message: str) -> tuple[Text, ...]:
    """A figure for those who sit at the table; a spectator has no part in it."""
    return () if view.seat is None else (Text(message),)


def points(amount: int) -> Text:
    return Text("board-vp", {"points": amount})


def shares(count: int) -> Text:
    return Text("board-op-gain-shares", {"count": count})


def hue(message: str, colour: str, **facts: Fact) -> Text:
    """A message about a worker of this colour."""
    return Text(message, {"colour": Named(f"board-colour-{colour}"), **facts})


def bonus_left(first: Seat | None, neutral: bool) -> Text:
    """Whether the bonus of the first piece is still to be had (REV-71, REV-82)."""
    if neutral:
        return Text("board-slot-neutral")
    if first is None:
        return Text("board-slot-free")
    return Text("about-slot-taken", {"seat": names.seat_name(first)})


def does(effects: Iterable[AnyOp], price: int = 0) -> tuple[Text, ...]:
    """A list of effects, the price before it."""
    return tuple(each for each in (price_text(price), *map(effect, effects)) if each is not None)


def price_text(price: int) -> Text | None:
    return Text("about-pay", {"money": price}) if price else None


def effect(op: AnyOp) -> Text:
    """One effect in words."""
    message = f"board-op-{ops_name(op)}"
    match op:
        case ops.GainWorkers():
            return workers(op)
        case ops.PromoteWorkers(up_to, each) if each:
            return Text("board-op-promote-paid", {"count": up_to, "money": each})
        case ops.SetupStation(cities):
            return Text(message, one_and_two(map(names.city, cities)))
        case ops.SetupOffice(sections):
            return Text(message, one_and_two(sections))
    return Text(message, dict(figures(op)))


def ops_name(op: AnyOp) -> str:
    """The name of an effect as its message has it."""
    return str(op.__struct_config__.tag).replace("_", "-")


def figures(op: AnyOp) -> Iterator[tuple[str, int]]:
    """The figures of an effect, each under the name of its gap."""
    match op:
        case (
            ops.GainMoney(money) | ops.GainMoneyPerShareTaken(money) | ops.GainMoneyPerTrain(money)
        ):
            yield "money", money
        case ops.GainMoneyPerTriangle(base, each):
            yield from (("money", base), ("each", each))
        case (
            ops.GainShares(count)
            | ops.AdvanceTracks(count)
            | ops.PromoteWorkers(count)
            | ops.FlipTrains(count)
            | ops.SoloDeal(count)
        ):
            yield "count", count


def workers(op: ops.GainWorkers) -> Text:
    """A worker of some colours, one of each, or of any."""
    colours = op.all_of or op.one_of
    if op.any_colour or not colours:
        return Text("board-op-worker-any")
    message = "-both" if op.all_of else "-either"
    facts = one_and_two(Named(f"board-colour-{colour}") for colour in colours)
    return Text(f"board-op-worker{message if len(colours) > 1 else ''}", facts)


def one_and_two(items: Iterable[Fact]) -> Mapping[str, Fact]:
    """Up to two facts, as `one` and `two`."""
    return dict(zip(("one", "two"), items, strict=False))
