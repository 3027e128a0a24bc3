"""Bots at the tables: their seats, their workers, and which node thinks for them."""
