"""Positions, moves and games as text."""
