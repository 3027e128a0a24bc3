"""How long a test waits: for what happens elsewhere, and for the end of a random walk."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

HAPPENS_WITHIN: Final = 60.0
"""Seconds after which something does not happen any more: three times what a slow machine needs."""


class Patience(NamedTuple):
    """The `patience` of a provider whose game random play would hardly ever end."""

    decisions: int
    """After so many of them a walk looks for what ends it."""
    ends_sooner: Callable[[Any], bool]
    """Whether an order brings the end nearer."""
