"""Accepts what the rules do today: replays every recording, rewrites its hashes and transcript.

`make accept-recordings`; the commit must say why the figures moved.
"""

import sys
from collections.abc import Iterable
from pathlib import Path

from tests.recordings.shelf import name_of, read, recordings, rerecorded
from tests.recordings.transcript import put


def accept(paths: Iterable[Path]) -> list[str]:
    """Rewrite recordings; those that the rules of today refuse are left alone and named."""
    refused = []
    for path in paths:
        try:
            put(path, rerecorded(read(path)))
        except ValueError as error:
            refused.append(f"{name_of(path)}: {error}; delete it and make it again")
    return refused


if __name__ == "__main__":
    problems = accept(recordings())
    print("\n".join(problems) or "every recording replays")
    sys.exit(1 if problems else 0)
