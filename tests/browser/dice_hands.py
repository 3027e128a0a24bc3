"""A whole game of Railroad Dice in orders, and the three hands that can give them to a page."""

from collections.abc import Callable, Iterator
from typing import Final

from playwright.sync_api import Locator, expect

from rotonde.games.dice.board import BOARD
from rotonde.games.dice.state import DiceOptions
from rotonde.kernel.law.play import play
from rotonde.kernel.law.record import Record, opening, record_of
from rotonde.kernel.law.refusal import Refusal
from rotonde.kernel.law.rng import Rng
from tests.browser.dice_player import DicePlayer
from tests.browser.dice_positions import DICE

SEED: Final = "three c 69"
ORDERS: Final = """
roll 0+4, rail A d3 W ?, rail A c3 N, buy eisberg, end
roll 0+4, rail B d5 E, buy eisberg, rail A c2 N, rail A c1 E, end
roll 0+4, rail A d1 E, rail A e1 S ?, buy weiden, rail B e5 S, end
income, end
income, station B weiden country, rail B f6 S, end
income, roll 4+0, buy weiden, buy weiden, rail B f7 S ?, tile lake 0, rail B f1 W, rail B e1 S ?,
buy weiden, end
income, rail B e2 W, rail B d2 W . 1, rail B c2 S ?, rail B c3 W . 2, rail B b3 W ?, end
income, end
income, buy weiden bank ?, end
income
"""
"""Three seats, four years: a lake is discovered and bridged, Weiden Express changes hands, and
the reserve runs dry."""

BESIDE_STATION: Final = {"f6": "Right"}
"""Where the line goes on from a station: there the first arrow chooses the cell."""

Hand = Callable[[DicePlayer, str], None]


PLAYED: Final = '[data-testid="prompt"]:not([data-moves="{}"]):not([data-asking])'
"""The prompt after another decision than those before."""
ANSWERS: Final = ':is([data-walk]:not(:disabled), [data-testid="see-end"])'
END_PAGE: Final = '[data-testid^="rank-"]'
"""Where the last count leads by itself, however late somebody looks."""


def orders() -> list[str]:
    return [order.strip() for order in ORDERS.replace("\n", ",").split(",") if order.strip()]


def beginning(given: int = 0) -> Record:
    """The table after so many orders."""
    before = opening(DICE, 3, DiceOptions(), SEED)
    start = state = DICE.setup(3, DiceOptions(), Rng(SEED))
    moves = []
    for order in orders()[:given]:
        seat, action = min(DICE.actors(state)), DICE.read(order)
        assert not isinstance(action, Refusal), f"{order}: {action}"
        turn = play(DICE, state, seat, action)
        assert not isinstance(turn, Refusal), f"{order}: {turn}"
        moves.append((seat, action))
        state = turn.state
    return record_of(DICE, start, before, moves)


def play_whole(player: DicePlayer, hand: Hand, given: int = 0, last: int | None = None) -> None:
    """Orders by one hand, from those given before on. Nothing is hidden: no curtain falls between
    the seats."""
    for order in orders()[given:last]:
        before = player.moves
        hand(player, order)
        player.page.locator(f"{PLAYED.format(before)} {ANSWERS}, {END_PAGE}").first.wait_for()


def pointed_at(player: DicePlayer) -> str | None:
    """The order whose effect is shown."""
    return player.part("prompt").get_attribute("data-pointed")


def listed(player: DicePlayer, order: str) -> Locator:
    """An order among those that stand one by one in the prompt."""
    return player.part("prompt").locator(f'.choice[data-choice="{order}"]')


def rail_of(order: str) -> tuple[str, str, str]:
    """End, cell and way out."""
    _, end, cell, out = order.split()[:4]
    return end, cell, out


# --- the mouse ------------------------------------------------------------------------------------


def by_mouse(player: DicePlayer, order: str) -> None:
    """On the board and in the panels; by the prompt where that is the only place."""
    before, first = player.moves, order.split(maxsplit=1)[0]
    if first == "rail":
        lay_by_mouse(player, order)
    elif first == "roll":
        roll(player, order, player.click)
    elif first == "tile":
        player.click(player.thing(order.replace(" ", ":")))
    elif first in ("buy", "station"):
        thing = f"bank:{order.split()[1]}" if first == "buy" else f"site:{order.split()[1]}:"
        player.click(player.page.locator(f'[data-thing^="{thing}"]:visible').first)
        choose_if_asked(player, order, before)
    else:
        player.click(player.page.locator(f'[data-group="{first}"]'))
    player.confirm(before)


def lay_by_mouse(player: DicePlayer, order: str) -> None:
    """A quarter of the next cell; jokers and payers are changed in the tray."""
    way = player.way(*rail_of(order))
    way.hover()
    change_dice(player, order, way.hover)
    player.click(way)


def change_dice(player: DicePlayer, order: str, point: Callable[[], None]) -> None:
    """A joker instead of a real die, or others to pay, by clicks on the dice of the tray."""
    joker = order.split()[4:5] == ["?"]
    if joker and (pointed_at(player) or "").split()[4:5] != ["?"]:
        player.click(player.thing("die:joker").last)
        point()
    for _ in range(3):
        if pointed_at(player) == order:
            return
        player.click(
            player.page.locator('[data-tray] button:visible:has(i:visible:text("−"))').first
        )
        point()
    expect(player.part("prompt")).to_have_attribute("data-pointed", order)


def choose_if_asked(player: DicePlayer, order: str, before: int) -> None:
    """Several dice or stations: the one that is meant."""
    asked = listed(player, order)
    played = player.page.locator(f'[data-testid="prompt"]:not([data-moves="{before}"])')
    asked.or_(played).or_(player.part("play-pinned")).first.wait_for()
    if asked.count() and not player.part("play-pinned").count():
        player.click(asked)


def roll(player: DicePlayer, order: str, click: Callable[[Locator], None]) -> None:
    """By the steppers, down from all that can be rolled."""
    click(player.page.locator('[data-group="roll"]'))
    for name, wanted in zip(("hidden", "jokers"), order.split()[1].split("+"), strict=True):
        span = player.page.locator(f".span:has(#dial-{name})")
        for _ in range(int(span.locator("input").input_value()) - int(wanted)):
            click(span.locator("button").first)
        expect(span.locator("input")).to_have_value(wanted)
    click(player.part("dial").locator(".go"))


# --- keys alone -----------------------------------------------------------------------------------


def by_keys(player: DicePlayer, order: str) -> None:
    """Letters, arrows, digits and Enter; what is final is confirmed by the same key."""
    keys, first = player.page.keyboard, order.split(maxsplit=1)[0]
    if first == "rail":
        lay_by_keys(player, order)
    elif first == "roll":
        roll_by_keys(player, order)
    elif first == "buy":
        buy_by_keys(player, order)
    elif first == "station":
        for _ in steps_until(player, order):
            keys.press("s")
            expect(player.page.locator('[data-thing^="site:"]:focus')).to_have_count(1)
        keys.press("Enter")
    elif first == "tile":
        for _ in steps_until(player, order):
            keys.press("ArrowRight")
        keys.press("Enter")
    else:
        again(player, first[0], first[0])


def again(player: DicePlayer, key: str, second: str) -> None:
    """A key, and once more where what it does is final."""
    before = player.moves
    player.page.keyboard.press(key)
    played = player.page.locator(f'[data-testid="prompt"]:not([data-moves="{before}"])')
    played.or_(player.part("pinned")).first.wait_for()
    if player.part("pinned").count():
        player.page.keyboard.press(second)


def steps_until(player: DicePlayer, order: str) -> Iterator[int]:
    """Step by step until an order is the one pointed at."""
    for step in range(12):
        if pointed_at(player) == order:
            return
        yield step
    raise AssertionError(f"no key leads to {order}, but to {pointed_at(player)}")


def lay_by_keys(player: DicePlayer, order: str) -> None:
    """The end, the way by an arrow, another die by J, other payers by P."""
    end, cell, out = rail_of(order)
    keys, arrow = player.page.keyboard, {"N": "Up", "E": "Right", "S": "Down", "W": "Left"}[out]
    keys.press(end.lower())
    expect(player.page.locator(f'[data-thing^="cell:{end}:"]:focus')).to_have_count(1)
    if cell in BESIDE_STATION:
        keys.press(f"Arrow{BESIDE_STATION[cell]}")
    expect(player.page.locator(f'[data-thing="cell:{end}:{cell}"]:focus')).to_have_count(1)
    keys.press(f"Arrow{arrow}")
    for step in steps_until(player, order):
        keys.press("p" if step % 3 else "j")
    keys.press("Enter")


def roll_by_keys(player: DicePlayer, order: str) -> None:
    """R opens; left turns the hidden dice down, down the jokers."""
    keys = player.page.keyboard
    keys.press("r")
    expect(player.page.locator("#dial-hidden")).to_be_focused()
    for name, key, wanted in zip(
        ("hidden", "jokers"), ("Left", "Down"), order.split()[1].split("+"), strict=True
    ):
        field = player.page.locator(f"#dial-{name}")
        for _ in range(int(field.input_value()) - int(wanted)):
            keys.press(f"Arrow{key}")
        expect(field).to_have_value(wanted)
    again(player, "Enter", "Enter")


def buy_by_keys(player: DicePlayer, order: str) -> None:
    """M and the number of the company; then the die that pays, where two can."""
    before, company = player.moves, order.split()[1]
    player.page.keyboard.press("m")
    number = [str(row.id) for row in BOARD.companies].index(company) + 1
    player.page.keyboard.press(f"Digit{number}")
    asked = listed(player, order)
    played = player.page.locator(f'[data-testid="prompt"]:not([data-moves="{before}"])')
    asked.or_(played).first.wait_for()
    if asked.count():
        player.page.keyboard.press(f"Digit{player.choices.index(order) + 1}")


# --- a thumb --------------------------------------------------------------------------------------


def by_thumb(player: DicePlayer, order: str) -> None:
    """The first tap shows, the second plays."""
    before, first = player.moves, order.split(maxsplit=1)[0]
    if first == "rail":
        lay_by_thumb(player, order)
    elif first == "roll":
        roll(player, order, player.click)
    elif first == "tile":
        player.click(player.thing(order.replace(" ", ":")))
    elif first == "buy":
        buy_by_thumb(player, order, before)
    elif first == "station":
        show_end(player, order.split()[1])
        house = f'.handle[data-thing^="site:{order.split()[1]}:"]:visible'
        player.click(player.page.locator(house))
        choose_if_asked(player, order, before)
    else:
        player.click(player.page.locator(f'[data-group="{first}"]'))
    player.confirm(before)
    if first == "buy":
        player.click(player.part("sheet-map"))


def show_end(player: DicePlayer, end: str) -> None:
    """The sheet of an end, by its tab."""
    tab = player.page.locator(f'.board [role=tab][data-tab="{end}"]')
    if tab.count() and tab.get_attribute("aria-selected") == "false":
        player.click(tab)


def lay_by_thumb(player: DicePlayer, order: str) -> None:
    """The cell, an arrow handle, a joker or a payer of the tray."""
    end, cell, out = rail_of(order)
    show_end(player, end)
    player.click(player.page.locator(f'.next[data-thing="cell:{end}:{cell}"]:visible'))
    player.part("play-pinned").wait_for()
    if rail_of(pointed_at(player) or order) != (end, cell, out):
        handle = f'.handle[data-thing="out:{end}:{cell}:{out}"]:visible'
        player.click(player.page.locator(handle))
    change_dice(player, order, lambda: None)


def buy_by_thumb(player: DicePlayer, order: str, before: int) -> None:
    """In the sheet of the companies; the tray with the button stays over it."""
    player.click(player.part("sheet-companies"))
    player.click(player.page.locator(f'[data-thing="bank:{order.split()[1]}"]:visible'))
    choose_if_asked(player, order, before)
