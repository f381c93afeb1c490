"""The rows of the last iterations, on the device where the net learns."""

import numpy as np
import numpy.typing as npt
import torch

from .games import Rows


class Replay:
    """A ring of rows; a row that does not count has the weight zero."""

    def __init__(self, rows: int, inputs: int, outputs: int, device: str) -> None:
        """Make room for this many rows."""
        self.inputs = torch.zeros((rows, inputs), dtype=torch.int8, device=device)
        self.targets = torch.zeros((rows, outputs), device=device)
        self.weights = torch.zeros(rows, device=device)
        # On the device, so that a captured step sees it grow.
        self.filled = torch.ones((), device=device)
        self._next = 0

    def __len__(self) -> int:
        return len(self.weights)

    def add(self, rows: Rows, targets: npt.NDArray[np.float32]) -> None:
        """Add an iteration's rows in place of the oldest."""
        count = rows.is_counted.size
        part = slice(self._next, self._next + count)
        self.inputs[part].copy_(torch.from_numpy(rows.inputs.reshape(count, -1)))
        self.targets[part].copy_(torch.from_numpy(targets.reshape(count, -1)))
        weights = rows.is_counted.reshape(count).astype(np.float32)
        self.weights[part].copy_(torch.from_numpy(weights))
        self.filled.fill_(max(float(self.filled), self._next + count))
        self._next = (self._next + count) % len(self)

    def clear(self) -> None:
        """Forget all rows."""
        self.weights.zero_()
        self.filled.fill_(1)
        self._next = 0
