"""Whether a text for people can be said: its message exists, and all its gaps are filled."""

from collections.abc import Iterator, Mapping
from functools import cache

from rotonde.kernel.desk.about import About
from rotonde.kernel.desk.menu import Checklist, Menu, Preview
from rotonde.kernel.law.text import Gain, LogLine, Named, Text
from tests.support.messages import COMMON, LANGUAGES, catalogues, gaps


def problems(game: str, text: Text) -> list[str]:
    """What hinders saying this text in every language."""
    found = []
    for language in LANGUAGES:
        known = known_messages(game, language)
        missing = known.get(text.id, frozenset({"?"})) - set(text.facts)
        found += [f"{language} {text.id}: {gap}" for gap in sorted(missing)]
        for fact in text.facts.values():
            if isinstance(fact, Named) and fact.id not in known:
                found.append(f"{language} {text.id}: no name {fact.id}")
    return found


@cache
def known_messages(game: str, language: str) -> Mapping[str, frozenset[str]]:
    """The messages a game may use, each with its gaps."""
    known: dict[str, frozenset[str]] = {}
    for subject, path in catalogues(language).items():
        if subject == game or path.is_relative_to(COMMON):
            known.update(gaps(path))
    return known


def texts_of_menu(menu: Menu) -> Iterator[Text]:
    """Every text of a menu."""
    yield menu.prompt
    yield from filter(None, (menu.over, menu.hint))
    yield from (group.label for group in menu.groups)
    for choice in menu.choices:
        yield choice.label
        yield from filter(None, (choice.detail, choice.badge))
    yield from texts_beside(menu)
    if menu.checklist is not None:
        yield from texts_of_checklist(menu.checklist)


def texts_beside(menu: Menu) -> Iterator[Text]:
    """The words of dials, picks and of what is closed."""
    for dial in menu.dials:
        yield dial.label
        yield from (span.label for span in dial.spans)
    for pick in menu.picks:
        yield pick.label
        yield from filter(None, (pick.prompt, pick.detail, pick.badge))
    for closed in menu.closed:
        yield closed.label
        yield from filter(None, (closed.detail,))
        yield Text(closed.refusal.code, closed.refusal.facts)


def texts_of_checklist(checklist: Checklist) -> Iterator[Text]:
    """Every text of a checklist."""
    yield checklist.title
    yield from checklist.remarks
    for part in checklist.parts:
        yield part.label
        yield from filter(None, (part.detail,))


def texts_of_preview(preview: Preview) -> Iterator[Text]:
    """Every text of a preview."""
    yield preview.title
    yield from filter(None, (preview.note, preview.doubt))
    yield from filter(None, (getattr(sign, "text", None) for sign in preview.signs))
    yield from preview.remarks
    for line in preview.later:
        yield from filter(None, (line.text, line.figure, line.old))
    yield from texts_of_gains(preview.totals)
    for row in preview.rows:
        yield row.label
        yield from filter(None, (row.note,))
        yield from texts_of_gains(row.gains)


def texts_of_about(about: About) -> Iterator[Text]:
    """Every text of an explanation."""
    yield about.head
    yield from filter(None, (about.remark,))
    for row in about.rows:
        yield from (row.label, *row.figures)


def texts_of_line(line: LogLine) -> Iterator[Text]:
    """Every text of a line of the log."""
    yield line.text
    yield from texts_of_gains(line.gains)


def texts_of_gains(gains: tuple[Gain, ...]) -> Iterator[Text]:
    """The words of what seats get."""
    return (gain.text for gain in gains)
