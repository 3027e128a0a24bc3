"""Why not? Every thing on the board and every nonsense gets an answer with its rule."""

from collections.abc import Iterator

import pytest

from rotonde.games.rocket import DESK
from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.reasons import (
    BID_FIRST,
    CITY,
    COMPANY_MOVED_ALREADY,
    HEX_TOO_FAR,
    IS_OFFERED,
    LINE_CHOSEN,
    MARKER_GONE,
    NO_SUCH_COMPANY,
    NO_SUCH_HEX,
    NO_SUCH_MARKER,
    NOT_YOUR_STATION,
    RAILWAY_TOWN,
    STARTING_TOWN,
    STATION_IN_HAND,
    STATION_NEXT_TO_ENGINE,
    STATION_ON_TILE,
    STATION_ON_TOWN,
    STATION_SAME_HEX,
    TURNS_TOO_FAR,
    VETO_OPEN,
)
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_DECISION, Refusal
from rotonde.kernel.law.text import Fact, Named, Seated, Text
from rotonde.kernel.tools.codec import encode
from rotonde.words import LANGUAGES, Language
from tests.support.rocket import ROCKET, perform, played, position
from tests.support.rocket_walks import walk

rule = pytest.mark.rule
GWR, EAST = Named("company-GWR"), Named("direction-0")
NAMES = ("Ada", "Bernadette", "Christian", "Hugo")
GARBAGE = ["", ":", "hex:", "hex:Z99", "hex:é", "marker:x", "company:", "town:paris", "moon", "a:b"]


def why(drawing: str, thing: str, script: str = "", seat: int | None = 0) -> Refusal:
    """The answer to a click in a drawn position, after some orders."""
    state = played(position(drawing), script).state if script else position(drawing)
    return DESK.why_not(state, None if seat is None else Seat(seat), Thing(thing))


HULL: dict[str, Fact] = {"town": Named("town-hull"), "lines": 0, "first": 2000, "second": 1000}
BRISTOL: dict[str, Fact] = {"town": Named("town-bristol"), "lines": 1, "line1": GWR}
LINE = "GWR C14 D14 | station 0 F12 | station 1 H12 | marker 1 hull steel | moved GWR"


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("hex:F13", STATION_ON_TOWN(town=Named("town-swindon"))),
        ("hex:E14", STATION_NEXT_TO_ENGINE(hex="E14", other="D14")),
        ("hex:D14", COMPANY_MOVED_ALREADY(company=GWR)),
        ("company:GWR", COMPANY_MOVED_ALREADY(company=GWR)),
        ("company:SNCF", NO_SUCH_COMPANY(company="SNCF")),
        ("station:H12", NOT_YOUR_STATION(hex="H12")),
        ("marker:hull:steel", MARKER_GONE(city=Named("town-hull"), good=Named("good-steel"))),
        ("marker:hull:brewery", NO_SUCH_MARKER(city="hull", good="brewery")),
        ("town:hull", CITY(**HULL, left=2, place="none", mine=0, best=1)),
        ("town:swindon", RAILWAY_TOWN(town=Named("town-swindon"), lines=0, amount=1000)),
        ("town:bristol", STARTING_TOWN(**BRISTOL, company=GWR)),
        ("town:york", IS_OFFERED()),
        ("hex:E17", IS_OFFERED()),
        ("hex:Z99", NO_SUCH_HEX(hex="Z99")),
        ("moon", NOT_NOW()),
    ],
)
def test_a_click_while_an_action_is_chosen(thing: str, refusal: Refusal) -> None:
    """Each thing stands for the order it would be."""
    assert refusal == why(LINE, thing)


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("hex:D14", TURNS_TOO_FAR(hex="D14", company=GWR, heading=EAST, hexes="F14, F15")),
        ("hex:D15", HEX_TOO_FAR(hex="D15", company=GWR)),
        ("hex:I2", CITY(**HULL, left=3, place="none", mine=0, best=0)),
        ("station:F12", HEX_TOO_FAR(hex="F12", company=GWR)),
        ("company:LY", LINE_CHOSEN(company=GWR)),
        ("marker:hull:textile", LINE_CHOSEN(company=GWR)),
    ],
)
def test_a_click_while_a_hex_is_chosen(thing: str, refusal: Refusal) -> None:
    """What belongs to another step is answered with what comes first."""
    assert refusal == why("GWR C14 D14 E14 | station 0 F12", thing, "S0 extend GWR")


@pytest.mark.parametrize(
    ("thing", "refusal"),
    [
        ("hex:F12", STATION_SAME_HEX(hex="F12")),
        ("hex:C13", NO_SUCH_HEX(hex="C13")),
        ("company:GWR", STATION_IN_HAND(hex="F12")),
        ("marker:hull:steel", STATION_IN_HAND(hex="F12")),
        ("hex:D14", STATION_ON_TILE(hex="D14")),
    ],
)
def test_a_click_with_a_station_in_the_hand(thing: str, refusal: Refusal) -> None:
    """The lifted station comes down first."""
    assert refusal == why("GWR C14 D14 E14 | station 0 F12", thing, "S0 lift F12")


def test_a_click_during_a_veto() -> None:
    """The veto is answered first, by the seat that is asked and by nobody else."""
    line, script = "GWR C14 D14 shares 1 0 0 | active 2", "S2 extend GWR, to E14"

    assert why(line, "hex:E12", script) == VETO_OPEN(company=GWR)
    assert why(line, "marker:hull:steel", script) == VETO_OPEN(company=GWR)
    assert why(line, "hex:E13", script, seat=2) == NOT_YOUR_DECISION(seat=Seated(Seat(0)))
    assert why(line, "hex:E13", script, seat=None) == NOT_YOUR_DECISION(seat=Seated(Seat(0)))


@rule("ROC-36")
def test_a_click_on_a_hex_before_the_bid() -> None:
    """A hex that a bid could buy is named after the bid; the present one is no exception."""
    line, script = "GWR C14 D14 shares 1 0 0 | active 2", "S2 extend GWR, to E14"

    for place in ("E13", "E14", "E15"):
        assert why(line, f"hex:{place}", script) == BID_FIRST(company=GWR, hex=place, hexes=3)
    refusal = why(line, "hex:E13", script)
    english, french = (Language(language, "rocket", strict=True) for language in LANGUAGES)
    said = Text(refusal.code, refusal.facts)
    assert english.say(said, NAMES) == "GWR could go to E13: bid first, then say where it goes."
    assert french.say(said, NAMES) == (
        "La GWR pourrait aller en E13\u00a0: misez d’abord, puis choisissez la case."
    )


def test_a_town_tells_of_itself_at_any_time() -> None:
    """Also during a veto and while others decide; a spectator has no stake to be told of."""
    line, script = "GWR C14 D14 shares 1 0 0 | active 2", "S2 extend GWR, to E14"
    hull = CITY(**HULL, left=3, place="none", mine=0, best=0)

    assert [why(line, "town:hull", script, seat) for seat in (0, 1)] == [hull, hull]
    assert why(line, "town:hull", script, None) == NOT_YOUR_DECISION(seat=Seated(Seat(0)))
    assert hull.tells
    assert not why(line, "hex:E12", script).tells


def test_a_city_says_who_leads_in_its_markers_and_which_lines_have_come() -> None:
    """In words, as the asker stands."""
    drawing = (
        "GWR C14 D13 E13 | LSWR G17 G16 G15 F14"
        " | marker 0 gloucester steel | marker 0 gloucester leather | marker 1 reading steel"
    )
    english = Language("en", "rocket", strict=True)

    def said(thing: str) -> str:
        return english.refusal(why(drawing, thing), NAMES)

    assert said("town:gloucester").startswith("Gloucester, city on GWR. Each line that reaches it")
    assert "you lead, 2\u00a0to\u00a00. Still there: 1." in said("town:gloucester")
    assert "Swindon, railway town on LSWR and GWR" in said("town:swindon")


def test_a_click_after_the_end() -> None:
    """Nothing can be chosen any more."""
    *_, (state, seat) = walk("end", 2)
    action = ROCKET.legal(state, seat)[0]
    over = perform(state, seat, action).state

    assert DESK.why_not(over, seat, Thing("hex:E13")) == GAME_OVER()


def things() -> Iterator[str]:
    """All that can be clicked, and more."""
    yield from (f"hex:{name}" for name in BOARD.hexes)
    yield from (f"station:{name}" for name in BOARD.hexes)
    yield from (f"company:{row.id}" for row in BOARD.tables.company)
    yield from (f"town:{row.id}" for row in BOARD.tables.town)
    yield from (f"marker:{each.city}:{each.good}" for each in BOARD.markers)
    yield from GARBAGE


@pytest.mark.parametrize(("seed", "seats"), [("ada", 2), ("hugo", 3), ("christian", 4)])
def test_every_thing_gets_an_answer_in_words(seed: str, seats: int) -> None:
    """Never an exception, never a change, and a sentence in both languages."""
    every = [Language(lang, "rocket", strict=True) for lang in LANGUAGES]
    asked: dict[bytes, Refusal] = {}
    for state, seat in list(walk(seed, seats))[::9]:
        before = encode(state)
        for thing in things():
            for who in (seat, None, Seat((seat + 1) % seats)):
                refusal = DESK.why_not(state, who, Thing(thing))
                asked.setdefault(encode(refusal), refusal)
        assert encode(state) == before
    assert all(words.refusal(refusal, NAMES) for words in every for refusal in asked.values())


@pytest.mark.parametrize(("seed", "seats"), [("ada", 2), ("hugo", 3)])
def test_only_what_is_offered_is_said_to_be(seed: str, seats: int) -> None:
    """A thing that no choice stands for is refused with a reason."""
    for state, seat in list(walk(seed, seats))[::9]:
        menu = DESK.menu(state, seat)
        assert menu is not None
        offered = {thing for choice in menu.choices for thing in (*choice.things, *choice.also)}
        claimed = {
            thing
            for thing in things()
            if thing.split(":")[0] in ("hex", "marker", "company")
            and DESK.why_not(state, seat, Thing(thing)).code == IS_OFFERED.code
        }
        assert claimed <= offered
