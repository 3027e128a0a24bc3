"""Names and sums as the facts of a sentence: companies, towns, goods, pounds.

Pure. The words themselves stand in locale/.
"""

from collections.abc import Iterable

from rotonde.games.rocket.components import CompanyId, Good, TownId
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.text import Gain, Named, Text


def company(company_id: CompanyId) -> Named:
    """The plate of a company, as `GWR`."""
    return Named(f"company-{company_id}")


def text_of(name: Named) -> Text:
    """A name that stands for itself."""
    return Text(name.id)


def town(town_id: TownId) -> Named:
    """The name of a town."""
    return Named(f"town-{town_id}")


def good(name: Good) -> Named:
    """The name of a good, as it stands inside a sentence."""
    return Named(f"good-{name}")


def category(name: str) -> Named:
    """A good, or the passengers, in the final count."""
    return Named(f"category-{name}")


def direction(heading: int | None) -> Named:
    """The direction of an engine."""
    return Named(f"direction-{heading}")


def end_reason(reason: str) -> Named:
    """Why a game ended."""
    return Named(f"end-{reason}")


def money(amount: int) -> Text:
    """A sum in full, as `£6,000`."""
    return Text("money", {"amount": amount})


def from_to(seat: int, old: int, new: int) -> Gain:
    """Shares or markers of a seat before and after."""
    return Gain(Seat(seat), new - old, Text("preview-from-to", {"old": old, "new": new}))


def gains_of(payments: Iterable[int]) -> tuple[Gain, ...]:
    """The gain of each seat, without zeros."""
    return tuple(
        Gain(Seat(seat), amount, money(amount)) for seat, amount in enumerate(payments) if amount
    )
