"""The rules of Railroad Revolution: one module for each chapter."""
