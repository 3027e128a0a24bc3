"""Names: written in their plainest spelling; what can be mistaken for another is refused."""

import unicodedata
from collections.abc import Callable

import pytest

from rotonde.server.visitors.letters import ALIKE, FOREIGN, looks_of, normal
from rotonde.server.visitors.names import (
    BOTS,
    GUESTS,
    HOUSE,
    WrongName,
    guest_name,
    personal,
    readable,
)
from tests.server.player import ME, OPEN, Player, bot, hotseat

REAL = [
    "Zoë",
    "Łukasz",
    "Наташа",
    "小林",
    "François-René d’Été",
    "O'Brien",
    "Nguyễn Thị Ánh",
    "Þórdís",
    "Ελένη",
    "محمد",
    "שרה",
    "สมชาย",
    "प्रिया",
    "김민준",
    "タロー 田中",
    "Kaʻiulani",
    "佐々木 Ken",
    "Ada & Hugo",
    "X Æ A-12",
    "Ada Наташа",
    "🚂 Ada",
    "👨‍👩‍👧",
    "علی\u200cرضا",
]


@pytest.mark.parametrize("name", [*REAL, *GUESTS])
def test_names_of_the_world_are_kept(name: str) -> None:
    assert personal(name) == unicodedata.normalize("NFC", name)


@pytest.mark.parametrize(
    ("chosen", "kept"),
    [
        ("  Ada \u3000 Lovelace ", "Ada Lovelace"),
        ("A\u200dd\u00ada\u2060", "Ada"),
        ("Ada\u3164", "Ada"),
        ("\u2800Ada\ufe0f", "Ada"),
        ("Ada\U000e0041", "Ada"),
        ("Ａｄａ", "Ada"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Zoe\u0308", "Zoë"),
    ],
)
def test_a_name_is_written_in_its_plainest_spelling(chosen: str, kept: str) -> None:
    """Otherwise two that look alike would be two names."""
    assert personal(chosen) == kept


@pytest.mark.parametrize(
    ("chosen", "code"),
    [
        ("", "wrong-name"),
        ("\u200b\u3164", "wrong-name"),
        ("x" * 41, "wrong-name"),
        ("\ufdfa" * 5, "wrong-name"),
        ("A" + "\u0335" * 4, "wrong-name"),
        ("Аda", "name-mixed"),
        ("Hugο", "name-mixed"),
        ("Ada Нugo", "name-mixed"),
        ("Adа_Hugo", "name-mixed"),
    ],
)
def test_a_name_that_can_be_mistaken_is_refused(chosen: str, code: str) -> None:
    with pytest.raises(WrongName) as wrong:
        readable(chosen)

    assert wrong.value.code == code


@pytest.mark.parametrize(
    ("chosen", "taken"),
    [
        ("Novelty", "Novelty"),
        ("novelty 2", "Novelty"),
        ("N0VE1TY", "Novelty"),
        ("Sans-Pareil", "Sans Pareil"),
        ("Rotonde", "Rotonde"),
        ("Rot0nde", "Rotonde"),
        ("hote", "Hôte"),
        ("ADM1N", "Admin"),
        ("Нова", None),
        ("Planetarium", None),
        ("Abbot", None),
    ],
)
def test_a_name_of_the_house_or_its_bots_is_nobody_elses(chosen: str, taken: str | None) -> None:
    if taken is None:
        assert personal(chosen) == chosen
        return
    with pytest.raises(WrongName) as wrong:
        personal(chosen)

    assert (wrong.value.code, wrong.value.facts) == ("name-reserved", {"name": taken})


def test_a_word_of_foreign_letters_alone_is_seen_through() -> None:
    """No word mixes scripts here, and yet it looks like the house."""
    assert looks_of("ноѕт") == looks_of("host")
    assert looks_of("аԁмі") == looks_of("Admi")


def test_every_letter_that_looks_like_another_has_its_other() -> None:
    assert len(FOREIGN) == len(ALIKE) == len(set(FOREIGN))
    assert [letter for letter in FOREIGN if normal(letter) != letter] == []


def test_names_that_we_give_are_names_that_we_take() -> None:
    assert personal(guest_name())
    assert [readable(name) for name in (*BOTS, *HOUSE)] == [*BOTS, *HOUSE]


def test_a_visitor_is_told_what_is_wrong_with_a_name(ada: Player) -> None:
    def renamed(name: str) -> tuple[int, str]:
        answer = ada.http.put("/api/me", json={"name": name})
        return answer.status_code, answer.json().get("code") or answer.json()["name"]

    assert renamed("A\u200dda") == (200, "Ada")
    assert renamed("Аda") == (400, "name-mixed")
    assert renamed("Rotonde") == (400, "name-reserved")
    assert ada.get("/api/me")["name"] == "Ada"


def test_seats_and_tables_are_named_like_people(ada: Player) -> None:
    """A bot may be called as bots are; nobody else may."""

    def opened(*seats: dict[str, str], **more: str) -> str:
        body = {"game": "toy", "seats": list(seats), **more}
        return str(ada.http.post("/api/tables", json=body).json().get("code"))

    assert opened(ME, hotseat("Аda")) == "name-mixed"
    assert opened(ME, hotseat("Novelty")) == "name-reserved"
    assert opened(ME, OPEN, name="Аda's") == "name-mixed"
    assert opened(ME, {**bot(), "name": "Novelty"}) == "None"


def test_a_record_brings_no_invisible_names(visit: Callable[[], Player]) -> None:
    hugo = visit()
    record = {"game": "toy", "edition": 1, "seats": 2, "options": {}, "seed": "s", "moves": []}
    answer = hugo.http.post("/api/records", json={**record, "names": ["A\u200dda", "x"]})

    assert [seat["name"] for seat in answer.json()["seats"]] == ["Ada", "x"]
