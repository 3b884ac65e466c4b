"""Boards drawn as text and pictures."""
