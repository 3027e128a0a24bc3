"""Messages that a hostile or unlucky client may send: orders and things, whole and mangled.

All of a seed, so that what was found can be found again.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

from rotonde import GAMES
from rotonde.kernel.desk.orderline import line_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from tests.support.providers import PROVIDERS
from tests.support.sequences import sequences
from tests.support.walks import Table

ODD: Final = (
    *("", " ", ",", ", ,", ",,,,", "\t\n", "\x00", "\u2028", "\ufeff", "\u202e", "\u0665", "²"),
    *("\ud800", "\udfff a", "😀", "é", "ﬁ", "ǅ", "İ", "-", "--1", "+1", "1e9", "0x10", "NaN", "½"),
    *("{hidden}", "%s", "%(x)s", "$player1", "'", '"', "\\", "<b>", "null", "None", "[]"),
    *("9" * 18, "9" * 19, "-" + "9" * 40, "9" * 5000, "a" * 3000, "," * 3000, "end, " * 500),
)
"""Texts that have broken somebody's reader of texts."""
KINDS: Final = ("point", "ask", "explain", "submit", "takeback")
"""The messages of a player, as often as the weights beside them say."""
BESIDE: Final[tuple[Any, ...]] = (
    -1,
    7,
    99,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1.5,
    None,
    True,
    "0",
    [],
    {},
)
"""Seats, versions and steps that there are not."""


def elsewhere() -> tuple[str, ...]:
    """Orders and things of the beginnings of all games: ids that belong to another one."""
    found: list[str] = []
    for rules in GAMES.values():
        state = Table(1, 0, 0).begin(rules)
        legal = rules.legal(state, min(rules.actors(state)))
        found += [rules.write(action) for action in legal[:: max(1, len(legal) // 12)]]
        found += PROVIDERS[rules.id].things(state)[::9]
    return tuple(found)


class Mangler:
    """Texts for one position of a game: what makes sense there, and what once did."""

    def __init__(self, rules: AnyRules, state: Any, seat: Seat, seed: str, lines: int) -> None:
        self.dice = random.Random(seed)
        self.rules = rules
        self.seat = seat
        found = sequences(rules, state, seat, Rng(seed), lines)
        self.lines = [list(map(rules.write, line)) for line in found]
        self.things = PROVIDERS[rules.id].things(state)
        self.foreign = elsewhere()

    def line(self) -> str:
        """A line of orders: as the rules allow it, or with something done to it."""
        orders = list(self.dice.choice(self.lines))
        match self.dice.randrange(8):
            case 0:
                self.dice.shuffle(orders)
            case 1:
                orders += self.dice.choice(self.lines)
            case 2:
                orders.insert(self.dice.randrange(len(orders) + 1), self.stray())
            case 3:
                place = self.dice.randrange(len(orders))
                orders[place] = self.mangled(orders[place])
            case 4:
                return self.mangled(line_of(orders))
        return line_of(orders)

    def thing(self) -> str:
        """Something to ask about."""
        match self.dice.randrange(4):
            case 0:
                return self.mangled(self.dice.choice(self.things))
            case 1:
                return self.stray()
        return self.dice.choice(self.things)

    def stray(self) -> str:
        """What belongs to another game, or nowhere."""
        return self.dice.choice(self.foreign if self.dice.random() < 0.6 else ODD)

    def mangled(self, text: str) -> str:
        """A text with a word or a letter changed, doubled, lost, or made odd."""
        words = text.split(" ")
        place = self.dice.randrange(len(words))
        letter = self.dice.randrange(len(text) + 1)
        match self.dice.randrange(7):
            case 0:
                words[place] = self.dice.choice(ODD)
            case 1:
                del words[place]
            case 2:
                words.insert(place, words[place])
            case 3:
                words[place] = str(self.dice.choice((-1, 0, 1, 7, 60, 10**9, 10**17)))
            case 4:
                return text[:letter] + self.dice.choice(ODD) + text[letter:]
            case 5:
                return text[:letter] + text[letter + 1 :]
            case 6:
                return self.dice.choice((text.upper(), text.swapcase(), text[::-1], text * 2))
        return " ".join(words)

    def messages(self, count: int, version: int, seats: int) -> Iterator[dict[str, Any]]:
        """So many messages to a table: questions above all, and now and then a move."""
        for _ in range(count):
            message = self.message(version, seats)
            if self.dice.random() < 0.02:
                field = self.dice.choice(list(message))
                message[field] = self.dice.choice((*BESIDE, *ODD))
            yield message

    def message(self, version: int, seats: int) -> dict[str, Any]:
        """One message that has the right form, whatever stands in it."""
        seat = self.seat if self.dice.random() < 0.9 else self.dice.randrange(seats)
        match self.dice.choices(KINDS, (60, 20, 10, 9, 1))[0]:
            case "point":
                return {"type": "point", "seat": seat, "orders": self.line()}
            case "ask" | "explain" as kind:
                return {"type": kind, "thing": self.thing()}
            case "submit":
                played = {"type": "submit", "version": version, "seat": seat}
                return {**played, "action": self.line()}
            case _:
                steps = self.dice.randrange(4)
                return {"type": "takeback", "version": version, "seat": seat, "steps": steps}
