"""Compound moves as people see them: what must be finished, and in how many rails at least."""

from typing import Final

from rotonde.games.dice import names
from rotonde.games.dice.board import BOARD
from rotonde.games.dice.components import SIDES
from rotonde.games.dice.desk.crossing import offer_tiles
from rotonde.games.dice.desk.rails import offer_rails
from rotonde.games.dice.maps.line import END_NUMBERS
from rotonde.games.dice.rules.obligations import what
from rotonde.games.dice.rules.plans import shortest_way
from rotonde.games.dice.rules.rails import legal_obliged
from rotonde.games.dice.rules.track import railhead
from rotonde.games.dice.state import State
from rotonde.games.dice.steps import Bridging, ChoosingTile, Entering, Obligation
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.questions import Asked, Offer, Question
from rotonde.kernel.law.text import Text

BORDER_AND_SHEET: Final = 2
"""The decisions before an entry rail: the rail over the border, and the sheet."""


def ask_to_finish(state: State, step: Obligation) -> Asked:
    """The move that was begun, and the rails that it takes; an entry may lead on to a bridge."""
    end, duty = END_NUMBERS[step.end], what(step)
    head, way = state.line.ends[end], shortest_way(railhead(state, end))
    rails = len(way.rails) if way else 1
    over = head.out if isinstance(step, ChoosingTile) else None
    return Asked(
        prompt=Text(f"prompt-{duty}", {} if over is None else {"side": names.side(SIDES[over])}),
        context=Text(f"over-{duty}", {"cell": BOARD.cell_names[head.cell], "rails": rails}),
        hint=Text("hint-finish"),
        within=decisions_so_far(state, step),
    )


def decisions_so_far(state: State, step: Obligation) -> int:
    """How many decisions belong to what was begun: its rails, and the sheet that was chosen."""
    end, chosen = END_NUMBERS[step.end], isinstance(step, Entering)
    sheet, water = state.line.sheet(end), state.line.ground(end).water
    own = [die for die in reversed(sheet.line) if die.end == step.end]
    rails = 1
    while rails < len(own) and water >> own[rails - 1].cell & 1 and own[rails].company is None:
        rails += 1  # what leads onto water is not finished (DIC-55)
    entered = rails == len(own) and own[-1] is sheet.line[0]  # nor is what leads over a border
    return rails + chosen + (BORDER_AND_SHEET if entered else 0)


def offer_onward(state: State, step: Entering | Bridging) -> Offer:
    """The rails that go on with what was begun."""
    return offer_rails(state, legal_obliged(state, step))


CHAPTER: Final = DeskChapter(
    questions=(
        Question(ChoosingTile, ask_to_finish, offer_tiles),
        Question(Entering, ask_to_finish, offer_onward),
        Question(Bridging, ask_to_finish, offer_onward),
    ),
)
