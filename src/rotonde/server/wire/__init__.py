"""The wire: messages and their frames, and the connections that carry them."""
