"""A game taken away as a file and brought back; a file that is none is turned away in words."""

from pathlib import Path

import msgspec
from playwright.sync_api import expect

from tests.browser.player import Player
from tests.browser.positions import recorded, text_of


def bring(ada: Player, name: str, text: str) -> None:
    """Give the page a file."""
    ada.visit("/tables")
    ada.part("bring").set_input_files(
        {"name": name, "mimeType": "application/json", "buffer": text.encode()}
    )


def test_a_record_is_saved_and_brought_back(ada: Player, tmp_path: Path) -> None:
    ada.visit(ada.open_table("me", "random"))
    ada.type("extend GWR, to D13")
    expect(ada.part("prompt")).to_contain_text("second of two actions")
    log, choices = ada.part("log").inner_text(), ada.groups
    ada.click(ada.part("menu"))
    with ada.page.expect_download() as downloading:
        ada.click(ada.part("export"))
    saved = tmp_path / "record.json"
    downloading.value.save_as(saved)

    bring(ada, downloading.value.suggested_filename, saved.read_text())
    ada.decides()

    name = ada.part("seat-panel-0").get_by_role("heading").inner_text()
    assert ada.moves == 2
    assert ada.groups == choices
    assert len(ada.part("log").inner_text().splitlines()) == len(log.splitlines())
    expect(ada.part("log")).to_contain_text(f"{name} moves GWR C14 → D13")


def test_a_finished_game_is_brought_and_its_result_can_be_seen(ada: Player) -> None:
    bring(ada, "game.json", text_of(recorded()))

    assert not ada.decides()
    ada.click(ada.part("see-end"))

    expect(ada.page.get_by_role("heading", level=1).last).to_have_text("Novelty wins by £1,000")
    expect(ada.part("rank-0")).to_contain_text("£47,000")


def test_a_file_that_is_no_record_is_turned_away(ada: Player) -> None:
    bring(ada, "holiday.json", "{ this is a picture of the sea")

    ada.page.get_by_role("alert").wait_for()
    expect(ada.page).to_have_url("/tables")
    expect(ada.part("tables-mine")).to_contain_text("You sit at no table yet.")


def test_a_record_that_was_changed_says_where_it_parts_from_the_rules(ada: Player) -> None:
    record = recorded()
    wrong = msgspec.structs.replace(record.moves[4], hash="0" * 16)
    moves = (*record.moves[:4], wrong, *record.moves[5:])

    bring(ada, "changed.json", text_of(msgspec.structs.replace(record, moves=moves)))

    expect(ada.page.get_by_role("alert")).to_contain_text("5")
