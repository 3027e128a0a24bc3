"""Reviews: a finished game looked at again, decision by decision.

The course of the chances to win is told from the positions as they were. A decision is judged from
the view of the seat that made it: nobody is blamed for what only the cards to come could tell. It
is compared with the best that the planner finds there; the dearest and the best decisions of each
seat are then played on in search, and told in the words of the desk.

A review is made in parts, so that whoever asked for it sees how far it is, and can go.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from rotonde.bots.advice import COMPARED, Advised, Teller, Weighed
from rotonde.bots.bot import ShouldStop, never
from rotonde.bots.levels import look
from rotonde.bots.planner import PlannedDecision, PlannedMove, Way
from rotonde.bots.search import Budget, Searching, chances
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules

TOLD: Final = 3
"""The best decisions of each seat that are told, and as many of the dearest."""
DOUBTED: Final = 5
"""The decisions of each kind that are played on, for each seat: some turn out otherwise."""
ROLLOUTS: Final = 6
"""Times that a decision, and the best one in its place, are played on."""

Made = tuple[Seat, Any]
"""A move of the game: a seat, and its action."""


class WholeDecision(msgspec.Struct, frozen=True):
    """A whole decision of a seat."""

    begin: int
    """The number of moves before it."""
    end: int
    """The number of moves once it was made."""
    seat: Seat


class Judged(msgspec.Struct, frozen=True):
    """A decision, and what the planner says of it."""

    decision: WholeDecision
    cost: float
    """By how much it is worse than the best that was found: of the chance to win, or in points."""
    merit: float
    """By how much it is better than the middling one."""


class Noted(msgspec.Struct, frozen=True):
    """A decision that is told."""

    decision: WholeDecision
    chance: int
    """The chance to win with it, per cent; the expected score of who played alone."""
    cost: int
    """By how much what the bot would have done is better; 0 where it would have done as well."""
    best: Advised
    """The decision of the bot in this place."""


class Review(msgspec.Struct, frozen=True):
    """A game looked at again."""

    alone: bool
    """Whether one seat played: figures are expected scores then, and no chances."""
    course: tuple[tuple[int, ...], ...]
    """For each seat at the start and after each move: the chance to win, per cent, or the score."""
    dearest: tuple[Noted, ...]
    """Of each seat those decisions that cost it most, in the order of the game."""
    best: tuple[Noted, ...]
    """Of each seat those that were better than others it could have made."""


# --- the course of a game -----------------------------------------------------------------------


def course_of(rules: AnyRules, states: Sequence[Any]) -> tuple[tuple[int, ...], ...]:
    """How likely each seat was to win, position by position."""
    return tuple(tuple(map(round, outlook(rules, state))) for state in states)


def outlook(rules: AnyRules, state: Any) -> Sequence[float]:
    """The chances of all seats to win, per cent; the score that one seat alone may expect."""
    worths = rules.evaluator.worths(state)
    outcome = rules.outcome(state)
    if len(worths) == 1:
        return [float(rules.scores(state)[0])] if outcome else worths
    if outcome is not None:
        part = 100 / len(outcome.winners)
        return [part * (seat in outcome.winners) for seat in range(len(worths))]
    return [100 * chance for chance in chances(worths, rules.evaluator.doubt(state))]


# --- decisions ----------------------------------------------------------------------------------


def decisions_of(
    rules: AnyRules, states: Sequence[Any], moves: Sequence[Made]
) -> list[WholeDecision]:
    """The decisions of a game that were one among several."""
    found: list[WholeDecision] = []
    number = 0
    while number < len(moves):
        decision = WholeDecision(number, end_of(rules, states, moves, number), moves[number][0])
        if any(
            len(rules.legal(states[at], decision.seat)) > 1
            for at in range(decision.begin, decision.end)
        ):
            found.append(decision)
        number = decision.end
    return found


def end_of(rules: AnyRules, states: Sequence[Any], moves: Sequence[Made], begin: int) -> int:
    """The number of moves after which a seat had made the decision that it began here."""
    seat = moves[begin][0]
    for number in range(begin + 1, len(moves)):
        if moves[number][0] != seat or rules.evaluator.decision_complete(states[number], seat):
            return number
    return len(moves)


class Reviewer:
    """Looks at the decisions of one game again."""

    def __init__(self, desk: AnyDesk, states: Sequence[Any], moves: Sequence[Made]) -> None:
        self.desk, self.rules = desk, desk.rules
        self.states, self.moves = states, moves

    def mind(self, seat: Seat) -> Searching[Any, Any, Any]:
        return Searching(self.rules, seat, look(self.rules), Budget(COMPARED, ROLLOUTS))

    def known(self, decision: WholeDecision) -> Known[Any, Any, Any]:
        """The position of a decision as its seat knew it."""
        view = self.rules.view(self.states[decision.begin], decision.seat)
        return Known(self.rules, view, decision.seat, Rng(f"review {decision.begin}"))

    def judged(self, decision: WholeDecision) -> Judged:
        """A decision beside all others that the planner finds."""
        mind, known = self.mind(decision.seat), self.known(decision)
        found = self.found(mind, known)
        mine = mind.chance_to_win(self.made(mind, known, decision).way.state)
        if not found:
            return Judged(decision, 0.0, 0.0)
        worths = [mind.chance_to_win(each.way.state) for each in found]
        return Judged(decision, max(0.0, worths[0] - mine), mine - worths[len(worths) // 2])

    def found(
        self, mind: Searching[Any, Any, Any], known: Known[Any, Any, Any]
    ) -> list[PlannedDecision[Any, Any]]:
        """The decisions that the planner finds, best first."""
        legal = self.rules.legal(known.state, mind.seat)
        decisions = mind.planner.decisions(known.state, legal, never)
        return sorted(decisions, key=lambda each: -each.value)

    def made(
        self, mind: Searching[Any, Any, Any], known: Known[Any, Any, Any], decision: WholeDecision
    ) -> PlannedDecision[Any, Any]:
        """The decision of the seat, as far as the seat could foresee it."""
        done = self.moves[decision.begin : decision.end]
        moves = tuple(PlannedMove(seat, action) for seat, action in done)
        state = mind.followed(known.state, moves)
        return PlannedDecision(self.rules.evaluator.value(state, mind.seat), Way(moves, state))

    def noted(self, judged: Judged) -> Noted | None:
        """A decision and the best one in its place, both played on; None where there is none."""
        decision = judged.decision
        mind, known = self.mind(decision.seat), self.known(decision)
        found = self.found(mind, known)
        if not found:
            return None
        mine = self.weighed(mind, decision, self.made(mind, known, decision))
        best = self.weighed(mind, decision, found[0])
        advised = Teller(self.desk, known).advice(best).advised
        unit = 1 if advised.chance is None else 100
        cost = max(0, round(unit * (best.chance - mine.chance)))
        return Noted(decision, round(unit * mine.chance), cost, advised)

    def weighed(
        self,
        mind: Searching[Any, Any, Any],
        decision: WholeDecision,
        planned: PlannedDecision[Any, Any],
    ) -> Weighed:
        """A decision played on a few times; the same times for whatever is compared with it."""
        view = self.rules.view(self.states[decision.begin], decision.seat)
        weighed = Weighed(planned, mind.chance_to_win(planned.way.state))
        courses = mind.imaginations(view, Rng(f"rollouts {decision.begin}"))
        for imagined in islice(courses, ROLLOUTS):
            weighed.chances.append(mind.rollout(planned.way.moves, *imagined))
        return weighed


# --- what is told -------------------------------------------------------------------------------


def doubted(judged: Sequence[Judged]) -> list[Judged]:
    """The decisions worth a closer look: of each seat the dearest, then the best."""
    chosen: list[Judged] = []
    for seat in sorted({each.decision.seat for each in judged}):
        mine = [each for each in judged if each.decision.seat == seat]
        dear = sorted(mine, key=lambda each: -each.cost)[:DOUBTED]
        good = sorted((each for each in mine if each not in dear), key=lambda each: -each.merit)
        chosen += [*dear, *good[:DOUBTED]]
    return chosen


def told(
    alone: bool, course: tuple[tuple[int, ...], ...], noted: Sequence[tuple[Judged, Noted]]
) -> Review:
    """The review, once all that is worth it was looked at closely."""
    dear = [(note.cost, note) for _, note in noted if note.cost > 0]
    good = [(judged.merit, note) for judged, note in noted if note.cost == 0 < judged.merit]
    return Review(alone, course, most_of_each(dear), most_of_each(good))


def most_of_each(rated: Sequence[tuple[float, Noted]]) -> tuple[Noted, ...]:
    """Of each seat those with the highest rating, in the order of the game."""
    best: list[Noted] = []
    for seat in sorted({note.decision.seat for _, note in rated}):
        mine = [each for each in rated if each[1].decision.seat == seat]
        best += [note for _, note in sorted(mine, key=lambda each: -each[0])[:TOLD]]
    return tuple(sorted(best, key=lambda note: note.decision.begin))


# --- made in parts ------------------------------------------------------------------------------


class Draft(msgspec.Struct, frozen=True):
    """A review on the way."""

    judged: tuple[Judged, ...] = ()
    """Of all decisions, in their order, as far as it is."""
    noted: tuple[Noted | None, ...] = ()
    """Of those that are worth it, once all are judged."""
    review: Review | None = None
    """The whole, once it is done."""
    done: float = 0.0
    """The part of the work that is done."""


SPLIT: Final = 0.4
"""The part of the work that judging is; the rest is to play on."""


def carried_on(
    desk: AnyDesk,
    states: Sequence[Any],
    moves: Sequence[Made],
    draft: Draft,
    should_stop: ShouldStop,
) -> Draft:
    """The draft with more of the work done: at least one step, and more until the time is up."""
    reviewer, all_decisions = (
        Reviewer(desk, states, moves),
        decisions_of(desk.rules, states, moves),
    )
    judged, noted = list(draft.judged), list(draft.noted)
    for decision in all_decisions[len(judged) :]:
        judged.append(reviewer.judged(decision))
        if should_stop():
            part = SPLIT * len(judged) / len(all_decisions)
            return Draft(tuple(judged), done=part)
    chosen = doubted(judged)
    for each in chosen[len(noted) :]:
        noted.append(reviewer.noted(each))
        if should_stop() and len(noted) < len(chosen):
            part = SPLIT + (1 - SPLIT) * len(noted) / len(chosen)
            return Draft(tuple(judged), tuple(noted), done=part)
    kept = [(each, note) for each, note in zip(chosen, noted, strict=True) if note is not None]
    course = course_of(desk.rules, states)
    return Draft((), (), told(len(course[0]) == 1, course, kept), 1.0)
