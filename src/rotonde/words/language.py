"""Texts made into words of one language, from the Fluent catalogues inside the package.

The browser reads the same catalogues by itself; this is for the command line, transcripts,
notifications and tests.
"""

from collections.abc import Iterator, Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Named, Seated, Text
from rotonde.words.figures import figures_of
from rotonde.words.messages import Messages

LANGUAGES = ("en", "fr")
"""The languages of the house; the first one steps in where another has no message."""


class MissingWords(LookupError):
    """A message, or a fact that it needs, is not there: our bug, never a player's."""


class Language:
    """One reader's language, for the house and for one game."""

    def __init__(self, lang: str, game: str | None = None, *, strict: bool = False) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"no language {lang!r}; there is {', '.join(LANGUAGES)}")
        self.lang = lang
        self.game = game
        self.strict = strict
        """Raise `MissingWords` instead of falling back to readable ids."""

    def say(self, text: Text, names: Sequence[str] = ()) -> str:
        """The text in words; `names` are those of the seats, seat 0 first."""
        facts = {key: self.fact(value, names) for key, value in text.facts.items()}
        for messages in self.spoken():
            if (sentence := messages.say(text.id, facts)) is not None:
                return sentence
        if self.strict:
            raise MissingWords(f"{self.lang}: {text.id} cannot be said with {sorted(facts)}")
        return readable(text.id, facts)

    def message(self, id: str, **facts: Fact) -> str:
        """A message of the catalogue by its id."""
        return self.say(Text(id, facts))

    def refusal(self, refusal: Refusal, names: Sequence[str] = ()) -> str:
        """Why not, as a sentence, without the number of the rule."""
        return self.say(Text(refusal.code, refusal.facts), names)

    def either(self, id: str, otherwise: str) -> str:
        """A message that need not be there, or what stands in for it."""
        return self.message(id) if self.knows(id) else otherwise

    def number(self, figure: float) -> str:
        """A figure as the language writes it: `12,000.5` or `12 000,5`."""
        return self.figure("number", figure)

    def percent(self, share: float) -> str:
        """A share of one in per cent, with one place after the point."""
        return self.figure("percent", share)

    def figure(self, id: str, figure: float) -> str:
        """A figure in the form of one message of the house."""
        written = messages_of(self.lang, self.game).say(id, {"figure": figure})
        return str(figure) if written is None else written

    def knows(self, id: str) -> bool:
        """Whether this language itself, and no other in its place, has the message."""
        return id in messages_of(self.lang, self.game)

    def fact(self, fact: Fact, names: Sequence[str]) -> str | int:
        """A fact as a message takes it: names and seats are looked up first."""
        match fact:
            case Named(id):
                return self.say(Text(id), names)
            case Seated(seat):
                return self.name(seat, names)
            case _:
                return fact

    def name(self, seat: Seat, names: Sequence[str]) -> str:
        """The name of a seat's player, or its number where nobody is known."""
        return names[seat] if seat < len(names) else self.message("seat-number", number=seat + 1)

    def spoken(self) -> Iterator[Messages]:
        """The messages of this language, and then of the one that steps in."""
        yield messages_of(self.lang, self.game)
        if not self.strict and self.lang != LANGUAGES[0]:
            yield messages_of(LANGUAGES[0], self.game)


def readable(id: str, facts: Mapping[str, str | int]) -> str:
    """The text in place of a missing message: `build too dear (cost: 8)`.

    Python writes no `int` of more than 4,300 figures; a `Decimal` may have any number of them.
    """
    told = {key: fact if isinstance(fact, str) else Decimal(fact) for key, fact in facts.items()}
    gaps = ", ".join(f"{key}: {fact}" for key, fact in told.items())
    return id.replace("-", " ") + (f" ({gaps})" if gaps else "")


@lru_cache(maxsize=32)
def messages_of(lang: str, game: str | None) -> Messages:
    """The messages of the house and of one game in one language, read once.

    A game may say a word of the house in its own way, such as money in dollars.
    """
    read = (catalogue.read_text(encoding="utf-8") for catalogue in catalogues(lang, game))
    return Messages(figures_of(lang), read)


def catalogues(lang: str, game: str | None) -> Iterator[Traversable]:
    """The catalogue files of a language: the house's own, then those of the game."""
    package = files("rotonde")
    house = package / "locale" / lang
    if house.is_dir():
        yield from sorted(
            (file for file in house.iterdir() if file.name.endswith(".ftl")),
            key=lambda file: file.name,
        )
    own = package / "games" / (game or "") / "locale"
    if game:
        named = (own / f"{lang}.ftl", own / f"coach.{lang}.ftl")
        yield from (file for file in named if file.is_file())
