"""The notation of Railroad Tiles: one short form for each action, read and written alike."""

from typing import get_args

import pytest

from rotonde.games.tiles.actions import (
    AnyAction,
    ChooseColumn,
    ChooseStartTile,
    DiscardObjective,
    FinishLaying,
    FinishPieces,
    LayObjective,
    LayTile,
    PlacePiece,
    RejectTile,
)
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ObjectiveId, TileId
from rotonde.games.tiles.notation import NOTATION
from rotonde.kernel.law.refusal import UNREADABLE_ORDER, Refusal

rule = pytest.mark.rule
V24, N13, CITY_HALL = TileId("V24"), CellName("N13"), ObjectiveId("city_hall")

FORMS: list[tuple[str, AnyAction]] = [
    ("start V30", ChooseStartTile(TileId("V30"))),
    ("column 2", ChooseColumn(2)),
    ("lay V24 N13 1", LayTile(V24, N13, 1)),
    ("lay V24 -B0 7", LayTile(V24, CellName("-B0"), 7)),
    ("objective city_hall N13 1", LayObjective(CITY_HALL, N13, 1)),
    ("reject V24", RejectTile(V24)),
    ("discard city_hall", DiscardObjective(CITY_HALL)),
    ("done", FinishLaying()),
    ("piece left token N13 0", PlacePiece("left", "token", N13, 0)),
    ("piece right star AA-3 1", PlacePiece("right", "star", CellName("AA-3"), 1)),
    ("finish", FinishPieces()),
]


@rule("TIL-1")
@pytest.mark.parametrize(("text", "action"), FORMS)
def test_a_form_is_written_and_read_alike(text: str, action: AnyAction) -> None:
    """The name of a cell is the same in actions, notation and log."""
    assert text == NOTATION.write(action)
    assert action == NOTATION.read(text)


def test_every_kind_of_action_has_its_form() -> None:
    """A forgotten form would leave a choice that nobody can type."""
    assert set(get_args(AnyAction)) == {type(action) for _, action in FORMS}
    assert set(get_args(AnyAction)) == set(NOTATION.verbs)


def test_an_unknown_verb_is_answered_with_the_verbs() -> None:
    """A player who types nonsense learns what can be typed."""
    known = "start, column, lay, objective, reject, discard, done, piece, finish"

    assert UNREADABLE_ORDER(order="turn V24", known=known) == NOTATION.read("turn V24")


@pytest.mark.parametrize(
    "text",
    [
        "start",
        "column two",
        "column 0",
        "lay V24 N13",
        "lay V24 N13 8",
        "piece middle token N13 0",
        "piece left gold N13 0",
        "done now",
    ],
)
def test_a_verb_with_wrong_words_is_answered_with_its_form(text: str) -> None:
    """The answer shows what the verb asks for."""
    answer = NOTATION.read(text)

    assert isinstance(answer, Refusal)
    assert text.split(maxsplit=1)[0] == str(answer.facts["known"]).split()[0]
