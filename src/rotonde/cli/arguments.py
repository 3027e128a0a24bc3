"""Arguments of commands: reads games, seats, bots, options and files, or raises `Stop`."""

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec

from rotonde.bots import LEVELS
from rotonde.bots.sequential import ShareTest
from rotonde.catalogue import GAMES
from rotonde.cli.terminal import Stop
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Record
from rotonde.kernel.law.rules import AnyRules, Options
from rotonde.kernel.tools.codec import UNREADABLE
from rotonde.words import Language


def the_game(name: str) -> AnyRules:
    """The game of this name."""
    rules: AnyRules | None = GAMES.get(GameId(name.lower()))
    if rules is None:
        raise Stop("cli-unknown-game", game=name, known=", ".join(GAMES))
    return rules


def the_level(name: str) -> str:
    """The bot level of this name."""
    if name not in LEVELS:
        raise Stop("cli-unknown-bot", bot=name, known=", ".join(LEVELS))
    return name


def the_question(shares: str) -> ShareTest:
    """The two shares between which a test decides, typed as `0.5,0.75`."""
    try:
        low, high = map(float, shares.split(","))
    except ValueError as error:
        raise Stop("cli-wrong-sprt", shares=shares) from error
    if not 0 < low < high < 1:
        raise Stop("cli-wrong-sprt", shares=shares)
    return ShareTest(low, high)


def checked_seats(rules: AnyRules, seats: int) -> int:
    """This number of seats, if the game can have it."""
    if seats not in rules.seats:
        least, most = rules.seats.start, rules.seats.stop - 1
        raise Stop("cli-wrong-seats", seats=seats, least=least, most=most)
    return seats


def seat_counts(rules: AnyRules, asked: str) -> tuple[int, ...]:
    """`all`, or one number of seats."""
    if asked == "all":
        return tuple(rules.seats)
    if not asked.isdecimal():
        raise Stop("cli-unreadable-seats", seats=asked)
    return (checked_seats(rules, int(asked)),)


def at_least_one(name: str, number: int) -> int:
    """This count, if it is at least one."""
    if number < 1:
        raise Stop("cli-too-few", option=name, number=number)
    return number


def the_options(rules: AnyRules, given: Sequence[str]) -> dict[str, Any]:
    """Options as they are typed, `name=value` each."""
    pairs = (text.partition("=")[::2] for text in given)
    return {name: the_value(rules, name, text) for name, text in pairs}


def the_value(rules: AnyRules, name: str, text: str) -> Any:
    """The value of an option as it is typed."""
    kind = get_type_hints(rules.options, include_extras=True)[checked_option(rules, name)]
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        asked = f"{name}={text}"
        if known := get_args(kind) if get_origin(kind) is Literal else ():
            raise Stop("cli-wrong-value", option=asked, known=", ".join(known)) from error
        raise Stop("cli-wrong-option", option=asked, problem=str(error)) from error


def checked_option(rules: AnyRules, name: str) -> str:
    """An option that the game has."""
    known = rules.options.__struct_fields__
    if name not in known:
        raise Stop("cli-unknown-option", option=name, game=rules.id, known=", ".join(known) or "–")
    return name


def values_of(rules: AnyRules, name: str) -> tuple[Mapping[str, Any], ...]:
    """An option with each value that it can have, its default left out."""
    default = getattr(rules.options(), checked_option(rules, name))
    kind = get_type_hints(rules.options)[name]
    values = (True, False) if kind is bool else get_args(kind)
    if not values:
        raise Stop("cli-option-without-values", option=name)
    return tuple({name: value} for value in values if value != default)


def checked_setup(
    rules: AnyRules, seats: int, given: Mapping[str, Any], words: Language
) -> Options:
    """These options, if the game can be set up with them."""
    options = rules.options(**given)
    refusal = rules.check_setup(seats, options)
    if refusal is not None:
        raise Stop("cli-wrong-setup", problem=words.refusal(refusal))
    return options


def the_record(path: Path) -> Record:
    """The record in a file."""
    raw = read_bytes(path)
    try:
        return msgspec.json.decode(raw, type=Record)
    except UNREADABLE as error:
        raise Stop("cli-corrupt-record", file=str(path), problem=str(error)) from error


def read_bytes(path: Path) -> bytes:
    """All of a file."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise Stop("cli-unreadable-file", file=str(path), problem=reason(error)) from error


def check_writable(path: Path | None) -> None:
    """Raise `Stop` before the work, not after it, if this file cannot be written."""
    if path is None:
        return
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("ab").close()
    except OSError as error:
        raise Stop("cli-unwritable-file", file=str(path), problem=reason(error)) from error


def write_json(path: Path, value: Any) -> None:
    """Write a value as readable JSON, whole or not at all; makes the folders."""
    fresh = path.with_name(f"{path.name}.{os.getpid()}.part")  # two may write the same game
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_bytes(msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")
        fresh.replace(path)
    except OSError as error:
        raise Stop("cli-unwritable-file", file=str(path), problem=reason(error)) from error


def reason(error: OSError) -> str:
    """Why the system refused, without the number and the path."""
    return (error.strerror or str(error)).lower()
