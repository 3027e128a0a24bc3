"""Visitors: who they are, what they are called, and how much they may ask for."""
