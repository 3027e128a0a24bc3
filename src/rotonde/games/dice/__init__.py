"""Railroad Dice: one room, one door."""
