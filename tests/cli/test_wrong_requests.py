"""Wrong requests: one line that says what to do, exit code 2, nothing on stdout."""

from collections.abc import Callable
from pathlib import Path
from typing import cast

import pytest

from rotonde.catalogue import GAMES
from rotonde.cli.main import main
from tests.support.commands import Finished, rotonde

WRONG = [
    (["bogus"], "there is no command “bogus”"),
    (["play", "tycoon", "--seed", "\udcff"], "“?” holds bytes that are not UTF-8"),
    (["fuzz"], 'Command "fuzz" parameter GAME requires an argument'),
    (["fuzz", "rocket", "--games", "many"], 'unable to convert "many" into int'),
    (["fuzz", "rocket", "--gmaes", "3"], "--gmaes"),
    (["fuzz", "chess"], "there is no game “chess”; choose one of rocket"),
    (["fuzz", "rocket", "--seats", "7"], "7 seats do not fit; this game is for 2 to 4"),
    (["fuzz", "rocket", "--seats", "two"], "“two” is not a number of seats"),
    (["fuzz", "rocket", "--games", "0"], "--games 0 makes no sense; give 1 or more"),
    (["arena", "rocket", "--bots", "greedy,genius"], "there is no bot “genius”; choose among"),
    (["fuzz", "rocket", "--workers", "0"], "--workers 0 makes no sense; give 1 or more"),
    (["arena", "rocket", "--workers", "-1"], "--workers -1 makes no sense; give 1 or more"),
    (["arena", "rocket", "--bots", "greedy"], "1 seat does not fit; this game is for 2 to 4"),
    (["arena", "rocket", "--sprt", "0.7,0.5"], "0.7,0.5 is not a question; give two shares"),
    (["arena", "rocket", "--sprt", "half"], "half is not a question; give two shares"),
    (["arena", "go"], "there is no game “go”"),
    (["arena", "tiles", "--option", "speed=3"], "tiles has no option “speed”; choose among"),
    (
        ["arena", "tiles", "--option", "challenge=x"],
        "challenge=x does not fit; choose among random",
    ),
    (["arena", "rocket", "--option", "money_visible=x"], "money_visible=x cannot be read"),
    (["arena", "rocket", "--option", "stall_limit_rounds=0"], "Expected `int` >= 1"),
    (["arena", "tiles", "--option", "challenge=holes"], "such a game cannot be set up: Challenges"),
    (["arena", "tiles", "--each", "speed"], "tiles has no option “speed”"),
    (["play", "rocket", "--bots", "9"], "10 seats do not fit"),
    (["play", "tiles", "--option", "speed=3"], "tiles has no option “speed”; choose among"),
    (["play", "tiles", "--option", "challenge=holes"], "such a game cannot be set up: Challenges"),
    (["play", "rocket", "--level", "genius"], "there is no bot “genius”"),
    (["rules", "rocket", "ROC-99"], "rocket has no rule “ROC-99”; its rules are ROC-1 to ROC-87"),
    (["rules", "go"], "there is no game “go”"),
    (["rules", "rocket", "--lang", "de"], "de"),
    (["soak", "go"], "there is no game “go”"),
    (["soak", "--kills", "0"], "--kills"),
    (["soak", "--nodes", "2"], "SQLite serves one node"),
    (["soak", "--restarts", "1"], "SQLite serves one node"),
    (["bench", "engine", "go"], "there is no game “go”"),
    (["bench", "server", "go"], "there is no game “go”"),
    (["bench", "server", "rocket", "--seats", "9"], "2 to 4"),
    (["bench", "server", "rocket", "--tables", "0"], "--tables"),
    (["replay", "no-such-file.json"], "cannot be read (no such file or directory)"),
]

Run = Callable[..., Finished]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line in this very process: the same door, without the start of Python."""

    def run(*arguments: str, lang: str = "C.UTF-8") -> Finished:
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.setenv(name, lang)
        with pytest.raises(SystemExit) as left:
            main(arguments)
        streams = capsys.readouterr()
        return Finished(cast("int", left.value.code), streams.out, streams.err)

    return run


@pytest.mark.parametrize(("arguments", "line"), WRONG, ids=[" ".join(a) for a, _ in WRONG])
def test_a_wrong_request_gets_one_line_and_exit_code_2(
    here: Run, arguments: list[str], line: str
) -> None:
    """No traceback, no page of help."""
    done = here(*arguments)

    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("rotonde: ")
    assert line in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"not json",
        b"[1, 2]",
        b'{"game": "rocket"}',
        b'{"game": 3}',
        b"\xff\xfe\x00",
        b'{"game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    ],
    ids=lambda content: content[:20],
)
def test_a_corrupt_record_is_refused_in_one_line(here: Run, tmp_path: Path, content: bytes) -> None:
    """Whatever the bytes are."""
    file = tmp_path / "game.json"
    file.write_bytes(content)

    done = here("replay", str(file))

    assert done.code == 2
    assert "is not the record of a game" in done.err
    assert done.err.count("\n") == 1


def test_a_record_of_an_unknown_game_is_refused(here: Run, tmp_path: Path) -> None:
    """A game of a later version, say."""
    file = tmp_path / "game.json"
    file.write_text('{"game":"go","edition":1,"seats":2,"options":{},"seed":"s"}')

    done = here("replay", str(file))

    assert (done.code, done.out) == (2, "")
    assert "there is no game “go”" in done.err


def test_complaints_are_in_the_language_of_the_environment_or_as_asked(here: Run) -> None:
    """`--lang` comes first."""
    french = here("fuzz", "chess", lang="fr_FR.UTF-8")
    asked = here("fuzz", "chess", "--lang", "fr")
    english = here("fuzz", "chess", "--lang", "en", lang="fr_FR.UTF-8")

    assert "il n’y a pas de jeu" in french.err
    assert asked.err == french.err
    assert "there is no game" in english.err


def test_the_command_itself_answers_in_one_line_too() -> None:
    """As a process of its own, with its own streams."""
    done = rotonde("fuzz", "chess")

    assert (done.code, done.out) == (2, "")
    known = ", ".join(GAMES)
    assert done.err == f"rotonde: there is no game “chess”; choose one of {known}\n"


def test_a_place_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    """Before the game, which would be lost otherwise."""
    blocked = tmp_path / "file"
    blocked.write_text("in the way")

    done = rotonde("play", "rocket", "--save", str(blocked / "game.json"), typed="quit\n")

    assert (done.code, done.out) == (2, "")
    assert "cannot be written" in done.err
