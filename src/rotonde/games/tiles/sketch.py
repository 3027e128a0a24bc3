"""The board of Railroad Tiles in plain text, for a terminal: the same in every language."""

from rotonde.games.tiles.view import View


def sketch(_view: View) -> str:
    """Station board and maps."""
    return ""
