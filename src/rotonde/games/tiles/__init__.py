"""Railroad Tiles: one room, one door."""
