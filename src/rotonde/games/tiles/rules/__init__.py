"""The rules of Railroad Tiles, one module for each chapter of the rulebook."""
