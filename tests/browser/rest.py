"""Waits until a page says that it is at rest; nothing is measured before."""

from typing import Any, Final

from playwright.sync_api import Page

AT_REST: Final = "html[data-at-rest]"
"""What the page says when nothing is under way and nothing moves: `web/src/common/atrest.ts`."""


def await_rest(page: Page) -> None:
    """Wait until all that was asked for has come, and nothing moves any more."""
    page.locator(AT_REST).wait_for(state="attached")


def measured(page: Page, script: str, given: object = None) -> Any:
    """What a script finds on a page at rest."""
    await_rest(page)
    return page.evaluate(script, given)
