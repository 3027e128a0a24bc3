"""The documents keep their word: their code runs, their links lead somewhere, their files exist."""

import contextlib
import io
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rotonde.games.rocket import ROCKET
from rotonde.games.rocket.board import BOARD
from rotonde.kernel.law.deal import Deal, commitment_of, seed_of
from rotonde.kernel.law.record import opening
from rotonde.kernel.tools.codec import encode
from rotonde.words import Language
from tests.support.house import ROOT, tracked

FENCE = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
DRAWING = re.compile(r"^(?:> )?```.*?^(?:> )?```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")
NAMED_FILE = re.compile(r"`((?:src|tests|web|docs|scripts)/[\w./-]+)`")
NOT_COMMITTED = {"web/src/generated", "web/dist", "src/rotonde/web"}
WITH_CODE = ["README.md", "docs/library.md"]


def documents() -> list[str]:
    """Every Markdown page of the project."""
    return [str(path) for path in tracked() if path.suffix == ".md"]


def text_of(document: str) -> str:
    return (ROOT / document).read_text(encoding="utf-8")


def examples(document: str) -> Iterator[tuple[str, str | None]]:
    """Each Python block of a page, and what the `text` block right after it says it prints."""
    fences = FENCE.findall(text_of(document))
    for (kind, code), (next_kind, words) in zip(fences, [*fences[1:], ("", "")], strict=True):
        if kind == "python":
            yield code, words if next_kind == "text" else None


@pytest.mark.parametrize("document", WITH_CODE)
def test_the_code_of_a_page_runs_and_prints_what_it_says(document: str) -> None:
    """Block after block, as a reader would type them."""
    names: dict[str, Any] = {}
    blocks = list(examples(document))

    assert blocks
    for code, promised in blocks:
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(code, document, "exec"), names)
        assert promised in (None, printed.getvalue())


@pytest.mark.parametrize("document", WITH_CODE)
def test_the_code_of_a_page_has_types(document: str, tmp_path: Path) -> None:
    """A program that is checked strictly may copy it."""
    assert complaints("".join(code for code, _ in examples(document)), tmp_path) == ""


def test_an_order_of_another_game_is_seen_before_anything_runs(tmp_path: Path) -> None:
    """`rotonde.game` has the types of the game that is asked for by name."""
    program = """
import rotonde
rocket, tiles = rotonde.game("rocket"), rotonde.game("tiles")
state = rocket.setup(seats=3, options=rocket.options(), rng=rotonde.Rng("a seed"))
foreign = tiles.setup(seats=2, options=tiles.options(), rng=rotonde.Rng("a seed"))
rocket.legal(foreign, rotonde.Seat(0))
"""

    assert "rotonde.games.tiles.state.State" in complaints(program, tmp_path)


def complaints(program: str, folder: Path) -> str:
    """The errors that mypy finds in a program when it is strict."""
    (folder / "program.py").write_text(program, encoding="utf-8")
    checked = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--no-error-summary",
            str(folder / "program.py"),
        ],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    return checked.stdout + checked.stderr


def test_the_proof_of_a_deal_by_hand_is_what_the_page_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With the record of a committed deal in the folder, as a reader would have it."""
    secret = "5e" * 32
    deal = Deal("committed", "Ab12", commitment_of(secret), secret, ("a share", "another", ""))
    record = opening(ROCKET, 3, ROCKET.options(), seed_of(deal))
    (tmp_path / "game.json").write_bytes(encode(replace(record, deal=deal)))
    monkeypatch.chdir(tmp_path)

    test_the_code_of_a_page_runs_and_prints_what_it_says("docs/fair-deal.md")


@pytest.mark.parametrize("document", documents())
def test_links_lead_to_files_of_the_project(document: str) -> None:
    """A page never sends its reader nowhere."""
    targets = [target for target in LINK.findall(text_of(document)) if "://" not in target]
    folder = (ROOT / document).parent

    assert [target for target in targets if not (folder / target).exists()] == []


@pytest.mark.parametrize("document", documents())
def test_named_files_exist(document: str) -> None:
    """A path in a page is the path of a file or folder; `<game>` stands for any."""
    named = {path.rstrip("/") for path in NAMED_FILE.findall(text_of(document))} - NOT_COMMITTED

    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


RULES = [document for document in documents() if document.startswith("docs/rules/")]


@pytest.mark.parametrize("document", RULES)
def test_rules_have_the_apostrophe_of_print(document: str) -> None:
    """They are read beside titles that have it."""
    assert [line for line in text_of(document).splitlines() if "'" in line] == []


@pytest.mark.parametrize("document", RULES)
def test_rules_are_told_without_names_of_the_code(document: str) -> None:
    """What a table may wish is said in words; drawings hold notation, and are left out."""
    told = DRAWING.sub("", text_of(document))

    assert re.findall(r"\w+_\w+", told) == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_of_rocket_place_the_towns_where_the_board_has_them(language: str) -> None:
    """The list of towns is a copy of the data, and no copy is trusted."""
    words = Language(language, "rocket")
    page = text_of(f"docs/rules/rocket.{language}.md")
    expected = [f"{words.message(f'town-{town.id}')} {town.hex}" for town in BOARD.tables.town]

    found = re.findall(r"([A-Z][a-z]+ [A-O]\d+)", page.split("ROC-1**")[0])

    assert sorted(expected) == sorted(found)
