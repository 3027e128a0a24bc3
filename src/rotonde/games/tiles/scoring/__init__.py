"""The points of maps and pieces in Railroad Tiles, and the score. Pure."""
