"""Questions, cards, answers to clicks and log lines of Railroad Tiles, by chapter."""
