import { describe, expect, it } from "vitest";
import { gameOf, playerOf } from "../testing/states";
import type { Placement } from "../wire/protocol";
import { completionsOf, worstOf } from "./preview-reach";

/** Seat 1 places: a red match, and red, blue, black and white for the seats from 1 on. */
const PLACEMENT: Placement = [
  "7@0,-1r0",
  [[2, 0, true]],
  [],
  [
    [1, 0, true],
    [2, 4, true],
    [3, 6, false],
    [0, 5, true],
  ],
];

const GAME = gameOf({
  players: [
    playerOf({ cards: [1, 1, 1, 1, 1, 0, 1] }),
    playerOf({ cards: [2, 2, 2, 0, 0, 0, 0] }),
    playerOf({ cards: [2, 2, 0, 0, 3, 0, 0] }),
    playerOf({ cards: [0, 0, 0, 0, 0, 0, 3] }),
  ],
});

describe("what a placement completes", () => {
  it("is listed from the player who places, clockwise, without cards that are missed", () => {
    expect(completionsOf(GAME, PLACEMENT)).toEqual([
      { seat: 1, sets: [{ kind: 0, value: 8 }], isNext: false },
      { seat: 2, sets: [{ kind: 0, value: 8 }], isNext: true },
      { seat: 0, sets: [{ kind: 2, value: 10 }], isNext: false },
    ]);
  });

  it("names the most valuable set of a seat first", () => {
    const game = gameOf({ players: [playerOf({ cards: [2, 0, 1, 0, 3, 0, 0] }), playerOf()] });
    const green: Placement = ["7@0,-1r0", [[0, 2, true]], [], [[0, 4, true]]];
    expect(completionsOf(game, green)).toEqual([
      {
        seat: 0,
        sets: [
          { kind: 1, value: 9 },
          { kind: 0, value: 8 },
        ],
        isNext: false,
      },
    ]);
  });

  it("has a worst gift: the most honor, or else the earlier player", () => {
    const [, next, later] = completionsOf(GAME, PLACEMENT);
    if (!next || !later) throw new Error("two gifts are expected");
    expect(worstOf([next, later])).toBe(later);
    const equal = { ...later, sets: next.sets };
    expect(worstOf([next, equal])).toBe(next);
    expect(worstOf([])).toBeUndefined();
  });
});
