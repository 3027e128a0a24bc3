"""Measure the engine with its profile: `python bench/engine.py`, the same as the command line."""

from rotonde.cli.main import main

if __name__ == "__main__":
    main(["bench", "engine", "--profile"])
