"""People, tables and versions: the place to play. Knows no game's fields."""
