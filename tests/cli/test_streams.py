"""The streams of a command: cut off, poor in letters, narrow, or interrupted."""

import json
import os
import signal
import subprocess
from pathlib import Path

import pytest

from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.words import LANGUAGES, Language
from tests.support.commands import COMMAND, rotonde


def test_a_reader_who_has_read_enough_is_no_error() -> None:
    """As in `rotonde games --json | head -1`."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as cut_off:
        done = subprocess.run(
            [COMMAND, "games", "--json"], stdout=cut_off, stderr=subprocess.PIPE, text=True
        )

    assert done.stderr == ""
    assert done.returncode == 1


def test_a_stream_without_our_letters_shows_what_it_can() -> None:
    """French on a terminal that knows ASCII only."""
    poor = {**os.environ, "PYTHONIOENCODING": "ascii", "COLUMNS": "200"}
    asked = [COMMAND, "rules", "rocket", "ROC-1", "--lang", "fr"]
    done = subprocess.run(asked, env=poor, capture_output=True, text=True)

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ROC-1 ")
    assert "?" in done.stdout


def test_a_narrow_terminal_loses_no_option() -> None:
    narrow = {**os.environ, "COLUMNS": "60"}
    done = subprocess.run([COMMAND, "games"], env=narrow, capture_output=True, text=True)

    assert "…" not in done.stdout


def test_the_name_of_a_game_may_be_in_capitals() -> None:
    """Everything is said as it is in small letters."""
    asked = ("--games", "1", "--seats", "2", "--workers", "1")
    french = rotonde("fuzz", "ROCKET", *asked, "--lang", "fr").out
    played = rotonde("play", "Tiles", "--seed", "s", typed="quit\n").out

    assert "fin : shares" not in french
    assert "Bot 1 starts with a straight station" in played


def test_a_number_without_end_is_no_choice() -> None:
    done = rotonde("play", "rocket", "--seed", "s", typed="9" * 5000 + "\nquit\n")

    assert (done.code, done.err) == (0, "")
    assert "is not a move here" in done.out


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_orders_without_end_or_letters_are_refused_and_the_game_goes_on(
    game: str, lang: str
) -> None:
    """Behind every verb of every game; a bid of forty zeros was the end of one."""
    odd = ["1" + "0" * 17, "1" + "0" * 40, "\udcff"]
    orders = [
        f"{verb} {word}" for verb in GAMES[GameId(game)].notation.verbs.values() for word in odd
    ]
    typed = "\n".join([*orders, "why \udcff", "quit", ""])

    done = rotonde("play", game, "--seed", "s", "--lang", lang, typed=typed)

    assert (done.code, done.err) == (0, "")
    assert Language(lang).message("cli-play-left") in done.out


def test_an_interrupted_game_is_saved(tmp_path: Path) -> None:
    """Ctrl+C leaves the game as `quit` does."""
    file = tmp_path / "game.json"
    asked = [COMMAND, "play", "rocket", "--seed", "s", "--save", str(file)]
    with subprocess.Popen(asked, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as game:
        assert game.stdin is not None
        assert game.stdout is not None
        game.stdin.write("marker gloucester steel\n")
        game.stdin.flush()
        while "takes the steel marker" not in game.stdout.readline():
            assert game.poll() is None
        game.send_signal(signal.SIGINT)
        game.stdin.close()
        game.stdout.read()
        assert game.wait(20) == 0

    assert len(json.loads(file.read_text())["moves"]) == 1


def test_a_record_with_figures_beyond_measure_is_judged(tmp_path: Path) -> None:
    """In a sentence, and at once."""
    file = tmp_path / "game.json"
    record = {"game": "rocket", "edition": 1, "seats": 2, "options": {}, "seed": "s"}
    far = {"seat": 10**30, "action": {"do": "pass"}, "hash": ""}
    file.write_text(json.dumps(record | {"moves": [far]}))
    away = rotonde("replay", str(file))
    file.write_text(json.dumps(record | {"seats": 10**9, "moves": [far]}))
    crowd = rotonde("replay", str(file))

    assert (away.code, crowd.code) == (1, 1)
    assert "Move 1 breaks the rules" in away.err
    assert "Such a game cannot be set up: setup-seats (seats 1000000000, least 2" in crowd.err
