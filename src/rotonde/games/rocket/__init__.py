"""Stephenson's Rocket."""
