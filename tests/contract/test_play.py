"""Playing: the referee at every step, the end within reach, the same game for the same seed."""

import os
import subprocess
import sys

from hypothesis import given, settings

from rotonde import GAMES
from rotonde.kernel.law.play import play
from rotonde.kernel.law.referee import referee
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decoder, digest, encode
from tests.support.house import ROOT
from tests.support.walks import EVERY_GAME, Table, tables


@EVERY_GAME
@settings(max_examples=25)
@given(table=tables())
def test_the_referee_has_nothing_to_say(rules: AnyRules, table: Table) -> None:
    """Deterministic, pure, JSON both ways, an actor or an outcome, views that can be imagined."""
    for played in table.walk(rules):
        turn = referee(rules, played.before, played.seat, played.action)
        assert turn == played.turn


@EVERY_GAME
@settings(max_examples=10)
@given(table=tables())
def test_a_state_read_back_plays_on_alike(rules: AnyRules, table: Table) -> None:
    """Nothing that decides the future is left out of the JSON."""
    for index, played in enumerate(table.walk(rules)):
        if index % 7 == 0:
            again = decoder(rules.state_type).decode(encode(played.before))
            assert encode(play(rules, again, played.seat, played.action)) == encode(played.turn)


@EVERY_GAME
@settings(max_examples=15)
@given(table=tables())
def test_actions_and_events_survive_json(rules: AnyRules, table: Table) -> None:
    """Both unions read back what was written."""
    for played in table.walk(rules):
        assert decoder(rules.action_type).decode(encode(played.action)) == played.action
        for event in played.turn.events:
            assert decoder(rules.event_type).decode(encode(event)) == event


@EVERY_GAME
@settings(max_examples=80)
@given(table=tables())
def test_every_game_ends_with_an_outcome_that_adds_up(rules: AnyRules, table: Table) -> None:
    """Within `longest` decisions; every point has its source; ranks follow the scores."""
    state, decisions = table.begin(rules), 0
    for played in table.walk(rules):
        assert rules.outcome(played.before) is None
        state, decisions = played.turn.state, decisions + 1

    assert decisions <= rules.longest
    outcome = rules.outcome(state)
    assert outcome is not None
    scores = {standing.seat: standing.score for standing in outcome.standings}
    assert scores == dict(enumerate(rules.scores(state)))
    for standing in outcome.standings:
        assert sum(standing.breakdown.values()) == standing.score
        better = sum(score > standing.score for score in scores.values())
        equal = sum(score == standing.score for score in scores.values())
        assert better < standing.rank <= better + equal  # a tie-break may part equal ones


@EVERY_GAME
@given(table=tables())
def test_the_same_seed_is_the_same_game(rules: AnyRules, table: Table) -> None:
    """State by state."""
    once = [digest(played.turn.state) for played in table.walk(rules)]
    twice = [digest(played.turn.state) for played in table.walk(rules)]

    assert once == twice


LAST_DIGEST = """
from rotonde import GAMES, digest
from tests.support.walks import Table
for rules in GAMES.values():
    *_, last = Table(7, 1, 0).walk(rules)
    print(rules.id, digest(last.turn.state), len(str(last.turn.events)))
"""


def test_no_result_hangs_on_the_hash_seed_of_a_process() -> None:
    """Two processes that order their sets differently play the same games."""
    first, second = (
        subprocess.run(
            [sys.executable, "-c", LAST_DIGEST],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    )

    assert first == second
    assert [line.split()[0] for line in first.splitlines()] == list(GAMES)
