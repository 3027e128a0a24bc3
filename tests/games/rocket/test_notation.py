"""The notation of Stephenson's Rocket: one short form for each action, read and written alike."""

from typing import get_args

import pytest

from rotonde.games.rocket.actions import (
    Advance,
    AnyAction,
    DropStation,
    PickStation,
    PlaceStation,
    SelectLine,
    TakeMarker,
    VetoBid,
    VetoConcede,
    VetoMatch,
    VetoPass,
    VetoPlace,
)
from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.games.rocket.events import (
    ActionLost,
    EnginePlaced,
    LineAnnounced,
    StationMoved,
    VetoAnswered,
    VetoOffered,
    VetoPassed,
)
from rotonde.games.rocket.notation import NOTATION
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import UNREADABLE_ORDER, Refusal
from rotonde.railway.hexes import HexName
from tests.recordings.notes import lines_of
from tests.support.rocket_notes import NOTES

FORMS: list[tuple[str, AnyAction]] = [
    ("marker gloucester steel", TakeMarker(TownId("gloucester"), Good("steel"))),
    ("station F12", PlaceStation(HexName("F12"))),
    ("lift G16", PickStation(HexName("G16"))),
    ("drop H17", DropStation(HexName("H17"))),
    ("extend GWR", SelectLine(CompanyId("GWR"))),
    ("to E13", Advance(HexName("E13"))),
    ("pass", VetoPass()),
    ("bid 2", VetoBid(2)),
    ("place E13", VetoPlace(HexName("E13"))),
    ("match", VetoMatch()),
    ("concede", VetoConcede()),
]


@pytest.mark.parametrize(("text", "action"), FORMS)
def test_a_form_is_written_and_read_alike(text: str, action: AnyAction) -> None:
    """ROC-1: the name of a hex is the same in actions, notation and log."""
    assert text == NOTATION.write(action)
    assert action == NOTATION.read(text)


def test_every_kind_of_action_has_its_form() -> None:
    """A forgotten form would leave a choice that nobody can type."""
    assert set(get_args(AnyAction)) == {type(action) for _, action in FORMS}
    assert set(get_args(AnyAction)) == set(NOTATION.verbs)


def test_an_unknown_verb_is_answered_with_the_verbs() -> None:
    """A player who types nonsense learns what can be typed."""
    known = "marker, station, lift, drop, extend, to, pass, bid, place, match, concede"

    assert UNREADABLE_ORDER(order="fly E13", known=known) == NOTATION.read("fly E13")


@pytest.mark.parametrize(
    "text", ["marker gloucester", "to", "to E13 E14", "bid two", "bid 0", "bid"]
)
def test_a_verb_with_wrong_words_is_answered_with_its_form(text: str) -> None:
    """The answer shows what the verb asks for."""
    answer = NOTATION.read(text)

    assert isinstance(answer, Refusal)
    assert text.split(maxsplit=1)[0] == str(answer.facts["known"]).split()[0]


def test_a_transcript_tells_an_action_in_one_line() -> None:
    """The record for people: an extension with all that the others say to it, and small actions."""
    gwr, e13 = CompanyId("GWR"), HexName("E13")
    events = [
        LineAnnounced(Seat(2), gwr, HexName("D14"), HexName("E14"), share=True, stack=12),
        VetoOffered(Seat(0), gwr, 1),
        EnginePlaced(Seat(0), gwr, e13),
        VetoPassed(Seat(1), gwr),
        VetoAnswered(Seat(2), gwr, matched=True),
        StationMoved(Seat(0), HexName("G16"), HexName("H17")),
        ActionLost(Seat(1)),
    ]

    assert lines_of(map(NOTES.note, events)) == [
        "S2 L GWR D14>E14 | S0 1@E13 | S1 - | S2 =",
        "S0 S G16>H17",
        "S1 lost",
    ]
