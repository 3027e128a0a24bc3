"""The kill test: people and bots play while servers are killed and databases restarted.

Compares the moves that players were told of with the records: none may be lost, doubled or stuck.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from threading import Event
from typing import Final

import msgspec

from bench.fleet import Fleet, fleet
from bench.interruption import interruption
from bench.players import PlayedTable, Player, SentOrder, moves_told
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decode, decoder

PATIENCE: Final = 60.0
"""Seconds without a move after which a table is stuck: a machine may be busy."""
MOVES_BETWEEN: Final = 4
"""Moves a table, on average, between two kills or restarts."""


class SoakPlan(msgspec.Struct, frozen=True):
    """The terms of a kill test."""

    game: str
    database: str
    nodes: int
    tables: int
    seats: int
    kills: int
    restarts: int
    seed: str


class SoakResult(msgspec.Struct, frozen=True):
    """The figures of a kill test."""

    plan: SoakPlan
    troubles: int
    """Kills and restarts; fewer than planned where it was told to end."""
    seconds: float
    tables: int
    acknowledged: int
    """Moves that somebody was told of."""
    lost: int
    """Of these, moves that were not kept."""
    doubled: int
    """Moves that were kept although nobody asked for them."""
    stuck: int
    """Tables that did not go on."""

    @property
    def is_well(self) -> bool:
        return not (self.lost or self.doubled or self.stuck)

    @property
    def is_whole(self) -> bool:
        """Whether the plan was carried out to its end."""
        return self.troubles == self.plan.kills + self.plan.restarts


def soak(plan: SoakPlan, tick: Callable[[], None], logs: Path | None = None) -> SoakResult:
    """Carry a plan out; `tick` is called after each kill and restart. Raises `NoPostgres`.

    Told to end, it kills no more, and counts what there is.
    """
    dice = Random(plan.seed)
    with interruption() as ended, fleet(plan.database, plan.nodes, dice, logs) as servers:
        return asyncio.run(run_plan(plan, servers, tick, ended))


async def run_plan(
    plan: SoakPlan, servers: Fleet, tick: Callable[[], None], ended: Event
) -> SoakResult:
    began, done = time.monotonic(), 0
    players = [
        Player(servers, plan.game, plan.seats, Random(f"{plan.seed} {number}"))
        for number in range(plan.tables)
    ]
    for player in players:
        await player.request_until_answered("/api/me")
    lives = [asyncio.create_task(player.play_forever()) for player in players]
    for trouble in troubles(plan, servers):
        await wait_for_moves(players, MOVES_BETWEEN * plan.tables, ended)
        if ended.is_set():
            break
        await trouble()
        raise_any(lives)
        done += 1
        tick()
    stuck = await stuck_tables(players)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    lost, doubled = await compared_with_records(plan, players)
    return SoakResult(
        plan=plan,
        troubles=done,
        seconds=round(time.monotonic() - began, 1),
        tables=sum(len(player.games) for player in players),
        acknowledged=moves_told(players),
        lost=lost,
        doubled=doubled,
        stuck=stuck,
    )


def raise_any(lives: Sequence[asyncio.Task[None]]) -> None:
    """Raise the error of a player: it must not look like one of the server."""
    for life in lives:
        if life.done():
            life.result()


def troubles(plan: SoakPlan, servers: Fleet) -> Sequence[Callable[[], Awaitable[None]]]:
    """Kills and restarts in any order."""
    found = [servers.kill_one] * plan.kills + [servers.restart_database] * plan.restarts
    servers.dice.shuffle(found)
    return found


async def wait_for_moves(players: Sequence[Player], moves: int, ended: Event) -> None:
    """Wait until the players were told of so many moves, or of none for long, or it is to end."""
    before, ends = moves_told(players), time.monotonic() + PATIENCE
    while moves_told(players) < before + moves and time.monotonic() < ends:
        if ended.is_set():
            return
        await asyncio.sleep(0.02)


async def stuck_tables(players: Sequence[Player]) -> int:
    """How many tables do not go on once the kills are over."""
    now, ends = time.monotonic(), time.monotonic() + PATIENCE
    while still := sum(is_still(player, now) for player in players):
        if time.monotonic() > ends:
            return still
        await asyncio.sleep(0.05)
    return 0


def is_still(player: Player, since: float) -> bool:
    """Whether a player saw nothing new since then."""
    return not player.games or player.last.moved_at < since


# --- comparison with the records ------------------------------------------------------------------


async def compared_with_records(plan: SoakPlan, players: Sequence[Player]) -> tuple[int, int]:
    """How many moves of all tables were told and not kept, and kept and not asked for."""
    rules, lost, doubled = GAMES[GameId(plan.game)], 0, 0
    for player in players:
        for game in player.games:
            kept = await player.request_until_answered(f"/api/tables/{game.table}/record")
            missing, extra = compared(rules, game, decode(kept, Record))
            lost, doubled = lost + missing, doubled + extra
    return lost, doubled


def compared(rules: AnyRules, game: PlayedTable, record: Record) -> tuple[int, int]:
    """How many moves were told and not kept, and kept and not asked for."""
    if isinstance(verify(rules, record), Divergence):
        return max(1, game.told), 0
    read = decoder(rules.action_type).decode
    mine = [rules.write(read(move.action)) for move in record.moves if move.seat == 0]
    asked = [msgspec.structs.replace(one, order=spelt(rules, one.order)) for one in game.asked]
    missing, extra = unmatched(asked, mine)
    return max(0, game.told - len(record.moves)) + missing, extra


def spelt(rules: AnyRules, order: str) -> str:
    """An order as the game writes it."""
    action = rules.read(order)
    return order if isinstance(action, Refusal) else rules.write(action)


def unmatched(asked: Sequence[SentOrder], kept: Sequence[str]) -> tuple[int, int]:
    """Orders that were acknowledged and not kept, and those kept that nobody asked for.

    Both are in the order in which they were made; what was never acknowledged may be kept or not.
    """
    missing = extra = 0
    left = attempts(asked)
    for order in kept:
        at = next((n for n, tries in enumerate(left) if fits(tries, order)), None)
        if at is None:
            extra += 1
            continue
        missing += sum(map(is_acknowledged, left[:at]))
        left = left[at + 1 :]
    return missing + sum(map(is_acknowledged, left)), extra


def attempts(asked: Sequence[SentOrder]) -> list[list[SentOrder]]:
    """The orders sent for each version: one is sent anew until it is answered."""
    found: dict[int, list[SentOrder]] = {}
    for one in asked:
        found.setdefault(one.version, []).append(one)
    return [found[version] for version in sorted(found)]


def is_acknowledged(tries: Sequence[SentOrder]) -> bool:
    return any(one.acknowledged for one in tries)


def fits(tries: Sequence[SentOrder], order: str) -> bool:
    """Whether this order may stand at a version: the acknowledged one, or any that was sent."""
    told = [one.order for one in tries if one.acknowledged]
    return order in (told or [one.order for one in tries])
