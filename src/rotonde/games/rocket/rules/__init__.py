"""The rulebook of Stephenson's Rocket, one module for each chapter. Pure: State in, Turn out."""
