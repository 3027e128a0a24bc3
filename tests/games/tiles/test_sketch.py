"""The maps in plain text: everything that lies on them can be read."""

import pytest

from rotonde.games.tiles import DESK
from rotonde.games.tiles.board import BOARD, EMPTY, RAIL, ROAD
from rotonde.games.tiles.desk.sketch import DRAWN, GLYPHS, LETTERS, map_lines
from rotonde.kernel.law.ids import Seat
from rotonde.words import LANGUAGES, Language
from tests.support.house import ROOT
from tests.support.tiles import TILES, position


def lines(text: str) -> list[str]:
    """The sketch of a position as seat 0 sees it."""
    return DESK.sketch(TILES.view(position(text), Seat(0))).splitlines()


def test_every_way_to_lay_track_has_its_own_drawing() -> None:
    """Rail is heavy and road light, on each of the four sides."""
    assert len(set(GLYPHS)) == len(GLYPHS) == 3**4
    assert DRAWN[RAIL, EMPTY, RAIL, EMPTY] == "┃"
    assert DRAWN[EMPTY, ROAD, EMPTY, ROAD] == "─"
    assert DRAWN[ROAD, RAIL, ROAD, RAIL] == "┿"
    assert DRAWN[RAIL, ROAD, EMPTY, EMPTY] == "┖"
    assert all(face.sides in DRAWN for face in BOARD.faces)


def test_tiles_lie_under_their_letters_with_slots_and_pieces() -> None:
    """Worked example 4: curves, a road with a car, an urban station, empty slots."""
    drawn = lines(
        "map 0 V29(0,0)o1 V21(1,0)o1 V48(2,0)o1 V26(0,1)o3 | pieces 0 (1,0)=1 | placing 0 | round 3"
    )
    top = next(n for n, line in enumerate(drawn) if line.split() == ["M", "N", "O"])

    assert drawn[top + 1].split() == ["13", "┌───────C•:─╼━p"]
    assert drawn[top + 2].split() == ["14", "───┘", "c"]


def test_the_station_board_shows_tokens_columns_and_stars() -> None:
    """Waiting room, halls, free columns, and who took the others."""
    drawn = lines(
        "tokens traveller+flag train-or-car -"
        " | columns V01 V24 * * / S1 V39 / V05 / V30 | hand 1 V39"
    )

    assert drawn[0].startswith("2/8  ○ P!  ◐ T/C  ◑ -  ▤ ")
    assert drawn[1].startswith("1   ★★ V01")
    assert drawn[2].startswith("2=2")
    assert "V39" in drawn[2]


def test_what_is_left_in_the_bag_and_of_the_stars_is_shown() -> None:
    """Beside the tokens, as the view knows them."""
    view = TILES.view(position("columns V01 * * / V05 / V30 "), Seat(0))
    head = DESK.sketch(view).splitlines()[0]

    assert head.endswith(f"▤ {view.bag}  ☆ {view.star_supply}")
    assert view.bag > 0
    assert view.star_supply > 0


def test_tiles_that_are_not_laid_yet_show_their_slots() -> None:
    """In a column and in a hand, as on a map."""
    drawn = lines("columns V01 / S0 V21 / V05 / V30 | hand 0 V21")

    assert drawn[1].endswith("V01    ┃ t")
    assert any(line.strip() == "V21    │ c" for line in drawn)


def test_objectives_are_shown_with_their_place_and_condition() -> None:
    """Not laid yet, and laid with a condition that holds or not."""
    drawn = lines(
        "seats 2 | objectives temple stadium airport | held 0 stadium airport"
        " | map 0 V24(0,0)o0 temple(1,0)o0"
    )

    (line,) = [line.split() for line in drawn if "*temple" in line and "N13" in line]
    assert {mark.split(":")[0] for mark in line} == {"*temple", "*stadium", "*airport"}
    assert sum(mark.endswith(":?-") for mark in line) == 2


def test_ones_own_map_stands_first() -> None:
    state = position("map 0 V24(0,0)o0 | map 1 V24(0,0)o0")
    parts = DESK.sketch(TILES.view(state, Seat(1))).split("\n\n")

    assert [part[0] for part in parts[1:]] == ["2", "1"]


def test_the_total_is_shown_with_its_parts() -> None:
    """Worked example 14: pieces, cities, rectangle and dead ends."""
    w14 = (
        "V05(0,0)o0 V38(-1,0)o3 V28(-2,0)o0 V54(-2,-1)o7 V26(-1,-1)o0 V05(0,1)o0 V54(0,-1)o2"
        " V31(-1,-2)o1 V12(-3,-1)o3 V42(-3,-2)o1 V56(-3,0)o2 V25(-2,-2)o1"
    )
    scored = "(-1,-1)=1 (-1,-2)=2 (-3,-2)=3 (-1,0)=1 (0,-1)=1 (-2,-1)=1 (-2,0)=2 (-3,-1)=1"
    drawn = lines(f"map 0 {w14} | pieces 0 {scored} | over")

    assert any(line.endswith("29 = +12 +10 +9 -2") for line in drawn)


def test_the_solo_challenge_is_shown() -> None:
    """What is reached, what is asked for, and the three totals."""
    drawn = lines("seats 1 | challenge flat_earth | map 0 V24(0,0)o0")

    assert drawn[-3].endswith("flat_earth 1/3 40/50/60")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_explains_every_sign(lang: str) -> None:
    """In both languages."""
    legend = Language(lang, "tiles", strict=True).message("sketch-legend")

    assert [sign for sign in (*LETTERS.values(), *"•:*○◐◑★☆▤!=#×+-?x") if sign not in legend] == []


# --- the drawings of the rules page ---------------------------------------------------------------

DRAWINGS = [
    "V24(0,0)o1 V04(0,1)o1 V17(1,1)o0",
    "V24(0,0)o1 V34(1,0)o1 V29(2,0)o2 V24(2,1)o0 V39(3,0)o0",
    "V29(0,0)o1 V24(1,0)o1 V29(2,0)o2 V34(2,1)o0 V30(2,2)o3 V25(1,2)o1 V30(0,2)o0 V25(0,1)o0"
    " V24(3,1)o1 V21(4,1)o1",
    "V29(0,0)o1 V21(1,0)o1 V48(2,0)o1 V26(0,1)o3 | pieces 0 (1,0)",
    "V21(0,0)o1 V21(1,0)o1 V21(2,0)o1 V22(3,0)o1 V26(4,0)o2 V26(4,1)o0"
    " | pieces 0 (0,0) (1,0) (2,0) (3,0) (4,0) (4,1)",
    "V05(0,0)o0 V38(-1,0)o3 V28(-2,0)o0 V54(-2,-1)o7 V26(-1,-1)o0 V05(0,1)o0 V54(0,-1)o2"
    " V31(-1,-2)o1 V12(-3,-1)o3 V42(-3,-2)o1 V56(-3,0)o2 V25(-2,-2)o1"
    " | pieces 0 (-1,-1) (-1,-2) (-3,-2) (-1,0) (0,-1) (-2,-1) (-2,0) (-3,-1)",
]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("drawing", DRAWINGS)
def test_the_rules_page_draws_maps_as_they_are(drawing: str, lang: str) -> None:
    """A drawing is a copy of a map, and no copy is trusted."""
    page = (ROOT / "docs" / "rules" / f"tiles.{lang}.md").read_text(encoding="utf-8")
    view = TILES.view(position(f"map 0 {drawing} | over"), None)
    quoted = "\n".join(f"> {line}" for line in map_lines(view.seats[0].map))

    assert quoted in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_has_the_thresholds_of_the_data(lang: str) -> None:
    """Every challenge with its totals for one, two and three stars."""
    page = (ROOT / "docs" / "rules" / f"tiles.{lang}.md").read_text(encoding="utf-8")
    words = Language(lang, "tiles", strict=True)
    for row in BOARD.tables.challenge:
        line = next(x for x in page.splitlines() if x.startswith(f"**TIL-{119 + row.number}**"))
        assert words.message(f"challenge-{row.id}") in line
        assert line.endswith(f"{' / '.join(map(str, row.thresholds))}.")
