"""What is told ahead of a decision: from what the seat knows alone, and never past a draw."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from hypothesis import given, settings
from msgspec.structs import replace

from rotonde.catalogue import desk
from rotonde.kernel.desk.card import Card, card, card_of, is_stop
from rotonde.kernel.desk.orders import understand
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.known import Known, known_to
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import encode
from tests.support.depth import depth
from tests.support.providers import PROVIDERS
from tests.support.sequences import can_be_typed, sequences
from tests.support.walks import EVERY_GAME, Table, tables

OTHER_DICE = Rng("other")


class Asked(NamedTuple):
    """A position, who asks there, and the lines of orders that they ask about."""

    state: Any
    seat: Seat
    lines: Sequence[tuple[Action, ...]]


def asked(rules: AnyRules, table: Table, lines: int = 5) -> Iterator[Asked]:
    """Positions of a whole game, each with some lines of orders."""
    step = depth(17, 2)
    for index, played in enumerate(table.walk(rules)):
        if index % step == table.seed % step:
            rng = Rng(f"{table.seed} {index}")
            found = tuple(sequences(rules, played.before, played.seat, rng, lines))
            yield Asked(played.before, played.seat, found)


def imagined(rules: AnyRules, state: Any, seat: Seat | None, dice: Rng = OTHER_DICE) -> Any:
    """The position as a seat knows it, with other things where it sees nothing."""
    return Known(rules, rules.view(state, seat), seat, dice)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_twins_get_the_same_cards(rules: AnyRules, table: Table) -> None:
    """States that a seat cannot tell apart: every line has one card, or one refusal."""
    for state, seat, lines in asked(rules, table):
        told = [encode(card(desk(rules.id), state, seat, line)) for line in lines]
        for twin in PROVIDERS[rules.id].hidden_twins(state, seat):
            assert [encode(card(desk(rules.id), twin, seat, line)) for line in lines] == told


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_a_card_tells_nothing_imagined(rules: AnyRules, table: Table) -> None:
    """Whatever is put where the seat sees nothing, the card is the same to the byte."""
    for state, seat, lines in asked(rules, table):
        other = imagined(rules, state, seat)
        for line in lines:
            assert encode(card_of(desk(rules.id), other, line)) == encode(
                card(desk(rules.id), state, seat, line)
            )


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_a_card_judges_as_the_rules_do(rules: AnyRules, table: Table) -> None:
    """Up to the stop, each order is allowed or refused as it is when it is played."""
    refused = 0
    for state, seat, lines in asked(rules, table):
        for line in lines:
            told = card(desk(rules.id), state, seat, line)
            truth = judged(rules, state, seat, line)
            refused += isinstance(told, Refusal)
            assert truth == (told if isinstance(told, Refusal) else told.rest)

    assert refused > 0


def judged(rules: AnyRules, state: Any, seat: Seat, line: Sequence[Action]) -> Refusal | int | None:
    """The refusal that a line meets before it stops, played in earnest; else what is left of it."""
    for count, action in enumerate(line, start=1):
        turn = play(rules, state, seat, action)
        if isinstance(turn, Refusal):
            return turn
        if is_stop(rules, state, seat, turn):
            return len(line) - count
        state = turn.state
    return None


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_nothing_is_judged_behind_a_draw(rules: AnyRules, table: Table) -> None:
    """The card of `draw, anything` is that of `draw`, and says how many orders wait."""
    stops = 0
    for state, seat, lines in asked(rules, table):
        for line in lines:
            if cut := parted(rules, state, seat, line):
                first = card(desk(rules.id), state, seat, line[:cut])
                assert isinstance(first, Card)
                assert first.rest is not None
                for rest in (line[cut:], line[:1], line):
                    told = card(desk(rules.id), state, seat, (*line[:cut], *rest))
                    assert told == replace(first, rest=first.rest + len(rest))
                stops += 1

    assert stops > 0


def parted(rules: AnyRules, state: Any, seat: Seat, line: Sequence[Action]) -> int:
    """After how many orders the line shows what nobody could know, or another decides; else 0."""
    worlds = [imagined(rules, state, seat, Rng(dice)).state for dice in ("one", "two", "three")]
    for count, action in enumerate(line, start=1):
        turns = [play(rules, world, seat, action) for world in worlds]
        if any(isinstance(turn, Refusal) for turn in turns):
            return 0
        worlds = [turn.state for turn in turns if not isinstance(turn, Refusal)]
        seen = {encode(rules.view(world, seat)) for world in worlds}
        if len(seen) > 1 or seat not in rules.actors(worlds[0]):
            return count
    return 0


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_a_choice_of_a_menu_holds_no_order_behind_a_draw(rules: AnyRules, table: Table) -> None:
    """What a menu offers as one choice can be judged as a whole."""
    for state, seat, _ in asked(rules, table, lines=0):
        menu = desk(rules.id).menu(state, seat)
        assert menu is not None
        for choice in [choice for choice in menu.choices if choice.then][:8]:
            told = card(desk(rules.id), state, seat, choice.actions)
            assert isinstance(told, Card)
            assert not told.rest


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_twins_get_the_same_reasons(rules: AnyRules, table: Table) -> None:
    """A click on anything, an order typed in short, an order that is refused when it is played."""
    for state, seat, lines in asked(rules, table):
        orders = [action for line in lines for action in line]
        told = reasons(rules, state, seat, orders)
        for twin in PROVIDERS[rules.id].hidden_twins(state, seat):
            assert reasons(rules, twin, seat, orders) == told
        assert reasons(rules, imagined(rules, state, seat).state, seat, orders) == told


def reasons(rules: AnyRules, state: Any, seat: Seat, orders: Sequence[Action]) -> list[bytes]:
    """Why not, by the true rules, for every way to ask."""
    things = map(Thing, PROVIDERS[rules.id].things(state)[::5])
    typed = [words_of(rules.write(action)) for action in orders if can_be_typed(action)]
    return [
        *(encode(desk(rules.id).why_not(state, seat, thing)) for thing in things),
        *(encode(understand(rules, state, seat, text)) for text in typed),
        *(encode(rules.check(state, seat, action)) for action in orders),
    ]


def words_of(order: str) -> str:
    """An order without its verb: as little as a player types."""
    return order.partition(" ")[2] or order


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_a_click_is_answered_from_what_is_known(rules: AnyRules, table: Table) -> None:
    """By everybody who looks on, and as the true position would answer."""
    for state, seat, _ in asked(rules, table, lines=0):
        things = [Thing(thing) for thing in PROVIDERS[rules.id].things(state)[::7]]
        for eyes in (None, seat):
            answers = [desk(rules.id).why_not(state, eyes, thing) for thing in things]
            assert [
                desk(rules.id).why_not_known(known_to(rules, state, eyes), thing)
                for thing in things
            ] == answers


class Sealed(str):
    """The seed of dice that nobody may roll."""

    def __format__(self, spec: str) -> str:
        raise AssertionError("the true dice were used for an answer")


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_the_true_dice_are_never_used(rules: AnyRules, table: Table) -> None:
    """Neither for a card, also of a roll, nor for a menu, a reason, or what a seat may do."""
    for state, seat, lines in asked(rules, table):
        if hasattr(state, "rng"):
            state = replace(state, rng=Rng(Sealed(state.rng.seed), state.rng.drawn))
        for line in lines:
            card(desk(rules.id), state, seat, line)
        desk(rules.id).menu(state, seat)
        reasons(rules, state, seat, [action for line in lines for action in line])
