"""A choice as a row of a packed menu: the parts that it shares with its neighbours, and its own."""

from typing import Any, Final

import msgspec

from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import Named, Text
from rotonde.kernel.tools.derived import kept

Message = tuple[str, ...]
"""The id of a message, then the names of its facts."""
Cells = tuple[Any, ...] | str
"""A choice's own part, a cell for each column up to the last that is not empty:

| column | cell |
|---|---|
| notation | its end, such as `E13` of `station E13` |
| thing | the end of its narrowest thing; 0 where it is the end of the notation, `:` for spaces |
| label | its facts; 1 where they are the first words of that end; 0 for none before other cells |
| detail, badge | their facts; a fact that is a name stands in brackets |
| worth, also, warns | as the choice has them |

Where all follows from the notation, its end stands alone."""
PLAIN: Final = (0, 1)
"""The cells of a thing and a label that follow from the notation."""


class PackedRow(msgspec.Struct, frozen=True, gc=False):
    """A choice taken apart, from wide to narrow."""

    block: tuple[str, str, str]
    """Its group, and the beginnings of its notation and of its narrowest thing."""
    run: tuple[tuple[str, ...], Message | None, Message | None]
    """Its other things, the messages of its detail and its badge."""
    label: Message
    cells: Cells


@kept
def row_of(choice: Choice) -> PackedRow:
    """The row of a choice, taken apart once: a choice that is offered again keeps it."""
    notation, things, detail, badge = choice.notation, choice.things, choice.detail, choice.badge
    at = notation.find(" ", notation.rfind(",") + 2) + 1 or len(notation)
    narrow = things[-1] if things else ""
    there = narrow.find(":") + 1
    end, thing = notation[at:], narrow[there:]
    spelt = (0 if thing == end.replace(" ", ":") else thing) if things else None
    own = (spelt, *other_cells(choice, end))
    quiet = message_of(detail)
    return PackedRow(
        (choice.group, notation[:at], narrow[:there]),
        (things[:-1], quiet, quiet if badge is detail else message_of(badge)),
        message_of(choice.label),
        end if own == PLAIN else (end, *own),
    )


def other_cells(choice: Choice, end: str) -> tuple[Any, ...]:
    """The cells behind notation and thing, up to the last that is not empty."""
    label, detail, badge = facts_in(choice.label), choice.detail, choice.badge
    quiet = detail and facts_in(detail)
    short = quiet if badge is detail else badge and facts_in(badge)
    follows = label and label == tuple(end.split()[: len(label)])
    cells = (1 if follows else label or 0, quiet, short, choice.worth, choice.also, choice.warns)
    last = len(cells)
    while last and (cells[last - 1] is False or cells[last - 1] in (None, ())):
        last -= 1
    return cells[:last] if last > 1 or cells[0] else ()


def facts_in(text: Text) -> tuple[Any, ...]:
    """The facts of a text; names, of which a menu has many, are written short."""
    facts = text.facts.values()
    return tuple([(fact.id,) if isinstance(fact, Named) else fact for fact in facts])


def message_of(text: Text | None) -> Any:
    """The message of a text, if there is one."""
    return text and (text.id, *text.facts)
