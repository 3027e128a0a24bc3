"""Upkeep: what runs beside the tables for as long as the server does."""
