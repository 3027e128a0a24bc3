"""Deltas: what changed from one view to the next, by element. Pure; knows data, never a game.

An edit is `[path, value]`: put the value there; `[path, at, gone, items]`: in the list there, put
items in the place of so many; or `[path]`: take away that entry of a mapping. A path is names and
indexes from the view inwards. The client makes them in order (`web/src/net/edited.ts`).
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import compress, count
from operator import is_not
from typing import Any, Final

import msgspec

PathStep = str | int
Path = tuple[PathStep, ...]
Edit = tuple[Any, ...]
"""A path, then nothing, a value, or where, how many and what instead."""

PLAIN: Final = (int, str, type(None))
ENCODER: Final = msgspec.json.Encoder()


class Deltas:
    """The edits from the views of one version to those of the next.

    Views of one version share what all eyes see: it is compared and encoded once.
    """

    def __init__(self) -> None:
        self.first: dict[type[Any], Fields] = {}
        """What changed for the first eyes, by the kind of their view."""

    def between(self, before: Any, after: Any) -> bytes:
        """The edits that lead from a view to another, as JSON."""
        kind = type(after)
        if type(before) is not kind or not isinstance(after, msgspec.Struct):
            return ENCODER.encode(edits(before, after))
        if kind not in self.first:
            self.first[kind] = Fields(before, after)
            return self.first[kind].edits
        return self.first[kind].but_for(values_of(before), values_of(after))


class Fields:
    """The changes of a view, field by field, and for eyes that see some of them otherwise."""

    def __init__(self, before: msgspec.Struct, after: msgspec.Struct) -> None:
        self.names = after.__struct_encode_fields__
        self.olds, self.news = values_of(before), values_of(after)
        fields = zip(self.names, self.olds, self.news, strict=True)
        self.parts = [b"" if old is new else field(name, old, new) for name, old, new in fields]
        self.edits = in_brackets(self.parts)

    def but_for(self, olds: Sequence[Any], news: Sequence[Any]) -> bytes:
        """The edits of other eyes; the very same ones where nothing else changed for them."""
        parts = self.parts.copy()
        for at in {*elsewhere(self.olds, olds), *elsewhere(self.news, news)}:
            parts[at] = field(self.names[at], olds[at], news[at])
        return self.edits if parts == self.parts else in_brackets(parts)


def elsewhere(some: Sequence[Any], others: Sequence[Any]) -> Iterator[int]:
    """The places where two lists of one length hold different things."""
    return compress(count(), map(is_not, some, others))


def in_brackets(parts: Iterable[bytes]) -> bytes:
    """The edits of all fields, with the brackets around them."""
    return b"[" + b",".join(filter(None, parts)) + b"]"


def field(name: str, before: Any, after: Any) -> bytes:
    """The edits of one field, without the brackets around them."""
    found = edits(before, after, (name,))
    return ENCODER.encode(found)[1:-1] if found else b""


def edits(before: Any, after: Any, path: Path = ()) -> list[Edit]:
    """The edits that turn one value into the other."""
    if before is after or (before == after and type(before) is type(after)):
        return []
    found = compare(before, after, path)
    return [(path, after)] if found is None else found


def compare(before: Any, after: Any, path: Path) -> list[Edit] | None:
    """The edits inside two values that differ; None where one takes the place of the other.

    Data has four kinds of containers, told by their type: to ask what a value could be as well
    took longer than to compare it.
    """
    if type(before) is not type(after):
        return None
    by_kind = in_struct if isinstance(after, msgspec.Struct) else KINDS.get(type(after))
    return None if by_kind is None else by_kind(before, after, path)


def in_struct(before: msgspec.Struct, after: msgspec.Struct, path: Path) -> list[Edit]:
    names = after.__struct_encode_fields__
    values = zip(names, values_of(before), values_of(after), strict=True)
    return [
        edit
        for name, old, new in values
        if old is not new
        for edit in edits(old, new, (*path, name))
    ]


def values_of(struct: msgspec.Struct) -> Sequence[Any]:
    return msgspec.structs.astuple(struct)


def in_list(before: Sequence[Any], after: Sequence[Any], path: Path) -> list[Edit] | None:
    """Edits of elements, or of the stretch in which two lists of unlike length differ.

    None where several plain values differ: to write all anew is shorter than to say where they are.
    """
    if len(before) != len(after):
        return [splice(before, after, path)]
    pairs = enumerate(zip(before, after, strict=True))
    found = [
        edit for at, (old, new) in pairs if old is not new for edit in edits(old, new, (*path, at))
    ]
    return None if len(found) > 1 and isinstance(after[0], PLAIN) else found


def splice(before: Sequence[Any], after: Sequence[Any], path: Path) -> Edit:
    """The one stretch outside which two lists are the same."""
    shorter = min(len(before), len(after))
    head = shorter if before[:shorter] == after[:shorter] else alike(before, after, shorter)
    tail = alike(before[::-1], after[::-1], shorter - head)
    return (path, head, len(before) - head - tail, after[head : len(after) - tail])


def alike(before: Sequence[Any], after: Sequence[Any], most: int) -> int:
    """With how many equal elements two lists begin."""
    differ = (at for at in range(most) if before[at] != after[at])
    return next(differ, most)


def in_mapping(
    before: Mapping[Any, Any], after: Mapping[Any, Any], path: Path
) -> list[Edit] | None:
    """Edits of entries; None where these would come to stand in another order."""
    kept = [key for key in before if key in after]
    if list(after)[: len(kept)] != kept:
        return None
    gone = [((*path, json_key(key)),) for key in before if key not in after]
    same = [edit for key in kept for edit in edits(before[key], after[key], (*path, json_key(key)))]
    new = [((*path, json_key(key)), after[key]) for key in after if key not in before]
    return [*gone, *same, *new]


def json_key(key: Any) -> str:
    """A key as JSON has it: always a text."""
    return key if isinstance(key, str) else str(int(key))


Compare = Callable[[Any, Any, Path], list[Edit] | None]
KINDS: Final[Mapping[type[Any], Compare]] = {tuple: in_list, list: in_list, dict: in_mapping}
