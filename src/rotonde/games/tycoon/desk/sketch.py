"""The board of Railroad Tycoon in plain text, for a terminal: the same in every language.

Pure. Reads a view. The map does not fit a terminal; what decides a move does: each city with its
colour, cubes and links, then cards, seats and the figures of the turn.
"""

from collections.abc import Iterator

from rotonde.games.tycoon import things
from rotonde.games.tycoon.board import BOARD
from rotonde.games.tycoon.view import CityView, SeatView, View

COLUMNS = 4
WIDTH = 20
LINES_WIDE = 78
LETTERS = tuple(BOARD.tables.meta.goods_letters)


def sketch(view: View) -> str:
    """Cities, links under way, cards, seats."""
    return "\n".join(
        line
        for part in (head_lines, city_lines, track_lines, card_lines, seat_lines)
        for line in part(view)
    )


def head_lines(view: View) -> Iterator[str]:
    """The round, the seat and the scores."""
    end = view.end
    bag = " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, view.bag, strict=True))
    yield f"T{view.turn}.{view.action_round}  ◌ {end.markers}/{end.markers_needed}  bag {bag}"


def city_lines(view: View) -> Iterator[str]:
    """The cities as listed, in four columns."""
    cells = [city_cell(view, city) for city in view.cities]
    height = -(-len(cells) // COLUMNS)
    for row in range(height):
        yield "".join(cell[: WIDTH - 1].ljust(WIDTH) for cell in cells[row::height]).rstrip()


def city_cell(view: View, city: CityView) -> str:
    """`R X6  New Y KPP 12»1`: colour, hex, name, cubes, seats with a link there, the West."""
    place = BOARD.tables.cities[city.id]
    letter = BOARD.letters.get(city.colour, "·")
    cubes = "".join(letter * n for letter, n in zip(LETTERS, city.cubes, strict=True)) or "◌"
    seats = "".join(str(seat.seat + 1) for seat in view.seats if city.id in seat.cities)
    west = "" if city.western_link is None else f"»{city.western_link + 1}"
    return f"{letter} {place.hex:<4}{place.name[:5]:<5} {cubes} {seats}{west}"


def track_lines(view: View) -> Iterator[str]:
    """Links that are not finished: whose, from where, and where they end."""
    ends = [
        f"{link.owner + 1}:{link.city}…{link.loose_end.hex} {things.side(link.loose_end.side)}"
        for link in view.unfinished
    ]
    yield from filter(None, ["  ".join(ends)[:LINES_WIDE]])


def card_lines(view: View) -> Iterator[str]:
    """The cards face up, as many as fit on a line."""
    line = ""
    for card in view.cards.face_up:
        word = card.card + (f"×{card.copies}" if card.copies > 1 else "")
        if len(line) + len(word) + 1 > LINES_WIDE:
            yield line
            line = ""
        line = f"{line} {word}".strip()
    if line:
        yield line


def seat_lines(view: View) -> Iterator[str]:
    """A line for each seat, in turn order."""
    for number in view.order:
        yield seat_line(view.seats[number])


def seat_line(seat: SeatView) -> str:
    """`1  $12  ▤3  ★19  ⚙2  ═5  +15-3  hotel_boston`"""
    cards = " ".join(seat.cards)
    return (
        f"{seat.seat + 1}  ${seat.cash}  ▤{seat.shares}  ★{seat.score}  ⚙{seat.engine_level}"
        f"  ═{seat.links}  +{seat.income}-{seat.dividends}  {cards}"
    ).rstrip()
