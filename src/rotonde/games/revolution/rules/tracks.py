"""Steps up the performance tracks, and their gates (REV-38)."""

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from rotonde.games.revolution.actions import Advance
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import TRACKS, Track
from rotonde.games.revolution.events import TrackAdvanced
from rotonde.games.revolution.reasons import GATE_NOT_COVERED, NO_WORKER_FOR_GATE, TRACK_AT_ITS_END
from rotonde.games.revolution.rules.changes import with_last_step, with_step
from rotonde.games.revolution.rules.chapter import Chapter, Look, Rule, Toll, Why
from rotonde.games.revolution.rules.effects import unwind
from rotonde.games.revolution.rules.stopping import STOP, STOP_RULE, only_stop
from rotonde.games.revolution.state import SHARE, TOP, TRACK_NUMBERS, State, with_count
from rotonde.games.revolution.steps import EffectAdvance, EffectDiscard
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Named
from rotonde.kernel.law.turn import Turn

ADVANCES: Final = tuple(map(Advance, TRACKS))


def gate_ahead(state: State, seat: Seat, track: Track) -> tuple[str, int]:
    """The gate of the next step up a track."""
    number = TRACK_NUMBERS[track]
    space = state.companies[seat].tracks[number] + 1
    return state.gate_price(number, space) or ("none", 0)


def candidates(_state: State, _step: EffectAdvance) -> Iterable[Advance]:
    """Every track."""
    return ADVANCES


def why(state: State, step: EffectAdvance, action: Advance, _look: Look) -> Why:
    """Is there a space above, and what its gate asks for?"""
    company = state.companies[step.seat]
    if company.tracks[TRACK_NUMBERS[action.track]] == TOP:
        return TRACK_AT_ITS_END(track=Named(f"track-{action.track}"))
    kind, amount = gate_ahead(state, step.seat, action.track)
    if kind == "worker":
        return None if company.crew.available >= amount else NO_WORKER_FOR_GATE()
    held = {"money": company.cash, "shares": company.shares}
    if kind in held and held[kind] < amount:
        return GATE_NOT_COVERED(kind=kind, amount=amount, held=held[kind])
    return None


def toll(state: State, step: EffectAdvance, action: Advance) -> Toll:
    """The price of the gate."""
    kind, amount = gate_ahead(state, step.seat, action.track)
    if kind == "worker":
        return Toll(workers=amount)
    return Toll(amount * SHARE if kind == "shares" else amount)


def advance(state: State, step: EffectAdvance, action: Advance) -> Turn[State]:
    """One step up a track, its gate paid at once."""
    seat, track = step.seat, TRACK_NUMBERS[action.track]
    company = state.companies[seat]
    space = company.tracks[track] + 1
    kind, amount = state.gate_price(track, space) or (None, 0)
    vp = BOARD.tables.performance_track[track].vp[space]
    event = TrackAdvanced(seat, action.track, space, vp, kind, amount)
    company = replace(
        company,
        tracks=with_count(company.tracks, track, 1),
        cash=company.cash - (amount if kind == "money" else 0),
        shares=company.shares - (amount if kind == "shares" else 0),
    )
    after = with_last_step(state.with_company(seat, company), replace(step, left=step.left - 1))
    if kind == "worker":
        return Turn(with_step(after, EffectDiscard(seat)), (event,))
    return Turn(after, (event,)).then(unwind)


CHAPTERS: Final = (
    Chapter(
        EffectAdvance,
        (Rule(Advance, advance, why, toll, why), STOP_RULE),
        candidates,
        only_stop,
        STOP,
    ),
)
