"""Measures how long an honest player waits for moves and bots while another address attacks.

The attack shares the machine with the server, so its process is niced: a real one comes from
elsewhere, and costs the server only what its requests cost.
"""

import asyncio
import multiprocessing
import os
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from random import Random
from typing import Any, Final

import msgspec

from bench.attacks import ATTACKS, Target, attack_on
from bench.engine import moves_from
from bench.interruption import interruption
from bench.server import MeasuredTable, percentile
from bench.server_process import PATIENCE, ServerProcess, running_server
from bench.ws_client import Menus, Socket, TableMessage, listen
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Record, opening, record_of
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import encode

BETWEEN: Final = 0.04
"""Seconds between two moves of the honest player."""
SILENCE: Final = 8.0
"""Seconds of silence after which a game against a bot counts as over."""
MOST_MS: Final = 50.0
"""Milliseconds within which 99 of 100 moves must be told during an attack."""
SLOWER: Final = 2.0
"""How many times as long as usual a bot may take."""
NICENESS: Final = 10
WARMING: Final = 2.0


class AttackPlan(msgspec.Struct, frozen=True):
    """The terms of the attacks: the game, the database, how long, and at most how often."""

    game: str
    database: str
    seconds: float
    most: int
    attacks: tuple[str, ...] = tuple(ATTACKS)


class AttackResult(msgspec.Struct, frozen=True):
    """The times of an honest player during one attack, in milliseconds."""

    attack: str
    sent: int
    refused: int
    moves: int
    alone_median: float
    alone_p99: float
    median: float
    p99: float
    bot_alone: float
    bot: float
    cpu: float | None
    """CPU time of the server for each request of the attack, its workers apart."""

    @property
    def is_well(self) -> bool:
        return self.p99 <= MOST_MS and self.bot <= SLOWER * self.bot_alone


# --- the honest player --------------------------------------------------------------------------


class SelfPlayer(MeasuredTable):
    """A player of both seats of a table, no faster than a hand."""

    def go_on(self) -> None:
        asyncio.get_running_loop().call_later(BETWEEN, super().go_on)


class BotDuel:
    """A game against a bot, whose decisions are timed."""

    def __init__(self, server: ServerProcess, game: str, dice: Random) -> None:
        self.server = server
        self.game = game
        self.dice = dice
        self.taken: list[float] = []
        self.asked: float | None = None
        """When the decision of the bot began; None while it is ours."""
        self.heard_at = 0.0
        self.version = -1
        self.socket: Socket | None = None
        self.menus = Menus()

    async def open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = await asyncio.to_thread(self.server.new_table, {"game": self.game, "seats": seats})
        self.version, self.asked, self.heard_at = -1, None, time.perf_counter()
        self.socket = await listen(self.server.address, table, self.server.cookie, self.hear)

    def close(self) -> None:
        if self.socket is not None:
            self.socket.transport.close()

    def hear(self, heard: TableMessage) -> None:
        orders = self.menus.read(heard)
        if heard.type not in ("position", "delta") or heard.version <= self.version:
            return
        now = self.heard_at = time.perf_counter()
        if self.asked is not None:
            self.taken.append(now - self.asked)
        self.version, self.asked = heard.version, None if orders else now
        if orders:
            order = self.dice.choice(orders)
            asyncio.get_running_loop().call_later(BETWEEN, self.click, heard.version, order)

    def click(self, version: int, order: str) -> None:
        if self.socket is not None and version == self.version:
            self.socket.say({"type": "submit", "version": version, "seat": 0, "action": order})

    async def play(self, seconds: float) -> list[float]:
        """Seconds that the bot took for each decision; one that is still open counts too."""
        self.taken, ends = [], time.perf_counter() + seconds
        while time.perf_counter() < ends:
            await asyncio.sleep(0.2)
            if time.perf_counter() - self.heard_at > max(SILENCE, seconds):
                self.close()
                await self.open()
        owed = [] if self.asked is None else [time.perf_counter() - self.asked]
        return [*self.taken, *(each for each in owed if each > max(self.taken, default=0.0))]


class HonestPlayer:
    """A player with two tables: one for two seats, one against a bot."""

    def __init__(self, server: ServerProcess, game: str) -> None:
        self.person = SelfPlayer(server, game, 2, Random(f"{game} person"))
        self.duel = BotDuel(server, game, Random(f"{game} duel"))

    async def open(self) -> None:
        await self.person.open()
        await self.duel.open()

    async def close(self) -> None:
        self.duel.close()
        await self.person.close()

    async def warm_up(self) -> None:
        """Play until the bot has answered: its first move starts a worker process."""
        ends = time.perf_counter() + PATIENCE
        while time.perf_counter() < ends:
            await self.play(WARMING)
            if self.duel.taken:
                return

    async def play(self, seconds: float) -> tuple[list[float], list[float]]:
        """Seconds that each move and each bot took; the whole time where none came."""
        found = await asyncio.gather(self.person.play(seconds), self.duel.play(seconds))
        return found[0] or [seconds], found[1] or [seconds]


# --- attacks ------------------------------------------------------------------------------------


def run_attacks(plan: AttackPlan, tick: Callable[[], None]) -> list[AttackResult]:
    """Run the attacks one by one, each on its own server; `tick` is called after each.

    Told to end, it ends with the attack under way. Raises `NoPostgres`.
    """
    target, found = target_for(GAMES[GameId(plan.game)]), []
    with interruption() as ended:
        for attack in plan.attacks:
            found.append(run_one(plan, attack, target))
            tick()
            if ended.is_set():
                break
    return found


def run_one(plan: AttackPlan, attack: str, target: Target) -> AttackResult:
    with running_server(plan.database, limits=True) as server:
        bounds = (plan.seconds, plan.most)
        with attacker(server.address, attack, target, bounds) as line:
            return asyncio.run(measured(server, plan, attack, line))


async def measured(
    server: ServerProcess, plan: AttackPlan, attack: str, line: Connection
) -> AttackResult:
    honest = HonestPlayer(server, plan.game)
    assert await asyncio.to_thread(line.recv) == "ready"
    await honest.open()
    await honest.warm_up()
    before = server.cpu_seconds
    quiet = await honest.play(plan.seconds)
    between = server.cpu_seconds
    line.send("begin")
    moves, bots = await honest.play(plan.seconds)
    sent, refused = await asyncio.wait_for(asyncio.to_thread(line.recv), PATIENCE)
    after = server.cpu_seconds
    await honest.close()
    return AttackResult(
        attack=attack,
        sent=sent,
        refused=refused,
        moves=len(moves),
        alone_median=statistics.median(quiet[0]) * 1e3,
        alone_p99=percentile(quiet[0]) * 1e3,
        median=statistics.median(moves) * 1e3,
        p99=percentile(moves) * 1e3,
        bot_alone=statistics.mean(quiet[1]) * 1e3,
        bot=statistics.mean(bots) * 1e3,
        cpu=cpu_per_request((before, between, after), sent),
    )


def cpu_per_request(times: Sequence[float | None], sent: int) -> float | None:
    """Milliseconds of CPU for each request of the attack, less the cost of honest play."""
    before, between, after = times
    if before is None or between is None or after is None:
        return None
    return max(0.0, (after - between) - (between - before)) / max(1, sent) * 1e3


@contextmanager
def attacker(
    address: str, attack: str, target: Target, bounds: tuple[float, int]
) -> Iterator[Connection]:
    """Run a process that attacks when it gets a signal, and then reports its counts."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=attack_niced, args=(address, attack, target, bounds, there))
    process.start()
    try:
        yield here
    finally:
        process.kill()
        process.join()


def attack_niced(*given: Any) -> None:
    os.setsid()
    os.nice(NICENESS)
    attack_on(*given)


def target_for(rules: AnyRules) -> Target:
    """A target: the record of a random game, and its first four fifths."""
    record = random_record(rules)
    part = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) * 4 // 5])
    return Target(rules.id, encode(record), encode(part), len(record.moves))


def random_record(rules: AnyRules) -> Record:
    """The record of a random game with as few seats as a duel has."""
    seats = max(2, rules.seats.start)
    start = rules.setup(seats, rules.options(), Rng("siege"))
    moves = moves_from(rules, start, Random("siege"))
    return record_of(rules, start, opening(rules, seats, rules.options(), "siege"), moves)
