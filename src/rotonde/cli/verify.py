"""`rotonde host verify`: replays every table of a store and names what does not fit."""

from collections.abc import AsyncIterator, Callable
from typing import Final

import msgspec

from rotonde.catalogue import DESKS
from rotonde.cli.reader import words_for
from rotonde.cli.store_access import HERE, Place, with_store_to_read
from rotonde.cli.terminal import BROKEN, OUT, PLAIN, Output, print_json, progress_bar
from rotonde.server.tables.verification import Finding, verify_table
from rotonde.store import SqlStore, TableLists
from rotonde.store.files import defects
from rotonde.words import Language

PAGE: Final = 200
"""Ids that are read together."""


class Verified(msgspec.Struct, frozen=True):
    """The result of checking a store."""

    tables: int
    """How many were checked."""
    unchecked: int
    """How many of them were played under earlier editions, whose rules are gone."""
    pages: tuple[str, ...]
    """The faults that SQLite finds in its file."""
    findings: tuple[Finding, ...]

    @property
    def is_sound(self) -> bool:
        return not self.pages and not self.findings


def verify(*, place: Place = HERE, output: Output = PLAIN) -> int:
    """Replay every table, and name what does not fit; exit with 1 where something does not.

    Changes nothing, and works while the server runs.

    Example: `rotonde host verify --data-dir /var/lib/rotonde`
    """
    words = words_for(output.lang)
    tell = (
        say_nothing if output.json else lambda line: OUT.print(line, markup=False, soft_wrap=True)
    )
    found = with_store_to_read(place, lambda store: verified_store(store, words, tell))
    if output.json:
        print_json(found)
    else:
        facts = {"tables": found.tables, "unchecked": found.unchecked}
        tell(words.message("cli-verify-end", wrong=len(found.findings), **facts))
    return 0 if found.is_sound else BROKEN


async def verified_store(store: SqlStore, words: Language, tell: Callable[[str], None]) -> Verified:
    """Check a whole store, and tell what does not fit as it is found."""
    pages = defects(store.file) if store.file else []
    for page in pages:
        tell(words.message("cli-verify-page", detail=page))
    tables, unchecked, findings = 0, 0, list[Finding]()
    with progress_bar() as progress:
        task = progress.add_task(
            words.message("cli-verifying"), total=sum((await store.count_editions()).values())
        )
        async for table in all_ids(store):
            found = await verify_table(store, DESKS, table)
            tables, unchecked = tables + 1, unchecked + (found is None)
            for finding in found or ():
                findings.append(finding)
                tell(finding_line(finding, words))
            progress.advance(task)
    return Verified(tables, unchecked, tuple(pages), tuple(findings))


async def all_ids(lists: TableLists) -> AsyncIterator[str]:
    """The ids of all tables, a page at a time."""
    after = ""
    while page := await lists.table_ids(after, PAGE):
        for table in page:
            yield table
        after = page[-1]


def finding_line(finding: Finding, words: Language) -> str:
    """The sentence for a finding."""
    facts = msgspec.structs.asdict(finding)
    what = words.message(f"cli-verify-{facts.pop('problem')}", **facts)
    return words.message("cli-verify-found", table=finding.table, game=finding.game, what=what)


def say_nothing(_line: str) -> None:
    """Print nothing."""
