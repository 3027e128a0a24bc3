"""The picking of set-up tiles (REV-13, REV-14)."""

from typing import Final

from rotonde.games.revolution import events as past
from rotonde.games.revolution import names, things
from rotonde.games.revolution.actions import PickSetupTile
from rotonde.games.revolution.desk import wording
from rotonde.games.revolution.desk.cards import card
from rotonde.games.revolution.desk.choices import SETUP, offer
from rotonde.games.revolution.desk.clicks import spells
from rotonde.games.revolution.desk.log import deed_line
from rotonde.games.revolution.desk.questions import ask, offers
from rotonde.games.revolution.reasons import PICK_FIRST
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import SetupPick
from rotonde.games.revolution.view import View
from rotonde.kernel.desk.about import About, item_named, row, rows
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.desk.questions import Asked, Question
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, LogLine, Named, Text


def ask_tile(state: State, step: SetupPick) -> Asked:
    return ask(state, step, Text("prompt-pick"), Text("hint-pick"))


def setup_tile(state: State, _step: SetupPick, action: PickSetupTile) -> Choice:
    lying = next(each for each in state.setup_tiles if each.tile == action.tile_id)
    facts: dict[str, Fact] = {
        "worker": names.worker(lying.worker),
        "effect": Named(f"take-{lying.tile}{lying.side}"),
    }
    return offer(action, SETUP, Text("label-setup", facts), things.setup(action.tile_id))


def pick_first(_state: State, _step: SetupPick) -> Refusal:
    """The refusal of all else before a tile is picked."""
    return PICK_FIRST()


def tile_picked(event: past.SetupTilePicked) -> LogLine:
    worker, effect = names.worker(event.worker), Named(f"setup-{event.tile}{event.side}")
    return deed_line(
        event.seat, "log-picked", things.setup(event.tile), worker=worker, effect=effect
    )


def about_setup(view: View, tile: str) -> About | None:
    """A set-up tile: its worker and its effects."""
    held = [seat.setup for seat in view.seats if seat.setup is not None]
    found = item_named((*view.setup_tiles, *held), tile, "tile")
    if found is None:
        return None
    return About(
        Text("board-setup-tile"),
        "REV-15",
        rows(
            row("about-row-worker", wording.hue("board-worker", found.worker)),
            row("about-row-brings", *wording.does(found.effects)),
        ),
    )


CHAPTER: Final = DeskChapter(
    questions=(Question(SetupPick, ask_tile, offers({PickSetupTile: setup_tile}), pick_first),),
    cards={PickSetupTile: card},
    clicks={"setup": spells(PickSetupTile)},
    about={things.setup: about_setup},
    lines={past.SetupTilePicked: tile_picked},
)
