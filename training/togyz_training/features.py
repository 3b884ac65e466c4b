"""What a network looks at, for many records at once: docs/reference/network.md says what it is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from togyz.engine import NetworkShape

__all__ = ["Features", "features"]


@dataclass(frozen=True, slots=True)
class Features:
    """Positions as a network takes them; the first index is the position.

    Attributes:
        rows: the row of each group that it takes, the groups in the order of `NetworkShape.groups`.
        values: which row of its group that is: the stones in a hole, for example.
        surplus: stones in each hole beyond its rows.
        bucket: which small layers judge it.
    """

    rows: npt.NDArray[np.int32]
    values: npt.NDArray[np.int32]
    surplus: npt.NDArray[np.int32]
    bucket: npt.NDArray[np.int32]


def features(shape: NetworkShape, records: npt.NDArray[Any]) -> Features:
    """Look at positions as a network of this shape does."""
    total, count = shape.variant.total, 2 * shape.variant.holes
    holes = records["holes"][:, :count].astype(np.int32)
    values = np.empty((len(records), count + 4), np.int32)
    np.minimum(holes, shape.counts - 1, out=values[:, :count])
    values[:, -4] = records["tuzdiks"] & 15
    values[:, -3] = records["tuzdiks"] >> 4
    np.minimum(records["kazans"], total // 2, out=values[:, -2:], casting="unsafe")
    firsts = np.array([rows.start for rows in shape.groups()], np.int32)
    bucket = holes.sum(1, dtype=np.int32) * shape.buckets // (total + 1)
    return Features(values + firsts, values, holes - values[:, :count], bucket)
