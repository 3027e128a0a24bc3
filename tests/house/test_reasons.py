"""Every way to be refused is provoked by a test, has its sentence, and names a rule."""

import importlib

import pytest

from rotonde import GAMES
from rotonde.kernel.law import refusal
from rotonde.kernel.law.refusal import Reason
from tests.support.house import asserted_names, rule_pages, rules_of
from tests.support.messages import LANGUAGES, messages_for

ROOMS = ["rotonde.kernel.law.refusal", *(f"rotonde.games.{game}.reasons" for game in GAMES)]

pytestmark = pytest.mark.xdist_group("readers of the source")


def reasons(room: str) -> dict[str, Reason]:
    """The reasons of a module by their names."""
    names = vars(importlib.import_module(room))
    return {name: value for name, value in names.items() if isinstance(value, Reason)}


ALL = [(room, name, reason) for room in ROOMS for name, reason in reasons(room).items()]
EACH = pytest.mark.parametrize(
    ("room", "name", "reason"), ALL, ids=[f"{room.split('.')[-2]}-{name}" for room, name, _ in ALL]
)


def test_the_kernel_has_its_reasons() -> None:
    """The search finds what is there."""
    assert reasons("rotonde.kernel.law.refusal")["NOT_NOW"] is refusal.NOT_NOW
    assert len({(room, reason.code) for room, _, reason in ALL}) == len(ALL)


@EACH
def test_a_reason_is_provoked_by_a_test(room: str, name: str, reason: Reason) -> None:
    """Some test that reads the reasons of this room claims to be refused for it."""
    assert name in asserted_names(room)


@EACH
def test_a_reason_has_its_sentence_in_every_language(room: str, name: str, reason: Reason) -> None:
    """The sentence stands under the code of the reason."""
    game = room.split(".")[-2]

    assert [lang for lang in LANGUAGES if reason.code not in messages_for(game, lang)] == []


@EACH
def test_a_reason_names_a_rule_of_its_game(room: str, name: str, reason: Reason) -> None:
    """A refusal links to its rule; those of the kernel belong to no rulebook."""
    known = {rule for page in rule_pages() for rule in rules_of(page)}

    assert reason.rule in ({""} if room == "rotonde.kernel.law.refusal" else known)
