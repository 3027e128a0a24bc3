"""Railroad Dice, chapter by chapter."""
