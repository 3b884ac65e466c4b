"""What the package's build does besides collecting files: it compiles the core."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))
from tools import build_core

# The zig triple to compile for, and the tag of the wheel that then holds it.
TARGET = "TOGYZ_TARGET"
PLATFORM = "TOGYZ_PLATFORM"


class CoreBuildHook(BuildHookInterface[Any]):
    """Compiles for this machine, or for the one that TOGYZ_TARGET names."""

    def dependencies(self) -> list[str]:
        """Ask for the packaged compiler where the machine has none."""
        if self.target_name != "wheel":
            return []
        try:
            if os.environ.get(TARGET) is None:
                build_core.find_compiler()
                return []
            build_core.zig()
        except build_core.NoCompiler:
            return ["ziglang>=0.13"]
        return []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile, and give the wheel the tag of its platform: it is good for any Python 3."""
        if self.target_name != "wheel":
            return
        if version == "editable":
            build_core.build()
        else:
            # Not the library of the checkout: that one must go on fitting this machine.
            target = os.environ.get(TARGET)
            made = Path(self.root) / "build" / "core" / (target or "native") / "libtogyz.so"
            build_core.build(made, target)
            build_data["force_include"][str(made)] = "togyz/core/libtogyz.so"
        platform = os.environ.get(PLATFORM) or sysconfig.get_platform()
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{platform.replace('-', '_').replace('.', '_')}"
