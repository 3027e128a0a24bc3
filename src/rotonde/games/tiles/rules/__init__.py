"""The rulebook of Railroad Tiles, one module for each chapter. Pure: State in, Turn out."""
