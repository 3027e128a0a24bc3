"""Positions for those who watch a table: the whole, or what changed in it.

Everything here passes through `view` and `seen_by`: nothing else of a state leaves the server.
"""

from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.known import Known
from rotonde.kernel.law.text import Text
from rotonde.kernel.tools.codec import encode
from rotonde.server.tables.live import (
    ByViewer,
    LiveGame,
    SeenEvents,
    events_of,
    place_of,
    seen_through,
)
from rotonde.server.wire.deltas import Deltas
from rotonde.server.wire.frames import Frame, frame
from rotonde.server.wire.messages import Delta, Position
from rotonde.server.wire.packed_menu import Menus, PackedMenu

ENCODER: Final = msgspec.json.Encoder()


class Views:
    """One version of a game through all eyes that look at it; each view is made once."""

    def __init__(self, game: LiveGame, menus: Menus | None = None) -> None:
        self.version = game.version
        self.menus = menus or Menus()
        """Those that were told before and that everybody here still has."""
        self.desk, self.rules = game.desk, game.rules
        self.state = game.state
        self.actors = tuple(sorted(game.rules.actors(game.state)))
        self.kept: dict[Seat | None, Any] = {}
        self.knowing: dict[Seat | None, Known[Any, Any, Any]] = {}
        self.few: dict[Seat, tuple[Choice, ...]] = {}
        """Small menus that were offered; their cards follow once the table is still."""

    def of(self, eyes: Seat | None) -> Any:
        """The view of these eyes; it shares with a spectator's what both see."""
        if eyes not in self.kept:
            self.kept[eyes] = self.make(eyes)
        return self.kept[eyes]

    def known(self, eyes: Seat | None) -> Known[Any, Any, Any]:
        """The knowledge of these eyes: all answers ahead of a decision are made from it."""
        if eyes not in self.knowing:
            self.knowing[eyes] = Known(self.rules, self.of(eyes), eyes)
        return self.knowing[eyes]

    def make(self, eyes: Seat | None) -> Any:
        if eyes is None:
            return self.rules.view(self.state, None)
        return self.rules.own_view(self.of(None), self.state, eyes)


class Openings(NamedTuple):
    """The openings of some eyes: so many decisions to take back, or why none, and a menu."""

    back: int
    menu: PackedMenu | None
    shut: Text | None


NOTHING: Final = Openings(0, None, None)


# --- what changed -------------------------------------------------------------------------------


class DeltaFrames:
    """A change as all eyes are told of it. Eyes that see the same get the very same frame."""

    def __init__(self, game: LiveGame, before: Views, now: Views, told: ByViewer) -> None:
        self.game = game
        self.before = before
        self.now = now
        self.told = told
        self.deltas = Deltas()
        self.outcome = game.rules.outcome(game.state)
        self.lesson = game.guidance
        self.written: dict[int, tuple[msgspec.Raw, msgspec.Raw]] = {}
        self.frames: dict[tuple[bytes, int, int, int, str | None], Frame] = {}

    def frame_for(self, eyes: Seat | None, *, playing: bool) -> Frame:
        """The frame of what changed for these eyes, with what they may do now."""
        view = self.deltas.between(self.before.of(eyes), self.now.of(eyes))
        open_now = openings(self.game, self.now, eyes) if playing else NOTHING
        if open_now.menu is not None:
            return frame(self.delta(eyes, view, open_now))
        lines = self.game.lines_until_now(eyes)
        shut = None if open_now.shut is None else open_now.shut.id
        alike = (view, id(self.account(eyes)), lines, open_now.back, shut)
        if alike not in self.frames:
            self.frames[alike] = frame(self.delta(eyes, view, open_now))
        return self.frames[alike]

    def account(self, eyes: Seat | None) -> SeenEvents:
        return self.told[place_of(eyes)]

    def delta(self, eyes: Seat | None, view: bytes, open_now: Openings) -> Delta:
        told = self.account(eyes)
        events, log = self.in_json(told)
        return Delta(
            since=self.before.version,
            version=self.game.version,
            moves=self.game.moves,
            actors=self.now.actors,
            view=msgspec.Raw(view),
            menu=open_now.menu,
            events=events,
            log_from=self.game.lines_until_now(eyes) - len(told.lines),
            log=log,
            take_back=open_now.back,
            outcome=self.outcome,
            lesson=self.lesson,
            shut=open_now.shut,
        )

    def in_json(self, told: SeenEvents) -> tuple[msgspec.Raw, msgspec.Raw]:
        """Events and lines as they are sent, written once for all who are told the same."""
        if id(told) not in self.written:
            events, lines = told.written or encode(told.events), ENCODER.encode(told.lines)
            self.written[id(told)] = (msgspec.Raw(events), msgspec.Raw(lines))
        return self.written[id(told)]


# --- what may be chosen -------------------------------------------------------------------------


def openings(game: LiveGame, views: Views, eyes: Seat | None) -> Openings:
    """The openings of these eyes now."""
    if eyes is None:
        return NOTHING
    menu = menu_for(views, eyes) if eyes in views.actors else None
    back = len(game.takes_back(eyes))
    return Openings(back, menu, None if back else game.shut_for(eyes))


def menu_for(views: Views, seat: Seat) -> PackedMenu | None:
    """The menu of a seat now; None where it has nothing to decide."""
    menu = views.desk.menu(views.state, seat)
    if menu is None:
        return None
    sent = views.menus.pack(views.version, seat, menu)
    if sent.ahead:
        views.few[seat] = menu.choices
    return sent


# --- the whole position -------------------------------------------------------------------------


def whole(
    game: LiveGame, story: Iterable[bytes], views: Views, eyes: Seat | None, *, playing: bool
) -> Position:
    """The position for somebody who knows nothing yet, with the whole log.

    So too after a take-back: where seats decide at once, what is gone need not stand last.
    """
    moves = (events_of(game.rules, raw) for raw in story)
    told = (seen_through(game.desk, events, eyes).lines for events in (game.prelude, *moves))
    lines = tuple(line for lines in told for line in lines)
    shown = position(game, views, eyes, SeenEvents((), lines), 0)
    if not playing:
        return shown
    now = openings(game, views, eyes)
    return msgspec.structs.replace(shown, menu=now.menu, take_back=now.back, shut=now.shut)


def earlier(game: LiveGame, eyes: Seat | None, version: int) -> Position:
    """A position of the past, to be looked at and not to be played on."""
    events = events_of(game.rules, game.story[-1]) if game.story else ()
    told = SeenEvents(seen_through(game.desk, events, eyes).events, ())
    past = position(game, Views(game), eyes, told, game.lines_until_now(eyes))
    return msgspec.structs.replace(past, version=version)


def position(
    game: LiveGame, views: Views, eyes: Seat | None, told: SeenEvents, log_from: int
) -> Position:
    """The position, for eyes that only watch."""
    rules, state = game.rules, game.state
    return Position(
        version=game.version,
        moves=game.moves,
        seat=eyes,
        actors=views.actors,
        view=msgspec.Raw(ENCODER.encode(views.of(eyes))),
        menu=None,
        events=tuple(msgspec.Raw(encode(event)) for event in told.events),
        log_from=log_from,
        log=told.lines,
        take_back=0,
        outcome=rules.outcome(state),
        lesson=game.guidance,
    )
