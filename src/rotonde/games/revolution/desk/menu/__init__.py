"""What a seat of Railroad Revolution may choose, for people: the question, choices, the waybill."""

from rotonde.games.revolution.desk.menu.asking import menu

__all__ = ["menu"]
