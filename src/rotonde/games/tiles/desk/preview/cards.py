"""What a choice would bring about, as a card: foreseen by the rules themselves, never by a copy.

Pure. A choice is carried out as `apply` has it, and the card tells what changed on the map.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import assert_never

from rotonde.games.tiles.actions import (
    AnyAction,
    ChooseColumn,
    ChooseStartTile,
    DiscardObjective,
    FinishLaying,
    FinishPieces,
    Hall,
    LayObjective,
    LayTile,
    PlacePiece,
    RejectTile,
)
from rotonde.games.tiles.board import BOARD
from rotonde.games.tiles.components import TileId
from rotonde.games.tiles.desk.preview.columns import column_card
from rotonde.games.tiles.desk.preview.laying import lay_card, laying, ways
from rotonde.games.tiles.desk.preview.outlook import (
    Change,
    Outlook,
    broken,
    consequence,
    discarded,
    from_to,
    left_to_score,
    objective_rows,
    outlook_of,
)
from rotonde.games.tiles.events import PiecePlaced
from rotonde.games.tiles.names import (
    hall,
    piece,
    scored,
    tile,
)
from rotonde.games.tiles.rules.pieces import offered_halls, shown
from rotonde.games.tiles.scoring import points
from rotonde.games.tiles.state import CONSTANTS, State, open_step
from rotonde.games.tiles.steps import PlacingPieces
from rotonde.kernel.desk.menu import Preview, PreviewRow
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, Text
from rotonde.kernel.law.turn import Turn
from rotonde.kernel.law.undo import reveals


def preview(state: State, seat: Seat, actions: Sequence[AnyAction]) -> Preview | None:
    """The card of the last of these orders, the others being given before it."""
    for action in actions[:-1]:
        state = consequence(state, seat, action).state
    return card(state, seat, actions[-1])


def card(state: State, seat: Seat, action: AnyAction) -> Preview | None:
    """The card of a legal action; none where its label says all there is."""
    look = outlook_of(state, seat)
    match action:
        case LayTile() | LayObjective():
            return lay_card(laying(look, action), action, ways(state, seat, action))
        case PlacePiece():
            turn = consequence(state, seat, action)
            placed = turn.events[0]
            assert isinstance(placed, PiecePlaced)
            return piece_card(Change(look, turn), placed, spared(look, action))
        case ChooseColumn():
            return column_card(look, action)
        case RejectTile():
            return reject_card(consequence(state, seat, action), action.tile)
        case FinishLaying() | FinishPieces():
            return finish_card(look, action)
        case ChooseStartTile() | DiscardObjective():
            return None
        case _:
            assert_never(action)


# --- pieces ---------------------------------------------------------------------------------------


def piece_card(change: Change, placed: PiecePlaced, spared_by: Hall | None) -> Preview:
    """The card of a piece on a slot: whom it meets, and what it scores."""
    most = placed.points <= placed.connected
    return Preview(
        title=Text("preview-piece", {"piece": piece(placed.kind, "-title"), "cell": placed.cell}),
        rows=(network_row(change, placed), *paid_rows(change), *objective_rows(change)),
        totals=change.totals,
        remarks=(*limited(most), *broken(change)),
        doubt=next(broken(change), None) or (spared_by and wasted(spared_by)),
    )


def spared(look: Outlook, action: PlacePiece) -> Hall | None:
    """The hall whose token does for nothing what is to be paid with a star (TIL-55)."""
    step = open_step(look.state, look.seat)
    assert isinstance(step, PlacingPieces)
    kind = look.area.map.layout.slots[BOARD.cells[action.cell], action.slot].kind
    halls = offered_halls(look.state, step) if action.by == "star" else ()
    return next((each for each in halls if kind in shown(look.state, each)), None)


def wasted(by: Hall) -> Text:
    """That the star would be paid for nothing."""
    return Text("doubt-star", {"hall": hall(by)})


def network_row(change: Change, placed: PiecePlaced) -> PreviewRow:
    """The others of its kind that it meets, and where they stand (TIL-56, TIL-134)."""
    lazy = placed.kind == "traveller" and change.state.challenge == points.LAZY
    label = Text(f"preview-network-{'lazy' if lazy else placed.kind}")
    slot = change.look.area.map.layout.slots[BOARD.cells[placed.cell], placed.slot]
    others = points.met(change.look.area, slot, change.state.challenge)
    cells = ", ".join(BOARD.names[cell] for cell in sorted(other.cell for other in others))
    note = Text("preview-connected", {"connected": placed.connected, "cells": cells})
    return PreviewRow(label, note, scored(placed.seat, placed.points), source="pieces")


def paid_rows(change: Change) -> Iterator[PreviewRow]:
    """The star that it costs (TIL-55)."""
    old, new = change.look.area.stars, change.area.stars
    if new < old:
        gain = Gain(change.look.seat, new - old, from_to(old, new))
        yield PreviewRow(Text("preview-star"), Text("preview-star-paid"), (gain,))


def limited(most: bool) -> Iterator[Text]:
    """The limit, where it takes something away (TIL-56)."""
    if most:
        yield Text("remark-most", {"most": CONSTANTS.piece_points_max})


# --- tiles put aside, and the end of a step -------------------------------------------------------


def reject_card(turn: Turn[State], tile_id: TileId) -> Preview | None:
    """The card of a rejection: what it makes impossible, if anything."""
    remarks = tuple(discarded(turn.events))
    title = Text("preview-reject", {"tile": tile(tile_id)})
    return Preview(title=title, remarks=remarks) if remarks else None


def finish_card(look: Outlook, action: FinishLaying | FinishPieces) -> Preview | None:
    """The card of the end of a step: what is given up and what ends with it, if anything."""
    step = open_step(look.state, look.seat)
    unused = left_to_score(look.state, step) if isinstance(step, PlacingPieces) else {}
    remarks = tuple(ends(consequence(look.state, look.seat, action)))
    if not unused and not remarks:
        return None
    most = max(unused.values(), default=0)
    return Preview(
        title=finish_label(action),
        rows=tuple(unused_rows(unused)),
        remarks=remarks,
        doubt=Text("hint-pieces", {"points": most}) if most else None,
    )


def finish_label(action: FinishLaying | FinishPieces) -> Text:
    """The end of a step in a word."""
    return Text("label-done" if isinstance(action, FinishLaying) else "label-finish")


def unused_rows(unused: Mapping[Hall, int]) -> Iterator[PreviewRow]:
    """The tokens that would not be used (TIL-53)."""
    for name, most in unused.items():
        note = Text("preview-unused-points", {"points": most}) if most else Text("preview-unused")
        yield PreviewRow(Text(f"preview-unused-{name}"), note)


def ends(turn: Turn[State]) -> Iterator[Text]:
    """What ends with it."""
    if not turn.state.steps:
        yield Text("remark-game-ends")
    elif reveals(turn.events):
        yield Text("remark-round-ends")
