"""What follows from a frozen thing is found once, and kept on that very thing."""

import msgspec

from rotonde.kernel.tools.derived import derived, kept, kept_last

ASKED: list[str] = []


class Line(msgspec.Struct, frozen=True, dict=True):
    towns: tuple[str, ...]

    @derived
    def ends(self) -> tuple[str, str]:
        ASKED.append("ends")
        return self.towns[0], self.towns[-1]


@kept
def length(line: Line) -> int:
    ASKED.append("length")
    return len(line.towns)


@kept
def first(line: Line) -> str | None:
    """None is an answer like any other."""
    ASKED.append("first")
    return line.towns[0] or None


@kept_last
def calls(line: Line, towns: tuple[str, ...], most: int) -> tuple[str, ...]:
    ASKED.append("calls")
    return tuple(town for town in line.towns if town in towns)[:most]


def test_each_question_is_answered_once_for_each_thing() -> None:
    """An equal thing is another thing: it may have been made anew."""
    ASKED.clear()
    line, other = Line(("", "York", "Leeds")), Line(("", "York", "Leeds"))
    for _ in range(2):
        assert (length(line), first(line), line.ends) == (3, None, ("", "Leeds"))

    assert ASKED == ["length", "first", "ends"]
    assert length(other) == 3
    assert ASKED[3:] == ["length"]
    assert first.__doc__ == "None is an answer like any other."


def test_the_last_answer_alone_is_kept_for_large_parts() -> None:
    """Equal parts are told apart from others, whether they are the same objects or not."""
    ASKED.clear()
    line, north = Line(("York", "Leeds", "Hull")), ("York", "Leeds")
    assert calls(line, north, 2) is calls(line, line.towns[:2], 2) == north
    assert ASKED == ["calls"]
    assert calls(line, north, 1) == ("York",)
    assert calls(line, north, 2) == north
    assert ASKED == ["calls"] * 3
