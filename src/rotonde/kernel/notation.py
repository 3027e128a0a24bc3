"""Short text forms of actions: one verb each, then the fields in order, read and written alike.

`Form("bid", VetoBid)` writes `VetoBid(amount=2)` as `bid 2` and reads it back.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from rotonde.kernel.action import Action
from rotonde.kernel.refusal import UNREADABLE_ORDER, Refusal

A = TypeVar("A", bound=Action)

Spelling = Mapping[str, Callable[[str], str]]
"""How the values of a field are spelt, by its name: `{"hex": str.upper}` reads `e13` as `E13`."""


class Form(msgspec.Struct, frozen=True):
    """The verb of one kind of action; its fields follow in the order of the struct."""

    verb: str
    kind: type[Action]


class Notation(Generic[A]):
    """The notation of a game, from the forms of its actions."""

    def __init__(self, forms: Sequence[Form], spelling: Spelling | None = None) -> None:
        self.spelling = spelling or {}
        self.by_verb = {form.verb: form for form in forms}
        self.verbs = {form.kind: form.verb for form in forms}

    def write(self, action: A) -> str:
        """`bid 2` for `VetoBid(amount=2)`."""
        values = msgspec.structs.astuple(action)
        return " ".join([self.verbs[type(action)], *map(str, values)])

    def read(self, text: str) -> A | Refusal:
        """`VetoBid(amount=2)` for `bid 2`; a refusal that lists the verbs otherwise."""
        words = text.split()
        form = self.by_verb.get(words[0].lower()) if words else None
        if form is None:
            return UNREADABLE_ORDER(order=text, known=", ".join(self.by_verb))
        fields = form.kind.__struct_fields__
        if len(words) - 1 != len(fields):
            return UNREADABLE_ORDER(order=text, known=" ".join([form.verb, *fields]))
        try:
            given = {f: self.spell(f, word) for f, word in zip(fields, words[1:], strict=True)}
            tagged = {"do": form.kind.__struct_config__.tag, **given}
            action: A = msgspec.convert(tagged, form.kind, strict=False)  # type: ignore[assignment]
        except msgspec.ValidationError:
            return UNREADABLE_ORDER(order=text, known=" ".join([form.verb, *fields]))
        return action

    def spell(self, field: str, word: str) -> str:
        """A typed word as the game spells the values of this field."""
        spelt = self.spelling.get(field)
        return spelt(word) if spelt else word
