"""Sizes: a function is read at one glance."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.support.house import ROOT, tracked

LONGEST_FUNCTION = 40
pytestmark = pytest.mark.xdist_group("readers of the source")  # read once, not in every process


def code_files() -> list[Path]:
    """Our own Python, without its tests."""
    return [
        path for path in tracked() if path.suffix == ".py" and path.parts[0] in ("src", "bench")
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
    return sorted(function for path in code_files() for function in function_lengths(path))


def test_there_is_code_to_measure() -> None:
    """The measure is taken on the real house."""
    assert Path("src/rotonde/kernel/law/play.py") in code_files()
    assert len(source_functions()) > 100


def test_no_function_passes_the_wall() -> None:
    """40 lines; a longer one is a chapter to split."""
    longest = [function for function in source_functions() if function[0] > LONGEST_FUNCTION]

    assert longest == []


def test_half_of_the_functions_are_tiny() -> None:
    """Half under 6 lines, nine in ten under 25."""
    lengths = [length for length, _ in source_functions()]

    assert lengths[len(lengths) // 2] < 6
    assert lengths[len(lengths) * 9 // 10] < 25
