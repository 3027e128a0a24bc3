"""An honest player while another address does its worst: how long their moves and bots take.

The player and the server share the machine with the attack, which gives way to both: an attack
comes from elsewhere, and takes no processor of the server but through what it asks.
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

from bench.attacks import ATTACKS, Prey, attack_on
from bench.hosting import PATIENCE, Running, running_server
from bench.server import Sitting, percentile
from bench.ws_client import Ear, Heard, Menus, listen
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Record, opening, record_of
from rotonde.kernel.law.rng import Rng
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import encode

BETWEEN: Final = 0.04
"""Seconds between two moves of the honest player."""
SILENCE: Final = 8.0
"""Seconds after which a game against a bot is taken for over."""
MOST_MS: Final = 50.0
"""Milliseconds within which 99 of 100 moves are told, whatever others do."""
SLOWER: Final = 2.0
"""Times as long as usual that a bot may take."""
NICENESS: Final = 10
WARMING: Final = 2.0


class Siege(msgspec.Struct, frozen=True):
    """The terms of a siege: the game, the database, how long, and at most how often."""

    game: str
    database: str
    seconds: float
    most: int
    attacks: tuple[str, ...] = tuple(ATTACKS)


class Besieged(msgspec.Struct, frozen=True):
    """How an honest player fared during one attack, in milliseconds."""

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


class Person(Sitting):
    """Somebody who plays both seats of a table, not faster than a hand can."""

    def go_on(self) -> None:
        asyncio.get_running_loop().call_later(BETWEEN, super().go_on)


class Duel:
    """A game against a bot, whose decisions are timed."""

    def __init__(self, server: Running, game: str, dice: Random) -> None:
        self.server = server
        self.game = game
        self.dice = dice
        self.taken: list[float] = []
        self.asked: float | None = None
        """Since when the bot has been to decide."""
        self.heard_at = 0.0
        self.version = -1
        self.ear: Ear | None = None
        self.menus = Menus()

    async def open(self) -> None:
        seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
        table = await asyncio.to_thread(self.server.new_table, {"game": self.game, "seats": seats})
        self.version, self.asked, self.heard_at = -1, None, time.perf_counter()
        self.ear = await listen(self.server.address, table, self.server.cookie, self.hear)

    def close(self) -> None:
        if self.ear is not None:
            self.ear.transport.close()

    def hear(self, heard: Heard) -> None:
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
        if self.ear is not None and version == self.version:
            self.ear.say({"type": "submit", "version": version, "seat": 0, "action": order})

    async def play(self, seconds: float) -> list[float]:
        """How long the bot took for each decision; one that it still owes counts too."""
        self.taken, ends = [], time.perf_counter() + seconds
        while time.perf_counter() < ends:
            await asyncio.sleep(0.2)
            if time.perf_counter() - self.heard_at > max(SILENCE, seconds):
                self.close()
                await self.open()
        owed = [] if self.asked is None else [time.perf_counter() - self.asked]
        return [*self.taken, *(each for each in owed if each > max(self.taken, default=0.0))]


class Honest:
    """A player with a table for two, and one against a bot."""

    def __init__(self, server: Running, game: str) -> None:
        self.person = Person(server, game, 2, Random(f"{game} person"))
        self.duel = Duel(server, game, Random(f"{game} duel"))

    async def open(self) -> None:
        await self.person.open()
        await self.duel.open()

    async def warm_up(self) -> None:
        """Until the bot has answered: its first move starts the process in which it thinks."""
        ends = time.perf_counter() + PATIENCE
        while time.perf_counter() < ends:
            await self.play(WARMING)
            if self.duel.taken:
                return

    async def play(self, seconds: float) -> tuple[list[float], list[float]]:
        """Seconds that moves took, and bots; where nothing came of them, as long as it was."""
        found = await asyncio.gather(self.person.play(seconds), self.duel.play(seconds))
        return found[0] or [seconds], found[1] or [seconds]


# --- the siege ----------------------------------------------------------------------------------


def besiege(siege: Siege, tick: Callable[[], None]) -> list[Besieged]:
    """One attack after the other, each on a server of its own; `tick` is called after each.

    Raises `NoPostgres`.
    """
    prey, found = prey_for(GAMES[GameId(siege.game)]), []
    for attack in siege.attacks:
        found.append(under(siege, attack, prey))
        tick()
    return found


def under(siege: Siege, attack: str, prey: Prey) -> Besieged:
    with running_server(siege.database, limits=True) as server:
        bounds = (siege.seconds, siege.most)
        with foe(server.address, attack, prey, bounds) as line:
            return asyncio.run(measured(server, siege, attack, line))


async def measured(server: Running, siege: Siege, attack: str, line: Connection) -> Besieged:
    honest = Honest(server, siege.game)
    assert await asyncio.to_thread(line.recv) == "ready"
    await honest.open()
    await honest.warm_up()
    before = server.cpu_seconds
    quiet = await honest.play(siege.seconds)
    between = server.cpu_seconds
    line.send("begin")
    moves, bots = await honest.play(siege.seconds)
    sent, refused = await asyncio.wait_for(asyncio.to_thread(line.recv), PATIENCE)
    after = server.cpu_seconds
    return Besieged(
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
        cpu=each((before, between, after), sent),
    )


def each(times: Sequence[float | None], sent: int) -> float | None:
    """Milliseconds of CPU that one request of the attack cost, what honest play costs apart."""
    before, between, after = times
    if before is None or between is None or after is None:
        return None
    return max(0.0, (after - between) - (between - before)) / max(1, sent) * 1e3


@contextmanager
def foe(address: str, attack: str, prey: Prey, bounds: tuple[float, int]) -> Iterator[Connection]:
    """A process that attacks when it is told to, and then says how often."""
    context = multiprocessing.get_context("spawn")
    here, there = context.Pipe()
    process = context.Process(target=giving_way, args=(address, attack, prey, bounds, there))
    process.start()
    try:
        yield here
    finally:
        process.kill()
        process.join()


def giving_way(*given: Any) -> None:
    os.nice(NICENESS)
    attack_on(*given)


def prey_for(rules: AnyRules) -> Prey:
    """A whole game by chance, and most of it."""
    record = played(rules)
    part = msgspec.structs.replace(record, moves=record.moves[: len(record.moves) * 4 // 5])
    return Prey(rules.id, encode(record), encode(part), len(record.moves))


def played(rules: AnyRules) -> Record:
    """The record of a game of two in which everybody does anything."""
    dice, done = Random("siege"), list[Any]()
    seats = max(2, rules.seats.start)
    state = start = rules.setup(seats, rules.options(), Rng("siege"))
    while actors := rules.actors(state):
        seat = min(actors)
        action = dice.choice(rules.legal(state, seat))
        done.append((seat, action))
        state = rules.settle(rules.apply(state, seat, action)).state
    return record_of(rules, start, opening(rules, seats, rules.options(), "siege"), done)
