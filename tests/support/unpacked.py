"""What a client reads in packed menus, in plain Python: the twin of `web/src/net/unpacked.ts`."""

from typing import Any

Said = dict[str, Any]


class Reader:
    """Somebody who keeps the choices of the last menu with each question, by its version."""

    def __init__(self) -> None:
        self.kept: dict[str, tuple[int, list[Said]]] = {}

    def read(self, message: Said) -> list[Said] | None:
        """The choices of a position or a delta; None without a menu."""
        menu = message["menu"]
        if message["type"] == "position":
            self.kept = {}
        if menu is None:
            return None
        version, before = self.kept.get(menu["prompt"]["id"], (None, []))
        assert menu.get("since") in (None, version), "rows of a menu that was never told"
        choices = unpacked(menu, before)
        self.kept[menu["prompt"]["id"]] = message["version"], choices
        return choices


def unpacked(menu: Said, before: list[Said] | None = None) -> list[Said]:
    """The choices of a packed menu, some of which may stand in the one before it."""
    found: list[Said] = []
    for each in menu["choices"]:
        if isinstance(each, list):
            found += (before or [])[each[0] : each[0] + each[1]]
        else:
            found += in_block(menu, each)
    return found


def in_block(menu: Said, group: Said) -> list[Said]:
    return [
        choice_in(menu, group, run, number)
        for run in group["runs"]
        for number in range(len(run[2]))
    ]


def choice_in(menu: Said, group: Said, run: list[Any], number: int) -> Said:
    path, labels, rows, detailed, badged = [*run, None, None][:5]
    row: list[Any] = [rows[number], 0, 1] if isinstance(rows[number], str) else rows[number]
    message = labels if isinstance(labels, int) else labels[number]
    gaps = len(menu["texts"][message]) - 1
    usual: list[Any] = [None, None, [], None, None, None, [], False]
    notation, thing, label, detail, badge, worth, also, warns = [*row, *usual[len(row) :]]
    spelt = notation.replace(" ", ":") if thing == 0 else thing
    narrow = [] if thing is None else [group["stem"] + spelt]
    return {
        "notation": group["head"] + notation,
        "label": text_in(menu, message, notation.split()[:gaps] if label == 1 else label),
        "group": group["group"],
        "things": [*menu["paths"][path], *narrow],
        "also": also,
        "detail": text_in(menu, detailed, detail),
        "badge": text_in(menu, badged, badge),
        "worth": worth,
        "warns": warns,
    }


def text_in(menu: Said, message: int | None, facts: list[Any] | None) -> Said | None:
    if message is None:
        return None
    word, *names = menu["texts"][message]
    read = [
        {"is": "name", "id": each[0]} if isinstance(each, list) else each for each in facts or []
    ]
    return {"id": word, "facts": dict(zip(names, read, strict=True))}
