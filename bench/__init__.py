"""Benches and kill tests, for checkouts alone: engine, server, soak and attacks."""
