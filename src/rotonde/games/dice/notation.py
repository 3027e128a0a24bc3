"""The short text forms of the actions of Railroad Dice, for keyboard, log, tests and bots.

What is usual is left out: a real die for a rail, a share die and the bank for a share, hidden dice
for a surcharge. `rail B b3 E ? 1` lays a joker and pays one joker of the surcharge.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, assert_never

import msgspec

from rotonde.games.dice.actions import (
    AnyAction,
    BuildStation,
    BuyShare,
    ChooseTile,
    Discard,
    EndTurn,
    LayRail,
    Roll,
    TakeIncome,
)
from rotonde.games.dice.board import BOARD
from rotonde.kernel.refusal import UNREADABLE_ORDER, Refusal

JOKER: Final = "?"
FORMS: Final = {
    "income": "income",
    "roll": "roll hidden+jokers",
    "buy": "buy company [director] [?]",
    "rail": "rail end cell out [?] [jokers_paid]",
    "station": "station end company kind [jokers_paid]",
    "end": "end",
    "tile": "tile kind rotation",
    "back": "back face",
}
"""The verbs, each with what follows it."""

POSITIONS: Final = dict(zip(BOARD.cell_names, BOARD.positions, strict=True))
CELL_NAMES: Final = dict(zip(BOARD.positions, BOARD.cell_names, strict=True))

Fields = dict[str, Any]


# --- writing --------------------------------------------------------------------------------------


def write(action: AnyAction) -> str:
    """`roll 2+3` for `Roll(hidden=2, jokers=3)`."""
    match action:
        case TakeIncome():
            return "income"
        case Roll(hidden=hidden, jokers=jokers):
            return f"roll {hidden}+{jokers}"
        case BuyShare() | LayRail() | BuildStation():
            return " ".join(word for word in words(action) if word)
        case EndTurn():
            return "end"
        case ChooseTile(kind=kind, rotation=rotation):
            return f"tile {kind} {rotation}"
        case Discard(face=face):
            return f"back {face}"
        case _:
            assert_never(action)


def words(action: BuyShare | LayRail | BuildStation) -> Sequence[str]:
    """The words of an order; an empty one is left out."""
    if isinstance(action, BuyShare):
        source = "director" if action.source == "director" else ""
        return "buy", action.company, source, JOKER if action.die == "joker" else ""
    paid = str(action.jokers_paid or "")
    if isinstance(action, BuildStation):
        return "station", action.end, action.company, action.kind, paid
    joker = JOKER if action.die == "joker" else ""
    return "rail", action.end, CELL_NAMES[action.cell], action.out, joker, paid


# --- reading --------------------------------------------------------------------------------------


def read(text: str) -> AnyAction | Refusal:
    """`Roll(hidden=2, jokers=3)` for `roll 2+3`; a refusal that tells the form otherwise."""
    verb, *rest = text.lower().split() or [""]
    if verb not in FORMS:
        return UNREADABLE_ORDER(order=text, known=", ".join(FORMS))
    kind, fields = READERS[verb]
    try:
        action: AnyAction = msgspec.convert(fields(rest), kind)
    except (ValueError, KeyError):
        return UNREADABLE_ORDER(order=text, known=FORMS[verb])
    return action


def nothing(rest: list[str]) -> Fields:
    """An order of one word."""
    () = rest
    return {}


def roll(rest: list[str]) -> Fields:
    """`2+3`"""
    (dice,) = rest
    hidden, jokers = dice.split("+")
    return {"hidden": int(hidden), "jokers": int(jokers)}


def buy(rest: list[str]) -> Fields:
    """`insel director ?`"""
    company, *more = rest
    source = "director" if more[:1] == ["director"] else "bank"
    more = more[1:] if source == "director" else more
    if more not in ([], [JOKER]):
        raise ValueError(more)
    return {"company": company, "source": source, "die": "joker" if more else "share"}


def rail(rest: list[str]) -> Fields:
    """`B b3 E ? 1`"""
    end, cell, out, *more = rest
    die = "joker" if more[:1] == [JOKER] else "rail"
    paid = paid_by(more[1:] if die == "joker" else more)
    at = POSITIONS[cell]
    return {"end": end.upper(), "cell": at, "out": out.upper(), "die": die, "jokers_paid": paid}


def station(rest: list[str]) -> Fields:
    """`B insel lake 1`"""
    end, company, kind, *more = rest
    return {"end": end.upper(), "company": company, "kind": kind, "jokers_paid": paid_by(more)}


def paid_by(more: list[str]) -> int:
    """The jokers of a surcharge, none where nothing is said."""
    if not more:
        return 0
    (paid,) = more
    return int(paid)


def tile(rest: list[str]) -> Fields:
    """`mountain2 1`"""
    kind, rotation = rest
    return {"kind": kind, "rotation": int(rotation)}


def back(rest: list[str]) -> Fields:
    """`curve`"""
    (face,) = rest
    return {"face": face}


READERS: Final[Mapping[str, tuple[type, Callable[[list[str]], Fields]]]] = {
    "income": (TakeIncome, nothing),
    "roll": (Roll, roll),
    "buy": (BuyShare, buy),
    "rail": (LayRail, rail),
    "station": (BuildStation, station),
    "end": (EndTurn, nothing),
    "tile": (ChooseTile, tile),
    "back": (Discard, back),
}
