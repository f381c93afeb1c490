"""A training run: greedy games first, then self-play on all cores while the device learns."""

from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic

import torch

from lanterns.core.net.weights import net_bytes

from .config import Config
from .curve import Log
from .duels import duels, estimate
from .games import PlayNet, Rows, Table, input_counts, play_rows
from .learner import Learner
from .network import Layers, Scaling, new_layers, weights_of
from .replay import Replay
from .schedule import cosine, linear
from .targets import targets_of

NET, STATE, LOG = "net.net", "state.pt", "log.jsonl"


class Run:
    """One run in one folder; it begins with the weights of a checkpoint if there is one."""

    def __init__(self, config: Config, folder: Path, device: str) -> None:
        """Prepare the folder, the replay and the net."""
        self.config, self.folder, self.device = config, folder, device
        folder.mkdir(parents=True, exist_ok=True)
        config.save(folder / "config.json")
        self.log = Log(folder / LOG)
        # Two sets of rows: one is played while the other is learned from.
        self.rows = [Rows.empty(config.players, config.games) for _ in range(2)]
        count, inputs = self.rows[0].is_counted.size, self.rows[0].inputs.shape[-1]
        self.replay = Replay(count * config.kept_iterations, inputs, 2 * config.players, device)
        self.older: list[PlayNet] = []
        self.chance = Random(config.seed)
        self.learner = self._begin()

    def train(self) -> Path:
        """Play and learn for all iterations; return the file of the net."""
        config, begun = self.config, monotonic()
        with ThreadPoolExecutor(1) as player:
            playing = self._play(player, 0)
            for iteration in range(config.iterations):
                playing.result()
                progress = iteration / config.iterations
                rows = self.rows[iteration % 2]
                targets = targets_of(rows, linear(config.trace, config.last_trace, progress))
                if iteration + 1 < config.iterations:
                    playing = self._play(player, iteration + 1)
                self.replay.add(rows, targets)
                rate = cosine(config.learning_rate, config.last_learning_rate, progress)
                chances, honor = self.learner.learn(config.steps, rate)
                games = (iteration + 1) * config.games
                self.log.write(
                    what="iteration",
                    games=games,
                    seconds=round(monotonic() - begun, 1),
                    chances=round(chances, 4),
                    honor=round(honor, 4),
                )
                if (iteration + 1) % config.duel_every == 0 or iteration + 1 == config.iterations:
                    self.checkpoint()
                    self._measure(games)
        return self.checkpoint()

    def checkpoint(self) -> Path:
        """Store the running mean as a file of weights, and what is needed to go on."""
        path = self.folder / NET
        path.write_bytes(self._bytes())
        torch.save(
            {"layers": self.learner.mean, "scaling": self.learner.scaling}, self.folder / STATE
        )
        return path

    def _begin(self) -> Learner:
        config = self.config
        play_rows(self.rows[0], Table(), self._seed(-1))
        counted = self.rows[0].is_counted.reshape(-1) > 0
        known = self.rows[0].inputs.reshape(len(counted), -1)[counted]
        color, common = input_counts(config.players)
        if (self.folder / STATE).exists():
            stored = torch.load(self.folder / STATE, map_location=self.device, weights_only=False)
            layers: Layers = {
                name: part.requires_grad_() for name, part in stored["layers"].items()
            }
            return Learner(config, layers, stored["scaling"], self.replay)
        scaling = Scaling.of(known, color, self.device)
        layers = new_layers(config.players, (color, common), config.sizes, config.seed, self.device)
        learner = Learner(config, layers, scaling, self.replay)
        for iteration in range(config.greedy_iterations):
            play_rows(self.rows[0], Table(), self._seed(-2 - iteration))
            # Nothing was expected of these games: their results are the targets.
            self.replay.add(self.rows[0], targets_of(self.rows[0], 1.0))
        learner.learn(config.greedy_steps, config.learning_rate)
        self.replay.clear()
        return learner

    def _play(self, player: ThreadPoolExecutor, iteration: int) -> Future[None]:
        config = self.config
        net = PlayNet(self._bytes())
        self.older.append(net)
        table = Table(
            net=net,
            older=self.chance.choice(self.older[:-2]) if len(self.older) > 2 else None,
            width=config.width,
            greedy_games=config.greedy_games,
            older_games=config.older_games,
            alone=config.alone,
            explored=config.explored,
            temperature=config.temperature,
        )
        return player.submit(play_rows, self.rows[iteration % 2], table, self._seed(iteration))

    def _measure(self, games: int) -> None:
        config = self.config
        net = PlayNet(self._bytes())
        for name, other in (("greedy", None), ("first", self.older[0])):
            play = duels(net, other, config.players, width=config.duel_width, seed=config.seed)
            share = estimate(play(0, config.duel_deals))
            self.log.write(
                what="duel",
                against=name,
                games=games,
                share=share.value,
                low=share.low,
                high=share.high,
            )

    def _bytes(self) -> bytes:
        learner = self.learner
        vector = weights_of(learner.mean, learner.scaling)
        return net_bytes(vector, self.config.players, self.config.sizes)

    def _seed(self, iteration: int) -> int:
        return self.config.seed * 1_000_003 + iteration & (1 << 64) - 1
