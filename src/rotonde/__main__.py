"""`python -m rotonde` is the `rotonde` command."""

from rotonde.cli.main import main

if __name__ == "__main__":
    main()
