"""The desk of Railroad Revolution: questions, cards, clicks and log lines, by chapter."""
