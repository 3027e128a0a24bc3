"""The lobby: opening tables, leaving them, playing again, lessons and challenges."""
