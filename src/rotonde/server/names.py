"""Names for those who have not chosen one: engines and expresses, the same in every language."""

import secrets
from collections.abc import Sequence
from typing import Final

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


def guest_name() -> str:
    """A pleasant name with a number, so that two guests are rarely called alike."""
    return f"{secrets.choice(GUESTS)} {secrets.randbelow(90) + 10}"


def bot_name(taken: Sequence[str]) -> str:
    """The first engine that does not sit at the table yet."""
    return next((name for name in BOTS if name not in taken), BOTS[0])
