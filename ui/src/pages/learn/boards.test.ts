import { describe, expect, it } from "vitest";
import { boardOf } from "./boards";

describe("the little boards", () => {
  it("put whoever places at the bottom and everybody else clockwise", () => {
    expect(boardOf("facing").edges).toEqual(["bottom", "left", "top", "right"]);
    expect(boardOf("platform").edges).toEqual(["bottom", "top"]);
  });

  it("tell what the rules say about them", () => {
    const { placed, placements, active } = boardOf("shortage");
    const [, matches, favors, facings] = placements.get(placed) ?? [];
    expect(matches?.map(([, color, received]) => [color, received])).toEqual([[0, true]]);
    expect(favors).toEqual([]);
    expect(facings?.map(([seat, , received]) => [seat, received])).toEqual([
      [active, true],
      [expect.any(Number), false],
      [expect.any(Number), true],
    ]);
  });

  it("know every rotation on every free cell", () => {
    for (const name of ["facing", "platform", "two-matches", "shortage"] as const) {
      const { placements, placed } = boardOf(name);
      expect(placements.size % 4, name).toBe(0);
      expect(placements.has(placed), name).toBe(true);
    }
  });
});
