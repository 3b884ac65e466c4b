"""The engine: search, evaluation, levels."""
