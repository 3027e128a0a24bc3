"""Conclusions from tiles and dice: the general map, and the ways over one tile. Pure."""
