"""What follows from where tiles and dice lie: the general map, and the ways over one tile. Pure."""
