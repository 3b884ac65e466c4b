"""``python -m togyz_training`` is ``togyz-train``."""

from .cli import command

command()
