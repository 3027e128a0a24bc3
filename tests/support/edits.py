"""What a client makes of a delta, in plain Python: the twin of `web/src/net/edited.ts`."""

import copy
from typing import Any


def edited(view: Any, edits: list[list[Any]]) -> Any:
    """The view after these edits; the one before stays as it is."""
    for path, *what in edits:
        view = made(view, path, what)
    return view


def made(before: Any, path: list[Any], what: list[Any]) -> Any:
    """A value with one edit; what lies off its path is shared with the one before."""
    if path:
        step, *inner = path
        after = copy.copy(before)
        if inner or what:
            after[step] = made(before[step] if inner or len(what) > 1 else None, inner, what)
        else:
            del after[step]
        return after
    if len(what) == 1:
        return what[0]
    at, gone, items = what
    return [*before[:at], *items, *before[at + gone :]]


def followed(position: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The position to which a delta leads, as the whole one would tell it."""
    assert delta["since"] == position["version"]
    kept = {name: value for name, value in delta.items() if name != "since"}
    view = edited(position["view"], delta["view"])
    return {**position, **kept, "type": "position", "view": view}
