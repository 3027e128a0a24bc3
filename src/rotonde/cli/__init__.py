"""The command line: typed commands, progress on stderr, results on stdout. Touches everything."""
