import { describe, expect, it } from "vitest";
import type { Placement } from "../wire/protocol";
import {
  bestCells,
  cellsAround,
  formatPlace,
  freeCells,
  gainOf,
  indexPlacements,
  parsePlace,
  placementValue,
  rankCells,
} from "./placements";

/** Seat 0 places: a match that is taken, one that is not, two platforms of which one pays. */
const RICH: Placement = [
  "12@0,-1r2",
  [
    [0, 3, true],
    [1, 0, false],
  ],
  [
    [0, -1, true],
    [0, -2, false],
  ],
  [
    [0, 3, true],
    [2, 6, false],
    [3, 5, true],
  ],
];
const POOR: Placement = ["12@0,-1r3", [], [], [[0, 1, false]]];
const PLAIN: Placement = ["12@1,0r1", [], [], [[0, 1, true]]];

describe("a placement as text", () => {
  it("is read and written alike", () => {
    for (const text of ["12@0,-1r2", "3@-4,10r0", "35@0,0r3"]) {
      const place = parsePlace(text);
      expect(place && formatPlace(place)).toBe(text);
    }
    expect(parsePlace("12@0,-1r2")).toEqual({ tile: 12, cell: { x: 0, y: -1 }, turns: 2 });
  });

  it("is nothing else", () => {
    for (const text of ["xP>R", "4R", "-K", ".", "12@0,-1r4", "12@0,-1"]) {
      expect(parsePlace(text)).toBeUndefined();
    }
  });

  it("is written with the turns brought back to one round", () => {
    expect(formatPlace({ tile: 7, cell: { x: 1, y: 2 }, turns: 9 })).toBe("7@1,2r1");
    expect(formatPlace({ tile: 7, cell: { x: 1, y: 2 }, turns: -1 })).toBe("7@1,2r3");
  });
});

describe("what a placement gives", () => {
  it("counts matches, favor and the facing card of whoever places", () => {
    expect(gainOf(RICH, 0)).toEqual({
      cards: [0, 0, 0, 2, 0, 0, 0],
      favor: 1,
      facing: [0, 3, true],
    });
    expect(placementValue(RICH)).toBe(3);
  });

  it("gives everybody else the facing card alone, or nothing when the supply is out", () => {
    expect(gainOf(RICH, 3).cards).toEqual([0, 0, 0, 0, 0, 1, 0]);
    expect(gainOf(RICH, 3).favor).toBe(0);
    expect(gainOf(RICH, 2).cards).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(gainOf(RICH, 2).facing).toEqual([2, 6, false]);
  });
});

describe("cells", () => {
  it("are free where a placement is legal", () => {
    expect(freeCells([RICH, POOR, PLAIN])).toEqual([
      { x: 0, y: -1 },
      { x: 1, y: 0 },
    ]);
  });

  it("are free around the tiles that lie there", () => {
    const around = cellsAround([
      { x: 0, y: 0 },
      { x: 1, y: 0 },
    ]);
    expect(around).toHaveLength(6);
    expect(around).not.toContainEqual({ x: 1, y: 0 });
    expect(around).toContainEqual({ x: 2, y: 0 });
  });

  it("are ranked by their best rotation, and the best are told", () => {
    const cells = freeCells([RICH, POOR, PLAIN]);
    const ranks = rankCells(indexPlacements([RICH, POOR, PLAIN]), cells, 12, 0);
    expect([...ranks]).toEqual([
      ["0,-1", { value: 3, turns: 2 }],
      ["1,0", { value: 1, turns: 1 }],
    ]);
    expect([...bestCells(ranks)]).toEqual(["0,-1"]);
  });

  it("keep the rotation that is held when no other gives more", () => {
    const same: Placement = ["12@1,0r3", [], [], [[0, 2, true]]];
    const ranks = rankCells(indexPlacements([PLAIN, same]), [{ x: 1, y: 0 }], 12, 3);
    expect(ranks.get("1,0")).toEqual({ value: 1, turns: 3 });
  });
});
