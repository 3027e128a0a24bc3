"""What a choice is worth later: lines of its card that say what the rules would count."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from hypothesis import given, settings

from rotonde.catalogue import desk
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from tests.support.menus import card_of
from tests.support.providers import PROVIDERS
from tests.support.walks import EVERY_GAME, Played, Table, tables


def sums(prospects: Sequence[Prospect]) -> Counter[str]:
    """What prospects bring, by the first word of their ids."""
    found: Counter[str] = Counter()
    for each in prospects:
        found[each.id.split()[0]] += each.amount
    return found


def led_to(rules: AnyRules, state: Any, seat: Seat, choice: Choice) -> Any:
    """The position after a choice that nobody objects to."""
    for action in choice.actions:
        turn = play(rules, state, seat, action)
        assert isinstance(turn, Turn)
        state = turn.state
    return desk(rules.id).after_passes(state)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_a_prospect_is_what_the_rules_would_pay(rules: AnyRules, table: Table) -> None:
    """Of every seat at any time, each count by itself; and each count is named once."""
    for index, played in enumerate(table.walk(rules)):
        if index % 7 == 0:
            for seat in map(Seat, range(table.seats_of(rules))):
                prospects = tuple(desk(rules.id).prospects(played.before, seat))
                assert len({each.id for each in prospects}) == len(prospects)
                paid, foretold = PROVIDERS[rules.id].counted(played.before, seat), sums(prospects)
                assert {word: foretold[word] for word in paid} == dict(paid)


@EVERY_GAME
@settings(max_examples=5)
@given(table=tables())
def test_a_card_tells_the_counts_that_its_choice_changes(rules: AnyRules, table: Table) -> None:
    """Those of the position it leads to, each with its change; none that stays as it is."""
    for index, played in enumerate(table.walk(rules)):
        if index % 11 == 0:
            lines_of(rules, played)


@EVERY_GAME
def test_where_there_are_counts_to_come_some_card_tells_one(rules: AnyRules) -> None:
    """In every game, at some decision of its beginning or later."""
    table = Table(1, 0, 0)
    has_counts = any(desk(rules.id).prospects(table.begin(rules), Seat(0)))

    assert any(lines_of(rules, played) for played in table.walk(rules)) == has_counts


def lines_of(rules: AnyRules, played: Played[Any]) -> int:
    """How many lines the cards of a decision have, of a dozen of its choices."""
    menu = desk(rules.id).menu(played.before, played.seat)
    assert menu is not None
    sample = menu.choices[:: max(1, len(menu.choices) // 12)]
    return sum(tells_its_counts(rules, played.before, played.seat, choice) for choice in sample)


def tells_its_counts(rules: AnyRules, state: Any, seat: Seat, choice: Choice) -> int:
    """How many lines the card of a choice has, each of them held against the counts."""
    preview = card_of(rules, state, seat, choice).preview
    after = led_to(rules, state, seat, choice)
    if preview is None or not rules.actors(after):
        return 0
    had = {each.id: each for each in desk(rules.id).prospects(state, seat)}
    has = {each.id: each for each in desk(rules.id).prospects(after, seat) if each.id in had}
    told = {str(line.text): line for line in preview.later}
    for name, each in has.items():
        same = (had[name].amount, had[name].mine) == (each.amount, each.mine)
        line = told.get(str(each.text))
        assert same or line is not None
        if line is not None and not same:
            assert (line.change, line.figure) == (each.amount - had[name].amount, each.figure)
    return len(preview.later)


@EVERY_GAME
@settings(max_examples=6)
@given(table=tables())
def test_prospects_hang_on_nothing_hidden(rules: AnyRules, table: Table) -> None:
    """In every world that fits the view of a seat they are the same."""
    for index, played in enumerate(table.walk(rules)):
        if index % 7 == 0:
            seat = played.seat
            imagined = rules.imagine(rules.view(played.before, seat), Rng("imagined"))
            prospects = desk(rules.id).prospects
            assert list(prospects(imagined, seat)) == list(prospects(played.before, seat))
