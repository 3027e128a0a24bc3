"""The words of Railroad Tiles: every event told, every name there in both languages."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import rotonde
from rotonde.games.tiles import DESK
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import ChallengeId, ObjectiveId, TileId, TokenId
from rotonde.games.tiles.events import (
    AnyEvent,
    ChallengeJudged,
    CitiesScored,
    CoinTossed,
    ColumnsCleared,
    ColumnsFilled,
    ColumnTaken,
    DeadEndsCounted,
    FilledColumn,
    GameEnded,
    LayingFinished,
    ObjectiveDiscarded,
    ObjectiveLaid,
    ObjectiveScored,
    OrderSet,
    PiecePlaced,
    PiecesBegan,
    PiecesFinished,
    RectanglesScored,
    RoundBegan,
    StarAdded,
    StartTileChosen,
    TileLaid,
    TileRejected,
    TilesDiscarded,
    TokensShifted,
)
from rotonde.games.tiles.names import token
from rotonde.games.tiles.state import TilesOptions
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.text import LogLine
from rotonde.words import LANGUAGES, Language
from tests.support.tiles import TILES
from tests.support.tiles_walks import TABLES, turns

LOCALE = Path(rotonde.__file__).parent / "games" / "tiles" / "locale"
NAMES = ("Ada", "Bernadette", "Christian", "Hugo")
ADA, BERNADETTE, CHRISTIAN, HUGO = map(Seat, range(4))
V17, V24, V54 = TileId("V17"), TileId("V24"), TileId("V54")
Q13, STADIUM = CellName("Q13"), ObjectiveId("stadium")
TRAIN, CAR = TokenId("train_flag"), TokenId("car_plain")
EITHER, TRAVELLER = TokenId("train_or_car_plain"), TokenId("traveller_plain")


def car(**changes: object) -> PiecePlaced:
    """Ada's car on Q13, with something different."""
    placed = PiecePlaced(ADA, "car", Q13, 0, "left", "token", 1, 2, 1, 12)
    return msgspec.structs.replace(placed, **changes)


TOLD: list[tuple[Event, str | None, str | None]] = [
    (RoundBegan(5), "Round 5", "Manche 5"),
    (
        TokensShifted(EITHER, TRAIN, CAR, None, 4),
        "Waiting room: train or car; left hall: train; right hall: car",
        "Salle d’attente : Train ou Voiture ; hall de gauche : Train ; hall de droite : Voiture",
    ),
    (
        TokensShifted(None, TRAIN, CAR, EITHER, 0),
        "Waiting room: no token; left hall: train; right hall: car; out of the game: train or car",
        "Salle d’attente : aucun jeton ; hall de gauche : Train ;"
        " hall de droite : Voiture ; hors du jeu : Train ou Voiture",
    ),
    (
        ColumnsFilled((FilledColumn(1, (V17, V24)), FilledColumn(2, (V54,))), 82),
        "3 tiles are drawn, 82 left in the bag",
        "3 tuiles piochées, reste 82 dans le sac",
    ),
    (
        StartTileChosen(ADA, V54, CellName("M13"), 0),
        "Ada starts with a curved station",
        "Ada commence avec une gare en virage",
    ),
    (
        ColumnTaken(ADA, 2, (V17, V24, V54), 1),
        "Ada takes column 2 (3 tiles, 1 star)",
        "Ada prend la colonne 2 (3 tuiles, 1 étoile)",
    ),
    (
        ColumnTaken(ADA, 1, (V17, V24), 0, bonus_stars=1),
        "Ada takes column 1 (2 tiles, 1 star)",
        "Ada prend la colonne 1 (2 tuiles, 1 étoile)",
    ),
    (
        ColumnTaken(ADA, 2, (V17, V24, V54), 0, bonus_points=1),
        "Ada takes column 2 (3 tiles) | Ada +1",
        "Ada prend la colonne 2 (3 tuiles) | Ada +1",
    ),
    (
        ColumnsCleared((2, 3), (V17,) * 7),
        "The other columns go to the box (7 tiles)",
        "Les autres colonnes vont dans la boîte (7 tuiles)",
    ),
    (
        TileLaid(ADA, V54, Q13, 2, 1),
        "Ada lays a curved station on Q13",
        "Ada pose une gare en virage en Q13",
    ),
    (
        ObjectiveLaid(ADA, STADIUM, Q13, 0),
        "Ada lays the stadium on Q13",
        "Ada pose le stade en Q13",
    ),
    (
        TileRejected(ADA, V17, 1, 2),
        "Ada rejects a rail cross (1 of 2)",
        "Ada rejette un croisement de rails (1 sur 2)",
    ),
    (
        TilesDiscarded(ADA, (V17,)),
        "No place for a rail cross: discarded",
        "Pas de place pour un croisement de rails : défausse",
    ),
    (
        TilesDiscarded(ADA, (V17, V24, V54)),
        "No place for a rail cross, a straight road and a curved station: discarded",
        "Pas de place pour un croisement de rails, une route droite ni une gare en virage"
        " : défausse",
    ),
    (
        ObjectiveDiscarded(ADA, STADIUM),
        "Ada gives up the stadium: it fits nowhere",
        "Ada abandonne le stade : aucune place",
    ),
    (LayingFinished(ADA), None, None),
    (PiecesBegan(CAR, None, (ADA,)), "Pieces: car", "Pions : Voiture"),
    (
        PiecesBegan(EITHER, TRAVELLER, (ADA, HUGO)),
        "Pieces: train or car (left hall), traveller (right hall)",
        "Pions : Train ou Voiture (hall de gauche), Voyageur (hall de droite)",
    ),
    (
        PiecesBegan(CAR, TRAIN, ()),
        "Pieces: car (left hall), train (right hall); nobody can place one",
        "Pions : Voiture (hall de gauche), Train (hall de droite) ; personne ne peut en placer",
    ),
    (
        car(),
        "Ada places a car on Q13 (1 + 1) | Ada +2",
        "Ada place une voiture en Q13 (1 + 1) | Ada +2",
    ),
    (
        car(by="star", connected=0, points=1, kind="traveller"),
        "Ada pays a star and places a traveller on Q13 (1 + 0) | Ada +1",
        "Ada paie une étoile et place un voyageur en Q13 (1 + 0) | Ada +1",
    ),
    (
        car(connected=5, points=5),
        "Ada places a car on Q13 (1 + 5, but no more than 5) | Ada +5",
        "Ada place une voiture en Q13 (1 + 5, mais 5 au plus) | Ada +5",
    ),
    (PiecesFinished(ADA, ()), None, None),
    (
        PiecesFinished(ADA, ("left",)),
        "Ada does not use the token of the left hall",
        "Ada n’utilise pas le jeton du hall de gauche",
    ),
    (
        PiecesFinished(ADA, ("left", "right")),
        "Ada uses neither token",
        "Ada n’utilise aucun des deux jetons",
    ),
    (
        CoinTossed("left", 1, (V17, V24), 0),
        "Coin: left. Column 1 goes to the box",
        "Pièce : gauche. La colonne 1 va dans la boîte",
    ),
    (
        CoinTossed("right", 3, (V17,), 2),
        "Coin: right. Column 3 goes to the box, its 2 stars to the supply",
        "Pièce : droite. La colonne 3 va dans la boîte, ses 2 étoiles à la réserve",
    ),
    (
        StarAdded(3, 2),
        "Nobody took column 3: it gets a star (2 on it)",
        "Personne n’a pris la colonne 3 : elle reçoit une étoile (2 en tout)",
    ),
    (
        OrderSet((CHRISTIAN, ADA, BERNADETTE)),
        "Platforms: Christian, Ada, Bernadette",
        "Quais : Christian, Ada, Bernadette",
    ),
    (GameEnded(), "Final count", "Décompte final"),
    (
        CitiesScored((2, 0, 1), (10, 0, 5)),
        "Cities | Ada +10 for 2 | Christian +5 for 1",
        "Villes | Ada +10 pour 2 | Christian +5 pour 1",
    ),
    (
        RectanglesScored(((4, 3), (2, 2)), (12, 4)),
        "Largest rectangle | Ada +12, 4 × 3 | Bernadette +4, 2 × 2",
        "Plus grand rectangle | Ada +12, 4 × 3 | Bernadette +4, 2 × 2",
    ),
    (
        DeadEndsCounted((7, 4, 0), (-2, 0, 0)),
        "Dead ends | Ada −2 for 7 | Bernadette 0 for 4",
        "Voies sans issue | Ada −2 pour 7 | Bernadette 0 pour 4",
    ),
    (
        ObjectiveScored(STADIUM, (True, True, False), (True, False, False), (5, 0, 0)),
        "Stadium | Ada +5 | Bernadette 0, not fulfilled",
        "Stade | Ada +5 | Bernadette 0, condition non remplie",
    ),
    (ObjectiveScored(STADIUM, (False, False), (False, False), (0, 0)), None, None),
    (
        ChallengeJudged(ADA, ChallengeId("megalopole"), True, 10, 10, 44, 44, 2),
        "Megalopolis is met: 44 points, 2 stars of 3",
        "Mégalopole : défi tenu, 44 points, 2 étoiles sur 3",
    ),
    (
        ChallengeJudged(ADA, ChallengeId("megalopole"), False, 9, 10, 44, 0, 0),
        "Megalopolis is not met: 9 instead of 10 | Ada −44",
        "Mégalopole : défi manqué, 9 au lieu de 10 | Ada −44",
    ),
]


def said(line: LogLine | None, lang: str) -> str | None:
    """A line of the log as a reader sees it, with plain spaces for hard ones."""
    if line is None:
        return None
    words = Language(lang, "tiles", strict=True)
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


def test_the_log_begins_with_the_first_token_and_the_first_fill() -> None:
    """Before anybody decides: what lies in the waiting room, and how many tiles were drawn."""
    start = TILES.setup(3, TilesOptions(), Rng("first"))
    title, tokens, fill = (said(DESK.tell(event), "en") for event in TILES.prelude(start))
    drawn = sum(len(column.tiles) for column in start.columns)

    assert title == "Round 1"
    assert tokens is not None
    assert tokens.endswith("; left hall: no token; right hall: no token")
    assert fill == f"{drawn} tiles are drawn, {len(start.bag)} left in the bag"


def test_deeds_stand_in_front_and_consequences_behind() -> None:
    """A deed has its seat; what follows from it is one step in; a round is a title."""
    deed, effect = DESK.tell(TileRejected(ADA, V17, 1, 2)), DESK.tell(TilesDiscarded(ADA, (V17,)))
    title = DESK.tell(RoundBegan(1))

    assert deed is not None
    assert effect is not None
    assert title is not None
    assert (deed.seat, deed.depth) == (ADA, 0)
    assert (effect.seat, effect.depth) == (None, 1)
    assert (title.heading, deed.heading) == (True, False)


@pytest.mark.parametrize("table", TABLES)
def test_the_log_of_a_game_adds_up(table: str) -> None:
    """All gains of the log are the score of the end, seat by seat."""
    counted = Counter[Seat]()
    for _, _, turn in turns(table):
        for line in filter(None, map(DESK.tell, turn.events)):
            counted.update({gain.seat: gain.amount for gain in line.gains})
        end = TILES.outcome(turn.state)

    assert end is not None
    assert {each.seat: each.score for each in end.standings} == counted


# --- names --------------------------------------------------------------------------------------


def named() -> Iterator[str]:
    """The messages that data and rules ask for by name."""
    yield from (f"tile-{row.id}" for row in BOARD.tables.track_tile)
    for article in ("", "-a", "-the"):
        yield from (f"archetype-{row.id}{article}" for row in BOARD.tables.archetype)
    for kind in BOARD.objectives:
        yield from (f"objective-{kind}{part}" for part in ("", "-the", "-condition"))
    for challenge in BOARD.challenges.values():
        yield from (f"challenge-{challenge.id}", f"challenge-{challenge.id}-mission")
        yield f"challenge-type-{challenge.type}"
    for piece in BOARD.kinds:
        yield from (f"piece-{piece}{part}" for part in ("", "-a", "-title"))
    yield from (token(each).id for each in (*BOARD.tokens, None))
    yield from ("game-title", "game-tagline", "game-players", "sketch-legend")
    yield from (f"end-{reason}" for reason in ("rounds", "challenge-kept", "challenge-failed"))
    for source in ("pieces", "cities", "rectangle", "dead_ends", "objectives", "solo", "challenge"):
        yield f"source-{source}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_of_the_data_has_its_name(lang: str) -> None:
    """Tiles, objectives, challenges, pieces and tokens."""
    words = Language(lang, "tiles", strict=True)

    assert [id for id in named() if not words.message(id)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_tiles_have_the_same_name(lang: str) -> None:
    """Drawing, slot and ground tell all variants apart."""
    words = Language(lang, "tiles", strict=True)
    names = {words.message(f"tile-{row.id}") for row in BOARD.tables.track_tile}

    assert len(BOARD.tables.track_tile) == len(names)


def test_the_name_of_a_tile_tells_its_slot_and_its_ground() -> None:
    """As a screen reader says it."""
    english, french = (Language(lang, "tiles", strict=True) for lang in ("en", "fr"))

    assert english.message("tile-V02") == "Straight rail with a train slot, in town"
    assert french.message("tile-V02") == "Rail droit avec un repère Train, en ville"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_missions_say_the_figures_of_the_data(lang: str) -> None:
    """A figure in a sentence is a copy of the data, and no copy is trusted."""
    words = Language(lang, "tiles", strict=True)
    silent = {"volcano", "social_distance", "lazy_travellers"}
    for row in BOARD.tables.challenge:
        mission = words.message(f"challenge-{row.id}-mission")
        assert row.id in silent or str(row.value) in re.findall(r"\d+", mission)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_value_of_every_option_can_be_said(lang: str) -> None:
    """The form of a new table reads them as `option-<name>-<value>`."""
    words = Language(lang, "tiles", strict=True)
    schema = msgspec.json.schema(TilesOptions)["$defs"]["TilesOptions"]["properties"]
    for name, option in schema.items():
        assert words.message(f"option-{name}-sentence", choice="…")
        for value in option.get("enum", ["true", "false"]):
            assert words.message(f"option-{name}-{value}")


# --- the catalogues ---------------------------------------------------------------------------


def test_french_has_hard_spaces_before_tall_signs() -> None:
    """No line may break before : ; ! ? or inside « »."""
    text = (LOCALE / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert [line for line in lines if re.search(r" [:;!?»£]|« ", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_straight_apostrophes_are_left(lang: str) -> None:
    """Typographic ones, in both languages."""
    text = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]

    assert [line for line in lines if "'" in line] == []
