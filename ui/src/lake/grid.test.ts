import { describe, expect, it } from "vitest";
import { type LaidTile, neighbor, rowsOf } from "./grid";

function tile(x: number, y: number): LaidTile {
  return { cell: { x, y }, turns: 0, sides: ["R", "W", "K", "B"], middle: "water" };
}

const TILES = [tile(0, 0), tile(1, 0)];
const FREE = [
  { x: 0, y: -1 },
  { x: 3, y: 0 },
  { x: 1, y: 1 },
];

describe("the lake in rows", () => {
  it("goes from the top of the screen down, and from left to right", () => {
    const keys = rowsOf(TILES, FREE, 0).map((row) => row.map(({ key }) => key));
    expect(keys).toEqual([["0,-1"], ["0,0", "1,0", "3,0"], ["1,1"]]);
  });

  it("is turned with the table", () => {
    const keys = rowsOf(TILES, FREE, 2).map((row) => row.map(({ key }) => key));
    expect(keys).toEqual([["1,1"], ["3,0", "1,0", "0,0"], ["0,-1"]]);
  });

  it("is walked straight ahead before aside, over gaps, and not beyond the edge", () => {
    const spots = rowsOf(TILES, FREE, 0).flat();
    const at = (key: string) => {
      const found = spots.find((spot) => spot.key === key);
      if (!found) throw new Error(key);
      return found;
    };
    expect(neighbor(spots, at("0,0"), 1)?.key).toBe("1,0");
    expect(neighbor(spots, at("1,0"), 1)?.key).toBe("3,0");
    expect(neighbor(spots, at("0,0"), 0)?.key).toBe("0,-1");
    expect(neighbor(spots, at("1,0"), 2)?.key).toBe("1,1");
    expect(neighbor(spots, at("3,0"), 1)).toBeUndefined();
  });
});
