"""The component tables of `data/revolution.toml`: words, ops, rows, and how they are read.

Reads text, knows no rule. A wrong table raises `DataError`, which names table, row and field.
"""
