"""How large and how clear things are on a screen, measured in the page itself."""

from typing import Final

from playwright.sync_api import Page

from tests.browser.rest import measured

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
PALE_TEXTS: Final = """() => {
  const brush = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const mixed = new Map();
  const colour = (css) => mixed.get(css) ?? mixed.set(css, mix(css)).get(css);
  const mix = (css) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = css;
    brush.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = brush.getImageData(0, 0, 1, 1).data;
    return { rgb: [red, green, blue], alpha: alpha / 255 };
  };
  const over = (top, ground) =>
    top.rgb.map((value, index) => value * top.alpha + ground[index] * (1 - top.alpha));
  const light = (rgb) => {
    const [red, green, blue] = rgb.map((value) =>
      value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ancestors = (element) => (element ? [element, ...ancestors(element.parentElement)] : []);
  const ground = (element) =>
    ancestors(element).map((each) => colour(getComputedStyle(each).backgroundColor))
      .reduceRight((below, each) => over(each, below), [255, 255, 255]);
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const words = walker.currentNode.data.trim();
    if (!words || element.closest("svg, script, style, .unseen, :disabled, option")) continue;
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    const style = getComputedStyle(element);
    const ink = { ...colour(style.color) };
    for (const each of ancestors(element)) ink.alpha *= Number(getComputedStyle(each).opacity);
    const below = ground(element);
    const [high, low] = [light(over(ink, below)), light(below)].sort((one, other) => other - one);
    const large = parseFloat(style.fontSize) >= 24;
    const ratio = (high + 0.05) / (low + 0.05);
    if (ratio < (large ? 3 : 4.5) - 0.02) found.push(`${words.slice(0, 30)}: ${ratio.toFixed(2)}`);
  }
  return [...new Set(found)];
}"""
WIDTHS: Final = "() => [document.documentElement.scrollWidth, innerWidth]"


def small_texts(page: Page, least: float = 12) -> list[str]:
    """Texts under a size in pixels of the screen; rounding of a zoomed map is forgiven."""
    return list(measured(page, SMALL_TEXTS, least - 0.05))


def pale_texts(page: Page) -> list[str]:
    """Texts that do not stand out enough from their ground (WCAG 2.2 AA), drawings left out."""
    return list(measured(page, PALE_TEXTS))


def low_buttons(page: Page, selector: str, least: float) -> list[str]:
    return list(measured(page, LOW_BUTTONS, [selector, least]))


def scrolls_sideways(page: Page) -> bool:
    wide, screen = measured(page, WIDTHS)
    return bool(wide > screen)
