"""The board of Railroad Dice in plain text, for a terminal: the same in every language.

Pure. Reads a view. On a sheet `^ > v <` are rails by their way out, a letter is the station of that
company, `M` a mountain, `~` water, `*` a next cell. On the general map `A` and `B` are the ends.
"""

from collections.abc import Iterator
from itertools import zip_longest

from rotonde.games.dice.view.shapes import CompanyView, SeatView, SheetView, View

ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
GROUND = {"C": ".", "M": "M", "W": "~"}
KINDS = {"country": ".", "lake": "~", "mountain2": "M", "mountain3": "M"}
GAP = " " * 4
ROWS = 9
"""Rows of the general map that are shown, around the ends."""
COLUMNS = 16


def sketch(view: View) -> str:
    """Sheets and map side by side, then companies and seats."""
    blocks = [list(sheet_lines(view, sheet)) for sheet in view.sheets]
    blocks.append(list(map_lines(view)))
    widths = [max(map(len, block)) for block in blocks]
    rows = zip_longest(*blocks, fillvalue="")
    board = (
        GAP.join(line.ljust(w) for line, w in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )
    return "\n".join((*board, "", *company_lines(view), "", *seat_lines(view)))


# --- sheets and map -------------------------------------------------------------------------------


def sheet_lines(view: View, sheet: SheetView) -> Iterator[str]:
    """One sheet with its dice."""
    size = len(sheet.grid)
    yield f"{'+'.join(sheet.ends)} #{sheet.number} {sheet.count}/{sheet.needed}"
    yield "  " + " ".join(chr(ord("a") + col) for col in range(size))
    marks = dict(marks_on(view, sheet))
    for row, line in enumerate(sheet.grid):
        cells = (marks.get(f"{chr(ord('a') + c)}{row + 1}", GROUND[g]) for c, g in enumerate(line))
        yield f"{row + 1} {' '.join(cells)}"


def marks_on(view: View, sheet: SheetView) -> Iterator[tuple[str, str]]:
    """The marks on the cells of a sheet."""
    letters = {company.id: company.letter for company in view.companies}
    for end in view.ends:
        if end.end in sheet.ends:
            yield from ((cell.cell, "*") for cell in end.next_cells)
    for die in sheet.dice:
        if die.company is not None:
            yield die.cell, letters[die.company]
        else:
            yield die.cell, ARROWS[die.out] if die.out else "+"


def map_lines(view: View) -> Iterator[str]:
    """The general map around the ends."""
    marks = {tile.place: "".join(tile.ends) or KINDS[tile.kind] for tile in view.general_map}
    ends = [tile.place for tile in view.general_map if tile.ends]
    west = min(x for x, _ in marks)
    last = max(y for _, y in ends)
    north = max(min(y for _, y in marks), last - ROWS + 1)
    yield f"map {len(marks)}"
    south = min(max(y for _, y in marks), north + ROWS - 1)
    for y in range(north, south + 1):
        yield " ".join(marks.get((x, y), " ")[:2].ljust(1) for x in range(west, west + COLUMNS))


# --- panels ---------------------------------------------------------------------------------------


def company_lines(view: View) -> Iterator[str]:
    """Chain, shares, bank and prices of each company."""
    for company in view.companies:
        yield company_line(company)


def company_line(company: CompanyView) -> str:
    """`W weiden   chain 3  shares 1 2*  bank 7  left 5  3/-/-`"""
    shares = " ".join(
        f"{held}{'*' if seat == company.director else ' '}"
        for seat, held in enumerate(company.shares)
    )
    prices = "/".join(str(price or "-") for price in company.prices.values())
    return (
        f"{company.letter} {company.id:<9} chain {company.chain}  shares {shares} "
        f"bank {company.bank:>2}  left {company.left:>2}  M/W/C {prices}"
    )


def seat_lines(view: View) -> Iterator[str]:
    """The dice of each seat."""
    tiles = " ".join(f"{one.kind} {one.left}" for one in view.supply)
    yield f"year {view.year}  reserve {view.reserve}/{view.dice_total}  tiles {tiles}"
    for seat in view.seats:
        yield seat_line(view, seat)


def seat_line(view: View, seat: SeatView) -> str:
    """`> 1  S 2 C 1 A 0 ? 3  hidden 4  passengers 6000`"""
    front, mark = seat.front, ">" if seat.seat == view.turn.seat else " "
    total = "-" if seat.passengers is None else seat.passengers
    return (
        f"{mark} {seat.seat + 1}  S {front.straight} C {front.curve} A {front.share} "
        f"? {front.joker}  hidden {seat.hidden}  passengers {total}"
    )
