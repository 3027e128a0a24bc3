"""Counts to come, as they would pay a seat now: passengers of this year and the next.

Pure. Chains and offices are those of `scoring`; what lies behind a screen enters none of them.
"""

from collections.abc import Iterator

from msgspec.structs import replace

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.names import company
from rotonde.games.dice.scoring import chain, office_now
from rotonde.games.dice.state import FIGURES, State
from rotonde.kernel.desk.prospect import Prospect
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Fact, Named, Seated, Text
from rotonde.railway.majority import best_other


def prospects(state: State, seat: Seat) -> Iterator[Prospect]:
    """The count at the end of this year, company by company, and who directs each after it. Another
    year has other counts: what ends a year is not held against the next."""
    for number, row in enumerate(BOARD.companies):
        yield this_year(state, seat, number, company(row.id))
        if not state.is_last_year:
            yield next_year(state, seat, number, company(row.id))


def this_year(state: State, seat: Seat, number: int, name: Named) -> Prospect:
    """The gain of a company's director from its largest chain (DIC-72)."""
    carried = chain(state, number) if state.directors[number] == seat else 0
    text = Text("later-chain", {"company": name, "chain": carried})
    return prospect_of(f"chain {number} {state.year}", carried, (carried,), text, "DIC-72")


def next_year(state: State, seat: Seat, number: int, name: Named) -> Prospect:
    """The director after the year end, and the gain from the chain then (DIC-74)."""
    held, office = state.shares[number].held, office_now(state, number)
    facts: dict[str, Fact] = {
        "company": name,
        "mine": held[seat],
        "best": best_other(held, seat),
        "directs": "yes" if office is not None and office.seat == seat else "no",
        "seat": Seated(seat if office is None else office.seat),
    }
    directs = facts["directs"] == "yes"
    carried = chain(state, number) if directs else 0
    text = Text("later-office", facts)
    found = prospect_of(f"office {number} {state.year}", carried, (held[seat],), text, "DIC-74")
    is_bare = directs and not carried  # an office without a chain is a right to build, not nothing
    return replace(found, figure=Text("later-no-station")) if is_bare else found


def prospect_of(name: str, carried: int, mine: tuple[int, ...], text: Text, rule: str) -> Prospect:
    """A chain as passengers."""
    amount = carried * FIGURES.passengers_per_station
    return Prospect(name, amount, mine, text, Text("later-passengers", {"count": amount}), rule)
