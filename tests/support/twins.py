"""Slow plain twins of the parts box: obviously right, never fast."""

from collections.abc import Sequence


def majority_by_hand(counts: Sequence[int], first: int, second: int, unit: int) -> list[int]:
    """First and second place as one would pay them at a table, note by note.

    Seats that have something are sorted into places; a tie for first takes both prizes, a tie for
    second takes the second one; each member of the tie gets whole notes only.
    """
    levels = sorted({count for count in counts if count > 0}, reverse=True)
    places = [[seat for seat, count in enumerate(counts) if count == level] for level in levels]
    paid = [0] * len(counts)
    if not places:
        return paid
    if len(places[0]) > 1:
        return hand_out(paid, places[0], first + second, unit)
    paid = hand_out(paid, places[0], first, unit)
    return hand_out(paid, places[1], second, unit) if len(places) > 1 else paid


def hand_out(paid: list[int], seats: Sequence[int], prize: int, unit: int) -> list[int]:
    """Give every seat a note in turn as long as there are notes for all of them."""
    notes = prize // unit if len(seats) > 1 else 0
    paid = list(paid)
    if len(seats) == 1:
        paid[seats[0]] += prize // unit * unit
    while notes >= len(seats) > 1:
        notes -= len(seats)
        for seat in seats:
            paid[seat] += unit
    return paid
