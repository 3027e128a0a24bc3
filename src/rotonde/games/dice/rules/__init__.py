"""The rulebook of Railroad Dice, one module for each chapter. Pure: State in, Turn out."""
