"""Each game by its rulebook."""
