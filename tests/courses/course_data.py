"""The page's courses as the referee reads them."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lanterns.rules import Action, GameState, action_from_text, apply, legal_actions, new_game
from lanterns.rules.setup import seating_from_words

FOLDER = Path(__file__).parents[2] / "ui/src/source/course"
JUDGED = Path(__file__).with_name("judged.json")

GOOD, BAD = 1.0, 5.0
"""What an answer may lose to be praised, and must lose to be condemned, in percent."""


def classed(figures: Sequence[float]) -> str:
    """Return the class of an answer by what it loses: to the coach, and in playouts with error.

    What playouts miss by more than their standard error is neither good nor bad.
    """
    lost, *played = figures
    mean, error = played or (lost, 0.0)
    if lost <= GOOD and mean - error <= GOOD:
        return "good"
    return "bad" if lost >= BAD and mean + error >= BAD else "fair"


@dataclass(frozen=True, slots=True)
class Moment:
    """A scene of a course: the state it begins in, and its data."""

    scene: dict[str, Any]
    state: GameState
    mine: int


def read(name: str) -> Any:
    """Return the data of a file."""
    return json.loads((FOLDER / f"{name}.json").read_text())


def read_judged() -> Any:
    """Return what every answer of the lessons loses, by lesson, scene and class."""
    return json.loads(JUDGED.read_text())


def moments(course: dict[str, Any]) -> Iterator[Moment]:
    """Return every scene that begins in a game of its own."""
    for scene in course["scenes"]:
        if "game" in scene:
            game = course["games"][scene["game"]]
            yield Moment(scene, after(game, scene["ply"]), game["mine"])


def after(game: dict[str, Any], ply: int) -> GameState:
    """Return the state after so many actions, each of which must be legal."""
    state = new_game(seating_from_words(game["seats"]), game["tiles"])
    for text in game["actions"][:ply]:
        state = apply(state, action_from_text(text)).state
    return state


def first_legal(state: GameState, choices: Sequence[str]) -> Action | None:
    """Return the action that the page lets a bot take."""
    legal = set(legal_actions(state))
    return next((one for one in map(action_from_text, choices) if one in legal), None)
