"""The contract of a game, held over the whole catalogue."""
