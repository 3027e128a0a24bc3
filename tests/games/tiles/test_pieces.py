"""Pieces: which tokens are active, where pieces go, what they score at once."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from rotonde.games.tiles.actions import PlacePiece
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.events import PiecePlaced, PiecesBegan, PiecesFinished
from rotonde.games.tiles.reasons import (
    CELL_WITHOUT_SLOT,
    NO_SUCH_CELL,
    PIECES_SPENT,
    SLOT_OF_OTHER_KIND,
    SLOT_TAKEN,
    STAR_NOT_NEEDED,
    STARS_SPENT,
    TOKEN_LIKE_LEFT,
    TOKEN_USED,
)
from rotonde.games.tiles.state import active_halls
from rotonde.kernel.law.refusal import NOT_NOW
from rotonde.kernel.law.text import Named
from tests.support import rule
from tests.support.house import ROOT
from tests.support.tiles import perform, played, position, refused
from tests.support.tiles_box import COPIES, KINDS, TABLE, TRACK
from tests.support.tiles_reading import actor, choices, orders, placed, scored, seat_at, table, told

STREET = "map 0 V21(0,0)o1 V21(1,0)o1 V21(2,0)o1"
MIXED = "map 0 V47(0,0)o1 V01(1,0)o1 V21(-1,0)o1"
"""A traveller slot in the middle, a train slot to its east and a car slot to its west."""


@pytest.mark.parametrize("number", range(1, 9))
@rule("TIL-50")
def test_the_tokens_of_the_halls_are_active(number: int) -> None:
    """None in round 1, one in round 2, two from round 3 on; the waiting room never."""
    state = position(f"round {number}")

    assert len(active_halls(state)) == [0, 1, 2, 2, 2, 2, 2, 2][number - 1]
    assert len(TABLE["timeline"][number - 1]["active"]) == len(active_halls(state))


@rule("TIL-50")
def test_the_token_of_the_waiting_room_is_for_later() -> None:
    """A car waits; the halls allow a train and a traveller, and nothing else."""
    state = position(f"{MIXED} | tokens car train traveller | stars 0 0 | placing 0")

    assert choices(state, "piece") == ["left token (1,0)", "right token (0,0)"]


@rule("TIL-50")
def test_pieces_follow_when_all_have_laid() -> None:
    """The last confirmation opens them, for those who can place anything."""
    state = position(f"{MIXED} | tokens car train traveller | hand 1")

    turn = perform(state, 1, "done")

    (began,) = told(turn, PiecesBegan)
    assert (began.hall_left, began.hall_right) == ("train_plain", "traveller_plain")
    assert began.seats == (0,)
    assert actor(turn.state) == 0


@rule("TIL-51")
def test_a_piece_stands_on_an_empty_slot_of_its_kind() -> None:
    """Anywhere on the map, on tiles of earlier rounds too."""
    state = position(f"{MIXED} | tokens - train car | stars 0 0 | placing 0")

    assert orders(state) == ["piece left token (1,0)", "piece right token (-1,0)", "finish"]
    assert refused(state, 0, "piece left token (-1,0)") == SLOT_OF_OTHER_KIND(
        cell="L13", piece=Named("piece-car"), hall=Named("hall-left")
    )
    assert refused(state, 0, "piece left token (4,4)") == CELL_WITHOUT_SLOT(cell="Q17")
    far = PlacePiece("left", "token", CellName("nowhere"), 0)
    assert refused(state, 0, far) == NO_SUCH_CELL(cell="nowhere")


@rule("TIL-51")
def test_train_or_car_is_either() -> None:
    """Chosen when it is placed."""
    state = position(f"{MIXED} | tokens - train-or-car traveller | stars 0 0 | placing 0")

    assert choices(state, "piece") == [
        "left token (-1,0)",
        "left token (1,0)",
        "right token (0,0)",
    ]
    for cell, kind in (("(-1,0)", "car"), ("(1,0)", "train")):
        (event,) = told(perform(state, 0, f"piece left token {cell}"), PiecePlaced)
        assert (event.kind, event.by, event.stars) == (kind, "token", 0)


@rule("TIL-51")
def test_two_tokens_of_a_kind_are_two_pieces_of_it() -> None:
    """Both halls show a car."""
    state = position(f"{STREET} | tokens - car car+flag | placing 0")

    turn = perform(state, 0, "piece left token (0,0)", "piece right token (1,0)")

    assert [event.points for event in told(turn, PiecePlaced)] == [1, 2]


@rule("TIL-52")
def test_tokens_are_used_in_any_order_each_once() -> None:
    """The right one first; then it is used."""
    state = position(f"{MIXED} | tokens - train car | placing 0")

    state = perform(state, 0, "piece right token (-1,0)").state

    assert refused(state, 0, "piece right token (-1,0)") == TOKEN_USED(hall=Named("hall-right"))
    assert choices(state, "piece") == ["left token (1,0)", "left star (0,0)"]


@rule("TIL-52")
def test_of_two_equal_tokens_the_left_one_is_offered() -> None:
    """The right one would be the same choice twice."""
    state = position(f"{STREET} | tokens - car car+flag | stars 0 0 | placing 0")

    assert choices(state, "piece") == ["left token (0,0)", "left token (1,0)", "left token (2,0)"]
    assert refused(state, 0, "piece right token (0,0)") == TOKEN_LIKE_LEFT()
    after = perform(state, 0, "piece left token (0,0)").state
    assert choices(after, "piece") == ["right token (1,0)", "right token (2,0)"]


@rule("TIL-53")
def test_placing_is_optional() -> None:
    """The end gives up what was not used, and is the only choice after the last token."""
    state = position(f"{STREET} | tokens - car train | placing 0 1")
    turn = perform(state, 0, "finish")
    assert [event.unused for event in told(turn, PiecesFinished)] == [("left", "right")]
    assert actor(turn.state) == 1

    both = position(f"{STREET} | tokens - car car+flag | placing 0 1")
    state = perform(both, 0, "piece left token (0,0)", "piece right token (1,0)").state
    assert orders(state) == ["finish"]
    assert refused(state, 0, "done") == NOT_NOW()


@rule("TIL-54")
def test_a_slot_takes_one_piece_for_ever() -> None:
    """Neither a token nor a star puts a second one there."""
    state = position(f"{STREET} | pieces 0 (0,0) | tokens - car train | placing 0")

    assert refused(state, 0, "piece left token (0,0)") == SLOT_TAKEN(cell="M13")
    assert refused(state, 0, "piece right star (0,0)") == SLOT_TAKEN(cell="M13")
    assert "left token (0,0)" not in choices(state, "piece")


@rule("TIL-54")
def test_without_an_empty_slot_of_the_kind_no_piece_is_taken() -> None:
    """A train token on a map of cars."""
    state = position(f"{STREET} | tokens - train traveller | stars 0 0 | hand 1")

    turn = perform(state, 1, "done")

    assert [event.seats for event in told(turn, PiecesBegan)] == [()]
    assert seat_at(turn.state).prestige == 0


@rule("TIL-55")
def test_a_star_places_a_piece_of_any_other_kind() -> None:
    """It goes back to the supply."""
    state = position(f"{MIXED} | tokens - train train+flag | stars 2 1 | placing 0")
    supply = table(state).star_supply
    assert choices(state, "piece") == ["left token (1,0)", "left star (-1,0)", "left star (0,0)"]

    turn = perform(state, 0, "piece left star (-1,0)", "piece right star (0,0)")

    assert [(e.kind, e.by, e.stars) for e in told(turn, PiecePlaced)] == [
        ("car", "star", 1),
        ("traveller", "star", 0),
    ]
    assert (seat_at(turn.state).stars, table(turn.state).star_supply) == (0, supply + 2)


@rule("TIL-55")
def test_a_star_needs_a_star_and_another_kind() -> None:
    """No star is wasted on what the token shows."""
    state = position(f"{MIXED} | tokens - train-or-car traveller | stars 1 1 | placing 0")
    assert refused(state, 0, "piece left star (1,0)") == STAR_NOT_NEEDED(piece=Named("piece-train"))

    poor = position(f"{MIXED} | tokens - train-or-car traveller | stars 0 1 | placing 0")
    assert refused(poor, 0, "piece left star (0,0)") == STARS_SPENT()
    assert not [order for order in orders(poor) if "star" in order]


@rule("TIL-55")
def test_a_star_needs_an_active_token() -> None:
    """In round 1 there is none, and two tokens are two stars at most."""
    state = position(f"{MIXED} | stars 5 1 | hand 1")
    turn = perform(state, 1, "done")
    assert told(turn, PiecesBegan) == []

    rich = position(f"{STREET} | stars 5 1 | tokens - train train+flag | placing 0")
    rich = perform(rich, 0, "piece left star (0,0)", "piece right star (1,0)").state
    assert orders(rich) == ["finish"]
    assert seat_at(rich).stars == 3


@rule("TIL-56")
def test_a_piece_scores_one_and_one_for_each_it_meets() -> None:
    """Cars by road, trains by rail, travellers by both."""
    assert scored(STREET.removeprefix("map 0 "), (0, 0), (2, 0), (1, 0)) == [1, 2, 3]
    assert scored("V01(0,0)o1 V01(1,0)o1", (0, 0), (1, 0)) == [1, 2]
    assert scored("V47(0,0)o1 V23(-1,0)o1 V03(1,0)o1", (1, 0), (-1, 0), (0, 0)) == [1, 2, 3]


@rule("TIL-56")
def test_other_kinds_do_not_count() -> None:
    """A traveller on the road helps no car."""
    assert scored("V21(0,0)o1 V23(1,0)o1 V21(2,0)o1", (1, 0), (0, 0), (2, 0)) == [1, 1, 2]


@rule("TIL-56")
def test_the_event_tells_how_the_points_came_about() -> None:
    """Others met, points, and the prestige now."""
    state = position(f"{STREET} | pieces 0 (0,0) (1,0)=2 | tokens - car train | placing 0")

    (event,) = told(perform(state, 0, "piece left token (2,0)"), PiecePlaced)

    assert (event.connected, event.points, event.prestige) == (2, 3, 6)


@rule("TIL-57")
def test_points_never_change_when_networks_merge() -> None:
    """Two lone cars keep one point each; the third meets both."""
    apart = "V21(0,0)o1 V24(0,1)o1 V25(1,1)o1 V25(2,1)o1 V21(2,0)o1"
    state, points = placed(position(f"map 0 {apart}"), (0, 0), (2, 0))
    assert points == [1, 1]

    joined = position(f"map 0 {apart} V21(1,0)o1 | pieces 0 (0,0)=1 (2,0)=1")
    assert seat_at(joined).prestige == seat_at(state).prestige == 2
    assert placed(joined, (1, 0))[1] == [3]


@rule("TIL-58")
def test_there_are_as_many_slots_as_pieces() -> None:
    """Eighteen of each kind, so the supply cannot run out."""
    slots: Counter[str] = Counter()
    for tile, row in TRACK.items():
        for kind, _ in row.slots:
            slots[kind] += COPIES[tile]

    assert slots == TABLE["components"]["pieces"] == dict.fromkeys(KINDS, 18)


def with_tables(folder: Path, old: str, new: str, script: str) -> list[str]:
    """What a script prints where the tables say something else."""
    leave_out = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "rotonde", folder / "rotonde", ignore=leave_out)
    tables = folder / "rotonde" / "games" / "tiles" / "data" / "tiles.toml"
    text = tables.read_text(encoding="utf-8")
    assert old in text
    tables.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-c", script],
        env={"PYTHONPATH": f"{folder}:{ROOT}"},
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout.splitlines()


ONE_CAR = """
from tests.support.tiles import perform, position, refused
from tests.support.tiles_reading import orders
maps = "map 0 V21(0,0)o1 | map 1 V22(0,0)o1 V21(1,0)o1"
state = position(f"{maps} | tokens - car train | placing 0 1")
print(orders(state))
state = perform(state, 0, "piece left token (0,0)", "finish").state
print(orders(state))
print(refused(state, 1, "piece left token (0,0)").code)
"""


@rule("TIL-58")
def test_with_other_tables_an_exhausted_kind_cannot_be_placed(tmp_path: Path) -> None:
    """One car in the box: the first platform is served, the second goes without."""
    assert with_tables(tmp_path, "car = 18", "car = 1", ONE_CAR) == [
        "['piece left token (0,0)', 'piece right star (0,0)', 'finish']",
        "['finish']",
        PIECES_SPENT.code,
    ]


TWO_SLOTS = """
from tests.support.tiles import TILES, perform, position
state = position("map 0 V22(0,0)o1 V21(1,0)o1 | tokens - car traveller | stars 0 0 | placing 0")
for order in ("piece left token M13 0", "piece right token M13 1", "finish"):
    print([TILES.write(action) for action in TILES.legal(state, 0)])
    state = perform(state, 0, order).state
"""
SLOTS = '"V22", archetype = "road_straight",    background = "urban",   count = 1, slots = '


@rule("TIL-54")
def test_with_other_tables_a_tile_may_have_two_slots(tmp_path: Path) -> None:
    """A slot is addressed by its cell and its number."""
    car, traveller = (f'{{ kind = "{kind}", on = "road" }}' for kind in ("car", "traveller"))
    old, new = f"{SLOTS}[{car}]", f"{SLOTS}[{car}, {traveller}]"

    assert with_tables(tmp_path, old, new, TWO_SLOTS) == [
        str(
            [
                "piece left token M13 0",
                "piece left token N13 0",
                "piece right token M13 1",
                "finish",
            ]
        ),
        str(["piece right token M13 1", "finish"]),
        str(["finish"]),
    ]


@rule("TIL-59")
def test_a_seat_that_can_place_nothing_is_skipped() -> None:
    """Seat 0 has no slot, seat 1 a slot and a star, seat 2 a slot of another kind and no star."""
    maps = "map 0 V24(0,0)o1 | map 1 V21(0,0)o1 | map 2 V21(0,0)o1"
    state = position(f"seats 3 | {maps} | stars 1 1 0 | tokens car train traveller | hand 2")

    turn = perform(state, 2, "done")

    assert [event.seats for event in told(turn, PiecesBegan)] == [(1,)]
    assert actor(turn.state) == 1


@rule("TIL-59")
def test_when_nobody_can_place_the_round_ends() -> None:
    """Without anybody's decision."""
    state = position("map 0 V24(0,0)o1 | map 1 V25(0,0)o1 | tokens car train traveller | hand 1")

    assert table(perform(state, 1, "done").state).round == table(state).round + 1


@rule("TIL-59", "TIL-100")
def test_seats_place_in_the_order_of_the_platforms() -> None:
    """Those that can."""
    state = position(
        "seats 3 | platforms 2 0 1 | map 0 V21(0,0)o1 | map 1 V21(0,0)o1 | map 2 V21(0,0)o1"
        " | tokens - car train | placing 0 1 2"
    )

    assert actor(state) == 2
    turn = played(state, "S2 finish | S0 piece left token (0,0), finish")
    assert actor(turn.state) == 1
