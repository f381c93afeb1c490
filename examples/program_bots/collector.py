#!/usr/bin/env python3
"""A bot as a program, with the standard library alone: `--bots "cmd:./collector.py"`.

It reads a line of JSON, writes a line of JSON, and ends when its input ends. It dedicates whenever
it can, and otherwise places the tile that matches most of its neighbors.
"""

import json
import random
import sys
from typing import Any

# The sides of every tile, north, east, south, west, as docs/record.md lists them.
SIDES = (
    "RWKB GBKO WKOK GGGR OPOO RKGP RGBP WGOG RGKR WBKB GROW BPWR RGGR KPBB WWRG OPWW PPRG GBOB "
    "BRKG BKWG RKKP RKRO PBPG OBWO BRWK BWGP OBOB KWKW PKWO ROPW PPKP OKPR BWOR BPKO RWKO WGPB"
).split()

NEIGHBORS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west


def placement(text: str) -> tuple[int, int, int, int]:
    """Read a placement such as 12@0,-1r2: the tile, x, y and the quarter turns."""
    tile, place = text.split("@")
    cell, turns = place.split("r")
    x, y = cell.split(",")
    return int(tile), int(x), int(y), int(turns)


def side(tile: int, turns: int, direction: int) -> str:
    """Return the color that a turned tile shows in a direction."""
    return SIDES[tile][(direction - turns) % 4]


def matches(lake: dict[tuple[int, int], tuple[int, int]], text: str) -> int:
    """Count the neighbors whose color a placement would match."""
    tile, x, y, turns = placement(text)
    count = 0
    for direction, (east, south) in enumerate(NEIGHBORS):
        if (x + east, y + south) in lake:
            other, turned = lake[x + east, y + south]
            facing = (direction + 2) % 4
            count += side(tile, turns, direction) == side(other, turned, facing)
    return count


def choose(question: dict[str, Any]) -> tuple[str, str]:
    """Return the action and the reason for it."""
    legal: list[str] = question["legal"]
    # With the seed of the question, the same game is played every time.
    chance = random.Random(question["seed"])  # noqa: S311 - nothing secret about it
    dedications = [action for action in legal if action[0] in "347" and "@" not in action]
    if dedications:
        return chance.choice(dedications), "A token now is better than one later."
    placements = [action for action in legal if "@" in action]
    if not placements:
        return chance.choice(legal), "There is nothing to place."
    laid = [placement(text) for text in question["view"]["lake"]]
    lake = {(x, y): (tile, turns) for tile, x, y, turns in laid}
    most = max(matches(lake, text) for text in placements)
    best = [text for text in placements if matches(lake, text) == most]
    return chance.choice(best), f"It matches {most} sides."


def main() -> None:
    """Answer until the input ends."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer = {"type": "hello", "protocol": "lanterns-bot/1", "name": "collector"}
        else:
            action, reason = choose(message)
            answer = {"type": "choice", "id": message["id"], "action": action, "reason": reason}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
