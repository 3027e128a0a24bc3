"""Tools that know no game: reading and writing structs, data files, answers that are kept."""
