"""Recorded games and their transcripts."""
