"""Judge every answer of lessons: `PYTHONPATH=tests:. python scripts/judge_lessons.py tokens give`.

Writes `ui/src/source/course/judged.json`, of each scene every legal action with what it loses to
the best one, in percent of the chance to win: as the coach judges it, and where that praises it or
hardly condemns it, in games that the champion's net plays to their end, with the standard error. It
needs a C compiler, and half a minute of processor time for a scene. A lesson that is not named
keeps what it has.
"""

import json
import os
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

from courses.course_data import BAD, FOLDER, GOOD, classed, moments, read

from lanterns.core import advise
from lanterns.rules import Action, GameState, legal_actions, to_text
from training.games import PlayNet
from training.playouts import playouts

WORLDS = (96, 400, 2000)
"""A judgment takes more worlds until its class is beyond doubt; what is praised takes them all."""
DOUBT = 3
"""Standard errors."""
PLAYOUTS = 500
CERTAIN = 8.0
"""A loss in percent that playouts need not confirm."""

Figures = list[float]


def loss(state: GameState, action: Action) -> float:
    """Return what an action loses to the best one, in percent."""
    for worlds in WORLDS:
        advice = advise(state, action, worlds=worlds)
        assert advice.chosen
        lost, error = 100 * advice.loss_win, 100 * DOUBT * advice.chosen.error
        if lost - error > BAD or (lost - error > GOOD and lost + error < BAD):
            break
    return round(lost, 2)


def judged(state: GameState, net: PlayNet) -> dict[str, dict[str, Figures]]:
    """Return all legal actions by class, those of a class with the best first."""
    actions = legal_actions(state)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        losses = dict(zip(actions, pool.map(lambda one: loss(state, one), actions), strict=True))
    order = sorted(actions, key=losses.__getitem__)
    tried = [one for one in order if losses[one] <= GOOD or BAD <= losses[one] < CERTAIN]
    shares = playouts(net, state, tried, PLAYOUTS)
    lost = 100 * (shares[:, :1] - shares)
    errors = lost.std(axis=0, ddof=1) / PLAYOUTS**0.5
    played = {one: [float(lost[:, i].mean()), float(errors[i])] for i, one in enumerate(tried)}
    found: dict[str, dict[str, Figures]] = {"good": {}, "fair": {}, "bad": {}}
    for one in order:
        figures = [losses[one], *(round(figure, 1) for figure in played.get(one, []))]
        found[classed(figures)][to_text(one)] = figures
    return found


def written(lessons: dict[str, list[Any]]) -> Iterator[str]:
    """Write a line for each class of each scene."""
    dense = (",", ":")
    for name, scenes in lessons.items():
        parts = (
            ",\n".join(f'    "{of}": {json.dumps(one[of], separators=dense)}' for of in one)
            for one in scenes
        )
        yield f'"{name}": [\n  {{\n' + "\n  },\n  {\n".join(parts) + "\n  }\n]"


def main(names: list[str]) -> None:
    """Judge the lessons of these names, one after the other."""
    net = PlayNet(files("lanterns.core").joinpath("nets", "2-players.net").read_bytes())
    path = FOLDER / "judged.json"
    lessons = read("judged") if path.exists() else {}
    for name in names:
        lessons[name] = []
        for moment in moments(read("lessons")[name]):
            lessons[name].append(judged(moment.state, net))
            counts = {of: len(part) for of, part in lessons[name][-1].items()}
            print(name, len(lessons[name]), counts, flush=True)
    path.write_text("{\n" + ",\n".join(written(lessons)) + "\n}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
