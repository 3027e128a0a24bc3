"""The desk of Railroad Dice: questions, cards, answers to clicks and log lines, by chapter."""
