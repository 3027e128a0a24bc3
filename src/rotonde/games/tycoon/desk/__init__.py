"""The desk of Railroad Tycoon: questions, cards, clicks and log lines, by chapter."""
