"""Chapters of a desk: two of them never answer for the same kind of thing."""

from typing import Any

import pytest

from rotonde.kernel.desk.about import About, Explanations
from rotonde.kernel.desk.clicks import Clicks
from rotonde.kernel.law.refusal import Reason
from rotonde.kernel.law.text import Text
from rotonde.kernel.law.thing import ThingKind

OFFERED = Reason("offered", "TST-1")
TOWN, PORT, QUAY = ThingKind("town", id=str), ThingKind("port"), ThingKind("port", number=str)


def answer(_state: object, _step: object, _words: object) -> None:
    """No such thing."""


def explain(_view: object, *_words: str) -> About:
    return About(Text("about-seat"), "TST-1")


def test_clicks_on_one_kind_are_answered_by_one_chapter() -> None:
    """The second answer would take the place of the first, and nobody would be told."""
    unasked: Any = None

    with pytest.raises(TypeError, match="one answer for each kind of thing: several for port"):
        Clicks(unasked, unasked, OFFERED, {"town": answer, "port": answer}, {"port": answer})


def test_things_of_one_kind_are_explained_by_one_chapter() -> None:
    """Ids of one kind may have more words or fewer: those are two entries."""
    found = Explanations[object]({TOWN: explain, PORT: explain}, {QUAY: explain})

    assert found.names == ("town", "port")
    with pytest.raises(TypeError, match="one explanation for each kind of thing: several for town"):
        Explanations[object]({TOWN: explain}, {PORT: explain, TOWN: explain})
