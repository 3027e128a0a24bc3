"""With motion on, as most people see it: what comes to be offered rises from nothing."""

from typing import Final

from playwright.sync_api import expect

from tests.browser.people import People
from tests.browser.positions import is_extending_alone, last_state, paying_alone, text_of, until

HEXES = ("D13", "D14", "C15", "D15")
"""Where GWR can go from Bristol."""
WATCH = """() => {
  window.solid = 0;
  const look = () => {
    const drawn = [...document.querySelectorAll("polygon.pick, path.pick, path.quiet")];
    const solid = drawn.filter((shape) => getComputedStyle(shape).fillOpacity > 0.2);
    const hexes = solid.map((shape) => shape.getAttribute("d")?.split("M").length - 1 || 1);
    window.solid = Math.max(window.solid, hexes.reduce((sum, each) => sum + each, 0));
    requestAnimationFrame(look);
  };
  look();
}"""
"""Remembers how many hexes were ever tinted brightly in one frame."""
RISEN_FOR: Final = 3000
"""Milliseconds for which a figure that rises stands over the board, and more."""

HELD = """() => document.getAnimations().filter(({ playState }) => playState === "finished")
  .map(({ effect }) => effect.target.getAttribute("class"))"""
"""What an animation still holds when it is over: each is a layer that every frame puts together."""


def test_faint_choices_never_flash(people: People) -> None:
    """None of a hundred hexes for a station flashes; bright are those offered before, or cities."""
    ada = people.come(reduced_motion="no-preference")
    ada.visit(ada.open_table("Ada", "Hugo"))
    ada.choose("extend GWR")
    ada.button("to D13").wait_for()

    ada.page.evaluate(WATCH)
    ada.choose("to D13")

    expect(ada.part("prompt")).to_contain_text("second of two actions")
    ada.rests()
    cities = ada.page.locator("polygon.pick").count()
    assert 0 < ada.page.evaluate("window.solid") <= max(len(HEXES), cities) < 20
    assert (ada.page.locator("path.quiet").get_attribute("d") or "").count("M") > 100
    assert ada.page.evaluate(HELD) == []


def test_a_payment_that_rises_is_seen_out(people: People) -> None:
    """The next move comes while its figures stand over the board; they stay, and then they go."""
    record = until(is_extending_alone, after=40)
    ada = people.come(reduced_motion="no-preference")
    ada.does_nothing_after(RISEN_FOR)
    ada.visit(ada.bring(text_of(record)))
    ada.choose(paying_alone(last_state(record))[0].notation)
    risen = ada.page.locator(".risen").first
    risen.wait_for(state="attached")
    figure = risen.element_handle()
    moves = ada.moves
    ada.open("lines")
    ada.choose(ada.choices[0])
    expect(ada.part("prompt")).not_to_have_attribute("data-moves", str(moves))

    assert figure.evaluate("(each) => each.isConnected")
    ada.lets_time_pass()
    expect(risen).to_have_count(0)
