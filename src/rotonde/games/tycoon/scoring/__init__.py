"""Scores: tycoon cards, totals, and the source of every point of them."""
