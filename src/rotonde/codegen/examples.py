"""The examples of a game's rules pages, as the client draws them. Reads the game's room only."""

from importlib.resources import files
from typing import Any

import msgspec

from rotonde.kernel.desk.card import Card, card
from rotonde.kernel.desk.desk import AnyDesk
from rotonde.kernel.desk.example import Scene, scenes
from rotonde.kernel.desk.orderline import line_of
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.outcome import Outcome
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.tools.codec import encode
from rotonde.server.wire.packed_menu import PackedMenu, pack


class Drawn(msgspec.Struct, frozen=True):
    """A position to be drawn, and what somebody points at."""

    seats: int
    eyes: Seat | None
    view: msgspec.Raw
    menu: PackedMenu | None = None
    """The menu, where something is pointed at."""
    point: str | None = None
    """The orders that are pointed at, as the menu spells them."""
    card: Card | None = None
    outcome: Outcome | None = None
    """How the game ended, where the position is its last."""


def text_of(game: GameId) -> str:
    """The file of a game's examples; empty where it has none."""
    file = files(f"rotonde.games.{game}") / "examples.toml"
    return file.read_text("utf-8") if file.is_file() else ""


def drawings(desk: AnyDesk) -> dict[str, Drawn]:
    """Every example of a game by name. Raises `DataError`."""
    return {
        name: draw(desk, shown)
        for name, shown in scenes(desk.rules, text_of(desk.rules.id)).items()
    }


def draw(desk: AnyDesk, shown: Scene[Any, Any]) -> Drawn:
    """One example through the eyes that look on, with the card of what is pointed at."""
    rules = desk.rules
    view = msgspec.Raw(encode(rules.view(shown.state, shown.eyes)))
    if shown.eyes is None or not shown.pointed:
        return Drawn(shown.seats, shown.eyes, view, outcome=rules.outcome(shown.state))
    menu = desk.menu(shown.state, shown.eyes)
    found = card(desk, shown.state, shown.eyes, shown.pointed)
    return Drawn(
        shown.seats,
        shown.eyes,
        view,
        None if menu is None else pack(menu),
        line_of(rules.write(action) for action in shown.pointed),
        None if isinstance(found, Refusal) else found,
    )
