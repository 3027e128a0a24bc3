"""The text of a menu: a line or two for each kind of choice, and all of a kind on demand.

Every choice keeps its number, however much of the menu is shown. Nothing here prints.
"""

import re
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.text import Text as RichText

from rotonde.cli.terminal import OUT
from rotonde.kernel.desk.menu import Checklist, Choice, Closed, Dial, Group, Menu
from rotonde.kernel.law.text import Text
from rotonde.words import Language


class Fullness(msgspec.Struct, frozen=True):
    """How much of a menu is shown."""

    hint: bool = False
    over: bool = False
    most: int = 1
    """A kind of choices that needs more lines is counted, and listed when it is asked for."""


FULLEST_FIRST = (Fullness(True, True, 2), Fullness(False, True, 2), Fullness(most=2), Fullness())
"""From the fullest to the shortest: the first one that fits is used."""
GAP = "  "
MARKS = {"done": "✓", "due": "•", "optional": "○", "later": "·", "forgone": "–"}
"""The parts of a checklist by their state."""


class MenuText:
    """A menu in words, with its choices numbered group by group."""

    def __init__(self, menu: Menu, words: Language, names: Sequence[str]) -> None:
        self.menu = menu
        self.words = words
        self.names = names
        self.numbered = [choice for group in menu.groups for choice in self.inside(group)]
        self.numbers = {choice.notation: at for at, choice in enumerate(self.numbered, start=1)}

    def say(self, text: Text | None) -> str:
        return "" if text is None else self.words.say(text, self.names)

    def inside(self, group: Group) -> list[Choice]:
        """The choices of a group."""
        return [choice for choice in self.menu.choices if choice.group == group.id]

    def group_named(self, typed: str) -> Group | None:
        """The kind of choices that is called so, by its id or in words."""
        names = ((group, (group.id, self.say(group.label))) for group in self.menu.groups)
        return next((g for g, known in names if typed.lower() in map(str.lower, known)), None)

    def kinds(self) -> set[str]:
        """The kinds of things that the menu names: `hex`, `company`."""
        menu = self.menu
        named = [choice.things for choice in menu.choices]
        named += [(*dial.things,) for dial in menu.dials]
        named += [closed.things for closed in menu.closed]
        named += [(pick.thing,) for pick in menu.picks]
        return {thing.partition(":")[0] for things in named for thing in things}

    # --- in short ---------------------------------------------------------------------------------

    def brief(self, width: int, room: int | None = None) -> list[RichText]:
        """The menu on at most `room` lines, if it can be that short."""
        tries = (self.lines(width, fullness) for fullness in FULLEST_FIRST)
        fitting = (lines for lines in tries if room is None or len(lines) <= room)
        return next(fitting, self.lines(width, FULLEST_FIRST[-1]))

    def lines(self, width: int, fullness: Fullness) -> list[RichText]:
        """The question, the small kinds of choices in full, and the size of the others."""
        lines = [*self.question(fullness).wrap(OUT, width), *self.parts(width)]
        folded: list[RichText] = []
        for group in self.menu.groups:
            flow = [] if group.quiet else self.flow(group, width)
            if 0 < len(flow) <= fullness.most:
                lines += flow
            else:
                folded.append(self.group_size(group))
        head = RichText(f"{self.words.message('cli-play-folded')} ", style="dim")
        return [*lines, *(side_by_side(folded, width, head) if folded else ())]

    def flow(self, group: Group, width: int) -> list[RichText]:
        """All choices of a group on shared lines."""
        return side_by_side(self.items(group), width, RichText(f"{self.say(group.label)}: "))

    def question(self, fullness: Fullness) -> RichText:
        """The question of the menu."""
        prompt = self.say(self.menu.prompt)
        if self.menu.over and fullness.over:
            over = self.say(self.menu.over)
            prompt = self.words.message("cli-play-over", over=over, prompt=prompt)
        said = RichText(prompt, style="bold")
        if self.menu.hint and fullness.hint:
            said.append(f"{GAP}{self.say(self.menu.hint)}", "not bold dim")
        return said

    def parts(self, width: int) -> list[RichText]:
        """The checklist, where there is one."""
        found: Checklist | None = self.menu.checklist
        if found is None:
            return []
        parts = (f"{MARKS[part.state]} {self.say(part.label)}" for part in found.parts)
        return side_by_side(map(RichText, parts), width, RichText(f"{self.say(found.title)}: "))

    def items(self, group: Group) -> Iterator[RichText]:
        """All of a group in short form: `12 Gloucester +£2,000`, `bid 3–99`, and what is closed."""
        for choice in self.inside(group):
            item = RichText(f"{self.numbers[choice.notation]} ", style="cyan")
            short = min(self.say(choice.label), choice.notation, key=len)
            yield item.append(short, "default").append(*self.aside(choice.detail))
        for dial in self.menu.dials:
            if dial.group == group.id:
                yield RichText(dial_text(dial))
        for closed in self.menu.closed:
            if closed.group == group.id:
                yield self.closed_line(closed)

    def group_size(self, group: Group) -> RichText:
        """`stations 134`."""
        return RichText(f"{group.id} {len(self.inside(group))}", style="dim")

    def closed_line(self, closed: Closed) -> RichText:
        """An option that is closed now; `why` says the reason."""
        return RichText(f"✗ {self.say(closed.label)}", style="dim")

    def aside(self, detail: Text | None) -> tuple[str, str]:
        """The detail behind a choice, dimmed."""
        return (f" {self.say(detail)}" if detail else "", "dim")

    # --- in full ----------------------------------------------------------------------------------

    def choice_rows(self, groups: Iterable[Group]) -> Iterator[RenderableType]:
        """Every choice of these groups, with what is typed for it."""
        for group in groups:
            yield RichText(self.say(group.label), style="bold")
            lines = map(self.line, self.inside(group))
            dials = [dial_text(dial) for dial in self.menu.dials if dial.group == group.id]
            typed = [RichText(f"      {dial}") for dial in dials]
            closed = [self.closed_line(shut) for shut in self.menu.closed if shut.group == group.id]
            yield Columns([*lines, *typed, *closed], padding=(0, 3), column_first=True)

    def line(self, choice: Choice) -> RichText:
        """`12 to E13  Gloucester +£2,000`."""
        label = self.say(choice.label)
        line = RichText(f"{self.numbers[choice.notation]:>5} ", style="cyan").append(
            choice.notation, "default"
        )
        said = set(re.findall(r"\w+", label.lower())) <= set(choice.notation.lower().split())
        line.append("" if said else f"  {label}", "default")
        return line.append(*self.aside(choice.detail))


def dial_text(dial: Dial) -> str:
    """`bid 3–99`: what is typed for a dial, with the numbers that each gap takes."""
    spans = {span.name: f"{span.least}–{span.most}" for span in dial.spans}
    return dial.notation.format(**spans)


def side_by_side(items: Iterable[RichText], width: int, head: RichText) -> list[RichText]:
    """Items side by side, on as many lines as they need; none is broken."""
    lines, fresh = [head], True
    for item in items:
        if not fresh and lines[-1].cell_len + len(GAP) + item.cell_len > width:
            lines, fresh = [*lines, RichText(GAP)], True
        lines[-1].append("" if fresh else GAP).append_text(item)
        fresh = False
    return lines
