"""The game in the terminal: short menus, questions, rules, and a game that is never lost."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from rich.text import Text as RichText

from rotonde.cli.keyboard import completions
from rotonde.cli.local_game import LocalGame
from rotonde.cli.main import main
from rotonde.cli.menu_text import MenuText, dial_text, side_by_side
from rotonde.cli.session import fit_lines, page
from rotonde.cli.why import orders_left, reason_for
from rotonde.games.rocket import ROCKET
from rotonde.games.tiles import TILES
from rotonde.kernel.desk.menu import Checklist, ChecklistPart, Closed, Dial, Group, Menu, Span
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.record import opening
from rotonde.kernel.law.refusal import Reason
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.text import Text
from rotonde.words import Language
from tests.support.commands import Finished

OPENING = "marker gloucester steel\nmarker london leather\n"
NAMES = ("Ada", "Hugo", "Eve", "Max")
TOO_DEAR = Reason("build-too-dear", "BRA-63")


def seating(game: AnyRules = ROCKET, seats: int = 3) -> LocalGame:
    return LocalGame(game, opening(game, seats, game.options(), "s"), "random")


Typing = Callable[..., Finished]


@pytest.fixture
def terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> Typing:
    """The command line in this process: what was typed there, and what it said."""
    monkeypatch.setenv("ROTONDE_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")

    def run(*arguments: str, typed: str = "") -> Finished:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as left:
            main(arguments)
        said = capsys.readouterr()
        return Finished(int(str(left.value.code)), said.out, said.err)

    return run


def offer_of(at: LocalGame) -> MenuText:
    """The menu of the first seat in words."""
    menu = at.desk.menu(at.state, Seat(0))
    assert menu is not None
    return MenuText(menu, Language("en", at.rules.id), NAMES)


def shown(offer: MenuText, width: int = 80) -> list[str]:
    return [line.plain.rstrip() for line in offer.brief(width)]


# --- menus ----------------------------------------------------------------------------------------


def test_a_menu_is_short_and_names_what_it_leaves_out() -> None:
    """Few choices on their line, many by their count."""
    lines = shown(offer_of(seating(seats=4)))

    assert lines[-2] == "Extend a line: 1 L&Y  2 NER  3 GER  4 SER  5 LBSCR  6 LSWR  7 GWR"
    assert lines[-1] == "More, by name: markers 36  stations 134"


@pytest.mark.parametrize(("game", "seats"), [(ROCKET, 4), (TILES, 1), (TILES, 4)])
def test_a_whole_game_fits_a_small_terminal(game: AnyRules, seats: int) -> None:
    """80 x 24 hold the menu, the first part of the board, and a line to type on."""
    at = seating(game, seats)
    while (seat := at.asked) is not None:
        if seat == at.person and len(at.decisions) % 5 == 0:
            drawing = at.desk.sketch(at.rules.view(at.state, at.person))
            lines, board = page(offer_of(at), drawing, 24)
            assert max(line.cell_len for line in lines) <= 80
            assert len(lines) + len(board.splitlines()) + 1 <= 24, lines
        at.submit(seat, at.rules.legal(at.state, seat)[0])


def test_a_number_stays_with_its_choice_whatever_is_shown() -> None:
    offer = offer_of(seating())
    (group,) = [group for group in offer.menu.groups if group.id == "markers"]
    first = next(iter(offer.inside(group)))

    assert offer.numbers[first.notation] == 8
    assert offer.numbered[7] == first
    assert offer.group_named("Take a marker") == offer.group_named("MARKERS") == group


def richer(menu: Menu) -> Menu:
    """The menu with a dial, something closed, and a checklist."""
    group = Group("auction", Text("seat-number", {"number": 7}))
    parts = (ChecklistPart(Thing("part:a"), Text("good-steel"), "done"),)
    return msgspec.structs.replace(
        menu,
        groups=(*menu.groups, group),
        dials=(Dial("bid {n}", Text("good-steel"), "auction", (Span("n", Text("x"), 3, 99, 3),)),),
        closed=(Closed(Text("good-leather"), "auction", TOO_DEAR(cost=3), (Thing("roll:x"),)),),
        checklist=Checklist(Text("good-textile"), parts),
    )


def test_dials_closed_options_and_checklists_are_shown() -> None:
    """A dial as it is typed, with its range; what is closed with a sign."""
    at = seating()
    offer = MenuText(richer(offer_of(at).menu), Language("en", "rocket"), NAMES)

    assert "Seat 7: bid 3–99  ✗ leather" in shown(offer)
    assert "textile: ✓ steel" in shown(offer)
    assert dial_text(offer.menu.dials[0]) == "bid 3–99"
    assert (
        reason_for(at, offer, "Leather", ())
        == reason_for(at, offer, "roll:X", ())
        == TOO_DEAR(cost=3)
    )


def test_items_flow_over_lines_and_none_is_broken() -> None:
    lines = side_by_side(map(RichText, ("one two", "three four", "five")), 20, RichText("head: "))

    assert [line.plain for line in lines] == ["head: one two", "  three four  five"]


# --- questions ------------------------------------------------------------------------------------


def test_why_answers_for_orders_things_and_what_can_be_done() -> None:
    at = seating()
    offer = offer_of(at)
    kinds = sorted(offer.kinds())

    gold = reason_for(at, offer, "hex:B4", kinds)
    town = reason_for(at, offer, "b4", kinds)

    assert gold is not None
    assert town == gold
    assert reason_for(at, offer, "extend GWR", kinds) is None
    nonsense = reason_for(at, offer, "casino", kinds)
    assert nonsense is not None
    assert nonsense.code == "order-unreadable"


def test_why_says_what_of_a_line_is_judged_only_when_it_is_played() -> None:
    """A marker keeps the turn, a second one passes it on: what comes then nobody knows yet."""
    at = seating()
    offer = offer_of(at)
    turn = "marker gloucester steel, marker london leather"

    assert reason_for(at, offer, turn, ()) is None
    assert reason_for(at, offer, f"{turn}, fly", ()) is not None
    assert reason_for(at, offer, f"{turn}, extend GWR", ()) is None
    assert [orders_left(at, line) for line in ("fly", turn, f"{turn}, extend GWR")] == [0, 0, 1]


def test_questions_and_rules_are_answered_while_one_plays(terminal: Typing) -> None:
    """`?`, `why`, a rule by its number; one that there is not costs nothing."""
    typed = "?\nwhy\nwhy B4\nwhy extend gwr\nrules 28\nrules 999\n"
    typed += "why marker gloucester steel, marker london leather, extend gwr\nquit\n"
    done = terminal("play", "rocket", "--seed", "s", typed=typed)

    assert done.code == 0
    assert "why THING says why" in done.out
    assert "Name what you ask about" in done.out
    assert "“extend gwr” can be chosen now." in done.out
    assert "The rest is checked when it is played." in done.out
    assert "ROC-28" in done.out
    assert "has no rule “999”" in done.out


def test_tab_completes_the_last_order_of_a_line() -> None:
    known = ["extend GWR", "extend GER", "marker london leather"]

    assert completions("ex", known) == known[:2]
    assert completions("marker x, EXTEND GW", known) == ["marker x, extend GWR"]
    assert completions("fly", known) == []


def test_a_small_terminal_shows_the_first_parts_of_a_board() -> None:
    drawing = "map\nmap\n\nseats\n\nrest"

    assert fit_lines(drawing, 1) == "map\nmap"
    assert fit_lines(drawing, 4) == "map\nmap\n\nseats"
    assert fit_lines(drawing, None) == drawing


# --- saving ---------------------------------------------------------------------------------------


def test_a_game_is_saved_after_every_move_and_goes_on(terminal: Typing, tmp_path: Path) -> None:
    """Also when nobody said where; what was resumed is saved where it came from."""
    begun = terminal("play", "rocket", "--seed", "s", typed=OPENING)
    file = tmp_path / "played" / "rocket-s.json"
    moves = len(json.loads(file.read_text())["moves"])

    resumed = terminal("play", "--resume", str(file), typed="marker hull steel\nquit\n")

    assert str(file) in begun.out
    assert "Player takes the steel marker of Hull" in resumed.out
    saved = json.loads(file.read_text())
    assert len(saved["moves"]) > moves >= 2
    assert saved["names"] == ["Player", "Bot 1"]


def test_a_resumed_game_is_the_game_that_was_left() -> None:
    """The same position and the same bots to come."""
    at = seating()
    while (seat := at.asked) is not None and len(at.decisions) < 30:
        at.submit(seat, at.rules.legal(at.state, seat)[0])

    again = LocalGame(ROCKET, at.record(), "random")

    assert again.state == at.state
    assert len(again.decisions) == 30


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("play",), "name a game to play"),
        (("play", "--resume", "nowhere.json"), "cannot be read"),
        (("play", "tiles", "--resume", "{file}"), "is a game of rocket"),
        (("play", "--resume", "{changed}"), "it no longer fits the rules"),
    ],
)
def test_what_cannot_be_resumed_is_said_in_one_line(
    terminal: Typing, tmp_path: Path, arguments: tuple[str, ...], problem: str
) -> None:
    file, changed = tmp_path / "game.json", tmp_path / "changed.json"
    at = seating()
    at.submit(Seat(0), at.rules.legal(at.state, Seat(0))[0])
    record = json.loads(msgspec.json.encode(at.record()))
    file.write_bytes(msgspec.json.encode(record))
    record["moves"][0]["hash"] = "0" * 16
    changed.write_bytes(msgspec.json.encode(record))

    given = [argument.format(file=file, changed=changed) for argument in arguments]
    done = terminal(*given)

    assert done.code == 2
    assert problem in done.err
    assert done.err.count("\n") == 1
