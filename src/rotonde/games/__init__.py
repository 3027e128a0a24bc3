"""Five rooms that never see each other, each a game behind one object."""
