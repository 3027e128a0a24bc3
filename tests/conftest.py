"""Settings of every test run: hypothesis is steady, so that a run says the same thing twice."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    max_examples=25,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("searching", parent=settings.get_profile("steady"), derandomize=False)
settings.load_profile("steady")

DEEP = {"test_twins.py", "test_invariants.py"}
"""Files whose tests go as far as they are let: `make deep` runs all of it, `make test` a sample."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The driver of the browser holds the event loop of its process; no two tests share a name."""
    in_browser = ["tests/browser" in item.path.as_posix() for item in items]
    if any(in_browser) and not all(in_browser):
        raise pytest.UsageError(
            "run `pytest tests --ignore tests/browser` and `pytest tests/browser`, one by one"
        )
    for item in items:
        if item.path.name in DEEP:
            item.add_marker(pytest.mark.deep)
    names = Counter(item.nodeid for item in items)
    twice = [name for name, count in names.items() if count > 1]
    if twice:
        raise pytest.UsageError(f"several workers would run only one test of each name: {twice}")
