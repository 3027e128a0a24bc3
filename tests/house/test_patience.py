"""Tests wait for what they can see: no browser test waits by the clock, and none is tried again."""

import ast
from pathlib import Path

import pytest

from tests.support.house import ROOT, tracked

CLOCKS = {"wait_for_timeout", "sleep"}
SILENCE = "networkidle"
"""Half a second without a request: a clock as well, and no sign that all has come."""
AGAIN = ("rerunfailures", "pytest-retry", "flaky", "--reruns", "--retries")
pytestmark = pytest.mark.xdist_group("readers of the source")


def calls(path: Path) -> set[str]:
    """The names of all that a file calls."""
    called = {
        node.func
        for node in ast.walk(ast.parse((ROOT / path).read_text("utf-8")))
        if isinstance(node, ast.Call)
    }
    named = {each.attr for each in called if isinstance(each, ast.Attribute)}
    return named | {each.id for each in called if isinstance(each, ast.Name)}


def test_no_browser_test_waits_by_the_clock() -> None:
    """The page says when it is at rest: `Player.rests` waits for that."""
    files = [path for path in tracked() if path.parts[:2] == ("tests", "browser")]
    sources = [path for path in files if path.suffix == ".py"]
    assert len(sources) > 50
    assert {path.name: calls(path) & CLOCKS for path in sources if calls(path) & CLOCKS} == {}
    assert [path.name for path in sources if SILENCE in (ROOT / path).read_text("utf-8")] == []


def test_no_failed_test_is_tried_again() -> None:
    settings = [ROOT / name for name in ("pyproject.toml", "requirements.lock", "Makefile")]
    words = " ".join(path.read_text("utf-8") for path in settings)
    assert [word for word in AGAIN if word in words] == []
