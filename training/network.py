"""The net in PyTorch: the same function as `native/net/`, on inputs that are scaled first.

A small layer that all seven colors share is added up over them; with the common inputs it feeds two
hidden layers, and those give a logit for each seat's victory and the honor it has yet to gain.
"""

import math
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn import functional

COLORS = 7
LEAST_SPREAD, DEAD_SPREAD = 0.1, 0.02

Layers = dict[str, Tensor]
"""Weights (by output, then input) and biases of the four layers."""

NAMES = ("color", "table", "middle", "last")


@dataclass(frozen=True, slots=True)
class Scaling:
    """The mean and spread of the inputs: of a color's block, and of those common to all."""

    color_mean: Tensor
    color_spread: Tensor
    common_mean: Tensor
    common_spread: Tensor

    @classmethod
    def of(cls, inputs: npt.NDArray[np.int8], color_inputs: int, device: str) -> "Scaling":
        """Return the scaling of some rows; all colors count alike."""
        rows = inputs.astype(np.float32)
        colors = rows[:, : COLORS * color_inputs].reshape(-1, color_inputs)
        common = rows[:, COLORS * color_inputs :]
        parts = (colors.mean(0), _spread(colors), common.mean(0), _spread(common))
        return cls(*(torch.tensor(part, dtype=torch.float32, device=device) for part in parts))


def new_layers(
    players: int, counts: tuple[int, int], sizes: tuple[int, int, int], seed: int, device: str
) -> Layers:
    """Return layers to begin with; the last one answers zero."""
    shared, first, second = sizes
    color, common = counts
    shapes = ((color, shared), (shared + common, first), (first, second), (second, 2 * players))
    chance = torch.Generator().manual_seed(seed)
    layers: Layers = {}
    for name, (inputs, outputs) in zip(NAMES, shapes, strict=True):
        reach = 0.0 if name == "last" else 1 / math.sqrt(inputs)
        for part, shape in (("weight", (outputs, inputs)), ("bias", (outputs,))):
            drawn = (2 * torch.rand(shape, generator=chance) - 1) * reach
            layers[f"{name}.{part}"] = drawn.to(device).requires_grad_()
    return layers


def outputs_of(layers: Layers, scaling: Scaling, inputs: Tensor) -> Tensor:
    """Return a logit for each seat, then the honor it has yet to gain."""
    rows = inputs.float()
    size = COLORS * len(scaling.color_mean)
    colors = rows[:, :size].reshape(len(rows), COLORS, -1)
    colors = (colors - scaling.color_mean) / scaling.color_spread
    common = (rows[:, size:] - scaling.common_mean) / scaling.common_spread
    summed = torch.relu(_layer(layers, "color", colors)).sum(1)
    hidden = torch.relu(_layer(layers, "table", torch.cat([summed, common], 1)))
    return _layer(layers, "last", torch.relu(_layer(layers, "middle", hidden)))


def weights_of(layers: Layers, scaling: Scaling) -> npt.NDArray[np.float32]:
    """Return one vector for `core.net.weights.net_bytes`, the scaling worked into the weights."""
    parts = {name: part.detach().double().cpu() for name, part in layers.items()}
    color = parts["color.weight"].T / scaling.color_spread.double().cpu()[:, None]
    color_bias = parts["color.bias"] - scaling.color_mean.double().cpu() @ color
    table = parts["table.weight"].T.clone()
    shared = color.shape[1]
    table[shared:] /= scaling.common_spread.double().cpu()[:, None]
    table_bias = parts["table.bias"] - scaling.common_mean.double().cpu() @ table[shared:]
    vector = [color, color_bias, table, table_bias]
    for name in ("middle", "last"):
        vector += [parts[f"{name}.weight"].T, parts[f"{name}.bias"]]
    flat = [part.contiguous().numpy().ravel() for part in vector]
    return np.concatenate(flat).astype(np.float32)


def _layer(layers: Layers, name: str, values: Tensor) -> Tensor:
    return functional.linear(values, layers[f"{name}.weight"], layers[f"{name}.bias"])


def _spread(rows: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """Return the standard deviations; an input that hardly ever changes is not blown up."""
    spread = rows.std(0)
    return np.where(spread < DEAD_SPREAD, 1.0, np.maximum(spread, LEAST_SPREAD)).astype(np.float32)
