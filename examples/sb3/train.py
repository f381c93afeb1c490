"""Learn Lanterns for two by MaskablePPO of sb3-contrib, against random play.

`python train.py --seconds 120` prints a line for each update; `--out FILE` saves the model.
"""

import argparse
from time import monotonic

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.callbacks import BaseCallback

    from lanterns.envs.sb3 import LanternsVecEnv
except ModuleNotFoundError as no:
    raise SystemExit(f"There is no {no.name}: in a clone, pip install '.[sb3]'.") from None


class Progress(BaseCallback):
    """Prints the share of victories in the last 500 games, and ends learning in time."""

    def __init__(self, seconds: float) -> None:
        """Learn for so many seconds."""
        super().__init__()
        self.begun, self.seconds = monotonic(), seconds
        self.curve: list[float] = []

    def _on_rollout_end(self) -> None:
        won = self.model.ep_success_buffer
        self.curve.append(sum(won) / max(1, len(won)))
        passed = monotonic() - self.begun
        print(f"{passed:5.0f} s {self.num_timesteps:>9,} actions {self.curve[-1]:.2f}", flush=True)

    def _on_step(self) -> bool:
        return monotonic() - self.begun < self.seconds


def train(
    seconds: float, opponent: str = "random", seed: int = 1
) -> tuple[MaskablePPO, list[float]]:
    """Return the learner and its share of the victories, update by update."""
    torch.set_num_threads(1)  # more only wait for each other in a net as small as this
    learner = MaskablePPO(
        "MlpPolicy",
        LanternsVecEnv(64, opponents=opponent),
        n_steps=64,
        batch_size=1024,
        n_epochs=2,
        learning_rate=1e-3,
        gamma=1.0,  # a game ends by itself
        stats_window_size=500,
        policy_kwargs={"net_arch": [128]},
        seed=seed,
    )
    progress = Progress(seconds)
    learner.learn(2**62, progress)
    return learner, progress.curve


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--out", help="save the model here")
    asked = parser.parse_args()
    found, _ = train(asked.seconds, asked.opponent)
    if asked.out:
        found.save(asked.out)
