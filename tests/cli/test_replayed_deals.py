"""`rotonde replay` says how a game was dealt, and names what of its proof does not fit."""

import json
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rotonde.games.tiles import TILES
from rotonde.kernel.law.deal import Deal, Redraw, SeedSource, commitment_of, seed_of
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.record import Record, begin, opening
from rotonde.kernel.law.record import record_of as recorded
from rotonde.kernel.tools.codec import encode
from tests.support.commands import rotonde

SECRET = "5e" * 32
DEAL = Deal("committed", "Ab12", commitment_of(SECRET), SECRET, ("share of Ada", "share of Hugo"))


def record_of(deal: Deal, seed: str, *redraws: Redraw) -> Record:
    """Two moves of a game that was dealt like this."""
    blank = replace(opening(TILES, 2, TILES.options(), seed), deal=deal, redraws=redraws)
    start: Any = begin(TILES, replace(blank, redraws=()))
    seat = Seat(min(TILES.actors(start)))
    return recorded(TILES, start, blank, [(seat, TILES.legal(start, seat)[0])])


def replayed(folder: Path, record: Record, *more: str) -> tuple[int, str, str]:
    file = folder / "game.json"
    file.write_bytes(encode(record))
    done = rotonde("replay", str(file), "--quiet", *more)
    return done.code, done.out, done.err


def test_a_deal_that_matches_its_commitment_is_said_to(tmp_path: Path) -> None:
    code, out, _ = replayed(tmp_path, record_of(DEAL, seed_of(DEAL)))
    french = replayed(tmp_path, record_of(DEAL, seed_of(DEAL)), "--lang", "fr")

    assert (code, french[0]) == (0, 0)
    assert f"The deal matches its commitment {DEAL.commitment}" in out
    assert f"La donne correspond à son engagement {DEAL.commitment}" in french[1]


@pytest.mark.parametrize(
    ("changes", "flaw", "words"),
    [
        ({"secret": "00" * 32}, "commitment", "the secret does not match the commitment"),
        ({"commitment": "00" * 32}, "commitment", "the secret does not match the commitment"),
        ({"shares": ("share of Ada",)}, "shares", "does not have one share for each seat"),
        ({"shares": ("share of Ada", "another")}, "seed", "the seed does not follow"),
        ({"table": "Ab13"}, "seed", "the seed does not follow"),
    ],
)
def test_what_does_not_fit_is_named(
    tmp_path: Path, changes: dict[str, Any], flaw: str, words: str
) -> None:
    """Although every move follows the rules."""
    tampered = replace(record_of(DEAL, seed_of(DEAL)), deal=replace(DEAL, **changes))
    code, out, err = replayed(tmp_path, tampered)
    report = json.loads(replayed(tmp_path, tampered, "--json")[1])

    assert code == 1
    assert words in err
    assert "the rules agree with" in out
    assert (report["sound"], [deal["flaw"] for deal in report["deals"]]) == (False, [flaw])


def test_a_hand_that_deals_is_found_out(tmp_path: Path) -> None:
    """Another seed than the promised one deals a sound game, and fits no promise."""
    code, _, err = replayed(tmp_path, record_of(DEAL, "the seed that suits me"))

    assert code == 1
    assert "the seed does not follow from the secret and the shares" in err


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("given", "The seed was set by hand"),
        ("day", "The seed is the date"),
        ("lesson", "part of the lesson"),
        ("imported", "went on from a record"),
        ("server", "without a commitment"),
    ],
)
def test_a_deal_that_promises_nothing_says_so(tmp_path: Path, kind: SeedSource, words: str) -> None:
    code, out, _ = replayed(tmp_path, record_of(Deal(kind), "known"))

    assert code == 0
    assert words in out


def test_each_table_of_a_game_that_was_played_on_has_its_proof(tmp_path: Path) -> None:
    record = record_of(Deal("given"), "known", Redraw(1, seed_of(DEAL), DEAL))
    code, out, _ = replayed(tmp_path, record)

    assert code == 0
    assert "The seed was set by hand" in out
    assert "Played on after move 1: The deal matches its commitment" in out


def test_a_record_of_before_says_nothing_of_its_deal(tmp_path: Path) -> None:
    record = replace(record_of(DEAL, seed_of(DEAL)), deal=None)
    code, out, _ = replayed(tmp_path, record)

    assert b"deal" not in encode(record)
    assert code == 0
    assert "deal" not in out
