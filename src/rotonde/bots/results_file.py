"""A file of results, one JSON line for each game: a match that stands in it is not played again."""

from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from rotonde.bots.arena import Match, MatchResult, matches_played
from rotonde.kernel.tools.codec import encode


class ResultFile:
    """The results that a file holds, and those that are added."""

    def __init__(self, path: Path) -> None:
        """A last line that was cut off while it was written is dropped. Raises `UNREADABLE`."""
        self.path = path
        path.touch()
        raw = path.read_bytes()
        whole = whole_lines(raw)
        self.results = {encode(result.match): result for result in read_results(raw)}
        if whole != raw:
            path.write_bytes(whole)

    def completed(self, matches: Sequence[Match], workers: int) -> Iterator[MatchResult]:
        """The results of all matches in order; those that are missing are played and added."""
        keys = [encode(match) for match in matches]
        missing = [m for m, key in zip(matches, keys, strict=True) if key not in self.results]
        played = matches_played(missing, workers)
        for key in keys:
            yield self.results[key] if key in self.results else self.add(next(played))

    def add(self, result: MatchResult) -> MatchResult:
        """The result, written behind the others."""
        with self.path.open("ab") as file:
            file.write(encode(result) + b"\n")
        return result


def read_results(raw: bytes) -> list[MatchResult]:
    """The results that a file holds, without a last line that is cut off. Raises `UNREADABLE`."""
    return msgspec.json.Decoder(MatchResult).decode_lines(whole_lines(raw))


def whole_lines(raw: bytes) -> bytes:
    """All lines that have an end."""
    return raw[: raw.rfind(b"\n") + 1]
