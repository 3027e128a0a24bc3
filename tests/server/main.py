"""The server with the settings of the environment, as the command line starts it."""

from rotonde.server.start import serve

if __name__ == "__main__":
    serve()
