"""A box of railway parts: hexes, bit sets, majorities. Pure; knows the kernel and no game."""
