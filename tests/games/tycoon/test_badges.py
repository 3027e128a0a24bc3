"""The very short words on things of the board: prices on tiles, points by seat on cities."""

from rotonde.games.tycoon import DESK
from rotonde.games.tycoon.state import State
from rotonde.kernel.desk.menu import Choice
from rotonde.kernel.law.text import Text
from rotonde.words import Language
from tests.support.tycoon import choose, position

NAMES = ("Ada", "Hugo", "Mia")


def choices(state: State) -> dict[str, Choice]:
    """What the acting seat may choose, by notation."""
    offered = DESK.menu(state, state.steps[-1].seat)
    assert offered is not None
    return {choice.notation: choice for choice in offered.choices}


def said(text: Text | None, lang: str = "en") -> str:
    """A badge in words."""
    assert text is not None
    return Language(lang, "tycoon", strict=True).say(text, NAMES)


def test_a_tile_shows_its_price() -> None:
    """On its button in full; the board writes the same sum in thousands."""
    tiles = choices(choose(position("nocubes"), "build"))

    assert said(tiles["lay X7 NE-SW"].detail) == "$2,000"
    assert said(tiles["lay X5 NE-SE"].detail, "fr") == "3\N{NO-BREAK SPACE}000\N{NO-BREAK SPACE}$"


def test_a_city_shows_what_every_seat_would_score_the_mover_first() -> None:
    """Examples 12 and 13: the first delivery of the game, with two objectives face up."""
    east = (
        "link 0 new_york philadelphia | link 1 philadelphia baltimore"
        " | link 0 baltimore washington_dc | link 2 washington_dc richmond | nocubes"
    )
    state = choose(position(f"{east} | cubes new_york KB | level 4 1 1"), "deliver")
    offered = choices(state)

    assert said(offered["deliver X6 B 1"].badge) == "Ada +2"
    assert said(offered["deliver X6 K 1-2-3-4"].badge) == "Ada +6 Hugo +1 Mia +1"
