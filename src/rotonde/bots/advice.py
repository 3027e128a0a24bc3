"""Advice: the best decisions of a seat, how likely each wins, and what it brings, in words.

Knows of a position the view of the seat: all else is imagined, so that no
advice can tell what the seat does not know. Decisions are played on like those of a bot that
searches; they are told in the words of the desk, up to what nobody can foresee.
"""

import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, takewhile
from typing import Any, Final

import msgspec

from rotonde.bots.bot import ShouldStop
from rotonde.bots.levels import look, seen_as
from rotonde.bots.planner import PlannedDecision
from rotonde.bots.planning import ForeseenMove, PlannedLine, moves_foreseen
from rotonde.bots.search import Budget, Searching, distinct
from rotonde.catalogue import DESKS
from rotonde.kernel.desk.card import ENDS_GAME, Card, card_of
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.desk.menu import Choice, Later, Menu, Preview
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.law.ids import GameId, Seat, Thing
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.play import carried_out
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import Gain, Text
from rotonde.kernel.tools.codec import decoder, encode

MOST: Final = 3
"""Decisions that are advised."""
COMPARED: Final = 8
"""Decisions that are played on at first; the worse half of them is dropped on the way."""
ROUNDS: Final = 12
"""Times that the decisions which are left are played on."""
HALVINGS: Final = (2, 5)
"""Rounds after which the worse half is dropped."""
PATIENCE: Final = 0.9
"""Seconds after which the best found so far is told."""
TELLING: Final = 0.25
"""The part of the doubt by which a rival must be set back before the advice says so."""


class AdvisedStep(msgspec.Struct, frozen=True):
    """Orders of an advised decision that are given together."""

    orders: str
    """As they are typed."""
    label: Text
    group: str = ""
    """The kind of choices that they are of; none where no choice of a menu stands for them."""
    detail: Text | None = None
    """A second, quieter word, as on the button of the choice."""
    things: tuple[Thing, ...] = ()
    """The things that stand for them on the board."""


class Setback(msgspec.Struct, frozen=True):
    """How much less a rival may expect at the end."""

    seat: Seat
    amount: int


class Advised(msgspec.Struct, frozen=True):
    """One decision that a seat could make."""

    steps: tuple[AdvisedStep, ...]
    """All that the seat would do, as far as it can be foreseen."""
    chance: int | None
    """The chance to win afterwards, per cent; None for who plays alone."""
    expects: int
    """The score that the seat may expect at the end."""
    more: int
    """By how much that is more than before, or less."""
    ends: bool = False
    """Whether the game ends by it."""
    now: Gain | None = None
    """The most that one of its steps brings at once."""
    later: Later | None = None
    """The count to come that gains most by it."""
    setback: Setback | None = None
    """The rival who suffers most by it."""


class Advice(msgspec.Struct, frozen=True):
    """An advised decision, with the digest of the view in which each of its steps is due."""

    advised: Advised
    due: tuple[str, ...]


class Weighed:
    """A decision, and the chances to win that it led to."""

    def __init__(self, decision: PlannedDecision[Any, Any], prior: float) -> None:
        self.decision = decision
        self.chances = [prior]

    @property
    def chance(self) -> float:
        """The chance to win, as far as it is known."""
        return sum(self.chances) / len(self.chances)


def advise(
    desk: AnyDesk,
    mind: Searching[Any, Any, Any],
    view: Any,
    rng: Rng,
    should_stop: ShouldStop,
) -> list[Advice]:
    """The best decisions of the seat that this mind thinks for, best first."""
    known = Known(desk.rules, view, mind.seat, rng)
    legal = desk.rules.legal(known.state, mind.seat)
    found = sorted(
        mind.planner.decisions(known.state, legal, should_stop),
        key=lambda decision: -decision.value,
    )
    compared = [Weighed(each, mind.chance_to_win(each.way.state)) for each in unlike(found)]
    best = played_on(compared, mind, view, rng, should_stop)
    return [Teller(desk, known).advice(each) for each in best]


def unlike(found: Sequence[PlannedDecision[Any, Any]]) -> list[PlannedDecision[Any, Any]]:
    """Decisions worth comparing, best first: for each way to begin the best.

    Where there are few ways to begin, others stand beside them; last of all those that come to
    exactly the same worth.
    """
    firsts: list[PlannedDecision[Any, Any]] = []
    others: list[PlannedDecision[Any, Any]] = []
    alike: list[PlannedDecision[Any, Any]] = []
    for decision in found:
        if any(decision.value == other.value for other in (*firsts, *others)):
            alike.append(decision)
        elif any(decision.first == other.first for other in firsts):
            others.append(decision)
        else:
            firsts.append(decision)
    begun = distinct(firsts, COMPARED)
    return begun if len(begun) >= MOST else distinct([*begun, *others, *alike], MOST)


def played_on(
    compared: Sequence[Weighed],
    mind: Searching[Any, Any, Any],
    view: Any,
    rng: Rng,
    should_stop: ShouldStop,
) -> list[Weighed]:
    """The best of these decisions, after each was played on in the same courses of the game.

    Where nothing is left to chance and nothing hidden, one course tells all.
    """
    left, before = list(compared), None
    for number, (state, chance) in enumerate(islice(mind.imaginations(view, rng), ROUNDS), start=1):
        if state == before or not play_all(left, mind, (state, chance), should_stop):
            break
        if number in HALVINGS:
            left = likeliest(left)[: max(MOST, len(left) // 2)]
        before = state
    return likeliest(left)[:MOST]


def likeliest(compared: Sequence[Weighed]) -> list[Weighed]:
    """The same decisions, those that win most first."""
    return sorted(compared, key=lambda each: -each.chance)


def play_all(
    compared: Sequence[Weighed],
    mind: Searching[Any, Any, Any],
    imagined: tuple[Any, Rng],
    should_stop: ShouldStop,
) -> bool:
    """Play all on in one course of the game; a comparison that is cut short counts nothing."""
    chances: list[float] = []
    for each in compared:
        if should_stop():
            return False
        chances.append(mind.rollout(each.decision.way.moves, *imagined))
    for each, chance in zip(compared, chances, strict=True):
        each.chances.append(chance)
    return True


# --- in words -----------------------------------------------------------------------------------


class Teller:
    """Tells decisions in the words of a desk, to a seat that knows this position."""

    def __init__(self, desk: AnyDesk, known: Known[Any, Any, Any]) -> None:
        assert known.seat is not None, "a spectator is given no advice"
        self.desk, self.rules, self.known = desk, desk.rules, known
        self.seat: Seat = known.seat

    def advice(self, weighed: Weighed) -> Advice:
        """One decision: its steps, and what comes of it."""
        line = PlannedLine(self.known.state, weighed.decision.way.moves)
        moves = list(moves_foreseen(self.rules, line))
        mine = [move for move in moves if move.seat == self.seat]
        steps, due = zip(*self.steps(mine), strict=True)
        in_a_row = list(takewhile(lambda move: move.seat == self.seat, moves))
        cards = list(self.cards([move.action for move in in_a_row]))
        return Advice(self.advised(weighed, steps, cards), due)

    def steps(self, mine: Sequence[ForeseenMove[Any, Any]]) -> Iterator[tuple[AdvisedStep, str]]:
        """The seat's clicks as its menus offer them, each with the view in which it is due."""
        left = mine
        while left:
            state = left[0].state
            choice = choice_of(self.desk.menu(state, self.seat), [move.action for move in left])
            seen = seen_as(encode(self.rules.view(state, self.seat)))
            if choice is None:
                yield self.unnamed(left[0]), seen
                left = left[1:]
            else:
                yield named(choice), seen
                left = left[len(choice.actions) :]

    def unnamed(self, move: ForeseenMove[Any, Any]) -> AdvisedStep:
        """A click that no choice of its menu stands for: a dial does, or it goes on from one."""
        orders = self.rules.write(move.action)
        turn = carried_out(self.rules, move.state, self.seat, move.action)
        preview = self.desk.preview(Pointed(move.state, self.seat, move.action, turn))
        return AdvisedStep(
            orders, preview.title if preview else Text("hint-orders", {"orders": orders})
        )

    def cards(self, actions: Sequence[Any]) -> Iterator[Card]:
        """The card of the first order, of the first two, and so on."""
        for number in range(1, len(actions) + 1):
            card = card_of(self.desk, self.known, actions[:number])
            if isinstance(card, Card):
                yield card

    def advised(
        self, weighed: Weighed, steps: tuple[AdvisedStep, ...], cards: Sequence[Card]
    ) -> Advised:
        before = self.rules.evaluator.worths(self.known.state)
        after = self.rules.evaluator.worths(weighed.decision.way.state)
        alone = len(after) == 1
        previews = [card.preview for card in cards if card.preview is not None]
        return Advised(
            steps=steps,
            chance=None if alone else round(100 * weighed.chance),
            expects=round(weighed.chance if alone else after[self.seat]),
            more=round(after[self.seat] - before[self.seat]),
            ends=any(card.final == ENDS_GAME for card in cards),
            now=self.most_at_once(previews),
            later=next((line for line in previews[-1].later if line.change > 0), None)
            if previews
            else None,
            setback=self.setback(before, after),
        )

    def most_at_once(self, previews: Iterable[Preview]) -> Gain | None:
        """The best that one of the steps pays the seat."""
        mine = [
            gain
            for preview in previews
            for gain in preview.totals
            if gain.seat == self.seat and gain.amount > 0
        ]
        return max(mine, key=lambda gain: gain.amount, default=None)

    def setback(self, before: Sequence[float], after: Sequence[float]) -> Setback | None:
        """The rival who may expect less by it, where that is worth saying."""
        lost = {
            Seat(seat): before[seat] - after[seat]
            for seat in range(len(before))
            if seat != self.seat
        }
        rival = max(lost, key=lambda seat: lost[seat], default=None)
        telling = TELLING * self.rules.evaluator.doubt(self.known.state)
        if rival is None or lost[rival] < max(1.0, telling):
            return None
        return Setback(rival, round(lost[rival]))


def named(choice: Choice) -> AdvisedStep:
    """A choice as a step of a decision."""
    step = choice.notation, choice.label, choice.group, choice.detail, choice.things
    return AdvisedStep(*step)


def choice_of(menu: Menu | None, actions: Sequence[Any]) -> Choice | None:
    """The choice that stands for the first of these orders, and for as many more as can be."""
    fitting = [
        choice
        for choice in (menu.choices if menu else ())
        if choice.actions == tuple(actions[: len(choice.actions)])
    ]
    return max(fitting, key=lambda choice: len(choice.actions), default=None)


# --- the door -----------------------------------------------------------------------------------


def advice_from_view(game_id: str, view_json: bytes, seat: int, seed: str) -> bytes:
    """The advice for a seat in this view, as bytes; nothing but the view is known to it."""
    desk, at = DESKS[GameId(game_id)], Seat(seat)
    view = decoder(desk.rules.view_type).decode(view_json)
    mind = Searching(desk.rules, at, look(desk.rules), Budget(COMPARED, ROUNDS))
    late = time.monotonic() + PATIENCE
    return encode(advise(desk, mind, view, Rng(seed), lambda: time.monotonic() > late))
