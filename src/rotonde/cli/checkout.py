"""Commands that only a checkout has: the package `bench` lies beside `src` and in no wheel."""

import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from rotonde.cli.terminal import Stop

ROOT: Final = Path(str(files("rotonde"))).parents[1]
"""The root of the checkout, where the package lies in one."""
BENCH: Final = "Measure speed, as ratios to a yardstick in the same run."
SOAK: Final = """\
Kill servers of our own while people and bots play; exit with 1 if a move or a table is lost.

With `--hostile` one address does its worst; exit with 1 if another has to wait for it.
Interrupted, either prints what it has found so far, and exits with 1.

Example: `rotonde soak --kills 40 --database postgresql --nodes 2 --restarts 10`
"""
COMMANDS: Final = {
    "bench": ("bench.bench_command:bench", BENCH),
    "soak": ("bench.soak_command:soak", SOAK),
}
"""The place of each command, which is imported when it runs, and its help, which is read before."""


def add_checkout_commands(app: App) -> None:
    """Add `bench` and `soak`; in an installed package they only say where they are."""
    here = (ROOT / "bench" / "__init__.py").is_file()
    if here:
        sys.path.insert(0, str(ROOT))
    for name, (place, help) in COMMANDS.items():
        if here:
            app.command(place, name=name, help=help)
        else:
            app.command(only_in_a_checkout, name=name)


def only_in_a_checkout(
    *_arguments: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
) -> None:
    """Only in a checkout: this package was installed without it."""
    raise Stop("cli-only-in-a-checkout")
