"""Seats in clockwise order."""

from rotonde.kernel.law.ids import Seat


def next_seat(seat: int, seats: int) -> Seat:
    """The seat to the left of this one."""
    return Seat((seat + 1) % seats)


def clockwise(first: int, seats: int) -> tuple[Seat, ...]:
    """All seats, this one first."""
    return tuple([Seat((first + place) % seats) for place in range(seats)])


def places_after(first: int, seat: int, seats: int) -> int:
    """How many places clockwise of the first a seat sits: 0 for the first itself."""
    return (seat - first) % seats
