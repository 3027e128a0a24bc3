"""Short text forms of actions: a verb, then words that spell the fields; read and written alike.

`Form("bid", VetoBid)` writes `VetoBid(amount=2)` as `bid 2` and reads it back. A form may say how
its fields stand in words: `Form("roll", Roll, "hidden+jokers")` writes `roll 2+3`. Words whose
fields have their defaults are left out at the end of an order.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Any, Final, Generic, TypeVar, cast, get_type_hints

import msgspec

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.refusal import UNREADABLE_ORDER, UNREADABLE_WORD, Refusal
from rotonde.kernel.law.spelling import Spelling, Spelt, spelling_of
from rotonde.kernel.tools.codec import legible

A = TypeVar("A", bound=Action)

FIELD: Final = re.compile(r"[a-z_]+")
SIGN: Final = re.compile(r"[^a-z_]")
"""The sign between the fields of a word."""
SHORT: Final = 60
"""Letters up to which an order is remembered, once it was read."""
REMEMBERED: Final = 2048


class Form(msgspec.Struct, frozen=True):
    """The verb of one kind of action, and how its fields stand behind it."""

    verb: str
    kind: type[Action]
    shape: str = ""
    """The fields by name, as in `hidden+jokers`; where nothing is said each is a word."""
    spelt: Mapping[str, Spelt] = {}
    """The fields that this form spells in its own way."""


class FieldForm(msgspec.Struct, frozen=True):
    """One field of an action in its form."""

    name: str
    kind: Any
    spelt: Spelling
    default: Any = msgspec.NODEFAULT

    def read(self, word: str) -> Any:
        """The value that a word spells, held to its type. Raises `ValueError`."""
        return msgspec.convert(msgspec.to_builtins(self.spelt.read(word)), self.kind)


class Word:
    """One word of a form, which spells one field or several."""

    def __init__(self, shape: str, parts: Mapping[str, FieldForm]) -> None:
        self.shape = shape
        self.parts = [parts[name] for name in FIELD.findall(shape)]
        self.pattern = re.compile(FIELD.sub("(.+?)", SIGN.sub(r"\\\g<0>", shape)), re.DOTALL)

    def is_default(self, action: Action) -> bool:
        """Whether all its fields have their defaults."""
        return all(getattr(action, part.name) == part.default for part in self.parts)

    def read(self, word: str) -> dict[str, Any]:
        """The fields that a typed word spells. Raises `ValueError`."""
        found = self.pattern.fullmatch(word)
        if found is None:
            raise ValueError(word)
        return {p.name: p.read(text) for p, text in zip(self.parts, found.groups(), strict=True)}

    @property
    def fits(self) -> str:
        """The words that fit here."""
        return FIELD.sub(lambda name: self.part(name[0]).spelt.fits or name[0], self.shape)

    def part(self, name: str) -> FieldForm:
        """The field of that name."""
        return next(part for part in self.parts if part.name == name)


class ReadyForm:
    """A form made ready: its words, and how many of them an order needs."""

    def __init__(self, form: Form, spelt: Mapping[str, Spelt]) -> None:
        self.verb, self.kind = form.verb, form.kind
        parts = parts_of(form.kind, {**spelt, **form.spelt})
        shape = (form.shape or " ".join(parts)).split()
        if sorted(FIELD.findall(" ".join(shape))) != sorted(parts):
            raise ValueError(f"{form.verb}: {form.shape} does not name every field once")
        self.words = [Word(word, parts) for word in shape]
        spaces = [FIELD.sub("%s", word.replace("%", "%%")) for word in shape]
        lengths = range(len(shape) + 1)
        self.templates = [" ".join([form.verb, *spaces[:said]]) for said in lengths]
        self.spoken = [[part for w in self.words[:said] for part in w.parts] for said in lengths]
        has_default = [all(p.default is not msgspec.NODEFAULT for p in w.parts) for w in self.words]
        self.needed = len(shape) - sum(1 for _ in takewhile(bool, reversed(has_default)))

    def write(self, action: Action) -> str:
        """The order in words, without those at the end that go without saying."""
        said = len(self.words)
        while said > self.needed and self.words[said - 1].is_default(action):
            said -= 1
        values = [part.spelt.write(getattr(action, part.name)) for part in self.spoken[said]]
        return self.templates[said] % tuple(values)

    def read(self, text: str, typed: Sequence[str]) -> Action | Refusal:
        """The order that the words behind the verb spell."""
        if not self.needed <= len(typed) <= len(self.words):
            return UNREADABLE_ORDER(order=text, known=self.known)
        fields: dict[str, Any] = {}
        for word, given in zip(self.words, typed, strict=False):
            try:
                fields |= word.read(given)
            except ValueError:
                return UNREADABLE_WORD(order=text, word=given, fits=word.fits, known=self.known)
        return self.kind(**fields)

    @property
    def known(self) -> str:
        """`buy company [source] [die]`: what the verb asks for."""
        asked = [word.shape for word in self.words[: self.needed]]
        return " ".join([self.verb, *asked, *(f"[{w.shape}]" for w in self.words[self.needed :])])


def parts_of(kind: type[Action], spelt: Mapping[str, Spelt]) -> dict[str, FieldForm]:
    """The fields of an action, each with its type, its spelling and its default."""
    kinds = get_type_hints(kind, include_extras=True)
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return {
        field.name: FieldForm(
            field.name,
            kinds[field.name],
            spelling_of(kinds[field.name], spelt.get(field.name)),
            field.default,
        )
        for field in info.fields
    }


class Notation(Generic[A]):
    """The notation of a game, from the forms of its actions."""

    def __init__(self, forms: Sequence[Form], spelt: Mapping[str, Spelt] | None = None) -> None:
        lines = [ReadyForm(form, spelt or {}) for form in forms]
        self.by_verb = {line.verb: line for line in lines}
        self.by_kind = {line.kind: line for line in lines}
        self.read_before = lru_cache(maxsize=REMEMBERED)(self.read_anew)

    @property
    def verbs(self) -> Mapping[type[Action], str]:
        """The verb of each kind of action."""
        return {kind: line.verb for kind, line in self.by_kind.items()}

    def write(self, action: A) -> str:
        """`bid 2` for `VetoBid(amount=2)`."""
        return self.by_kind[type(action)].write(action)

    def read(self, text: str) -> A | Refusal:
        """`VetoBid(amount=2)` for `bid 2`; otherwise a refusal that says what fits."""
        return self.read_before(text) if len(text) <= SHORT else self.read_anew(text)

    def read_anew(self, text: str) -> A | Refusal:
        text = legible(text)  # a refusal repeats it, and must be able to travel
        verb, *words = text.split() or [""]
        line = self.by_verb.get(verb.lower())
        if line is None:
            return UNREADABLE_ORDER(order=text, known=", ".join(self.by_verb))
        return cast("A | Refusal", line.read(text, words))  # the forms are those of its actions
