"""Railroad Tiles by its rulebook: one file for each chapter."""
