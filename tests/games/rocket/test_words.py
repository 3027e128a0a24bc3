"""The words of Stephenson's Rocket: every event told, every message there in both languages."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import pytest
from fluent.syntax import ast, parse

import rotonde
from rotonde.games.rocket import DESK
from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.games.rocket.events import (
    ActionLost,
    AnyEvent,
    CategoryPaid,
    EngineMoved,
    EnginePlaced,
    GameEnded,
    LineAbsorbed,
    LineAnnounced,
    LineIsolated,
    LineSelected,
    MarkersDiscarded,
    MarkerTaken,
    PassengerTaken,
    SharesPaid,
    StationLifted,
    StationMoved,
    StationPlaced,
    StationsPaid,
    TownReached,
    TurnBegan,
    VetoAnswered,
    VetoOffered,
    VetoPaid,
    VetoPassed,
)
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import LogLine
from rotonde.railway.hexes import HexName
from rotonde.words import LANGUAGES, Language

HOUSE = Path(rotonde.__file__).parent
NAMES = ("Ada", "Bernadette", "Christian")
GWR, LSWR, LY = CompanyId("GWR"), CompanyId("LSWR"), CompanyId("LY")
ADA, BERNADETTE, CHRISTIAN = Seat(0), Seat(1), Seat(2)
D14, E13, E14 = HexName("D14"), HexName("E13"), HexName("E14")

TOLD: list[tuple[Event, str | None, str | None]] = [
    (TurnBegan(ADA, 9), "Round 9", "Tour 9"),
    (TurnBegan(BERNADETTE, 9), None, None),
    (
        ActionLost(ADA),
        "Ada can do nothing: the action is lost",
        "Ada ne peut rien faire : le coup est perdu",
    ),
    (
        MarkerTaken(ADA, TownId("nottingham"), Good("leather")),
        "Ada takes the leather marker of Nottingham",
        "Ada prend le marqueur cuir à Nottingham",
    ),
    (
        StationPlaced(ADA, HexName("F12"), 6),
        "Ada places a station on F12 (6 left)",
        "Ada place une gare en F12 (reste 6)",
    ),
    (StationLifted(ADA, HexName("G16")), None, None),
    (
        StationMoved(ADA, HexName("G16"), HexName("H17")),
        "Ada moves a station G16 → H17",
        "Ada déplace une gare G16 → H17",
    ),
    (LineSelected(ADA, GWR), None, None),
    (
        LineAnnounced(CHRISTIAN, GWR, D14, E14, share=True, stack=11),
        "Christian moves GWR D14 → E14, takes a share (11 left)",
        "Christian avance la GWR D14 → E14, prend une action (reste 11)",
    ),
    (
        LineAnnounced(CHRISTIAN, LY, D14, E14, share=False, stack=0),
        "Christian moves L&Y D14 → E14; no share is left",
        "Christian avance la L&Y D14 → E14 ; plus d’action à prendre",
    ),
    (VetoPassed(ADA, GWR), "Ada passes", "Ada passe"),
    (VetoOffered(ADA, GWR, 1), "Ada bids 1 share of GWR", "Ada mise 1 action GWR"),
    (VetoOffered(ADA, GWR, 2), "Ada bids 2 shares of GWR", "Ada mise 2 actions GWR"),
    (EnginePlaced(ADA, GWR, E13), "GWR is sent to E13", "La GWR est envoyée en E13"),
    (VetoAnswered(ADA, GWR, matched=True), "Ada matches the bid", "Ada suit l’enchère"),
    (VetoAnswered(ADA, GWR, matched=False), "Ada concedes", "Ada cède"),
    (
        VetoPaid(BERNADETTE, GWR, 2, E13, 13),
        "Bernadette wins the veto with 2: GWR goes to E13",
        "Bernadette gagne le veto avec 2 : la GWR va en E13",
    ),
    (
        PassengerTaken(CHRISTIAN, E14, BERNADETTE),
        "Passenger at Bernadette’s station, E14 | Christian +1",
        "Passager, gare en E14 (Bernadette) | Christian +1",
    ),
    (EngineMoved(ADA, GWR, D14, E13, 5, D14, 38), None, None),
    (EngineMoved(ADA, GWR, D14, E13, 5, None, 3), None, None),
    (
        EngineMoved(ADA, GWR, D14, E13, 5, D14, 3),
        "3 track tiles left",
        "Il reste 3 tuiles de rails",
    ),
    (
        EngineMoved(ADA, GWR, D14, E13, 5, D14, 0),
        "The last track tile is laid",
        "La dernière tuile de rails est posée",
    ),
    (
        TownReached(GWR, TownId("london"), 3, (0, 3000, 1000)),
        "GWR reaches London (3 towns in all) | Bernadette £3,000 | Christian £1,000",
        "La GWR atteint Londres (3 villes en tout)"
        " | Bernadette 3\u202f000 £ | Christian 1\u202f000 £",
    ),
    (
        LineAbsorbed(LSWR, GWR, 3, (3000, 1000, 0), (3, 2, 1), (1, 1, 0), E14, 55),
        "LSWR, 3 towns, is absorbed by GWR | Ada £3,000, shares 3 → 1"
        " | Bernadette £1,000, shares 2 → 1 | Christian shares 1 → 0",
        "La LSWR, 3 villes, est absorbée par la GWR | Ada 3\u202f000 £, actions 3 → 1"
        " | Bernadette 1\u202f000 £, actions 2 → 1 | Christian actions 1 → 0",
    ),
    (
        LineIsolated(LY, 13),
        "L&Y is isolated: 13 shares leave the game",
        "La L&Y est autonome : 13 actions quittent le jeu",
    ),
    (
        GameEnded("tiles"),
        "Final count. The last track tile was laid.",
        "Décompte final. La dernière tuile de rails a été posée.",
    ),
    (
        MarkersDiscarded(TownId("hull"), (0, 0, 2)),
        "Hull is on no line: its markers do not count | Christian −2",
        "Hull n’est sur aucune ligne : ses marqueurs ne comptent pas | Christian −2",
    ),
    (
        CategoryPaid("passenger", (1, 0, 2), (3000, 0, 6000)),
        "Passengers | Ada £3,000 with 1 | Christian £6,000 with 2",
        "Passagers | Ada 3\u202f000 £ avec 1 | Christian 6\u202f000 £ avec 2",
    ),
    (CategoryPaid("steel", (0, 0, 0), (0, 0, 0)), None, None),
    (StationsPaid(GWR, 3, (0, 0, 0), (0, 0, 0)), None, None),
    (
        StationsPaid(GWR, 3, (1, 0, 0), (3000, 0, 0)),
        "Stations on GWR, 3 towns | Ada £3,000 with 1",
        "Gares de la GWR, 3 villes | Ada 3\u202f000 £ avec 1",
    ),
    (
        SharesPaid(LSWR, 2, (2, 5, 2), (0, 2000, 0)),
        "Shares of LSWR, 2 towns | Ada £0 with 2 | Bernadette £2,000 with 5 | Christian £0 with 2",
        "Actions de la LSWR, 2 villes | Ada 0 £ avec 2"
        " | Bernadette 2\u202f000 £ avec 5 | Christian 0 £ avec 2",
    ),
]


def said(line: LogLine | None, lang: str) -> str | None:
    """A line of the log as a reader sees it, with plain spaces for hard ones."""
    if line is None:
        return None
    words = Language(lang, "rocket", strict=True)
    gains = [f"{NAMES[gain.seat]} {words.say(gain.text, NAMES)}" for gain in line.gains]
    return " | ".join([words.say(line.text, NAMES), *gains]).replace("\u00a0", " ")


@pytest.mark.parametrize(("event", "english", "french"), TOLD)
def test_an_event_in_words(event: Event, english: str | None, french: str | None) -> None:
    """The log says what happened and who got what."""
    assert english == said(DESK.tell(event), "en")
    assert french == said(DESK.tell(event), "fr")


def test_every_kind_of_event_is_told() -> None:
    """A kind that the table above forgets would be a kind nobody ever read."""
    assert set(get_args(AnyEvent)) == {type(event) for event, _, _ in TOLD}


def test_deeds_stand_in_front_and_consequences_behind() -> None:
    """A deed has its seat; what follows from it is one step in."""
    deed, effect = (
        DESK.tell(MarkerTaken(ADA, TownId("hull"), Good("steel"))),
        DESK.tell(LineIsolated(LY, 1)),
    )

    assert deed is not None
    assert effect is not None
    assert (deed.seat, deed.depth) == (ADA, 0)
    assert (effect.seat, effect.depth) == (None, 1)


# --- the catalogues ---------------------------------------------------------------------------

CATALOGUES = {
    "common": {lang: HOUSE / "locale" / lang / "common.ftl" for lang in LANGUAGES},
    "rocket": {lang: HOUSE / "games" / "rocket" / "locale" / f"{lang}.ftl" for lang in LANGUAGES},
}


def walk(node: object) -> Iterator[ast.BaseNode]:
    """A part of a catalogue and all parts inside it."""
    if isinstance(node, list):
        for part in node:
            yield from walk(part)
    elif isinstance(node, ast.BaseNode):
        yield node
        yield from walk(list(vars(node).values()))


@pytest.mark.parametrize("name", CATALOGUES)
def test_french_has_hard_spaces_before_tall_signs(name: str) -> None:
    """No line may break before : ; ! ? or inside « »."""
    text = CATALOGUES[name]["fr"].read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert [line for line in lines if re.search(r" [:;!?»£]|« ", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_straight_quotes_are_left(lang: str) -> None:
    """Typographic apostrophes, in both languages."""
    for name in CATALOGUES:
        texts = list(text_elements(CATALOGUES[name][lang]))
        assert [text for text in texts if "'" in text or '"' in text] == []


def text_elements(path: Path) -> Iterator[str]:
    """The plain text between the gaps of all messages."""
    parts = walk(parse(path.read_text(encoding="utf-8")).body)
    return (part.value for part in parts if isinstance(part, ast.TextElement))
