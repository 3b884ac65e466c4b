"""Run the benchmarks: all, or those whose names are given."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path


def main() -> None:
    """Import each module and call its main function."""
    known = sorted(
        path.stem.removeprefix("bench_") for path in Path(__file__).parent.glob("bench_*.py")
    )
    chosen = sys.argv[1:] or known
    unknown = [name for name in chosen if name not in known]
    if unknown:
        sys.exit(f"no benchmark {', '.join(unknown)}; there are {', '.join(known)}")
    for name in chosen:
        print(f"== {name}", flush=True)
        import_module(f"bench.bench_{name}").main()
        print(flush=True)


if __name__ == "__main__":
    main()
