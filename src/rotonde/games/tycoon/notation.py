"""The short text forms of the actions of Railroad Tycoon, for keyboard, log, tests and bots.

`lay W5 SE-NW`, `deliver X6 P 5-2-14`; a city may be typed by its name or by its hex. A kind of
action is opened by its bare word, as in `build`.
"""

from collections.abc import Mapping
from typing import Final

from rotonde.games.tycoon import actions
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.components import CityId, Colour
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.spelling import Spelling, row, words_for

KIND_WORDS: Final[Mapping[actions.Kind, str]] = {
    "build": "build",
    "urbanize": "urbanize",
    "upgrade": "upgrade",
    "deliver": "deliver",
    "card": "card",
    "western_link": "west",
    "pass": "pass go",
}
"""How each kind of action is opened; a bare `pass` leaves an auction."""

KINDS_BY_WORD: Final = {word: kind for kind, word in KIND_WORDS.items()}
SIDE: Final = words_for(dict(enumerate(BOARD.tables.meta.sides)))


AT: Final = {row.hex.lower(): city for city, row in BOARD.tables.cities.items()}
COLOURS: Final = {letter.lower(): colour for colour, letter in BOARD.letters.items()}


def city_of(word: str) -> CityId:
    """The city on this hex, or of this name; a name that no city has is refused by the rules."""
    return AT.get(word.lower(), CityId(word.lower()))


def hex_of(city: CityId) -> str:
    """The hex of a city."""
    row = BOARD.tables.cities.get(city)
    return city if row is None else row.hex


BOTH: Final = row((SIDE, SIDE))
BY_SIDES: Final = Spelling(BOTH.write, lambda word: sorted(BOTH.read(word)), "SE-NW, …")
"""Whichever side is typed first, the smaller stands first (TYC-10)."""
BY_NAME: Final = Spelling(str, city_of, "new_york, X6, …")
BY_HEX: Final = Spelling(hex_of, city_of, "X6, new_york, …")
BY_LETTER: Final = Spelling(
    lambda colour: BOARD.letters.get(colour, colour),
    lambda word: COLOURS.get(word.lower(), Colour(word.lower())),
    ", ".join(BOARD.letters.values()),
)


class TycoonNotation(Notation[actions.AnyAction]):
    """The notation, in which a kind of action is its bare word."""

    def write(self, action: actions.AnyAction) -> str:
        """`upgrade` for `ChooseAction(kind="upgrade")`."""
        if isinstance(action, actions.ChooseAction):
            return KIND_WORDS[action.kind]
        return super().write(action)

    def read(self, text: str) -> actions.AnyAction | Refusal:
        """`ChooseAction(kind="upgrade")` for `upgrade`."""
        kind = KINDS_BY_WORD.get(" ".join(text.lower().split()))
        return super().read(text) if kind is None else actions.ChooseAction(kind)


NOTATION: Final = TycoonNotation(
    (
        Form("bid", actions.Bid),
        Form("pass", actions.PassBid),
        Form("choose", actions.ChooseAction),
        Form("share", actions.IssueShare),
        Form("lay", actions.LayTile),
        Form("grant", actions.PlayLandGrant),
        Form("stop", actions.StopBuilding),
        Form("urbanize", actions.Urbanize),
        Form("deliver", actions.Deliver, spelt={"origin": BY_HEX}),
        Form("take", actions.TakeCard),
        Form("grow", actions.GrowCity),
        Form("west", actions.BuildWesternLink, spelt={"city": BY_HEX}),
    ),
    {
        "hex": str.upper,
        "sides": BY_SIDES,
        "city": BY_NAME,
        "colour": BY_LETTER,
        "card_id": str.lower,
    },
)
