"""The language of whoever reads the terminal."""

import os
from collections.abc import Mapping

from rotonde.words import LANGUAGES, Language


def language(asked: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else that of the environment, else English."""
    for setting in (asked, *(environment.get(key) for key in ("LC_ALL", "LC_MESSAGES", "LANG"))):
        if setting:
            return setting[:2] if setting[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def words_for(lang: str | None, game: str | None = None) -> Language:
    """The words of a command, and of the game it is about."""
    return Language(language(lang), game)
