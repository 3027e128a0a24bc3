"""`rotonde` and `python -m rotonde`: the commands, where what they need is installed."""

import re
import sys
from importlib.metadata import requires
from typing import Final

from rotonde.cli.reader import words_for

OF_AN_EXTRA: Final = re.compile(r"""([\w.-]+).*; extra == ['"](\w+)['"]""")
"""A requirement as the package tells it: `litestar>=2.23; extra == 'server'`."""
WRONG: Final = 2
"""The exit code of a command that could not run as asked."""


def main() -> None:
    """Run a command; one that needs a package which is not installed says how to get it."""
    try:
        from rotonde.cli.main import main as run

        run()
    except ImportError as error:
        extra = extra_of(missing_module(error))
        if extra is None:
            raise
        print("rotonde:", words_for(None).message("cli-extra", extra=extra), file=sys.stderr)
        sys.exit(WRONG)


def missing_module(error: BaseException) -> str:
    """The module that could not be imported; a command that is loaded late fails at one remove."""
    cause = error.__cause__
    return missing_module(cause) if cause else getattr(error, "name", None) or ""


def extra_of(module: str) -> str | None:
    """The extra that brings a module; that of the server where several do."""
    asked = [
        found.groups() for line in requires("rotonde") or () if (found := OF_AN_EXTRA.match(line))
    ]
    extras = {extra for package, extra in asked if package == module.partition(".")[0]}
    return "server" if "server" in extras else min(extras, default=None)


if __name__ == "__main__":
    main()
