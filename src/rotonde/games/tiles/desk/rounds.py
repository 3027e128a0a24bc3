"""Round setup and end of round in the log: tokens, columns, coin, star, order."""

from typing import Final

from rotonde.games.tiles import events as past
from rotonde.games.tiles import names, things
from rotonde.kernel.desk.chapter import DeskChapter
from rotonde.kernel.desk.log import consequence, heading
from rotonde.kernel.law.text import LogLine, Seated


def line_of_round(event: past.RoundBegan) -> LogLine:
    return heading("log-round", round=event.round)


def line_of_tokens(event: past.TokensShifted) -> LogLine:
    """The place of each token now; in the last round none comes."""
    places = {
        "waiting": names.token(event.waiting_room),
        "left": names.token(event.hall_left),
        "right": names.token(event.hall_right),
    }
    at = tuple(map(things.token, ("waiting", "left", "right")))
    if event.removed is None:
        return consequence("log-tokens", at=at, **places)
    return consequence("log-tokens-removed", at=at, removed=names.token(event.removed), **places)


def line_of_filling(event: past.ColumnsFilled) -> LogLine:
    drawn = sum(len(column.drawn) for column in event.columns)
    at = tuple(things.column(column.column) for column in event.columns)
    return consequence("log-filled", at=at, drawn=drawn, bag=event.bag)


def line_of_coin(event: past.CoinTossed) -> LogLine:
    side = names.coin(event.side)
    at = (things.column(event.column),)
    return consequence("log-coin", at=at, side=side, column=event.column, stars=event.stars)


def line_of_star(event: past.StarAdded) -> LogLine:
    at = (things.column(event.column),)
    return consequence("log-star", at=at, column=event.column, stars=event.stars)


def line_of_order(event: past.OrderSet) -> LogLine:
    seats = names.list_facts(map(Seated, event.platforms))
    at = tuple(map(things.seat, event.platforms))
    return consequence(f"log-order-{len(event.platforms)}", at=at, **seats)


CHAPTER: Final = DeskChapter(
    lines={
        past.RoundBegan: line_of_round,
        past.TokensShifted: line_of_tokens,
        past.ColumnsFilled: line_of_filling,
        past.CoinTossed: line_of_coin,
        past.StarAdded: line_of_star,
        past.OrderSet: line_of_order,
    },
)
