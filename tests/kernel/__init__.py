"""The kernel: the words all games share."""
