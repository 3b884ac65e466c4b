"""Write web/src/core/variants.ts: the variants of togyz.rules as data for the page."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

from togyz.server.views import variant_views

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "core" / "variants.ts"
HEADER = """\
// Written by tools/variants.py from togyz.rules.VARIANTS: change them there.
import type { VariantView } from "../protocol";

/** Every variant, in the order in which they are offered. */
export const VARIANTS: readonly VariantView[] = [
"""


def source() -> str:
    """The whole file."""
    parts = [HEADER]
    for view in variant_views():
        members = msgspec.to_builtins(view).items()
        lines = [f"    {name}: {json.dumps(value)},\n" for name, value in members]
        parts.append(f"  {{\n{''.join(lines)}  }},\n")
    return "".join(parts) + "];\n"


def main() -> None:
    """Write the file, or with --check fail if it is stale."""
    if "--check" in sys.argv[1:]:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != source():
            sys.exit(f"{TARGET.name} is stale: run tools/variants.py")
        return
    TARGET.write_text(source(), encoding="utf-8")
    print(TARGET)


if __name__ == "__main__":
    main()
