"""The game Togyz Kumalak (Toguz Korgool)."""

__version__ = "0.1.0.dev0"
