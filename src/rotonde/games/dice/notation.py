"""The short text forms of the actions of Railroad Dice, for keyboard, log, tests and bots.

What is usual goes without saying: a real die for a rail, the bank and a share die for a share,
hidden dice for a surcharge. `rail B b3 E ? 1` lays a joker and pays one joker.
"""

from typing import Final

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
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.spelling import words_for

NOTATION: Final[Notation[AnyAction]] = Notation(
    (
        Form("income", TakeIncome),
        Form("roll", Roll, "hidden+jokers"),
        Form("buy", BuyShare, spelt={"die": words_for({"share": "!", "joker": "?"})}),
        Form("rail", LayRail, spelt={"die": words_for({"rail": ".", "joker": "?"})}),
        Form("station", BuildStation),
        Form("end", EndTurn),
        Form("tile", ChooseTile),
        Form("back", Discard),
    ),
    {
        "cell": words_for(dict(zip(BOARD.positions, BOARD.cell_names, strict=True))),
        "company": str.lower,
        "end": str.upper,
        "face": str.lower,
        "kind": str.lower,
        "out": str.upper,
        "source": str.lower,
    },
)
