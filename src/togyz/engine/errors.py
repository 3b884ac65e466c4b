"""What can go wrong with an engine. All derive from `EngineError`, itself a `TogyzError`."""

from __future__ import annotations

from togyz.rules import TogyzError

__all__ = ["EngineDied", "EngineError", "EngineTimeout", "ProtocolError"]


class EngineError(TogyzError):
    """An engine doesn't do what it is asked for; raised as such where it refuses and goes on."""


class EngineDied(EngineError):
    """The engine's process can't be started, or has ended.

    The message says how it ended, and the last that it wrote to standard error.
    """


class EngineTimeout(EngineError):
    """The engine did not answer in time; its process has been ended."""


class ProtocolError(EngineError):
    """The engine answered what the protocol or the rules forbid; its process has been ended."""
