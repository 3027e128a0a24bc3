"""Words that all games share. Pure: no I/O, no clock, no `random`; imports nothing of ours."""
