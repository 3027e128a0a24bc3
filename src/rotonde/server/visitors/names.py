"""Names: engines and expresses for those who have not chosen one, and those that people choose.

A chosen name is written in its plainest spelling. One whose letters could be taken for others, or
that looks like a name of the house, is refused.
"""

import secrets
from collections.abc import Sequence
from typing import Final

from rotonde.server.visitors.letters import has_heap_of_marks, looks_of, mixed_word, normal

GUESTS: Final = (
    "Adler",
    "Atlantic",
    "Capitole",
    "Cathédrale",
    "Crampton",
    "Crocodile",
    "Étoile",
    "Garratt",
    "Mallard",
    "Mikado",
    "Mistral",
    "Mogul",
    "Orient",
    "Pacific",
    "Prairie",
    "Pullman",
    "Rheingold",
    "Saxonia",
    "Sequoia",
    "Talgo",
    "Tempête",
    "Transalpin",
    "Wagon-Lit",
    "Zéphyr",
)
BOTS: Final = ("Novelty", "Sans Pareil", "Perseverance", "Cycloped", "Planet", "Northumbrian")
"""The engines that ran against the Rocket at Rainhill, and two of the years after."""

HOUSE: Final = (
    *("Rotonde", "Host", "Hôte", "Admin", "Administrator", "Administrateur", "Administratrice"),
    *("Moderator", "Modérateur", "Modératrice", "Server", "Serveur", "System", "Système"),
    *("Bot", "Robot", "Support"),
)
"""Names of those who run a server, and of what plays there by itself."""
RESERVED: Final = {looks_of(name): name for name in (*BOTS, *HOUSE)}
LONGEST: Final = 40
"""Letters of a name."""


class WrongName(Exception):
    """Why a name cannot be taken; `code` is a message."""

    def __init__(self, code: str, **facts: str) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def readable(text: str) -> str:
    """A chosen name as it is kept. Raises `WrongName` where it can be mistaken for another."""
    name = normal(text)
    if not 0 < len(name) <= LONGEST or has_heap_of_marks(name):
        raise WrongName("wrong-name")
    if (word := mixed_word(name)) is not None:
        raise WrongName("name-mixed", word=word)
    return name


def personal(text: str) -> str:
    """The name of a person. Raises `WrongName` too where a bot or the house is called so."""
    name = readable(text)
    if (taken := RESERVED.get(looks_of(name))) is not None:
        raise WrongName("name-reserved", name=taken)
    return name


def guest_name() -> str:
    """A pleasant name with a number, so that two guests are rarely called alike."""
    return f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"


def bot_name(taken: Sequence[str]) -> str:
    """The first engine that does not sit at the table yet."""
    return next((name for name in BOTS if name not in taken), BOTS[0])
