"""How large things are on a screen, measured in the page itself."""

from typing import Final

from playwright.sync_api import Page

SMALL_TEXTS: Final = """(least) => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || element.closest("script, style, .unseen, title, option")) continue;
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    const drawn = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = drawn ? Math.hypot(drawn.a, drawn.b) : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < least) found.push(`${words.slice(0, 30)}: ${size.toFixed(1)} px`);
  }
  return found;
}"""
LOW_BUTTONS: Final = """([selector, least]) =>
  [...document.querySelectorAll(selector)]
    .map((each) => [each.innerText, each.getBoundingClientRect().height])
    .filter(([, height]) => height > 0 && height < least)
    .map(([words, height]) => `${words}: ${height} px`)"""
WIDTHS: Final = "() => [document.documentElement.scrollWidth, innerWidth]"


def small_texts(page: Page, least: float = 12) -> list[str]:
    """Texts under a size in pixels of the screen; rounding of a zoomed map is forgiven."""
    return list(page.evaluate(SMALL_TEXTS, least - 0.05))


def low_buttons(page: Page, selector: str, least: float) -> list[str]:
    return list(page.evaluate(LOW_BUTTONS, [selector, least]))


def scrolls_sideways(page: Page) -> bool:
    wide, screen = page.evaluate(WIDTHS)
    return bool(wide > screen)
