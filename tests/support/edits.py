"""What a client makes of a delta, in plain Python: the twin of `web/src/net/edited.ts`."""

import copy
from typing import Any


def edited(view: Any, edits: list[list[Any]]) -> Any:
    """The view after these edits; the one before stays as it is."""
    holder = {"view": copy.deepcopy(view)}
    for edit in edits:
        make(holder, edit)
    return holder["view"]


def make(holder: Any, edit: list[Any]) -> None:
    path, what = edit[0], edit[1:]
    way: list[Any] = ["view", *path[:-1]] if path else []
    last = path[-1] if path else "view"
    inside = holder
    for step in way:
        inside = inside[step]
    match what:
        case []:
            del inside[last]
        case [value]:
            inside[last] = value
        case [at, gone, items]:
            inside[last][at : at + gone] = items


def followed(position: dict[str, Any], delta: dict[str, Any]) -> dict[str, Any]:
    """The position to which a delta leads, as the whole one would tell it."""
    assert delta["since"] == position["version"]
    kept = {name: value for name, value in delta.items() if name != "since"}
    view = edited(position["view"], delta["view"])
    return {**position, **kept, "type": "position", "view": view}
