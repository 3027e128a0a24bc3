"""A menu in rows is the same menu, and a large one is small."""

from collections import defaultdict
from typing import Final

import msgspec

import rotonde
from rotonde.catalogue import desk
from rotonde.kernel.desk.menu import Choice, Menu
from rotonde.kernel.law.action import Action
from rotonde.kernel.law.ids import Seat, Thing
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.law.text import Text
from rotonde.server.wire.packed_menu import MANY, Again, Menus, PackedGroup, PackedMenu, pack
from tests.support.unpacked import Reader, Said, unpacked
from tests.support.walks import EVERY_GAME, Table


@EVERY_GAME
def test_a_menu_in_rows_is_the_same_menu(rules: AnyRules) -> None:
    """Every word, thing and order of every choice comes out again."""
    for index, played in enumerate(Table(7, 1, 0).walk(rules)):
        if index % 5 == 0:
            menu = desk(rules.id).menu(played.before, played.seat)
            assert menu is not None
            sent = msgspec.json.decode(msgspec.json.encode(pack(menu)))
            assert unpacked(sent) == [plain(choice) for choice in menu.choices]


def plain(choice: Choice) -> Said:
    """A choice as JSON tells it, without its actions."""
    told: Said = msgspec.json.decode(msgspec.json.encode(choice))
    return {name: told[name] for name in told if name not in ("action", "then")}


@EVERY_GAME
def test_what_stood_in_the_last_menu_is_told_by_where_it_stood(rules: AnyRules) -> None:
    """Whoever keeps the last menu of each question reads every choice of every menu of a seat."""
    for table in (Table(11, 1, 0), Table(12, 0, 0)):
        menus, readers = Menus(), defaultdict[int, Reader](Reader)
        for version, played in enumerate(table.walk(rules)):
            menu = desk(rules.id).menu(played.before, played.seat)
            assert menu is not None
            sent = menus.pack(version, played.seat, menu)
            delta = {"type": "delta", "version": version, "menu": read(sent)}
            choices = readers[played.seat].read(delta)
            assert choices == [plain(choice) for choice in menu.choices]


def read(menu: PackedMenu) -> Said:
    """A menu as it comes out of a socket."""
    sent: Said = msgspec.json.decode(msgspec.json.encode(menu))
    return sent


TILES: Final = tuple(
    Choice(Action(), f"lay {n}", Text("lay", {"number": n}), "tiles", (Thing(f"tile:{n}"),))
    for n in range(3 * MANY)
)


def asked(*numbers: int, question: str = "where") -> Menu:
    return Menu(Text(question), (), tuple(TILES[number] for number in numbers))


def again(menus: Menus, version: int, menu: Menu, seat: int = 0) -> list[Again | str]:
    """What a seat is told of a menu: stretches of the last one, and the blocks of new rows."""
    choices = menus.pack(version, Seat(seat), menu).choices
    return [each if isinstance(each, tuple) else each.group for each in choices]


def test_a_large_menu_tells_what_is_new_and_where_the_rest_stood() -> None:
    menus, first = Menus(), range(MANY)
    assert again(menus, 1, asked(*first)) == ["tiles"]
    assert menus.pack(2, Seat(0), asked(*first)).since == 1
    assert again(menus, 3, asked(MANY, *first[5:], *first[:4])) == ["tiles", (5, MANY - 5), (0, 4)]
    assert again(menus, 4, asked(*first), seat=1) == ["tiles"]
    assert again(menus, 5, asked(*first, question="what")) == ["tiles"]


def test_who_comes_anew_knows_no_menu_and_a_small_one_is_not_kept() -> None:
    """A client keeps the last menu of a question, whether it is large or small."""
    menus, many = Menus(), range(MANY)
    again(menus, 1, asked(*many))
    menus.forget(Seat(1))
    menus.forget(None)
    assert again(menus, 2, asked(*many)) == [(0, MANY)]
    menus.forget(Seat(0))
    assert again(menus, 3, asked(*many)) == ["tiles"]
    assert again(menus, 4, asked(0)) == [(0, 1)]
    assert again(menus, 5, asked(*many)) == ["tiles"]


def test_rows_share_what_they_begin_with() -> None:
    """Of a hundred stations only the hexes are written."""
    rocket = rotonde.game("rocket")
    state = Table(1, 0, 0).begin(rocket)
    menu = desk("rocket").menu(state, Seat(0))
    assert menu is not None

    sent: PackedMenu = pack(menu)

    groups = [group for group in sent.choices if isinstance(group, PackedGroup)]
    stations = next(group for group in groups if group.group == "stations")
    assert (stations.head, stations.stem) == ("station ", "hex:")
    assert len(msgspec.json.encode(stations)) < 10 * len(stations.runs[0][2])
