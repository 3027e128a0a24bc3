"""How long a random walk goes on before it looks for the end of a game."""

from collections.abc import Callable
from typing import Any, NamedTuple


class Patience(NamedTuple):
    """The `patience` of a provider whose game random play would hardly ever end."""

    decisions: int
    """After so many of them a walk looks for what ends it."""
    ends_sooner: Callable[[Any], bool]
    """Whether an order brings the end nearer."""
