"""Measuring: our engine against a yardstick in the same run. Knows the contract; uses the clock."""
