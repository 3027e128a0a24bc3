"""Railroad Tycoon: one room."""
