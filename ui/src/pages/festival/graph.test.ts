import { describe, expect, it } from "vitest";
import { linesOf, scaleOf } from "./graph";

describe("the graph of honor", () => {
  const byTurn = [
    [0, 0],
    [8, 0],
    [8, 10],
    [8, 10],
  ];

  it("steps up where a set was dedicated", () => {
    const [first, second] = linesOf(byTurn, { width: 100, height: 50 });
    expect(first).toEqual({ seat: 0, path: "M0 50H50V10H100", end: { x: 100, y: 10 } });
    expect(second).toEqual({ seat: 1, path: "M0 50H75V0H100", end: { x: 100, y: 0 } });
  });

  it("is flat where nobody dedicated", () => {
    const lines = linesOf([[0, 0]], { width: 10, height: 10 });
    expect(lines.map(({ path }) => path)).toEqual(["M0 10H10", "M0 10H10"]);
  });

  it("has a scale in even steps", () => {
    const frame = { width: 100, height: 92 };
    const marks = scaleOf([[31, 46]], frame);
    expect(marks.map(({ honor }) => honor)).toEqual([0, 10, 20, 30, 40]);
    expect(marks.map(({ y }) => y)).toEqual([92, 72, 52, 32, 12]);
    expect(scaleOf([[12, 19]], frame).map(({ honor }) => honor)).toEqual([0, 5, 10, 15]);
  });
});
