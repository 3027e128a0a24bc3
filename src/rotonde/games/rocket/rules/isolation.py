"""Isolated lines: those that can reach nothing new any more (ROC-70 to ROC-74)."""

from functools import lru_cache

from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import LineIsolated
from rotonde.games.rocket.field import HexSet
from rotonde.games.rocket.rules.chosen_hex import Extension
from rotonde.games.rocket.state import Network, State, network_of
from rotonde.kernel.law.event import Event
from rotonde.kernel.law.turn import Turn
from rotonde.railway.shares import withdrawn


def isolate(state: State, _: Extension) -> Turn[State]:
    """Every active line without hope is closed, and its stack leaves the game (ROC-73, ROC-74)."""
    closing = hopeless(state.network)
    if not closing:
        return Turn(state)
    lines, shares = list(state.network.lines), list(state.shares)
    events: list[Event] = []
    for number in closing:
        events.append(LineIsolated(BOARD.companies.ids[number], shares[number].stack))
        lines[number] = replace(lines[number], status="isolated")
        shares[number] = withdrawn(shares[number])
    after = replace(state, network=network_of(tuple(lines)), shares=tuple(shares))
    return Turn(after, tuple(events))


@lru_cache(maxsize=1024)
def hopeless(network: Network) -> tuple[int, ...]:
    """The active lines without hope; a step that was foreseen is soon asked about again."""
    return tuple(
        number
        for number, line in enumerate(network.lines)
        if line.status == "active" and not has_hope(network, number)
    )


def has_hope(network: Network, company: int) -> bool:
    """Whether the engine may still come to a new town or another line (ROC-71).

    A short way decides most cases, a search the rest; other engines' searches come last.
    """
    if network.ways[company]:
        return True
    line = network.lines[company]
    goal = (line.news | network.touching_others(line)) & network.free
    own = reach(network, company, goal)
    return bool(own & goal) or may_meet(network, company, own)


def reach(network: Network, company: int, goal: HexSet = 0) -> HexSet:
    """Free hexes that an engine could come to, were it alone; stops once it meets `goal`."""
    line, free = network.lines[company], network.free
    first = tuple([hexes & free for hexes in BOARD.fans[line.engine, line.heading]])
    return BOARD.field.reachable(first, free, goal)


def may_meet(network: Network, company: int, own: HexSet) -> bool:
    """Whether another engine may come next to where this one may: they could merge there."""
    near = BOARD.field.around(own)
    return bool(own) and any(
        reach(network, number, near) & near
        for number, line in enumerate(network.lines)
        if number != company and line.status != "absorbed"
    )
