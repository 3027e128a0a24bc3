"""What is legal: exactly what `check` allows; everything else is refused, and nothing breaks."""

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from rotonde.catalogue import desk
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng, below
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.tools.codec import decoder, encode
from tests.support.providers import PROVIDERS
from tests.support.walks import EVERY_GAME, Table, somewhere, tables


@EVERY_GAME
def test_the_suite_plays_with_every_value_of_an_option(rules: AnyRules) -> None:
    """The defaults first; no option stays at its default in all of them."""
    choices = PROVIDERS[rules.id].options()
    values = [{getattr(choice, name) for choice in choices} for name in fields_of(rules)]

    assert choices[0] == rules.options()
    assert all(len(seen) > 1 for seen in values)


def fields_of(rules: AnyRules) -> tuple[str, ...]:
    """The names of the options of a game."""
    return rules.options.__struct_fields__


@EVERY_GAME
@settings(max_examples=20)
@given(table=tables())
def test_legal_is_what_check_allows(rules: AnyRules, table: Table) -> None:
    """Against every order that can be written down, in canonical order, without doubles."""
    for index, played in enumerate(table.walk(rules)):
        state, seat = played.before, played.seat
        if index % 3 == 0:
            allowed = [
                action
                for action in PROVIDERS[rules.id].universe(state)
                if rules.check(state, seat, action) is None
            ]
            assert list(rules.legal(state, seat)) == allowed


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_a_seat_that_is_not_asked_is_refused(rules: AnyRules, table: Table) -> None:
    """Another seat, a seat below zero, a seat that does not exist: no choice, and a refusal."""
    for played in table.walk(rules):
        state = played.before
        for seat in map(Seat, (-1, *range(table.seats_of(rules) + 1), 99)):
            if seat not in rules.actors(state):
                assert isinstance(play(rules, state, seat, played.action), Refusal)
                assert list(rules.legal(state, seat)) == []
                assert desk(rules.id).menu(state, seat) is None


@EVERY_GAME
@given(table=tables())
def test_a_finished_game_refuses_everything(rules: AnyRules, table: Table) -> None:
    """Every seat, every order."""
    *_, last = table.walk(rules)

    for seat in map(Seat, range(table.seats_of(rules))):
        assert isinstance(play(rules, last.turn.state, seat, last.action), Refusal)
        assert list(rules.legal(last.turn.state, seat)) == []
    assert rules.actors(last.turn.state) == frozenset()


def judged(rules: AnyRules, state: object, seat: Seat, raw: bytes) -> None:
    """Bytes are an error of validation, a refusal or a turn; never a change of what was there."""
    before = encode(state)
    try:
        action = decoder(rules.action_type).decode(raw)
    except msgspec.DecodeError:
        return
    assert isinstance(play(rules, state, seat, action), Turn | Refusal)
    assert encode(state) == before


@EVERY_GAME
@settings(max_examples=60)
@given(table=tables(), depth=st.integers(0, 150), raw=st.binary(max_size=80))
def test_random_bytes_change_nothing(rules: AnyRules, table: Table, depth: int, raw: bytes) -> None:
    """Whatever comes over the wire."""
    state = somewhere(rules, table, depth)

    judged(rules, state, min(rules.actors(state)), raw)


NUMBERS = st.integers() | st.floats()
WORDS = st.none() | NUMBERS | st.text(max_size=8) | st.lists(st.integers())


@EVERY_GAME
@settings(max_examples=200)
@given(table=tables(), depth=st.integers(0, 150), change=WORDS, where=st.integers(0, 100))
def test_mutated_actions_change_nothing(
    rules: AnyRules, table: Table, depth: int, change: object, where: int
) -> None:
    """A legal action with one field replaced, or one byte, by anything at all."""
    state = somewhere(rules, table, depth)
    seat = min(rules.actors(state))
    choices = rules.legal(state, seat)
    index, _ = below(Rng(str(where)), len(choices))
    fields = msgspec.to_builtins(choices[index])
    mutated = {**fields, list(fields)[where % len(fields)]: change}
    raw = bytearray(encode(choices[index]))
    raw[where % len(raw)] = where % 256

    judged(rules, state, seat, msgspec.json.encode(mutated))
    judged(rules, state, seat, bytes(raw))
    judged(rules, state, seat, encode({**fields, "more": 1}))
