"""A game in the terminal, saved, told again, and found out when it was tampered with."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from rotonde.cli.local_game import LocalGame
from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.actions import SelectLine, TakeMarker
from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.kernel.law.record import opening
from rotonde.kernel.law.refusal import Refusal
from tests.support.commands import rotonde

OPENING = "marker gloucester steel\nmarker london leather\n"


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two turns, and some more by the bots."""
    file = tmp_path_factory.mktemp("games") / "game.json"
    game = ("play", "rocket", "--bots", "2", "--seed", "s", "--save", str(file))
    done = rotonde(*game, typed=OPENING + "quit\n")
    assert done.code == 0, done.err
    return file


def test_a_turn_is_played_by_notation_and_told_in_words(saved: Path) -> None:
    """The board is drawn, the bots answer, the record is saved."""
    done = rotonde("play", "rocket", "--bots", "2", "--seed", "s", typed=OPENING + "quit\n")

    assert done.code == 0
    assert "◆GW" in done.out
    assert "Player takes the steel marker of Gloucester" in done.out
    assert "Bot 1" in done.out
    assert json.loads(saved.read_text())["game"] == "rocket"


def test_a_choice_is_taken_by_its_number() -> None:
    """Number 1 is the first of the menu."""
    done = rotonde("play", "rocket", "--seed", "s", typed="1\nundo\nquit\n")

    assert "Undone." in done.out


def test_what_stands_on_a_button_is_enough_and_orders_form_a_line() -> None:
    """`gloucester steel` is the one order it can mean; a line ends where it is refused."""
    typed = "glou steel\nextend gwr, d14\nquit\n"
    done = rotonde("play", "rocket", "--seed", "s", typed=typed)
    stopped = rotonde("play", "rocket", "--seed", "s", typed="glou, 1\nquit\n")

    assert "Player takes the steel marker of Gloucester" in done.out
    assert "D14" in done.out.partition("steel marker of Gloucester")[2]
    assert "“glou” can mean several moves: marker gloucester" in stopped.out
    assert "Player takes" not in stopped.out


def test_what_cannot_be_understood_or_done_is_answered() -> None:
    """And the game goes on."""
    typed = "jump\n999\nmarker gloucester gold\n?\nall\nboard\n\nquit\n"
    done = rotonde("play", "rocket", "--seed", "s", typed=typed)

    assert done.code == 0
    assert "“jump” is not a move here" in done.out
    assert "There is no choice 999" in done.out
    assert "Type the number of a choice" in done.out
    assert "station C1" in done.out


def test_a_thing_is_explained_in_words() -> None:
    """By its id or its name, with its figures and its rule; what does not exist is refused."""
    typed = "about Chicago\nabout link 1 2\nabout\nabout paris\nquit\n"
    done = rotonde("play", "revolution", "--seed", "s", typed=typed)

    assert "Chicago (level 2)" in done.out
    assert "REV-70" in done.out
    assert "Offices in 1 and 2 (5 VP)" in done.out
    assert "Name the thing" in done.out
    assert "There is no “paris” here now." in done.out


def test_the_terminal_speaks_french() -> None:
    """Prompt, words that are no moves, and the log."""
    done = rotonde("play", "rocket", "--lang", "fr", typed="marker london leather\nquitter\n")

    assert "Votre choix" in done.out
    assert "Vous quittez la partie." in done.out


def test_the_end_of_the_input_leaves_the_game() -> None:
    """As when the terminal is closed."""
    done = rotonde("play", "rocket", typed="")

    assert done.code == 0
    assert "You leave the game." in done.out


def test_a_saved_game_is_verified_and_told(saved: Path) -> None:
    """Exit code 0; under the names that the record has."""
    done = rotonde("replay", str(saved))
    report = cast("dict[str, Any]", rotonde("replay", str(saved), "--json").json)

    assert done.code == 0
    assert "Player takes the steel marker of Gloucester" in done.out
    assert "and the rules agree with every one." in done.out
    assert report["sound"] is True
    assert report["moves"] == len(json.loads(saved.read_text())["moves"])
    assert rotonde("replay", str(saved), "--quiet").out.count("\n") == 1


def tampered(saved: Path, folder: Path, **changes: Any) -> Path:
    """The saved game with its second move changed."""
    record = json.loads(saved.read_text())
    record["moves"][1] |= changes
    file = folder / "tampered.json"
    file.write_text(json.dumps(record))
    return file


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"hash": "0000000000000000"}, "It leads to another position than recorded"),
        ({"seat": 1}, "It is not allowed there (not-your-decision)"),
        ({"action": {"do": "fly"}}, "It is not an action of this game"),
    ],
)
def test_the_first_move_that_differs_is_named(
    saved: Path, tmp_path: Path, changes: dict[str, Any], problem: str
) -> None:
    """Exit code 1; what came before it is told."""
    done = rotonde("replay", str(tampered(saved, tmp_path, **changes)))

    assert done.code == 1
    assert "Player takes the steel marker of Gloucester" in done.out
    assert "Move 2 breaks the rules" in done.err
    assert problem in done.err


def test_a_record_of_another_edition_is_not_played(saved: Path, tmp_path: Path) -> None:
    """Never silently under other rules."""
    record = json.loads(saved.read_text()) | {"edition": 99}
    file = tmp_path / "old.json"
    file.write_text(json.dumps(record))

    done = rotonde("replay", str(file))

    assert done.code == 1
    assert "another edition of the rules" in done.err


def test_a_person_takes_back_until_somebody_else_decides() -> None:
    """The selection can be taken back; nothing can before the first decision."""
    game = LocalGame(ROCKET, opening(ROCKET, 2, ROCKET.options(), "s"), "random")
    assert not game.take_back()

    events = game.submit(game.person, SelectLine(CompanyId("GWR")))

    assert not isinstance(events, Refusal)
    assert game.take_back()
    assert game.state == game.start
    assert isinstance(game.submit(game.person, TakeMarker(TownId("york"), Good("steel"))), Refusal)


def test_a_challenge_is_played_alone_with_its_option(tmp_path: Path) -> None:
    """Without bots, and by the options that the record says."""
    file = tmp_path / "alone.json"
    game = ("play", "tiles", "--bots", "0", "--option", "challenge=holes", "--save", str(file))
    done = rotonde(*game, typed="quit\n")

    assert done.code == 0, done.err
    assert json.loads(file.read_text())["options"]["challenge"] == "holes"
