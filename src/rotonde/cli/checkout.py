"""Commands that only a checkout has: the package `bench` lies beside `src` and in no wheel."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from rotonde.cli.terminal import Stop

ROOT: Final = Path(str(files("rotonde"))).parents[1]
"""The root of the checkout, where the package lies in one."""
COMMANDS: Final = {"bench": "bench.bench_command:bench", "soak": "bench.soak_command:soak"}


def add_checkout_commands(app: App) -> None:
    """Add `bench` and `soak`; in an installed package they only say where they are."""
    here = (ROOT / "bench" / "__init__.py").is_file()
    if here:
        sys.path.insert(0, str(ROOT))
    for name, place in COMMANDS.items():
        app.command(place if here else only_in_a_checkout, name=name)


def only_in_a_checkout(
    *_arguments: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
) -> None:
    """Only in a checkout: this package was installed without it."""
    raise Stop("cli-only-in-a-checkout")
