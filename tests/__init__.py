"""The tests: what the house promises, held to its word."""
