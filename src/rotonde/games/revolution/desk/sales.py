"""The sale of a piece (REV-90)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import SellPiece
from rotonde.games.revolution.board import BOARD
from rotonde.games.revolution.components.ids import PIECES
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import Given, card, events_to_tell, leaves
from rotonde.games.revolution.desk.choices import CHOICES, Makers, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import effect_line, money
from rotonde.games.revolution.rules.sales import sellable
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import AnyStep
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.menu import Choice, Preview
from rotonde.kernel.law.text import LogLine, Text


def sale(state: State, step: AnyStep, action: SellPiece) -> Choice:
    field = state.companies[step.seat].selling_field
    price, label = names.dollars_plus(BOARD.sales[field]), Text(f"label-sale-{action.kind}")
    also = (things.field(field),)
    return offer(action, CHOICES, label, things.piece(action.kind), also=also, detail=price)


def sale_card(given: Given) -> Preview:
    """The section that the piece leaves."""
    sold = events_to_tell(given, past.PieceSold)
    return card(given, *(sign for each in sold for sign in leaves(each.field, each.kind)))


def field_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A section of the player board: a piece of the leftmost one is sold."""
    return SellPiece(next(iter(sellable(state.companies[step.seat])), PIECES[0])) if words else None


def piece_sold(event: past.PieceSold) -> LogLine:
    gain, piece = money(event.seat, event.money), names.piece(event.kind)
    return effect_line(event.seat, "log-sale", gain, piece=piece, field=event.field)


def about_field(view: View, field: str) -> About | None:
    """A section of the player board: its pieces, and the price of a piece."""
    own = wording.desk_of(view)
    found = item_named(own.sections, field, "index")
    if found is None:
        return None
    pieces = Text("board-pieces", {"buildings": found.buildings, "rails": found.rails})
    now = (Text("board-sells-from-here"),) if own.selling_from == found.index else ()
    return About(
        Text("board-field", {"number": found.index}),
        "REV-90",
        rows(
            row("about-row-pieces", pieces),
            row("about-row-sale", names.dollars(found.money)),
            row("about-row-now", *now),
        ),
        Text("board-left-of-logo" if found.left_of_logo else "board-right-of-logo"),
    )


def about_piece(view: View, kind: str) -> About | None:
    """A building or a rail of the player board."""
    if kind not in PIECES:
        return None
    price = row("about-row-sale", names.dollars(wording.desk_of(view).sale))
    return About(Text(f"board-piece-{kind}"), "REV-90", (price,))


MAKERS: Final[Makers] = {SellPiece: sale}

CHAPTER: Final = DeskChapter(
    cards={SellPiece: sale_card},
    clicks={"piece": spells(SellPiece), "field": field_meant},
    about={things.field: about_field, things.piece: about_piece},
    lines={past.PieceSold: piece_sold},
)
