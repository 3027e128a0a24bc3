"""Railroad Revolution: one room, one door."""
