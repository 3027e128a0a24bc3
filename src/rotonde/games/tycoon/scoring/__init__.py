"""Who scores what: tycoon cards, totals, and where every point of them came from."""
