"""Extras: without the packages of one, its commands say in one line what to install."""

import subprocess
import sys
from importlib.metadata import requires

import pytest

from rotonde.__main__ import extra_of

HIDE = """
import sys
for name in {hidden!r}:
    sys.modules[name] = None
sys.argv = ["rotonde", *{arguments!r}]
from rotonde.__main__ import main
main()
"""
"""A command where packages are missing: Python then raises what it raises without them."""


def run_without(hidden: list[str], *arguments: str, lang: str = "C.UTF-8") -> tuple[int, str]:
    """The exit code of a command, and its words on stderr."""
    done = subprocess.run(
        [sys.executable, "-c", HIDE.format(hidden=hidden, arguments=list(arguments))],
        capture_output=True,
        text=True,
        env={"LANG": lang},
    )
    return done.returncode, done.stderr


@pytest.mark.parametrize(
    ("hidden", "arguments", "extra"),
    [
        (["cyclopts", "rich"], ["games"], "server"),
        (["litestar"], ["serve"], "server"),
        (["sqlalchemy"], ["host", "list"], "server"),
        (["asyncpg"], ["serve", "--database-url", "postgresql://me@localhost/x"], "postgres"),
    ],
)
def test_a_command_says_which_packages_it_wants(
    hidden: list[str], arguments: list[str], extra: str
) -> None:
    """In one line, and with the code of a request that could not be met."""
    line = f'rotonde: this needs more packages; install them with: pip install "rotonde[{extra}]"\n'

    assert run_without(hidden, *arguments) == (2, line)


def test_the_line_is_said_in_the_language_of_the_reader() -> None:
    """As all complaints are."""
    assert "paquets" in run_without(["cyclopts"], "games", lang="fr_FR.UTF-8")[1]


def test_a_package_of_no_extra_is_an_error_as_any_other() -> None:
    """A fault of ours is not hidden behind advice."""
    assert extra_of("tkinter") is None
    assert "Traceback" in run_without(["rotonde.cli.games"], "games")[1]


def test_the_library_needs_two_packages() -> None:
    """Everything else comes with an extra."""
    always = [line for line in requires("rotonde") or () if "extra ==" not in line]

    assert [line.partition(">")[0] for line in always] == ["fluent-syntax", "msgspec"]
