"""Every view of every game can be rebuilt from what changed in it."""

from typing import Any

import msgspec

from rotonde.catalogue import desk
from rotonde.kernel.desk.menu import Menu
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.rules import AnyRules
from rotonde.kernel.tools.codec import decode, encode
from rotonde.server.wire.deltas import Deltas
from tests.support.edits import edited
from tests.support.walks import EVERY_GAME, SHELF, Table


def eyes_at(rules: AnyRules, table: Table) -> list[Seat | None]:
    return [None, *map(Seat, range(table.seats_of(rules)))]


def views(rules: AnyRules, state: Any, eyes: list[Seat | None]) -> dict[Seat | None, Any]:
    """The views of a state, made as the server makes them: all from that of a spectator."""
    public = rules.view(state, None)
    return {one: public if one is None else rules.own_view(public, state, one) for one in eyes}


@EVERY_GAME
def test_a_client_that_knows_only_changes_sees_what_everybody_sees(rules: AnyRules) -> None:
    """To the byte, for every pair of eyes, move after move to the end."""
    for table in SHELF[:3]:
        eyes = eyes_at(rules, table)
        before = views(rules, table.begin(rules), eyes)
        seen = {one: msgspec.json.decode(msgspec.json.encode(before[one])) for one in eyes}
        for played in table.walk(rules):
            now, deltas = views(rules, played.turn.state, eyes), Deltas()
            for one in eyes:
                edits = msgspec.json.decode(deltas.between(before[one], now[one]))
                seen[one] = edited(seen[one], edits)
                assert msgspec.json.encode(seen[one]) == msgspec.json.encode(now[one])
            before = now


@EVERY_GAME
def test_what_changed_is_less_than_the_whole(rules: AnyRules) -> None:
    """Over a game, deltas are a fraction of the views that they spare."""
    table = SHELF[1]
    before, sent, spared = rules.view(table.begin(rules), None), 0, 0
    for played in table.walk(rules):
        now = rules.view(played.turn.state, None)
        sent += len(Deltas().between(before, now))
        spared += len(msgspec.json.encode(now))
        before = now
    assert sent * 4 < spared


@EVERY_GAME
def test_the_view_of_a_seat_is_that_of_a_spectator_and_its_own(rules: AnyRules) -> None:
    for table in SHELF[:3]:
        for index, played in enumerate(table.walk(rules)):
            if index % 3 == 0:
                state = played.turn.state
                public = rules.view(state, None)
                for seat in map(Seat, range(table.seats_of(rules))):
                    assert rules.own_view(public, state, seat) == rules.view(state, seat)


@EVERY_GAME
def test_what_is_kept_from_move_to_move_is_what_would_be_made_anew(rules: AnyRules) -> None:
    """Views and menus are the same, to the byte, for a state that was read from its JSON."""
    for table in SHELF[:2]:
        eyes = eyes_at(rules, table)
        for index, played in enumerate(table.walk(rules)):
            state = played.turn.state
            seen, offered = views(rules, state, eyes), menus(rules, state)
            if index % 4 == 0:
                read = decode(encode(state), rules.state_type)
                assert encode([*views(rules, read, eyes).values()]) == encode([*seen.values()])
                assert encode(menus(rules, read)) == encode(offered)


def menus(rules: AnyRules, state: Any) -> list[Menu | None]:
    """The menus of all seats that decide."""
    return [desk(rules.id).menu(state, seat) for seat in sorted(rules.actors(state))]
