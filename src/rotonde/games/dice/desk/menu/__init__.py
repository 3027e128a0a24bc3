"""What a seat of Railroad Dice may choose: the question, choices, a dial for the roll."""

from rotonde.games.dice.desk.menu.offers import menu

__all__ = ["menu"]
