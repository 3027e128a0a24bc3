"""Positions with one obviously best order: what club and expert must find.

`obvious/<game>.toml` draws each position in the game's own words, with the orders that come first,
and the beginnings of the orders that are right.
"""

import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from rotonde.bots import bot_at, never
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.play import play
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng

FOLDER: Final = Path(__file__).parent / "obvious"
LEVELS: Final = ("club", "expert")


class Obvious(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One position."""

    why: str
    drawn: str
    best: tuple[str, ...]
    after: tuple[str, ...] = ()


def positions() -> Iterator[Any]:
    """Every position of every game, with each level that is asked."""
    for file in sorted(FOLDER.glob("*.toml")):
        rows = tomllib.loads(file.read_text(encoding="utf-8"))["position"]
        for number, row in enumerate(msgspec.convert(rows, list[Obvious]), 1):
            for level in LEVELS:
                yield pytest.param(
                    GameId(file.stem), row, level, id=f"{file.stem}-{number}-{level}"
                )


@pytest.mark.parametrize(("game", "obvious", "level"), list(positions()))
def test_the_obvious_order_is_found(game: GameId, obvious: Obvious, level: str) -> None:
    """And there is another one that would be wrong."""
    rules: Any = GAMES[game]
    state = import_module(f"tests.support.{game}").position(obvious.drawn)
    for text in obvious.after:
        turn = play(rules, state, min(rules.actors(state)), rules.read(text))
        assert not isinstance(turn, Refusal), text
        state = turn.state
    seat = min(rules.actors(state))
    legal = rules.legal(state, seat)
    wrong = [order for order in map(rules.write, legal) if not order.startswith(obvious.best)]

    chosen = bot_at(level, rules, seat).choose(
        rules.view(state, seat), legal, Rng("obvious"), never
    )

    assert wrong, "every order is right"
    assert rules.write(chosen).startswith(obvious.best), obvious.why
