"""What a table offers beside the moves: the past, the map, questions, notes, a name."""

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.player import Player
from tests.browser.positions import is_extending, text_of, until


def test_the_past_is_looked_at_move_by_move_and_nothing_can_be_played_there(ada: Player) -> None:
    ada.visit(ada.bring(text_of(until(is_extending, after=40))))
    ada.decides()
    moves = ada.moves
    question = ada.part("prompt").get_by_role("heading")

    ada.page.keyboard.press("[")
    expect(ada.part("prompt")).to_contain_text(f"Move {moves - 1} of {moves}")
    ada.page.keyboard.press("[")
    expect(ada.part("prompt")).to_contain_text(f"Move {moves - 2} of {moves}")
    assert ada.glowing == []
    ada.page.keyboard.press("]")
    expect(ada.part("prompt")).to_contain_text(f"Move {moves - 1} of {moves}")
    ada.click(ada.part("go-now"))

    expect(question).to_contain_text("go?")
    assert ada.moves == moves


def test_before_the_first_move_there_is_no_past(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.decides()

    ada.page.keyboard.press("[")
    ada.choose("extend GWR")

    ada.button("to D13").wait_for()


def test_a_line_of_the_log_leads_to_its_moment(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.type("extend GWR, to D13, marker london brewery")
    expect(ada.part("prompt")).to_contain_text("first of two actions")

    line = ada.part("log").get_by_role("listitem").filter(has_text="C14 → D13")
    line.hover()
    ada.click(line.get_by_role("button", name="Look at this moment"))

    expect(ada.part("prompt")).to_contain_text(f"Move 2 of {ada.moves}")
    expect(ada.part("prompt").get_by_role("heading")).to_contain_text("C14 → D13")


def test_a_drag_moves_the_map_and_plays_nothing(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()
    ada.click(ada.page.get_by_role("button", name="Zoom in"))
    x, y = ada.middle_of("hex:D13")

    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 90, y + 60, steps=6)
    ada.page.mouse.up()

    assert ada.middle_of("hex:D13") != (x, y)
    expect(ada.button("to D13")).to_be_enabled()
    assert ada.moves == 1


def test_what_cannot_be_taken_back_is_held_fast_first(people: People) -> None:
    """By the first click, with what it ends; a double click never plays, a second click does."""
    ada = people.come(asks=True)
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    expect(ada.part("prompt")).to_contain_text("second of two actions")

    ada.open("markers")
    pointed = ada.button("marker hull leather")
    pointed.hover()
    ada.rests()
    assert pointed.evaluate("(it) => it.matches(':hover')"), "it moved under the pointer"
    ada.button("marker london brewery").dblclick()
    expect(ada.part("pinned")).to_contain_text("This ends your turn")
    assert ada.moves == 1
    ada.page.keyboard.press("Escape")
    expect(ada.part("pinned")).to_have_count(0)
    ada.rests()
    ada.choose("marker london brewery")
    ada.click(ada.part("play-pinned"))

    expect(ada.part("log")).to_contain_text("takes the brewery marker of London")


def test_who_does_not_want_to_be_asked_says_so(people: People) -> None:
    ada = people.come(asks=True)
    ada.visit(ada.open_table("me", "random"))
    ada.choose("marker gloucester steel")
    ada.click(ada.part("menu"))
    ada.click(ada.page.get_by_role("checkbox", name="Confirm moves that can’t be undone"))
    ada.click(ada.part("menu"))

    ada.choose("marker london brewery")

    expect(ada.part("log")).to_contain_text("takes the brewery marker of London")


def test_a_faint_choice_is_held_fast_before_it_plays(ada: Player) -> None:
    """A click on any tinted hex once placed a station: now it opens the kind and shows."""
    ada.visit(ada.open_table("me", "random"))
    ada.decides()
    faint = ada.page.locator("svg .field[tabindex='-1']").first.get_attribute("data-thing") or ""

    ada.pick(faint)

    expect(ada.part("play-pinned")).to_contain_text(faint.split(":")[1])
    assert ada.moves == 0


def test_notes_are_kept(ada: Player) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.click(ada.page.get_by_role("tab", name="Notes"))
    ada.page.get_by_role("textbox", name="Notes").fill("watch GWR")
    ada.page.reload()

    ada.click(ada.page.get_by_role("tab", name="Notes"))

    expect(ada.page.get_by_role("textbox", name="Notes")).to_have_value("watch GWR")


def test_a_guest_takes_another_name(ada: Player) -> None:
    ada.visit("/")
    ada.click(ada.part("guest"))
    ada.page.get_by_label("What others see").fill("Ada")
    ada.click(ada.page.get_by_role("button", name="Save"))
    expect(ada.part("guest")).to_contain_text("Ada")

    ada.visit(ada.open_table("me", "random"))

    expect(ada.part("seat-panel-0")).to_contain_text("Ada")


def test_a_new_game_is_one_click_away_from_the_last(ada: Player) -> None:
    ada.visit(f"{ada.bring(text_of(until(lambda state: not state.steps)))}/end")
    ended = ada.page.url

    ada.click(ada.part("rematch"))

    assert ada.decides()
    assert ada.page.url != ended.removesuffix("/end")
    assert ada.moves == 0
