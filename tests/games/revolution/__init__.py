"""Railroad Revolution by its rulebook: one file for each chapter."""
