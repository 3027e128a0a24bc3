"""The events of Railroad Revolution in words, as the log shows them.

Pure. One small function for each event that says something; the sentences stand in locale/.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.structs import replace

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.kernel.desk.log import did, heading
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.text import Fact, Gain, LogLine, Named, Seated, Text


def tell(event: Event) -> LogLine | None:
    """The event in words; None when it says nothing new."""
    told = TOLD.get(type(event))
    line = None if told is None else told(event)
    return None if line is None else replace(line, things=named(event))


def named(event: Event) -> tuple[Thing, ...]:
    """What the line of an event names at the table."""
    return placed(event) or (*taken(event), *seat_of(event))


def placed(event: Event) -> tuple[Thing, ...]:
    """What stands where the event put it."""
    match event:
        case past.RailPlaced(seat=seat, space=space, reached=reached):
            return (things.rail(space, seat), *map(things.city, reached))
        case past.StationPlaced(seat=seat, city=city):
            return (things.city(city), things.station(city, seat))
        case past.OfficePlaced(seat=seat, section=section):
            return (things.section(section), things.office(section, seat))
        case past.TrackAdvanced(track=track, space=space):
            return (things.step(track, space),)
        case past.WorkerPromoted(milestone=tile) | past.MilestoneKept(milestone=tile):
            return (things.milestone(tile),)
    return ()


def taken(event: Event) -> tuple[Thing, ...]:
    """What lies beside the board that it was taken from, or given back to."""
    match event:
        case past.SetupTilePicked(tile=tile):
            return (things.setup(tile),)
        case past.TrainTaken(kind=kind):
            return (things.pile(kind),)
        case past.WorkerExchanged(given=given, taken=worker):
            return (things.supply(given), things.supply(worker))
        case past.WorkerHired() | past.WorkerGained() | past.WorkerDiscarded():
            return (things.supply(event.colour),)
    return ()


def seat_of(event: Event) -> tuple[Thing, ...]:
    """The seat that an event tells of: workers, pieces and trains lie before it."""
    seat: Seat | None = getattr(event, "seat", None)
    return () if seat is None else (things.seat(seat),)


def then(seat: Seat, message: str, *gains: Gain, **facts: Fact) -> LogLine:
    """What followed from it."""
    return LogLine(Text(message, {"seat": Seated(seat), **facts}), seat, gains, depth=1)


def money(seat: Seat, amount: int) -> Gain:
    """Dollars for a seat."""
    return Gain(seat, amount, names.dollars_plus(amount))


def shares(seat: Seat, count: int) -> Gain:
    """Shares for a seat."""
    return Gain(seat, count, Text("shares-plus", {"count": count}))


# --- set-up and turn ----------------------------------------------------------------------------


def tile_picked(event: past.SetupTilePicked) -> LogLine:
    effect = Named(f"setup-{event.tile}{event.side}")
    return did(event.seat, "log-picked", worker=names.worker(event.worker), effect=effect)


def turn_began(event: past.TurnBegan) -> LogLine | None:
    return heading("log-round", round=event.round) if event.first else None


def workers_returned(event: past.WorkersReturned) -> LogLine:
    return did(event.seat, "log-returned", count=len(event.workers))


def worker_placed(event: past.WorkerPlaced) -> LogLine:
    worker, action = names.worker(event.colour), names.action(event.space)
    return did(event.seat, "log-worker", worker=worker, action=action)


def turn_passed(event: past.TurnPassed) -> LogLine:
    return did(event.seat, "log-skipped")


def part_started(event: past.PartStarted) -> LogLine | None:
    if event.part == "ability":
        ability = Named(f"ability-{event.colour}-{event.space}")
        return then(event.seat, "log-ability", effect=ability, price=event.price)
    if not event.price:
        return None
    return then(event.seat, "log-part", part=names.part(event.part), price=event.price)


def finished(event: past.ActionFinished) -> LogLine | None:
    return then(event.seat, "log-paid", money(event.seat, -event.paid)) if event.paid else None


# --- pieces -------------------------------------------------------------------------------------


def station_placed(event: past.StationPlaced) -> LogLine:
    message = "log-station-first" if event.first else "log-station"
    return then(event.seat, message, city=names.city(event.city), cost=event.cost)


def rail_placed(event: past.RailPlaced) -> LogLine:
    if event.reached:
        city = names.city(event.reached[0])
        return then(event.seat, "log-rail-reaches", space=event.space, cost=event.cost, city=city)
    return then(event.seat, "log-rail", space=event.space, cost=event.cost)


def office_placed(event: past.OfficePlaced) -> LogLine:
    message = "log-office-first" if event.first else "log-office"
    gains = (shares(event.seat, event.shares),) if event.shares else ()
    return then(event.seat, message, *gains, section=event.section)


def piece_sold(event: past.PieceSold) -> LogLine:
    gain = money(event.seat, event.money)
    return then(event.seat, "log-sale", gain, piece=names.piece(event.kind), field=event.field)


# --- money, shares, workers -----------------------------------------------------------------------


def money_gained(event: past.MoneyGained) -> LogLine:
    return then(event.seat, "log-money", money(event.seat, event.amount))


def shares_gained(event: past.SharesGained) -> LogLine:
    return then(event.seat, "log-shares", shares(event.seat, event.amount))


def share_sold(event: past.ShareSold) -> LogLine:
    return then(event.seat, "log-share-sold", money(event.seat, event.money))


def worker_hired(event: past.WorkerHired) -> LogLine:
    worker, price = names.worker(event.colour), event.price
    return then(event.seat, "log-hired", worker=worker, price=price)


def worker_gained(event: past.WorkerGained) -> LogLine:
    return then(event.seat, "log-gained", worker=names.worker(event.colour))


def worker_promoted(event: past.WorkerPromoted) -> LogLine:
    worker = names.worker(event.colour)
    return then(event.seat, "log-promoted", worker=worker, milestone=event.milestone)


def worker_discarded(event: past.WorkerDiscarded) -> LogLine:
    return then(event.seat, "log-discarded", worker=names.worker(event.colour))


def worker_exchanged(event: past.WorkerExchanged) -> LogLine:
    given, taken = names.worker(event.given), names.worker(event.taken)
    return then(event.seat, "log-exchanged", given=given, taken=taken)


def track_advanced(event: past.TrackAdvanced) -> LogLine:
    facts: dict[str, Fact] = {"track": names.track(event.track), "space": event.space}
    if event.gate is None:
        return then(event.seat, "log-step", **facts)
    return then(event.seat, f"log-step-{event.gate}", amount=event.amount, **facts)


def train_taken(event: past.TrainTaken) -> LogLine:
    return then(event.seat, "log-train", train=names.train(event.kind))


def train_used(event: past.TrainUsed) -> LogLine:
    return then(event.seat, "log-train-used", train=names.train(event.kind), price=event.price)


def train_flipped(event: past.TrainFlipped) -> LogLine | None:
    """Turned down is told by its use."""
    if not event.face_up:
        return None
    return then(event.seat, "log-train-up", train=names.train(event.kind))


def cost_waived(event: past.CostWaived) -> LogLine:
    return then(event.seat, "log-waived", amount=event.amount)


# --- Market, milestones, end ----------------------------------------------------------------------


def market_opened(event: past.MarketOpened) -> LogLine:
    return did(event.seat, "log-market", tile=event.tile)


def deal_taken(event: past.DealTaken) -> LogLine:
    effect = Named(f"deal-{event.tile}-{event.deal}")
    return then(event.seat, "log-deal", effect=effect, shares=event.shares, money=event.money)


def market_passed(event: past.MarketPassed) -> LogLine:
    return then(event.seat, "log-market-passed")


def tile_turned(event: past.MarketTileTurned) -> LogLine:
    message = "log-market-shuffled" if event.reshuffled else "log-market-turned"
    return LogLine(Text(message, {"tile": event.tile}), depth=1)


def completed(event: past.MilestoneCompleted) -> LogLine:
    gain = Gain(event.seat, event.vp, Text("points-plus", {"count": event.vp}))
    facts: dict[str, Fact] = {"seat": Seated(event.seat), "milestone": event.milestone}
    return LogLine(Text("log-completed", facts), event.seat, (gain,))


def looked(event: past.MilestonesLooked) -> LogLine:
    return then(event.seat, "log-looks", pile=event.pile, count=event.looked)


def kept(event: past.MilestoneKept) -> LogLine:
    return then(event.seat, "log-keeps", milestone=event.milestone)


def end_set(event: past.EndSet) -> LogLine:
    return did(event.seat, "log-end-set", round=event.final_round)


def ended(event: past.GameEnded) -> LogLine:
    return heading("log-ended", round=event.round)


def counted(event: past.SeatCounted) -> LogLine:
    gain = Gain(event.seat, event.total, Text("points", {"count": event.total}))
    facts: dict[str, Fact] = {
        "trains": event.trains,
        "milestones": event.milestones,
        "telegraph": event.telegraph,
        "stations": event.stations,
        "network": event.network,
        "links": event.links,
    }
    return LogLine(Text("log-counted", {"seat": Seated(event.seat), **facts}), event.seat, (gain,))


TOLD: Final[Mapping[type[Event], Callable[[Any], LogLine | None]]] = {
    past.SetupTilePicked: tile_picked,
    past.TurnBegan: turn_began,
    past.WorkersReturned: workers_returned,
    past.WorkerPlaced: worker_placed,
    past.TurnPassed: turn_passed,
    past.PartStarted: part_started,
    past.ActionFinished: finished,
    past.StationPlaced: station_placed,
    past.RailPlaced: rail_placed,
    past.OfficePlaced: office_placed,
    past.PieceSold: piece_sold,
    past.MoneyGained: money_gained,
    past.SharesGained: shares_gained,
    past.ShareSold: share_sold,
    past.WorkerHired: worker_hired,
    past.WorkerGained: worker_gained,
    past.WorkerPromoted: worker_promoted,
    past.WorkerDiscarded: worker_discarded,
    past.WorkerExchanged: worker_exchanged,
    past.TrackAdvanced: track_advanced,
    past.TrainTaken: train_taken,
    past.TrainUsed: train_used,
    past.TrainFlipped: train_flipped,
    past.CostWaived: cost_waived,
    past.MarketOpened: market_opened,
    past.DealTaken: deal_taken,
    past.MarketPassed: market_passed,
    past.MarketTileTurned: tile_turned,
    past.MilestoneCompleted: completed,
    past.MilestonesLooked: looked,
    past.MilestoneOffered: looked,
    past.MilestoneKept: kept,
    past.EndSet: end_set,
    past.GameEnded: ended,
    past.SeatCounted: counted,
}
