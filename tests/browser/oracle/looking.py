"""Brings a page to sizes and languages, and reads it there."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec
from playwright.sync_api import Page

from tests.browser.oracle.judging import Fault, Reading, faults
from tests.browser.oracle.screens import Screen
from tests.browser.player import Player
from tests.browser.rest import measured

PROBE: Final = (Path(__file__).parent / "probe.js").read_text()
LANGUAGES: Final = ("en", "fr")
SPEAK: Final = """(language) =>
  document.querySelector(`[data-testid="language-${language}"]`)?.click()"""
"""Where the switch is folded away it is there all the same."""


class Sight(msgspec.Struct, frozen=True, order=True):
    """A fault with where it was seen."""

    scene: str
    screen: str
    language: str
    fault: Fault

    @property
    def row(self) -> tuple[str, ...]:
        fault = self.fault
        return self.scene, self.screen, self.language, fault.kind, fault.element, fault.figures


def reading_of(page: Page, least: int) -> Reading:
    """What lies on a page at rest."""
    return msgspec.convert(measured(page, PROBE, least), Reading)


def faults_of(page: Page, least: int) -> tuple[Fault, ...]:
    return faults(reading_of(page, least), least)


def speak(player: Player, language: str) -> None:
    """The page in another language, as it lies."""
    player.page.evaluate(SPEAK, language)
    player.page.locator(f"html[lang={language}]").wait_for(state="attached")
    player.rests()


def sights(
    player: Player, scene: str, screens: Sequence[Screen], languages: Sequence[str]
) -> Iterator[Sight]:
    """The faults of a page that shows a scene, over screens and languages."""
    for language in languages:
        speak(player, language)
        for screen in screens:
            player.stands_at(screen.viewport)
            for fault in faults_of(player.page, screen.target):
                yield Sight(scene, screen.name, language, fault)
