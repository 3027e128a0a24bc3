"""The end of a turn and of the game, as the log tells it (TYC-42, TYC-75 to TYC-89)."""

from typing import Final

from rotonde.games.tycoon import events as past
from rotonde.games.tycoon import names, reasons, things
from rotonde.games.tycoon.desk import clicks
from rotonde.games.tycoon.state import SPACES, State, income_of
from rotonde.games.tycoon.view import View
from rotonde.kernel.desk.about import About, row, rows, seat_named
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.clicks import Words
from rotonde.kernel.desk.log import heading
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.text import Fact, Gain, LogLine, Named, Text


def space_clicked(_state: State, _step: object, words: Words) -> Refusal:
    """A space of the score track, and its income."""
    space = min(clicks.number_in(words), len(SPACES) - 1)
    return reasons.IS_SPACE(space=space, income=income_of(space))


def line_of_turn(event: past.TurnBegan) -> LogLine:
    return heading("log-last-turn" if event.last else "log-turn", turn=event.turn)


def line_of_round(event: past.RoundBegan) -> LogLine:
    return LogLine(Text("log-round", {"round": event.action_round}), depth=1)


def line_of_removal(event: past.TrackRemoved) -> LogLine:
    tiles = sum(len(link.tiles) for link in event.links)
    hexes = dict.fromkeys(tile.hex for link in event.links for tile in link.tiles)
    text = Text("log-removed", {"links": len(event.links), "tiles": tiles})
    return LogLine(text, things=tuple(map(things.place, hexes)))


def line_of_income(event: past.IncomePaid) -> LogLine:
    """One figure for each seat: what its income left after the dividends."""
    gains = tuple(map(income_gain, event.rows))
    at = tuple(things.seat(row.seat) for row in event.rows)
    return LogLine(Text("log-income", {"turn": event.turn}), gains=gains, things=at)


def income_gain(row: past.IncomeRow) -> Gain:
    """Income less dividends of one seat."""
    facts = {"income": row.income, "dividends": row.dividends, "issued": row.issued}
    text = Text("log-gain-income", {**facts, "cash": row.after})
    return Gain(row.seat, row.income - row.dividends, text)


def line_of_new_card(event: past.CardTurnedUp) -> LogLine:
    text = Text("log-turned-up", {"card": names.card(event.card), "deck": event.deck})
    return LogLine(text, things=(things.card(event.card),))


def line_of_end(event: past.GameEnded) -> LogLine:
    return heading("log-ended", reason=Named(f"end-{event.reason}"))


def line_of_tycoons(event: past.TycoonsShown) -> LogLine:
    at = tuple(things.seat(result.seat) for result in event.results)
    return LogLine(Text("log-tycoons"), gains=tuple(map(tycoon_gain, event.results)), things=at)


def tycoon_gain(result: past.TycoonResult) -> Gain:
    """The gain of a seat from its tycoon."""
    facts: dict[str, Fact] = {"tycoon": names.tycoon(result.card), "points": result.points}
    return Gain(result.seat, result.points, Text("log-gain-tycoon", facts))


def about_space(view: View, space: str) -> About | None:
    """A space of the score track: its income, and the seats that stand there (TYC-75)."""
    found = next((number for number in range(len(SPACES)) if str(number) == space), None)
    if found is None:
        return None
    here = [seat_named(each.seat) for each in view.seats if each.space == found]
    lines = rows(
        row("about-row-income", names.dollars(income_of(found))), row("about-row-here", *here)
    )
    return About(Text("about-space", {"space": found}), "TYC-75", lines)


CHAPTER: Final = DeskChapter(
    clicks={"space": space_clicked},
    about={things.space: about_space},
    lines={
        past.TurnBegan: line_of_turn,
        past.RoundBegan: line_of_round,
        past.TrackRemoved: line_of_removal,
        past.IncomePaid: line_of_income,
        past.CardTurnedUp: line_of_new_card,
        past.GameEnded: line_of_end,
        past.TycoonsShown: line_of_tycoons,
    },
)
