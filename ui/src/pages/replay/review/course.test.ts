import { describe, expect, it } from "vitest";
import type { SeatAccount } from "../../../core/accounts";
import type { Decision } from "../../../core/review";
import { linesOf, plyAt, plyByKey, spread } from "./chart";
import { chancesAt, courseOf, stepsOf } from "./course";

const decision = (ply: number, ...winChance: number[]) =>
  ({ ply, best: { winChance: [0.7, 0.3] }, chosen: { winChance } }) as unknown as Decision;

const COURSE = courseOf(
  [decision(0, 0.6, 0.4), decision(4, 0.2, 0.8), decision(9, 0, 1)],
  [0, 1],
  10,
);

describe("the course of a game", () => {
  it("leads from what the first decision began with over all to the result", () => {
    expect(COURSE).toEqual([
      { ply: 0, chances: [0.7, 0.3] },
      { ply: 1, chances: [0.6, 0.4] },
      { ply: 5, chances: [0.2, 0.8] },
      { ply: 10, chances: [0, 1] },
    ]);
  });

  it("begins with equal chances until the first decision is judged", () => {
    const [first] = courseOf([decision(4, 0.2, 0.8)], [0, 1], 10);
    expect(first).toEqual({ ply: 0, chances: [0.5, 0.5] });
  });

  it("has the last chances that are known at each moment", () => {
    expect([0, 1, 4, 5, 10].map((ply) => chancesAt(COURSE, ply)[0])).toEqual([
      0.7, 0.6, 0.6, 0.2, 0,
    ]);
  });

  it("is a line for each seat", () => {
    const [first, second] = linesOf(COURSE, { width: 100, height: 50, last: 10 });
    expect(first).toEqual({ seat: 0, path: "M0 15L10 20L50 40L100 50", end: { x: 100, y: 50 } });
    expect(second?.path).toBe("M0 35L10 30L50 10L100 0");
  });
});

describe("places on the chart", () => {
  it("are moments of the game", () => {
    expect([-1, 0, 0.26, 1, 2].map((part) => plyAt(part, 10))).toEqual([0, 0, 3, 10, 10]);
  });

  it("are reached by keys, and never leave the game", () => {
    expect(
      ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown", "Home", "End", "x"].map((key) =>
        plyByKey(key, 4, 10),
      ),
    ).toEqual([5, 5, 3, 3, 0, 10, undefined]);
    expect(plyByKey("ArrowRight", 10, 10)).toBe(10);
    expect(plyByKey("ArrowLeft", 0, 10)).toBe(0);
  });

  it("are moved apart where they are too near, within the chart", () => {
    expect(spread([50, 10, 20], 18, 100)).toEqual([50, 10, 28]);
    expect(spread([99, 98, 97], 18, 100)).toEqual([100, 82, 64]);
  });
});

describe("an account", () => {
  const account = (own: number, others: number, result: number): SeatAccount => ({
    seat: 0,
    result,
    own,
    others,
    luck: result - 1 / 3 - own - others,
    quality: 50,
  });

  it("adds up as it is shown: each step begins where the one before ended", () => {
    for (const one of [
      account(-0.2346, 0.1119, 1),
      account(-0.00049, 0.33335, 0),
      account(0, 0, 1 / 3),
    ]) {
      const steps = stepsOf(one, 3);
      const [share, own, others, luck, result] = steps;
      expect(steps.map(({ name }) => name)).toEqual(["share", "own", "others", "luck", "result"]);
      expect([share?.from, result?.from]).toEqual([0, 0]);
      expect([own?.from, others?.from, luck?.from, luck?.to]).toEqual([
        share?.to,
        own?.to,
        others?.to,
        result?.to,
      ]);
      expect(((luck?.to ?? 0) - (luck?.from ?? 0)) / 1000).toBeCloseTo(one.luck, 2);
      expect(steps.every(({ from, to }) => Number.isInteger(from) && Number.isInteger(to))).toBe(
        true,
      );
    }
  });
});
