"""Everything a run depends on, as data that is stored beside its weights."""

import json
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any, Self


@dataclass(frozen=True, slots=True)
class Config:
    """A training run; README.md says what the shipped weights were made with."""

    players: int
    seed: int = 1

    shared: int = 64
    """Width of the layer that all colors share."""
    first: int = 128
    second: int = 32

    greedy_iterations: int = 6
    """Rounds of greedy games that the net learns from before it plays itself."""
    greedy_steps: int = 12_000
    iterations: int = 60
    games: int = 10_000
    """Games played in each iteration."""
    steps: int = 1200
    """Gradient steps in each iteration."""
    batch: int = 8192
    kept_iterations: int = 12
    """Iterations whose rows stay in the replay."""

    learning_rate: float = 2e-3
    last_learning_rate: float = 3e-5
    trace: float = 0.9
    """The λ of TD(λ) at first; it moves to `last_trace`."""
    last_trace: float = 0.6
    honor_weight: float = 0.3
    """Weight of the honor's squared error beside the win chances' cross entropy."""
    averaging: float = 0.999
    """Decay of the weights' running mean, which plays and is kept."""

    width: int = 24
    """Turns compared in self-play; four or sixteen times as many now and then."""
    explored: float = 0.1
    temperature: float = 0.03
    greedy_games: float = 0.1
    older_games: float = 0.1
    alone: float = 0.5
    """Share of the games with others in which the learner has one seat only."""

    duel_every: int = 10
    duel_deals: int = 200
    duel_width: int = 96

    def __post_init__(self) -> None:
        """Refuse what cannot be run."""
        if self.players not in (2, 3, 4):
            raise ValueError("The players are 2, 3 or 4.")
        for name in ("games", "steps", "batch", "iterations", "kept_iterations", "width"):
            if getattr(self, name) < 1:
                raise ValueError(f"{name} must be 1 or more.")
        if not 0 <= self.greedy_games + self.older_games <= 1:
            raise ValueError("greedy_games and older_games are shares of all games.")

    @property
    def sizes(self) -> tuple[int, int, int]:
        """The widths of the hidden layers, as `core.net_bytes` takes them."""
        return self.shared, self.first, self.second

    def save(self, path: Path) -> None:
        """Write the configuration as JSON."""
        path.write_text(json.dumps(asdict(self), indent=2) + "\n", encoding="utf-8")

    @classmethod
    def load(cls, path: Path, **changes: Any) -> Self:
        """Read a configuration, with some fields changed."""
        known = {field.name for field in fields(cls)}
        data = json.loads(path.read_text(encoding="utf-8")) | changes
        if unknown := sorted(set(data) - known):
            raise ValueError(f"Unknown settings: {', '.join(unknown)}.")
        return cls(**data)
