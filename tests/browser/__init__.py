"""The game in a real browser: the built client, a real server, clicks and keys."""
