"""One server for all pages of a worker, and browsers that fail a test on any error of the page."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.house import CHROMIUM_ARGUMENTS, House, chromium


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if "tests/browser" in item.path.as_posix():
            item.add_marker(pytest.mark.slow)


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": chromium(), "args": list(CHROMIUM_ARGUMENTS)}


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house"))
    running.start()
    yield running
    running.stop()


def visitor(browser: Browser, house: House, **wishes: Any) -> BrowserContext:
    """A new person at the browser, with reduced motion so that nothing has to be waited for."""
    settings = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", **wishes}
    return browser.new_context(base_url=house.url, reduced_motion="reduce", **settings)


def opened(context: BrowserContext) -> Page:
    """A page that remembers what went wrong on it."""
    page = context.new_page()
    page.set_default_timeout(15_000)
    page.on("pageerror", lambda error: pytest.fail(f"the page failed: {error}"))
    return page


@pytest.fixture
def table_page(browser: Browser, house: House) -> Iterator[Page]:
    """A desk in front of the home page."""
    context = visitor(browser, house)
    yield opened(context)
    context.close()


@pytest.fixture
def phone_page(browser: Browser, house: House) -> Iterator[Page]:
    """A phone in front of the home page."""
    phone = {"width": 390, "height": 844}
    context = visitor(browser, house, viewport=phone, has_touch=True, is_mobile=True)
    yield opened(context)
    context.close()
