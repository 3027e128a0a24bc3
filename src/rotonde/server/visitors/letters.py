"""The letters of names: which can be seen, of which scripts they are, and what they look like.

Names stand beside moves and in lists: nobody shall take one for another by letters that cannot be
told apart. The Unicode data of the standard library has categories and names of letters; from the
name of a letter its script is read. What looks alike is a short list of our own.
"""

import re
import unicodedata
from collections.abc import Iterator
from typing import Final

EMPTY: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u180b\u180c\u180d\u180e")
"""Letters, marks and signs without a picture, which Unicode does not call formats."""
SELECTORS: Final = re.compile("[\ufe00-\ufe0f\U000e0100-\U000e01ef]")
"""They choose how the letter before them is drawn."""
INVISIBLE: Final = ("Cf", "Cc", "Cs", "Co", "Cn", "Zl", "Zp")
JOINERS: Final = "\u200c\u200d"
"""They join or part what stands on both sides: letters of some scripts, and pictures."""
PICTURES: Final = ("So", "Sk")
JOINED: Final = (
    *("ARABIC", "SYRIAC", "MONGOLIAN", "SINHALA", "DEVANAGARI", "BENGALI", "GURMUKHI"),
    *("GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM"),
)
MOST_MARKS: Final = 3
"""Marks on one letter: Vietnamese and Hebrew have two, a heap of them covers other lines."""
EAST_ASIA: Final = frozenset({"CJK", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL", "LATIN"})
"""Scripts that are written beside each other, and that nobody mistakes for each other."""
OTHERWISE: Final = {"KATAKANA-HIRAGANA": "KATAKANA", "IDEOGRAPHIC": "CJK"}
"""A script is the first word of a letter's name, with few exceptions."""
FOREIGN: Final = "авекмнорстухѕіјԁԛԝһαβγεηικνορτυχωıɡɩʋɑłøđħ01345"
ALIKE: Final = "abekmhopctyxsljdqwhabyenlkvoptuxwlglvalodholeas"
LOOKS: Final = str.maketrans(FOREIGN + "i", ALIKE + "l")
"""Small letters without marks, and digits, and the Latin letters that they look like."""


def normal(text: str) -> str:
    """A text in its plainest spelling: no invisible letters, no two ways to write the same."""
    plain = " ".join(unicodedata.normalize("NFKC", SELECTORS.sub("", text)).split())
    between = zip(" " + plain, plain, plain[1:] + " ", strict=False)
    seen = "".join(letter for before, letter, after in between if shows(before, letter, after))
    return unicodedata.normalize("NFC", " ".join(seen.split()))


def shows(before: str, letter: str, after: str) -> bool:
    """Whether a letter can be seen; a joiner shows in what it does to both its neighbours."""
    if letter in JOINERS:
        return is_joined(before) and is_joined(after)
    return letter not in EMPTY and unicodedata.category(letter) not in INVISIBLE


def is_joined(letter: str) -> bool:
    """Whether this is a picture, or of a script whose letters are drawn together."""
    return unicodedata.category(letter) in PICTURES or script_of(letter) in JOINED


def has_heap_of_marks(text: str) -> bool:
    """Whether a letter carries more marks than any script needs."""
    marks = "".join("m" if unicodedata.combining(letter) else " " for letter in text)
    return "m" * (MOST_MARKS + 1) in marks


def mixed_word(text: str) -> str | None:
    """The first word with letters of scripts that are not written together."""
    return next((word for word in re.split(r"[\s\W_]+", text) if is_mixed(word)), None)


def is_mixed(word: str) -> bool:
    scripts = set(scripts_of(word))
    return len(scripts) > 1 and not scripts <= EAST_ASIA


def scripts_of(word: str) -> Iterator[str]:
    """The script of each letter; apostrophes that count as letters have none."""
    for letter in word:
        script = script_of(letter)
        if unicodedata.category(letter).startswith("L") and script != "MODIFIER":
            yield script


def script_of(letter: str) -> str:
    first = unicodedata.name(letter, "UNKNOWN").split(" ")[0]
    return OTHERWISE.get(first, first)


def looks_of(text: str) -> str:
    """The looks of a name for an eye that passes over it: two alike names have the same."""
    apart = unicodedata.normalize("NFKD", normal(text).casefold())
    bare = "".join(letter for letter in apart if not unicodedata.combining(letter))
    words = "".join(letter for letter in bare if letter.isalnum()).rstrip("0123456789")
    return words.translate(LOOKS).replace("rn", "m").replace("vv", "w")
