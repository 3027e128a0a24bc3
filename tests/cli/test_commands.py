"""Each command run for real."""

import re
from pathlib import Path
from typing import Any, cast
from xml.etree import ElementTree

import pytest
from cyclopts import App

from rotonde.bots import LEVELS
from rotonde.bots.fuzz import walk_through, walks
from rotonde.catalogue import GAMES
from rotonde.cli import fuzz as fuzz_command
from rotonde.cli.checkout import add_checkout_commands
from rotonde.cli.main import main
from rotonde.cli.terminal import Stop
from rotonde.games.rocket.actions import AnyAction
from rotonde.games.rocket.game import Rocket
from rotonde.games.rocket.state import State
from rotonde.kernel.law.ids import GameId, Seat
from rotonde.kernel.law.refusal import NOT_NOW, Refusal
from rotonde.words import Language
from tests.support.commands import rotonde, rotonde_process

COMMANDS = (
    *("serve", "games", "play", "rules", "replay", "fuzz", "arena", "ladder"),
    *("soak", "bench", "host"),
)
HOSTING = ("host list", "host close", "host delete", "host prune")


class Deceitful(Rocket):
    """Offers what it then refuses, from the second round on."""

    def check(self, state: State, seat: Seat, action: AnyAction) -> Refusal | None:
        return NOT_NOW() if state.round > 1 else super().check(state, seat, action)


@pytest.mark.parametrize(
    "command", [*COMMANDS[:-2], "bench engine", "bench search", "bench server", *HOSTING, ""]
)
def test_every_command_has_help_with_an_example(command: str) -> None:
    """And the example is one of this very command."""
    done = rotonde(*command.split(), "--help")

    assert done.code == 0
    assert f"Example: rotonde {command}".strip() in done.out


def test_help_lists_all_commands() -> None:
    """Nothing is hidden, and each says what it does."""
    listed = rotonde("--help").out

    for command in COMMANDS:
        assert re.search(rf"│ {command} +[A-Z]", listed), command


def test_games_are_listed_with_seats_options_and_bots() -> None:
    """For people and for programs."""
    table = rotonde("games").out
    facts = cast("list[dict[str, Any]]", rotonde("games", "--json").json)

    assert "rocket" in table
    assert "2–4" in table
    assert [entry["id"] for entry in facts] == list(GAMES)
    assert facts[0]["seats"] == [2, 3, 4]
    assert facts[0]["bots"] == list(LEVELS)
    assert facts[0]["options"]["money_visible"] is False


def test_rules_are_read_whole_or_one_by_one_in_both_languages() -> None:
    """By name or by number, in any case."""
    whole = rotonde("rules", "rocket").out
    one = rotonde("rules", "rocket", "roc-31").out
    french = rotonde("rules", "rocket", "31", "--lang", "fr").out

    assert "ROC-1 " in whole
    assert "ROC-87 " in whole
    assert one.startswith("ROC-31 ")
    assert "ROC-32" not in one
    assert french.startswith("ROC-31 Arbitrage")


def test_fuzz_counts_games_actions_and_ends() -> None:
    """The same figures as JSON; the same seed, the same games."""
    arguments = ("fuzz", "rocket", "--games", "4", "--seed", "s", "--workers", "2")
    summary = cast("dict[str, Any]", rotonde(*arguments, "--json").json)
    table = rotonde(*arguments[:-1], "1")

    assert table.code == 0
    assert summary["games"] == 4 == sum(summary["ends"].values())
    assert summary["violations"] == []
    assert summary["actions_per_second"] > 0
    assert f"{summary['actions']:,}" in table.out


def test_fuzz_writes_the_broken_game_and_exits_with_1(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The file is a record that `replay` reads."""
    walk = walks(GameId("rocket"), (2,), 1, "s")[0]
    broken = walk_through(Deceitful(), walk)

    summary = fuzz_command.summary_of("rocket", [broken], 1.0, tmp_path)
    fuzz_command.print_summary(summary, Language("en", "rocket"))
    told = capsys.readouterr()

    assert "legal() offered what check() refuses" in told.err
    assert len(summary.records) == 1
    replayed = rotonde("replay", summary.records[0])
    assert replayed.code == 1
    assert f"Move {broken.actions} breaks the rules" in replayed.err


def test_a_broken_game_makes_fuzz_exit_with_1(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A game that breaks its word sits in the catalogue."""
    monkeypatch.setattr("rotonde.bots.fuzz.GAMES", {GameId("rocket"): Deceitful()})

    with pytest.raises(SystemExit) as left:
        main(["fuzz", "rocket", "--games", "2", "--workers", "1", "--out", str(tmp_path), "--json"])

    assert left.value.code == 1
    assert len(list(tmp_path.glob("broken-rocket-*.json"))) == 2
    assert '"violations": [' in capsys.readouterr().out


def test_arena_tells_shares_with_intervals() -> None:
    """Two games, one in each seat."""
    arguments = ("arena", "rocket", "--games", "2")
    standings = cast("dict[str, Any]", rotonde(*arguments, "--json").json)
    table = rotonde(*arguments, "--bots", "random,random", "--workers", "1", "--lang", "fr").out

    first, second = standings["entries"]
    assert (first["level"], second["level"]) == ("greedy", "random")
    assert first["share"] + second["share"] == pytest.approx(1)
    assert first["low"] <= first["share"] <= first["high"]
    assert "intervalle à 95" in table
    assert "0\u00a0%" in table


def test_arena_stops_when_its_question_is_answered_and_goes_on_from_a_file(tmp_path: Path) -> None:
    """Four games leave it open; what they answered stands in the file for the next time."""
    file = tmp_path / "results.jsonl"
    arguments = (
        "arena",
        "rocket",
        "--bots",
        "random,random",
        "--workers",
        "1",
        "--sprt",
        "0.5,0.9",
    )

    few = rotonde(*arguments, "--results", str(file), "--games", "2").out
    kept = file.read_bytes()
    standings = cast("dict[str, Any]", rotonde(*arguments, "--results", str(file), "--json").json)

    assert "it is not known yet whether random wins 50.0% or 90.0%" in " ".join(few.split())
    assert standings["test"]["answer"] == "low"
    assert standings["games"] < 100
    assert file.read_bytes().startswith(kept)
    assert len(file.read_bytes().splitlines()) == standings["games"]


def test_ladder_writes_a_page_out_of_the_games_of_the_arena(tmp_path: Path) -> None:
    """Printed, or saved; a file of something else is refused."""
    results, page = tmp_path / "rocket.jsonl", tmp_path / "ladder.md"
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text("{}\n")
    arguments = ("arena", "rocket", "--bots", "random,random", "--games", "2", "--workers", "1")
    rotonde(*arguments, "--results", str(results))

    printed = rotonde("ladder", str(results)).out
    rotonde("ladder", str(results), "--save", str(page), "--plot", str(tmp_path / "ladder.svg"))
    refused = rotonde("ladder", str(wrong))

    assert "| random, random | 2 |" in printed
    assert page.read_text(encoding="utf-8").strip() == printed.strip()
    assert ElementTree.parse(tmp_path / "ladder.svg").getroot().tag.endswith("svg")
    assert refused.code == 2
    assert "wrong.jsonl" in refused.err


def test_arena_lets_a_bot_play_alone_with_each_value_of_an_option() -> None:
    """Fifteen challenges, each told by itself, then all together with the sources of the score."""
    arguments = ("arena", "tiles", "--bots", "random", "--games", "15", "--each", "challenge")
    standings = cast("dict[str, Any]", rotonde(*arguments, "--workers", "1", "--json").json)
    table = rotonde(*arguments, "--workers", "1").out

    assert len(standings["each"]) == 15
    assert sum(standings["endings"].values()) == standings["entries"][0]["games"] == 15
    assert "lowest – highest" in table
    assert "Largest rectangle" in table


def test_bench_measures_the_engine_beside_the_yardstick(tmp_path: Path) -> None:
    """One short round; the figures are in the file and on stdout alike."""
    file = tmp_path / "engine.json"
    done = rotonde("bench", "engine", "rocket", "--rounds", "1", "--json", "--save", str(file))

    figures = cast("list[dict[str, Any]]", done.json)[0]
    assert figures["game"] == "rocket"
    assert figures["moves_per_second"] > 0
    assert figures["ratio"] == pytest.approx(
        figures["moves_per_second"] / figures["yardstick_per_second"]
    )
    assert file.read_text().startswith("[")
    assert figures["late_us"] > 0


@pytest.mark.slow
def test_bench_measures_how_fast_bots_think(tmp_path: Path) -> None:
    """A rollout takes longer than a plan, and a plan than a rating."""
    file = tmp_path / "search.json"
    done = rotonde("bench", "search", "tycoon", "--rounds", "1", "--json", "--save", str(file))
    (found,) = cast("list[dict[str, Any]]", done.json)

    assert file.read_text().startswith("[")
    plans_per_second = 1000 / found["plan_ms"]
    assert found["values_per_second"] > plans_per_second > found["rollouts_per_second"] > 0


def test_bench_measures_all_games_in_one_run(tmp_path: Path) -> None:
    """A table of each game for a second, with the yardstick beside every one of them."""
    file = tmp_path / "server.json"
    size = ("--tables", "1", "--seats", "2", "--seconds", "1")
    done = rotonde_process("bench", "server", "all", *size, "--json", "--save", str(file))

    found = cast("list[dict[str, Any]]", done.json)
    assert [figures["game"] for figures in found] == list(GAMES)
    assert all(figures["moves"] > 1 for figures in found)
    assert all(figures["yardstick_per_second"] > 0 for figures in found)
    assert file.read_text().startswith("[")


def test_bench_measures_a_server_over_real_sockets(tmp_path: Path) -> None:
    """Two tables for a second: every move is heard by all listeners."""
    file = tmp_path / "server.json"
    size = ("--tables", "2", "--seats", "3", "--seconds", "1")
    done = rotonde_process("bench", "server", "ROCKET", *size, "--json", "--save", str(file))

    figures = cast("dict[str, Any]", done.json)
    assert (figures["game"], figures["tables"], figures["listeners"]) == ("rocket", 2, 3)
    assert figures["moves"] > 10
    assert 0 < figures["median_ms"] <= figures["p99_ms"]
    assert 0 < figures["alone_median_ms"] <= figures["alone_p99_ms"]
    assert file.read_text().startswith("{")


@pytest.mark.parametrize("arguments", [("bench", "server", "tiles"), ("soak", "--kills", "3")])
def test_an_installed_package_says_where_benches_are(
    arguments: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else was asked for; here no folder `bench` lies beside the package."""
    monkeypatch.setattr("rotonde.cli.checkout.ROOT", tmp_path)
    app = App()
    add_checkout_commands(app)

    with pytest.raises(Stop) as stopped:
        app(arguments, exit_on_error=False)

    assert "in a checkout" in Language("en").say(stopped.value.text)
