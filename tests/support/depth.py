"""How far tests go: a sample in every run, the whole way in `make deep`."""

import os
from typing import Final

IS_DEEP: Final = os.environ.get("ROTONDE_DEEP") == "1"


def depth(sample: int, whole: int) -> int:
    """So many cases: a sample, or all of them in a deep run."""
    return whole if IS_DEEP else sample
