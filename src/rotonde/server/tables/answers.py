"""Answers that are kept because they may be asked for again, as many as fit into some memory."""

from collections import OrderedDict
from collections.abc import Hashable


class Answers:
    """Bytes by what was asked; those that were asked for least lately go first."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self.kept: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, question: Hashable) -> bytes | None:
        """The answer, if it is kept."""
        if question in self.kept:
            self.kept.move_to_end(question)
        return self.kept.get(question)

    def keep(self, question: Hashable, answer: bytes) -> bytes:
        """Keep an answer, and let go of as many others as it needs room for."""
        self.drop(question)
        self.kept[question] = answer
        self.bytes += len(answer)
        while self.bytes > self.most_bytes:
            self.drop(next(iter(self.kept)))
        return answer

    def drop(self, question: Hashable) -> None:
        self.bytes -= len(self.kept.pop(question, b""))
