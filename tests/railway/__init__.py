"""The parts box: hexes, bit sets, majorities."""
