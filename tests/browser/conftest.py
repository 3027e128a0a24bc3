"""One server for all pages of a worker, and people who fail a test on any error."""

from collections.abc import Generator, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium
from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.rooms import TOGETHER, Rooms

SHORT_LIVED: Final = "--js-flags=--no-opt --no-maglev"
"""A page of a test lives for seconds: what compilers that optimize gain there, they cost twice."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)
    items.sort(key=lambda item: item.get_closest_marker("deep") is None)  # no long one is left over


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": [*CHROMIUM_ARGUMENTS, SHORT_LIVED, TOGETHER]}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def rooms(browser: Browser, house: House) -> Iterator[Rooms]:
    kept = Rooms(browser, house.url)
    yield kept
    kept.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A test that fails says what its pages showed."""
    report = yield
    given = item.funcargs if isinstance(item, pytest.Function) else {}
    for coming in given.values():
        if report.when == "call" and report.failed and isinstance(coming, People):
            report.sections.append(("pages", coming.tell()))
    return report


@pytest.fixture
def people(browser: Browser, house: House, rooms: Rooms) -> Iterator[People]:
    """Whoever a test needs, each in a browser of their own."""
    coming = People(browser, house.url, rooms)
    yield coming
    coming.leave()


@pytest.fixture
def newcomers(browser: Browser, house: House) -> Iterator[People]:
    """People whose browsers know nothing yet."""
    coming = People(browser, house.url)
    yield coming
    coming.leave()


@pytest.fixture
def ada(people: People) -> Player:
    """Somebody at a desk."""
    return people.come()


@pytest.fixture
def phone(people: People) -> Player:
    """Somebody with a phone in the hand."""
    return people.come_with_a_phone()
