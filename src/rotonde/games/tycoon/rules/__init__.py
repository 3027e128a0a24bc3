"""The rulebook of Railroad Tycoon, one module for each chapter. Pure: State in, Turn out."""
