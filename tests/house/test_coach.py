"""The coach has something to say to every kind of decision of every game, in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rotonde import GAMES, game
from rotonde.catalogue import desk
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import decoder
from rotonde.words import LANGUAGES, Language
from tests.recordings.shelf import read, recordings, started
from tests.support.messages import catalogues, gaps
from tests.support.providers import PROVIDERS

EVERY_GAME = pytest.mark.parametrize("name", GAMES)
SENTENCE = re.compile(r"[.!?…](?:\s|$)")


def kinds(name: GameId) -> set[str]:
    """The kinds of decision of a game, as its catalogue words them."""
    found = {each for each in gaps(catalogues("en")[name]) if each.startswith("prompt-")}
    return {each.removeprefix("prompt-") for each in found} - PROVIDERS[name].asked_within


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_decision_is_explained_in_two_sentences(name: GameId, lang: str) -> None:
    words = Language(lang, name, strict=True)
    said = {kind: words.message(f"coach-{kind}") for kind in kinds(name)}

    assert said
    assert {
        kind for kind, line in said.items() if not 1 <= len(SENTENCE.findall(line)) <= 3
    } == set()
    assert {kind for kind, line in said.items() if len(line) > 290} == set()
    assert 200 < len(words.message("minute")) < 420


def asked(path: Path) -> Iterator[str]:
    """The questions of a recorded game: one for each kind of answer that is given."""
    record = read(path)
    rules = game(record.game)
    state, answers = started(rules, record), set[type]()
    for move in record.moves:
        action = decoder(rules.action_type).decode(move.action)
        if type(action) not in answers:
            answers.add(type(action))
            menu = desk(rules.id).menu(state, move.seat)
            assert menu is not None
            yield menu.prompt.id.removeprefix("prompt-")
        turn = play(rules, state, move.seat, action)
        assert not isinstance(turn, Refusal)
        state = turn.state


@EVERY_GAME
def test_a_question_of_a_recorded_game_is_one_of_these_kinds(name: GameId) -> None:
    paths = [path for path in recordings() if path.parent.name == name]
    met = {kind for path in paths[:2] for kind in asked(path)}

    assert met - kinds(name) == set()
    assert met
