"""The oracle of layout: planted defects are named, and what lies well is left alone."""

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.oracle.judging import Kind
from tests.browser.oracle.looking import PROBE, faults_of
from tests.browser.oracle.screens import FINGER_LEAST, POINTER_LEAST
from tests.browser.people import PHONE

TABLE: Final = """<!doctype html><html data-at-rest><style>
  * { box-sizing: border-box; margin: 0; }
  html, body { height: 100%; overflow: hidden; font: 16px sans-serif; }
  main { height: 100%; display: flex; flex-direction: column; }
  .board { flex: 1; position: relative; overflow: hidden; touch-action: none; background: #eee; }
  svg { width: 100%; height: 100%; display: block; }
  footer { height: 200px; background: #fff; }
  button { min-width: 48px; height: 48px; }
  .log { height: 60px; overflow: auto; }
  .seal { float: right; width: 60px; height: 60px; overflow: hidden; }
</style><main>
  <div class="board" data-testid="board"><svg viewBox="0 0 390 600">
    <polygon data-thing="hex:D4" role="button" tabindex="0"
      points="100,100 160,100 160,160 100,160"/>
    <polygon data-thing="hex:E5" role="button" tabindex="0"
      points="200,300 260,300 260,360 200,360"/>
    <polygon data-thing="town:york" data-lit points="60,400 120,400 120,460 60,460"/>
    <text x="300" y="500">Hull</text>
  </svg>
  <aside data-testid="ceremony" style="position:absolute;left:8px;top:8px;width:200px">
    <b>You get 12</b></aside>
  </div>
  <footer data-testid="prompt"><svg class="seal"><text x="4" y="30">Seal</text></svg>
  <h2>Choose a hex</h2><button data-choice="to D4">Go to D4</button>
  <div class="log"><p>One</p><p>Two</p><p>Three</p><p>Four</p><p>Five</p></div></footer>
</main></html>"""
"""A small table that lies well: two hexes to choose from, one named, one payment, a prompt."""
COVER: Final = """(([left, top, width, height]) => {
  const cover = document.createElement("aside");
  cover.dataset.testid = "cover";
  Object.assign(cover.style, { position: "fixed", background: "white", pointerEvents: "none",
    left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(cover);
})"""
MOVE: Final = """((thing, by) => document.querySelector(`[data-thing="${thing}"]`)
  .setAttribute("transform", `translate(${by})`))"""
STYLE: Final = "((where, styles) => Object.assign(document.querySelector(where).style, styles))"
STRIP: Final = """document.querySelector("[data-testid=prompt]").insertAdjacentHTML("beforeend",
  `<div style="position:relative"><div class="strip" style="display:flex;overflow-x:auto">
    ${["A1", "B2", "C3", "D4", "E5"].map((hex) =>
      `<button data-choice="to ${hex}" style="flex:none;width:100px">${hex}</button>`).join("")}
    </div><i data-testid="arrow" style="position:absolute;left:200px;top:0;width:100px;height:48px;
    background:white"></i></div>`)"""
"""Five choices of which three and a half are in sight, and an arrow over the third."""
PLANTED: Final = {
    Kind.CHOICE_COVERED: (f"{COVER}([190, 300, 90, 100])", "hex:E5"),
    Kind.CHOICE_CUT: (f"{MOVE}('hex:E5', 170)", "hex:E5"),
    Kind.CHOICE_GONE: (f"{MOVE}('hex:E5', 400)", "hex:E5"),
    Kind.NAMED_COVERED: (f"{COVER}([50, 410, 90, 90])", "town:york"),
    Kind.NAMED_CUT: (f"{MOVE}('town:york', -80)", "town:york"),
    Kind.CONTROL_COVERED: (
        """document.querySelector("[data-testid=prompt]").insertAdjacentHTML("beforeend",
        "<button style='position:absolute;left:300px'>Undo</button>");"""
        f"{COVER}([280, 640, 110, 200])",
        "prompt button",
    ),
    Kind.CONTROL_CUT: (
        """document.querySelector(".board").insertAdjacentHTML("beforeend",
        "<button style='position:absolute;top:80px;right:-30px'></button>")""",
        "board button",
    ),
    Kind.PAYMENT_COVERED: (f"{COVER}([0, 0, 200, 40])", "You get 12"),
    Kind.TEXT_COVERED: (f"{COVER}([0, 640, 390, 30])", "Choose a hex"),
    Kind.TEXT_CUT_WIDE: (
        f"""{STYLE}("h2", {{ width: "60px", whiteSpace: "nowrap", overflow: "hidden",
        textOverflow: "ellipsis" }})""",
        "Choose a hex",
    ),
    Kind.TEXT_CUT_HIGH: (f"""{STYLE}("h2", {{ height: "9px", overflow: "hidden" }})""", "Choose"),
    Kind.DRAWN_CUT: (f"""{STYLE}(".seal", {{ width: "20px" }})""", "Seal"),
    Kind.SMALL_TARGET: (f"""{STYLE}("[data-choice]", {{ height: "40px" }})""", "to D4"),
    Kind.SMALL_LETTERS: (f"""{STYLE}(".log p", {{ fontSize: "11px" }})""", "One"),
    Kind.SIDEWAYS: (
        f"""{STYLE}("html", {{ overflow: "auto" }});"""
        f"""{STYLE}("body", {{ overflow: "visible", width: "500px" }})""",
        "window",
    ),
}
"""Of each kind a defect, and a word of the element that it is planted at."""


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport=PHONE)
    yield context.new_page()
    context.close()


def found_on(page: Page, least: int = FINGER_LEAST) -> list[tuple[Kind, str]]:
    return [(fault.kind, fault.element) for fault in faults_of(page, least)]


def test_a_table_that_lies_well_has_no_fault(page: Page) -> None:
    page.set_content(TABLE)

    assert found_on(page) == []


@pytest.mark.parametrize("kind", PLANTED)
def test_a_planted_defect_is_named(page: Page, kind: Kind) -> None:
    planting, element = PLANTED[kind]
    page.set_content(TABLE)
    page.evaluate(planting)

    found = found_on(page)

    assert [each for each, where in found if element in where] == [kind], found


def test_every_kind_of_fault_is_planted() -> None:
    assert set(PLANTED) == set(Kind)


def test_a_target_may_be_smaller_under_a_pointer(page: Page) -> None:
    page.set_content(TABLE)
    page.evaluate(f"""{STYLE}("[data-choice]", {{ height: "30px" }})""")

    assert found_on(page, POINTER_LEAST) == []
    assert found_on(page, FINGER_LEAST) == [(Kind.SMALL_TARGET, "to D4 “Go to D4”")]


QUIET: Final = """(() => { const hex = document.querySelector('[data-thing="hex:E5"]');
  hex.dataset.quiet = ""; hex.tabIndex = -1; })()"""


def test_what_is_not_called_for_may_lie_out_of_sight(page: Page) -> None:
    """One of fifty cities of a map that is moved by hand."""
    page.set_content(TABLE)
    page.evaluate(PLANTED[Kind.CHOICE_GONE][0])
    assert found_on(page) == [(Kind.CHOICE_GONE, "hex:E5")]

    page.evaluate(QUIET)

    assert found_on(page) == []


CUBE: Final = (
    '<rect data-thing="cube:r" role="button" tabindex="0" x="20" y="200" width="12" height="12"/>'
)


def test_a_small_thing_may_be_met_at_a_larger_one_that_stands_for_it(page: Page) -> None:
    """A cube of a city: the city lists its cubes as well."""
    page.set_content(TABLE)
    page.evaluate(f"""document.querySelector("svg").insertAdjacentHTML("beforeend", '{CUBE}')""")
    assert [kind for kind, _ in found_on(page, POINTER_LEAST)] == [Kind.SMALL_TARGET]

    page.evaluate("""document.querySelector('[data-thing="cube:r"]').dataset.also = "hex:D4" """)

    assert found_on(page, POINTER_LEAST) == []


def test_what_is_scrolled_away_is_not_cut(page: Page) -> None:
    """The lines of a log that lie below its edge can be scrolled to; a drawing's cannot."""
    page.set_content(TABLE)
    page.evaluate(f"""{STYLE}(".log", {{ overflow: "hidden", height: "48px" }})""")

    assert {kind for kind, _ in found_on(page)} == {Kind.TEXT_CUT_HIGH}


def test_what_can_be_scrolled_out_from_under_a_cover_is_not_covered(page: Page) -> None:
    """A strip of choices under its own arrow; where it cannot be scrolled, the arrow covers."""
    page.set_content(TABLE)
    page.evaluate(STRIP)
    assert found_on(page) == []

    page.evaluate("""document.querySelector(".strip").style.overflow = "hidden" """)

    assert (Kind.CHOICE_COVERED, "to C3") in found_on(page)


BEYOND: Final = """((edge) => document.querySelector(".board").insertAdjacentHTML("beforeend",
  `<button data-beyond="${edge}" style="position:absolute;${edge}:0;bottom:0"></button>`))"""


@pytest.mark.parametrize("by", [170, 400])
def test_a_choice_beyond_the_edge_of_a_map_is_found_where_a_tab_leads_there(
    page: Page, by: int
) -> None:
    """A map of a phone cannot show all of them at once; one that says nothing has lost them."""
    page.set_content(TABLE)
    page.evaluate(f"{MOVE}('hex:E5', {by})")
    page.evaluate(f"{BEYOND}('left')")
    assert {name for _, name in found_on(page)} == {"hex:E5"}

    page.evaluate(f"{BEYOND}('right')")

    assert found_on(page) == []


def test_a_choice_whose_middle_a_map_shows_is_not_cut(page: Page) -> None:
    """The edge of a map that goes on lies somewhere; what is named stands clear of it."""
    page.set_content(TABLE)
    page.evaluate(f"{MOVE}('hex:E5', 150)")
    assert found_on(page) == []

    page.evaluate("""document.querySelector('[data-thing="hex:E5"]').dataset.lit = "" """)

    assert found_on(page) == [(Kind.NAMED_CUT, "hex:E5")]


def test_what_somebody_opened_covers_nothing(page: Page) -> None:
    """A sheet over the board is closed before anybody goes on."""
    page.set_content(TABLE)
    page.evaluate(PLANTED[Kind.CHOICE_COVERED][0])
    assert Kind.CHOICE_COVERED in dict(found_on(page))

    page.evaluate("""document.querySelector("[data-testid=cover]").role = "dialog" """)

    assert found_on(page) == []


def test_a_menu_that_somebody_unfolded_covers_nothing(page: Page) -> None:
    page.set_content(TABLE)
    page.evaluate(
        """document.querySelector("footer").insertAdjacentHTML("beforeend", `<button
        aria-expanded="true">Menu</button><div style="position:fixed;left:190px;top:300px;
        width:90px;height:100px;background:white"></div>`)"""
    )
    assert found_on(page) == []

    page.evaluate("document.querySelector('[aria-expanded]').ariaExpanded = 'false'")

    assert found_on(page) == [(Kind.CHOICE_COVERED, "hex:E5")]


def test_a_picture_of_a_board_offers_nothing_and_ends_at_its_frame(page: Page) -> None:
    """A name at the edge of an excerpt is not cut words; nor is a sign in it a target."""
    page.set_content(TABLE)
    page.evaluate(MOVE + "('hex:E5', 150)")
    page.evaluate("document.querySelector('svg text').setAttribute('x', '380')")
    page.evaluate("document.querySelector('.board').dataset.testid = 'drawing'")
    assert found_on(page)

    page.evaluate("document.querySelector('.board').inert = true")

    assert found_on(page) == []


def test_asking_leaves_the_page_as_it_was(page: Page) -> None:
    page.set_content(TABLE)
    before = page.content()

    page.evaluate(PROBE, FINGER_LEAST)

    assert page.content() == before
