"""Mergers: the moved line is absorbed by the one it touches (ROC-60 to ROC-69)."""

from msgspec.structs import replace

from rotonde.games.rocket.board import BOARD
from rotonde.games.rocket.events import LineAbsorbed
from rotonde.games.rocket.field import HexCell
from rotonde.games.rocket.rules.chosen_hex import Extension
from rotonde.games.rocket.scoring import by_towns, pay
from rotonde.games.rocket.state import Line, Network, State, network_of
from rotonde.kernel.law.turn import Turn
from rotonde.railway.bitset import members
from rotonde.railway.shares import Shares, dissolve, issue, serve


def merge(state: State, extension: Extension) -> Turn[State]:
    """If the engine touches another line, its own is absorbed by that one."""
    absorber = touched_line(state, extension.company, extension.cell)
    if absorber is None:
        return Turn(state)
    number, place = extension.company, BOARD.names[extension.cell]
    company, by = BOARD.companies.ids[number], BOARD.companies.ids[absorber]
    towns = state.network.lines[number].towns.bit_count()
    before = state.shares[number].held
    payments = by_towns(before, towns)  # ROC-61
    grants = exchange(state, extension, absorber)
    tile = state.tiles_left > 0  # ROC-77: without a tile when the step used the last one
    after = replace(
        pay(state, payments, "ROC-61", company),
        network=lines_after_merger(state, extension, absorber),
        shares=shares_after_exchange(state, number, absorber, grants),
        tiles_left=state.tiles_left - tile,
    )
    event = LineAbsorbed(
        company=company,
        by=by,
        towns=towns,
        payments=payments,
        before=before,
        after=grants,
        tile=place if tile else None,
        tiles_left=after.tiles_left,
    )
    return Turn(after, (event,))


def touched_line(state: State, company: int, cell: HexCell) -> int | None:
    """The other line that a hex touches; ROC-30 lets it be one at most."""
    near = BOARD.near[cell]
    lines = enumerate(state.network.lines)
    return next((n for n, line in lines if n != company and line.hexes & near), None)


def exchange(state: State, extension: Extension, absorber: int) -> tuple[int, ...]:
    """Shares of the absorber that each seat gets: one for two, as far as they go (ROC-64 to 66)."""
    absorbed = state.shares[extension.company]
    supply = state.shares[absorber].stack + state.supplementary_left + absorbed.supplementary
    return serve([held // 2 for held in absorbed.held], supply, extension.mover)


def shares_after_exchange(
    state: State, company: int, absorber: int, grants: tuple[int, ...]
) -> tuple[Shares, ...]:
    """The share accounts after the exchange."""
    accounts = list(state.shares)
    accounts[company] = dissolve(accounts[company])  # ROC-64
    accounts[absorber] = issue(accounts[absorber], grants)  # ROC-65
    return tuple(accounts)


def lines_after_merger(state: State, extension: Extension, absorber: int) -> Network:
    """The lines after the merger: hexes and towns go to the absorber (ROC-62, ROC-63)."""
    company, by = BOARD.companies.ids[extension.company], BOARD.companies.ids[absorber]
    lines = list(state.network.lines)
    gone, kept = lines[extension.company], lines[absorber]
    link = next(members(BOARD.near[extension.cell] & kept.hexes))
    lines[absorber] = replace(kept, hexes=kept.hexes | gone.hexes, towns=kept.towns | gone.towns)
    lines[extension.company] = Line(
        gone.route, 0, gone.towns, "absorbed", by, HexCell(link), state.round
    )
    return network_of(
        tuple(replace(line, part_of=by) if line.part_of == company else line for line in lines)
    )
