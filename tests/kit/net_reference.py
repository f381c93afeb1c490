"""The net in NumPy's floating point, read from the same file: what the core's is compared with."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from lanterns import core
from lanterns.core.layout import JUDGMENT, NET_HEADER
from lanterns.core.library import call
from lanterns.core.net.weights import FEATURES

Row = npt.NDArray[np.void]


class Reference:
    """A file of weights as matrices."""

    def __init__(self, data: bytes) -> None:
        header = np.frombuffer(data[: NET_HEADER.itemsize], NET_HEADER)[0]
        self.players, self.color = int(header["players"]), int(header["color_inputs"])
        shared, first, second = (int(header[name]) for name in ("shared", "first", "second"))
        self.common = int(header["global_inputs"])
        body, self.layers = data[NET_HEADER.itemsize :], []
        for inputs, outputs in (
            (self.color, shared),
            (shared + self.common, first),
            (first, second),
            (second, 2 * self.players),
        ):
            scales, body = np.frombuffer(body[: 4 * inputs], "<f4"), body[4 * inputs :]
            size = inputs * outputs
            rows, body = np.frombuffer(body[:size], np.int8).reshape(inputs, outputs), body[size:]
            biases, body = np.frombuffer(body[: 4 * outputs], "<f4"), body[4 * outputs :]
            self.layers.append((rows * scales[:, None].astype(float), biases.astype(float)))
        assert not body

    def judge(self, state: Row, seat: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Return chances and honor of an afterstate, from the seat that laid the tile on."""
        inputs = inputs_of(state, self.players)[0].astype(float)
        split = 7 * self.color
        (phi, phi_bias), (first, first_bias), (second, second_bias), (last, last_bias) = self.layers
        colors = np.maximum(inputs[:split].reshape(7, -1) @ phi + phi_bias, 0).sum(axis=0)
        hidden = np.maximum(np.concatenate([colors, inputs[split:]]) @ first + first_bias, 0)
        outputs = np.maximum(hidden @ second + second_bias, 0) @ last + last_bias
        odds = np.exp(outputs[: self.players] - outputs[: self.players].max())
        order = [(seat + i) % self.players for i in range(self.players)]
        honor = state["players"]["honor"][0][order] + 8 * outputs[self.players :]
        return odds / odds.sum(), honor

    def in_c(self, net: core.Net, state: Row, seat: int) -> Any:
        """Return the core's judgment of the same afterstate, from the same seat on."""
        judged = np.zeros(1, JUDGMENT)
        call("judge_afterstates", net.memory, state, 1, judged)
        return judged[0]


def inputs_of(states: Row, players: int) -> npt.NDArray[np.int8]:
    """Return what a net sees of afterstates."""
    count = call("features", b"", 0, FEATURES, players, b"")
    inputs = np.zeros((len(states), count), np.int8)
    call("features", states, len(states), FEATURES, players, inputs)
    return inputs


def afterstates_of(players: int, games: int) -> Iterator[tuple[Row, int]]:
    """Yield positions after a tile was laid and before one is drawn, with the seat that laid it."""
    batch = core.shuffle(players=players, count=games, seed=8)
    for ply in range(200):
        batch = batch[batch.phase != 3]
        if not len(batch):
            return
        moved = core.apply(batch, core.choose(batch, seed=ply))
        laid = moved.states["placed_count"] > batch.states["placed_count"]
        for game in np.flatnonzero(laid):
            seat, after = int(batch.turn[game]), moved.states[game : game + 1].copy()
            after["turn"] = seat
            player = after["players"][0]
            if batch.states["draw_count"][game]:
                after["draw_count"] += 1
                player["hand_count"][seat] -= 1
                player["hand"][seat, player["hand_count"][seat]] = 0
            yield after, seat
        batch = moved
