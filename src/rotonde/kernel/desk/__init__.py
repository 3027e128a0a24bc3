"""The desk: questions, cards, answers to clicks and lessons, in every game alike."""
