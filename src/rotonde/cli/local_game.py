"""One game in this process: its decisions, take-backs and record. Nothing here prints."""

from typing import Any

import msgspec
from msgspec.structs import replace

from rotonde.bots import bot_at, never
from rotonde.catalogue import desk
from rotonde.kernel.law.deal import redrawn
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import Known, known_to
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Divergence, Record, begin, record_of
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import Trace, reversible, trace
from rotonde.kernel.tools.codec import decoder


class PlayedDecision(msgspec.Struct, frozen=True):
    """One decision, and the game after it."""

    seat: Seat
    action: msgspec.Struct
    state: object
    trace: Trace


class LocalGame:
    """A game of one person against bots, which goes on where its record ends."""

    def __init__(self, rules: AnyRules, record: Record, level: str) -> None:
        self.rules, self.desk = rules, desk(rules.id)
        self.person = Seat(0)
        opening = self.opening = replace(record, moves=())
        self.names = record.names
        self.start = first_state(rules, opening)
        self.decisions: list[PlayedDecision] = []
        others = map(Seat, range(1, opening.seats))
        self.bots = {seat: bot_at(level, rules, seat) for seat in others}
        read = decoder(rules.action_type).decode
        for move in record.moves:
            self.submit(move.seat, read(move.action))

    @property
    def state(self) -> object:
        """The game now."""
        return self.decisions[-1].state if self.decisions else self.start

    @property
    def known(self) -> Known[Any, Any, Any]:
        """The game now, as the person knows it."""
        return known_to(self.rules, self.state, self.person)

    @property
    def asked(self) -> Seat | None:
        """The seat that decides next, the person's first; None when the game is over."""
        return min(self.rules.actors(self.state), default=None)

    def submit(self, seat: Seat, action: msgspec.Struct) -> tuple[Event, ...] | Refusal:
        """Play an action; gives the events that the person may see, or the refusal."""
        before = self.state
        turn: Turn[object] | Refusal = play(self.rules, before, seat, action)
        if isinstance(turn, Refusal):
            return turn
        here = redrawn(self.rules, turn.state, self.opening.redraws, len(self.decisions) + 1)
        turn = replace(turn, state=here)
        traced = trace(self.rules, before, seat, turn)
        self.decisions.append(PlayedDecision(seat, action, turn.state, traced))
        seen = (self.rules.seen_by(event, self.person) for event in turn.events)
        return tuple(event for event in seen if event is not None)

    def bot_plays(self, seat: Seat) -> tuple[Event, ...]:
        """Let a bot decide from the view of its seat."""
        rng = Rng(f"{self.opening.seed}:{seat}:{len(self.decisions)}")
        legal = self.rules.legal(self.state, seat)
        view = self.rules.view(self.state, seat)
        events = self.submit(seat, self.bots[seat].choose(view, legal, rng, never))
        assert not isinstance(events, Refusal), f"a bot chose what is refused: {events}"
        return events

    def take_back(self) -> bool:
        """Take the person's last decision back; False where something made it final."""
        traces = [decision.trace for decision in self.decisions]
        back = reversible(traces, self.person)
        if not back:
            return False
        kept = self.decisions[: back[0]]
        again = self.decisions[back[0] + 1 :]
        self.decisions = kept
        for decision in again:
            self.submit(decision.seat, decision.action)
        return True

    def record(self) -> Record:
        """The record of the game so far."""
        moves = ((decision.seat, decision.action) for decision in self.decisions)
        return record_of(self.rules, self.start, self.opening, moves)


def first_state(rules: AnyRules, opening: Record) -> object:
    """The first state of a record whose set-up was checked before."""
    start = begin(rules, opening)
    assert not isinstance(start, Divergence), start
    return start
