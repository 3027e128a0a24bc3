"""Railroad Tycoon by mouse: the helper leads to a city, a cube over a foreign link, income."""

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.player import Player, plain
from tests.browser.tycoon_player import TycoonPlayer
from tests.browser.tycoon_positions import ALL_PASS, DELIVERING, played


def test_a_cube_travels_over_a_foreign_link_and_pays_both_seats(house: House, ada: Player) -> None:
    """A click on the cube means Deliver; the route, its figures and the card say the same."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))

    player.go_to("cube:new_york:Y")
    player.point_at("cube:new_york:Y")
    card = player.part("preview")
    expect(card).to_contain_text("New York → Baltimore")
    expect(card).to_contain_text("Philadelphia–Baltimore")
    assert player.page.locator('.track.lit[data-thing="link:2"]').count() == 1

    player.pick("cube:new_york:Y")
    player.decides()
    told = plain(" ".join(player.log))
    assert "from New York to Baltimore, 2 links" in told


def test_the_helper_leads_to_a_city_and_each_click_lays_its_next_tile(
    house: House, ada: Player
) -> None:
    """Pointing at Columbia draws the way from the loose end; three clicks complete the link."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played((*ALL_PASS, "build, lay R22 E-W")))
    player.go_to("city:columbia")

    player.point_at("city:columbia")
    expect(player.page.locator("path.plan")).not_to_have_count(0)
    assert "3 tiles, $14,000" in player.badges()
    for _ in range(3):
        moves = player.moves
        player.pick("city:columbia")
        expect(player.part("timeline")).not_to_have_attribute("aria-valuemax", str(moves))

    expect(player.thing("link:1")).to_be_visible()
    assert any("Knoxville" in line and "Columbia" in line for line in player.log)


def test_the_income_of_the_turn_opens_from_the_turn_line(house: House, ada: Player) -> None:
    """With motion off it does not cover the board by itself."""
    player = TycoonPlayer.at(ada)
    player.sit_down(house, played(DELIVERING))
    player.type("pass go")
    expect(player.part("prompt").locator("h2")).to_contain_text("bid")
    sheet = player.part("income-sheet")
    expect(sheet).to_have_count(0)

    player.page.get_by_title("Income and dividends of the last turn").click()
    expect(sheet).to_contain_text("Income of turn 1")
    expect(sheet.locator("tbody tr")).to_have_count(3)
    player.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
