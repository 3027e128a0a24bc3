"""Pieces as people meet them: what tokens and stars place, what it scores, what is given up."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Final

from rotonde.games.tiles import events as past
from rotonde.games.tiles import names, reasons, things
from rotonde.games.tiles.actions import By, FinishPieces, Hall, PlacePiece
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.cells import CellName
from rotonde.games.tiles.components import PieceKind
from rotonde.games.tiles.desk.choices import offer
from rotonde.games.tiles.desk.ending import end_remarks
from rotonde.games.tiles.desk.outlook import Change, Outlook, outlook_of
from rotonde.games.tiles.rules import pieces as law
from rotonde.games.tiles.rules.decisions import DECISIONS
from rotonde.games.tiles.scoring import points
from rotonde.games.tiles.state import (
    CONSTANTS,
    HALLS,
    ROUNDS,
    State,
    empty_slots,
    hall_token,
    open_step,
)
from rotonde.games.tiles.steps import AnyStep, PlacingPieces
from rotonde.games.tiles.view import View, shapes
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Meant, Words
from rotonde.kernel.desk.log import did
from rotonde.kernel.desk.menu import Choice, Preview, PreviewRow
from rotonde.kernel.desk.pointed import Pointed
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.refusal import NOT_NOW
from rotonde.kernel.law.text import Fact, Gain, LogLine, Seated, Text

BY: Final[tuple[By, ...]] = ("token", "star")
FINISH: Final = Text("label-finish")

# --- the question ---------------------------------------------------------------------------------


def ask_pieces(state: State, step: PlacingPieces) -> Asked:
    """The tokens that are still to be used, and the points that finishing gives up (TIL-53)."""
    tokens = filter(None, [hall_token(state, hall) for hall in step.halls])
    kinds = names.list_facts(names.kinds(token.id) for token in tokens)
    context = Text(f"over-pieces-{len(kinds)}", kinds)
    if not law.may_place(state, step.seat, step.halls):
        end = Text("prompt-finish" if state.round < ROUNDS else "prompt-finish-last")
        return Asked(end, context=context, hint=Text("hint-finish"))
    most = max(left_to_score(state, step).values())
    hint = Text("hint-pieces", {"points": most}) if most else Text("hint-pieces-star")
    return Asked(Text("prompt-pieces"), context=context, hint=hint)


def left_to_score(state: State, step: PlacingPieces) -> dict[Hall, int]:
    """The most that the token of each unused hall could still score without a star."""
    area = state.areas[step.seat]
    best = points.best_worths(area, law.slots_supplied(state, empty_slots(area)), state.challenge)
    return {
        hall: max((best.get(kind, 0) for kind in law.kinds_shown(state, hall)), default=0)
        for hall in step.halls
    }


# --- the choices ----------------------------------------------------------------------------------


def offer_pieces(state: State, step: PlacingPieces) -> Offer:
    """Every slot by every token, and the end."""
    look = outlook_of(state, step.seat)
    return Offer(tuple([choice(look, step, each) for each in law.legal_pieces(state, step)]))


def choice(look: Outlook, step: PlacingPieces, action: PlacePiece | FinishPieces) -> Choice:
    """One use of a token, or the end."""
    if isinstance(action, FinishPieces):
        return offer(action, "finish", FINISH)
    state, slot = look.state, law.slot_for(look.area, action)
    others = [hall for hall in law.offered_halls(state, step) if hall != action.hall]
    means = ["token" if slot.kind in law.kinds_shown(state, hall) else "star" for hall in others]
    wasteful = token_instead(state, step, action) is not None
    return piece_choice(action, slot.kind, look.piece_worth(slot), action.by in means, wasteful)


@lru_cache(maxsize=1 << 10)
def piece_choice(
    action: PlacePiece, kind: PieceKind, worth: int, twin: bool, wasteful: bool
) -> Choice:
    """A piece that scores so much; its hall is named where the other one would do the same, and a
    star is not offered first where the other token spares it."""
    gain = names.signed_points(worth)
    facts: dict[str, Fact] = {
        "cell": action.cell,
        "piece": names.piece(kind, "-title"),
        "hall": names.hall(action.hall),
    }
    return offer(
        action,
        "pieces",
        Text(f"label-piece-{action.by}{'-hall' if twin else ''}", facts),
        things.slot(action.cell, action.slot),
        things.token(action.hall),
        things.means(action.by),
        detail=gain,
        badge=gain,
        worth=worth,
        warns=wasteful,
    )


def token_instead(state: State, step: PlacingPieces, action: PlacePiece) -> Hall | None:
    """The hall whose token does for nothing what is to be paid with a star (TIL-55)."""
    kind = law.slot_for(state.areas[step.seat], action).kind
    halls = law.offered_halls(state, step) if action.by == "star" else ()
    return next((hall for hall in halls if kind in law.kinds_shown(state, hall)), None)


# --- cards ----------------------------------------------------------------------------------------


def piece_card(pointed: Pointed[State, PlacePiece]) -> Preview:
    """Whom a piece meets, and what it scores."""
    change, placed = Change(pointed), pointed.turn.events[0]
    assert isinstance(placed, past.PiecePlaced)
    return Preview(
        title=Text(
            "preview-piece", {"piece": names.piece(placed.kind, "-title"), "cell": placed.cell}
        ),
        rows=(
            network_row(change, pointed.action, placed),
            *paid_rows(change),
            *change.objective_rows(),
        ),
        totals=change.totals,
        remarks=(*limit_remark(placed), *change.broken_constraints()),
        doubt=next(chain(change.broken_constraints(), waste_doubt(pointed)), None),
    )


def network_row(change: Change, action: PlacePiece, placed: past.PiecePlaced) -> PreviewRow:
    """The others of its kind that it meets, and where they stand (TIL-56, TIL-134)."""
    lazy = placed.kind == "traveller" and change.state.challenge == points.LAZY
    label = Text(f"preview-network-{'lazy' if lazy else placed.kind}")
    slot = law.slot_for(change.before, action)
    others = points.slots_met(change.before, slot, change.state.challenge)
    cells = ", ".join(BOARD.names[cell] for cell in sorted(other.cell for other in others))
    note = Text("preview-connected", {"connected": placed.connected, "cells": cells})
    return PreviewRow(label, note, names.point_gains(placed.seat, placed.points), source="pieces")


def paid_rows(change: Change) -> Iterator[PreviewRow]:
    """The star that it costs (TIL-55)."""
    old, new = change.before.stars, change.area.stars
    if new < old:
        gain = Gain(change.seat, new - old, names.from_to(old, new))
        yield PreviewRow(Text("preview-star"), Text("preview-star-paid"), (gain,))


def limit_remark(placed: past.PiecePlaced) -> Iterator[Text]:
    """The limit, where it takes something away (TIL-56)."""
    if placed.points <= placed.connected:
        yield Text("remark-most", {"most": CONSTANTS.piece_points_max})


def waste_doubt(pointed: Pointed[State, PlacePiece]) -> Iterator[Text]:
    """The doubt about a star where a token would do the same."""
    hall = token_instead(pointed.before, placing_step(pointed), pointed.action)
    if hall is not None:
        yield Text("doubt-star", {"hall": names.hall(hall)})


def placing_step(
    pointed: Pointed[State, PlacePiece] | Pointed[State, FinishPieces],
) -> PlacingPieces:
    """The step that the order decides."""
    step = open_step(pointed.before, pointed.seat)
    assert isinstance(step, PlacingPieces)
    return step


def finish_card(pointed: Pointed[State, FinishPieces]) -> Preview | None:
    """The tokens that are given up, and the end of the round or the game, if it comes."""
    unused = left_to_score(pointed.before, placing_step(pointed))
    remarks = tuple(end_remarks(pointed.turn))
    if not unused and not remarks:
        return None
    most = max(unused.values(), default=0)
    return Preview(
        title=FINISH,
        rows=tuple(unused_rows(unused)),
        remarks=remarks,
        doubt=Text("hint-pieces", {"points": most}) if most else None,
    )


def unused_rows(unused: Mapping[Hall, int]) -> Iterator[PreviewRow]:
    """The tokens that would not be used (TIL-53)."""
    for name, most in unused.items():
        note = Text("preview-unused-points", {"points": most}) if most else Text("preview-unused")
        yield PreviewRow(Text(f"preview-unused-{name}"), note)


# --- clicks ---------------------------------------------------------------------------------------


def slot_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """A slot of the own map, by whatever token could still be used."""
    if not words:
        return None
    number = things.number(words[1]) if len(words) > 1 else None
    if not isinstance(step, PlacingPieces) or number is None:
        return NOT_NOW()
    if not step.halls:
        return reasons.TOKENS_SPENT()
    cell = CellName(words[0])
    orders = [PlacePiece(hall, by, cell, number) for hall in step.halls for by in BY]
    refusals = [DECISIONS.check(state, step.seat, order) for order in orders]
    if None in refusals:
        return reasons.IS_OFFERED()
    found = [refusal for refusal in refusals if refusal is not None]
    if reasons.STARS_SPENT.code not in {refusal.code for refusal in found}:
        return found[0]
    # Where a star would help, no token does (TIL-55).
    kind = law.slot_for(state.areas[step.seat], orders[0]).kind
    return reasons.NO_TOKEN_FOR_KIND(cell=cell, piece=names.piece(kind))


def token_meant(state: State, step: AnyStep, words: Words) -> Meant:
    """The token of a hall, or that of the waiting room."""
    if not words:
        return None
    if words[0] == "waiting":
        return reasons.TOKEN_WAITS()
    hall = next((each for each in HALLS if each == words[0]), None)
    if hall is None or not isinstance(step, PlacingPieces):
        return NOT_NOW()
    if hall not in step.halls:
        return reasons.TOKEN_USED(hall=names.hall(hall))
    if hall not in law.offered_halls(state, step):
        return reasons.TOKEN_LIKE_LEFT()
    offered = law.legal_pieces(state, step)
    if any(isinstance(each, PlacePiece) and each.hall == hall for each in offered):
        return reasons.IS_OFFERED()
    return reasons.TOKEN_WITHOUT_SLOT(hall=names.hall(hall))


# --- the log --------------------------------------------------------------------------------------


def line_of_phase(event: past.PiecesBegan) -> LogLine:
    """The halls are named in the order of the station board; in round 2 only one has a token."""
    tokens = filter(None, (event.hall_left, event.hall_right))
    kinds = names.list_facts(map(names.kinds, tokens))
    text = Text(f"log-pieces-{len(kinds)}", {**kinds, "seats": len(event.seats)})
    return LogLine(text, things=(things.token("left"), things.token("right")))


def line_of_piece(event: past.PiecePlaced) -> LogLine:
    """The sum behind the points, and their limit where it counts (TIL-56)."""
    placed = "log-piece-for-star" if event.by == "star" else "log-piece"
    return did(
        event.seat,
        placed if event.points > event.connected else f"{placed}-most",
        names.point_gains(event.seat, event.points),
        at=(things.laid(event.seat, event.cell),),
        piece=names.piece(event.kind, "-a"),
        cell=event.cell,
        connected=event.connected,
    )


def line_of_finish(event: past.PiecesFinished) -> LogLine | None:
    """Silent where every token was used."""
    if not event.unused:
        return None
    message = "-".join(("log-unused", *event.unused))
    text = Text(message, {"seat": Seated(event.seat)})
    return LogLine(text, event.seat, depth=1, things=(things.seat(event.seat),))


def desk_of(view: View) -> shapes.SeatView:
    """The seat whose map lies before the reader: a spectator sees that of whoever decides."""
    return view.seats[next(iter(view.open), 0) if view.seat is None else view.seat]


def about_slot(view: View, cell: str, number: str) -> About | None:
    """A slot of the own map: its piece, or what one placed there now would score (TIL-56)."""
    laid = item_named(desk_of(view).map, cell, "cell")
    slots = {} if laid is None else {str(n): slot for n, slot in enumerate(laid.slots)}
    found = slots.get(number)
    if laid is None or found is None:
        return None
    halls = (names.text_of(names.hall(hall)) for hall in found.halls)
    lines = rows(
        row("about-row-worth", slot_words(found)),
        row("about-row-meets", Text("about-number", {"number": len(found.meets)})),
        row("about-row-halls", *halls),
    )
    head = Text(f"piece-{found.kind}-title")
    return About(head, "TIL-56", lines, Text("label-cell", {"cell": laid.cell}))


def slot_words(slot: shapes.SlotView) -> Text:
    """The points of the piece on a slot, or what one placed there now would score."""
    if slot.points is not None:
        return Text("about-scored", {"points": slot.points})
    return Text("about-worth", {"points": slot.worth or 0})


def about_token(view: View, hall: str) -> About | None:
    """The token of a hall: the pieces that it lets everybody place (TIL-51)."""
    tokens = {
        "waiting": view.waiting_room,
        "left": view.hall_left,
        "right": view.hall_right,
    }
    if hall not in tokens:
        return None
    found = tokens[hall]
    shown = Text("token-none") if found is None else names.text_of(names.kinds(found.id))
    flag = [Text("about-flag")] if found is not None and found.flag else []
    lines = rows(row("about-row-shows", shown), row("about-row-flag", *flag))
    return About(Text(f"hall-{hall}"), "TIL-51" if hall != "waiting" else "TIL-72", lines)


def about_means(_view: View, by: str) -> About | None:
    """The means to place a piece: the token itself, or a star (TIL-55)."""
    if by not in ("token", "star"):
        return None
    return About(Text(f"about-by-{by}"), "TIL-55" if by == "star" else "TIL-51")


CHAPTER: Final = DeskChapter(
    questions=(
        Question(PlacingPieces, ask_pieces, offer_pieces, first=lambda *_: reasons.PIECES_NOW()),
    ),
    cards={PlacePiece: piece_card, FinishPieces: finish_card},
    clicks={"slot": slot_meant, "token": token_meant},
    about={
        things.slot: about_slot,
        things.token: about_token,
        things.means: about_means,
    },
    lines={
        past.PiecesBegan: line_of_phase,
        past.PiecePlaced: line_of_piece,
        past.PiecesFinished: line_of_finish,
    },
)
