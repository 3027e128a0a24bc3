"""What a choice would bring about, before it is made."""

from rotonde.games.tiles.desk.preview.cards import finish_label, preview, spared
from rotonde.games.tiles.desk.preview.laying import laid, laying
from rotonde.games.tiles.desk.preview.outlook import (
    Lay,
    Outlook,
    consequence,
    face_of,
    left_to_score,
    outlook_of,
)

__all__ = [
    "Lay",
    "Outlook",
    "consequence",
    "face_of",
    "finish_label",
    "laid",
    "laying",
    "left_to_score",
    "outlook_of",
    "preview",
    "spared",
]
