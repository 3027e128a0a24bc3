"""Pieces that an effect places: for free, from aside, the turquoise rail (REV-15, REV-42)."""

from collections.abc import Iterable, Iterator
from typing import Final

from rotonde.games.revolution.actions import AnyAction
from rotonde.games.revolution.rules import offices, rails, stations
from rotonde.games.revolution.rules.chapter import Chapter, Help
from rotonde.games.revolution.rules.funding import station_is_open
from rotonde.games.revolution.state import State
from rotonde.games.revolution.steps import EffectPlace


def candidates(state: State, step: EffectPlace) -> Iterable[AnyAction]:
    """The places for the piece."""
    match step.piece:
        case "rail":
            return rails.candidates(state, step)
        case "station":
            return stations.candidates(state, step)
        case "office":
            return offices.candidates(state, step)


def helps(state: State, step: EffectPlace) -> Iterator[Help]:
    """The cheapest space for a paid rail, all while a station waits for one, else the first."""
    if step.source == "paid":
        yield from rails.cheapest_rail(state, step.seat, 1)
        return
    options = list(candidates(state, step))
    everywhere = step.piece == "rail" and station_is_open(state.action)
    yield from map(Help, options if everywhere else options[:1])


CHAPTERS: Final = (
    Chapter(
        EffectPlace,
        (stations.RULE, rails.RULE, offices.RULE),
        candidates,
        helps,
    ),
)
