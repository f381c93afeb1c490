"""Gradient steps: Adam on random batches of the replay, and a running mean of the weights."""

from collections.abc import Callable

import torch
from torch import Tensor

from .config import Config
from .network import Layers, Scaling, outputs_of
from .replay import Replay

WARM_UP = 5
"""Steps at a rate of zero before the step is captured, as CUDA graphs ask for."""


class Learner:
    """Layers that learn from a replay; on a GPU the whole step is one captured graph."""

    def __init__(self, config: Config, layers: Layers, scaling: Scaling, replay: Replay) -> None:
        """Prepare the step; nothing has been learned yet."""
        device = replay.weights.device
        self.layers, self.scaling = layers, scaling
        self.mean = {name: layer.detach().clone() for name, layer in layers.items()}
        self.losses = torch.zeros(2, device=device)
        self._rate = torch.zeros((), device=device)
        self.replay, self._config = replay, config
        is_gpu = device.type == "cuda"
        self._optimizer = torch.optim.Adam(
            list(layers.values()), lr=self._rate, capturable=is_gpu, fused=True
        )
        self._step: Callable[[], None] = self._captured() if is_gpu else self._once

    def learn(self, steps: int, rate: float) -> tuple[float, float]:
        """Take some steps; return the running losses of chances and honor."""
        self._rate.fill_(rate)
        for _ in range(steps):
            self._step()
        chances, honor = self.losses.tolist()
        return chances, honor

    def _once(self) -> None:
        self._optimizer.zero_grad(set_to_none=True)
        self._gradient_step()

    def _gradient_step(self) -> None:
        replay, config = self.replay, self._config
        drawn = torch.rand(config.batch, device=replay.weights.device) * replay.filled
        rows = drawn.long().clamp_(max=len(replay) - 1)
        outputs = outputs_of(self.layers, self.scaling, replay.inputs[rows])
        chances, honor = losses_of(outputs, replay.targets[rows], replay.weights[rows])
        (chances + config.honor_weight * honor).backward()
        self._optimizer.step()
        with torch.no_grad():
            for name, layer in self.layers.items():
                self.mean[name].lerp_(layer, 1 - config.averaging)
            self.losses.lerp_(torch.stack([chances.detach(), honor.detach()]), 0.01)

    def _captured(self) -> Callable[[], None]:
        stream = torch.cuda.Stream()
        stream.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(stream):
            for _ in range(WARM_UP):
                self._once()
        torch.cuda.current_stream().wait_stream(stream)
        self._optimizer.zero_grad(set_to_none=True)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            self._gradient_step()
        step: Callable[[], None] = graph.replay
        return step


def losses_of(outputs: Tensor, targets: Tensor, weights: Tensor) -> tuple[Tensor, Tensor]:
    """Return the cross entropy of the chances and the squared error of the honor."""
    players = outputs.shape[1] // 2
    chances = -(targets[:, :players] * torch.log_softmax(outputs[:, :players], 1)).sum(1)
    honor = ((outputs[:, players:] - targets[:, players:]) ** 2).sum(1)
    total = weights.sum().clamp(min=1)
    return (chances * weights).sum() / total, (honor * weights).sum() / total
