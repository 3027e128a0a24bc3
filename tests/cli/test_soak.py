"""`rotonde soak`: what was told is held against what was kept, while servers are killed."""

import os
import signal
from pathlib import Path
from typing import Any, cast

import msgspec
import pytest

from bench.hostile import AttackPlan, run_attacks
from bench.players import PlayedTable, SentOrder
from bench.soak import SoakPlan, compared, soak, unmatched
from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.record import Record, opening, record_of
from rotonde.kernel.law.rng import Rng
from tests.support.commands import rotonde_process

RULES = GAMES[GameId("rocket")]


def asked(*orders: str, acknowledged: bool = True) -> list[SentOrder]:
    return [SentOrder(order, n, acknowledged) for n, order in enumerate(orders, start=1)]


@pytest.mark.parametrize(
    ("kept", "wrong"),
    [
        (["a", "b", "c"], (0, 0)),
        (["a", "c"], (1, 0)),
        (["a", "b"], (1, 0)),
        ([], (3, 0)),
        (["a", "b", "b", "c"], (0, 1)),
        (["a", "b", "c", "d"], (0, 1)),
    ],
)
def test_what_was_acknowledged_is_kept_once(kept: list[str], wrong: tuple[int, int]) -> None:
    """Lost, and doubled."""
    assert unmatched(asked("a", "b", "c"), kept) == wrong


@pytest.mark.parametrize("kept", [["a", "b"], ["b"], ["a"], []])
def test_what_was_not_acknowledged_may_be_kept_or_not(kept: list[str]) -> None:
    assert unmatched(asked("a", "b", acknowledged=False), kept) == (0, 0)


def test_an_order_that_was_sent_anew_is_kept_once() -> None:
    """While a database is away the same is asked for again and again."""
    tried = [
        SentOrder("a", 1),
        SentOrder("b", 1),
        SentOrder("a", 1, acknowledged=True),
        SentOrder("a", 2),
    ]

    assert unmatched(tried, ["a"]) == (0, 0)
    assert unmatched(tried, ["a", "a"]) == (0, 0)
    assert unmatched(tried, ["a", "a", "a"]) == (0, 1)
    assert unmatched(tried, ["b"]) == (1, 1)


def played(moves: int) -> tuple[PlayedTable, Record]:
    """A game of two whose first seat asked for all of its moves, and its record."""
    state = start = RULES.setup(2, RULES.options(), Rng("soak"))
    game, done = PlayedTable("table"), []
    for number in range(1, moves + 1):
        seat = min(RULES.actors(state))
        action = RULES.legal(state, seat)[0]
        done.append((seat, action))
        state = RULES.settle(RULES.apply(state, seat, action)).state
        if seat == Seat(0):
            game.asked.append(SentOrder(RULES.write(action), number, acknowledged=True))
    game.told = moves
    return game, record_of(RULES, start, opening(RULES, 2, RULES.options(), "soak"), done)


def test_a_whole_record_has_all_that_was_told() -> None:
    game, record = played(20)

    assert compared(RULES, game, record) == (0, 0)


def test_a_shorter_record_has_lost_something() -> None:
    game, record = played(20)
    mine = sum(move.seat == 0 for move in record.moves[17:])

    shorter = msgspec.structs.replace(record, moves=record.moves[:17])

    assert compared(RULES, game, shorter) == (3 + mine, 0)


def test_a_record_that_the_rules_refuse_has_lost_everything() -> None:
    game, record = played(20)

    doubled = msgspec.structs.replace(record, moves=(*record.moves[:5], *record.moves[4:]))

    assert compared(RULES, game, doubled)[0] > 0


SHORT = ("--kills", "1", "--tables", "2", "--json")


@pytest.mark.slow
@pytest.mark.xdist_group("postgres")
@pytest.mark.parametrize(
    "trouble",
    [
        ("--database", "sqlite"),
        ("--database", "postgresql", "--nodes", "2", "--restarts", "1"),
    ],
)
def test_nothing_is_lost_when_servers_are_killed(trouble: tuple[str, ...]) -> None:
    """A short one; `rotonde soak --kills 100` is as long as it likes."""
    done = rotonde_process("soak", *SHORT, *trouble)

    figures = cast("dict[str, Any]", done.json)
    assert figures["acknowledged"] > 0
    assert [figures[wrong] for wrong in ("lost", "doubled", "stuck")] == [0, 0, 0]
    assert done.code == 0


def tell_to_end() -> None:
    """The signal of Ctrl-C, and nearly that of a limit of time."""
    os.kill(os.getpid(), signal.SIGINT)


@pytest.mark.slow
def test_a_test_that_is_told_to_end_counts_what_there_is() -> None:
    """After the first kill of a hundred; what was told until then is held against the records."""
    found = soak(SoakPlan("rocket", "sqlite", 1, 2, 2, 100, 0, "ended"), tell_to_end)

    assert (found.troubles, found.is_whole) == (1, False)
    assert found.acknowledged > 0
    assert found.is_well


@pytest.mark.slow
def test_attacks_that_are_told_to_end_keep_their_figures() -> None:
    plan = AttackPlan("rocket", "sqlite", 1.0, 20, ("guests", "lists"))

    assert [each.attack for each in run_attacks(plan, tell_to_end)] == ["guests"]


@pytest.mark.slow
def test_an_honest_player_is_measured_while_another_attacks() -> None:
    """A short one, of which the figures are not judged: how fast this machine is decides them."""
    attack = ("--attack", "guests", "--seconds", "2", "--most", "80")
    done = rotonde_process("soak", "--hostile", *attack, "--json")

    found = cast("list[dict[str, Any]]", done.json)
    assert [each["attack"] for each in found] == ["guests"]
    assert all(each["refused"] <= each["sent"] <= 80 for each in found)
    assert all(each["moves"] > 0 and each["alone_p99"] > 0 and each["bot"] > 0 for each in found)
    assert done.code in (0, 1)


def test_an_attack_that_nobody_knows_is_refused() -> None:
    done = rotonde_process("soak", "--hostile", "--attack", "siege")

    assert done.code == 2
    assert "records" in done.err


def test_logs_that_cannot_be_kept_are_said_before_anything_is_killed(tmp_path: Path) -> None:
    taken = tmp_path / "a file"
    taken.touch()

    done = rotonde_process("soak", *SHORT, "--logs", str(taken))

    assert done.code == 2
    assert "a file" in done.err
