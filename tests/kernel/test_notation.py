"""Short text forms: one verb each, then the fields; read and written alike."""

from enum import Enum
from typing import Annotated, Literal

import msgspec
import pytest

from rotonde.kernel.law.action import Action
from rotonde.kernel.law.notation import Form, Notation
from rotonde.kernel.law.refusal import UNREADABLE_ORDER, UNREADABLE_WORD, Refusal
from rotonde.kernel.law.spelling import Spelling, row_of, words_for
from rotonde.railway import hexes
from tests.support.toy import NOTATION, Add, AnyToyAction, Brag

Cell = tuple[int, int]
Die = Literal["share", "joker"]
SIDES = ("N", "NE", "SE", "S", "SW", "NW")


class Colour(Enum):
    """Letters for colours."""

    RED = "R"
    BLUE = "B"


class Throw(Action, frozen=True):
    """Two numbers in one word."""

    hidden: Annotated[int, msgspec.Meta(ge=0, le=9)]
    jokers: int


class Rail(Action, frozen=True):
    """A cell, a side, and what goes without saying."""

    end: Literal["A", "B"]
    cell: Cell
    out: Literal["N", "E", "S", "W"]
    die: Literal["rail", "joker"] = "rail"
    paid: int = 0


class Buy(Action, frozen=True):
    """Two defaults in a row."""

    company: str
    source: Literal["bank", "director"] = "bank"
    die: Die = "share"


class Deliver(Action, frozen=True):
    """A row of any length."""

    origin: str
    colour: Colour
    route: tuple[int, ...]


class Lay(Action, frozen=True):
    """A pair with words of its own."""

    hex: str
    sides: tuple[int, int]


class Mark(Action, frozen=True):
    """Yes and no, and fields that may be nothing."""

    sure: bool
    hex: str | None
    amount: int | None = None


class Mix(Action, frozen=True):
    """Rows of choices, and a row of two by its types alone."""

    goods: tuple[Colour, ...] = ()
    pair: tuple[Literal["x", "y"], int] = ("x", 1)


AnyOrder = Throw | Rail | Buy | Deliver | Lay | Mark | Mix

CELL = Spelling(
    lambda cell: hexes.name(cell[1], cell[0]).lower(),
    lambda word: hexes.position(hexes.HexName(word.upper()))[::-1],
    "d3",
)
ORDERS = Notation[AnyOrder](
    [
        Form("roll", Throw, "hidden+jokers"),
        Form(
            "rail", Rail, "end cell out die paid", {"die": words_for({"rail": "-", "joker": "?"})}
        ),
        Form("buy", Buy, spelt={"die": words_for({"share": "!", "joker": "?"})}),
        Form("deliver", Deliver),
        Form("lay", Lay, spelt={"sides": row_of(words_for(dict(enumerate(SIDES))))}),
        Form("mark", Mark, "hex sure amount"),
        Form("mix", Mix, spelt={"goods": row_of(words_for({c: c.value for c in Colour}), "+")}),
    ],
    {"cell": CELL, "hex": str.upper, "origin": str.upper, "company": str.lower},
)

FORMS: list[tuple[AnyOrder, str]] = [
    (Throw(2, 3), "roll 2+3"),
    (Rail("B", (2, 1), "E"), "rail B b3 E"),
    (Rail("B", (2, 1), "E", "joker"), "rail B b3 E ?"),
    (Rail("A", (0, 27), "S", "rail", 2), "rail A ab1 S - 2"),
    (Buy("insel"), "buy insel"),
    (Buy("insel", "director"), "buy insel director"),
    (Buy("insel", "director", "joker"), "buy insel director ?"),
    (Buy("insel", "bank", "joker"), "buy insel bank ?"),
    (Deliver("X6", Colour.RED, (5, 2, 14, 20, 24)), "deliver X6 R 5-2-14-20-24"),
    (Deliver("X6", Colour.BLUE, (5,)), "deliver X6 B 5"),
    (Deliver("X6", Colour.BLUE, ()), "deliver X6 B -"),
    (Lay("W5", (2, 5)), "lay W5 SE-NW"),
    (Mark(True, "E13"), "mark E13 yes"),
    (Mark(False, None), "mark - no"),
    (Mark(False, None, 4), "mark - no 4"),
    (Mix(), "mix"),
    (Mix((Colour.RED, Colour.BLUE)), "mix R+B"),
    (Mix((), ("y", 3)), "mix - y-3"),
]


@pytest.mark.parametrize(("action", "text"), [(Add(2), "add 2"), (Brag(), "brag")])
def test_an_action_is_written_and_read_back(action: AnyToyAction, text: str) -> None:
    """The verb and the fields in order, and nothing else."""
    assert text == NOTATION.write(action)
    assert action == NOTATION.read(text)


@pytest.mark.parametrize(("action", "text"), FORMS, ids=[text for _, text in FORMS])
def test_every_kind_of_field_reads_back_as_it_was_written(action: AnyOrder, text: str) -> None:
    """Numbers, choices, rows, nothing, and words of a game's own, in any case."""
    assert text == ORDERS.write(action)
    assert [action] * 3 == [ORDERS.read(each) for each in (text, text.upper(), text.lower())]


def test_the_verb_may_be_written_large() -> None:
    """People type as they like; spaces and case of the verb do not matter."""
    assert Add(3) == NOTATION.read("  ADD   3 ")


def test_an_unknown_verb_is_refused_with_the_known_ones() -> None:
    """The refusal says what can be typed."""
    assert UNREADABLE_ORDER(order="fly 3", known="add, roll, brag, peek") == NOTATION.read("fly 3")
    assert isinstance(NOTATION.read("   "), Refusal)


@pytest.mark.parametrize("text", ["add", "add 1 2"])
def test_too_few_or_too_many_words_are_refused_with_the_form(text: str) -> None:
    """The refusal shows the form of the verb."""
    assert UNREADABLE_ORDER(order=text, known="add amount") == NOTATION.read(text)


@pytest.mark.parametrize("word", ["one", "0", "2.5", "10", "٣", "--1", "-"])
def test_a_word_that_does_not_fit_is_refused_with_what_does(word: str) -> None:
    """The refusal names the word, the form and the values."""
    answer = NOTATION.read(f"add {word}")

    assert UNREADABLE_WORD(order=f"add {word}", word=word, fits="1…9", known="add amount") == answer


@pytest.mark.parametrize(
    ("text", "fits", "known"),
    [
        ("roll 2", "0…9+…", "roll hidden+jokers"),
        ("roll 2+x", "0…9+…", "roll hidden+jokers"),
        (f"roll 2+{10**18}", "0…9+…", "roll hidden+jokers"),
        ("buy insel post", "bank, director", "buy company [source] [die]"),
        ("buy insel bank x", "!, ?", "buy company [source] [die]"),
        ("deliver X6 G 5", "R, B", "deliver origin colour route"),
        ("deliver X6 R 5--2", "… - …", "deliver origin colour route"),
        ("lay W5 SE", "N, NE, SE, S, SW, NW - …", "lay hex sides"),
        ("mark - perhaps", "no, yes", "mark hex sure [amount]"),
        ("mark - no x", "…, -", "mark hex sure [amount]"),
        ("mix - x", "x, y-…", "mix [goods] [pair]"),
    ],
)
def test_what_fits_is_told_by_field(text: str, fits: str, known: str) -> None:
    """Each kind of field can say what it takes; words that may be left out stand in brackets."""
    answer = ORDERS.read(text)

    assert isinstance(answer, Refusal)
    assert (fits, known) == (answer.facts["fits"], answer.facts["known"])


def test_a_form_must_name_every_field() -> None:
    """A field that a form forgets could not be read back."""
    with pytest.raises(ValueError, match="roll"):
        Notation([Form("roll", Throw, "hidden")])


def test_two_values_never_share_a_word() -> None:
    """They could not be told apart when read."""
    with pytest.raises(ValueError, match="share a word"):
        words_for({1: "n", 2: "N"})


class Map(Action, frozen=True):
    """A field that no word can hold by itself."""

    places: dict[str, int]


def test_a_field_that_nobody_can_spell_is_our_own_mistake() -> None:
    """It is told when the notation is made, not when somebody plays."""
    with pytest.raises(TypeError, match="say how"):
        Notation([Form("map", Map)])
