"""No corner: whether what was begun can be completed (REV-34, REV-36, REV-64 to REV-67).

Looks at the acting seat alone, never at answers of others nor at hidden tiles. The short way
settles most positions by arithmetic (`outlook`); the others are searched over the choices that can
help.
"""

from collections.abc import Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from rotonde.games.revolution.actions import AnyAction, FlipTrain
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ops import AnyOp, Effects
from rotonde.games.revolution.reasons import NO_WAY_ON, TOO_DEAR, TOO_FEW_WORKERS
from rotonde.games.revolution.rules.changes import with_shares_sold, with_step
from rotonde.games.revolution.rules.chapter import Help, Toll, Why, free
from rotonde.games.revolution.rules.chapters import CHAPTERS, RULES, after
from rotonde.games.revolution.rules.effects import AT_ONCE, STEPS, TRIED, close, surely_start
from rotonde.games.revolution.rules.outlook import Outlook, margin, shortage
from rotonde.games.revolution.rules.trades import SELL, hirable, may_sell
from rotonde.games.revolution.rules.trains import begin_bonus, flips
from rotonde.games.revolution.state import HIRE, MINIMUM, State
from rotonde.games.revolution.steps import EffectFlip
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.derived import kept


def can_complete(state: State, seat: Seat) -> bool:
    """Whether the seat can bring what is open to its end (REV-65)."""
    if not state.steps:  # its part of the turn is over
        return state.companies[seat].crew.available >= MINIMUM
    known = margin(state, seat, shortage(state, seat))
    if known is not None and known >= 0:
        return True
    return any(map(partial(can_complete, seat=seat), reliefs(state, seat)))


def reliefs(state: State, seat: Seat) -> Iterator[State]:
    """The positions after each choice that can help (REV-66)."""
    top = state.steps[-1]
    for each in CHAPTERS[type(top)].helps(state, top):
        yield state_after_help(state, seat, each)


def state_after_help(state: State, seat: Seat, each: Help) -> State:
    """The position after a choice that can help, shares sold for its price."""
    if each.action is None:
        return close(state).state
    return after(with_shares_sold(state, seat, each.price, each.kept), each.action)


class LegalOrders(msgspec.Struct, frozen=True, gc=False):
    """The legal orders of a step, by what they do to it."""

    options: tuple[AnyAction, ...]
    """They resolve it."""
    ends: tuple[AnyAction, ...]
    """Stop, Finish or Pass, where it may be given."""
    trades: tuple[AnyAction, ...]
    """The sale and the hires, which leave it open."""
    orders: tuple[AnyAction, ...]
    """All of them, in canonical order."""


@kept
def offer(state: State) -> LegalOrders:
    """The orders of the innermost step; settling and listing ask for them one after the other."""
    look = Foresight(state)
    options, ends, trades = tuple(look.options()), look.ends(), look.trades()
    return LegalOrders(options, ends, trades, options + ends + trades)


def has_options(state: State) -> bool:
    """Whether the innermost step can be resolved; looks no further than the first option."""
    return next(Foresight(state).options(), None) is not None


class Foresight(Outlook):
    """The consequences of the choices of the innermost step."""

    __slots__ = ("chapter", "explains", "rules", "seat", "step")

    def __init__(self, state: State, *, explains: bool = False) -> None:
        """`explains` finds out which corner a choice leads into, where somebody asks why."""
        self.explains = explains
        self.step = state.steps[-1]
        self.seat = self.step.seat
        self.chapter = CHAPTERS[type(self.step)]
        self.rules = RULES[type(self.step)]
        super().__init__(state, self.seat)

    # --- one choice -------------------------------------------------------------------------------

    def why(self, option: AnyAction) -> Why:
        """Why the chapter forbids a choice; corners aside."""
        return self.rules[type(option)].why(self.state, self.step, option, self)

    def toll(self, option: AnyAction) -> Toll | None:
        """The immediate cost of a choice; None where only trying tells."""
        return self.rules[type(option)].toll(self.state, self.step, option)

    def passes(self, option: AnyAction) -> bool:
        """Whether a choice leads into no corner (REV-64)."""
        rule = self.rules[type(option)]
        if rule.toll is free and self.solvent:
            return True
        toll = rule.toll(self.state, self.step, option)
        if toll is not None and self.bears(toll.money, toll.workers):
            return True
        return rule.worth_trying(self.state, self.step, option, self) and self.completes(option)

    def completes(self, option: AnyAction) -> bool:
        """Whether what is open can still be completed after a choice."""
        return can_complete(after(self.state, option), self.seat)

    # --- all choices ------------------------------------------------------------------------------

    def forms(self) -> Iterator[AnyAction]:
        """The choices that only a corner can still forbid, but for Stop, Finish and Pass."""
        state, step, rules = self.state, self.step, self.rules
        for option in self.chapter.candidates(state, step):
            rule = rules[type(option)]
            if rule.doubt is None or rule.doubt(state, step, option, self) is None:
                yield option

    def options(self) -> Iterator[AnyAction]:
        """The legal options of the step itself: not its end, no sale, no hire."""
        state, step, rules, solvent = self.state, self.step, self.rules, self.solvent
        for option in self.chapter.candidates(state, step):
            rule = rules[type(option)]
            if rule.doubt is not None and rule.doubt(state, step, option, self) is not None:
                continue
            if (solvent and rule.toll is free) or self.passes(option):
                yield option

    def ends(self) -> tuple[AnyAction, ...]:
        """The order that ends the step, where it may be given."""
        end = self.chapter.end
        return () if end is None or self.why(end) is not None or not self.passes(end) else (end,)

    def trades(self) -> tuple[AnyAction, ...]:
        """The sale and the hires; the colour of a hire changes nothing of what must be done."""
        if not self.chapter.trades:
            return ()
        sale = (SELL,) if may_sell(self.state, self.step) and self.passes(SELL) else ()
        hires = hirable(self.state, self.step)
        return (*sale, *hires) if hires and self.passes(hires[0]) else sale

    # --- what a chapter asks (REV-36) -------------------------------------------------------------

    def offers(self, state: State) -> bool:
        """Whether the innermost step has a choice that leads into no corner."""
        return has_options(state)

    def starts(self, state: State, effects: Effects) -> bool:
        """Whether one of the effects, each taken by itself, can do something."""
        return surely_start(state, self.seat, effects) or self.tries(state, effects)

    def tries(self, state: State, effects: Effects) -> bool:
        """Whether one of the effects can do something, as a look at its options shows."""
        for op in effects:
            opening = TRIED.get(type(op))
            step = opening and opening(state, self.seat, op, ())
            if step is not None and has_options(with_step(state, step)):
                return True
        return False

    # --- which corner -----------------------------------------------------------------------------

    def refusal(self, state: State, option: AnyAction) -> Refusal:
        """The corner that a choice leads into (REV-34, REV-64)."""
        then = after(state, option)
        company = then.companies[self.seat]
        short = shortage(then, self.seat) if then.steps else MINIMUM - company.crew.available
        if short > 0:  # REV-34
            left = MINIMUM - short
            return TOO_FEW_WORKERS(workers=left, minimum=MINIMUM, price=HIRE, money=company.liquid)
        left_over = margin(then, self.seat, short) if then.steps else None
        if left_over is not None and left_over < company.liquid:
            return TOO_DEAR(cost=company.liquid - left_over, money=company.liquid)
        return NO_WAY_ON()

    def corner(self, state: State, effects: Effects) -> Why:
        """The corner that the first choice of these effects leads into; None without one."""
        if not self.explains:
            return None
        found = (why for op in effects for why in self.corners(state, op))
        return next(found, None)

    def corners(self, state: State, op: AnyOp) -> Iterator[Refusal]:
        """The corners that the choices of an effect lead into."""
        step = None if type(op) in AT_ONCE else STEPS[type(op)](state, self.seat, op, ())
        if step is None:
            return
        there = replace(state, steps=(*state.steps, step))
        look = Foresight(there)
        for option in look.forms():
            if look.toll(option) is not None:
                yield self.refusal(there, option)
        if isinstance(step, EffectFlip):
            yield from self.bonus_corners(there, step)

    def bonus_corners(self, state: State, step: EffectFlip) -> Iterator[Refusal]:
        """The corners that the bonuses of the trains lead into that could be flipped."""
        cash = state.companies[self.seat].cash
        for option in flips(state, step):
            row = BOARD.trains[option.kind]
            if option.face_up and cash >= row.bonus_price:
                why = self.corner(begin_bonus(state, step, FlipTrain(option.kind, True)), row.bonus)
                if why is not None:
                    yield why
