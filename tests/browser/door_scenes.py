"""Pictures of the doors of the house: tables that wait for friends, and challenges for one."""

from typing import Any, Final

from playwright.sync_api import expect


def waiting(stage: Any) -> None:
    """A table for friends just after it was opened."""
    stage.player.visit("/")
    stage.player.click(stage.player.part("invite-rocket"))
    stage.player.part("copy-link").wait_for()


def arriving(stage: Any) -> None:
    """The same for somebody who came by the link."""
    waiting(stage)
    address = stage.player.page.url
    stage.player.page.context.clear_cookies()
    stage.player.visit(address)
    stage.player.part("arrival-name").wait_for()


def solo(stage: Any) -> None:
    """All challenges of a game, and that of the day."""
    stage.player.visit("/tiles/solo")
    expect(stage.player.page.locator("[data-testid=solo] li .picture svg")).to_have_count(15)


SCENES: Final = {"solo": solo, "waiting": waiting, "arriving": arriving}
