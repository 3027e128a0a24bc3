"""The house: sizes, doors, words, and that every rule has its test."""
