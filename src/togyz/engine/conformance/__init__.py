"""Does a program speak the protocols as the reference describes them? ``python -m`` this.

    python -m togyz.engine.conformance [--json] [--timeout SECONDS] COMMAND [ARGUMENT ...]

Runs checks against any command, ours or another's, and names those that fail. `peer` holds the
program under test, `text` and `jsonlines` the checks.
"""

from .peer import Failed, Peer, run_checks

__all__ = ["Failed", "Peer", "run_checks"]
