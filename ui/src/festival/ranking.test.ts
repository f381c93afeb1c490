import { describe, expect, it } from "vitest";
import { linesOf, scaleOf } from "./graph";
import { rankPlayers } from "./ranking";

describe("the ranking", () => {
  const result = {
    honor: [20, 31, 31],
    favor: [4, 2, 2],
    cards: [5, 1, 1],
    winners: [1, 2],
    ranks: [3, 1, 1],
    decider: "nothing" as const,
    sentence: "",
    honor_by_turn: [],
  };

  it("goes by rank, and in turn order where one is shared", () => {
    expect(rankPlayers(result).map(({ seat, rank, honor }) => [seat, rank, honor])).toEqual([
      [1, 1, 31],
      [2, 1, 31],
      [0, 3, 20],
    ]);
  });
});

describe("ties", () => {
  const tiebreaker = (honor: number[], favor: number[], cards: number[], ranks: number[]) =>
    rankPlayers({
      ...{ honor, favor, cards, ranks, winners: [], decider: "honor", sentence: "" },
      honor_by_turn: [],
    }).map((row) => row.tiebreaker);

  it("are tiebreaker by favor, then by cards, and told beside each player", () => {
    expect(tiebreaker([9, 8], [0, 0], [0, 0], [1, 2])).toEqual([undefined, undefined]);
    expect(tiebreaker([9, 9], [3, 1], [0, 5], [1, 2])).toEqual(["favor", "favor"]);
    expect(tiebreaker([9, 9, 4], [3, 3, 3], [6, 5, 6], [1, 2, 3])).toEqual([
      "cards",
      "cards",
      undefined,
    ]);
    expect(tiebreaker([9, 9], [3, 3], [5, 5], [1, 1])).toEqual([undefined, undefined]);
  });
});

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
