"""Sizes: files are read in one sitting, functions at one glance."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from rotonde.catalogue import GAMES
from tests.support.house import ROOT, tracked

LONGEST_FILE = 400
LONGEST_FUNCTION = 40
MOST_BROWSER_TESTS = 20
CODE = {".py", ".ts", ".js", ".svelte", ".css"}
pytestmark = pytest.mark.xdist_group("readers of the source")  # read once, not in every process


def code_files() -> list[Path]:
    """Our own source, of both languages; data and tests by chapter are exempt."""
    return [
        path
        for path in tracked()
        if path.suffix in CODE and path.parts[0] in {"src", "web", "bench", "scripts"}
    ]


def function_lengths(path: Path) -> Iterator[tuple[int, str]]:
    """Each function of a file with its lines, signature and docstring included."""
    for node in ast.walk(ast.parse((ROOT / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.end_lineno - node.lineno + 1, f"{path}:{node.lineno} {node.name}"


@cache
def source_functions() -> list[tuple[int, str]]:
    """All functions under src, shortest first."""
    return sorted(
        function
        for path in code_files()
        if path.suffix == ".py" and path.parts[0] == "src"
        for function in function_lengths(path)
    )


def test_there_is_code_to_measure() -> None:
    """The measure is taken on the real house."""
    assert Path("src/rotonde/kernel/play.py") in code_files()
    assert len(source_functions()) > 100


def test_a_file_is_read_in_one_sitting() -> None:
    """400 lines are the wall; a longer file is two files."""
    lengths = {path: (ROOT / path).read_text(encoding="utf-8").count("\n") for path in code_files()}

    assert {path: lines for path, lines in lengths.items() if lines >= LONGEST_FILE} == {}


def test_no_function_passes_the_wall() -> None:
    """40 lines; a longer one is a chapter to split."""
    longest = [function for function in source_functions() if function[0] > LONGEST_FUNCTION]

    assert longest == []


def test_half_of_the_functions_are_tiny() -> None:
    """Half under 6 lines, nine in ten under 25."""
    lengths = [length for length, _ in source_functions()]

    assert lengths[len(lengths) // 2] < 6
    assert lengths[len(lengths) * 9 // 10] < 25


def browser_tests(game: str) -> list[str]:
    """The tests of a game's own table; what only the shell promises is tested once, with Rocket."""
    return [
        node.name
        for path in sorted((ROOT / "tests/browser").glob(f"test_{game}_*.py"))
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def test_a_game_has_twenty_browser_tests_at_most() -> None:
    """So that five games fit into the time of `make test`."""
    counts = {game: len(browser_tests(game)) for game in GAMES if game != "rocket"}

    assert min(counts.values()) > 0
    assert {game: count for game, count in counts.items() if count > MOST_BROWSER_TESTS} == {}
