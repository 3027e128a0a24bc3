"""Rotonde."""
