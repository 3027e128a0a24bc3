"""Railroad Tycoon by its rulebook: one file for each chapter."""
