"""Railroad Tycoon by mouse: the helper leads to a city, a cube over a foreign link, income."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.player import Player, plain
from tests.browser.test_axe import is_for_everybody
from tests.browser.tycoon_player import IS_THERE, TycoonPlayer
from tests.browser.tycoon_positions import ALL_PASS, BRIDGED, DELIVERING, TWO_WAYS, played


def test_a_cube_travels_over_a_foreign_link_and_pays_both_seats(house: House, ada: Player) -> None:
    """It is held first; the route, its figures and the card say the same; then both are paid. Of
    two ways the one that was stepped to stays when the pointer comes to the city."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    assert [points(player, seat) for seat in (0, 1)] == [0, 0]

    player.go_to("cube:new_york:Y")
    player.point_at("cube:new_york:Y")
    expect(player.page.locator(".ring")).to_have_count(1)
    moves = player.moves
    player.pick("cube:new_york:Y")
    expect(player.part("prompt").locator("h2")).to_contain_text("from New York?")
    card = player.part("preview")
    expect(card).to_contain_text("New York → Baltimore")
    expect(card).to_contain_text("Philadelphia–Baltimore")
    expect(player.page.locator('.track.lit[data-thing="link:2"]')).to_have_count(1)
    assert player.moves == moves

    player.press("city:baltimore")
    player.goes_on(moves)
    expect(player.part("log")).to_contain_text("2 links")
    told = plain(" ".join(player.log))
    assert "from New York to Baltimore, 2 links" in told
    assert points(player, 0) >= 2
    assert points(player, 1) >= 1

    player.sit_down(house, played(TWO_WAYS), "Day mail")
    player.hold("cube:new_york:Y")
    player.page.keyboard.press("w")
    expect(card.locator("button.on")).to_contain_text("Christian")
    player.point_at("city:boston")
    player.press("city:baltimore")
    expect(player.part("log")).to_contain_text("from New York to Baltimore")
    assert points(player, 2) >= 1


def points(player: TycoonPlayer, seat: int) -> int:
    """The score beside a seat's name."""
    return int(player.purse(seat).inner_text())


def test_a_city_that_the_held_cube_does_not_reach_says_why(house: House, ada: Player) -> None:
    """A stop bar where it stops before, a chain that is missing; Escape puts the cube back."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    player.hold("cube:new_york:Y")

    player.press("city:boston")
    expect(player.part("why-not")).to_contain_text("No chain of links leads to Boston")
    player.press("city:albany")
    expect(player.part("why-not")).to_contain_text("does not take")

    player.page.keyboard.press("Escape")
    player.page.keyboard.press("Escape")
    expect(player.part("prompt").locator("h2")).to_have_text("What do you do?")


def test_a_river_and_a_ridge_are_in_the_price_before_they_are_paid(
    house: House, ada: Player
) -> None:
    """City, exit, tile by mouse: New Haven over the river, then the ridge east of Knoxville."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(ALL_PASS))

    player.press("city:new_haven")
    player.press("exit:new_haven:SW")
    player.thing("tile:X5:NE-SE").first.wait_for()
    player.point_at("tile:X5:NE-SE")
    card = player.part("preview")
    expect(card).to_contain_text("River")
    expect(card).to_contain_text("$3,000")
    player.pick("tile:X5:NE-SE")
    player.thing("link:1").wait_for()

    other = TycoonPlayer.at(ada)
    other.sit_down(house, played((*ALL_PASS, "build, lay R22 E-W")))
    other.point_at("tile:S22:E-W")
    expect(card).to_contain_text("Ridge")
    expect(card).to_contain_text("$8,000, issues 2")
    expect(other.button("stop")).to_contain_text("tiles to")
    other.pick("tile:S22:E-W")
    other.button("lay T22 E-W").wait_for()


def test_the_helper_leads_from_a_chosen_exit_and_each_click_lays_its_next_tile(
    house: House, ada: Player
) -> None:
    """Before any tile lies pointing at Columbia draws the way; four clicks complete the link."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(ALL_PASS))
    player.go_to("city:knoxville")
    player.point_at("city:knoxville")
    player.thing("exit:knoxville:E").wait_for()
    middle = player.middle_of("city:knoxville")
    assert player.page.evaluate(IS_THERE, ["city:knoxville", *middle]), "no exit lies over it"
    player.press("city:knoxville")
    player.press("exit:knoxville:E")
    expect(player.page.locator(".ghost")).to_have_count(3)
    moves = player.moves

    player.go_to("city:columbia")
    player.point_at("city:columbia")
    expect(player.page.locator("path.plan")).to_have_count(3)
    assert "4 tiles, $18,000" in player.badges()
    expect(player.part("preview")).to_contain_text("R22 E-W")
    assert player.moves == moves

    player.pick("city:columbia")
    for hexagon in ("S22", "T22", "U22"):
        player.page.locator(f'.ghost[data-thing^="tile:{hexagon}"]').first.wait_for()
        player.pick("city:columbia")
    player.thing("link:1").wait_for()
    assert any("Knoxville" in line and "Columbia" in line for line in player.log)


def test_the_income_of_the_turn_opens_from_the_turn_line(house: House, ada: Player) -> None:
    """With motion off it does not cover the board by itself."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    player.type("pass go")
    expect(player.part("prompt").locator("h2")).to_contain_text("Bid for")
    sheet = player.part("income-sheet")
    expect(sheet).to_have_count(0)

    player.page.get_by_title("Income and dividends of the last turn").click()
    expect(sheet).to_contain_text("Income of turn 1")
    expect(sheet.locator("tbody tr")).to_have_count(3)
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_links_that_are_begun_are_listed_and_mine_goes_on_from_there(
    house: House, ada: Player
) -> None:
    """All seats' under the log, of which a line is opened, beside a locked undo: this page is for
    everybody. Then `continue` opens the three ghosts."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(BRIDGED))
    begun = player.part("unfinished-links")
    expect(begun.locator("li")).to_have_count(2)
    expect(begun.get_by_role("button", name="continue")).to_have_count(1)
    player.click(player.part("log").get_by_role("button", name="Show all 2"))
    player.part("log").get_by_text("lays T26 E-W").wait_for()
    player.part("undo-shut").wait_for()
    is_for_everybody(player)

    player.click(begun.get_by_role("button", name="continue"))

    expect(player.page.locator('.ghost[data-thing^="tile:S22"]')).to_have_count(3)


def test_shares_by_keys_and_the_list_of_deliveries(house: House, ada: Player) -> None:
    """Plus and minus turn the stepper; D lists what can be delivered, H finds a city."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    keys = player.page.keyboard

    keys.press("+")
    keys.press("+")
    expect(player.part("shares")).to_contain_text("+$10,000, dividends")
    keys.press("-")
    player.click(player.button("share"))
    expect(player.part("log")).to_contain_text("issues a share")

    keys.press("d")
    listed = player.part("deliveries")
    expect(listed.locator("li").first).to_contain_text("New York → Baltimore")
    keys.press("Escape")
    expect(listed).to_have_count(0)
    keys.press("h")
    keys.type("norf")
    keys.press("Enter")
    expect(player.thing("city:norfolk")).to_be_focused()
