"""The kill test: people and bots play while servers are killed and databases restarted.

What anybody was told is held against what was kept: nothing may be lost, doubled or stuck.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from bench.fleet import Fleet, fleet
from bench.players import Asked, Seen, Sitter, told_by
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Divergence, Record, verify
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decode, decoder

PATIENCE: Final = 60.0
"""Seconds after which a table at which nothing happens is stuck: a machine may be busy."""
MOVES_BETWEEN: Final = 4
"""Moves a table, on average, between two troubles."""


class Plan(msgspec.Struct, frozen=True):
    """How much trouble there is to be."""

    game: str
    database: str
    nodes: int
    tables: int
    seats: int
    kills: int
    restarts: int
    seed: str


class Soaked(msgspec.Struct, frozen=True):
    """What came of it."""

    plan: Plan
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


def soak(plan: Plan, tick: Callable[[], None], logs: Path | None = None) -> Soaked:
    """Carry a plan out; `tick` is called after each kill and restart. Raises `NoPostgres`."""
    dice = Random(plan.seed)
    with fleet(plan.database, plan.nodes, dice, logs) as servers:
        return asyncio.run(soaked(plan, servers, tick))


async def soaked(plan: Plan, servers: Fleet, tick: Callable[[], None]) -> Soaked:
    began = time.monotonic()
    sitters = [
        Sitter(servers, plan.game, plan.seats, Random(f"{plan.seed} {number}"))
        for number in range(plan.tables)
    ]
    for sitter in sitters:
        await sitter.persist("/api/me")
    lives = [asyncio.create_task(sitter.live()) for sitter in sitters]
    for trouble in troubles(plan, servers):
        await go_on(sitters, MOVES_BETWEEN * plan.tables)
        await trouble()
        raise_any(lives)
        tick()
    stuck = await stuck_tables(sitters)
    for life in lives:
        life.cancel()
    await asyncio.gather(*lives, return_exceptions=True)
    return await judged(plan, sitters, stuck, time.monotonic() - began)


def raise_any(lives: Sequence[asyncio.Task[None]]) -> None:
    """A mistake of a client of ours ends the test: it must not look like one of the server's."""
    for life in lives:
        if life.done():
            life.result()


def troubles(plan: Plan, servers: Fleet) -> Sequence[Callable[[], Awaitable[None]]]:
    """Kills and restarts in any order."""
    found = [servers.kill_one] * plan.kills + [servers.restart_database] * plan.restarts
    servers.dice.shuffle(found)
    return found


async def go_on(sitters: Sequence[Sitter], moves: int) -> None:
    """Until so many moves were told, or nothing is told any more."""
    before, ends = told_by(sitters), time.monotonic() + PATIENCE
    while told_by(sitters) < before + moves and time.monotonic() < ends:
        await asyncio.sleep(0.02)


async def stuck_tables(sitters: Sequence[Sitter]) -> int:
    """Tables that do not go on although nobody is killed any more."""
    now, ends = time.monotonic(), time.monotonic() + PATIENCE
    while still := sum(is_still(sitter, now) for sitter in sitters):
        if time.monotonic() > ends:
            return still
        await asyncio.sleep(0.05)
    return 0


def is_still(sitter: Sitter, since: float) -> bool:
    """Whether nothing was told at a table since then."""
    return not sitter.games or sitter.last.moved_at < since


# --- what was kept ------------------------------------------------------------------------------


async def judged(plan: Plan, sitters: Sequence[Sitter], stuck: int, seconds: float) -> Soaked:
    """All that was told and asked, held against the records."""
    rules, lost, doubled = GAMES[GameId(plan.game)], 0, 0
    for sitter in sitters:
        for game in sitter.games:
            kept = await sitter.persist(f"/api/tables/{game.table}/record")
            missing, extra = compared(rules, game, decode(kept, Record))
            lost, doubled = lost + missing, doubled + extra
    return Soaked(
        plan=plan,
        seconds=round(seconds, 1),
        tables=sum(len(sitter.games) for sitter in sitters),
        acknowledged=told_by(sitters),
        lost=lost,
        doubled=doubled,
        stuck=stuck,
    )


def compared(rules: AnyRules, game: Seen, record: Record) -> tuple[int, int]:
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


def unmatched(asked: Sequence[Asked], kept: Sequence[str]) -> tuple[int, int]:
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


def attempts(asked: Sequence[Asked]) -> list[list[Asked]]:
    """All that was tried for each version: an order is sent anew until it is answered."""
    found: dict[int, list[Asked]] = {}
    for one in asked:
        found.setdefault(one.version, []).append(one)
    return [found[version] for version in sorted(found)]


def is_acknowledged(tries: Sequence[Asked]) -> bool:
    return any(one.acknowledged for one in tries)


def fits(tries: Sequence[Asked], order: str) -> bool:
    """Whether this order may be what became of a version: the one that was acknowledged, or any."""
    told = [one.order for one in tries if one.acknowledged]
    return order in (told or [one.order for one in tries])
