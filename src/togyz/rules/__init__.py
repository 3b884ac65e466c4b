"""The rules: the readable statement of the game."""
