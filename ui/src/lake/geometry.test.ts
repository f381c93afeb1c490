import { describe, expect, it } from "vitest";
import { centerOf, DIRECTIONS, OFFSETS, PITCH, spinFor, turned } from "./geometry";

describe("the table is turned", () => {
  it("brings every seat to the bottom", () => {
    for (const mine of DIRECTIONS) {
      const step = OFFSETS[mine];
      expect(turned(step.x, step.y, spinFor(mine))).toEqual([0, 1]);
    }
  });

  it("keeps neighbors neighbors", () => {
    for (const spin of DIRECTIONS) {
      const a = centerOf({ x: 2, y: -1 }, spin);
      const b = centerOf({ x: 3, y: -1 }, spin);
      expect(Math.abs(a.x - b.x) + Math.abs(a.y - b.y)).toBe(PITCH);
    }
  });
});
