"""Ray is large, and no part of the development environment: its tests need it."""

from __future__ import annotations

from importlib.util import find_spec

collect_ignore = [] if find_spec("ray") else ["test_ray.py"]
