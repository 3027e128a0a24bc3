"""The desk: what people are shown of a game, in every game alike."""
