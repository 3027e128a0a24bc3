"""Stephenson's Rocket by its rulebook: one file for each chapter."""
