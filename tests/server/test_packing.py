"""A menu in rows is the same menu, and a large one is small."""

from typing import Any

import msgspec

import rotonde
from rotonde.kernel.ids import Seat
from rotonde.kernel.menu import Choice
from rotonde.kernel.rules import AnyRules
from rotonde.server.packing import PackedMenu, packed
from tests.support.walks import EVERY_GAME, Table

Said = dict[str, Any]


@EVERY_GAME
def test_a_menu_in_rows_is_the_same_menu(rules: AnyRules) -> None:
    """Every word, thing and order of every choice comes out again."""
    for index, played in enumerate(Table(7, 1, 0).walk(rules)):
        if index % 5 == 0:
            menu = rules.menu(played.before, played.seat)
            assert menu is not None
            sent = msgspec.json.decode(msgspec.json.encode(packed(menu)))
            assert unpacked(sent) == [plain(choice) for choice in menu.choices]


def plain(choice: Choice) -> Said:
    """A choice as JSON tells it, without its actions."""
    told: Said = msgspec.json.decode(msgspec.json.encode(choice))
    return {name: told[name] for name in told if name not in ("action", "then")}


def unpacked(menu: Said) -> list[Said]:
    """The choices of a packed menu, as the client reads them."""
    return [
        choice_in(menu, group, run, number)
        for group in menu["choices"]
        for run in group["runs"]
        for number in range(len(run[2]))
    ]


def choice_in(menu: Said, group: Said, run: list[Any], number: int) -> Said:
    path, labels, rows, detailed, badged = [*run, None, None][:5]
    row: list[Any] = [rows[number], 0, 1] if isinstance(rows[number], str) else rows[number]
    message = labels if isinstance(labels, int) else labels[number]
    gaps = len(menu["texts"][message]) - 1
    usual: list[Any] = [None, None, [], None, None, None, [], False]
    notation, thing, label, detail, badge, worth, also, warns = [*row, *usual[len(row) :]]
    spelt = notation.replace(" ", ":") if thing == 0 else thing
    narrow = [] if thing is None else [group["stem"] + spelt]
    return {
        "notation": group["head"] + notation,
        "label": text_in(menu, message, notation.split()[:gaps] if label == 1 else label),
        "group": group["group"],
        "things": [*menu["paths"][path], *narrow],
        "also": also,
        "detail": text_in(menu, detailed, detail),
        "badge": text_in(menu, badged, badge),
        "worth": worth,
        "warns": warns,
    }


def text_in(menu: Said, message: int | None, facts: list[Any] | None) -> Said | None:
    if message is None:
        return None
    word, *names = menu["texts"][message]
    read = [
        {"is": "name", "id": each[0]} if isinstance(each, list) else each for each in facts or []
    ]
    return {"id": word, "facts": dict(zip(names, read, strict=True))}


def test_rows_share_what_they_begin_with() -> None:
    """Of a hundred stations only the hexes are written."""
    rocket = rotonde.game("rocket")
    state = Table(1, 0, 0).begin(rocket)
    menu = rocket.menu(state, Seat(0))
    assert menu is not None

    sent: PackedMenu = packed(menu)

    stations = next(group for group in sent.choices if group.group == "stations")
    assert (stations.head, stations.stem) == ("station ", "hex:")
    assert len(msgspec.json.encode(stations)) < 10 * len(stations.runs[0][2])
