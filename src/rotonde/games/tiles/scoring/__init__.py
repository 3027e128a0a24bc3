"""What maps and pieces are worth in Railroad Tiles, and how a score comes about. Pure."""
