"""Tables: what is known of every position with few stones, exactly.

`build` makes them, `Tables` looks positions up, `verify` proves that they are consistent.
"""

from .build import Built, Progress, build, estimate_bytes
from .files import TableError, TableFile
from .longest import Longest, longest_wins
from .probe import NO_TABLES, Known, KnownMove, Tables, table_directory
from .proof import Proof, Prover, prove
from .shape import Shape, has_tables
from .verify import Verified, verify, verify_sample

__all__ = [
    "NO_TABLES",
    "Built",
    "Known",
    "KnownMove",
    "Longest",
    "Progress",
    "Proof",
    "Prover",
    "Shape",
    "TableError",
    "TableFile",
    "Tables",
    "Verified",
    "build",
    "estimate_bytes",
    "has_tables",
    "longest_wins",
    "prove",
    "table_directory",
    "verify",
    "verify_sample",
]
