"""Prints, as JSON, the schema of every wire type and of each game's view, events and actions.

`npm run types` makes the client's TypeScript from it. Each game's data tables are printed beside
its types, so that a board is drawn from the same figures as the rules play by; so are the positions
that its rules pages draw. Games are found by
their folder: a board can be drawn before its game is in the catalogue. Reads only.
"""

import sys
import tomllib
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pkgutil import iter_modules
from typing import Any, Final, get_args

import msgspec

from rotonde import games
from rotonde.catalogue import DESKS, GAMES
from rotonde.codegen.examples import Drawn, drawings
from rotonde.kernel.law.ids import GameId
from rotonde.kernel.law.record import Record
from rotonde.kernel.law.thing import ThingKind
from rotonde.server.wire import messages as wire
from rotonde.words import LANGUAGES, Language

ANSWERS: Final = {
    "Me": wire.Me,
    "GameInfo": wire.GameInfo,
    "Course": wire.Course,
    "ReviewState": wire.ReviewState,
    "Solo": wire.Solo,
    "Problem": wire.Problem,
    "ServerMessage": wire.ServerMessage,
    "Drawn": Drawn,
}
"""Messages of the server: fields with a default are always written, so none is optional."""

REQUESTS: Final = {
    "Rename": wire.Rename,
    "NewTable": wire.NewTable,
    "Join": wire.Join,
    "Learn": wire.Learn,
    "Take": wire.Take,
    "ClientMessage": wire.ClientMessage,
    "Record": Record,
}
"""Messages of the client: fields with a default may be left out."""

TYPES: Final = {"View": "view", "AnyEvent": "events", "AnyAction": "actions"}
"""The types of a game that the client needs, and where in its room they stand."""

SIGNS: Final = "desk.signs"
"""The place in a room where a game declares the signs of its cards, as `AnySign`."""

ANY_ACTION: Final = {
    "title": "Action",
    "description": "An action of some game; the shell sends it back as it came.",
    "type": "object",
    "properties": {"do": {"type": "string"}},
    "required": ["do"],
    "additionalProperties": True,
}

ANY_SIGN: Final = {
    "title": "Sign",
    "description": "A mark that a card puts on the board; each game has its own, as AnySign.",
    "type": "object",
    "properties": {
        "thing": {"type": "string"},
        "sign": {"type": "string"},
        "text": {"anyOf": [{"$ref": "#/$defs/Text"}, {"type": "null"}]},
    },
    "required": ["thing", "sign", "text"],
    "additionalProperties": True,
}


def main() -> None:
    """Print the schemas of the house to standard output."""
    printed = {
        "languages": LANGUAGES,
        "wire": wire_schema(),
        "games": {room.name: game_schema(room.name) for room in iter_modules(games.__path__)},
    }
    sys.stdout.buffer.write(msgspec.json.encode(printed))


def wire_schema() -> dict[str, Any]:
    """One schema with every message between client and server as a property."""
    answers, requests = schema(ANSWERS), schema(REQUESTS)
    parts = {
        **requests["$defs"],
        **all_required(answers["$defs"]),
        "Action": ANY_ACTION,
        "Sign": ANY_SIGN,
    }
    return outline({**answers["properties"], **requests["properties"]}, parts)


def game_schema(game: str) -> dict[str, Any]:
    """The types of one game, and its data tables by file name."""
    made = schema({kind: getattr(room(game, part), kind) for kind, part in TYPES.items()})
    signs = schema(signs_of(game))
    either = {"AnySign": {"anyOf": list(signs["properties"].values())}} if signs["$defs"] else {}
    parts = {**made["$defs"], **signs["$defs"]}
    return {
        "types": outline({**made["properties"], **either}, all_required(parts)),
        "things": things(game),
        "tables": {**tables(game), "examples": examples(game), "sign": sign(game)},
    }


def signs_of(game: str) -> dict[str, Any]:
    """The kinds of signs of one game; a sign is told from another by its word alone."""
    if find_spec(f"rotonde.games.{game}.{SIGNS}") is None:
        return {}
    union = vars(room(game, SIGNS)).get("AnySign")
    return {kind.__name__: kind for kind in get_args(union) or (union,) if kind is not None}


def things(game: str) -> dict[str, dict[str, Any]]:
    """How the ids of its board are spelt: by the name that Python has for a kind, its words."""
    named = vars(room(game, "things")).items()
    kinds = {name: kind for name, kind in named if isinstance(kind, ThingKind)}
    return {name: {"kind": kind.name, "parts": list(kind.parts)} for name, kind in kinds.items()}


def sign(game: str) -> dict[str, Any]:
    """The board over a game's stall: its place in the row, its seats, its words by language.

    It is known before the game's own words are fetched, and before the server is asked.
    """
    rules = GAMES.get(GameId(game))
    place = None if rules is None else list(GAMES).index(rules.id)
    return {
        "stall": place,
        "seats": [] if rules is None else [rules.seats[0], rules.seats[-1]],
        **{language: stall_words(game, language) for language in LANGUAGES},
    }


def stall_words(game: str, language: str) -> dict[str, str]:
    """The words of a stall in one language."""
    words = Language(language, game)
    return {part: words.either(f"game-{part}", "") for part in ("title", "tagline", "minutes")}


def examples(game: str) -> dict[str, Drawn]:
    """The examples that the rules pages of a game draw, once it is in the catalogue."""
    desk = DESKS.get(GameId(game))
    return {} if desk is None else drawings(desk)


def room(game: str, part: str) -> Any:
    """One module of a game's room."""
    return import_module(f"rotonde.games.{game}.{part}")


def tables(game: str) -> dict[str, Any]:
    """The contents of a game's `data/*.toml`, by file name."""
    folder = files(f"rotonde.games.{game}") / "data"
    return {
        file.name.removesuffix(".toml"): tomllib.loads(file.read_text("utf-8"))
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(".toml")
    }


def schema(types: dict[str, Any]) -> dict[str, Any]:
    """The schema of an object that has one property for each of these types."""
    made, parts = msgspec.json.schema_components(types.values(), ref_template="#/$defs/{name}")
    return outline(dict(zip(types, made, strict=True)), parts)


def outline(properties: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """An object schema whose properties name all the types that the client needs."""
    return {
        "type": "object",
        "properties": properties,
        "required": list(properties),
        "$defs": parts,
    }


def all_required(parts: dict[str, Any]) -> dict[str, Any]:
    """These types with no field left optional."""
    return {name: {**part, "required": list(part["properties"])} for name, part in parts.items()}


if __name__ == "__main__":
    main()
