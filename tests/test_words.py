"""Words: messages, gaps, names and figures in the reader's language."""

import re
from decimal import Decimal

import pytest

from rotonde.catalogue import GAMES
from rotonde.kernel.law.ids import Seat
from rotonde.kernel.law.refusal import WRONG_SEATS, Refusal
from rotonde.kernel.law.text import Fact, Named, Seated, Text
from rotonde.words import LANGUAGES, Language, MissingWords
from rotonde.words.figures import Figure, Figures, figures_of, holds
from tests.support.messages import catalogues, gaps, messages_for

NARROW, FIXED = "\u202f", "\u00a0"


def test_a_game_may_say_a_word_of_the_house_in_its_own_way() -> None:
    """Rocket counts pounds as the house does; Tycoon counts thousands of dollars."""
    assert Language("en", "rocket").message("money", amount=14) == "£14"
    assert Language("en", "tycoon").message("money", amount=14) == "$14,000"


def test_a_text_is_said_in_the_language_of_the_reader() -> None:
    """The same message and facts, two sentences."""
    text = Text("setup-seats", {"seats": 9, "least": 2, "most": 4})

    assert Language("en").say(text) == "9 seats do not fit: this game is for 2 to 4."
    assert Language("fr").say(text).startswith("9 places ne conviennent pas")


def test_names_and_seats_are_looked_up_before_the_sentence_is_made() -> None:
    """A fact may be a message itself, or whoever sits there."""
    facts: dict[str, Fact] = {
        "seat": Seated(Seat(1)),
        "good": Named("good-steel"),
        "city": Named("town-london"),
    }
    text = Text("log-marker", facts)

    said = Language("en", "rocket", strict=True).say(text, ("Ada", "Hugo"))

    assert said == "Hugo takes the steel marker of London"


def test_a_seat_without_a_name_has_its_number() -> None:
    """Numbers for people begin at 1."""
    text = Text("log-action-lost", {"seat": Seated(Seat(2))})

    assert Language("en", "rocket").say(text).startswith("Seat 3 ")


def test_money_and_figures_are_written_as_the_language_writes_them() -> None:
    """French groups by a narrow space, and the pound stands behind."""
    text = Text("money", {"amount": 12000})

    assert Language("en").say(text) == "£12,000"
    assert Language("fr").say(text) == f"12{NARROW}000{FIXED}£"
    assert Language("fr").number(1234.5) == f"1{NARROW}234,5"
    assert Language("fr").percent(0.984) == f"98,4{FIXED}%"
    assert Language("en").percent(0.984) == "98.4%"


def test_nothing_in_a_sentence_is_wrapped_in_isolation_marks() -> None:
    """Terminals and text files would show them as dirt."""
    said = Language("en").say(Text("order-unreadable", {"order": "jump", "known": "bid"}))

    assert not {"\u2068", "\u2069"} & set(said)


def test_a_refusal_is_a_sentence_without_the_number_of_its_rule() -> None:
    """The caller decides where the rule is shown."""
    refusal = WRONG_SEATS(seats=5, least=2, most=4)

    assert Language("en").refusal(refusal) == "5 seats do not fit: this game is for 2 to 4."


def test_a_message_that_is_nowhere_can_still_be_read() -> None:
    """At run time a missing message must not end a game."""
    refusal = Refusal("build-too-dear", "BRA-63", {"cost": 8})

    assert Language("fr").refusal(refusal) == "build too dear (cost: 8)"


def test_a_missing_fact_does_not_show_as_a_hole() -> None:
    """Better the id and what is known than a sentence with a gap."""
    assert Language("en").say(Text("setup-seats", {"seats": 9})) == "setup seats (seats: 9)"


def test_a_missing_message_is_an_error_where_words_are_strict() -> None:
    """So that tests find it."""
    with pytest.raises(MissingWords, match="build-too-dear"):
        Language("en", strict=True).say(Text("build-too-dear"))
    with pytest.raises(MissingWords, match="setup-seats"):
        Language("en", strict=True).say(Text("setup-seats", {"seats": 9}))


def test_an_unknown_language_is_named_with_those_there_are() -> None:
    """No silent English."""
    with pytest.raises(MissingWords, match=r"'de'.*en, fr"):
        Language("de")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_title_in_every_language(game: str, lang: str) -> None:
    """Read through the same door as everything else."""
    assert Language(lang, game, strict=True).message("game-title")


def test_a_message_that_need_not_be_there_has_a_stand_in() -> None:
    """Reasons and sources of later games may have no words yet."""
    words = Language("en", "rocket")

    assert words.either("end-tiles", "tiles") == "The last track tile was laid."
    assert words.either("end-of-the-world", "other") == "other"


def test_french_breaks_no_line_before_its_double_signs() -> None:
    """A colon at the beginning of a line is a mistake that only a narrow screen shows."""
    loose = [
        f"{about}: {line}"
        for about, path in catalogues("fr").items()
        for line in path.read_text().splitlines()
        if not line.startswith("#") and re.search(r" [:;!?]", line)
    ]
    assert loose == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_any_whole_number_can_be_put_into_words(game: str, lang: str) -> None:
    """A player may type as many zeros as they like; the answer must be a sentence."""
    words = Language(lang, game)
    asked = {id: names for path in catalogues(lang).values() for id, names in gaps(path).items()}

    for message in messages_for(game, lang):
        assert words.say(Text(message, dict.fromkeys(asked[message], -(10**40))))


def test_a_number_of_any_length_can_be_read() -> None:
    """Python itself writes no whole number of more than 4,300 figures."""
    assert Language("en").message("money", amount=10**5001) == "£1" + ",000" * 1667
    assert Language("en").message("no-such", amount=10**5000) == f"no such (amount: 1{'0' * 5000})"


def test_a_long_number_is_written_with_all_its_figures() -> None:
    """Nothing is rounded away that a player has typed."""
    bid = Text("money", {"amount": 10**30})

    assert Language("en", "rocket").say(bid) == "£" + "1" + ",000" * 10
    assert Language("fr", "rocket").say(bid) == "1" + f"{NARROW}000" * 10 + f"{FIXED}£"


POLISH = Figures(
    group=NARROW,
    point=",",
    percent="#%",
    plurals={
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0,1 or v = 0 and i % 10 = 5..9"
        " or v = 0 and i % 100 = 12..14",
    },
)
"""A third language, with more plurals than ours have."""


@pytest.mark.parametrize(
    ("number", "plural"),
    [(1, "one"), (2, "few"), (5, "many"), (12, "many"), (22, "few"), (-3, "few"), (1.5, "other")],
)
def test_a_language_has_the_plurals_of_its_table(number: float, plural: str) -> None:
    """Rules in the words of Unicode's CLDR: another language is another table."""
    assert POLISH.plural(Figure(number)) == plural


def test_a_rule_of_plurals_that_cannot_be_read_says_how_one_is_written() -> None:
    """The author of a new language meets this first."""
    with pytest.raises(ValueError, match=r"'n is 1'.*`n % 10 = 2..4`"):
        holds("n is 1", {"n": Decimal(1)})


@pytest.mark.parametrize(
    ("written", "figure"),
    [
        (Figure(1234567), "1,234,567"),
        (Figure(-12000), "-12,000"),
        (Figure(0.1 + 0.2), "0.3"),
        (Figure(2.5, most_places=0), "2"),
        (Figure(7, least_places=1), "7.0"),
        (Figure(0.984, percent=True, most_places=1), "98.4%"),
    ],
)
def test_a_figure_is_grouped_and_rounded(written: Figure, figure: str) -> None:
    """Half to even, and no place that a message does not ask for."""
    assert figures_of("en").write(written) == figure
