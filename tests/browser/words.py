"""The words that stand on a page, and the words of the catalogues to hold them against."""

import re
from functools import cache
from typing import Final

from fluent.syntax import ast
from playwright.sync_api import Page

from tests.browser.rest import measured
from tests.support.messages import catalogues, entries

EVERYTHING: Final = """() => {
  const shown = (element) => element.checkVisibility() && element.getClientRects().length > 0;
  const ofRules = (element) => element.closest("[data-word]");
  const words = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode())
    if (shown(walker.currentNode.parentElement) && !ofRules(walker.currentNode.parentElement))
      words.push(walker.currentNode.data);
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.hasAttribute(name)) words.push(element.getAttribute(name));
  return [...words, document.title].map((each) => each.trim()).filter(Boolean);
}"""


def words_on(page: Page) -> list[str]:
    """Every piece of text that can be read or heard on a page, but single words of the rules."""
    return list(measured(page, EVERYTHING))


@cache
def sentences(language: str) -> dict[str, str]:
    """The messages of all catalogues that have no gaps, by id."""
    found: dict[str, str] = {}
    for path in catalogues(language).values():
        for entry in entries(path):
            if isinstance(entry, ast.Message) and (text := whole(entry)) is not None:
                found[entry.id.name] = text
    return found


def whole(message: ast.Message) -> str | None:
    parts = message.value.elements if message.value else []
    texts = [part.value for part in parts if isinstance(part, ast.TextElement)]
    return "".join(texts) if texts and len(texts) == len(parts) else None


@cache
def identifiers() -> frozenset[str]:
    """Every message id of two words or more, as it stands and as a missing one is shown."""
    names = {entry for path in catalogues("en").values() for entry in ids(path.read_text())}
    long = {name for name in names if "-" in name}
    return frozenset(long | {name.replace("-", " ") for name in long if name.count("-") > 1})


def ids(catalogue: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) *=", catalogue, flags=re.MULTILINE)


def leaks(words: list[str]) -> list[str]:
    """Pieces of text that are no words but the machinery behind them."""
    return [each for each in words if "{" in each or each in identifiers()]


def left_in_english(words: list[str]) -> list[str]:
    """Pieces of text that the French catalogues say otherwise; bare letters are no words."""
    french, english = sentences("fr"), sentences("en")
    untold = {english[name] for name in english if french.get(name, "") != english[name]}
    known = {each for each in untold - set(french.values()) if re.search("[a-z]", each)}
    return [each for each in words if each in known]
