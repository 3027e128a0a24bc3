"""`why THING`: the reason for which something cannot be chosen now, whatever it is called by."""

from collections.abc import Iterable, Iterator

from rotonde.cli.offering import Offer
from rotonde.cli.seating import Seating
from rotonde.kernel.ids import Thing
from rotonde.kernel.orders import understood
from rotonde.kernel.refusal import Refusal

NOBODY_KNOWS = "?"
"""The name of no thing: what is answered to it says nothing of what was asked."""


def why(seating: Seating, offer: Offer, asked: str, kinds: Iterable[str]) -> Refusal | None:
    """Why not; None where it can be done. An option, an order or a thing is asked about."""
    for closed in offer.menu.closed:
        if asked.lower() in (offer.say(closed.label).lower(), *map(str.lower, closed.things)):
            return closed.refusal
    action = understood(seating.rules, seating.state, seating.person, asked)
    if not isinstance(action, Refusal):
        return seating.rules.check(seating.state, seating.person, action)
    return next(answers(seating, asked, kinds), action)


def answers(seating: Seating, asked: str, kinds: Iterable[str]) -> Iterator[Refusal]:
    """What is said to a click on `hex:E13`, `town:E13` and so on, where there is such a thing."""
    if ":" in asked:
        yield why_not(seating, asked)
    for kind in kinds:
        nothing = why_not(seating, f"{kind}:{NOBODY_KNOWS}")
        for name in dict.fromkeys((asked, asked.upper(), asked.lower())):
            answer = why_not(seating, f"{kind}:{name}")
            if answer.code != nothing.code:
                yield answer


def why_not(seating: Seating, thing: str) -> Refusal:
    """The answer to a click on this thing."""
    return seating.rules.why_not(seating.state, seating.person, Thing(thing))
