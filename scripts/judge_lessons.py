"""Judge every answer of lessons: `PYTHONPATH=tests:. python scripts/judge_lessons.py tokens give`.

Writes to `tests/courses/judged.json` what every legal action of each scene loses to the best one,
in percent of the chance to win: as the coach judges it, and where that praises it or hardly
condemns it, in games that the champion's net plays to their end, with the standard error. The
answers that are good or fair go into `lessons.json`. It needs a C compiler, and 5 to 25 seconds of
processor time for a scene.
"""

import json
import os
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from importlib.resources import files
from typing import Any

from courses.course_data import BAD, FOLDER, GOOD, JUDGED, classed, moments, read, read_judged

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


def judged_text(lessons: dict[str, list[Any]]) -> str:
    """Write a line for each class of each scene."""
    return _listed(
        f'"{name}": '
        + _listed((_listed(f'"{of}": {json.dumps(one[of])}' for of in one) for one in scenes), "[]")
        for name, scenes in lessons.items()
    )


def lessons_text(lessons: dict[str, Any]) -> str:
    """Write a line for each game and each scene."""
    return _listed(
        f'"{name}": '
        + _listed(
            f'"{key}": {_listed(map(json.dumps, part), "[]") if key != "bot" else json.dumps(part)}'
            for key, part in lesson.items()
        )
        for name, lesson in lessons.items()
    )


def _listed(lines: Iterable[str], brackets: str = "{}") -> str:
    inner = ",\n".join(lines).replace("\n", "\n  ")
    return f"{brackets[0]}\n  {inner}\n{brackets[1]}"


def main(names: list[str]) -> None:
    """Judge the lessons of these names, one after the other."""
    net = PlayNet(files("lanterns.core").joinpath("nets", "2-players.net").read_bytes())
    lessons, all_judged = read("lessons"), read_judged()
    for name in names:
        all_judged[name] = []
        for moment in moments(lessons[name]):
            found = judged(moment.state, net)
            all_judged[name].append(found)
            [step] = moment.scene["steps"]
            step |= {of: list(found[of]) for of in ("good", "fair")}
            print(name, {of: len(part) for of, part in found.items()}, flush=True)
        JUDGED.write_text(judged_text(all_judged) + "\n")
        (FOLDER / "lessons.json").write_text(lessons_text(lessons) + "\n")


if __name__ == "__main__":
    main(sys.argv[1:])
