"""`rotonde play`: plays a game against bots in the terminal."""

import os
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from msgspec.structs import replace

from rotonde.bots import USUAL
from rotonde.cli.arguments import (
    check_writable,
    checked_seats,
    checked_setup,
    the_game,
    the_level,
    the_options,
    the_record,
)
from rotonde.cli.local_game import LocalGame
from rotonde.cli.reader import words_for
from rotonde.cli.session import Session
from rotonde.cli.terminal import OUT, GameOptions, Lang, Stop
from rotonde.kernel.law.record import Divergence, Record, opening, verify
from rotonde.kernel.law.rules import AnyRules
from rotonde.server.runtime.settings import user_data_folder
from rotonde.words import Language


@Parameter(name="*")
@dataclass(frozen=True)
class NewGame:
    """Options of a new game."""

    bots: Annotated[int, Parameter(help="How many bots sit with you.")] = 1
    option: GameOptions = ()
    seed: Annotated[str | None, Parameter(help="The same seed and moves: the same game.")] = None


@Parameter(name="*")
@dataclass(frozen=True)
class GameFiles:
    """The file that a game is saved to, and the one that it is resumed from."""

    save: Annotated[Path | None, Parameter(help="Keep the game here, after every move.")] = None
    resume: Annotated[Path | None, Parameter(help="Go on with the game in this file.")] = None


DEFAULT_GAME = NewGame()
DEFAULT_FILES = GameFiles()


def play(
    game: Annotated[str | None, Parameter(help="Which game; `rotonde games` lists them.")] = None,
    /,
    *,
    level: Annotated[str, Parameter(help="How well the bots play.")] = USUAL,
    new_game: NewGame = DEFAULT_GAME,
    files: GameFiles = DEFAULT_FILES,
    lang: Lang = None,
) -> None:
    """Play against bots here in the terminal: type the number of a choice, or its notation.

    Example: `rotonde play rocket --bots 2 --save game.json`

    Example: `rotonde play --resume game.json`

    Example: `rotonde play tiles --bots 0 --option challenge=holes`
    """
    if files.resume is not None:
        record = sound_record(files.resume, game)
    elif game is not None:
        record = new_record(the_game(game), new_game, lang)
    else:
        raise Stop("cli-play-which")
    words = words_for(lang, record.game)
    named = replace(record, names=record.names or seat_names(record.seats, words))
    local = LocalGame(the_game(record.game), named, the_level(level))
    place = files.save or files.resume or own_place(record)
    check_writable(place)
    Session(local, words, place).run()
    OUT.print(words.message("cli-play-saved", file=str(place)), soft_wrap=True)


def new_record(rules: AnyRules, new_game: NewGame, lang: str | None) -> Record:
    """A game as it was asked for, before its first move."""
    seats = checked_seats(rules, new_game.bots + 1)
    given = the_options(rules, new_game.option)
    options = checked_setup(rules, seats, given, words_for(lang, rules.id))
    return opening(rules, seats, options, new_game.seed or secrets.token_hex(8))


def sound_record(path: Path, game: str | None) -> Record:
    """The game in a file, if the rules of today agree with it. Raises `Stop`."""
    record = the_record(path)
    rules = the_game(game or record.game)
    if rules.id != record.game:
        raise Stop("cli-play-other-game", file=str(path), game=record.game)
    parted = verify(rules, record)
    if isinstance(parted, Divergence):
        raise Stop("cli-play-diverged", file=str(path), problem=parted.detail)
    return record


def seat_names(seats: int, words: Language) -> tuple[str, ...]:
    """The person, and as many bots as there are other seats."""
    bots = (words.message("cli-play-bot", number=seat) for seat in range(1, seats))
    return (words.message("cli-play-you"), *bots)


def own_place(record: Record) -> Path:
    """The file of a game that nobody named."""
    folder = os.environ.get("ROTONDE_DATA_DIR") or user_data_folder(os.environ)
    seed = re.sub(r"\W", "_", record.seed)[:40]
    return Path(folder).expanduser() / "played" / f"{record.game}-{seed}.json"
